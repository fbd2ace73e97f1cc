import type { Cabin } from '../../../kernel/flight.ts'
import type { PassengerKind } from '../../../kernel/passengers.ts'
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

/**
 * What a carrier adds to its fare under a tax code of its own. Low-cost carriers and infants on a lap:
 * nothing.
 */
export function surchargeOf(carrier: number, miles: number, cabin: Cabin, kind: PassengerKind): LegTax[] {
  const { code, kind: carrierKind } = carriers[carrier] ?? { code: '', kind: 'lowCost' }
  if (carrierKind === 'lowCost' || kind === 'infantOnLap') return []
  const dollars = bands.find(([upTo]) => miles <= upTo)?.[1] ?? 0
  return [
    {
      code: yrCarriers.has(code) ? 'YR' : 'YQ',
      dollars: cabin === 'Economy' ? dollars : dollars * premiumFactor,
      percent: 0,
    },
  ]
}
