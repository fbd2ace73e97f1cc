import { findCarrier } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { hash, hashText } from '../seed.ts'
import type { NumberedFlight } from './numbers.ts'

/**
 * Joint ventures and codeshare partners: each carrier also sells the other's flights between their two home
 * markets.
 */
const agreements = `AA-BA AA-IB AA-AY AA-JL AA-QF AA-EI AA-AS BA-IB BA-QR BA-JL BA-AY BA-EI IB-VY AY-JL QF-EK QR-VA CX-JL MH-JL
DL-AF DL-KL DL-VS DL-KE DL-AM DL-LA AF-KL AF-VS KL-VS VS-SK KE-MU AF-SK
UA-LH UA-AC UA-NH UA-LX UA-OS UA-SN UA-NZ UA-VA LH-AC LH-LX LH-OS LH-SN LH-NH LH-SQ LH-AZ SQ-NZ SQ-VS SQ-NH SQ-GA TG-LH TK-SQ
ET-LH CM-UA AV-UA TP-AD AI-SQ WS-DL WS-AF WS-KL EK-UA EK-AC AT-IB MS-ET UX-TK`

const firstCodeshareNumber = 5000
const lastNumber = 9999
/** Flights that one carrier sells of another in a timetable of 30,000 a day, in all and on one route. */
const usualExtent = 110
const perRoute = 3

const pairs: readonly (readonly [string, string])[] = agreements
  .split(/\s+/)
  .map((pair) => pair.split('-'))
  .flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const])

/**
 * Between the home countries of the two carriers, or onward from the operating carrier's hub inside its own
 * country.
 */
function isShared(
  { from, to }: NumberedFlight,
  marketing: readonly string[],
  operating: readonly string[],
): boolean {
  const [leaves, lands] = [stateOf(from.country), stateOf(to.country)]
  const joinsHomes =
    (marketing.includes(leaves) && operating.includes(lands)) ||
    (operating.includes(leaves) && marketing.includes(lands))
  return (
    joinsHomes || (operating.includes(leaves) && leaves === lands && Math.min(from.weight, to.weight) >= 15)
  )
}

const joinsCountries = ({ from, to }: NumberedFlight): number => (from.country === to.country ? 0 : 1)

/**
 * The flights of `operating` that `marketing` sells under its own numbers, those between their countries
 * first.
 */
function sharedFlights(
  marketing: string,
  operated: readonly NumberedFlight[],
  homes: readonly string[],
  extent: number,
): NumberedFlight[] {
  const own = findCarrier(marketing)?.homes ?? []
  const onRoute = new Map<string, number>()
  const isAmongFirst = ({ from, to }: NumberedFlight): boolean => {
    const route = from.code + to.code
    const already = onRoute.get(route) ?? 0
    onRoute.set(route, already + 1)
    return already < perRoute
  }
  return operated
    .filter((flight) => isShared(flight, own, homes) && isAmongFirst(flight))
    .sort(
      (a, b) =>
        joinsCountries(b) - joinsCountries(a) ||
        b.from.weight * b.to.weight - a.from.weight * a.to.weight ||
        a.number - b.number,
    )
    .slice(0, extent)
}

/** Codeshare flights: marketing numbers on flights of partners, which hold the seats. */
export function shareFlights(
  byCarrier: ReadonlyMap<string, readonly NumberedFlight[]>,
  flightsPerDay: number,
): NumberedFlight[] {
  const extent = Math.round((usualExtent * flightsPerDay) / 30_000)
  const next = new Map<string, number>()
  return pairs.flatMap(([marketing, operating]) => {
    const carrier = findCarrier(marketing)
    const operated = byCarrier.get(operating) ?? []
    if (!carrier) return []
    const highest = Math.max(
      firstCodeshareNumber - 1,
      ...(byCarrier.get(marketing) ?? []).map(({ number }) => number),
    )
    const first = next.get(marketing) ?? highest + 1 + (hash(hashText(marketing)) % 40)
    const shared = sharedFlights(
      marketing,
      operated,
      findCarrier(operating)?.homes ?? [],
      Math.min(extent, lastNumber - first + 1),
    )
    next.set(marketing, first + shared.length)
    return shared.map((flight, index) => ({
      ...flight,
      carrier: carrier.index,
      number: first + index,
      operatedBy: flight,
    }))
  })
}
