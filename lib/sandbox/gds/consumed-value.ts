import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PriceParts } from '../../pricing/itinerary-price.ts'
import { cappedParts, noParts, partsOf, sumParts } from '../../refund/price-parts.ts'
import type { PriceRequest } from '../../shopping/shopping.ts'
import type { Coupon, Ticket } from '../../ticketing/document.ts'
import { couponStatusAt } from '../../ticketing/document.ts'
import type { AirWorld } from './air-world.ts'
import { priceFlights } from './price.ts'

/** Coupons of a conjunction, in the order of the journey. */
export const couponsOf = (tickets: readonly Ticket[]): Coupon[] => tickets.flatMap(({ coupons }) => coupons)

/** Whether the flight of a coupon was flown, or its passenger is on board. */
function isFlown(coupon: Coupon, now: EpochMs): boolean {
  const status = couponStatusAt(coupon, now)
  return status === 'Used' || status === 'Lifted/Boarded'
}

/**
 * What the flown flights of a ticket are worth: their fares one way, as the world sold them when the ticket was
 * issued, with the taxes of those flights. Each part at most what was paid; nothing flown: nothing.
 *
 * Of flights that are not sold any more, or have no such fare one way, it is their part of the paid base by
 * number of flights. Source: docs/contract/servicing.md 1.3; that part is a guess.
 *
 * @param tickets one traveler's, of one conjunction, in order
 */
export async function consumedValue(
  world: AirWorld,
  tickets: readonly Ticket[],
  now: EpochMs,
): Promise<PriceParts> {
  const [first] = tickets
  if (!first) return noParts
  const coupons = couponsOf(tickets)
  const paid = partsOf(first.price)
  const values: PriceParts[] = []
  for (const { coupons: numbers, brandCode } of first.fares) {
    const flown = coupons.filter((coupon, index) => numbers.includes(index + 1) && isFlown(coupon, now))
    if (flown.length === 0) continue
    const value = await oneWayPrice(world, first, flown, brandCode)
    values.push(value ?? { ...noParts, baseMinor: share(paid.baseMinor, flown.length / coupons.length) })
  }
  return cappedParts({ ...sumParts(values), fees: [] }, paid)
}

const share = (minor: number, part: number): number => Math.round(minor * part)

/** Price of flights alone at the moment of issue; undefined when they cannot be sold like that. */
async function oneWayPrice(
  world: AirWorld,
  ticket: Ticket,
  flown: readonly Coupon[],
  brandCode: string | undefined,
): Promise<PriceParts | undefined> {
  const { currency, agency, traveler, issuedAt } = ticket
  const request: PriceRequest = {
    legs: [{ flights: flown.map(toSelected), ...(brandCode !== undefined && { brand: brandCode }) }],
    passengers: [{ ptc: traveler.ptc, count: 1 }],
    pointOfSale: agency,
    currency,
    requireSeats: false,
  }
  try {
    const { price } = await priceFlights(world, request, issuedAt)
    const [passenger] = price.whole ? [] : price.passengers
    return passenger
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const toSelected = ({ flight: { carrier, number, departure, arrival }, bookingClass }: Coupon) => ({
  carrier,
  number,
  from: departure.airport,
  to: arrival.airport,
  date: departure.date,
  bookingClass,
})
