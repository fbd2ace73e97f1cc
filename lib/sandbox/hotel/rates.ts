import type { CancelTerms, HotelRate, RateSource } from '../../hotel/hotel.ts'
import type { RoomPrice, TaxOrFee } from '../../hotel/room-price.ts'
import { withCode } from '../../kernel/codes.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { addDays, daysBetween, daysMs, toDate } from '../../kernel/instant.ts'
import type { RateFilter, RateName, Stay, SupplierRate } from '../../suppliers/hotel-aggregator.ts'
import { filingCurrency, fromDollars, rateOfExchange, roundFare } from '../world/currencies.ts'
import { toEpochMinute, toEpochMs } from '../world/moments.ts'
import { fraction, hash } from '../world/seed.ts'
import { toLocalMinute } from '../world/zones.ts'
import { taxesAndFeesOn } from './lodging-taxes.ts'
import type { Property } from './properties.ts'
import { hoursOf, summaryOf } from './property-details.ts'
import type { Plan, RoomKind } from './rate-plans.ts'
import { plans, roomKinds, roomTypeOf } from './rate-plans.ts'

const dollarsByStars = [0, 48, 72, 112, 178, 320]
const cityFactors = [1.35, 1.15, 1, 0.88, 0.8]
const expensiveCountries = new Set('CH NO IS DK GB US SG AE QA BM KY BS MV IL IE'.split(' '))
const cheapCountries = new Set('IN VN TH ID PH EG TR LK NP PK BD KH LA MM UA AL MA TN CO PE BO'.split(' '))
const countryFactor = (country: string): number =>
  expensiveCountries.has(country) ? 1.3 : cheapCountries.has(country) ? 0.6 : 1

const dayNumber = (date: string): number => daysBetween('2025-01-01', date)

/** The price of a night compared with the average: by season, weekday and local events. */
function nightFactor({ seed, latitude, isAtAirport }: Property, date: string): number {
  const day = dayNumber(date)
  const month = Number(date.slice(5, 7))
  const season = 1 + 0.14 * Math.cos((2 * Math.PI * (month - 7)) / 12) * (latitude >= 0 ? 1 : -1)
  const isWeekend = (day + 3) % 7 >= 5
  const weekday = isAtAirport ? (isWeekend ? 0.9 : 1.04) : isWeekend ? 1.1 : 0.98
  return season * weekday * (0.92 + 0.2 * fraction(seed, day, 51))
}

/** US dollars for a standard room on an average night. */
const standardDollars = ({ stars, airport, seed }: Property): number =>
  (dollarsByStars[stars] ?? 0) *
  (cityFactors[airport.tier] ?? 1) *
  countryFactor(airport.country) *
  (0.85 + 0.35 * fraction(seed, 53))

/**
 * Rooms of a type that the hotel still has for a night before anything was sold here: it has other guests, and
 * is full now and then.
 */
function roomsFree({ seed }: Property, kind: number, date: string): number {
  const day = dayNumber(date)
  if (hash(seed, day, 57) % 60 === 0) return 0
  const rooms = 3 + (hash(seed, kind, 58) % 7)
  return rooms - Math.floor(rooms * (0.1 + 0.65 * fraction(seed, kind, day, 59)))
}

/** How many rooms of a type were sold here for a night. */
export type SoldRooms = (roomCode: string, date: string) => number

export const nightsOf = ({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): string[] =>
  Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, night) => addDays(checkIn, night))

const kindOf = (code: string): number => roomKinds.findIndex((kind) => kind.code === code)

/** Rooms of a type left for one night. */
export const roomsLeftOn = (property: Property, roomCode: string, date: string, sold: number): number =>
  Math.max(0, roomsFree(property, kindOf(roomCode), date) - sold)

const currencyOf = ({ airport }: Property): string => filingCurrency(airport.country)

/** The calendar date at the hotel. */
const localDate = ({ airport }: Property, now: EpochMs): string =>
  toDate(toEpochMs(toLocalMinute(airport.zone, toEpochMinute(now))))

const roomKindsOf = ({ stars }: Property): readonly RoomKind[] =>
  roomKinds.filter(({ fromStars, toStars }) => stars >= fromStars && stars <= toStars)

