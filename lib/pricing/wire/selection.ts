import * as z from 'zod'
import { nameOf, namesOf, type Reference, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import type { PickedOffer } from '../../shopping/search-digest.ts'
import { priceIdentifierSuffix } from '../price-record.ts'
import { type PricingOptions, pricingOptions, readPricingOptions } from './pricing-options.ts'

const selection = z
  .looseObject({
    CatalogProductOfferingIdentifier: reference,
    ProductIdentifier: z.array(reference).optional(),
    ProductBrandOfferingIdentifier: z.union([reference, z.looseObject({ value: z.string() })]).optional(),
  })
  .meta({ id: 'CatalogProductOfferingSelection', description: 'The offer and product chosen for one leg.' })

export const offerSelections = z.array(selection).min(1).max(6)

type Selections = z.output<typeof offerSelections>

/** Which of a reference's names counts. */
type NameAt = (given: Reference) => string

/** What a client picked: an offer and a product for each leg, and which of a product's brands. */
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
  description: 'Dearer brands of the same flights to price as well, of those that the search found.',
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

/** Of a search, or of a price: what was picked from it. */
interface NamedPicks {
  /** Without the suffix that prices carry. */
  readonly identifier: string
  readonly isPrice: boolean
  readonly picks: readonly PickedOffer[]
}

export interface SelectionOrder extends NamedPicks {
  /**
   * By the other names that the references carry: some clients send a stale identifier beside the right id.
   */
  readonly otherwise: readonly NamedPicks[]
  readonly options: PricingOptions
  readonly upsells: number
}

/**
 * What a client picked. A priced offer comes back as one selection with a product for each leg; every product
 * is then a pick of its own.
 */
export function readSelection(body: z.output<typeof offerQuery>): SelectionOrder {
  const asked = body.BuildFromCatalogProductOfferingsRequest
  const [first = namedPicks(asked), ...otherwise] = readings(asked)
  return {
    ...first,
    otherwise,
    options: readPricingOptions(body, asked),
    upsells: Math.min(
      asked.MaxNumberOfUpsellsToReturn ?? body.MaxNumberOfUpsellsToReturn ?? 0,
      counts.upsellsOfOffer,
    ),
  }
}

type Asked = z.output<typeof offerQuery>['BuildFromCatalogProductOfferingsRequest']

function namedPicks(
  asked: Asked,
  nameAt: NameAt = nameOf,
  offerName: NameAt = nameOf,
  productName: NameAt = nameOf,
): NamedPicks {
  const sent = nameAt(asked.CatalogProductOfferingsIdentifier)
  const isPrice = sent.endsWith(priceIdentifierSuffix)
  return {
    identifier: isPrice ? sent.slice(0, -priceIdentifierSuffix.length) : sent,
    isPrice,
    picks: readPicks(asked.CatalogProductOfferingSelection, offerName, productName),
  }
}

const nameAt =
  (at: number): NameAt =>
  (given) =>
    namesOf(given)[at] ?? nameOf(given)

/** Every way to read the references, each once, those of identifiers first. Source: booking sheet 1.7. */
function readings(asked: Asked): NamedPicks[] {
  const names = [nameAt(0), nameAt(1)] as const
  const all = names.flatMap((of) =>
    names.flatMap((offer) => names.map((product) => namedPicks(asked, of, offer, product))),
  )
  return [...new Map(all.map((reading) => [JSON.stringify(reading), reading])).values()]
}
