import { daysMs, type EpochMs } from '../kernel/instant.ts'
import { allNonPriced } from '../workbench/non-priced-segments.ts'
import type { Reservation } from './reservation.ts'

/** The end of a local calendar date, in the last zone in which it ends. */
const endOf = (date: string): EpochMs => Date.parse(`${date}T00:00:00Z`) + daysMs(1.5)

function datesOf(segment: ReturnType<typeof allNonPriced>[number]): readonly (string | undefined)[] {
  if ('legs' in segment)
    return segment.legs.flatMap(({ segments }) =>
      segments.flatMap(({ departure, arrival }) => [departure.date, arrival.date]),
    )
  if ('flight' in segment) return [segment.flight.arrival.date]
  return 'date' in segment ? [segment.date] : []
}

/**
 * When the last travel of a reservation ends, its former and cancelled segments included; not before its last event.
 * The months for which an operator keeps it count from then on.
 */
export function travelEnd(reservation: Reservation): EpochMs {
  const { createdAt, events, offers, formerOffers = [], hotels = [], vehicles = [] } = reservation
  const flights = [...offers, ...formerOffers].flatMap(({ itinerary }) =>
    itinerary.legs.flatMap(({ segments }) => segments.map(({ flight }) => flight.arrivesAt)),
  )
  const stays = hotels.map((stay) => endOf((stay.kind === 'room' ? stay.rate : stay).checkOut))
  const others = allNonPriced(reservation)
    .flatMap(datesOf)
    .flatMap((date) => (date === undefined ? [] : [endOf(date)]))
  return Math.max(
    createdAt,
    ...events.map(({ at }) => at),
    ...flights,
    ...stays,
    ...vehicles.map(({ rental }) => rental.dropOff.at),
    ...others,
  )
}
