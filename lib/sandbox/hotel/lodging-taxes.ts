import type { TaxOrFee } from '../../hotel/room-price.ts'
import { fraction, hashText } from '../world/seed.ts'

/**
 * What countries charge on a night, roughly as in 2026: `country: tax on the room in per cent, per guest and
 * night in US dollars, service charge in per cent`. Elsewhere 10 per cent and nothing else.
 */
const table = `
AD: 4.5, 1, 0|AE: 5, 4, 10|AL: 6, 0.5, 0|AR: 21, 0, 0|AT: 10, 3, 0|AU: 10, 0, 0|BE: 6, 4, 0|BG: 9, 1, 0|BH: 10, 0, 10|BR: 5, 1.5, 10
BS: 10, 0, 10|CA: 13, 0, 0|CH: 3.8, 4, 0|CL: 19, 0, 0|CN: 6, 0, 10|CO: 19, 0, 0|CR: 13, 0, 0|CY: 9, 1, 0|CZ: 12, 2, 0|DE: 7, 3.5, 0
DK: 25, 0, 0|DO: 18, 0, 10|EC: 15, 1, 10|EE: 13, 0, 0|EG: 14, 0, 12|ES: 10, 2.5, 0|FI: 14, 0, 0|FJ: 15, 0, 0|FR: 10, 5, 0|GB: 20, 0, 0
GR: 13, 4, 0|HK: 3, 0, 10|HR: 13, 1.5, 0|HU: 5, 4, 0|ID: 11, 0, 10|IE: 13.5, 0, 0|IL: 18, 0, 0|IN: 12, 0, 0|IS: 11, 4, 0|IT: 10, 5, 0
JM: 10, 2, 10|JO: 8, 0, 10|JP: 10, 1.5, 0|KE: 16, 0, 2|KR: 10, 0, 0|KW: 0, 0, 15|LK: 18, 0, 10|LT: 9, 1, 0|LU: 3, 0, 0|LV: 12, 1, 0
MA: 10, 2.5, 0|MO: 5, 0, 10|MT: 7, 0.5, 0|MU: 15, 3, 0|MV: 17, 12, 10|MX: 19, 0, 0|MY: 8, 2.5, 0|NG: 7.5, 0, 5|NL: 9, 5, 0|NO: 12, 0, 0
NZ: 15, 0, 0|OM: 5, 0, 8|PA: 10, 0, 0|PE: 18, 0, 10|PH: 12, 0, 10|PL: 8, 1, 0|PR: 9, 0, 9|PT: 6, 4, 0|QA: 0, 0, 10|RO: 11, 0.5, 0
RS: 10, 1.5, 0|SA: 15, 0, 2.5|SE: 12, 0, 0|SG: 9, 0, 10|SI: 9.5, 3, 0|SK: 5, 2, 0|TH: 7, 0, 10|TN: 7, 2, 0|TR: 10, 2, 0|TW: 5, 0, 10
UA: 20, 0.5, 0|US: 13.5, 0, 0|UY: 10, 0, 0|VN: 10, 0, 5|ZA: 15, 0, 0`

interface Rules {
  readonly roomTaxPercent: number
  readonly perGuestNightDollars: number
  readonly servicePercent: number
}

const rulesByCountry: ReadonlyMap<string, Rules> = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [country = '', numbers = ''] = entry.split(': ')
      const [roomTaxPercent = 0, perGuestNightDollars = 0, servicePercent = 0] = numbers
        .split(', ')
        .map(Number)
      return [country, { roomTaxPercent, perGuestNightDollars, servicePercent }] as const
    }),
)
const elsewhere: Rules = { roomTaxPercent: 10, perGuestNightDollars: 0, servicePercent: 0 }

/** Countries in which large hotels add a fee for their pools and gyms. */
const resortFees = new Set(['US', 'PR', 'MX', 'BS', 'DO'])

export interface TaxedStay {
  readonly country: string
  readonly city: string
  readonly stars: number
  readonly baseMinor: number
  readonly guests: number
  readonly nights: number
  /** US dollars as minor units of the property's currency. */
  readonly dollars: (amount: number) => number
}

/**
 * Taxes and fees of one room for the whole stay, by the rules of its country; those that are nothing are left
 * out.
 */
export function taxesAndFeesOn(stay: TaxedStay): {
  readonly taxes: readonly TaxOrFee[]
  readonly fees: readonly TaxOrFee[]
} {
  const rules = rulesByCountry.get(stay.country) ?? elsewhere
  const percent = (rate: number): number => Math.round((stay.baseMinor * rate) / 100)
  // Cities of federal states set their own part.
  const local =
    stay.country === 'US' || stay.country === 'CA'
      ? Math.round(fraction(hashText(stay.city), 61) * 40) / 10 - 1
      : 0
  const charge = (code: string, description: string, minor: number): TaxOrFee[] =>
    minor > 0 ? [{ code, description, minor }] : []
  return {
    taxes: [
      ...charge('ROOM', 'Tax on the room rate', percent(rules.roomTaxPercent + local)),
      ...charge(
        'CITY',
        'City tax per guest and night',
        stay.dollars(rules.perGuestNightDollars) * stay.guests * stay.nights,
      ),
    ],
    fees: [
      ...charge('SERV', 'Service charge', percent(rules.servicePercent)),
      ...charge(
        'RSRT',
        'Resort fee per night',
        stay.stars === 5 && resortFees.has(stay.country) ? stay.dollars(35) * stay.nights : 0,
      ),
    ],
  }
}
