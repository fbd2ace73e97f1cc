import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import type { Headers } from '../../contract/request-context.ts'
import { counts } from '../../kernel/limits.ts'
import { passengerCriteria, readPassengers } from '../../shopping/wire/passenger-criteria.ts'
import { readCabin } from '../../shopping/wire/search-modifiers.ts'
import { readSources } from '../../shopping/wire/search-request.ts'
import type { FlightCriteria, ProductsRequest } from '../plan-products.ts'
import { pricingOptions, readPricingOptions, readPricingTerms } from './pricing-options.ts'

const airport = () => code(z.string().regex(/^[A-Z]{3}$/))
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d/)

const specificFlight = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().optional(),
    carrier: code(z.string().regex(/^[A-Z0-9]{2}$/)),
    flightNumber: z.string().regex(/^\d{1,4}$/),
    departureDate: z.string(),
    departureTime: time.optional().meta({ description: 'Local; must be the time of the schedule.' }),
    arrivalDate: z.string().optional(),
    arrivalTime: time.optional(),
    from: airport(),
    to: airport(),
    segmentSequence: z.int().optional(),
    classOfService: code(z.string().regex(/^[A-Z]$/))
      .optional()
      .meta({ description: 'None: the lowest class of the cabin that has seats.' }),
    cabin: z.string().max(32).optional().meta({ description: 'None: Economy.' }),
    brandTier: z.int().min(1).optional(),
    ContentSource: z.string().optional(),
  })
  .meta({ id: 'SpecificFlightCriteria', description: 'One flight, by its number and date.' })

export const productCriteria = z
  .looseObject({
    '@type': z.string().optional(),
    sequence: z.int().optional(),
    SpecificFlightCriteria: z.array(specificFlight).min(1).max(counts.segmentsPerReservation),
  })
  .meta({ id: 'ProductCriteriaAir', description: 'The flights of one leg.' })

/** The full payload of price and add offer: an explicit itinerary. */
export const productsQuery = pricingOptions
  .extend({
    '@type': z.string().optional(),
    BuildFromProductsRequest: pricingOptions.extend({
      '@type': z.string().optional(),
      PassengerCriteria: z.array(passengerCriteria).min(1),
      ProductCriteriaAir: z.array(productCriteria).min(1).max(counts.segmentsPerReservation),
    }),
  })
  .meta({ id: 'OfferQueryBuildFromProducts' })

/** Shown in the documentation and sent by the tests. */
export const productsQueryExample = {
  body: {
    '@type': 'OfferQueryBuildFromProducts',
    BuildFromProductsRequest: {
      '@type': 'BuildFromProductsRequestAir',
      PassengerCriteria: [{ '@type': 'PassengerCriteria', number: 1, passengerTypeCode: 'ADT' }],
      ProductCriteriaAir: [
        {
          '@type': 'ProductCriteriaAir',
          sequence: 1,
          SpecificFlightCriteria: [
            {
              '@type': 'SpecificFlightCriteria',
              segmentSequence: 1,
              carrier: 'BA',
              flightNumber: '117',
              departureDate: '{date}',
              from: 'LHR',
              to: 'JFK',
              cabin: 'Economy',
            },
          ],
        },
      ],
    },
  },
} as const

/** An explicit itinerary, and the terms of its price. */
export function readProducts(body: z.output<typeof productsQuery>, headers: Headers): ProductsRequest {
  const sent = body.BuildFromProductsRequest
  const options = readPricingOptions(body, sent)
  const { Brand, BrandPreference = [], FareBasisCodeOverride = [] } = options.PricingModifiersAir ?? {}
  return {
    products: sent.ProductCriteriaAir.map(({ sequence, SpecificFlightCriteria }) => ({
      sequence,
      flights: SpecificFlightCriteria.map(readFlight),
    })),
    passengers: readPassengers(sent.PassengerCriteria),
    pricing: readPricingTerms(options, headers),
    pins: {
      brand: Brand,
      brandTiers: BrandPreference.map(({ brandTier, legSequence = [] }) => ({
        tier: brandTier,
        legs: legSequence,
      })),
      fareBases: FareBasisCodeOverride.map(({ value, specificFlightCriteriaRefs = [] }) => ({
        code: value,
        flightIds: specificFlightCriteriaRefs,
      })),
    },
    compareWith: options.PricingModifiersAir?.MultiPricingAgency ?? [],
  }
}

const readFlight = (flight: z.output<typeof specificFlight>): FlightCriteria => ({
  id: flight.id,
  sequence: flight.segmentSequence,
  source: flight.ContentSource === undefined ? undefined : readSources([flight.ContentSource]).at(-1),
  carrier: flight.carrier,
  number: String(Number(flight.flightNumber)),
  from: flight.from,
  to: flight.to,
  departureDate: flight.departureDate,
  departureTime: flight.departureTime?.slice(0, 5),
  arrivalDate: flight.arrivalDate,
  arrivalTime: flight.arrivalTime?.slice(0, 5),
  bookingClass: flight.classOfService,
  cabin: flight.cabin === undefined ? undefined : readCabin(flight.cabin),
  brandTier: flight.brandTier,
})
