import * as z from 'zod'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'

export const changeSelectionRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildFromCatalogOfferingsRequest: z.looseObject({
      '@type': z.string().optional(),
      CatalogOfferingsIdentifier: reference.meta({ description: 'The change identifier of a search.' }),
      CatalogOfferingIdentifier: reference.meta({ description: 'The offering: o0.0.' }),
      ProductIdentifier: z
        .array(reference)
        .max(counts.segmentsPerReservation)
        .optional()
        .meta({ description: 'Accepted: an offering is changed to as a whole.' }),
    }),
  })
  .meta({ id: 'OfferQueryBuildFromCatalogOfferings', description: 'A change that a search found.' })

/** Other names of the request inside its query. */
export const changeSelectionAliases = [
  'BuildFromCatalogOfferingsRequestAir',
  'BuildFromCatalogOfferingsRequestAirChange',
  'BuildFromCatalogOfferings',
]

/** A change by the names that the client sent. */
export interface SelectedChange {
  readonly search: readonly string[]
  readonly offering: readonly string[]
}

export const readSelectedChange = ({
  BuildFromCatalogOfferingsRequest: sent,
}: z.output<typeof changeSelectionRequest>): SelectedChange => ({
  search: namesOf(sent.CatalogOfferingsIdentifier),
  offering: namesOf(sent.CatalogOfferingIdentifier),
})

export const repriceRequestBody = z
  .looseObject({
    '@type': z.string().optional(),
    BuildFromOffer: z.looseObject({
      '@type': z.string().optional(),
      OfferIdentifier: reference.meta({ description: 'The held offer.' }),
    }),
  })
  .meta({ id: 'OfferQueryBuildFromOffer', description: 'A held offer of an NDC carrier.' })

/** @throws Refusal `offerOrProductUnknown` no offer is named */
export function readOfferToReprice({ BuildFromOffer }: z.output<typeof repriceRequestBody>): string[] {
  const names = namesOf(BuildFromOffer.OfferIdentifier)
  if (names.length === 0) throw new Refusal('offerOrProductUnknown')
  return names
}
