import * as z from 'zod'
import type { Agency, Tenant } from '../../domain/agency.ts'
import { contentRules, requireOriginDestinations } from '../../domain/content-rules.ts'
import type { ContentSource } from '../../domain/flight.ts'
import { isCalendarDate, yearsBetween } from '../../domain/instant.ts'
import { counts, offersThatFit } from '../../domain/limits.ts'
import type { RefusalNotice } from '../../domain/notice.ts'
import type { PassengerCount } from '../../domain/passengers.ts'
import { countPassengers } from '../../domain/passengers.ts'
import { Refusal } from '../../domain/refusals.ts'
import type { ReadSearch, SearchSection, SearchView } from '../../domain/search-order.ts'
import type { FareWish, LegFlexibility, LegRequest, Place, PointOfSale, ShopRequest, TimeWindow } from '../../domain/shopping.ts'
import { code } from '../lenient.ts'
import {
  classificationsOf,
  type PricingModifiers,
  paymentCriteria,
  pricingModifiers,
  type ResponseModifiers,
  readFareWish,
  readLegWishes,
  responseModifiers,
  searchModifiers,
  type Warn,
  warnOfPinnedFares,
} from './search-modifiers.ts'

const iata = () => code(z.string().regex(/^[A-Z]{3}$/))

export const passengerCriteria = z
  .looseObject({
    '@type': z.string().optional(),
    number: z.int().min(1).max(counts.passengersPerRequest).optional(),
    passengerTypeCode: code(z.string().regex(/^[A-Z0-9]{3,5}$/)).optional(),
    value: code(z.string().regex(/^[A-Z0-9]{3,5}$/))
      .optional()
      .meta({ description: 'Older spelling of passengerTypeCode.' }),
    age: z.int().min(0).max(130).optional(),
    birthDate: z.string().optional(),
    specifiedPassengerTypeCodeOnlyInd: z.boolean().optional(),
    CustomerLoyalty: z
      .array(z.looseObject({ value: z.string().optional(), supplier: code(z.string().regex(/^[A-Z0-9]{2}$/)).optional() }))
      .max(counts.passengersPerRequest)
      .optional()
      .meta({ description: 'Frequent flyer numbers, for NDC carriers.' }),
    TravelerGeographicLocation: z
      .unknown()
      .optional()
      .meta({ description: 'Answered with a warning: no carrier files fares for residents.' }),
  })
  .meta({ id: 'PassengerCriteria', description: 'Travelers of one passenger type.' })

type PassengerCriteria = z.output<typeof passengerCriteria>

