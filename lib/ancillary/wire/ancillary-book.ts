import * as z from 'zod'
import { toIdentifier } from '../../contract/envelope.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { AncillaryOffer } from '../ancillary.ts'
import { parentOf } from '../ancillary.ts'
import {
  type ancillaryOfferListResponse,
  nameFlights,
  toAncillaryOffer,
  toReferenceListFlight,
} from './ancillary.ts'

const named = reference.extend({
  value: z.string().optional(),
  CatalogOfferingRef: z.string().optional(),
  CatalogOfferingsRef: z.string().optional(),
})

const item = z.looseObject({
  '@type': z.string().optional(),
  CatalogOfferingsAncillaryListIdentifier: named.optional().meta({ description: 'The shop.' }),
  CatalogOfferingsIdentifier: named
    .optional()
    .meta({ description: 'The shop, the group of a traveler, or the workbench: then its last shop.' }),
  CatalogOfferingIdentifier: named,
  ProductIdentifier: named.optional(),
  TravelerIdentifierRef: named.optional(),
  TravelerIdentifier: named.optional(),
  Quantity: z.int().min(1).max(counts.ancillaryQuantity).optional(),
})

export const ancillaryBookRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildAncillaryOffersFromCatalogOfferings: z.array(item).min(1).max(counts.ancillariesPerRequest),
  })
  .meta({
    id: 'OfferQueryBuildAncillaryOffersFromCatalogOfferings',
    description: 'Services of an ancillary shop, each for one traveler.',
  })

export const ancillaryBookExample = {
  body: {
    '@type': 'OfferQueryBuildAncillaryOffersFromCatalogOfferings',
    BuildAncillaryOffersFromCatalogOfferings: [
      {
        '@type': 'BuildAncillaryOffersFromCatalogOfferings',
        CatalogOfferingsIdentifier: { id: 'CT1', Identifier: { value: '{shop identifier}' } },
        CatalogOfferingIdentifier: { id: 'anc_off1' },
        ProductIdentifier: { id: 'an1' },
        TravelerIdentifierRef: { id: 'travelerRefId_1' },
        Quantity: 1,
      },
    ],
  },
}

/** The selection from an ancillary shop; each item by all the identifiers sent, in order of precedence. */
export interface PickedAncillary {
  readonly shop: readonly string[]
  readonly offering: readonly string[]
  /** Empty: the only product of the offering. */
  readonly product: readonly string[]
  /** Empty: the traveler it was offered to. */
  readonly traveler: readonly string[]
  readonly quantity: number
}

const allNames = (given: z.output<typeof named> | undefined): string[] =>
  given
    ? [...namesOf(given), given.CatalogOfferingRef, given.CatalogOfferingsRef, given.value].filter(
        (name) => name !== undefined,
      )
    : []

export const readPickedAncillaries = ({
  BuildAncillaryOffersFromCatalogOfferings: items,
}: z.output<typeof ancillaryBookRequest>): PickedAncillary[] =>
  items.map((sent) => ({
    shop: [
      ...allNames(sent.CatalogOfferingsAncillaryListIdentifier),
      ...allNames(sent.CatalogOfferingsIdentifier),
    ],
    offering: allNames(sent.CatalogOfferingIdentifier),
    product: allNames(sent.ProductIdentifier),
    traveler: [...allNames(sent.TravelerIdentifierRef), ...allNames(sent.TravelerIdentifier)],
    quantity: sent.Quantity ?? 1,
  }))

/** Ancillary offers that were added, priced or cancelled; for GDS with their flights. */
export function toAncillaryOffers(
  identifier: string,
  ancillaries: readonly AncillaryOffer[],
  { offers, travelers }: Pick<OpenWorkbench, 'offers' | 'travelers'>,
): z.input<typeof ancillaryOfferListResponse> {
  const flights = nameFlights(ancillaries.flatMap((ancillary) => ancillary.flights))
  const refOf = (parent: AirOffer | undefined): string => parent?.ref ?? ''
  return {
    OfferListResponse: {
      OfferID: ancillaries.map((ancillary) =>
        toAncillaryOffer(ancillary, {
          parentRef: refOf(parentOf(ancillary, offers)),
          traveler: travelers.find(({ id }) => id === ancillary.travelerId),
          flightRefs: ancillary.flights.map(flights.refOf),
        }),
      ),
      Identifier: toIdentifier(identifier),
      ...(ancillaries.some(({ source }) => source === 'GDS') && {
        ReferenceList: [toReferenceListFlight(flights)],
      }),
    },
  }
}
