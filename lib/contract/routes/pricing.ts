import { route } from '../route.ts'
import { offerListResponse } from '../wire/price-answer.ts'
import { offerQuery } from '../wire/selection.ts'

/** Heading "Pricing and fare rules" of the interface; served by functions/pricing. */
export const pricingRoutes = {
  airPrice: route({
    method: 'POST',
    path: '/air/price/offers/buildfromcatalogproductofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    summary: 'Price offers of a search: what they cost now, and their full terms.',
    source: 'specification',
    wrappers: ['OfferQueryBuildFromCatalogProductOfferings'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    memberAliases: ['BuildFromCatalogProductOfferingsRequestAir'],
    body: offerQuery,
    response: offerListResponse,
    example: {
      body: {
        '@type': 'OfferQueryBuildFromCatalogProductOfferings',
        BuildFromCatalogProductOfferingsRequest: {
          '@type': 'BuildFromCatalogProductOfferingsRequestAir',
          CatalogProductOfferingsIdentifier: { Identifier: { value: '{search identifier}' } },
          CatalogProductOfferingSelection: [
            { CatalogProductOfferingIdentifier: { Identifier: { value: 'o1' } }, ProductIdentifier: [{ Identifier: { value: 'p0' } }] },
          ],
        },
      },
    },
  }),
}
