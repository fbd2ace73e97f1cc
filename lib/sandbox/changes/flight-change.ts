import { travelerChange, withoutIncrease } from '../../exchange/change-terms.ts'
import type { FlightChange } from '../../exchange/flight-change.ts'
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

/** The journey at no more than its travelers have to give, because the carrier waives the difference. */
function withDifferenceWaived(itinerary: PricedItinerary, { travelers }: ChangeBasis): PricedItinerary {
  const passengers = passengerPrices(itinerary.price).map((price) => {
    const traveler = travelers.find(({ ptc }) => passengerKind(ptc) === passengerKind(price.ptc))
    return traveler ? withoutIncrease(price, traveler.before) : price
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
  const itinerary = waives(order, 'priceDifference') ? withDifferenceWaived(priced, basis) : priced
  const travelers = basis.travelers.map(({ travelerId: id, ptc }) => ({ id, ptc }))
  return {
    itinerary,
    terms: {
      currency: itinerary.price.currency,
      travelers: basis.travelers.map(({ rule, ...traveler }) =>
        travelerChange(
          {
            ...traveler,
            after: partsFor(itinerary, { id: traveler.travelerId, ptc: traveler.ptc }, travelers),
          },
          { rule, isFeeWaived: waives(order, 'changePenalty'), isNotNetted: order.isNotNetted },
        ),
      ),
      ...changePolicyOf(itinerary),
      ...acceptedWaiver(order),
    },
    expiresAt,
  }
}

/** @throws Refusal `changeExpired` */
export function requireLiveChange({ expiresAt }: FlightChange, now: EpochMs): void {
  if (now >= expiresAt) throw new Refusal('changeExpired', { expiredAt: toTimestamp(expiresAt) })
}
