import * as z from 'zod'
import type { Flight, FlightPoint } from '../kernel/flight.ts'
import { toDuration } from '../kernel/instant.ts'

const point = <Type extends string>(type: Type) =>
  z.looseObject({
    '@type': z.literal(type),
    location: z.string(),
    date: z.iso.date(),
    time: z.string(),
    terminal: z.string().optional(),
  })

export const flightDetail = z
  .looseObject({
    '@type': z.literal('FlightDetail'),
    id: z.string().optional(),
    carrier: z.string(),
    number: z.string(),
    operatingCarrier: z.string().optional(),
    operatingCarrierName: z.string().optional(),
    operatingCarrierNumber: z.string().optional(),
    equipment: z.string().optional(),
    duration: z.string(),
    distance: z.int().optional(),
    stops: z.int(),
    Departure: point('DepartureDetail'),
    Arrival: point('ArrivalDetail'),
    AvailabilitySourceCode: z.string(),
  })
  .meta({ id: 'FlightDetail', description: 'One flight; dates and times are local to the airport.' })

const toPoint = <Type extends string>(type: Type, { airport, date, time, terminal }: FlightPoint) => ({
  '@type': type,
  location: airport,
  date,
  time: `${time}:00`,
  ...(terminal !== undefined && { terminal }),
})

/** Where the availability came from: `S` is the carrier itself. */
const availabilitySource = 'S'

/** Who flies it, where that is not the carrier that sells it; the number is the codeshare partner's. */
function operatorOf({ operating, flownBy }: Flight) {
  const operator = flownBy ?? operating
  return (
    operator && {
      operatingCarrier: operator.carrier,
      operatingCarrierName: operator.name,
      ...(operating && { operatingCarrierNumber: operating.number }),
    }
  )
}

export const toFlightDetail = (flight: Flight, id?: string) => ({
  '@type': 'FlightDetail' as const,
  ...(id !== undefined && { id }),
  carrier: flight.carrier,
  number: flight.number,
  ...operatorOf(flight),
  ...(flight.equipment !== undefined && { equipment: flight.equipment }),
  duration: toDuration(flight.durationMinutes),
  ...(flight.distanceMiles !== undefined && { distance: flight.distanceMiles }),
  stops: 0,
  Departure: toPoint('DepartureDetail', flight.departure),
  Arrival: toPoint('ArrivalDetail', flight.arrival),
  AvailabilitySourceCode: availabilitySource,
})