const place = z.looseObject({
  value: iata(),
  cityOrAirport: z.enum(['Airport Only', 'City or Airport', 'City Only', 'Use Default']).optional(),
  radius: z.int().min(0).optional().meta({ description: 'Flexible searches: airports this near will do as well.' }),
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
  .meta({ id: 'SearchCriteriaFlight', description: 'One leg: from, to, and the local date of departure (or of arrival).' })

type SearchCriteriaFlight = z.output<typeof searchCriteriaFlight>

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
 * @throws Refusal `dateInvalid`, `dateMissing`, `tooManyPassengers`, `tooManyPassengerTypes`, `tooManyLegs`, `privateFaresNotAgreed`
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
  const upsellsOf = (source: ContentSource): number => readUpsells(asked.maxNumberOfUpsellsToReturn, source, flights.length)
  const brandsShown = 1 + Math.min(Math.max(0, ...sources.map(upsellsOf)), mostBrands - 1)
  const page = Math.min(asked.offersPerPage || counts.offersWithoutPage, offersThatFit(brandsShown, passengers.length))
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
      sections: sources.filter((source) => flights.length <= contentRules[source].originDestinations).map(sectionOf),
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

/** O&Ds of a search that may be flexible, and flights of a search for specific ones. Source: specification. */
export const flexibleLegs = 2

/**
 * A flexible search: other dates and places of each leg, priced for the caller's agency and up to three others, each in a section of its
 * own. With more than two O&Ds it is a plain search.
 *
 * @throws Refusal `flexNotActivated`, `tooManyAgencies`, `notSupportedForNdc`, and those of `readSearch`
 * Source: shopping sheet 6.
 */
export function readFlexSearch(body: SearchBody, searcher: Searcher): ReadSearch {
  const { tenant, agencies } = searcher
  if (!tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  const asked = body.CatalogProductOfferingsRequest
  requireFewAgencies(asked.PricingModifiersAir)
  const sources = readSources(asked.contentSourceList)
  if (sources.includes('NDC') && !sources.includes('GDS')) throw new Refusal('notSupportedForNdc')
  const read = readSearch({ ...body, CatalogProductOfferingsRequest: { ...asked, contentSourceList: ['GDS'] } }, searcher)
  const [plain] = read.order.sections
  const warnings: RefusalNotice[] = [...read.warnings]
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  if (sources.includes('NDC')) warn('modifierIgnored', { modifier: 'NDC CONTENT', reason: 'FLEXIBLE SEARCH IS FOR GDS CONTENT' })
  if (asked.SearchCriteriaFlight.length > flexibleLegs) {
    warn('flexIgnored', { limit: String(flexibleLegs) })
    return { ...read, warnings }
  }
  if (!plain) return read
  const legs = plain.request.legs.map((leg, index): LegRequest => {
    const flight = asked.SearchCriteriaFlight[index]
    const flexibility = flight && readFlexibility(flight, warn)
    return { ...leg, ...(flexibility && { flexibility }) }
  })
  const sections = sectionsPerAgency({ ...plain.request, legs }, asked.PricingModifiersAir, agencies, warn)
  return { order: { ...read.order, sections }, warnings }
}

/** @throws Refusal `tooManyAgencies` */
export function requireFewAgencies(pricing: PricingModifiers | undefined): void {
  const named = pricing?.MultiPricingAgency ?? []
  if (named.length > counts.flexibleAgencies) throw new Refusal('tooManyAgencies', { limit: String(counts.flexibleAgencies) })
}

/** The same request for the caller's agency and the others that it named, each a section of its own. @param warn `agencySkipped` */
export function sectionsPerAgency(
  request: ShopRequest,
  pricing: PricingModifiers | undefined,
  agencies: readonly Agency[],
  warn: Warn,
): SearchSection[] {
  const found = [...new Set(pricing?.MultiPricingAgency)].flatMap((pcc) => {
    const agency = agencies.find((known) => known.pcc === pcc)
    if (!agency) warn('agencySkipped', { pcc })
    return agency && pcc !== request.pointOfSale.pcc ? [pointOfSaleOf({ agency })] : []
  })
  const sales = [request.pointOfSale, ...found]
  const maxOptions = Math.ceil(request.maxOptions / sales.length)
  return sales.map((pointOfSale, index) => ({
    source: 'GDS',
    prefix: `f${index + 1}`,
    isFlexible: true,
    request: { ...request, pointOfSale, maxOptions },
  }))
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
function searchable(sources: readonly ContentSource[], flights: readonly SearchCriteriaFlight[], warn: Warn): readonly ContentSource[] {
  if (!sources.includes('NDC') || flights.every(({ departureDate }) => departureDate !== undefined)) return sources
  if (!sources.includes('GDS')) throw new Refusal('dateMissing')
  warn('modifierIgnored', { modifier: 'NDC CONTENT', reason: 'IT IS SEARCHED BY DEPARTUREDATE' })
  return ['GDS']
}

/** Frequent flyer numbers are for NDC carriers; one that cannot be right is told. Source: shopping sheet 2.1. */
function checkLoyalty(criteria: readonly PassengerCriteria[], warn: Warn): void {
  for (const { value = '', supplier = '' } of criteria.flatMap(({ CustomerLoyalty = [] }) => CustomerLoyalty)) {
    if (!/^[A-Z0-9]{4,20}$/i.test(value))
      warn('modifierIgnored', { modifier: 'CustomerLoyalty', reason: `NUMBER OF ${supplier} IS INVALID` })
  }
}

/** Fares for residents are asked for by where travelers live. Source: shopping sheet 2.1; that carriers here file none, guess. */
export function warnOfResidents(criteria: readonly PassengerCriteria[], warn: Warn): void {
  if (criteria.some(({ TravelerGeographicLocation }) => TravelerGeographicLocation !== undefined)) {
    warn('modifierIgnored', { modifier: 'TravelerGeographicLocation', reason: 'NO CARRIER FILES FARES FOR RESIDENTS' })
  }
}

/** The body wins over the older header. Source: shopping sheet 1.2. */
function representationOf(response: ResponseModifiers | undefined, isJourney: string | undefined): 'Journey' | 'Leg' {
  const asked = response?.SearchRepresentation ?? (isJourney?.toLowerCase() === 'false' ? 'Leg' : 'Journey')
  return asked === 'Journey' ? 'Journey' : 'Leg'
}

/** Without a number a GDS answers the lowest fare only, NDC carriers the lowest of each brand. Source: shopping sheet 4. */
export const readUpsells = (asked: number | undefined, source: ContentSource, legs: number): number =>
  source === 'NDC' ? Math.min(asked ?? ndcUpsellCap, ndcUpsellCap) : Math.min(asked ?? 0, gdsUpsellCap(legs))

export const readView = (response: ResponseModifiers | undefined, taxBreakdown: string | undefined): SearchView => {
  const brandAttributes = response?.BrandAttributeInclusion?.flatMap(classificationsOf) ?? []
  return {
    taxBreakdown: taxBreakdown?.toLowerCase() !== 'false',
    fareCalculation: response?.includeFareCalculationInd ?? false,
    penalties: !response?.excludePenaltiesInd,
    co2: response?.includeCO2EmissionsDataInd ?? response?.includeCo2EmissionsDataInd ?? false,
    ...(brandAttributes.length > 0 && { brandAttributes }),
  }
}

export const pointOfSaleOf = ({ agency: { pcc, currency, city, country, zone } }: Pick<Tenant, 'agency'>): PointOfSale => ({
  pcc,
  currency,
  city,
  country,
  zone,
})

/**
 * Where the search is made from: the caller's agency, another one of its access group, or a city that it names, and who will issue the
 * ticket. When one of them is an agency of somebody else there are public fares only.
 *
 * @param warn `modifierIgnored` for a city other than the agency's, since no fare and no tax here depends on it
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
  const stranger = [pcc, ticketingPcc].find((named) => named !== undefined && known.every((agency) => agency.pcc !== named))
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
  return { pointOfSale: { ...pointOfSaleOf({ agency }), ...named }, fares: stranger === undefined ? {} : { types: ['PublicFare'] } }
}

/**
 * @param departureDate at which a birth date becomes an age
 * @throws Refusal `tooManyPassengers`, `tooManyPassengerTypes`, `dateInvalid`
 */
export function readPassengers(criteria: readonly PassengerCriteria[], departureDate?: string): PassengerCount[] {
  const passengers = criteria.map((asked) => {
    const age = asked.age ?? ageAt(asked.birthDate, departureDate)
    return { ptc: ptcOf(asked), count: asked.number ?? 1, ...(age !== undefined && { age }) }
  })
  if (countPassengers(passengers) > counts.passengersPerRequest) {
    throw new Refusal('tooManyPassengers', { limit: String(counts.passengersPerRequest) })
  }
  if (passengers.length > counts.passengerTypes) throw new Refusal('tooManyPassengerTypes', { limit: String(counts.passengerTypes) })
  return passengers
}

const ptcOf = ({ passengerTypeCode, value }: PassengerCriteria): string => passengerTypeCode ?? value ?? 'ADT'

function ageAt(birthDate: string | undefined, departureDate: string | undefined): number | undefined {
  if (birthDate === undefined || departureDate === undefined) return undefined
  return Math.max(0, yearsBetween(requireDate(birthDate), requireDate(departureDate)))
}

/** Passenger types for which only fares filed for them will do. */
export const onlyFiledFor = (criteria: readonly PassengerCriteria[]): string[] =>
  criteria.filter(({ specifiedPassengerTypeCodeOnlyInd }) => specifiedPassengerTypeCodeOnlyInd).map(ptcOf)

/**
 * One leg, as a kind of supplier reads it: a GDS takes the date of arrival alone when both dates are sent and knows no single times;
 * NDC carriers filter by both dates and read a single time as the two hours around it.
 *
 * @throws Refusal `dateInvalid`, `dateMissing`
 * Source: shopping sheet 2.2.
 */
export function readLeg(flight: SearchCriteriaFlight, source: ContentSource = 'GDS'): LegRequest {
  const departureDate = flight.departureDate === undefined ? undefined : requireDate(flight.departureDate)
  const arrivalDate = flight.arrivalDate === undefined ? undefined : requireDate(flight.arrivalDate)
  const date = departureDate ?? arrivalDate
  if (date === undefined) throw new Refusal('dateMissing')
  const departureWindow = windowOf(flight.DepartureTimeRange) ?? (source === 'NDC' ? around(flight.departureTime) : undefined)
  const arrivalWindow = windowOf(flight.ArrivalTimeRange) ?? (source === 'NDC' && !departureWindow ? around(flight.arrivalTime) : undefined)
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
  const at = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return { from: at(Math.max(0, minutes - 120)), to: at(Math.min(24 * 60 - 1, minutes + 120)) }
}

/** Other dates and places of a leg that a flexible search accepts; undefined when the leg names none. */
export function readFlexibility(flight: SearchCriteriaFlight, warn: Warn): LegFlexibility | undefined {
  const days = (name: 'daysBeforeDeparture' | 'daysAfterDeparture'): number => {
    const asked = flight[name] ?? 0
    if (asked > counts.flexibleDays) warn('flexibleDaysCapped', { limit: String(counts.flexibleDays) })
    return Math.min(asked, counts.flexibleDays)
  }
  const radius = { from: milesOf(flight.From), to: milesOf(flight.To) }
  const flexibility: LegFlexibility = {
    daysBefore: days('daysBeforeDeparture'),
    daysAfter: days('daysAfterDeparture'),
    from: (flight.AdditionalFrom ?? []).map(readPlace),
    to: (flight.AdditionalTo ?? []).map(readPlace),
    ...(radius.from + radius.to > 0 && { radiusMiles: radius }),
  }
  const { daysBefore, daysAfter, from, to, radiusMiles } = flexibility
  return daysBefore + daysAfter + from.length + to.length === 0 && !radiusMiles ? undefined : flexibility
}

const milesPerKilometer = 0.621371

const milesOf = ({ radius = 0, radiusMeasurement = 'Miles' }: z.output<typeof place>): number =>
  /^k/i.test(radiusMeasurement) ? radius * milesPerKilometer : radius

/** Clients send a time behind the date now and then; only the date counts. */
export function requireDate(text: string): string {
  const date = text.slice(0, 10)
  if (!isCalendarDate(date)) throw new Refusal('dateInvalid', { date: date.replace(/[^\d-]/g, '?') })
  return date
}

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
