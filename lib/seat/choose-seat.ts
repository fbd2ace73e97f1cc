import type { AncillaryPrice, AncillaryService, ChosenSeat } from '../ancillary/ancillary.ts'
import { type PassengerKind, passengerKind } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'
import { type Seat, type SeatMap, seatName } from './seat-map.ts'
import { isShownAs, type ShownGroup } from './seat-shop.ts'

/** Who is to sit there. */
export interface SeatedTraveler {
  readonly id: string
  readonly ptc: string
  /** Has an infant on the lap. */
  readonly hasInfant: boolean
}

export interface SeatRequest {
  /** `14C` */
  readonly designator: string
  readonly traveler: SeatedTraveler
  /** The price that the client chose; undefined: any. */
  readonly shown?: ShownGroup | undefined
}

/** A seat as its supplier offers it to the traveler now. */
export interface ChosenOffer {
  readonly service: AncillaryService
  readonly price: AncillaryPrice
  readonly seat: ChosenSeat
}

/** `BA178` */
export const flightName = ({ flight }: Pick<SeatMap, 'flight'>): string => `${flight.carrier}${flight.number}`

/** Characteristics (IATA PADIS 9825) of seats that a passenger may not have. */
const forbidden: Readonly<Partial<Record<PassengerKind, readonly string[]>>> = {
  child: ['E', 'IE'],
  unaccompaniedChild: ['E', 'IE', '1C'],
  infantInSeat: ['E', 'IE', '1A'],
}
const forbiddenWithInfant = ['E', '1A']

/**
 * The requested seat in the booked cabin, at its current price.
 *
 * @throws Refusal `seatInvalid` no such seat in the cabin, or not at the price that the client chose;
 *   `seatRestricted` infants on a lap have no seat, exit rows are not for children, seats may exclude infants;
 *   `seatNotAvailable`
 * Source: docs/contract/servicing.md 5; that an adult with an infant has no exit row is a guess.
 */
export function chooseSeat(map: SeatMap, { designator, traveler, shown }: SeatRequest): ChosenOffer {
  const about = { seat: designator, flight: flightName(map) }
  const place = placeOf(map, designator)
  if (!place || place.status === 'NoSeat') throw new Refusal('seatInvalid', about)
  if (!mayHave(traveler, place)) throw new Refusal('seatRestricted', { ...about, ptc: traveler.ptc })
  const offered = map.groups.flatMap((group) =>
    group.seats.flatMap((seat) => (seat.designator === designator ? [{ group, seat }] : [])),
  )
  if (offered.length === 0) throw new Refusal('seatNotAvailable', about)
  const found = offered.find(({ group }) => group.travelerIds.includes(traveler.id))
  if (!found) throw new Refusal('seatRestricted', { ...about, ptc: traveler.ptc })
  const { group, seat } = found
  if (!isShownAs(group, shown)) throw new Refusal('seatInvalid', about)
  const { characteristics } = place
  return {
    service: { ...group.service, ...(seat.ref !== undefined && { ref: seat.ref }) },
    price: group.price,
    seat: { designator, characteristics },
  }
}

/** The place in the booked cabin, which is the first. */
const placeOf = ({ cabins: [booked] }: SeatMap, designator: string): Seat | undefined =>
  booked?.rows
    .flatMap((row) => row.seats.map((seat) => ({ seat, name: seatName(row, seat) })))
    .find(({ name }) => name === designator)?.seat

function mayHave({ ptc, hasInfant }: SeatedTraveler, { characteristics }: Seat): boolean {
  const kind = passengerKind(ptc)
  if (kind === 'infantOnLap') return false
  const excluded = [...(forbidden[kind] ?? []), ...(hasInfant ? forbiddenWithInfant : [])]
  return !characteristics.some((one) => excluded.includes(one))
}
