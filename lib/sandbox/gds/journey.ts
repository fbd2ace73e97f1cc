import type { PointOfSale } from '../../kernel/agency.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { toDate } from '../../kernel/instant.ts'
import { isMinor } from '../../kernel/passengers.ts'
import type { PriceRequest } from '../../shopping/shopping.ts'
import { airportAt, airportsOfCity } from '../world/airports.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { stateOf } from '../world/countries.ts'
import { filingCurrency } from '../world/currencies.ts'
import { distanceMiles } from '../world/distance.ts'
import type { FareScope } from '../world/fares/agreements.ts'
import { travelTimes } from '../world/fares/fare-rules.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import { type JourneyEnds, seasonOf } from '../world/fares/seasons.ts'
import { toEpochMinute, toEpochMs } from '../world/moments.ts'
import { combineFares, sellTogether } from '../world/partners.ts'
import { toLocalMinute, zoneIndex } from '../world/zones.ts'

/** Where and when a leg goes: airports by index, local date of departure. */
export interface LegEnds {
  readonly from: number
  readonly to: number
  readonly date: string
}

/** Local date of an agency. */
export const dateAt = ({ zone }: Pick<PointOfSale, 'zone'>, now: EpochMs): string =>
  toDate(toEpochMs(toLocalMinute(zoneIndex(zone), toEpochMinute(now))))

/** The country that a city's fares are filed in: a city may have stations across a border. */
function fareCountryOf(airport: number): string {
  const own = airportAt(airport)
  return (airportsOfCity(own.city)[0] ?? own).country
}

const fareStateOf = (airport: number): string => stateOf(fareCountryOf(airport))

const sameCity = (one: number, other: number): boolean => airportAt(one).city === airportAt(other).city

/** An open jaw still is a round trip when its gap is shorter than both legs and lies in one country. */
function isOpenJaw(outbound: LegEnds, homeward: LegEnds): boolean {
  const gap = distanceMiles(homeward.to, outbound.from) + distanceMiles(outbound.to, homeward.from)
  const shorter = Math.min(
    distanceMiles(outbound.from, outbound.to),
    distanceMiles(homeward.from, homeward.to),
  )
  const sameCountry = (one: number, other: number): boolean => fareStateOf(one) === fareStateOf(other)
  return gap < shorter && sameCountry(homeward.to, outbound.from) && sameCountry(outbound.to, homeward.from)
}

/** Whether a journey ends where it began, so that round-trip fares apply. */
export function isRoundTrip(legs: readonly LegEnds[]): boolean {
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last || legs.length < 2) return false
  return sameCity(first.from, last.to) || (legs.length === 2 && isOpenJaw(first, last))
}

/** Carriers by index. */
type Agree = (one: number, other: number) => boolean

/** Fares of one carrier go together; those of two only where all carriers of one leg agree with all of the other. */
const goTogether =
  (agree: Agree) =>
  (one: LegFlights, other: LegFlights): boolean =>
    one.fareCarrier === other.fareCarrier ||
    one.departures.every((flight) =>
      other.departures.every(({ carrier }) => flight.carrier === carrier || agree(flight.carrier, carrier)),
    )

const allPairs = (
  legs: readonly LegFlights[],
  suits: (one: LegFlights, other: LegFlights) => boolean,
): boolean => legs.every((one, index) => legs.slice(index + 1).every((other) => suits(one, other)))

/** Whether the fares of two legs can be combined to those of a round trip. */
export const faresCombine = goTogether(combineFares)

/** Whether the fares of all legs can be combined to those of a round trip. */
export const canCombine = (legs: readonly LegFlights[]): boolean => allPairs(legs, faresCombine)

/** Whether the one-way fares of two legs go on one ticket. */
export const shareTicket = goTogether(sellTogether)

/** Whether the one-way fares of all legs go on one ticket. */
export const canShareTicket = (legs: readonly LegFlights[]): boolean => allPairs(legs, shareTicket)

/** When and for whom a journey is sold. */
export interface SaleContext {
  /** Local date of the agency. */
  readonly purchaseDate: string
  readonly currency: string
  readonly scope: FareScope
  /** Children travel without an adult. */
  readonly isUnaccompanied: boolean
}

/** @param fares filters of the request */
export const saleContext = (
  request: Pick<PriceRequest, 'pointOfSale' | 'currency' | 'fares' | 'passengers'>,
  now: EpochMs,
): SaleContext => ({
  purchaseDate: dateAt(request.pointOfSale, now),
  currency: request.currency,
  scope: { pcc: request.pointOfSale.pcc, filters: request.fares ?? {} },
  isUnaccompanied: request.passengers.length > 0 && request.passengers.every(({ ptc }) => isMinor(ptc)),
})

/** From where a journey begins to where it turns round: the end of its first leg. */
const journeyEnds = ({ from, to }: LegEnds): JourneyEnds => ({
  fromCountry: fareStateOf(from),
  toCountry: fareStateOf(to),
  toCity: airportAt(to).city,
  miles: distanceMiles(from, to),
})

/** What the fares of each leg of a journey depend on, besides carrier, class and brand. */
export function fareTerms(
  legs: readonly LegEnds[],
  halfRoundTrip: boolean,
  { purchaseDate, currency, scope, isUnaccompanied }: SaleContext,
): FareTerms[] {
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) return []
  const times = travelTimes(purchaseDate, first.date, halfRoundTrip ? last.date : undefined)
  return legs.map(({ from, to, date }) => ({
    season: seasonOf(date, journeyEnds(halfRoundTrip ? first : { from, to, date })),
    times,
    halfRoundTrip,
    domestic: fareStateOf(from) === fareStateOf(to),
    filingCurrency: filingCurrency(fareCountryOf(first.from)),
    currency,
    scope,
    isUnaccompanied,
  }))
}
