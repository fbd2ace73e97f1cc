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
/**
 * Cities that charge in their own way, as in 2026 and rounded: `city: tax on the room in per cent, per guest and night
 * in US dollars for 1 to 5 stars`. In the United States the first is all of state, county and city.
 */
const cityTable = `
NYC: 14.8, 2 2 2 2 2|CHI: 17.4, 0|LAS: 13.4, 0|ORL: 12.5, 0|LAX: 15.5, 0|SFO: 16.3, 0|MIA: 13, 0|WAS: 15.9, 0|BOS: 16.5, 0|SEA: 15.7, 0|SAN: 12.5, 0|DFW: 15, 0
HOU: 17, 0|ATL: 16.9, 2 2 2 2 2|DEN: 15.8, 0|PHX: 12.6, 0|HNL: 18.7, 0|OGG: 18.7, 0|MSY: 16.4, 0|BNA: 15.3, 1 1 1 1 1|AUS: 17, 0|PHL: 16.3, 0
YTO: 21.5, 0|YMQ: 18.5, 0|YVR: 19, 0|PAR: 10, 3 4 7 10 18|NCE: 10, 1 1 2 4 6|LYS: 10, 1 1 2 3 5|ROM: 10, 5 6 7 9 12|MIL: 10, 4 5 7 8 8|VCE: 10, 2 3 4 5 6
FLR: 10, 4 5 6 8 9|BCN: 10, 5 5 5 7 9|MAD: 10, 0|PMI: 10, 1 2 3 4 5|LIS: 6, 5 5 5 5 5|OPO: 6, 4 4 4 4 4|AMS: 23, 0|BER: 15, 0|HAM: 8, 1 2 3 4 6|CGN: 12, 0
MUC: 7, 0|FRA: 7, 2 2 2 2 2|BRU: 6, 3 4 4 5 5|PRG: 12, 2 2 2 2 2|BUD: 9, 0|VIE: 13, 0|ATH: 13, 1 1 3 5 8|DXB: 10, 1 2 3 4 6|ZRH: 3.8, 3 3 3 4 5|GVA: 3.8, 2 2 3 4 5
TYO: 10, 0 0 1 1 2|OSA: 10, 0 1 2 2 3|DPS: 11, 0|MLE: 17, 12 12 12 12 12`

interface CityRules {
  readonly roomTaxPercent: number
  readonly perGuestNightDollars: readonly number[]
}

const rulesByCity: ReadonlyMap<string, CityRules> = new Map(
  cityTable
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [city = '', numbers = ''] = entry.split(': ')
      const [percent = '', dollars = ''] = numbers.split(', ')
      return [
        city,
        { roomTaxPercent: Number(percent), perGuestNightDollars: dollars.split(' ').map(Number) },
      ] as const
    }),
)

/** Resort and destination fees of a night in US dollars, from how many stars: Las Vegas nearly everywhere. */
const cityFees: Readonly<Record<string, readonly [dollars: number, fromStars: number]>> = {
  LAS: [45, 3],
  ORL: [32, 4],
  MIA: [42, 4],
  HNL: [42, 4],
  OGG: [45, 4],
  NYC: [38, 4],
  SAN: [32, 5],
  SFO: [32, 5],
}

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
  const city = rulesByCity.get(stay.city)
  const percent = (rate: number): number => Math.round((stay.baseMinor * rate) / 100)
  // Cities of federal states set their own part.
  const local =
    !city && (stay.country === 'US' || stay.country === 'CA')
      ? Math.round(fraction(hashText(stay.city), 61) * 40) / 10 - 1
      : 0
  const perGuest = city ? (city.perGuestNightDollars[stay.stars - 1] ?? 0) : rules.perGuestNightDollars
  const [fee, fromStars] = cityFees[stay.city] ?? [resortFees.has(stay.country) ? 35 : 0, 5]
  const charge = (code: string, description: string, minor: number): TaxOrFee[] =>
    minor > 0 ? [{ code, description, minor }] : []
  return {
    taxes: [
      ...charge('ROOM', 'Tax on the room rate', percent((city ?? rules).roomTaxPercent + local)),
      ...charge('CITY', 'City tax per guest and night', stay.dollars(perGuest) * stay.guests * stay.nights),
    ],
    fees: [
      ...charge('SERV', 'Service charge', percent(rules.servicePercent)),
      ...charge(
        'RSRT',
        'Resort fee per night',
        stay.stars >= fromStars ? stay.dollars(fee) * stay.nights : 0,
      ),
    ],
  }
}
