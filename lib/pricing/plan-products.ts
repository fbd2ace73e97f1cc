import { requireDate } from '../contract/calendar-date.ts'
import type { Warn } from '../contract/modifier.ts'
import type { Cabin, ContentSource } from '../kernel/flight.ts'
import { addDays } from '../kernel/instant.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import {
  onlyFiledFor,
  type PassengerRequest,
  planPassengers,
  warnOfResidents,
} from '../shopping/plan-passengers.ts'
import type { Searcher } from '../shopping/point-of-sale.ts'
import type { SearchView } from '../shopping/search-order.ts'
import type { SelectedFlight, SelectedLeg } from '../shopping/shopping.ts'
import { requireOriginDestinations } from '../workbench/content-rules.ts'
import { type OfferToPrice, type PricingTermsRequest, planPricingTerms } from './pricing-terms.ts'

/** A flight requested by number and date; dates are as sent, times HH:MM. */
export interface FlightCriteria {
  readonly id?: string | undefined
  /** Position among the flights of its leg; 0 or absent: not given. */
  readonly sequence?: number | undefined
  readonly source?: ContentSource | undefined
  readonly carrier: string
  readonly number: string
  readonly from: string
  readonly to: string
  readonly departureDate: string
  readonly departureTime?: string | undefined
  readonly arrivalDate?: string | undefined
  readonly arrivalTime?: string | undefined
  readonly bookingClass?: string | undefined
  readonly cabin?: Cabin | undefined
  readonly brandTier?: number | undefined
}

/** Fares and brands that a request fixes. */
interface FarePins {
  readonly brand?: { readonly code?: string | undefined; readonly tier?: number | undefined } | undefined
  /** Tiers by number of the leg; no legs: all. */
  readonly brandTiers: readonly { readonly tier?: number | undefined; readonly legs: readonly number[] }[]
  /** Fare bases by id of the flight; no flights: all. */
  readonly fareBases: readonly { readonly code: string; readonly flightIds: readonly string[] }[]
}

/** An explicit itinerary, and the terms for its price. */
export interface ProductsRequest {
  /** Entries with the same sequence are one leg; 0 or absent: the position of the entry. */
  readonly products: readonly {
    readonly sequence?: number | undefined
    readonly flights: readonly FlightCriteria[]
  }[]
  readonly passengers: readonly PassengerRequest[]
  readonly pricing: PricingTermsRequest
  readonly pins: FarePins
  /** Agencies whose fares a flexible search compares with the caller's. */
  readonly compareWith: readonly string[]
}

export interface PlannedProducts {
  readonly selection: OfferToPrice & { readonly view: SearchView }
  readonly warnings: readonly RefusalNotice[]
}

/**
 * The price request of an explicit itinerary, with everything that the price depends on.
 *
 * @throws Refusal `notSupportedForNdc`, `dateInvalid`, `tooManyPassengers`, `tooManyPassengerTypes`,
 *   `tooManyLegs`, `privateFaresNotAgreed`
 * Source: docs/contract/shopping.md 9, docs/contract/booking.md 4.2.
 */
export function planProducts(request: ProductsRequest, searcher: Searcher): PlannedProducts {
  const { products, passengers, pricing, pins } = request
  if (products.some(({ flights }) => flights.some(({ source }) => source === 'NDC')))
    throw new Refusal('notSupportedForNdc')
  const legs = planLegs(products)
  requireOriginDestinations(['GDS'], legs.length)

  const warnings: RefusalNotice[] = []
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  warnOfResidents(passengers, warn)
  const terms = planPricingTerms(pricing, onlyFiledFor(passengers), { searcher, warn })
  if (pins.brand && pins.brand.code === undefined && pins.brand.tier === undefined)
    warn('modifierIgnored', { modifier: 'Brand', reason: 'SEND ITS CODE OR TIER' })
  return {
    selection: {
      source: 'GDS',
      view: pricing.view,
      productIds: legs.map((_, index) => `p${index}`),
      request: {
        legs: legs.map((leg, index) => toSelectedLeg(leg, index, pins)),
        passengers: planPassengers(passengers, legs[0]?.[0]?.departureDate),
        ...terms,
      },
    },
    warnings,
  }
}

type FlightsOfLeg = readonly FlightCriteria[]

/**
 * The flights of each leg. A leg is one entry, or several with the same number; some clients send an entry
 * for each flight, which are one leg where the next flight departs within a day of the one before.
 */
function planLegs(products: ProductsRequest['products']): FlightsOfLeg[] {
  const bySequence = new Map<number, FlightCriteria[]>()
  for (const [index, { sequence, flights }] of products.entries()) {
    const number = sequence || index + 1
    bySequence.set(number, [...(bySequence.get(number) ?? []), ...flights])
  }
  const legs = [...bySequence].sort(([a], [b]) => a - b).map(([, flights]) => inOrder(flights))
  const joined: FlightsOfLeg[] = []
  for (const leg of legs) {
    const before = joined.at(-1)
    if (before && isConnection(before, leg)) joined.splice(-1, 1, [...before, ...leg])
    else joined.push(leg)
  }
  return joined
}

/** In the order of the sequence numbers when all differ; otherwise as sent. */
function inOrder(flights: FlightsOfLeg): FlightsOfLeg {
  const numbers = new Set(flights.map(({ sequence }) => sequence || 0))
  const areNumbered = numbers.size === flights.length && !numbers.has(0)
  return areNumbered ? flights.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)) : flights
}

/**
 * Whether the next flight is a connection: within 24 hours, and not back to an earlier airport of the leg.
 * Both times are local to the connecting airport.
 */
function isConnection(before: FlightsOfLeg, after: FlightsOfLeg): boolean {
  const last = before.at(-1)
  const [next] = after
  if (!last || !next || after.length > 1 || last.to !== next.from) return false
  if (before.some(({ from }) => from === next.to)) return false
  const arrivalDate = (last.arrivalDate ?? last.departureDate).slice(0, 10)
  const departs = `${next.departureDate.slice(0, 10)}T${next.departureTime ?? '00:00'}`
  return departs < `${addDays(arrivalDate, 1)}T${last.arrivalTime ?? '00:00'}`
}

function toSelectedLeg(flights: FlightsOfLeg, index: number, pins: FarePins): SelectedLeg {
  const brand = pins.brand?.code
  const brandTier =
    flights.find((flight) => flight.brandTier !== undefined)?.brandTier ??
    pins.brandTiers.find(({ legs }) => legs.length === 0 || legs.includes(index + 1))?.tier ??
    pins.brand?.tier
  const fareBasis = pins.fareBases.find(
    ({ flightIds }) =>
      flightIds.length === 0 || flights.some(({ id }) => id !== undefined && flightIds.includes(id)),
  )?.code
  return {
    flights: flights.map(toSelectedFlight),
    ...(brand !== undefined && { brand }),
    ...(brandTier !== undefined && { brandTier }),
    ...(fareBasis !== undefined && { fareBasis }),
  }
}

const toSelectedFlight = ({ carrier, number, from, to, ...flight }: FlightCriteria): SelectedFlight => ({
  carrier,
  number,
  from,
  to,
  date: requireDate(flight.departureDate),
  ...(flight.departureTime !== undefined && { departureTime: flight.departureTime }),
  ...(flight.bookingClass !== undefined && { bookingClass: flight.bookingClass }),
  ...(flight.cabin && { cabin: flight.cabin }),
})
