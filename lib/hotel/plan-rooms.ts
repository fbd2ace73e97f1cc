import type { RequestContext } from '../contract/request-context.ts'
import { fromDecimal } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'
import { checkHotelCard } from '../payment/check-form-of-payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { HotelHosts, HotelSales } from '../suppliers/hotel-aggregator.ts'
import type { OrderTraveler } from '../suppliers/order-traveler.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import { toOrderTravelers } from '../workbench/wire/order-traveler.ts'
import { requireCardForStay } from './check-card.ts'
import { requirePayments } from './check-payment.ts'
import type { OfferedRate } from './hotel.ts'
import { withoutPrices } from './hotel.ts'
import type { AvailableRate } from './hotel-availability.ts'
import {
  availabilityIdOf,
  findAvailableRate,
  requireAvailableRate,
  requireSameRate,
  roomsFor,
} from './hotel-availability.ts'
import type { HotelCaches } from './hotel-caches.ts'
import type { HotelOrder, OrderLine } from './hotel-order.ts'
import { guestsOfRooms } from './hotel-order.ts'
import type { AcceptedChanges, RateTerms, SellTerms } from './hotel-terms.ts'
import { requireAccepted, termsOf } from './hotel-terms.ts'
import { quoteRate } from './quote-rate.ts'
import type { HotelBookingOrder, OrderedOffer } from './wire/hotel-booking-request.ts'

type HotelContext = RequestContext<{ readonly hotelCaches: HotelCaches }>

/** The rooms that a request orders. */
export interface RoomsOrder extends HotelBookingOrder {
  readonly accepted: AcceptedChanges
  readonly wantsRecordPerTraveler: boolean
  /** Identity of the request: equal ones are one order. */
  readonly name: readonly unknown[]
  /** The reservation that the rooms are added to. */
  readonly reservation?: Reservation
}

/**
 * The order on current terms; nothing is sold or stored.
 *
 * @throws Refusal `hotelOfferUnknown`, `hotelOfferExpired`, `hotelBookingCodeUnknown`, `hotelOfferMismatch`,
 *   `hotelRoomsInvalid`, `hotelNotAvailable`, `hotelCardRefused`, `formOfPaymentInvalid`, `hotelFieldInvalid`, and the
 *   changes that the caller did not accept
 * Source: docs/contract/specification.md, hotel reservation creation; docs/contract/hotel-car-platform.md 2.6
 * and 2.8.
 */
export async function planRooms(
  order: Omit<RoomsOrder, 'name'>,
  context: HotelContext,
  hotels: HotelHosts<HotelSales>,
): Promise<Omit<HotelOrder, 'id'>> {
  const { now, tenant } = context
  checkHotelCard(order.formOfPayment, now)
  const guests = toOrderTravelers(
    order.travelers.map((traveler, index) => ({ ...traveler, id: traveler.id ?? `${index + 1}` })),
  )
  const rates: Omit<OrderLine, 'guests'>[] = []
  for (const offer of order.offers) rates.push(await planOffer(offer, guests, order, context, hotels))
  // Of a price that rose, the payment knows the earlier one.
  if (!order.accepted.price) requirePayments(order.details.Payment, rates)
  const counts = rates.map(({ rooms }) => rooms.length)
  const rooms = counts.reduce((sum, one) => sum + one, 0)
  const isRecordPerTraveler = order.wantsRecordPerTraveler && rooms === order.travelers.length
  const byTraveler = guestsOfRooms(counts, order.travelers.length)
  return {
    at: now,
    pcc: tenant.agency.pcc,
    reservationId: order.reservation?.id,
    lines: rates.map((rate, index) => ({ ...rate, guests: byTraveler[index] ?? [] })),
    travelers: order.travelers,
    formOfPayment: order.formOfPayment,
    details: order.details,
    isRecordPerTraveler: isRecordPerTraveler && rooms > 1,
    notices:
      order.wantsRecordPerTraveler && !isRecordPerTraveler
        ? [
            ...order.notices,
            {
              code: 'hotelRoomPerTravelerIgnored',
              details: { rooms: String(rooms), travelers: String(order.travelers.length) },
            },
          ]
        : order.notices,
  }
}

async function planOffer(
  offer: OrderedOffer,
  guests: readonly OrderTraveler[],
  { accepted, formOfPayment }: Pick<RoomsOrder, 'accepted' | 'formOfPayment'>,
  context: HotelContext,
  hotels: HotelHosts<HotelSales>,
): Promise<Omit<OrderLine, 'guests'>> {
  const { offerId, stay, rate } = await availableRateOf(offer, context)
  const rooms = roomsFor(stay, offer.rooms, offer.guests)
  const current = await quoteRate(hotels, { rate, stay: { ...stay, rooms }, guests }, callOf(context))
  const earlier = (await context.stores.hotelCaches.findRules(offerId)) ?? termsOf(rate)
  requireAccepted(knownTerms(offer, earlier, current), termsOf(current), accepted)
  requireCardForStay(formOfPayment, current)
  return { rateId: offerId, rate: withoutPrices(current), rooms: current.rooms }
}

/** The rate of an ordered offer: by its id, otherwise by property, booking code and dates. */
async function availableRateOf(offer: OrderedOffer, { stores, now }: HotelContext): Promise<AvailableRate> {
  const { offerId, property, bookingCode, checkIn, checkOut } = offer
  if (offerId !== undefined) {
    const digest = await stores.hotelCaches.findAvailability(availabilityIdOf(offerId))
    const selected = requireAvailableRate(digest, offerId, now)
    requireSameRate(selected, { property, bookingCode, checkIn, checkOut }, digest?.rates ?? [])
    return selected
  }
  if (!property || bookingCode === undefined || checkIn === undefined || checkOut === undefined)
    throw new Refusal('hotelOfferUnknown')
  const digests = await stores.hotelCaches.findAvailabilitiesOf(property, { checkIn, checkOut }, now)
  return findAvailableRate(digests, { property, bookingCode, checkIn, checkOut }, offer.rooms ?? 1, now)
}

/**
 * The terms that the client knows for the rooms to sell. The earlier price is the one in the request, otherwise the one
 * returned by the rules or the availability. When the rooms are others than those of the availability request, the client
 * may send the returned price, which then holds for each room, or its own sum (guess).
 *
 * @param current the rate for the rooms to sell
 * @throws Refusal `hotelOfferMismatch` the price is in another currency
 */
function knownTerms({ total }: OrderedOffer, earlier: RateTerms, current: OfferedRate): SellTerms {
  const { roomsMinor } = earlier
  const returned = current.rooms.reduce(
    (sum, _, room) => sum + (roomsMinor[room] ?? roomsMinor.at(-1) ?? 0),
    0,
  )
  if (!total) return { ...earlier, totalMinor: returned }
  if (total.currency !== undefined && total.currency !== current.currency)
    throw new Refusal('hotelOfferMismatch', { what: 'CURRENCY' })
  const totalMinor = fromDecimal(total.value, current.currency).minor
  return { ...earlier, totalMinor: totalMinor === earlier.totalMinor ? returned : totalMinor }
}
