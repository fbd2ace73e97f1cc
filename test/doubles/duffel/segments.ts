import type { DuffelState, Resource } from './state.ts'
import {
  type AirlineCode,
  aircraft,
  airlines,
  changePoint,
  duration,
  type Hop,
  localIso,
  place,
} from './world.ts'

export interface About {
  readonly airline: AirlineCode
  readonly cabin: string
  readonly passengers: Resource[]
  readonly bags: number
  /** A one-way route where something is special. */
  readonly route?: string
}

/** A segment of a hop, as offers and orders have it. */
export function segment(state: DuffelState, hop: Hop, about: About): Resource {
  const { from, to, departsAt, minutes, km, number } = hop
  return {
    id: state.id('seg'),
    origin: place(from),
    destination: place(to),
    departing_at: localIso(departsAt, from.zoneName),
    arriving_at: localIso(departsAt + minutes * 60_000, to.zoneName),
    origin_terminal: km > 3000 ? '3' : null,
    destination_terminal: null,
    duration: state.odd.noDurations ? null : duration(minutes),
    distance: km > 300 ? km.toFixed(6) : null,
    aircraft: state.odd.noAircraft ? null : km > 4000 ? aircraft.long : aircraft.short,
    marketing_carrier: airlines[about.airline],
    marketing_carrier_flight_number: number,
    operating_carrier: state.odd.codeshare ? airlines.Q9 : airlines[about.airline],
    operating_carrier_flight_number: state.odd.codeshare ? null : number,
    stops: about.route === 'DXB-AMS' ? [stopOf(state, hop)] : [],
    passengers: about.passengers.map(({ id }) => ({
      passenger_id: id,
      cabin_class: about.cabin,
      cabin_class_marketing_name: about.cabin,
      fare_basis_code: null,
      baggages:
        about.route === 'BTS-MRU'
          ? []
          : [
              { type: 'carry_on', quantity: 1 },
              { type: 'checked', quantity: about.bags },
              ...(state.odd.unknownValues ? [{ type: 'musical_instrument', quantity: 1 }] : []),
            ],
    })),
  }
}

/** An hour on the ground half-way, under the same flight number. */
function stopOf(state: DuffelState, { from, to, departsAt, minutes }: Hop): Resource {
  const airport = changePoint(from, to)
  const at = departsAt + (minutes * 60_000) / 2
  return {
    id: state.id('sto'),
    airport: place(airport),
    arriving_at: localIso(at, airport.zoneName),
    departing_at: localIso(at + 3_600_000, airport.zoneName),
    duration: duration(60),
  }
}
