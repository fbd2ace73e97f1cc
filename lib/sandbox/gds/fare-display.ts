import type { EpochMs } from '../../kernel/instant.ts'
import { minutesMs } from '../../kernel/instant.ts'
import type { DisplayedFare, FareDisplayRequest } from '../../shopping/shopping.ts'
import { airportsOfCity, findAirport } from '../world/airports.ts'
import { brandsIn, type CarrierBrand } from '../world/brands.ts'
import { carriers } from '../world/carriers.ts'
import { findFlights } from '../world/connections/find-flights.ts'
import { publicFare } from '../world/fares/agreements.ts'
import { classesOf } from '../world/fares/booking-classes.ts'
import { type FareTerms, fileFare, permittedRanks } from '../world/fares/filed-fares.ts'
import { type Market, marketOf } from '../world/fares/market.ts'
import { dayOf, nextEpochMinute } from '../world/moments.ts'
import { type SaleZone, saleZone } from '../world/sale-zone.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { dateAt, fareTerms, saleContext } from './journey.ts'
import { soldBase } from './journey-price.ts'
import { isOnSale } from './leg-search.ts'
import { leastMinutesToDeparture } from './time-limits.ts'

const cityOf = (code: string): string => findAirport(code)?.city ?? code

/** Carriers (by index) that sell flights between two cities on a date. */
function carriersBetween(
  schedules: Schedules,
  from: string,
  to: string,
  date: string,
  now: EpochMs,
): number[] {
  const found = findFlights(schedules, {
    origins: airportsOfCity(from).map(({ index }) => index),
    destinations: airportsOfCity(to).map(({ index }) => index),
    preferred: [],
    day: dayOf(date),
    notBefore: nextEpochMinute(now + minutesMs(leastMinutesToDeparture)),
    perCarrier: 1,
    most: carriers.length,
    everySeller: true,
  })
  return found.map(({ fareCarrier }) => fareCarrier)
}

function fareOf(market: Market, carrierBrand: CarrierBrand, rank: number, terms: FareTerms): DisplayedFare {
  const permitted = permittedRanks(market, carrierBrand.brand.cabin, terms)
  const { fare, nucHundredths } = fileFare(
    market,
    { carrierBrand, rank, permitted, source: publicFare },
    terms,
  )
  return {
    fare,
    bookingClass: classesOf(market.carrier, carrierBrand.brand.cabin)[rank] ?? '',
    from: market.from,
    to: market.to,
    amount: soldBase(nucHundredths * (terms.halfRoundTrip ? 2 : 1), terms.filingCurrency, terms.currency),
  }
}

/** Every class of every brand whose conditions are met. */
function faresOf(market: Market, zone: SaleZone, terms: FareTerms): DisplayedFare[] {
  return brandsIn(market.carrier, zone).flatMap((carrierBrand) =>
    permittedRanks(market, carrierBrand.brand.cabin, terms).flatMap((isPermitted, rank) =>
      isPermitted ? [fareOf(market, carrierBrand, rank, terms)] : [],
    ),
  )
}

/**
 * One-way and round-trip fares between two cities that can be bought now for the dates, the cheapest first.
 */
export function displayFares(
  schedules: Schedules,
  request: FareDisplayRequest,
  now: EpochMs,
): DisplayedFare[] {
  const { date, returnDate, pointOfSale, currency } = request
  const [from, to] = [cityOf(request.from), cityOf(request.to)]
  const [origin, destination] = [airportsOfCity(from)[0], airportsOfCity(to)[0]]
  const today = dateAt(pointOfSale, now)
  if (!origin || !destination || from === to || !isOnSale([date, returnDate ?? date], today)) return []
  const zone = saleZone(origin.index, destination.index)
  const there = { from: origin.index, to: destination.index, date }
  const back = { from: destination.index, to: origin.index, date: returnDate ?? date }
  const sale = saleContext({ pointOfSale, currency, passengers: [] }, now)
  const oneWay = fareTerms([there], false, sale)
  const [half] = fareTerms([there, back], true, sale)
  const roundTrip =
    half && returnDate === undefined ? { ...half, times: { advanceDays: half.times.advanceDays } } : half
  return carriersBetween(schedules, from, to, date, now)
    .filter(
      (carrier) => request.carriers.length === 0 || request.carriers.includes(carriers[carrier]?.code ?? ''),
    )
    .flatMap((carrier) => {
      const market = marketOf(schedules, carrier, from, to)
      return [...oneWay, ...(roundTrip ? [roundTrip] : [])].flatMap((terms) => faresOf(market, zone, terms))
    })
    .sort((a, b) => a.amount.minor - b.amount.minor)
}
