import { airportFor } from './places.ts'
import { type About, segment } from './segments.ts'
import type { DuffelState, Resource } from './state.ts'
import {
  type AirlineCode,
  airlines,
  changePoint,
  duration,
  type Hop,
  hops,
  localIso,
  minutesOf,
  money,
  place,
} from './world.ts'

interface Brand {
  readonly name: string
  readonly factor: number
  /** Minor units; null: neither change nor refund. */
  readonly penalty: number | null
  readonly bags: number
}

interface Pattern {
  readonly airline: AirlineCode
  readonly hour: number
  readonly via: boolean
  /** Of the price of the day. */
  readonly level: number
  readonly brands: readonly Brand[]
}

const zzBrands: readonly Brand[] = [
  { name: 'Basic', factor: 1, penalty: 4000, bags: 1 },
  { name: 'Flex', factor: 1.35, penalty: 0, bags: 2 },
]
const patterns: readonly Pattern[] = [
  { airline: 'ZZ', hour: 7, via: false, level: 1, brands: zzBrands },
  { airline: 'ZZ', hour: 15, via: false, level: 1.12, brands: zzBrands },
  { airline: 'ZZ', hour: 10, via: true, level: 0.9, brands: zzBrands },
  {
    airline: 'Q9',
    hour: 12,
    via: false,
    level: 1.05,
    brands: [{ name: 'Light', factor: 1, penalty: null, bags: 0 }],
  },
]

const offerLifeMs = 30 * 60_000
const paymentMs = 72 * 3_600_000
const guaranteeMs = 48 * 3_600_000
const longLayoverMinutes = 26 * 60

/** What is too slow or has too many connections is left out without a word. */
interface Limits {
  readonly maxConnections: number
  readonly supplierMs: number
}

export function makeOffers(state: DuffelState, request: Resource, limits: Limits): Resource[] {
  const { route } = request._
  return patterns.flatMap((pattern, index) => {
    if (pattern.via ? limits.maxConnections === 0 || route === 'DXB-AMS' : route === 'LHR-DXB') return []
    if (route === 'JFK-EWR' && pattern.airline !== 'ZZ') return []
    if (pattern.airline === 'Q9' && (state.odd.slowAirlineMs ?? 0) > limits.supplierMs) return []
    const journeys: Hop[][] = request._.slices.map((slice: Resource, number: number) =>
      journeyOf(state, slice, { pattern, index, number }),
    )
    if (!journeys.every((flown, number) => isWithin(request._.slices[number], flown))) return []
    return pattern.brands.map((brand) => makeOffer(state, request, { pattern, index, brand, journeys }))
  })
}

function journeyOf(
  state: DuffelState,
  slice: Resource,
  { pattern, index, number }: { pattern: Pattern; index: number; number: number },
): Hop[] {
  const [from, to] = [airportFor(slice.origin), airportFor(slice.destination)]
  if (!from || !to) throw new Error('a place without an airport')
  const pair = `${from.code}${to.code}`
  const hour = String(pattern.hour + (number % 3)).padStart(2, '0')
  return hops({
    points: pattern.via ? [from, changePoint(from, to), to] : [from, to],
    departs: `${slice.departure_date}T${hour}:${state.pick(pair, 12) < 2 ? '05' : '35'}:00`,
    number: 100 + index * 40 + number * 4 + state.pick(`${pair}n`, 30),
    ...(state.odd.longLayover && { layoverMinutes: longLayoverMinutes }),
  })
}

/** Whether a journey departs and arrives when a slice wants it to. */
function isWithin({ departure_time, arrival_time }: Resource, flown: Hop[]): boolean {
  const [first, last] = [flown[0], flown.at(-1)]
  if (!first || !last) return false
  const departs = localIso(first.departsAt, first.from.zoneName).slice(11, 16)
  const arrives = localIso(last.departsAt + last.minutes * 60_000, last.to.zoneName).slice(11, 16)
  return (
    (!departure_time || (departs >= departure_time.from && departs <= departure_time.to)) &&
    (!arrival_time || (arrives >= arrival_time.from && arrives <= arrival_time.to))
  )
}