const isWanted = ({ source, code, payment, category }: Plan, filter: RateFilter): boolean =>
  filter.sources.includes(source) &&
  (filter.plans.length === 0 || withCode(filter.plans, code, String).length > 0) &&
  (filter.payment === undefined || filter.payment === payment) &&
  !(filter.withoutPromotions && category === 'Promotional')

const plansOf = (property: Property, stay: Stay, filter: RateFilter, now: EpochMs): Plan[] => {
  const daysAhead = daysBetween(localDate(property, now), stay.checkIn)
  return daysAhead < 0
    ? []
    : plans.filter((plan) => isWanted(plan, filter) && plan.isOffered(property, daysAhead))
}

/** What a night costs in minor units: more than two guests pay extra, breakfast is paid by each. */
function nightMinor(dollars: number, plan: Plan, guests: number, stars: number, currency: string): number {
  const extra = 1 + 0.15 * Math.max(0, guests - 2)
  const nightDollars = dollars * plan.factor * extra + (plan.breakfast ? guests * (6 + 3 * stars) : 0)
  return roundFare(nightDollars * rateOfExchange(currency), currency).minor
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

/** What the terms of a rate depend on. */
type Offered = Pick<RateQuery, 'property' | 'stay' | 'now'>

/** Room types that have a room for every guest on every night, with how many. */
function roomsOnSale({ property, stay, sold }: RateQuery, roomsNeeded = stay.rooms.length): RoomsOnSale[] {
  const nights = nightsOf(stay)
  const guests = Math.max(...stay.rooms)
  return roomKindsOf(property).flatMap((kind) => {
    if (kind.maxGuests < guests || nights.length === 0) return []
    const left = Math.min(
      ...nights.map((date) => roomsLeftOn(property, kind.code, date, sold(kind.code, date))),
    )
    return left >= roomsNeeded && left > 0 ? [{ kind, left }] : []
  })
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
  const currency = currencyOf(property)
  const standard = standardDollars(property)
  const nights = nightsOf(stay).map((date) => standard * nightFactor(property, date))
  const averages = offered.flatMap((plan) =>
    onSale.map(({ kind }) => {
      const of = (guests: number) =>
        nights.reduce(
          (sum, dollars) => sum + nightMinor(dollars * kind.factor, plan, guests, property.stars, currency),
          0,
        )
      const total = stay.rooms.reduce((sum, guests) => sum + of(guests), 0)
      return { source: plan.source, minor: Math.round(total / (nights.length * stay.rooms.length)) }
    }),
  )
  const lowest = averages.reduce((a, b) => (b.minor < a.minor ? b : a))
  return {
    source: lowest.source,
    lowestMinor: lowest.minor,
    highestMinor: Math.max(...averages.map(({ minor }) => minor)),
    currency,
  }
}

const deadlines: readonly string[] = ['12:00', '16:00', '18:00', '23:59']

/** Hotels differ in the day and the hour up to which a cancellation is free. */
function freeUntilOf({ seed }: Property, freeDays: number, checkIn: string) {
  const days = Math.max(1, freeDays - 1 + (hash(seed, 99) % 3))
  return { date: addDays(checkIn, -days), time: deadlines[hash(seed, 100) % deadlines.length] ?? '18:00' }
}

/** Terms of a booking made at a moment: past the deadline nothing is free any more. */
function cancelTerms({ freeDays, penalty }: Plan, { property, stay, now }: Offered): CancelTerms {
  const cost = penalty.kind === 'nights' ? 'the first night' : `${penalty.percent} per cent of the stay`
  if (freeDays === undefined) return { text: `Not refundable: a cancellation costs ${cost}`, penalty }
  const freeUntil = freeUntilOf(property, freeDays, stay.checkIn)
  if (isPast(freeUntil, property, now)) return { text: `A cancellation costs ${cost} from now on`, penalty }
  return {
    text: `Free until ${freeUntil.date} ${freeUntil.time} local time, then ${cost}`,
    penalty: { ...penalty, freeUntil },
  }
}

/** Code of a rate, and its reference: a room type of three characters and a plan. */
const rateCode = (kind: RoomKind, plan: Plan): string => `${kind.code}${plan.code}`

function rateOf(query: Offered, kind: RoomKind, plan: Plan): HotelRate {
  const { property, stay } = query
  const { code, name, category, payment, breakfast } = plan
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
      proofs: { loyaltyNumber: false, rateQualification: false },
    },
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    guarantee: plan.guarantee,
    collectedBy: 'property',
    cancellation: cancelTerms(plan, query),
    hours: hoursOf(property),
    acceptedCards: property.stars >= 3 ? ['VI', 'CA', 'AX', 'DC', 'JC'] : ['VI', 'CA', 'AX'],
    currency: currencyOf(property),
  }
}

