import type { OrderContact } from '../../suppliers/order-traveler.ts'
import type { SeatOrder } from '../../suppliers/seat-orders.ts'
import { detailsOf, liveServices } from '../details.ts'
import type { CommittingWorkbench } from '../workbench.ts'
import { toOrderContact } from './order-contact.ts'
import { type OrderedSeats, toOrderedServices } from './order-special-service.ts'
import { toOrderTravelers } from './order-traveler.ts'

type Booking = Pick<CommittingWorkbench, 'travelers' | 'details' | 'offers'>

/** The people and the special services of an order of seats. */
export const seatOrderParts = (
  workbench: Booking,
  ordered: OrderedSeats,
): Pick<SeatOrder, 'travelers' | 'contacts' | 'specialServices'> => ({
  travelers: toOrderTravelers(workbench.travelers),
  contacts: contactsFor(workbench, carriersOf(ordered)),
  specialServices: toOrderedServices(liveServices(workbench), ordered),
})

/** The contacts of a booking that a supplier may know. @param carriers of the order */
export const contactsFor = (
  booking: Pick<Booking, 'details' | 'travelers'>,
  carriers: readonly string[],
): OrderContact[] =>
  detailsOf(booking, 'contacts').flatMap(({ wire, travelerId }) => {
    const isGone = travelerId !== undefined && !booking.travelers.some(({ id }) => id === travelerId)
    return (isGone ? undefined : toOrderContact(wire, carriers, travelerId)) ?? []
  })

const carriersOf = ({ itinerary }: OrderedSeats): string[] =>
  itinerary.legs.flatMap(({ segments }) => segments.map(({ flight }) => flight.carrier))
