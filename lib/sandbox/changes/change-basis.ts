import { freeChange, type PermittedChange } from '../../exchange/change-terms.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import type { PassengerCount } from '../../kernel/passengers.ts'
import { passengerKind } from '../../kernel/passengers.ts'
import { type PricedItinerary, segmentsOf } from '../../pricing/fare.ts'
import type { PriceParts } from '../../pricing/itinerary-price.ts'
import { partsOf } from '../../refund/price-parts.ts'
import type { OrderToChange } from '../../suppliers/air-changes.ts'
import { priceFor } from '../../ticketing/ticketing.ts'
import type { AirWorld } from '../gds/air-world.ts'
import { changeNotPermitted, unusedValue } from './unused-value.ts'

type Traveler = OrderToChange['travelers'][number]

/** A traveler of the change, before it is known what it is changed to. */
export interface TravelerToChange {
  readonly travelerId: string
  readonly ptc: string
  readonly before: PriceParts
  readonly rule: PermittedChange
}

/** What a change of an order starts from. */
export interface ChangeBasis {
  readonly travelers: readonly TravelerToChange[]
  readonly passengers: readonly PassengerCount[]
}

/** What a traveler pays of an itinerary. */
export function partsFor(
  itinerary: PricedItinerary,
  traveler: Traveler,
  travelers: readonly Traveler[],
): PriceParts {
  const price = priceFor({ itinerary }, traveler, travelers)
  if (!price) throw new Error(`no price for a ${traveler.ptc}`)
  return partsOf(price)
}

/** The passengers of an itinerary, as far as they are among these travelers. */
function passengersAmong(
  { passengers }: PricedItinerary,
  travelers: readonly Pick<Traveler, 'ptc'>[],
): PassengerCount[] {
  const typeOf = ({ ptc }: Pick<Traveler, 'ptc'>) =>
    passengers.find((type) => type.ptc === ptc) ??
    passengers.find((type) => passengerKind(type.ptc) === passengerKind(ptc))
  const types = travelers.map(typeOf)
  return passengers
    .map((type) => ({ ...type, count: types.filter((one) => one === type).length }))
    .filter(({ count }) => count > 0)
}

/** Whether the carrier has put other flights in the place of those that were sold: changing them is free. */
const isInvoluntary = (itinerary: PricedItinerary): boolean =>
  segmentsOf(itinerary).some(({ soldAs }) => soldAs !== undefined)

/** Travelers with tickets, at what these are worth. */
async function ticketedTravelers(
  world: AirWorld,
  { itinerary, tickets, travelers }: OrderToChange,
  now: EpochMs,
): Promise<TravelerToChange[]> {
  const ticketsOf = Map.groupBy(tickets, ({ traveler }) => traveler.id)
  const ticketed: TravelerToChange[] = []
  for (const { id, ptc } of travelers) {
    const own = ticketsOf.get(id)
    if (!own) continue
    const { value, rule } = await unusedValue(world, own, now)
    const permitted = isInvoluntary(itinerary) ? freeChange : rule
    if (!permitted.permitted) throw changeNotPermitted('THE FARE DOES NOT PERMIT CHANGES')
    ticketed.push({ travelerId: id, ptc, before: value, rule: permitted })
  }
  return ticketed
}

/** All travelers of a held order, at its price. */
const heldTravelers = ({ itinerary, travelers }: OrderToChange): TravelerToChange[] =>
  travelers.map((traveler) => ({
    travelerId: traveler.id,
    ptc: traveler.ptc,
    before: partsFor(itinerary, traveler, travelers),
    rule: freeChange,
  }))

/**
 * What a change of an order starts from: who travels, and what each has to give.
 *
 * @throws Refusal `changeNotPermitted`
 */
export async function changeBasis(world: AirWorld, order: OrderToChange, now: EpochMs): Promise<ChangeBasis> {
  const { itinerary, travelers: all } = order
  const travelers =
    order.tickets.length === 0 ? heldTravelers(order) : await ticketedTravelers(world, order, now)
  const passengers =
    travelers.length === all.length ? itinerary.passengers : passengersAmong(itinerary, travelers)
  return { travelers, passengers }
}