/** What the sandbox tells of a price: everything but what is due at the property, and refunds by instant. */
export type FullRoomPrice = RoomPrice & Required<Pick<RoomPrice, 'baseMinor' | 'nightly' | 'taxes' | 'fees'>>

function roomPrice(
  property: Property,
  kind: RoomKind,
  plan: Plan,
  nights: readonly string[],
  guests: number,
): FullRoomPrice {
  const currency = currencyOf(property)
  const standard = standardDollars(property) * kind.factor
  const nightly = nights.map((date) => ({
    date,
    minor: nightMinor(standard * nightFactor(property, date), plan, guests, property.stars, currency),
  }))
  const baseMinor = nightly.reduce((sum, { minor }) => sum + minor, 0)
  const { airport, stars } = property
  const dollars = (amount: number): number => fromDollars(amount, currency)
  const charges = taxesAndFeesOn({
    country: airport.country,
    city: airport.city,
    stars,
    baseMinor,
    guests,
    nights: nights.length,
    dollars,
  })
  const deposit = plan.guarantee === 'deposit' && { depositMinor: nightly[0]?.minor ?? 0 }
  return { guests, totalMinor: totalOf(baseMinor, charges), baseMinor, nightly, ...charges, ...deposit }
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
  rooms: query.stay.rooms.map((guests) =>
    roomPrice(query.property, kind, plan, nightsOf(query.stay), guests),
  ),
  roomsLeft: left,
})

/** Every rate of the hotel that has all requested rooms. */
export const ratesOf = (query: RateQuery): SandboxRate[] =>
  plansOf(query.property, query.stay, query.filter, query.now).flatMap((plan) =>
    roomsOnSale(query).map((onSale) => offered(query, onSale, plan)),
  )

const anyRate: RateFilter = { sources: ['own', 'aggregator'], plans: [], withoutPromotions: false }

/** `unknown`: the hotel has no such code; `full`: it has no room left, or none for so many guests. */
export function rateByName(
  query: Omit<RateQuery, 'filter'>,
  name: RateName,
): SandboxRate | 'unknown' | 'full' {
  const { property, stay } = query
  const code = ('ref' in name ? name.ref : name.bookingCode).toUpperCase()
  const kind = roomKindsOf(property).find((one) => one.code === code.slice(0, 3))
  const plan = plans.find((one) => one.code === code.slice(3))
  if (!kind || !plan) return 'unknown'
  if (!plansOf(property, stay, anyRate, query.now).includes(plan)) return 'full'
  const onSale = roomsOnSale({ ...query, filter: anyRate }, 1).find((one) => one.kind === kind)
  return onSale ? offered(query, onSale, plan) : 'full'
}

/** Whether a room can still be cancelled free of charge. */
export function isFreeToCancel(
  { cancellation }: Pick<HotelRate, 'cancellation'>,
  property: Property,
  now: EpochMs,
): boolean {
  const freeUntil = cancellation?.penalty?.freeUntil
  return freeUntil !== undefined && !isPast(freeUntil, property, now)
}

/** Whether a moment in the hotel's local time has come. */
function isPast(
  { date, time }: { readonly date: string; readonly time: string },
  { airport }: Property,
  now: EpochMs,
): boolean {
  const local = toEpochMs(toLocalMinute(airport.zone, toEpochMinute(now)))
  return local >= Date.parse(`${date}T${time}:00Z`)
}

/** When the last record of a stay may be deleted. */
export const deletableFrom = (checkOut: string): EpochMs => Date.parse(`${checkOut}T00:00:00Z`) + daysMs(40)
