import type { CancelPenalty } from '../../hotel/hotel.ts'
import { hash } from '../world/seed.ts'
import { demandOn } from './calendar.ts'
import { chainTermsTable, houseTermsTable, resortTermsTable } from './house-terms-table.ts'
import type { Property } from './properties.ts'

/** Terms of a house for an arrival, before what a rate plan adds. */
export interface HouseTerms {
  /** Days before arrival, and the hour, until which a flexible rate is free. */
  readonly freeDays: number
  readonly time: string
  readonly penalty: CancelPenalty
  /** What rates with a deposit ask for: so many nights, or a part of the stay. */
  readonly deposit: CancelPenalty
  /** Rates that elsewhere need only a card ask for this deposit. */
  readonly depositOfFlexible?: CancelPenalty
}

interface Hours {
  readonly freeDays: number
  readonly time: string
}

const readHours = (text: string): Hours => {
  const [days, time = '18:00'] = text.split(' ')
  return { freeDays: Number(days), time }
}

interface ChainTerms extends Hours {
  readonly style: string
}

let chains: ReadonlyMap<string, ChainTerms> | undefined

/** Those of a brand before those of its chain; undefined for houses without one, and for collections. */
function chainOf({ brand: { name, naming, code } }: Property): ChainTerms | undefined {
  chains ??= new Map(
    chainTermsTable
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [style = '', rest = ''] = line.split(': ')
        const [names = '', hours = ''] = rest.split('|')
        return names.split(',').map((one) => [one, { style, ...readHours(hours) }] as const)
      }),
  )
  return naming === 'representation' || name === '' ? undefined : (chains.get(name) ?? chains.get(code))
}

/** The United States and what sells as they do. */
export const isAmerican = ({ airport }: Property): boolean => 'US CA PR VI GU'.includes(airport.country)

/** By a beach, on an island, in the mountains, or where a city has its resorts. */
export function isResort({ district: { kind }, destination, isAtAirport, airport }: Property): boolean {
  if (kind === 'r') return true
  const { season } = destination
  if (isAtAirport || !'swtk'.includes(season)) return false
  // Towns without a beach of their own in the table are small resorts as a whole, unless many fly there.
  const isSmall = airport.tier >= 3 && !destination.districts.some((one) => 'rw'.includes(one.kind))
  return kind === 'w' || ('co'.includes(kind) && isSmall)
}

const lagoons = 'MV PF'
const islands = 'SC MU FJ TZ CK WS VU PW ID TH PH VN'

/** The season by which a resort sells; those of cities sell all year. */
const resortSeason = (property: Property): string => {
  const { season } = property.destination
  return isOwnIsland(property) ? 't' : 'swtk'.includes(season) ? season : 'l'
}

/** An island of its own in a lagoon, not one with a town. */
const isOwnIsland = ({ airport, district }: Property): boolean =>
  lagoons.includes(airport.country) && district.kind === 'r'

/** Of resorts whose rooms are more than those of a hotel in town. */
function resortStyleOf(property: Property): string | undefined {
  const { destination, airport, stars } = property
  if (!isResort(property) || stars <= 2) return undefined
  const season = resortSeason(property)
  if (destination.city === 'LAS') return 'casino'
  if (season === 'k') return 'alpine'
  if (isOwnIsland(property)) return 'lagoon'
  if (season === 't' && islands.includes(airport.country)) return 'island'
  return season === 'l' ? undefined : 'beach'
}

/** Style of the room names, as in their table. */
export function styleOf(property: Property): string {
  const { stars, airport } = property
  const chain = chainOf(property)?.style
  const hasOwnWords = chain !== undefined && !['house', 'luxury'].includes(chain)
  const resort = hasOwnWords ? undefined : resortStyleOf(property)
  const own = resort ?? chain
  if (own !== undefined) return own
  if (airport.country === 'JP' && stars <= 4) return 'japan'
  if (stars <= 2) return isAmerican(property) ? 'motel' : 'budget'
  return stars === 5 ? 'luxury' : 'house'
}

const readShare = (text: string): CancelPenalty =>
  text.endsWith('%')
    ? { kind: 'percent', percent: Number.parseInt(text, 10) }
    : { kind: 'nights', nights: Number.parseInt(text, 10) }

interface ResortTerms {
  readonly lowDays: number
  readonly highDays: number
  readonly penalty: CancelPenalty
  readonly deposit: CancelPenalty
  readonly depositOfFlexible?: CancelPenalty
}

let resorts: ReadonlyMap<string, ResortTerms> | undefined

function resortTermsOf(property: Property): ResortTerms | undefined {
  // Simple houses sell as they do in town.
  if (!isResort(property) || property.stars <= 2) return undefined
  resorts ??= new Map(
    resortTermsTable
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', rest = ''] = line.split(': ')
        const [days = '', penalty = '', deposit = '', inSeason = ''] = rest.split('|')
        const [lowDays = 0, highDays = 0] = days.split(' ').map(Number)
        const terms = { lowDays, highDays, penalty: readShare(penalty), deposit: readShare(deposit) }
        return [key, inSeason === '0' ? terms : { ...terms, depositOfFlexible: readShare(inSeason) }] as const
      }),
  )
  const season = resortSeason(property)
  return resorts.get(isAmerican(property) ? `${season}-na` : season) ?? resorts.get(season)
}

const oneNight: CancelPenalty = { kind: 'nights', nights: 1 }
const houseHours = houseTermsTable.split('|').map(readHours)
const usualHours: Hours = { freeDays: 2, time: '18:00' }
/** From here on a night is in the high season. */
const highDemand = 1.15

/** What the house asks of guests who arrive on a date. */
export function houseTermsOf(property: Property, checkIn: string): HouseTerms {
  const { seed } = property
  const { freeDays, time } =
    chainOf(property) ?? houseHours[hash(seed, 100) % houseHours.length] ?? usualHours
  const resort = resortTermsOf(property)
  if (!resort) return { freeDays, time, penalty: oneNight, deposit: oneNight }
  const { lowDays, highDays, penalty, deposit, depositOfFlexible } = resort
  const isHigh = demandOn(property.destination, checkIn) >= highDemand
  return {
    freeDays: Math.max(freeDays, isHigh ? highDays : lowDays),
    time,
    penalty,
    deposit,
    ...(isHigh && depositOfFlexible && { depositOfFlexible }),
  }
}
