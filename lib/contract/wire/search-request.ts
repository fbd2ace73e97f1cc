import * as z from 'zod'
import type { Tenant } from '../../domain/agency.ts'
import type { Cabin } from '../../domain/flight.ts'
import { isCalendarDate } from '../../domain/instant.ts'
import { counts, offersThatFit } from '../../domain/limits.ts'
import type { PassengerCount } from '../../domain/passengers.ts'
import { countPassengers } from '../../domain/passengers.ts'
import { Refusal } from '../../domain/refusals.ts'
import type { LegRequest, Place, PointOfSale, ShopRequest } from '../../domain/shopping.ts'
import { code } from '../lenient.ts'

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
  })
  .meta({ id: 'PassengerCriteria', description: 'Travelers of one passenger type.' })

const place = z.looseObject({
  value: iata(),
  cityOrAirport: z.enum(['Airport Only', 'City or Airport', 'City Only', 'Use Default']).optional(),
})

const searchCriteriaFlight = z
  .looseObject({ '@type': z.string().optional(), departureDate: z.string(), From: place, To: place })
  .meta({ id: 'SearchCriteriaFlight', description: 'One leg: from, to, and the local date of departure.' })

const cabinPreference = z.looseObject({ cabins: z.array(z.string()).optional() })
const customResponseModifiers = z.looseObject({
  SearchRepresentation: z.enum(['Journey', 'Leg', 'LegWithJourneyData']).optional(),
  includeFareCalculationInd: z.boolean().optional(),
  excludePenaltiesInd: z.boolean().optional(),
})

export const searchRequest = z
  .looseObject({
    '@type': z.string().optional(),
    CustomResponseModifiersAir: customResponseModifiers.optional(),
    CatalogProductOfferingsRequest: z.looseObject({
      '@type': z.string().optional(),
      offersPerPage: z.int().min(0).optional(),
      maxNumberOfUpsellsToReturn: z.int().min(0).optional(),
      contentSourceList: z.array(z.string()).optional(),
      sortBy: z.string().optional(),
      PassengerCriteria: z.array(passengerCriteria).min(1),
      SearchCriteriaFlight: z.array(searchCriteriaFlight).min(1),
      SearchModifiersAir: z.looseObject({ CabinPreference: z.array(cabinPreference).optional() }).optional(),
      PricingModifiersAir: z.looseObject({ currencyCode: iata().optional() }).optional(),
      CustomResponseModifiersAir: customResponseModifiers.optional(),
    }),
  })
  .meta({ id: 'CatalogProductOfferingsQueryRequest' })

type SearchBody = z.output<typeof searchRequest>

export interface SearchOrder {
  readonly request: ShopRequest
  /** Ascending over all carriers; otherwise by carrier. */
  readonly sortByPrice: boolean
  /** Offers to return at most: a page, or what an answer can hold. */
  readonly maxOfferings: number
  /** A journey search is kept only when the client asks for pages, a leg search always. */
  readonly isCached: boolean
  readonly representation: 'Journey' | 'Leg'
  readonly includesGds: boolean
  readonly fareCalculation: boolean
  readonly penalties: boolean
}

/** Upsells beside each base fare, by the number of legs. Source: shopping sheet 4. */
const upsellCap = (legs: number): number => (legs <= 2 ? 4 : legs === 3 ? 2 : 1)

/**
 * A search as the air hosts understand it.
 *
 * @param isJourney the older header; the body's SearchRepresentation wins
 * @throws Refusal `dateInvalid`, `tooManyPassengers`, `tooManyPassengerTypes`, `tooManyLegs`
 */
export function readSearch(body: SearchBody, tenant: Tenant, isJourney: string | undefined): SearchOrder {
  const asked = body.CatalogProductOfferingsRequest
  const custom = asked.CustomResponseModifiersAir ?? body.CustomResponseModifiersAir
  const cabin = readCabin(asked.SearchModifiersAir?.CabinPreference?.[0]?.cabins?.[0])
  const legs = asked.SearchCriteriaFlight.map(
    (flight): LegRequest => ({ ...readLeg(flight), cabins: { kind: 'preferred', cabins: [cabin] } }),
  )
  if (legs.length > counts.gdsOriginDestinations) throw new Refusal('tooManyLegs', { limit: String(counts.gdsOriginDestinations) })
  const passengers = readPassengers(asked.PassengerCriteria)
  const upsells = Math.min(asked.maxNumberOfUpsellsToReturn ?? 0, upsellCap(legs.length))
  const maxOfferings = Math.min(asked.offersPerPage || counts.offersWithoutPage, offersThatFit(upsells + 1, passengers.length))
  const isLeg =
    legs.length > 1 && (custom?.SearchRepresentation ?? (isJourney?.toLowerCase() === 'false' ? 'Leg' : 'Journey')) !== 'Journey'
  return {
    request: {
      legs,
      passengers,
      pointOfSale: pointOfSaleOf(tenant),
      currency: asked.PricingModifiersAir?.currencyCode ?? tenant.agency.currency,
      upsells,
      maxOptions: maxOfferings * 2,
    },
    sortByPrice: asked.sortBy === 'Price-LowToHigh',
    isCached: Boolean(asked.offersPerPage) || isLeg,
    maxOfferings,
    representation: isLeg ? 'Leg' : 'Journey',
    includesGds: (asked.contentSourceList ?? ['GDS']).includes('GDS'),
    fareCalculation: custom?.includeFareCalculationInd ?? false,
    penalties: !custom?.excludePenaltiesInd,
  }
}

export const pointOfSaleOf = ({ agency: { pcc, currency, city, country, zone } }: Tenant): PointOfSale => ({
  pcc,
  currency,
  city,
  country,
  zone,
})

/** @throws Refusal `tooManyPassengers`, `tooManyPassengerTypes` */
export function readPassengers(criteria: readonly z.output<typeof passengerCriteria>[]): PassengerCount[] {
  const passengers = criteria.map(({ passengerTypeCode, value, number, age }) => ({
    ptc: passengerTypeCode ?? value ?? 'ADT',
    count: number ?? 1,
    ...(age !== undefined && { age }),
  }))
  if (countPassengers(passengers) > counts.passengersPerRequest) {
    throw new Refusal('tooManyPassengers', { limit: String(counts.passengersPerRequest) })
  }
  if (passengers.length > counts.passengerTypes) throw new Refusal('tooManyPassengerTypes', { limit: String(counts.passengerTypes) })
  return passengers
}

function readLeg({ From, To, departureDate }: z.output<typeof searchCriteriaFlight>): LegRequest {
  return { from: readPlace(From), to: readPlace(To), date: requireDate(departureDate) }
}

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

const cabinNames: Readonly<Record<string, Cabin>> = {
  economy: 'Economy',
  premiumeconomy: 'PremiumEconomy',
  business: 'Business',
  first: 'First',
  premiumfirst: 'First',
}

export const readCabin = (name: string | undefined): Cabin => cabinNames[name?.toLowerCase().replace(/[^a-z]/g, '') ?? ''] ?? 'Economy'
