import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import { isFree } from '../ancillary/ancillary.ts'
import { withAncillary, withoutAncillaries } from '../ancillary/workbench-ancillaries.ts'
import { type Flight, flightKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import type { ChosenOffer } from './choose-seat.ts'

/** A chosen seat to add to a workbench. */
export interface SeatToAdd {
  readonly id: string
  readonly parent: AirOffer
  readonly flight: Flight
  readonly travelerId: string
  readonly chosen: ChosenOffer
  readonly addedAt: EpochMs
}

type SeatOffer = AncillaryOffer & Required<Pick<AncillaryOffer, 'seat'>>

const isSeat = (ancillary: AncillaryOffer): ancillary is SeatOffer => ancillary.seat !== undefined

/** The seats of a workbench or a reservation. */
export const seatsIn = ({ ancillaries = [] }: Partial<Pick<OpenWorkbench, 'ancillaries'>>): SeatOffer[] =>
  ancillaries.filter(isSeat)

const replacedBy = ({ booking }: AncillaryOffer): AncillaryOffer | undefined =>
  booking.status === 'added' ? booking.replaces : undefined

/**
 * Adds a seat for a traveler; the commit books it. A seat that the traveler has on the flight is replaced: it is held
 * until the commit has succeeded.
 *
 * @throws Refusal `seatNotAvailable` another traveler of the workbench gets it; `seatRefused` the traveler's other seat
 *   cannot be replaced, or the seat has a price before the first commit of several offers; `voidBeforeCancelling` the
 *   seat to replace has an EMD; as `withAncillary`
 * Source: docs/contract/servicing.md 5.
 */
export function withSeat(workbench: OpenWorkbench, added: SeatToAdd): OpenWorkbench {
  const { id, parent, flight, travelerId, chosen, addedAt } = added
  const { designator } = chosen.seat
  const onFlight = seatsIn(workbench).filter(
    ({ parentId, flights: [own] }) =>
      parentId === parent.id && own !== undefined && flightKey(own) === flightKey(flight),
  )
  const isTaken = onFlight.some(
    (held) => held.travelerId !== travelerId && held.seat.designator === designator,
  )
  if (isTaken) throw new Refusal('seatNotAvailable', { seat: designator, flight: flightKey(flight) })
  requireFreeAtFirst(workbench, chosen)
  const replaces = onFlight.find((held) => held.travelerId === travelerId)
  const left = replaces ? withoutReplaced(workbench, replaces, chosen) : workbench
  if (!replaces) requireNoReplacement(workbench)
  const { source, supplier, validatingCarrier: carrier } = parent.itinerary
  return withAncillary(left, {
    id,
    shopped: {
      ...{ travelerId, offerId: parent.id, source, supplier, carrier },
      service: chosen.service,
      price: chosen.price,
      flights: [flightKey(flight)],
    },
    quantity: 1,
    price: chosen.price,
    addedAt,
    seat: chosen.seat,
    ...(replaces && { replaces }),
  })
}

/**
 * @param added the ancillaries of one request
 * @throws Refusal `seatRefused`
 */
export function requireSeatsOfOneOffer(added: readonly AncillaryOffer[]): void {
  const parents = new Set(added.filter(isSeat).map(({ parentId }) => parentId))
  if (parents.size > 1) throw new Refusal('seatRefused', { reason: 'ONE REQUEST FOR EACH OFFER' })
}

const isFreeOffer = ({ price }: Pick<ChosenOffer, 'price'>): boolean => isFree({ price, quantity: 1 })

/** Of a reservation with several air offers, seats with a price come after its first commit. */
function requireFreeAtFirst({ offers, base }: OpenWorkbench, chosen: ChosenOffer): void {
  if (offers.length > 1 && !base && !isFreeOffer(chosen))
    throw new Refusal('seatRefused', { reason: 'SEVERAL OFFERS: COMMIT THEM BEFORE PAID SEATS' })
}

function requireNoReplacement(workbench: OpenWorkbench): void {
  if (seatsIn(workbench).some(replacedBy))
    throw new Refusal('seatRefused', { reason: 'A SEAT IS REPLACED IN THIS WORKBENCH. COMMIT FIRST' })
}

function withoutReplaced(workbench: OpenWorkbench, held: SeatOffer, chosen: ChosenOffer): OpenWorkbench {
  const refuse = (reason: string): Refusal => new Refusal('seatRefused', { reason })
  if (held.booking.status === 'added') throw refuse('CANCEL THE SEAT OF THIS WORKBENCH FIRST')
  if (held.source === 'NDC') throw refuse('CANCEL THE BOOKED SEAT AND COMMIT FIRST')
  if (seatsIn(workbench).some(({ booking }) => booking.status === 'added'))
    throw refuse('A SEAT IS REPLACED ALONE IN ITS WORKBENCH')
  if (!isFree(held) && isFreeOffer(chosen)) throw refuse('A PAID SEAT CANNOT BE REPLACED BY A FREE ONE')
  return withoutAncillaries(workbench, (one) => one === held)
}

/**
 * The workbench without a seat. One that it replaced is back.
 *
 * @throws Refusal `onePaidSeat`; as `withoutAncillaries`
 * Source: docs/contract/specification.md, Cancel rules 3.
 */
export function withoutSeat(workbench: OpenWorkbench, seat: AncillaryOffer): OpenWorkbench {
  const isPaid = !isFree(seat)
  if (isPaid && workbench.hasCancelledPaidSeat) throw new Refusal('onePaidSeat')
  const left = withoutAncillaries(workbench, (one) => one === seat)
  const replaced = replacedBy(seat)
  return {
    ...left,
    ...(replaced && { ancillaries: [...(left.ancillaries ?? []), replaced] }),
    ...(isPaid && { hasCancelledPaidSeat: true }),
  }
}
