import { route } from '../route.ts'
import { offerListResponse } from '../wire/price-answer.ts'
import { productsQuery, productsQueryExample } from '../wire/product-selection.ts'
import { offerQuery, offerQueryExample } from '../wire/selection.ts'

/** Heading "Booking" of the interface, as far as offers are priced for a workbench; served by functions/booking. */
export const bookingRoutes = {
  addOffer: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogproductofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    summary: 'Add offers of a search or a price to the workbench.',
    source: 'specification',
    wrappers: ['OfferQueryBuildFromCatalogProductOfferings'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    memberAliases: ['BuildFromCatalogProductOfferingsRequestAir'],
    body: offerQuery,
    response: offerListResponse,
    changes: true,
    example: offerQueryExample,
  }),
  addOfferFromProducts: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromproducts',
    envelope: 'OfferListResponse',
    content: 'GDS',
    summary: 'Add flights that the request spells out to the workbench.',
    source: 'docs',
    wrappers: ['OfferQueryBuildFromProducts'],
    member: 'BuildFromProductsRequest',
    memberAliases: ['BuildFromProductsRequestAir'],
    body: productsQuery,
    response: offerListResponse,
    changes: true,
    example: productsQueryExample,
  }),
}
