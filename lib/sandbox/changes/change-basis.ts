import { freeChange, type PermittedChange } from '../../exchange/change-terms.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import type { PassengerCount } from '../../kernel/passengers.ts'
import { passengerKind } from '../../kernel/passengers.ts'
import { type PricedItinerary, segmentsOf } from '../../pricing/fare.ts'
import type { PriceParts } from '../../pricing/itinerary-price.ts'
import type { OrderToChange } from '../../suppliers/air-changes.ts'
import { priceFor } from '../../ticketing/ticketing.ts'
import { partsOf, unusedValue } from './unused-value.ts'

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
  const { baseMinor, taxes, fees } = partsOf(price)
  return { baseMinor, taxes, fees }
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

/** Of a held order all travelers at its price; otherwise those with tickets, at what these are worth. */
function travelersOf(order: OrderToChange, now: EpochMs): TravelerToChange[] {
  const { itinerary, tickets, travelers } = order
  if (tickets.length === 0)
    return travelers.map((traveler) => ({
      travelerId: traveler.id,
      ptc: traveler.ptc,
      before: partsFor(itinerary, traveler, travelers),
      rule: freeChange,
    }))
  const ticketsByTraveler = Map.groupBy(tickets, ({ traveler }) => traveler.id)
  return travelers.flatMap(({ id, ptc }) => {
    const own = ticketsByTraveler.get(id)
    if (!own) return []
    const { value, rule } = unusedValue(own, now)
    return [{ travelerId: id, ptc, before: value, rule: isInvoluntary(itinerary) ? freeChange : rule }]
  })
}

/**
 * What a change of an order starts from: who travels, and what each has to give.
 *
 * @throws Refusal `changeNotPermitted`
 */
export function changeBasis(order: OrderToChange, now: EpochMs): ChangeBasis {
  const { itinerary, travelers: all } = order
  const travelers = travelersOf(order, now)
  const passengers =
    travelers.length === all.length ? itinerary.passengers : passengersAmong(itinerary, travelers)
  return { travelers, passengers }
}
