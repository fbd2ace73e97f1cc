import { localTime } from '../../../../lib/kernel/instant.ts'
import type { SegmentResource } from './resources.ts'

/*
 * The carriers of the supplier and their flights: a few a day between any two of its airports, on every date.
 */

interface Airport {
  readonly city: string
  readonly zone: string
  readonly at: readonly [latitude: number, longitude: number]
}

const airports: Readonly<Record<string, Airport>> = {
  LHR: { city: 'LON', zone: 'Europe/London', at: [51.5, -0.5] },
  AMS: { city: 'AMS', zone: 'Europe/Amsterdam', at: [52.3, 4.8] },
  FRA: { city: 'FRA', zone: 'Europe/Berlin', at: [50, 8.6] },
  JFK: { city: 'NYC', zone: 'America/New_York', at: [40.6, -73.8] },
  SIN: { city: 'SIN', zone: 'Asia/Singapore', at: [1.4, 104] },
  SYD: { city: 'SYD', zone: 'Australia/Sydney', at: [-33.9, 151.2] },
}

export interface CarrierFare {
  readonly brand: string | null
  /** Of the fare for the distance, in per cent. */
  readonly percent: number
  readonly bags: number
  /** What a refund costs in minor units; `false`: none is given, `null`: it says nothing about refunds. */
  readonly refundFee: number | false | null
}

export interface Carrier {
  readonly code: string
  /** Flight number; the next one flies the second segment. */
  readonly number: string
  readonly departs: string
  /** Where its passengers change planes. */
  readonly via?: string
  readonly operatedBy?: { readonly iata_code: string; readonly name: string; readonly number: string }
  readonly fares: readonly CarrierFare[]
  readonly offerMinutes: number
  /** How long it holds an unpaid order; 0: it is paid at the sale. */
  readonly holdHours: number
  readonly saysTaxes: boolean
  /** Numbers of its documents: of the n-th document of the supplier, the i-th of its order; none: it has no tickets. */
  readonly documentNumber?: (n: number, i: number) => string
}

export const carriers: readonly Carrier[] = [
  {
    code: 'ZZ',
    number: '0007',
    departs: '09:05',
    fares: [
      { brand: 'Basic', percent: 100, bags: 0, refundFee: false },
      { brand: 'Flex', percent: 130, bags: 1, refundFee: 4000 },
    ],
    offerMinutes: 30,
    holdHours: 24,
    saysTaxes: true,
    documentNumber: (_, i) => `${i}`,
  },
  {
    code: 'X9',
    number: '412',
    departs: '06:15',
    via: 'AMS',
    fares: [{ brand: null, percent: 70, bags: 0, refundFee: null }],
    offerMinutes: 12,
    holdHours: 0,
    saysTaxes: false,
  },
  {
    code: 'BA',
    number: '1511',
    departs: '13:20',
    operatedBy: { iata_code: 'AA', name: 'American Airlines', number: '101' },
    fares: [{ brand: 'Plus', percent: 120, bags: 1, refundFee: 0 }],
    offerMinutes: 20,
    holdHours: 6,
    saysTaxes: true,
    documentNumber: (n) => `125-${2_125_439_000 + n}`,
  },
  {
    code: '4Q',
    number: '88',
    departs: '21:50',
    fares: [{ brand: 'Saver', percent: 85, bags: 0, refundFee: 12_000 }],
    offerMinutes: 25,
    holdHours: 0,
    saysTaxes: false,
    documentNumber: (n) => `${22_057_414_583_000 + n}`,
  },
]

/** An airport by its own code, or by that of its city; undefined: the supplier does not fly there. */
const airportOf = (code: string): string | undefined =>
  airports[code] ? code : Object.keys(airports).find((airport) => airports[airport]?.city === code)

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** On a sphere. */
function kilometres({ at: from }: Airport, { at: to }: Airport): number {
  const [a, b] = [radians(from[0]), radians(to[0])]
  const apart = radians(from[1] - to[1])
  return Math.round(6371 * Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(apart)))
}

/** The time that the clocks of a zone show, without a zone. */
const localClock = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(' ', 'T')

interface Leg {
  readonly from: string
  readonly to: string
  readonly departsAt: number
}

function segment(
  carrier: Carrier,
  { from, to, departsAt }: Leg,
  { bags, number }: { bags: number; number: string },
) {
  const [origin, destination] = [airports[from], airports[to]]
  if (!origin || !destination) throw new Error(`no airport ${from} or ${to}`)
  const arrivesAt = departsAt + (40 + Math.round(kilometres(origin, destination) / 14)) * 60_000
  const resource: SegmentResource = {
    origin: { iata_code: from, time_zone: origin.zone },
    destination: { iata_code: to, time_zone: destination.zone },
    departing_at: localClock(departsAt, origin.zone),
    arriving_at: localClock(arrivesAt, destination.zone),
    marketing_carrier: carrier.code,
    marketing_carrier_flight_number: number,
    operating_carrier: carrier.operatedBy ?? null,
    cabin_class: 'economy',
    bags: { checked: bags, carry_on: 1 },
  }
  return { resource, arrivesAt, kilometres: kilometres(origin, destination) }
}

/** A carrier's flights of one direction in one fare; undefined: it has none. */
export function journeyOf(
  carrier: Carrier,
  { bags }: CarrierFare,
  slice: { readonly origin: string; readonly destination: string; readonly departure_date: string },
) {
  const [from, to] = [airportOf(slice.origin), airportOf(slice.destination)]
  const origin = from === undefined ? undefined : airports[from]
  if (!origin || from === undefined || to === undefined || from === to) return undefined
  const departsAt = localTime(`${slice.departure_date}T${carrier.departs}:00`, origin.zone)
  const { via, number } = carrier
  if (via === undefined || via === from || via === to) {
    const only = segment(carrier, { from, to, departsAt }, { bags, number })
    return { segments: [only.resource], kilometres: only.kilometres }
  }
  const first = segment(carrier, { from, to: via, departsAt }, { bags, number })
  const onward = { from: via, to, departsAt: first.arrivesAt + 95 * 60_000 }
  const second = segment(carrier, onward, { bags, number: `${Number(number) + 1}` })
  return {
    segments: [first.resource, second.resource],
    kilometres: first.kilometres + second.kilometres,
  }
}
