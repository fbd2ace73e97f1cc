import { airportFor } from './places.ts'
import { segment } from './segments.ts'
import type { DuffelState, Resource } from './state.ts'
import { decimalsOf, duration, hops, minorOf, minutesOf, money, place } from './world.ts'

const offerLifeMs = 30 * 60_000
const changeMinor = 12_500
const penaltyMinor = 2_500

interface Change {
  readonly order: Resource
  readonly removed: readonly Resource[]
  readonly add: readonly Resource[]
  readonly hour: number
  readonly cabin: string
  readonly number: number
}

/** An offer to fly on another day, kept until it expires. */
export function makeChangeOffer(state: DuffelState, requestId: string, change: Change): Resource {
  const { order } = change
  const decimals = decimalsOf(order.total_amount)
  const currency = order.total_currency
  const due = state.odd.changeTotal ?? changeMinor
  const offer: Resource = {
    id: state.id('oco'),
    live_mode: false,
    order_change_id: null,
    change_total_amount: money(due, decimals),
    change_total_currency: currency,
    penalty_total_amount: money(penaltyMinor, decimals),
    penalty_total_currency: currency,
    new_total_amount: money(minorOf(order.total_amount) + due, decimals),
    new_total_currency: currency,
    refund_to: 'original_form_of_payment',
    expires_at: state.iso(offerLifeMs),
    created_at: state.iso(),
    updated_at: state.iso(),
    conditions: { change_before_departure: null, refund_before_departure: null },
    private_fares: [],
    slices: { add: change.add.map((_, index) => addedSlice(state, change, index)), remove: change.removed },
    _: { requestId, orderId: order.id },
  }
  state.changeOffers.set(offer.id, offer)
  return offer
}

function addedSlice(
  state: DuffelState,
  { order, add, hour, cabin, number }: Change,
  index: number,
): Resource {
  const [from, to] = [airportFor(add[index].origin), airportFor(add[index].destination)]
  if (!from || !to) throw new Error('a place without an airport')
  const flown = hops({
    points: [from, to],
    departs: `${add[index].departure_date}T${String(hour).padStart(2, '0')}:00:00`,
    number: number + index * 10,
  })
  return {
    id: state.id('sli'),
    origin: place(from),
    destination: place(to),
    origin_type: 'airport',
    destination_type: 'airport',
    duration: duration(minutesOf(flown)),
    fare_brand_name: 'Basic',
    conditions: { change_before_departure: { allowed: false, penalty_amount: null, penalty_currency: null } },
    segments: flown.map((hop) =>
      segment(state, hop, { airline: 'ZZ', cabin, passengers: order.passengers, bags: 1 }),
    ),
  }
}
