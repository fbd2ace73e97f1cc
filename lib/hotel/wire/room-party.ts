import type { Reservation } from '../../reservation/reservation.ts'
import type { RoomParty } from '../../suppliers/hotel-aggregator.ts'
import type { OrderTraveler } from '../../suppliers/order-traveler.ts'
import type { Traveler } from '../../workbench/traveler.ts'
import { toOrderContact } from '../../workbench/wire/order-contact.ts'
import { toOrderTravelers } from '../../workbench/wire/order-traveler.ts'
import { contactsFor } from '../../workbench/wire/seat-order.ts'
import { objectsIn } from '../../workbench/wire/sent.ts'
import type { HotelRate, RoomOffer } from '../hotel.ts'
import type { HotelOrder } from '../hotel-order.ts'
import { travelerIdOf } from '../hotel-order.ts'

/** The travelers of an order of rooms. */
export const toGuests = (order: HotelOrder): OrderTraveler[] =>
  toOrderTravelers(
    order.travelers.map((traveler, index) => ({ ...traveler, id: travelerIdOf(order, index) })),
  )

/** Who stays in the rooms of one rate of an order. */
export function partyOfOrder(order: HotelOrder, index: number): RoomParty {
  const travelers = toGuests(order)
  const line = order.lines[index]
  const leads = new Set(order.lines.flatMap(({ guests }) => guests))
  return {
    guests: (line?.guests ?? []).flatMap((guest) => travelers[guest] ?? []),
    companions: travelers.filter((_, guest) => !leads.has(guest)),
    contacts: line ? contactsOfHotel(order.details, line.rate) : [],
  }
}

/**
 * Who stays in a room of a reservation.
 *
 * @param contact new telephones and e-mail addresses of the guest
 */
export function partyOfRoom(
  reservation: Reservation,
  { travelerRefs, rate }: Pick<RoomOffer, 'travelerRefs' | 'rate'>,
  contact: Pick<Traveler, 'telephones' | 'emails'> = {},
): RoomParty {
  const isGuest = ({ ref }: Traveler): boolean => travelerRefs.includes(ref)
  const withRooms = new Set((reservation.hotels ?? []).flatMap((hotel) => hotel.travelerRefs))
  const { travelers, hotelBookingDetails = {} } = reservation
  return {
    guests: toOrderTravelers(travelers.filter(isGuest).map((guest) => ({ ...guest, ...contact }))),
    companions: toOrderTravelers(travelers.filter((one) => !isGuest(one) && !withRooms.has(one.ref))),
    contacts: [
      ...contactsFor(reservation, [rate.property.key.chainCode]),
      ...contactsOfHotel(hotelBookingDetails, rate),
    ],
  }
}

const contactsOfHotel = (
  details: NonNullable<Reservation['hotelBookingDetails']>,
  { property }: Pick<HotelRate, 'property'>,
): RoomParty['contacts'] =>
  objectsIn(details, 'PrimaryContact').flatMap((sent) => toOrderContact(sent, [property.key.chainCode]) ?? [])
