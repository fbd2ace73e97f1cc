import { route } from '../route.ts'
import { cancelItemsRequest } from '../wire/cancel-items.ts'
import { offerListResponse } from '../wire/price-answer.ts'
import { productsQuery, productsQueryExample } from '../wire/product-selection.ts'
import { reservationResponse } from '../wire/reservation.ts'
import { offerQuery, offerQueryExample } from '../wire/selection.ts'

/** Heading "Booking" of the interface, as far as offers are priced for a workbench or taken out of it; served by functions/booking. */
export const bookingRoutes = {
  addOffer: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogproductofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    summary: 'Add offers of a search or a price to the workbench.',
    source: 'specification',
    // The second is of an older path.
    wrappers: ['OfferQueryBuildFromCatalogProductOfferings', 'OfferQueryRef'],
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
  cancelItems: route({
    method: 'POST',
    path: '/book/reservationworkbench/{ReservationResource_Identifier}/reservations/cancelitems',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Take offers, or products and segments of them, out of the workbench; the commit gives their seats back.',
    source: 'specification',
    wrappers: ['CancelRequest'],
    body: cancelItemsRequest,
    response: reservationResponse,
    changes: true,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  }),
}
