import * as z from 'zod'
import { requireDate } from '../../contract/calendar-date.ts'
import { code } from '../../contract/lenient.ts'
import type { Warn } from '../../contract/modifier.ts'
import type { Agency, Tenant } from '../../kernel/agency.ts'
import type { ContentSource } from '../../kernel/flight.ts'
import { counts, offersThatFit } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { contentRules, requireOriginDestinations } from '../../workbench/content-rules.ts'
import type { ReadSearch, SearchSection, SearchView } from '../search-order.ts'
import type { FareWish, LegRequest, Place, PointOfSale, TimeWindow } from '../shopping.ts'
import {
  checkLoyalty,
  onlyFiledFor,
  passengerCriteria,
  readPassengers,
  warnOfResidents,
} from './passenger-criteria.ts'
import {
  classificationsOf,
  type PricingModifiers,
  paymentCriteria,
  pricingModifiers,
  type ResponseModifiers,
  readFareWish,
  responseModifiers,
  warnOfPinnedFares,
} from './pricing-modifiers.ts'
import { readLegWishes, searchModifiers } from './search-modifiers.ts'

const iata = () => code(z.string().regex(/^[A-Z]{3}$/))

const place = z.looseObject({
  value: iata(),
  cityOrAirport: z.enum(['Airport Only', 'City or Airport', 'City Only', 'Use Default']).optional(),
  radius: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Flexible searches: airports this near will do as well.' }),
  radiusMeasurement: z.string().optional().meta({ description: 'Miles (default) or Kilometers.' }),
})

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d/)
const timeRange = z.looseObject({ start: time.optional(), end: time.optional() })

const searchCriteriaFlight = z
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
    AdditionalFrom: z.array(place).max(counts.flexiblePlaces).optional(),
    AdditionalTo: z.array(place).max(counts.flexiblePlaces).optional(),
  })
  .meta({
    id: 'SearchCriteriaFlight',
    description: 'One leg: from, to, and the local date of departure (or of arrival).',
  })

export type SearchCriteriaFlight = z.output<typeof searchCriteriaFlight>

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

/** Who searches, and the headers that say how. */
export interface Searcher {
  readonly tenant: Tenant
  /** Agencies of the caller's access group: those whose fares it may use. */
  readonly agencies: readonly Agency[]
  readonly headers: (meaning: 'isJourney' | 'taxBreakdown') => string | undefined
}

/** Upsells beside each base fare, by the number of legs. Source: shopping sheet 4. */
const gdsUpsellCap = (legs: number): number => (legs <= 2 ? 4 : legs === 3 ? 2 : 1)
const ndcUpsellCap = 99
/** Brands that a carrier has at most; more upsells than that give no larger answer. */
const mostBrands = 6

/** Offers kept for further pages: this many pages, this many offers. */
const keptPages = 3
const keptOffers = 60

/**
 * A search as the suppliers understand it, with what the caller should know about his request.
 *
 * @throws Refusal `dateInvalid`, `dateMissing`, `tooManyPassengers`, `tooManyPassengerTypes`, `tooManyLegs`,
 *   `privateFaresNotAgreed`
 */
