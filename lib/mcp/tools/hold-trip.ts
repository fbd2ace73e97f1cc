import * as z from 'zod'
import { type Client, identifierOf, Refusal, readReservation, type Traveler } from '../../client/index.ts'
import { pricedOfferId, readOfferId } from '../offer-id.ts'
import { tool } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'
import { toTrip, tripShape, tripText } from '../trip-view.ts'

const traveler = z.strictObject({
  given_name: z.string().min(1).max(60).describe('As in the passport.'),
  surname: z.string().min(1).max(60),
  type: z
    .enum(['ADT', 'CNN', 'INF'])
    .default('ADT')
    .describe('ADT adult, CNN child, INF infant: as searched.'),
  birth_date: z.iso.date().optional().describe('Needed for children and infants.'),
  phone: z
    .string()
    .regex(/^\+?[\d ]{5,20}$/)
    .optional()
    .describe('At least one traveler should have one.'),
  email: z.email().max(100).optional(),
})

const toTraveler = (given: z.output<typeof traveler>): Traveler => ({
  passengerTypeCode: given.type,
  PersonName: { Given: given.given_name, Surname: given.surname },
  ...(given.birth_date !== undefined && { birthDate: given.birth_date }),
  ...(given.phone !== undefined && { Telephone: [{ phoneNumber: given.phone.replace(/\D/g, '') }] }),
  ...(given.email !== undefined && { Email: [{ value: given.email }] }),
})

/** Some carriers book only what was priced. */
async function addOffer(trip: Client, workbench: string, offer: string): Promise<void> {
  try {
    await trip.addOffer(workbench, readOfferId(offer))
  } catch (error) {
    if (!(error instanceof Refusal) || error.rule !== 'priceFirst') throw error
    const { Identifier } = await trip.airPrice(readOfferId(offer))
    await trip.addOffer(workbench, readOfferId(pricedOfferId(offer, Identifier)))
  }
}

/** A workbench with the offer and the travelers; given up where one is refused. */
async function filled(trip: Client, offer: string, travelers: readonly Traveler[]): Promise<string> {
  readOfferId(offer)
  const workbench = identifierOf(await trip.newWorkbench())
  try {
    await addOffer(trip, workbench, offer)
    for (const one of travelers) await trip.addTraveler(workbench, { Traveler: one })
    return workbench
  } catch (error) {
    // It expires by itself where this fails too.
    await trip.discardWorkbench(workbench).catch(() => undefined)
    throw error
  }
}

export const holdTrip = tool({
  name: 'hold_trip',
  title: 'Hold a trip',
  description:
    'Books an offer for travelers without payment and answers its locator. It costs nothing; when it is not paid in time (pay_by), the seats go back. Call it once: each call books another trip.',
  kind: 'holds',
  input: z.strictObject({
    offer_id: z.string().max(1_000).describe('From price_offer, or search_flights.'),
    travelers: z.array(traveler).min(1).max(9).describe('As many of each type as were searched for.'),
  }),
  output: tripShape,
  async run({ offer_id, travelers }, { trip }) {
    const workbench = await filled(trip, offer_id, travelers.map(toTraveler))
    const held = readReservation(await trip.commitWorkbench(workbench))
    if (held.locator !== undefined) return toTrip(held.locator, held)
    throw new ToolRefusal(
      'notEnded',
      'The airline has not confirmed the booking yet, and there is no locator.',
      'Tell a person; do not hold the trip again.',
    )
  },
  say: tripText,
})
