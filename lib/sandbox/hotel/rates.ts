import type { HotelRate, RateSource } from '../../hotel/hotel.ts'
import type { RoomPrice, TaxOrFee } from '../../hotel/room-price.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { daysMs } from '../../kernel/instant.ts'
import type { PlanName, RateFilter, RateName, Stay, SupplierRate } from '../../suppliers/hotel-aggregator.ts'
import { demandOn } from './calendar.ts'
import { taxesAndFeesOn } from './lodging-taxes.ts'
import { dayNumber, daysToArrival, nightsOf } from './nights.ts'
import type { Property } from './properties.ts'
import { hoursOf, summaryOf } from './property-details.ts'
import { type Plan, plans } from './rate-plans.ts'
import { type RoomKind, roomTypeOf } from './room-kinds.ts'
import { nightsAt, type PriceLevel, priceLevelOf, roomsFree, standardOn } from './room-nights.ts'
import { cancelTerms, guaranteeOf, type Offered, shareOf } from './stay-terms.ts'

/** How many rooms of a type were sold here for a night. */
export type SoldRooms = (roomCode: string, date: string) => number

/** Rooms of a type left for one night. */
export function roomsLeftOn(property: Property, roomCode: string, date: string, sold: number): number {
  const rooms = priceLevelOf(property).rooms.find(({ kind }) => kind.code === roomCode)
  const night = { date, day: dayNumber(date), demand: demandOn(property.destination, date) }
  return rooms ? Math.max(0, roomsFree(property, rooms, night) - sold) : 0
}

const sameWord = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

/** A rate that only those are shown who know its code is not found by its category alone. */
const isNamed = (plan: Plan, { code, category }: PlanName): boolean =>
  (code === undefined ? !plan.isByCodeOnly : sameWord(code, plan.code)) &&
  (category === undefined || sameWord(category, plan.category))

const isWanted = (plan: Plan, { sources, plans: names, payment, withoutPromotions }: RateFilter): boolean =>
  sources.includes(plan.source) &&
  (names.length === 0 ? !plan.isByCodeOnly : names.some((name) => isNamed(plan, name))) &&
  (payment === undefined || payment === plan.payment) &&
  !(withoutPromotions && plan.category === 'Promotional')

const plansOf = (property: Property, stay: Stay, filter: RateFilter, now: EpochMs): Plan[] => {
  const daysAhead = daysToArrival(property, stay.checkIn, now)
  return daysAhead < 0
    ? []
    : plans.filter((plan) => isWanted(plan, filter) && plan.isOffered(property, daysAhead))
}

/** What a night costs in minor units: more than two guests pay extra, breakfast is paid by each. */
function nightMinor(units: number, plan: Plan, guests: number, level: PriceLevel): number {
  const extra = 1 + 0.15 * Math.max(0, guests - 2)
  const breakfast = plan.breakfast ? guests * level.breakfast : 0
  const { unit } = level
  return Math.max(1, Math.round((units * plan.factor * extra + breakfast) / unit.units)) * unit.minor
}

interface RateQuery {
  readonly property: Property
  readonly stay: Stay
  readonly filter: RateFilter
  readonly sold: SoldRooms
  readonly now: EpochMs
}

interface RoomsOnSale {
  readonly kind: RoomKind
  readonly left: number
}

/** Room types that have a room for every guest on every night, with how many. */
function roomsOnSale({ property, stay, sold }: RateQuery, roomsNeeded = stay.rooms.length): RoomsOnSale[] {
  const nights = nightsAt(property.destination, stay)
  const guests = Math.max(...stay.rooms)
  const onSale: RoomsOnSale[] = []
  if (nights.length === 0) return onSale
  for (const rooms of priceLevelOf(property).rooms) {
    const { kind } = rooms
    if (kind.maxGuests < guests) continue
    let left = Number.MAX_SAFE_INTEGER
    for (const night of nights)
      left = Math.min(left, roomsFree(property, rooms, night) - sold(kind.code, night.date))
    if (left > 0 && left >= roomsNeeded) onSale.push({ kind, left })
  }
  return onSale
}

/**
 * Average nightly rate of the cheapest and the most expensive room for these nights; undefined when the hotel has
 * none.
 */
export function nightlyRange(
  query: RateQuery,
): { source: RateSource; lowestMinor: number; highestMinor: number; currency: string } | undefined {
  const { property, stay, filter, now } = query
  const offered = plansOf(property, stay, filter, now)
  if (offered.length === 0) return undefined
  const onSale = roomsOnSale(query)
  if (onSale.length === 0) return undefined
  const level = priceLevelOf(property)
  const nights = nightRates(query)
  const factors = onSale.map(({ kind }) => kind.factor)
  const average = (plan: Plan, factor: number): number => {
    const total = stay.rooms.reduce(
      (sum, guests) =>
        nights.reduce((all, units) => all + nightMinor(units * factor, plan, guests, level), sum),
      0,
    )
    return Math.round(total / (nights.length * stay.rooms.length))
  }
  // Rates grow with the factor of the room: the ends are the cheapest and the most expensive one.
  const [cheapest, best] = [Math.min(...factors), Math.max(...factors)]
  const lowest = offered
    .map((plan) => ({ source: plan.source, minor: average(plan, cheapest) }))
    .reduce((a, b) => (b.minor < a.minor ? b : a))
  return {
    source: lowest.source,
    lowestMinor: lowest.minor,
    highestMinor: Math.max(...offered.map((plan) => average(plan, best))),
    currency: level.currency,
  }
}

