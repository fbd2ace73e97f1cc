import type { OrderedSpecialService } from '../suppliers/seat-orders.ts'
import { liveServices } from './details.ts'
import { unquotedIn } from './non-priced-segments.ts'
import type { SeatsOnFlights } from './unquoted-segment.ts'
import { isSeated, seatsOf } from './unquoted-segment.ts'
import { type OrderedSeats, toOrderedServices } from './wire/order-special-service.ts'
import type { CommittingWorkbench } from './workbench.ts'

/** A sale of an earlier commit, and what to request for it now: special services, or corrections of names. */
export interface LateServices {
  /** Of the offer, or of the segment without a price. */
  readonly id: string
  readonly ref: string
  /** Name of the host that sold the seats. */
  readonly supplier: string
  readonly saleKey: string
  readonly itinerary: SeatsOnFlights
  readonly specialServices: readonly OrderedSpecialService[]
  /** Ids of travelers. */
  readonly correctedNames: readonly string[]
}

/**
 * Special services added, and names corrected, since their seats were sold; those of seats not sold yet go with the order.
 *
 * @param correctedNames ids of travelers
 */
export function lateServicesIn(
  workbench: Pick<CommittingWorkbench, 'offers' | 'travelers' | 'details' | 'nonPricedSegments'>,
  correctedNames: readonly string[],
): LateServices[] {
  const added = liveServices(workbench).filter(({ filed }) => !filed)
  return soldIn(workbench).flatMap(({ offer, ...sale }) => {
    const specialServices = toOrderedServices(added, { offer, itinerary: sale.itinerary })
    const isNeeded = specialServices.length + correctedNames.length > 0
    return isNeeded ? [{ ...sale, specialServices, correctedNames }] : []
  })
}

type Sale = Omit<LateServices, 'specialServices' | 'correctedNames'> & Pick<OrderedSeats, 'offer'>

const soldIn = ({
  offers,
  ...workbench
}: Pick<CommittingWorkbench, 'offers' | 'nonPricedSegments'>): Sale[] => [
  ...offers.flatMap(({ id, ref, numbers, itinerary, booking }) =>
    booking.status === 'added'
      ? []
      : [
          {
            id,
            ref,
            offer: { id, numbers },
            supplier: itinerary.supplier,
            saleKey: booking.saleKey,
            itinerary,
          },
        ],
  ),
  ...unquotedIn(workbench)
    .filter(isSeated)
    .flatMap((segment): Sale[] => {
      const { id, ref, booking } = segment
      if (booking.status === 'added') return []
      const { supplier, saleKey } = booking
      return [{ id, ref, supplier, saleKey, itinerary: seatsOf(segment) }]
    }),
]