/** What changing and refunding cost before departure, all passengers together. */
function conditionOf(state: DuffelState, request: Resource, brand: Brand): (what: string) => Resource {
  const { odd } = state
  const currency = odd.foreignPenalty ? 'USD' : (odd.currency ?? 'GBP')
  return (what) => {
    const isAllowed = odd.randomConditions
      ? state.pick(`${request.id}${what}`, 2) === 0
      : brand.penalty !== null
    const penalty = isAllowed ? (odd.randomConditions ? 4000 : (brand.penalty ?? 0)) : null
    return {
      allowed: isAllowed,
      penalty_amount: penalty === null ? null : money(penalty, odd.foreignPenalty ? 2 : (odd.decimals ?? 2)),
      penalty_currency: penalty === null ? null : currency,
    }
  }
}

interface Parts {
  readonly pattern: Pattern
  readonly index: number
  readonly brand: Brand
  readonly journeys: readonly Hop[][]
}

function makeOffer(state: DuffelState, request: Resource, parts: Parts): Resource {
  const { pattern, index, brand, journeys } = parts
  const { odd } = state
  const { route, privateFares } = request._
  const condition = conditionOf(state, request, brand)
  const about: About = {
    airline: pattern.airline,
    cabin: request.cabin_class ?? 'economy',
    passengers: request.passengers,
    bags: brand.bags,
    route,
  }
  const offer: Resource = {
    id: state.id('off'),
    live_mode: false,
    offer_request_id: request.id,
    created_at: state.iso(),
    updated_at: state.iso(),
    expires_at: state.iso(offerLifeMs + index * 60_000),
    partial: false,
    owner: airlines[pattern.airline],
    ...amountsOf(state, request, parts),
    total_emissions_kg: '460',
    passengers: request.passengers.map((one: Resource) => ({ ...one })),
    passenger_identity_documents_required: odd.identityRequired === true,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: pattern.airline === 'ZZ' ? ['ZZ'] : [],
    available_payment_types: ['balance'],
    payment_requirements:
      pattern.airline === 'ZZ' && !odd.instantOnly
        ? {
            requires_instant_payment: false,
            payment_required_by: `${state.iso(paymentMs).slice(0, 19)}Z`,
            price_guarantee_expires_at: odd.noGuarantee ? null : state.iso(guaranteeMs),
          }
        : { requires_instant_payment: true, payment_required_by: null, price_guarantee_expires_at: null },
    conditions: odd.noConditions
      ? null
      : {
          change_before_departure: condition('change'),
          refund_before_departure: condition('refund'),
        },
    private_fares: (privateFares[pattern.airline] ?? []).map((one: Resource) => ({
      type: 'corporate',
      ...one,
    })),
    slices: request._.slices.map((slice: Resource, number: number) => {
      const flown = journeys[number] ?? []
      const [first, last] = [flown[0], flown.at(-1)]
      return {
        id: state.id('sli'),
        origin: first && place(first.from),
        destination: last && place(last.to),
        origin_type: 'airport',
        destination_type: 'airport',
        duration: odd.noDurations ? null : duration(minutesOf(flown)),
        fare_brand_name: brand.name,
        comparison_key: `${index}/${slice.departure_date}`,
        ngs_shelf: null,
        conditions: odd.noConditions
          ? []
          : {
              change_before_departure: condition('change'),
              advance_seat_selection: null,
              priority_check_in: null,
              priority_boarding: null,
            },
        segments: flown.map((hop) => segment(state, hop, about)),
      }
    }),
    _: { route, services: undefined, seats: new Map<string, string>() },
  }
  state.offers.set(offer.id, offer)
  return offer
}

/** A price for all passengers together, by route, date and seed. */
function amountsOf(state: DuffelState, request: Resource, { pattern, brand }: Parts): Resource {
  const { odd } = state
  const currency = odd.currency ?? 'GBP'
  const decimals = odd.decimals ?? 2
  const seats = request.passengers.filter(({ type }: Resource) => type !== 'infant_without_seat').length
  const perSeat = request._.slices.reduce(
    (sum: number, { origin, destination, departure_date: date }: Resource) =>
      sum + 9_000 + state.pick(`${origin}${destination}${date}`, 9_000),
    0,
  )
  const base = Math.round(perSeat * pattern.level * brand.factor) * seats
  const tax = Math.round(base * 0.18)
  return {
    base_amount: money(base, decimals),
    base_currency: currency,
    tax_amount: odd.noTax ? null : money(tax, decimals),
    tax_currency: odd.noTax ? null : currency,
    total_amount: money(base + tax, decimals),
    total_currency: currency,
  }
}
