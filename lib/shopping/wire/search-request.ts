import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import type { Headers } from '../../contract/request-context.ts'
import type { ContentSource } from '../../kernel/flight.ts'
import { flexibilityLimits } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { LegCriteria } from '../plan-legs.ts'
import type { SearchRequest } from '../plan-search.ts'
import type { SearchView } from '../search-order.ts'
import type { Place, TimeWindow } from '../shopping.ts'
import { passengerCriteria, readPassengers } from './passenger-criteria.ts'
import {
  classificationsOf,
  paymentCriteria,
  pricingModifiers,
  type ResponseModifiers,
  readFareTerms,
  responseModifiers,
} from './pricing-modifiers.ts'
import { readFlightPreferences, searchModifiers } from './search-modifiers.ts'

const iata = () => code(z.string().regex(/^[A-Z]{3}$/))

const place = z.looseObject({
  value: iata(),
  cityOrAirport: z.enum(['Airport Only', 'City or Airport', 'City Only', 'Use Default']).optional(),
  radius: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Flexible searches: airports within this radius are included.' }),
  radiusMeasurement: z.string().optional().meta({ description: 'Miles (default) or Kilometers.' }),
})

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d/)
const timeRange = z.looseObject({ start: time.optional(), end: time.optional() })

export const searchCriteriaFlight = z
  .looseObject({
    '@type': z.string().optional(),
    From: place,
    To: place,
    departureDate: z.string().optional(),
    arrivalDate: z.string().optional(),
    departureTime: time.optional(),
    arrivalTime: time.optional(),
    DepartureTimeRange: timeRange.optional(),
    ArrivalTimeRange: timeRange.optional(),
    legSequence: z.int().optional(),
    daysBeforeDeparture: z.int().min(0).optional(),
    daysAfterDeparture: z.int().min(0).optional(),
    AdditionalFrom: z.array(place).max(flexibilityLimits.otherPlaces).optional(),
    AdditionalTo: z.array(place).max(flexibilityLimits.otherPlaces).optional(),
  })
  .meta({
    id: 'SearchCriteriaFlight',
    description: 'One leg: from, to, and the local date of departure (or of arrival).',
  })

export const searchRequest = z
  .looseObject({
    '@type': z.string().optional(),
    CustomResponseModifiersAir: responseModifiers.optional(),
    CatalogProductOfferingsRequest: z.looseObject({
      '@type': z.string().optional(),
      offersPerPage: z.int().min(0).optional(),
      maxNumberOfUpsellsToReturn: z.int().min(0).optional(),
      contentSourceList: z.array(z.string()).max(8).optional(),
      sortBy: z.string().optional(),
      PassengerCriteria: z.array(passengerCriteria).min(1),
      SearchCriteriaFlight: z.array(searchCriteriaFlight).min(1),
      SearchModifiersAir: searchModifiers.optional(),
      PricingModifiersAir: pricingModifiers.optional(),
      CustomResponseModifiersAir: responseModifiers.optional(),
      PaymentCriteria: paymentCriteria.optional(),
    }),
  })
  .meta({ id: 'CatalogProductOfferingsQueryRequest' })

export type SearchBody = z.output<typeof searchRequest>

/** A search as requested. */
export function readSearch(body: SearchBody, headers: Headers): SearchRequest {
  const sent = body.CatalogProductOfferingsRequest
  const { SearchModifiersAir: search, PricingModifiersAir: pricing, PaymentCriteria: payment } = sent
  const response = sent.CustomResponseModifiersAir ?? body.CustomResponseModifiersAir
  return {
    ...readContent(sent.contentSourceList),
    legs: sent.SearchCriteriaFlight.map(readLeg),
    passengers: readPassengers(sent.PassengerCriteria),
    preferences: readFlightPreferences(search),
    terms: readFareTerms({ search, pricing, response, payment }),
    compareWith: pricing?.MultiPricingAgency ?? [],
    upsells: sent.maxNumberOfUpsellsToReturn,
    offersPerPage: sent.offersPerPage,
    representation: readRepresentation(response, headers('isJourney')),
    sortByPrice: sent.sortBy === 'Price-LowToHigh',
    view: readView(response, headers('taxBreakdown')),
  }
}

const lowCostNames = ['LCC', 'APIPAC']

