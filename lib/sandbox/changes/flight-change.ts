import { travelerChange } from '../../exchange/change-terms.ts'
import type { FlightChange, TravelerChange } from '../../exchange/flight-change.ts'
import { type EpochMs, toTimestamp } from '../../kernel/instant.ts'
import { passengerKind } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import { passengerPrices } from '../../pricing/itinerary-price.ts'
import type { OrderToChange, Waiver } from '../../suppliers/air-changes.ts'
import { type ChangeBasis, partsFor } from './change-basis.ts'
import { changePolicyOf } from './change-policies.ts'

const waives = ({ waiver }: OrderToChange, what: Waiver['waives'][number]): boolean =>
  waiver?.waives.includes(what) ?? false

/** The journey at what its travelers pay for it, less where the carrier waives a difference. */
function atTerms(itinerary: PricedItinerary, travelers: readonly TravelerChange[]): PricedItinerary {
  const passengers = passengerPrices(itinerary.price).map((price) => {
    const traveler = travelers.find(({ ptc }) => passengerKind(ptc) === passengerKind(price.ptc))
    return traveler ? { ...price, ...traveler.after } : price
  })
  return { ...itinerary, price: { currency: itinerary.price.currency, passengers } }
}

/** The waiver, when it waives something of a change. */
const acceptedWaiver = (order: OrderToChange): { waiverCode?: string } =>
  order.waiver && (waives(order, 'changePenalty') || waives(order, 'priceDifference'))
    ? { waiverCode: order.waiver.code }
    : {}

/** A change to a priced journey, with what it costs each traveler. */
export function toFlightChange(
  priced: PricedItinerary,
  { order, basis, expiresAt }: { order: OrderToChange; basis: ChangeBasis; expiresAt: EpochMs },
): FlightChange {
  const people = basis.travelers.map(({ travelerId: id, ptc }) => ({ id, ptc }))
  const charging = {
    isFeeWaived: waives(order, 'changePenalty'),
    isDifferenceWaived: waives(order, 'priceDifference'),
    isNotNetted: order.isNotNetted,
  }
  const travelers = basis.travelers.map(({ rule, travelerId, ptc, before }) =>
    travelerChange(
      { travelerId, ptc, before, after: partsFor(priced, { id: travelerId, ptc }, people) },
      { rule, ...charging },
    ),
  )
  return {
    itinerary: charging.isDifferenceWaived ? atTerms(priced, travelers) : priced,
    terms: {
      currency: priced.price.currency,
      travelers,
      ...changePolicyOf(priced),
      ...acceptedWaiver(order),
    },
    expiresAt,
  }
}

/** @throws Refusal `changeExpired` */
export function requireLiveChange({ expiresAt }: FlightChange, now: EpochMs): void {
  if (now >= expiresAt) throw new Refusal('changeExpired', { expiredAt: toTimestamp(expiresAt) })
}
