import type { TestContext } from 'vitest'
import type { FlightChange } from '../../../lib/exchange/flight-change.ts'
import { flightsKept } from '../../../lib/exchange/kept-flights.ts'
import { addDays } from '../../../lib/kernel/instant.ts'
import { Refusal } from '../../../lib/kernel/refusals.ts'
import { can } from '../../../lib/pricing/capabilities.ts'
import type { PenaltyRule, PricedItinerary } from '../../../lib/pricing/fare.ts'
import type { FareGroup } from '../../../lib/shopping/shopping.ts'
import type { AirChanges, ChangeRequest } from '../../../lib/suppliers/air-changes.ts'
import type { IssuedTicket, IssueOrder } from '../../../lib/suppliers/document-orders.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import type { Ticket } from '../../../lib/ticketing/document.ts'
import { toSelectedFlight } from '../../../lib/workbench/air-offer.ts'
import type { Buyer } from './buyer.ts'
import { keptTickets } from './kept-tickets.ts'

type Row = keyof PenaltyRule

/** The cheapest fare of a group that permits changes; -1: none does. */
const changeableFare = ({ fares }: FareGroup, row: Row): number =>
  fares.findIndex(({ legs }) => legs.every(({ rule }) => rule.change[row]?.permitted))

/** An order that is changed by the tests of a suite. */
export interface OrderUnderChange {
  readonly sale: SellOrder
  readonly changes: AirChanges
  /** The first leg a day later, all others as they are. */
  readonly request: ChangeRequest
}

/** Whether an offer can be held, and changed after that with tickets: leg by leg, as one carrier sells all of them. */
export const isChangeable = (priced: PricedItinerary): boolean =>
  can(priced, 'exchange') &&
  can(priced, 'hold') &&
  priced.legs.every(
    ({ fare: { carrier, rule } }) =>
      rule.change.beforeDeparture?.permitted && carrier === priced.validatingCarrier,
  )

/** The cheapest such offer of the journey. @param row when its fares permit changes */
export async function changeableOffer(
  buyer: Buyer,
  row: Row = 'beforeDeparture',
): Promise<PricedItinerary | undefined> {
  for (const group of await buyer.shop()) {
    const fare = changeableFare(group, row)
    if (fare < 0) continue
    const priced = await buyer.priceOf(group, fare)
    if (isChangeable(priced)) return priced
  }
  return undefined
}

/**
 * Orders of a buyer that can be changed.
 *
 * @param offer another offer than the first of the journey that can be changed
 */
export function ordersToChange(
  buyer: Buyer,
  offer: () => Promise<PricedItinerary | undefined> = () => changeableOffer(buyer),
) {
  function requestFor(sale: SellOrder, tickets: readonly Ticket[]): ChangeRequest {
    const { itinerary, travelers } = sale
    const { legs, pointOfSale } = buyer.subject().journey
    return {
      saleKey: sale.key,
      itinerary,
      tickets,
      travelers: travelers.map(({ id, ptc }) => ({ id, ptc })),
      pointOfSale,
      legs: legs.map((leg, index) =>
        index === 0 ? { ...leg, date: addDays(leg.date, 1) } : { ...leg, locked: stays(itinerary, index) },
      ),
      upsells: 1,
      maxChanges: 4,
    }
  }

  return {
    /** A held order, or one with tickets; skips the test where there is none. */
    async held(skip: TestContext['skip']): Promise<OrderUnderChange> {
      const changes = buyer.host().changes ?? skip('this supplier changes no flights')
      const sale = buyer.order((await offer()) ?? skip('no offer of the journey can be held and changed'))
      await buyer.host().sell(sale, buyer.call())
      return { sale, changes, request: requestFor(sale, []) }
    },

    /** A held order whose host changes such orders too; skips the test where there is none. */
    async changeableUnpaid(skip: TestContext['skip']): Promise<OrderUnderChange> {
      const order = await this.held(skip)
      const found = await order.changes.find(order.request, buyer.call()).catch((error: unknown) => error)
      const isRefused = found instanceof Refusal && found.code === 'changeNotPermitted'
      return isRefused ? skip('this supplier changes ticketed orders only') : order
    },

    /** @returns the order with its issuance, and the tickets as the service would keep them */
    async ticketed(skip: TestContext['skip']) {
      const { sale, changes } = await this.held(skip)
      const issue = buyer.issueOrder(sale)
      const issued = await buyer.host().issue(issue, buyer.call())
      const tickets = issued.flatMap((one) => keptTickets(sale, issue.key, one, buyer.call().now))
      return { sale, changes, issue, issued, tickets, request: requestFor(sale, tickets) }
    },

    /** The cheapest change. */
    async firstChange({
      changes,
      request,
    }: Pick<OrderUnderChange, 'changes' | 'request'>): Promise<FlightChange> {
      const [first] = await changes.find(request, buyer.call())
      if (!first) throw new Error('there is nothing to change to')
      return changes.price(first, request, buyer.call())
    },

    /** The sale of a change. */
    orderOf({ sale }: Pick<OrderUnderChange, 'sale'>, { itinerary, terms, ref }: FlightChange): SellOrder {
      return {
        ...buyer.order(itinerary),
        travelers: sale.travelers,
        changes: { saleKey: sale.key, itinerary: sale.itinerary, terms, ...(ref !== undefined && { ref }) },
        replacesSegments: keptSeats(sale, itinerary),
      }
    },

    /** The tickets of a change, for those of an earlier issuance. */
    exchangeOf(
      order: SellOrder,
      { terms }: FlightChange,
      former: { readonly issue: IssueOrder; readonly issued: readonly IssuedTicket[] },
    ): IssueOrder {
      const { feeCollection, residualMethod } = terms
      return {
        ...buyer.issueOrder(order),
        exchanges: terms.travelers.map((one) => ({
          travelerId: one.travelerId,
          issueKey: former.issue.key,
          numbers: former.issued.find(({ travelerId }) => travelerId === one.travelerId)?.numbers ?? [],
          terms: one,
          ...{ feeCollection, residualMethod },
        })),
      }
    },
  }
}

/** A leg of a sale, as it stays in a change. */
export function stays({ legs }: PricedItinerary, index: number) {
  const leg = legs[index]
  if (!leg) throw new Error(`there is no leg ${index}`)
  return { brand: leg.fare.brand.code, flights: leg.segments.map(toSelectedFlight) }
}

export const keptSeats = ({ key, itinerary }: SellOrder, changed: PricedItinerary) =>
  flightsKept({ saleKey: key, itinerary }, changed)