export function readSearch(body: SearchBody, searcher: Searcher): ReadSearch {
  const asked = body.CatalogProductOfferingsRequest
  const warnings: RefusalNotice[] = []
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  const response = asked.CustomResponseModifiersAir ?? body.CustomResponseModifiersAir
  const flights = asked.SearchCriteriaFlight
  const sources = searchable(readSources(asked.contentSourceList), flights, warn)
  requireOriginDestinations(sources, flights.length)

  const passengers = readPassengers(asked.PassengerCriteria, flights[0]?.departureDate)
  if (sources.includes('NDC')) checkLoyalty(asked.PassengerCriteria, warn)
  warnOfResidents(asked.PassengerCriteria, warn)
  warnOfPinnedFares(asked.PricingModifiersAir, warn)
  const sale = readPointOfSale(asked.PricingModifiersAir, searcher, warn)
  const fares = {
    ...readFareWish(
      {
        search: asked.SearchModifiersAir,
        pricing: asked.PricingModifiersAir,
        response,
        payment: asked.PaymentCriteria,
        onlyFiledFor: onlyFiledFor(asked.PassengerCriteria),
      },
      warn,
    ),
    ...sale.fares,
  }
  if (asked.PricingModifiersAir?.includeSplitPaymentInd) warn('splitTicketingNotActivated')

  const wishes = readLegWishes(
    asked.SearchModifiersAir,
    flights.map(({ legSequence }, index) => legSequence ?? index + 1),
    warn,
  )
  const upsellsOf = (source: ContentSource): number =>
    readUpsells(asked.maxNumberOfUpsellsToReturn, source, flights.length)
  const brandsShown = 1 + Math.min(Math.max(0, ...sources.map(upsellsOf)), mostBrands - 1)
  const page = Math.min(
    asked.offersPerPage || counts.offersWithoutPage,
    offersThatFit(brandsShown, passengers.length),
  )
  const isLeg = flights.length > 1 && representationOf(response, searcher.headers('isJourney')) === 'Leg'
  const isCached = Boolean(asked.offersPerPage) || isLeg
  const kept = isCached ? Math.max(page, Math.min(keptOffers, page * keptPages)) : page

  const shared = {
    passengers,
    pointOfSale: sale.pointOfSale,
    currency: asked.PricingModifiersAir?.currencyCode ?? sale.pointOfSale.currency,
    ...(Object.keys(fares).length > 0 && { fares }),
    maxOptions: kept * 2,
  }
  const sectionOf = (source: ContentSource): SearchSection => ({
    source,
    request: {
      ...shared,
      legs: flights.map((flight, index): LegRequest => ({ ...readLeg(flight, source), ...wishes[index] })),
      upsells: upsellsOf(source),
    },
  })
  return {
    order: {
      representation: isLeg ? 'Leg' : 'Journey',
      sections: sources
        .filter((source) => flights.length <= contentRules[source].originDestinations)
        .map(sectionOf),
      sortByPrice: asked.sortBy === 'Price-LowToHigh',
      isCached,
      page,
      view: {
        ...readView(response, searcher.headers('taxBreakdown')),
        ...(fares.includedServices && { matchedAttributes: fares.includedServices.length }),
      },
    },
    warnings,
  }
}

/** GDS content unless the request says otherwise; kinds that nobody serves here are left out. */
export const readSources = (names: readonly string[] = ['GDS']): ContentSource[] =>
  (['GDS', 'NDC'] as const).filter((source) => names.some((name) => name.toUpperCase() === source))

/**
 * NDC carriers search by date of departure: without one GDS content is left.
 *
 * @throws Refusal `dateMissing` when nothing is left
 * Source: shopping sheet 2.2.
 */
function searchable(
  sources: readonly ContentSource[],
  flights: readonly SearchCriteriaFlight[],
  warn: Warn,
): readonly ContentSource[] {
  if (!sources.includes('NDC') || flights.every(({ departureDate }) => departureDate !== undefined))
    return sources
  if (!sources.includes('GDS')) throw new Refusal('dateMissing')
  warn('modifierIgnored', { modifier: 'NDC CONTENT', reason: 'IT IS SEARCHED BY DEPARTUREDATE' })
  return ['GDS']
}

/** The body wins over the older header. Source: shopping sheet 1.2. */
function representationOf(
  response: ResponseModifiers | undefined,
  isJourney: string | undefined,
): 'Journey' | 'Leg' {
  const asked = response?.SearchRepresentation ?? (isJourney?.toLowerCase() === 'false' ? 'Leg' : 'Journey')
  return asked === 'Journey' ? 'Journey' : 'Leg'
}

/**
 * Without a number a GDS answers the lowest fare only, NDC carriers the lowest of each brand. Source:
 * shopping sheet 4.
 */
export const readUpsells = (asked: number | undefined, source: ContentSource, legs: number): number =>
  source === 'NDC' ? Math.min(asked ?? ndcUpsellCap, ndcUpsellCap) : Math.min(asked ?? 0, gdsUpsellCap(legs))

export const readView = (
  response: ResponseModifiers | undefined,
  taxBreakdown: string | undefined,
): SearchView => {
  const brandAttributes = response?.BrandAttributeInclusion?.flatMap(classificationsOf) ?? []
  return {
    taxBreakdown: taxBreakdown?.toLowerCase() !== 'false',
    fareCalculation: response?.includeFareCalculationInd ?? false,
    penalties: !response?.excludePenaltiesInd,
    co2: response?.includeCO2EmissionsDataInd ?? response?.includeCo2EmissionsDataInd ?? false,
    ...(brandAttributes.length > 0 && { brandAttributes }),
  }
}

