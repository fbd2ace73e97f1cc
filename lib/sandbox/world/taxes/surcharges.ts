import type { Cabin } from '../../../kernel/flight.ts'
import type { PassengerKind } from '../../../kernel/passengers.ts'
import { airportAt } from '../airports.ts'
import { carriers } from '../carriers.ts'
import type { LegTax } from './taxes.ts'

/** Miles of the leg and the carrier surcharge in US dollars up to there; higher cabins pay more. */
const bands: readonly (readonly [number, number])[] = [
  [600, 8],
  [1500, 22],
  [3000, 58],
  [5500, 118],
  [Number.POSITIVE_INFINITY, 165],
]
const premiumFactor = 1.6
/** Some carriers file their surcharge as YR. */
const yrCarriers = new Set(['AF', 'KL', 'LX', 'OS', 'TP', 'AM', 'TG', 'VN', 'GA', 'MK', 'AT', 'UX'])

/** US domestic fares include everything that the carrier charges: fuel is no item of its own. */
const isInUnitedStates = (path: readonly number[]): boolean =>
  path.every((airport) => airportAt(airport).country === 'US')

/**
 * What a carrier adds to its fare under a tax code of its own. Low-cost carriers and infants on a lap:
 * nothing.
 */
export function surchargeOf(
  carrier: number,
  { miles, path }: { readonly miles: number; readonly path: readonly number[] },
  { cabin, kind }: { readonly cabin: Cabin; readonly kind: PassengerKind },
): LegTax[] {
  const { code, kind: carrierKind } = carriers[carrier] ?? { code: '', kind: 'lowCost' }
  if (carrierKind === 'lowCost' || kind === 'infantOnLap' || isInUnitedStates(path)) return []
  const dollars = bands.find(([upTo]) => miles <= upTo)?.[1] ?? 0
  return [
    {
      code: yrCarriers.has(code) ? 'YR' : 'YQ',
      dollars: cabin === 'Economy' ? dollars : dollars * premiumFactor,
      percent: 0,
    },
  ]
}