/** A standard room for each night, in units of the currency, as booked now. */
function nightRates({ property, stay, now }: Offered): number[] {
  const daysAhead = daysToArrival(property, stay.checkIn, now)
  return nightsAt(property.destination, stay).map((night) => standardOn(property, night, daysAhead))
}

/** Code of a rate, and its reference: a room type of three characters and a plan. */
const rateCode = (kind: RoomKind, plan: Plan): string => `${kind.code}${plan.code}`

function rateOf(query: Offered, kind: RoomKind, plan: Plan): HotelRate {
  const { property, stay } = query
  const { code, name, category, payment, breakfast, proof } = plan
  return {
    source: plan.source,
    property: summaryOf(property),
    ref: rateCode(kind, plan),
    bookingCode: rateCode(kind, plan),
    room: roomTypeOf(property, kind),
    plan: {
      code,
      name,
      category,
      payment,
      meals: { breakfast, lunch: false, dinner: false },
      proofs: {
        loyaltyNumber: proof === 'loyaltyNumber',
        rateQualification: proof === 'rateQualification',
      },
    },
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    guarantee: guaranteeOf(plan, query).type,
    collectedBy: 'property',
    cancellation: cancelTerms(plan, query),
    hours: hoursOf(property),
    acceptedCards: property.stars >= 3 ? ['VI', 'CA', 'AX', 'DC', 'JC'] : ['VI', 'CA', 'AX'],
    currency: priceLevelOf(property).currency,
  }
}

/** What the sandbox tells of a price: everything but what is due at the property, and refunds by instant. */
export type FullRoomPrice = RoomPrice & Required<Pick<RoomPrice, 'baseMinor' | 'nightly' | 'taxes' | 'fees'>>

function roomPrice(query: Offered, kind: RoomKind, plan: Plan, guests: number): FullRoomPrice {
  const { property, stay } = query
  const level = priceLevelOf(property)
  const { currency } = level
  const nights = nightsOf(stay)
  const nightly = nightRates(query).map((units, at) => ({
    date: nights[at] ?? stay.checkIn,
    minor: nightMinor(units * kind.factor, plan, guests, level),
  }))
  const baseMinor = nightly.reduce((sum, { minor }) => sum + minor, 0)
  const { airport, stars } = property
  const charges = taxesAndFeesOn({
    country: airport.country,
    city: airport.city,
    stars,
    baseMinor,
    guests,
    nights: nights.length,
    currency,
  })
  const { deposit } = guaranteeOf(plan, query)
  const price = { guests, totalMinor: totalOf(baseMinor, charges), baseMinor, nightly, ...charges }
  return deposit ? { ...price, depositMinor: shareOf(deposit, nightly) } : price
}

/** Base, taxes and fees. */
export const totalOf = (
  baseMinor: number,
  { taxes, fees }: { readonly taxes: readonly TaxOrFee[]; readonly fees: readonly TaxOrFee[] },
): number => [...taxes, ...fees].reduce((sum, { minor }) => sum + minor, baseMinor)

/** A rate of the sandbox: it has a code, and tells every part of its price. */
export interface SandboxRate extends SupplierRate {
  readonly bookingCode: string
  readonly rooms: readonly FullRoomPrice[]
  readonly roomsLeft: number
}

const offered = (query: Offered, { kind, left }: RoomsOnSale, plan: Plan): SandboxRate => ({
  ...rateOf(query, kind, plan),
  rooms: query.stay.rooms.map((guests) => roomPrice(query, kind, plan, guests)),
  roomsLeft: left,
})

/** Every rate of the hotel that has all requested rooms. */
export const ratesOf = (query: RateQuery): SandboxRate[] =>
  plansOf(query.property, query.stay, query.filter, query.now).flatMap((plan) =>
    roomsOnSale(query).map((onSale) => offered(query, onSale, plan)),
  )

const onlyThe = ({ code }: Plan): RateFilter => ({
  sources: ['own', 'aggregator'],
  plans: [{ code }],
  withoutPromotions: false,
})

/** `unknown`: the hotel has no such code; `full`: it has no room left, or none for so many guests. */
export function rateByName(
  query: Omit<RateQuery, 'filter'>,
  name: RateName,
): SandboxRate | 'unknown' | 'full' {
  const { property, stay } = query
  const code = ('ref' in name ? name.ref : name.bookingCode).toUpperCase()
  const kind = priceLevelOf(property).rooms.find((one) => one.kind.code === code.slice(0, 3))?.kind
  const plan = plans.find((one) => one.code === code.slice(3))
  if (!kind || !plan) return 'unknown'
  if (!plansOf(property, stay, onlyThe(plan), query.now).includes(plan)) return 'full'
  const onSale = roomsOnSale({ ...query, filter: onlyThe(plan) }, 1).find((one) => one.kind === kind)
  return onSale ? offered(query, onSale, plan) : 'full'
}

/** When the last record of a stay may be deleted. */
export const deletableFrom = (checkOut: string): EpochMs => Date.parse(`${checkOut}T00:00:00Z`) + daysMs(40)
