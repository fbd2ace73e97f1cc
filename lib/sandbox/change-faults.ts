import { dueFor } from '../exchange/change-terms.ts'
import type { FlightChange, TravelerChange } from '../exchange/flight-change.ts'
import { flightKey } from '../kernel/flight.ts'
import { type PricedItinerary, segmentsOf } from '../pricing/fare.ts'
import type { AirChanges, ChangeRequest, OrderToChange } from '../suppliers/air-changes.ts'
import { changeNotPermitted } from './changes/unused-value.ts'
import { surchargeOf, withHigherSurcharge, withSurcharge } from './higher-prices.ts'
import { type Fault, faultOf } from './traveler-faults.ts'

/** Only those with tickets have a name at this point. */
const faultIn = ({ tickets }: OrderToChange): Fault | undefined =>
  faultOf(tickets.map(({ traveler }) => traveler))

function dearer(change: TravelerChange, { isNotNetted }: OrderToChange): TravelerChange {
  const netMinor = change.collectMinor - change.residualMinor + surchargeOf(change.after)
  return {
    ...change,
    after: withSurcharge(change.after),
    ...dueFor(netMinor, isNotNetted ? change.feeMinor : 0),
  }
}

/** The change with a higher carrier surcharge: it costs every traveler a tenth of the fare more. */
const withHigherPrice = (change: FlightChange, order: OrderToChange): FlightChange => ({
  ...change,
  itinerary: withHigherSurcharge(change.itinerary),
  terms: { ...change.terms, travelers: change.terms.travelers.map((one) => dearer(one, order)) },
})

/** As if the carrier had put other flights in the place of those that were sold. */
const replacedByCarrier = (itinerary: PricedItinerary): PricedItinerary => ({
  ...itinerary,
  legs: itinerary.legs.map((leg) => ({
    ...leg,
    segments: segmentsOf({ legs: [leg] }).map((segment) => ({
      ...segment,
      soldAs: [flightKey(segment.flight)],
    })),
  })),
})

/** @throws Refusal `changeNotPermitted` */
function asForced<Order extends ChangeRequest | OrderToChange>(order: Order): Order {
  const fault = faultIn(order)
  if (fault === 'NOCHANGE') throw changeNotPermitted('THE CARRIER DOES NOT PERMIT IT')
  return fault === 'INVOLUNTARY' ? { ...order, itinerary: replacedByCarrier(order.itinerary) } : order
}

/** Changes with the faults that the surname of a traveler with a ticket forces. */
export const withChangeFaults = (changes: AirChanges): AirChanges => ({
  ...changes,

  find: async (request, call) => changes.find(asForced(request), call),

  async price(change, order, call) {
    const priced = await changes.price(change, asForced(order), call)
    return faultIn(order) === 'CHANGEPRICE' ? withHigherPrice(priced, order) : priced
  },
})
