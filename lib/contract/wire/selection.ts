import * as z from 'zod'
import { priceIdentifierSuffix } from '../../domain/price-record.ts'
import type { PickedOffer } from '../../domain/search-digest.ts'
import { nameOf, reference } from './reference.ts'

const selection = z
  .looseObject({
    CatalogProductOfferingIdentifier: reference,
    ProductIdentifier: z.array(reference).optional(),
  })
  .meta({ id: 'CatalogProductOfferingSelection', description: 'The offer and product chosen for one leg.' })

/** The reference payload of price and add offer: identifiers of an earlier search or price. */
export const offerQuery = z
  .looseObject({
    '@type': z.string().optional(),
    validateInventoryInd: z.boolean().optional(),
    BuildFromCatalogProductOfferingsRequest: z.looseObject({
      '@type': z.string().optional(),
      CatalogProductOfferingsIdentifier: reference,
      CatalogProductOfferingSelection: z.array(selection).min(1).max(6),
      validateInventoryInd: z.boolean().optional(),
    }),
  })
  .meta({ id: 'OfferQueryBuildFromCatalogProductOfferings' })

export interface SelectionOrder {
  /** Of a search, or of a price; without the suffix that prices carry. */
  readonly identifier: string
  readonly isPrice: boolean
  readonly picks: readonly PickedOffer[]
  readonly requireSeats: boolean
}

/**
 * What a client picked. A priced offer comes back as one selection with a product for each leg; every product is then a pick of its own.
 */
export function readSelection(body: z.output<typeof offerQuery>): SelectionOrder {
  const asked = body.BuildFromCatalogProductOfferingsRequest
  const sent = nameOf(asked.CatalogProductOfferingsIdentifier)
  return {
    identifier: sent.endsWith(priceIdentifierSuffix) ? sent.slice(0, -priceIdentifierSuffix.length) : sent,
    isPrice: sent.endsWith(priceIdentifierSuffix),
    picks: asked.CatalogProductOfferingSelection.flatMap(({ CatalogProductOfferingIdentifier, ProductIdentifier = [] }) => {
      const offerId = nameOf(CatalogProductOfferingIdentifier)
      return ProductIdentifier.length > 0 ? ProductIdentifier.map((product) => ({ offerId, productId: nameOf(product) })) : [{ offerId }]
    }),
    requireSeats: asked.validateInventoryInd ?? body.validateInventoryInd ?? false,
  }
}
