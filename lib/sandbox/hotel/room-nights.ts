import { decimalsOf } from '../../kernel/money.ts'
import type { Stay } from '../../suppliers/hotel-aggregator.ts'
import { filingCurrency, rateOfExchange, roundFare } from '../world/currencies.ts'
import { fraction, hash } from '../world/seed.ts'
import { advanceFactor, demandOn } from './calendar.ts'
import type { Destination, DistrictKind } from './destinations.ts'
import { dayNumber, nightsOf } from './nights.ts'
import { hotelCurrency, usualRate } from './price-levels.ts'
import type { Property } from './properties.ts'
import { type RoomKind, roomKinds } from './room-kinds.ts'
import { stocksOf } from './stock.ts'

/** A room type of a house, and how many rooms of it agencies may sell. */
interface RoomsOfKind {
  readonly kind: RoomKind
  /** Among all types. */
  readonly position: number
  readonly stock: number
}

/** What is the same for every stay in a house. */
export interface PriceLevel {
  readonly currency: string
  /** Of a standard room on an average night at the flexible rate, in units of the currency. */
  readonly standard: number
  /** For one guest. */
  readonly breakfast: number
  readonly rooms: readonly RoomsOfKind[]
  /** Rates are multiples of it, in units and in minor units. */
  readonly unit: { readonly units: number; readonly minor: number }
}

/** The best addresses cost more. */
const districtFactors: Readonly<Record<DistrictKind, number>> = {
  c: 1.06,
  s: 0.96,
  b: 1,
  w: 1.1,
  r: 1.05,
  o: 0.86,
  h: 0.8,
  a: 0.92,
}

function makeLevel(property: Property): PriceLevel {
  const { stars, destination, brand, district, seed, airport } = property
  const currency = hotelCurrency(airport.country)
  const exchange = rateOfExchange(currency) / rateOfExchange(filingCurrency(airport.country))
  const own = brand.name === '' ? 0.78 + 0.42 * fraction(seed, 53) : 0.9 + 0.2 * fraction(seed, 53)
  const standard =
    exchange * usualRate(destination, stars) * brand.price * districtFactors[district.kind] * own
  // The least that anything costs is one unit.
  const { minor } = roundFare(Number.MIN_VALUE, currency)
  const stocks = stocksOf(property)
  return {
    currency,
    standard,
    breakfast: 0.045 * standard + 0.02 * exchange * usualRate(destination, 3),
    rooms: roomKinds.flatMap((kind, position) =>
      stars >= kind.fromStars && stars <= kind.toStars
        ? [{ kind, position, stock: stocks[position] ?? 0 }]
        : [],
    ),
    unit: { units: minor / 10 ** decimalsOf(currency), minor },
  }
}

const levels = new WeakMap<Property, PriceLevel>()

export function priceLevelOf(property: Property): PriceLevel {
  const known = levels.get(property) ?? makeLevel(property)
  levels.set(property, known)
  return known
}

export interface Night {
  readonly date: string
  readonly day: number
  readonly demand: number
}

const nightsByStay = new WeakMap<object, Map<Destination, readonly Night[]>>()

/** The nights of a stay, and how much a destination is in demand. */
export function nightsAt(
  destination: Destination,
  stay: Pick<Stay, 'checkIn' | 'checkOut'>,
): readonly Night[] {
  const byDestination = nightsByStay.get(stay) ?? new Map<Destination, readonly Night[]>()
  nightsByStay.set(stay, byDestination)
  const known =
    byDestination.get(destination) ??
    nightsOf(stay).map((date) => ({ date, day: dayNumber(date), demand: demandOn(destination, date) }))
  byDestination.set(destination, known)
  return known
}

/**
 * Rooms of a type that the hotel still has for a night before anything was sold here: it has other guests, and
 * is full now and then.
 */
export function roomsFree(
  { seed }: Property,
  { position, stock }: RoomsOfKind,
  { day, demand }: Night,
): number {
  const oneIn = demand > 1.5 ? 5 : demand > 1.2 ? 25 : 70
  if (hash(seed, day, 57) % oneIn === 0) return 0
  return stock - Math.floor(stock * Math.min(0.85, 0.6 * fraction(seed, position, day, 59) * demand))
}

/** A standard room for a night, in units of the currency, as booked so many days before arrival. */
export const standardOn = (property: Property, { day, demand }: Night, daysAhead: number): number =>
  priceLevelOf(property).standard *
  demand ** 0.85 *
  (0.96 + 0.08 * fraction(property.seed, day, 51)) *
  advanceFactor(property.destination, daysAhead, demand)
