import * as z from 'zod'
import { nameOf, reference } from '../../contract/reference.ts'
import type { Headers } from '../../contract/request-context.ts'
import { productsQuery, readProducts } from '../../pricing/wire/product-selection.ts'
import { offerSelections, readPicks } from '../../pricing/wire/selection.ts'
import type { FlightsRequest, PickedFlights } from '../specific-flights.ts'
import { responseModifiers } from './pricing-modifiers.ts'
import { readView } from './search-request.ts'

/** Offers of an earlier search: its identifier, and the offer and product of a leg. */
const fromSearch = z.looseObject({
  '@type': z.string().optional(),
  CatalogProductOfferingsIdentifier: reference,
  CatalogProductOfferingSelection: offerSelections,
})

const brandOptions = z
  .enum(['keepToBrand', 'returnAllBrands'])
  .optional()
  .meta({ description: 'Whether the selected brand restricts the brands in the answer.' })

/** Body of the next leg search. */
export const buildNextRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildFromCatalogProductOfferingsRequest: fromSearch,
    BrandOptions: brandOptions,
  })
  .meta({ id: 'CatalogProductOfferingsQueryBuildNext' })

const upsells = z.int().min(0).optional()

const optionsFromSearch = z.looseObject({
  '@type': z.string().optional(),
  maxNumberOfUpsellsToReturn: upsells,
  BuildFromCatalogProductOfferingsRequest: fromSearch,
  CustomResponseModifiersAir: responseModifiers.optional(),
  BrandOptions: brandOptions,
})
const optionsFromProducts = productsQuery.extend({ maxNumberOfUpsellsToReturn: upsells })

/** Body of the search for specific flights: flights of an earlier search, or an explicit itinerary. */
export const buildOptionsRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildOptions: z.union([optionsFromSearch, optionsFromProducts]),
  })
  .meta({ id: 'CatalogProductOfferingsQueryBuildOptions' })

export const readPicked = (sent: z.output<typeof fromSearch>): PickedFlights => ({
  identifier: nameOf(sent.CatalogProductOfferingsIdentifier),
  picks: readPicks(sent.CatalogProductOfferingSelection),
})

type BuildOptions = z.output<typeof buildOptionsRequest>['BuildOptions']

const areNamed = (sent: BuildOptions): sent is z.output<typeof optionsFromProducts> =>
  sent.BuildFromCatalogProductOfferingsRequest === undefined

/** The flights whose brands are requested. */
export function readFlightsRequest(
  { BuildOptions: sent }: z.output<typeof buildOptionsRequest>,
  headers: Headers,
): FlightsRequest {
  const { maxNumberOfUpsellsToReturn: upsells } = sent
  if (areNamed(sent)) return { kind: 'named', upsells, products: readProducts(sent, headers) }
  const response = sent.CustomResponseModifiersAir
  return {
    kind: 'picked',
    upsells,
    ...readPicked(sent.BuildFromCatalogProductOfferingsRequest),
    keepsBrand: sent.BrandOptions !== 'returnAllBrands',
    view: response && readView(response, headers('taxBreakdown')),
  }
}

export const pickExample = {
  '@type': 'BuildFromCatalogProductOfferingsRequestAir',
  CatalogProductOfferingsIdentifier: { Identifier: { value: '{search identifier}' } },
  CatalogProductOfferingSelection: [
    {
      CatalogProductOfferingIdentifier: { Identifier: { value: 'o1' } },
      ProductIdentifier: [{ Identifier: { value: 'p0' } }],
    },
  ],
} as const
