import type { Region } from './regions.ts'

/** Business, business and leisure, leisure, summer beach, winter sun, tropical island, ski. */
export type Season = 'b' | 'm' | 'l' | 's' | 'w' | 't' | 'k'

const starsByRegion: Readonly<Record<Region, string>> = {
  eu: '2/22/43/28/5',
  na: '1/42/41/14/2',
  la: '4/26/42/23/5',
  cb: '1/14/33/34/18',
  ea: '5/30/40/20/5',
  se: '5/27/36/24/8',
  sa: '5/30/37/21/7',
  me: '2/18/36/31/13',
  af: '3/23/42/26/6',
  oc: '1/16/45/33/5',
}

/** Share of 1 to 5 stars in per cent, in cities that the table of destinations does not have. */
export const defaultStars = (region: Region): number[] => starsByRegion[region].split('/').map(Number)

const seasonOfCountries: readonly (readonly [Season, string])[] = [
  ['t', 'MV SC MU PF FJ CK NC VU WS TO RE KM PW GU MP'],
  ['w', 'AG AI AW BB BL BQ BS CU CW DM DO GD GP JM KN KY LC MF MQ MS SX TC TT VC VG VI PR CV'],
  ['s', 'CY MT ME AL HR'],
]
const seasonOfCities: readonly (readonly [Season, string])[] = [
  [
    's',
    'MAH KGS ZTH CHQ SKG PVK EFL JSI JNX SMI MJT OLB AHO CAG TPS SUF BRI BDS REU GRO RJK ZAD SPU PUY BOJ VAR DLM AGA DJE MIR BIA AJA FSC CLY SVQ',
  ],
  ['k', 'GNB LYN JAC BZN MTJ HDN GUC SUN RNO TRF KIR KTT RVN IVL'],
  ['w', 'RSW PBI FLL SRQ EYW MCO SXM PSP TUS'],
  ['t', 'KOA LIH LGK KBV CNS SYX HUI TAG MPH LOP'],
]

/** Of a city that the table of destinations does not have. */
export const islandSeason = (city: string, country: string): Season =>
  seasonOfCities.find(([, cities]) => cities.includes(city))?.[0] ??
  seasonOfCountries.find(([, countries]) => countries.includes(country))?.[0] ??
  'm'
