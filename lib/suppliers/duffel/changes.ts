import type { ChangeTerms, FlightChange, TravelerChange } from '../../exchange/flight-change.ts'
import { shareEvenly } from '../../kernel/money.ts'
import { countPassengers } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { type PriceParts, totalOf, type WholePrice, wholeShares } from '../../pricing/itinerary-price.ts'
import type { AirChanges, ChangeRequest, OrderToChange } from '../air-changes.ts'
import { answered } from './client.ts'
import { toFare, toSegment } from './offers.ts'
import { type DuffelOrders, type DuffelParts, isMoney, isPaid } from './orders.ts'
import {
  changeOffer,
  changeRequest,
  type DuffelChangeOffer,
  type DuffelOrder,
  read,
  readEach,
} from './resources.ts'
import { cabinClassOf, moneyOf } from './values.ts'

const notPermitted = (reason: string): Refusal => new Refusal('changeNotPermitted', { reason })

/** Changes of ticketed orders. An order that is held is cancelled and sold again. Source: guess. */
export function changesOver({ ask, supplier }: DuffelParts, orders: DuffelOrders): AirChanges {
  /** @throws Refusal `changeNotPermitted` */
  async function requireOrder({ saleKey, tickets }: OrderToChange): Promise<DuffelOrder> {
    const isOpen = tickets.every(({ coupons }) => coupons.some(({ status }) => status === 'OpenForUse'))
    if (tickets.length === 0 || !isOpen) throw notPermitted('IT HAS NO VALID TICKETS')
    const found = await orders.findAlive(saleKey)
    if (!found || !isPaid(found.order)) throw notPermitted('IT IS NOT TICKETED')
    return found.order
  }

  /** What the order can be changed to, of the legs that are asked for. */
  async function offersFor(order: DuffelOrder, request: ChangeRequest): Promise<DuffelChangeOffer[]> {
    // Flown legs are the first ones, and are not asked for.
    const slices = order.slices.slice(-request.legs.length)
    const changed = request.legs.flatMap((leg, index) => {
      const slice = slices[index]
      return leg.locked || !slice
        ? []
        : [{ leg, slice, cabin: request.itinerary.legs.at(index - slices.length) }]
    })
    const body = {
      order_id: order.id,
      slices: {
        remove: changed.map(({ slice }) => ({ slice_id: slice.id })),
        add: changed.map(({ leg, cabin }) => ({
          origin: leg.from.code,
          destination: leg.to.code,
          departure_date: leg.date,
          cabin_class: cabinClassOf(leg.cabins?.cabins[0] ?? cabin?.segments[0]?.cabin ?? 'Economy'),
        })),
      },
    }
    const asked = await answered(ask({ method: 'POST', path: '/air/order_change_requests', body }))
    if (asked.is === 'refused') {
      if (asked.code.startsWith('order_not_changeable')) throw notPermitted('THE CARRIER DOES NOT CHANGE IT')
      return []
    }
    return readEach(changeOffer, read(changeRequest, asked.data).order_change_offers)
  }

  return {
    async find(request, call) {
      const offers = await offersFor(await requireOrder(request), request)
      const changes = offers.flatMap((one) => {
        const change = toChange(one, request, supplier)
        return change && change.expiresAt > call.now ? [change] : []
      })
      const byPrice = changes.toSorted(
        (a, b) => totalOf(a.itinerary.price).minor - totalOf(b.itinerary.price).minor,
      )
      const journeys = Map.groupBy(byPrice, ({ itinerary }) =>
        itinerary.legs.flatMap(({ segments }) => segments.map(({ flight }) => flight.departsAt)).join(),
      )
      return [...journeys.values()]
        .slice(0, request.maxChanges)
        .flatMap((variants) => variants.slice(0, 1 + request.upsells))
    },

    async price(change, order, call) {
      await requireOrder(order)
      if (change.expiresAt <= call.now || change.ref === undefined) throw new Refusal('changeExpired')
      const path = `/air/order_change_offers/${encodeURIComponent(change.ref)}`
      const answer = await answered(ask({ method: 'GET', path }))
      if (answer.is === 'refused') throw new Refusal('changeExpired')
      const priced = toChange(read(changeOffer, answer.data), order, supplier)
      if (!priced) throw notPermitted('ITS VALUE WOULD NOT BE RETURNED AS MONEY')
      return { ...priced, itinerary: { ...priced.itinerary, legs: change.itinerary.legs } }
    },
  }
}

