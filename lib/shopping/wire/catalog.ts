import * as z from 'zod'
import { answerSchema } from '../../contract/envelope.ts'
import { flightDetail } from '../../contract/flight-wire.ts'
import { passengerFlight } from '../../pricing/wire/offer.ts'
import { priceDetail } from '../../pricing/wire/price.ts'
import { termsAndConditions } from '../../pricing/wire/terms.ts'
import { brand } from './brand.ts'

const brandId = z.looseObject({
  '@type': z.literal('BrandID'),
  BrandRef: z.string().meta({ description: '`id` of a brand in the ReferenceListBrand.' }),
})

const productBrandOffering = z.looseObject({
  '@type': z.literal('ProductBrandOffering'),
  Identifier: z.looseObject({ authority: z.string().optional(), value: z.string() }).optional().meta({
    description:
      'Identifies this fare where the product does not: NDC offers, and brands of specific flights.',
  }),
  Brand: brandId.optional(),
  Product: z
    .array(
      z.looseObject({
        '@type': z.literal('ProductID'),
        productRef: z.string().meta({
          description: '`id` of a product in the ReferenceListProduct; later requests name it as product.',
        }),
      }),
    )
    .min(1),
  TermsAndConditions: z.looseObject({
    '@type': z.literal('TermsAndConditionsID'),
    termsAndConditionsRef: z.string(),
  }),
  CombinabilityCode: z
    .array(z.string())
    .min(1)
    .meta({ description: 'Fares of different legs with a code in common can be bought together.' }),
  BestCombinablePrice: priceDetail.meta({
    description: 'Of the whole journey, with the cheapest fares of the other legs.',
  }),
  Price: priceDetail,
  ContentSource: z.string(),
  MatchedAttributes: z
    .int()
    .optional()
    .meta({ description: 'Number of requested brand attributes that the fare has.' }),
  bestMatchInd: z.boolean().optional(),
  CO2EmissionsData: z.looseObject({ '@type': z.literal('CO2EmissionsData') }).optional(),
})

const catalogProductOffering = z
  .looseObject({
    '@type': z.literal('CatalogProductOffering'),
    id: z
      .string()
      .meta({ description: 'Names the offering in later requests, with the identifier of the search.' }),
    Identifier: z
      .looseObject({ authority: z.string(), value: z.string() })
      .optional()
      .meta({ description: 'Of NDC content: the carrier, and the `id` again.' }),
    sequence: z.int().meta({ description: 'Number of the leg.' }),
    Departure: z.string(),
    Arrival: z.string(),
    Brand: z.array(brandId),
    FlexNextLeg: z
      .array(z.looseObject({ Departure: z.string(), Arrival: z.string(), DepartureDate: z.string() }))
      .optional()
      .meta({ description: 'The possible next legs, in a flexible leg-by-leg search.' }),
    ProductBrandOptions: z.array(
      z.looseObject({
        '@type': z.literal('ProductBrandOptions'),
        flightRefs: z.array(z.string()).optional().meta({
          description: 'Absent from some NDC carriers: the flights are those of the product.',
        }),
        ProductBrandOffering: z.array(productBrandOffering).min(1),
      }),
    ),
  })
  .meta({ id: 'CatalogProductOffering', description: 'Flight options of one leg that share their fares.' })

export const product = z.looseObject({
  '@type': z.literal('ProductAir'),
  id: z.string(),
  totalDuration: z.string(),
  Quantity: z.int().optional(),
  FlightSegment: z.array(
    z.looseObject({
      '@type': z.literal('FlightSegment'),
      sequence: z.int(),
      connectionDuration: z.string().optional(),
      boundFlightsInd: z.boolean().optional(),
      Flight: z.looseObject({ FlightRef: z.string() }),
    }),
  ),
  PassengerFlight: z.array(passengerFlight),
})

export const catalogResponse = answerSchema('CatalogProductOfferingsResponse', {
  CatalogProductOfferings: z.looseObject({
    '@type': z.literal('CatalogProductOfferings'),
    Identifier: z
      .looseObject({ value: z.string() })
      .optional()
      .meta({ description: 'Of the search; later requests name it. Absent: the result is not kept.' }),
    CatalogProductOffering: z.array(catalogProductOffering),
  }),
  Pagination: z
    .looseObject({ page: z.int(), pageSize: z.int(), totalPages: z.int(), totalItems: z.int() })
    .optional()
    .meta({ description: 'Only when a page was requested.' }),
  ReferenceList: z.array(
    z.union([
      z.looseObject({ '@type': z.literal('ReferenceListFlight'), Flight: z.array(flightDetail) }),
      z.looseObject({ '@type': z.literal('ReferenceListProduct'), Product: z.array(product) }),
      z.looseObject({
        '@type': z.literal('ReferenceListTermsAndConditions'),
        TermsAndConditions: z.array(termsAndConditions),
      }),
      z.looseObject({ '@type': z.literal('ReferenceListBrand'), Brand: z.array(brand) }),
    ]),
  ),
})