/**
 * The requested content. Low-cost carriers are in that of the GDS: alone they are a filter of it.
 *
 * @throws Refusal `contentSourceUnknown`
 * Source: docs/contract/shopping.md 4.
 */
function readContent(list: readonly string[] = ['GDS']): Pick<SearchRequest, 'sources' | 'lowCostOnly'> {
  const names = list.map((name) => name.toUpperCase())
  const unknown = names.findIndex((name) => !['GDS', 'NDC', 'API', ...lowCostNames].includes(name))
  const path = `contentSourceList[${unknown}]`
  if (unknown >= 0) throw new Refusal('contentSourceUnknown', { source: list[unknown] ?? '', path })
  const isLowCost = names.some((name) => lowCostNames.includes(name))
  const sources = readSources([...names, ...(isLowCost ? ['GDS'] : [])])
  return { sources, ...(isLowCost && !names.includes('GDS') && { lowCostOnly: true }) }
}

/** The requested content, by default GDS; kinds without a supplier here are left out. */
export const readSources = (names: readonly string[] = ['GDS']): ContentSource[] =>
  (['GDS', 'NDC'] as const).filter((source) => names.some((name) => name.toUpperCase() === source))

/** The body takes precedence over the older header. Source: docs/contract/shopping.md 1.2. */
function readRepresentation(
  response: ResponseModifiers | undefined,
  isJourney: string | undefined,
): 'Journey' | 'Leg' {
  const sent = response?.SearchRepresentation ?? (isJourney?.toLowerCase() === 'false' ? 'Leg' : 'Journey')
  return sent === 'Journey' ? 'Journey' : 'Leg'
}

export const readView = (
  response: ResponseModifiers | undefined,
  taxBreakdown: string | undefined,
): SearchView => {
  const brandAttributes = response?.BrandAttributeInclusion?.flatMap(classificationsOf) ?? []
  return {
    taxBreakdown: taxBreakdown?.toLowerCase() !== 'false',
    fareCalculation: response?.includeFareCalculationInd ?? false,
    penalties: !response?.excludePenaltiesInd,
    bagFees: !response?.excludeBaggageFeesInd,
    co2: response?.includeCO2EmissionsDataInd ?? response?.includeCo2EmissionsDataInd ?? false,
    ...(brandAttributes.length > 0 && { brandAttributes }),
  }
}

/** One leg of a request. */
export function readLeg(flight: z.output<typeof searchCriteriaFlight>, index: number): LegCriteria {
  const radius = { from: milesOf(flight.From), to: milesOf(flight.To) }
  return {
    path: `SearchCriteriaFlight[${index}]`,
    number: flight.legSequence,
    from: readPlace(flight.From),
    to: readPlace(flight.To),
    departureDate: flight.departureDate,
    arrivalDate: flight.arrivalDate,
    departureTime: flight.departureTime?.slice(0, 5),
    arrivalTime: flight.arrivalTime?.slice(0, 5),
    departureWindow: readWindow(flight.DepartureTimeRange),
    arrivalWindow: readWindow(flight.ArrivalTimeRange),
    flexibility: {
      daysBefore: flight.daysBeforeDeparture ?? 0,
      daysAfter: flight.daysAfterDeparture ?? 0,
      from: (flight.AdditionalFrom ?? []).map(readPlace),
      to: (flight.AdditionalTo ?? []).map(readPlace),
      ...(radius.from + radius.to > 0 && { radiusMiles: radius }),
    },
  }
}

const readWindow = (range: z.output<typeof timeRange> | undefined): TimeWindow | undefined =>
  range?.start === undefined && range?.end === undefined
    ? undefined
    : {
        ...(range.start !== undefined && { from: range.start.slice(0, 5) }),
        ...(range.end !== undefined && { to: range.end.slice(0, 5) }),
      }

const milesPerKilometer = 0.621371

const milesOf = ({ radius = 0, radiusMeasurement = 'Miles' }: z.output<typeof place>): number =>
  /^k/i.test(radiusMeasurement) ? radius * milesPerKilometer : radius

const scopes = {
  'Airport Only': 'airport',
  'City Only': 'city',
  'City or Airport': 'cityFirst',
  'Use Default': 'cityFirst',
} as const

const readPlace = ({ value, cityOrAirport = 'Use Default' }: z.output<typeof place>): Place => ({
  code: value,
  scope: scopes[cityOrAirport],
})