export const pointOfSaleOf = ({
  agency: { pcc, currency, city, country, zone },
}: Pick<Tenant, 'agency'>): PointOfSale => ({
  pcc,
  currency,
  city,
  country,
  zone,
})

/**
 * Where the search is made from: the caller's agency, another one of its access group, or a city that it
 * names, and who will issue the ticket. When one of them is an agency of somebody else there are public fares
 * only.
 *
 * @param warn `modifierIgnored` for a city other than the agency's, since no fare and no tax here depends on
 *   it
 * @throws Refusal `privateFaresNotAgreed`
 * Source: shopping sheet 2.4; that the agency which issues needs an agreement as well, guess.
 */
export function readPointOfSale(
  pricing: PricingModifiers | undefined,
  { tenant, agencies }: Searcher,
  warn: Warn,
): { readonly pointOfSale: PointOfSale; readonly fares: FareWish } {
  const { PricingPCC: pcc, TicketingPCC: ticketingPcc, SellCity: city } = pricing ?? {}
  const known = [tenant.agency, ...agencies]
  const stranger = [pcc, ticketingPcc].find(
    (named) => named !== undefined && known.every((agency) => agency.pcc !== named),
  )
  if (stranger !== undefined && /private/i.test(pricing?.FareSelection?.fareType ?? '')) {
    throw new Refusal('privateFaresNotAgreed', { pcc: stranger })
  }
  const agency = known.find((one) => one.pcc === pcc) ?? tenant.agency
  for (const name of ['SellCity', 'TicketCity'] as const) {
    const isElsewhere = pricing?.[name] !== undefined && pricing[name] !== agency.city
    if (isElsewhere) warn('modifierIgnored', { modifier: name, reason: 'NO FARE OR TAX DEPENDS ON IT' })
  }
  const named = {
    ...(city !== undefined && { city }),
    ...(pcc !== undefined && { pcc }),
    ...(ticketingPcc !== undefined && { ticketingPcc }),
  }
  return {
    pointOfSale: { ...pointOfSaleOf({ agency }), ...named },
    fares: stranger === undefined ? {} : { types: ['PublicFare'] },
  }
}

/**
 * One leg, as a kind of supplier reads it: a GDS takes the date of arrival alone when both dates are sent and
 * knows no single times; NDC carriers filter by both dates and read a single time as the two hours around it.
 *
 * @throws Refusal `dateInvalid`, `dateMissing`
 * Source: shopping sheet 2.2.
 */
export function readLeg(flight: SearchCriteriaFlight, source: ContentSource = 'GDS'): LegRequest {
  const departureDate = flight.departureDate === undefined ? undefined : requireDate(flight.departureDate)
  const arrivalDate = flight.arrivalDate === undefined ? undefined : requireDate(flight.arrivalDate)
  const date = departureDate ?? arrivalDate
  if (date === undefined) throw new Refusal('dateMissing')
  const departureWindow =
    windowOf(flight.DepartureTimeRange) ?? (source === 'NDC' ? around(flight.departureTime) : undefined)
  const arrivalWindow =
    windowOf(flight.ArrivalTimeRange) ??
    (source === 'NDC' && !departureWindow ? around(flight.arrivalTime) : undefined)
  return {
    from: readPlace(flight.From),
    to: readPlace(flight.To),
    date,
    ...(arrivalDate !== undefined && { arrivalDate }),
    ...(departureWindow && { departureWindow }),
    ...(arrivalWindow && { arrivalWindow }),
  }
}

const windowOf = (range: z.output<typeof timeRange> | undefined): TimeWindow | undefined =>
  range?.start === undefined && range?.end === undefined
    ? undefined
    : {
        ...(range.start !== undefined && { from: range.start.slice(0, 5) }),
        ...(range.end !== undefined && { to: range.end.slice(0, 5) }),
      }

/** Two hours to each side of a time, within its day. */
function around(text: string | undefined): TimeWindow | undefined {
  if (text === undefined) return undefined
  const minutes = Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
  const at = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return { from: at(Math.max(0, minutes - 120)), to: at(Math.min(24 * 60 - 1, minutes + 120)) }
}

const scopes = {
  'Airport Only': 'airport',
  'City Only': 'city',
  'City or Airport': 'cityFirst',
  'Use Default': 'cityFirst',
} as const

export const readPlace = ({ value, cityOrAirport = 'Use Default' }: z.output<typeof place>): Place => ({
  code: value,
  scope: scopes[cityOrAirport],
})
