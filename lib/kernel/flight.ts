import type { EpochMs } from './instant.ts'

export type ContentSource = 'GDS' | 'NDC'

export const cabins = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const
export type Cabin = (typeof cabins)[number]

/** Where and when a flight leaves or lands, in the local time of the airport, without a zone. */
export interface FlightPoint {
  readonly airport: string
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM */
  readonly time: string
  readonly terminal?: string
}

/** One departure of a flight number on one day. */
export interface Flight {
  /** Marketing carrier: whose code and number the ticket shows. */
  readonly carrier: string
  /** Without leading zeros. */
  readonly number: string
  /** Only on a codeshare: who flies it, under which number. Seats are the operating flight's. */
  readonly operating?: { readonly carrier: string; readonly number: string; readonly name: string }
  /** Only where a regional carrier flies it under the code of the carrier that sells it: who. */
  readonly flownBy?: { readonly carrier: string; readonly name: string }
  /** IATA aircraft type, three characters; absent: not known. */
  readonly equipment?: string
  readonly departure: FlightPoint
  readonly arrival: FlightPoint
  /** The same two moments as instants, for connection times and order. */
  readonly departsAt: EpochMs
  readonly arrivesAt: EpochMs
  readonly durationMinutes: number
  /** Absent: not known. */
  readonly distanceMiles?: number
}

/** `BA178/2027-01-20/LHR`: names one departure; an operating flight and its codeshares have one each. */
export const flightKey = ({
  carrier,
  number,
  departure,
}: Pick<Flight, 'carrier' | 'number' | 'departure'>): string =>
  `${carrier}${number}/${departure.date}/${departure.airport}`

/** The key of the departure that holds the seats: the operating flight's for a codeshare. */
export const inventoryKey = ({ carrier, number, operating, departure }: Flight): string =>
  flightKey({ carrier: operating?.carrier ?? carrier, number: operating?.number ?? number, departure })
