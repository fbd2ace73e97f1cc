import type { Cabin } from '../../../kernel/flight.ts'
import type { PassengerKind } from '../../../kernel/passengers.ts'
import { airportAt } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { regionOf } from '../fares/regions.ts'
import { surchargeBands, surchargeCarriers, surchargeLimits, withoutSurcharge } from './surcharge-table.ts'
import type { LegTax } from './taxes.ts'

/** What a carrier adds to its fares under a tax code, by distance. */
interface Surcharge {
  readonly code: string
  readonly isAtlantic: boolean
  /** Miles of the leg, and US dollars up to there. */
  readonly bands: readonly (readonly [number, number])[]
  readonly aboveEconomy: number
}

type Bands = Omit<Surcharge, 'code'>

function readBands(line: string): readonly [string, Bands] {
  const [name = '', ...cells] = line.split(' ')
  const pairs = cells.map((cell) => cell.split(':'))
  const bands = pairs
    .filter(([upTo]) => upTo !== 'above')
    .map(([upTo, amount]) => [Number(upTo), Number(amount)] as const)
  const above = pairs.find(([upTo]) => upTo === 'above')?.[1] ?? 100
  return [
    name,
    { isAtlantic: ['atlantic', 'canadian'].includes(name), bands, aboveEconomy: Number(above) / 100 },
  ]
}

const bandsByName = new Map(surchargeBands.trim().split('\n').map(readBands))

const byCarrier: ReadonlyMap<string, Surcharge> = new Map(
  surchargeCarriers
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([code = '', name = '', ...codes]) => {
      const bands = bandsByName.get(name)
      return bands ? codes.map((carrier) => [carrier, { code, ...bands }] as const) : []
    }),
)

const without = new Set(withoutSurcharge.split(' '))
const limits: ReadonlyMap<string, { short: number; long: number }> = new Map(
  [...surchargeLimits.matchAll(/([A-Z]{2}) (\d+) (\d+)/g)].map(([, country = '', short, long]) => [
    country,
    { short: Number(short), long: Number(long) },
  ]),
)
const longMiles = 2500

/** The countries and the distance of a leg. */
export interface SurchargedLeg {
  readonly fromCountry: string
  readonly toCountry: string
  readonly miles: number
}

const american = new Set(['northAmerica', 'caribbean', 'southAmerica'])

/** Between America and another part of the world. */
const leavesAmerica = ({ fromCountry, toCountry }: SurchargedLeg): boolean =>
  american.has(regionOf(fromCountry)) !== american.has(regionOf(toCountry))

/**
 * Nobody charges it inside a country, but in Europe; North American carriers charge it across the Atlantic, not from
 * Asia and Oceania.
 */
function isCharged({ isAtlantic }: Surcharge, leg: SurchargedLeg): boolean {
  const { fromCountry, toCountry } = leg
  const isDomestic = fromCountry === toCountry
  const regions = [regionOf(fromCountry), regionOf(toCountry)]
  if (without.has(fromCountry) || (isDomestic && !regions.includes('europe'))) return false
  const crosses = regions.some((region) => ['europe', 'africa', 'middleEast', 'northAfrica'].includes(region))
  return !isAtlantic || (crosses && leavesAmerica(leg))
}

/** US dollars that a carrier (by index) adds to its fare on a leg; 0 with those that add nothing. */
export function surchargeDollars(carrier: number, leg: SurchargedLeg, cabin: Cabin): number {
  const surcharge = byCarrier.get(carriers[carrier]?.code ?? '')
  if (!surcharge || !isCharged(surcharge, leg)) return 0
  const amount = surcharge.bands.find(([upTo]) => leg.miles <= upTo)?.[1] ?? 0
  const dollars = cabin === 'Economy' ? amount : amount * surcharge.aboveEconomy
  const limit = limits.get(leg.fromCountry)
  return limit ? Math.min(dollars, limit[leg.miles > longMiles ? 'long' : 'short']) : dollars
}

/**
 * What a carrier adds to its fare under a tax code of its own. Low-cost carriers, many others, and infants on a lap:
 * nothing.
 */
export function surchargeOf(
  carrier: number,
  { miles, path }: { readonly miles: number; readonly path: readonly number[] },
  { cabin, kind }: { readonly cabin: Cabin; readonly kind: PassengerKind },
): LegTax[] {
  const [fromCountry = '', toCountry = ''] = [path[0], path.at(-1)].map((airport) =>
    stateOf(airportAt(airport ?? 0).country),
  )
  if (kind === 'infantOnLap') return []
  const dollars = surchargeDollars(carrier, { fromCountry, toCountry, miles }, cabin)
  const code = byCarrier.get(carriers[carrier]?.code ?? '')?.code ?? 'YQ'
  return dollars > 0 ? [{ code, dollars, percent: 0 }] : []
}