/** What each traveler has of a price: even shares. */
const sharesOf = (price: WholePrice): PriceParts[] =>
  wholeShares(price).map((share) =>
    'totalMinor' in share ? { baseMinor: share.totalMinor, taxes: [], fees: [] } : share,
  )

/**
 * A change as Duffel offers it: the new total is the old one and what is due, and has the penalty in it.
 *
 * @returns undefined for one whose residual value would not come back as money
 */
function toChange(
  offer: DuffelChangeOffer,
  { itinerary, travelers }: Pick<OrderToChange, 'itinerary' | 'travelers'>,
  supplier: string,
): FlightChange | undefined {
  const { minor: due, currency } = moneyOf(offer.change_total_amount, offer.change_total_currency)
  const fee = moneyOf(offer.penalty_total_amount ?? '0', offer.penalty_total_currency ?? currency)
  const before = totalOf(itinerary.price)
  if (currency !== before.currency || fee.currency !== currency || (due < 0 && !isMoney(offer.refund_to)))
    return undefined
  const totalMinor = before.minor + due - fee.minor
  const passengers = itinerary.passengers.map(({ ptc, count }) => ({ ptc, count }))
  const price = { currency, passengers, whole: { totalMinor } }
  const shares = {
    before: sharesOf({ currency, passengers, whole: { totalMinor: before.minor } }),
    after: sharesOf(price),
  }
  const [fees, dues] = [
    shareEvenly(fee.minor, travelers.length),
    netShares(shares, shareEvenly(fee.minor, travelers.length)),
  ]
  const terms: ChangeTerms = {
    currency,
    travelers: travelers.map(
      ({ id, ptc }, index): TravelerChange => ({
        travelerId: id,
        ptc,
        before: shares.before[index] ?? nothing,
        after: shares.after[index] ?? nothing,
        feeMinor: fees[index] ?? 0,
        forfeitedMinor: 0,
        collectMinor: Math.max(0, dues[index] ?? 0),
        residualMinor: Math.max(0, -(dues[index] ?? 0)),
      }),
    ),
    // Duffel tells of no document for the fee: it is part of what the new ticket costs.
    feeCollection: 'Tax',
    residualMethod: 'originalPayment',
  }
  const added = [...offer.slices.add]
  const legs = itinerary.legs.map((leg) => {
    const slice = added.find(({ segments }) => isLike(leg, segments))
    if (slice) added.splice(added.indexOf(slice), 1)
    return slice
      ? { segments: slice.segments.map(toSegment), fare: toFare(asOffer(offer, itinerary), slice) }
      : leg
  })
  return {
    itinerary: {
      ...itinerary,
      supplier,
      offerRef: offer.id,
      legs,
      price,
      guaranteedUntil: offer.expires_at,
      ticketingTimeLimit: offer.expires_at,
      capabilities: itinerary.capabilities.filter((one) => one !== 'hold'),
    },
    terms,
    expiresAt: offer.expires_at,
    ref: offer.id,
  }
}

const nothing: PriceParts = { baseMinor: 0, taxes: [], fees: [] }

const asOffer = (
  { conditions }: DuffelChangeOffer,
  { validatingCarrier, passengers }: OrderToChange['itinerary'],
): Parameters<typeof toFare>[0] => ({
  conditions,
  owner: { iata_code: validatingCarrier, name: validatingCarrier },
  passengers: Array.from({ length: countPassengers(passengers) }, () => ({ id: '' })),
})

const sumOf = ({ baseMinor, taxes }: PriceParts): number =>
  baseMinor + taxes.reduce((sum, { minor }) => sum + minor, 0)

/** What is due of each traveler. */
const netShares = (
  { before, after }: { readonly before: readonly PriceParts[]; readonly after: readonly PriceParts[] },
  fees: readonly number[],
): number[] => after.map((one, index) => sumOf(one) - sumOf(before[index] ?? nothing) + (fees[index] ?? 0))

/** Whether flights lead where a leg leads. */
const isLike = (
  { segments }: OrderToChange['itinerary']['legs'][number],
  added: DuffelChangeOffer['slices']['add'][number]['segments'],
): boolean =>
  segments[0]?.flight.departure.airport === added[0]?.origin.iata_code &&
  segments.at(-1)?.flight.arrival.airport === added.at(-1)?.destination.iata_code
