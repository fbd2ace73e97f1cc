import { stateOf } from '../countries.ts'

/** Parts of the world as tariffs divide it. */
const table = {
  northAmerica: 'US CA PM BM GL',
  caribbean:
    'MX GT BZ SV HN NI CR PA CU DO HT JM BS KY TC PR VI VG AI AG DM GD KN LC MS VC BB TT AW CW SX BQ MF GP MQ BL',
  southAmerica: 'BR AR CL PE CO EC VE BO PY UY GY SR GF FK',
  europe:
    'GB IE FR DE ES PT IT NL BE LU CH AT DK NO SE FI IS PL CZ SK HU RO BG GR CY MT SI HR BA RS ME MK AL XK EE LV LT TR MD UA FO GI IM JE GG AX MC LI AD SM VA SJ',
  cis: 'RU BY GE AM AZ KZ UZ KG TJ TM MN',
  middleEast: 'AE QA SA KW BH OM YE IQ IR JO LB SY IL PS',
  northAfrica: 'MA DZ TN LY EG SD EH',
  africa:
    'ZA NG KE ET GH TZ UG RW BI CD CG GA CM CF TD NE ML BF SN GM GN GW SL LR CI TG BJ AO ZM ZW MZ MW MG MU RE SC KM YT NA BW LS SZ DJ SO ER SS CV ST GQ MR SH',
  southAsia: 'IN PK BD LK NP BT MV AF',
  southEastAsia: 'SG MY TH ID PH VN KH LA MM BN TL',
  northAsia: 'JP KR KP',
  china: 'CN HK MO TW',
  oceania: 'AU NZ FJ PG NC PF VU WS TO SB KI NR TV CK NU PW FM MH GU MP AS WF CX CC NF TK',
} as const

export type FareRegion = keyof typeof table

const isRegion = (text: string): text is FareRegion => text in table

const fareRegions: readonly FareRegion[] = Object.keys(table).filter(isRegion)

const regionOfCountry: ReadonlyMap<string, FareRegion> = new Map(
  fareRegions.flatMap((region) => table[region].split(' ').map((country) => [country, region] as const)),
)

/**
 * The part of the world that fares from and to a country belong to. Islands that belong to a country far away are where
 * they lie; what is in no list counts as Africa, whose fares are the least competed for.
 */
export const regionOf = (country: string): FareRegion =>
  regionOfCountry.get(country) ?? regionOfCountry.get(stateOf(country)) ?? 'africa'
