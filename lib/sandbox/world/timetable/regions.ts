import type { Airport } from '../airports.ts'

/**
 * Parts of the world between which long flights have their usual hours: North America east and west, Europe, Middle East,
 * India and its neighbours, East Asia, South-East Asia, Oceania, Africa, Central and South America.
 */
export type Region = 'NE' | 'NW' | 'EU' | 'ME' | 'IN' | 'EA' | 'SE' | 'OC' | 'AF' | 'CB' | 'SM'

const table: readonly (readonly [Region, string])[] = [
  [
    'EU',
    'AD AL AM AT AX AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA XK GL KZ UZ KG TJ TM',
  ],
  ['ME', 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY YE'],
  ['IN', 'AF BD BT IN LK MV NP PK'],
  ['EA', 'CN HK JP KP KR MN MO TW'],
  ['SE', 'BN ID KH LA MM MY PH SG TH TL VN'],
  ['OC', 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PW SB TK TO TV VU WF WS'],
  ['SM', 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE'],
  [
    'CB',
    'AG AI AW BB BL BM BQ BS BZ CR CU CW DM DO GD GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PR SV SX TC TT VC VG VI PM',
  ],
]

const regionOfCountry: ReadonlyMap<string, Region> = new Map(
  table.flatMap(([region, countries]) => countries.split(' ').map((country) => [country, region] as const)),
)

/** What is in no other part of the table is in Africa. */
export function regionOf({ country, longitude }: Airport): Region {
  if (country === 'US' || country === 'CA') return longitude > -100 ? 'NE' : 'NW'
  return regionOfCountry.get(country) ?? 'AF'
}
