import * as z from 'zod'
import { nameOf, namesOf, type Reference, reference } from '../../contract/reference.ts'
import type { PickedOffer } from '../../shopping/offer-selection.ts'
import { contentRules } from '../../workbench/content-rules.ts'
import { withoutPriceSuffix } from '../price-record.ts'
import type { OfferReference, OfferReferences } from '../require-offer.ts'
import { type PricingOptions, pricingOptions, readPricingOptions } from './pricing-options.ts'

export const offerSelection = z
  .looseObject({
    CatalogProductOfferingIdentifier: reference,
    ProductIdentifier: z.array(reference).optional(),
    ProductBrandOfferingIdentifier: z.union([reference, z.looseObject({ value: z.string() })]).optional(),
  })
  .meta({ id: 'CatalogProductOfferingSelection', description: 'The offer and product selected for one leg.' })

export const offerSelections = z.array(offerSelection).min(1).max(contentRules.GDS.originDestinations)

type Selections = z.output<typeof offerSelections>

/** Selects the id of a reference to use. */
type NameAt = (given: Reference) => string

/** The selected offer and product of each leg, and the brand of a product. */
export const readPicks = (
  selections: Selections,
  offerName: NameAt = nameOf,
  productName: NameAt = nameOf,
): PickedOffer[] =>
  selections.flatMap(
    ({ CatalogProductOfferingIdentifier, ProductIdentifier = [], ProductBrandOfferingIdentifier: named }) => {
      const offerId = offerName(CatalogProductOfferingIdentifier)
      const brandOfferingId = named && (nameOf(named) || ('value' in named ? String(named.value) : ''))
      const brand = brandOfferingId ? { brandOfferingId } : {}
      return ProductIdentifier.length > 0
        ? ProductIdentifier.map((product) => ({ offerId, productId: productName(product), ...brand }))
        : [{ offerId, ...brand }]
    },
  )

const upsells = z.int().min(0).optional().meta({
  description: 'Number of upsells (higher brands of the same flights found by the search) to price as well.',
})

/** The reference payload of price and add offer: identifiers of an earlier search or price. */
export const offerQuery = pricingOptions
  .extend({
    '@type': z.string().optional(),
    MaxNumberOfUpsellsToReturn: upsells,
    BuildFromCatalogProductOfferingsRequest: pricingOptions.extend({
      '@type': z.string().optional(),
      CatalogProductOfferingsIdentifier: reference,
      CatalogProductOfferingSelection: offerSelections,
      MaxNumberOfUpsellsToReturn: upsells,
    }),
  })
  .meta({ id: 'OfferQueryBuildFromCatalogProductOfferings' })

/** Shown in the documentation and sent by the tests. */
export const offerQueryExample = {
  body: {
    '@type': 'OfferQueryBuildFromCatalogProductOfferings',
    BuildFromCatalogProductOfferingsRequest: {
      '@type': 'BuildFromCatalogProductOfferingsRequestAir',
      CatalogProductOfferingsIdentifier: { Identifier: { value: '{search identifier}' } },
      CatalogProductOfferingSelection: [
        {
          CatalogProductOfferingIdentifier: { Identifier: { value: 'o1' } },
          ProductIdentifier: [{ Identifier: { value: 'p0' } }],
        },
      ],
    },
  },
} as const

/** The selected offers, and the options of their price. */
export interface OfferQuery {
  readonly references: OfferReferences
  readonly options: PricingOptions
  readonly upsells: number
}

/**
 * The selected offers. Clients send a priced offer as one selection with a product for each leg; every
 * product is then a separate pick.
 */
export function readOfferQuery(body: z.output<typeof offerQuery>): OfferQuery {
  const sent = body.BuildFromCatalogProductOfferingsRequest
  return {
    references: readReferences(sent),
    options: readPricingOptions(body, sent),
    upsells: sent.MaxNumberOfUpsellsToReturn ?? body.MaxNumberOfUpsellsToReturn ?? 0,
  }
}

/** Where a request names offers of an earlier search or price. */
type Sent = Pick<
  z.output<typeof offerQuery>['BuildFromCatalogProductOfferingsRequest'],
  'CatalogProductOfferingsIdentifier' | 'CatalogProductOfferingSelection'
>

function readReference(
  sent: Sent,
  identifierName: NameAt,
  [offerName, productName]: readonly NameAt[],
): OfferReference {
  const identifier = identifierName(sent.CatalogProductOfferingsIdentifier)
  return {
    identifier: withoutPriceSuffix(identifier),
    isPrice: identifier !== withoutPriceSuffix(identifier),
    picks: readPicks(sent.CatalogProductOfferingSelection, offerName, productName),
  }
}

const nameAt =
  (index: number): NameAt =>
  (given) =>
    namesOf(given)[index] ?? nameOf(given)

/**
 * All interpretations of the references, each once, those by identifier first. Source:
 * docs/contract/booking.md 1.7.
 */
export function readReferences(sent: Sent): OfferReferences {
  const names = [nameAt(0), nameAt(1)]
  const all = names.flatMap((identifier) =>
    names.flatMap((offer) => names.map((product) => readReference(sent, identifier, [offer, product]))),
  )
  const [first = readReference(sent, nameOf, []), ...others] = new Map(
    all.map((reference) => [JSON.stringify(reference), reference]),
  ).values()
  return [first, ...others]
}
