import type { AncillaryQuote, AncillaryService } from '../../ancillary/ancillary.ts'
import { flightKey } from '../../kernel/flight.ts'
import type { Money } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { AncillaryRequest } from '../air-ancillaries.ts'
import type { OrderTraveler } from '../order-traveler.ts'
import type { OrderedService, SellOrder } from '../seat-orders.ts'
import { type Ask, answered } from './client.ts'
import { toFlight } from './offers.ts'
import { type NamedPassenger, passengersOf } from './people.ts'
import { readOffer } from './pricing.ts'
import { type DuffelOffer, type DuffelService, readEach, seatMap } from './resources.ts'
import { moneyOf } from './values.ts'

/** A service of an order, and what all its pieces cost. */
interface ServiceToBuy {
  readonly id: string
  readonly quantity: number
  readonly price: Money
}

/** Segments of an offer in their order: they are counted from 1. */
export const segmentsOfOffer = ({ slices }: Pick<DuffelOffer, 'slices'>) =>
  slices.flatMap(({ segments }) => segments)

/** Bags. Seats are chosen from the map; insurance against one's own cancellation the interface does not know. */
function toService(bag: DuffelService, hasFreeBag: boolean): AncillaryService {
  const isChecked = bag.metadata?.type !== 'carry_on'
  const kilograms = bag.metadata?.maximum_weight_kg ?? undefined
  const weight = kilograms === undefined ? '' : ` ${kilograms}KG`
  return {
    kind: 'bag',
    code: isChecked ? 'BAG' : 'CARRYON',
    ref: bag.id,
    name: `${isChecked ? 'CHECKED BAG' : 'CARRY ON BAG'}${weight}`,
    ...(isChecked && {
      bag: {
        type: hasFreeBag ? 'SecondCheckedBag' : 'FirstCheckedBag',
        ...(kilograms !== undefined && { kilograms }),
      },
    }),
    scope: bag.segment_ids.length > 1 ? 'direction' : 'segment',
    maximum: bag.maximum_quantity ?? 1,
    isRefundable: false,
  }
}

const freeBags = ({ passengers }: DuffelOffer['slices'][number]['segments'][number], id: string): number =>
  passengers
    ?.find(({ passenger_id }) => passenger_id === id)
    ?.baggages?.reduce((sum, { type, quantity }) => sum + (type === 'checked' ? quantity : 0), 0) ?? 0

/** What can be bought with the order of an offer; afterwards nothing. A service for several is offered to the first. Source: guess. */
export async function shopServices(
  ask: Ask,
  { itinerary, saleKey, travelers }: AncillaryRequest,
  signal: AbortSignal | undefined,
): Promise<readonly AncillaryQuote[]> {
  if (saleKey !== undefined || itinerary.offerRef === undefined) return []
  const offer = await readOffer(ask, itinerary.offerRef, { signal, services: true })
  if (offer === 'gone' || offer === 'unknown') return []
  const people = passengersOf(offer, itinerary.passengers, travelers)
  const segments = segmentsOfOffer(offer)
  return (offer.available_services ?? []).flatMap((service) => {
    const [passengerId = ''] = service.passenger_ids
    const traveler = people.find(({ id }) => id === passengerId)?.person
    const covered = segments.flatMap(({ id }, index) => (service.segment_ids.includes(id) ? [index + 1] : []))
    const [first] = segments.filter(({ id }) => service.segment_ids.includes(id))
    const { minor: totalMinor, currency } = moneyOf(service.total_amount, service.total_currency)
    if (service.type !== 'baggage' || !traveler || !first || totalMinor === 0) return []
    const own = toService(service, freeBags(first, passengerId) > 0)
    return [{ travelerId: traveler.id, service: own, segments: covered, price: { currency, totalMinor } }]
  })
}

interface Sold {
  readonly offer: DuffelOffer
  readonly people: readonly NamedPassenger<OrderTraveler>[]
}

/**
 * The services of an order as they are on sale now. Seats are looked up on the map of now.
 *
 * @throws Refusal `ancillarySoldOut`, `seatInvalid`, `seatNotAvailable`
 */
export async function servicesOf(
  { ask }: { readonly ask: Ask },
  { services, itinerary }: Pick<SellOrder, 'services' | 'itinerary'>,
  sold: Sold,
): Promise<readonly ServiceToBuy[]> {
  const hasSeats = services.some(({ seat }) => seat !== undefined)
  const seats = hasSeats ? await seatsOf(ask, itinerary.offerRef ?? '', sold.offer) : undefined
  return services.map((service) =>
    seats && service.seat !== undefined
      ? seatToBuy(service, seats, sold)
      : bagToBuy(service, sold.offer.available_services ?? []),
  )
}

function bagToBuy({ service, quantity }: OrderedService, available: readonly DuffelService[]): ServiceToBuy {
  const found = available.find(({ id }) => id === service.ref)
  if (!found || quantity > (found.maximum_quantity ?? 1))
    throw new Refusal('ancillarySoldOut', { service: service.name })
  const piece = moneyOf(found.total_amount, found.total_currency)
  return { id: found.id, quantity, price: { ...piece, minor: piece.minor * quantity } }
}

function seatToBuy(
  { seat = '', flights: [flight], travelerId }: OrderedService,
  seats: Awaited<ReturnType<typeof seatsOf>>,
  { people }: Sold,
): ServiceToBuy {
  const passenger = people.find(({ person }) => person.id === travelerId)?.id
  const found = seats.filter(
    (one) => flight && one.flightKey === flightKey(flight) && one.designator === seat,
  )
  if (found.length === 0) throw new Refusal('seatInvalid')
  const service = found
    .flatMap(({ services }) => services)
    .find(({ passenger_id }) => passenger_id === passenger)
  if (!service) throw new Refusal('seatNotAvailable')
  return { id: service.id, quantity: 1, price: moneyOf(service.total_amount, service.total_currency) }
}

/** The maps of an offer. An airline without maps has none, and an offer that is gone neither. */
export async function mapsOf(ask: Ask, offerId: string, signal?: AbortSignal) {
  const answer = await answered(
    ask({ method: 'GET', path: '/air/seat_maps', query: { offer_id: offerId }, signal }),
  )
  return answer.is === 'done' ? readEach(seatMap, answer.data) : []
}

/** Every seat of the flights of an offer, with what it can be bought for. */
async function seatsOf(ask: Ask, offerId: string, offer: DuffelOffer) {
  const segments = new Map(
    segmentsOfOffer(offer).map((segment) => [segment.id, flightKey(toFlight(segment))]),
  )
  return (await mapsOf(ask, offerId)).flatMap(({ segment_id, cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) =>
        sections.flatMap(({ elements }) =>
          elements.flatMap(({ designator, available_services }) =>
            designator
              ? [{ flightKey: segments.get(segment_id), designator, services: available_services ?? [] }]
              : [],
          ),
        ),
      ),
    ),
  )
}
