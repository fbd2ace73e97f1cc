import * as z from 'zod'
import { nameOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { productsQuery } from '../../pricing/wire/product-selection.ts'
import { offerSelections, readPicks } from '../../pricing/wire/selection.ts'
import type { PickedOffer } from '../search-digest.ts'
import { responseModifiers } from './pricing-modifiers.ts'

/** Offers of an earlier search: its identifier, and the offer and product of a leg. */
const fromSearch = z.looseObject({
  '@type': z.string().optional(),
  CatalogProductOfferingsIdentifier: reference,
  CatalogProductOfferingSelection: offerSelections,
})

const brandOptions = z
  .enum(['keepToBrand', 'returnAllBrands'])
  .optional()
  .meta({ description: 'Whether the chosen brand restricts the brands that are shown.' })

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

/**
 * Body of the search for specific flights: flights of an earlier search, or flights that the client spells
 * out.
 */
export const buildOptionsRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildOptions: z.union([optionsFromSearch, optionsFromProducts]),
  })
  .meta({ id: 'CatalogProductOfferingsQueryBuildOptions' })

export type BuildOptions = z.output<typeof buildOptionsRequest>['BuildOptions']

/** Whether the client spells the flights out. */
export const areSpelledOut = (asked: BuildOptions): asked is z.output<typeof optionsFromProducts> =>
  asked.BuildFromCatalogProductOfferingsRequest === undefined

export interface PickOrder {
  /** Of the search that gave the offers out. */
  readonly identifier: string
  readonly picks: readonly PickedOffer[]
}

export const readPickOrder = (sent: z.output<typeof fromSearch>): PickOrder => ({
  identifier: nameOf(sent.CatalogProductOfferingsIdentifier),
  picks: readPicks(sent.CatalogProductOfferingSelection),
})

/** All filed brands unless the request names fewer. Source: shopping sheet 5.2. */
export const readSpecificUpsells = (asked: number | undefined): number =>
  Math.min(asked ?? counts.upsellsOfSpecificFlights, counts.upsellsOfSpecificFlights)

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
