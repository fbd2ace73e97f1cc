import { isCancelled, isExpired, type Reservation } from '../../../reservation/reservation.ts'
import { isSupplierEvent, type ReservationEvent } from '../../../reservation/reservation-event.ts'
import { unpackJson } from '../../store/pack.ts'
import { schemas } from '../../store/schemas.ts'
import type { LocalDatabase } from '../database.ts'

/** One line of the list of reservations. */
export interface ReservationLine {
  readonly locator: string
  readonly accessGroup: string
  readonly pcc: string
  readonly createdAt: string
  readonly status: 'held' | 'ticketed' | 'confirmed' | 'cancelled' | 'expired'
  /** `FENWRIGHT/ISOLDE` */
  readonly travelers: readonly string[]
  /** `BA117 LHR-JFK 2027-01-20`, `THE SAVOY 2027-01-20`, `ZE LHR 2027-01-20`. */
  readonly contents: readonly string[]
  readonly documents: number
  readonly events: readonly EventLine[]
}

export interface EventLine {
  /** Counted over the reservation, from 1. */
  readonly number: number
  readonly at: string
  readonly kind: ReservationEvent['kind']
  /** The supplier that did it by itself; absent: a commit, or a time limit. */
  readonly supplier?: string
}

/** All reservations of the database, whoever owns them, the latest first. */
export const reservationList = async (database: LocalDatabase): Promise<ReservationLine[]> =>
  (await reservationsIn(database))
    .map(({ reservation, accessGroup }) => lineOf(reservation, accessGroup))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))

/** All reservations, each with the access group that owns it. */
export async function reservationsIn(database: LocalDatabase) {
  const rows = await database.rows('reservations')
  return rows.flatMap(({ pk, schema, content }) => {
    const value =
      content === null ? undefined : schemas.upcast('reservations', { schema, value: unpackJson(content) })
    return isReservation(value) ? [{ reservation: value, accessGroup: pk.split('#')[0] ?? '' }] : []
  })
}

const isReservation = (value: unknown): value is Reservation =>
  typeof value === 'object' && value !== null && 'locator' in value && 'travelers' in value

export const lineOf = (reservation: Reservation, accessGroup: string): ReservationLine => ({
  locator: reservation.locator,
  accessGroup,
  pcc: reservation.pcc,
  createdAt: new Date(reservation.createdAt).toISOString(),
  status: statusOf(reservation),
  travelers: reservation.travelers.map(({ surname, given }) => `${surname}/${given}`),
  contents: contentsOf(reservation),
  documents: reservation.documentIds.length,
  events: reservation.events.map((event, index) => ({
    number: index + 1,
    at: new Date(event.at).toISOString(),
    kind: event.kind,
    ...(isSupplierEvent(event) && { supplier: event.supplier }),
  })),
})

function statusOf(reservation: Reservation): ReservationLine['status'] {
  if (isCancelled(reservation)) return isExpired(reservation) ? 'expired' : 'cancelled'
  if (reservation.offers.length === 0) return 'confirmed'
  return reservation.offers.every(({ booking }) => booking.status === 'ticketed') ? 'ticketed' : 'held'
}

const contentsOf = ({ offers, hotels = [], vehicles = [] }: Reservation): string[] => [
  ...offers.flatMap(({ itinerary }) =>
    itinerary.legs.flatMap(({ segments }) =>
      segments.map(
        ({ flight: { carrier, number, departure, arrival } }) =>
          `${carrier}${number} ${departure.airport}-${arrival.airport} ${departure.date}`,
      ),
    ),
  ),
  ...hotels.map((stay) =>
    stay.kind === 'room' ? `HOTEL ${stay.rate.property.name} ${stay.rate.checkIn}` : `HOTEL ${stay.checkIn}`,
  ),
  ...vehicles.map(({ rental }) => `CAR ${rental.vendor.name} ${rental.pickUp.date}`),
]
