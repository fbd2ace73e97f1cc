import { airlineError, invalid } from './problem.ts'
import type { DuffelState, Resource } from './state.ts'
import { decimalsOf, money } from './world.ts'

export const pieceMinor = 2000

export const segmentsOf = ({ slices }: Resource): Resource[] =>
  slices.flatMap(({ segments }: Resource) => segments)

/** Names a flight on a day: `ZZ101/2027-05-11/LHR`. */
export const flightKeyOf = (one: Resource): string =>
  `${one.marketing_carrier.iata_code}${Number(one.marketing_carrier_flight_number)}/${one.departing_at.slice(0, 10)}/${one.origin.iata_code}`

/** Those who need a seat. */
export const seated = ({ passengers }: Resource): Resource[] =>
  passengers.filter(({ type }: Resource) => type !== 'infant_without_seat')

/** Seats that are sold: `ZZ101/2027-05-11/LHR/12A`. */
export const soldSeats = (state: DuffelState): Set<string> =>
  new Set([...state.orders.values()].filter((order) => !order.cancelled_at).flatMap((order) => order._.seats))

/** One extra bag for each seated passenger. */
export function availableServices(state: DuffelState, offer: Resource): Resource[] {
  if (offer._.route === 'BTS-ABV' || offer.owner.iata_code !== 'ZZ') return []
  offer._.services ??= seated(offer).map(({ id }) => ({
    id: state.id('ase'),
    type: 'baggage',
    total_amount: money(pieceMinor, decimalsOf(offer.total_amount)),
    total_currency: offer.total_currency,
    maximum_quantity: 1,
    passenger_ids: [id],
    segment_ids: segmentsOf(offer).map((one) => one.id),
    metadata: {
      type: 'checked',
      maximum_weight_kg: 23,
      maximum_height_cm: null,
      maximum_length_cm: null,
      maximum_depth_cm: null,
    },
  }))
  return offer._.services
}

/** What an airline may sell one day, and no client knows. */
export const unknownService = (state: DuffelState, offer: Resource): Resource => ({
  id: state.id('ase'),
  type: 'lounge_access',
  total_amount: money(pieceMinor, decimalsOf(offer.total_amount)),
  total_currency: offer.total_currency,
  maximum_quantity: 1,
  passenger_ids: [seated(offer)[0]?.id],
  segment_ids: [],
  metadata: null,
})

/** What a service of an order is, and what it costs. @throws Problem it is not on sale any more */
export function boughtService(state: DuffelState, offer: Resource, wanted: Resource): Resource {
  const quantity = wanted?.quantity ?? 1
  const bag = availableServices(state, offer).find(({ id }) => id === wanted?.id)
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > (bag?.maximum_quantity ?? 1))
    throw invalid('validation_inclusion', 'services.quantity')
  if (bag) return { ...bag, quantity }
  const [passengerId, segmentId, designator] = (offer._.seats.get(wanted?.id) ?? '').split('/')
  if (!designator) throw invalid('validation_inclusion', 'services.id')
  const flight = segmentsOf(offer).find(({ id }) => id === segmentId)
  if (soldSeats(state).has(`${flightKeyOf(flight)}/${designator}`))
    throw airlineError('ancillary_service_not_available')
  return {
    id: wanted.id,
    type: 'seat',
    quantity,
    total_amount: money(pieceMinor, decimalsOf(offer.total_amount)),
    total_currency: offer.total_currency,
    passenger_ids: [passengerId],
    segment_ids: [segmentId],
    metadata: { designator, name: '', disclosures: [] },
  }
}
