import { productsQuery } from '../../pricing/wire/product-selection.ts'
import { offerQuery } from '../../pricing/wire/selection.ts'
import { auxiliarySegmentsRequest } from '../../workbench/wire/auxiliary-request.ts'
import { cancelItemsRequest } from '../../workbench/wire/cancel-items.ts'
import { createOfferRequest } from '../../workbench/wire/create-offer.ts'
import { unpricedQuery } from '../../workbench/wire/unpriced-query.ts'
import { unpricedSegmentsRequest } from '../../workbench/wire/unpriced-request.ts'
import { routesOf } from '../route.ts'
import type { bookingDocs } from '../route-docs/booking.ts'

/**
 * Heading "Booking" of the interface, as far as offers are priced for a workbench or removed from it; served
 * by functions/booking.
 */
export const bookingRoutes = routesOf<typeof bookingDocs>()({
  addOffer: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogproductofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    // The second is of an older path.
    wrappers: ['OfferQueryBuildFromCatalogProductOfferings', 'OfferQueryRef'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    memberAliases: ['BuildFromCatalogProductOfferingsRequestAir'],
    body: offerQuery,
    changes: true,
  },
  addOfferFromProducts: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromproducts',
    envelope: 'OfferListResponse',
    content: 'GDS',
    wrappers: ['OfferQueryBuildFromProducts'],
    member: 'BuildFromProductsRequest',
    memberAliases: ['BuildFromProductsRequestAir'],
    body: productsQuery,
    changes: true,
  },
  createOffer: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/create',
    envelope: 'OfferListResponse',
    content: 'GDS',
    wrappers: ['OfferQueryCreate'],
    member: 'Offer',
    body: createOfferRequest,
    changes: true,
  },
  addUnpricedSegments: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/unpricedsegments',
    envelope: 'UnpricedSegmentsResponse',
    content: 'GDS',
    wrappers: ['UnpricedSegments'],
    member: 'UnpricedFlightSegment',
    body: unpricedSegmentsRequest,
    changes: true,
  },
  buildFromUnpricedSegments: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromunpricedsegments',
    envelope: 'OfferListResponse',
    content: 'GDS',
    wrappers: ['OfferQueryBuildFromUnpricedSegments'],
    member: 'BuildFromUnpricedSegments',
    body: unpricedQuery,
    changes: true,
  },
  addAuxiliarySegments: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/customauxiliarysegments',
    envelope: 'CustomAuxiliarySegmentResponse',
    content: 'GDS',
    member: 'CustomAuxiliarySegment',
    body: auxiliarySegmentsRequest,
    changes: true,
  },
  cancelItems: {
    method: 'POST',
    path: '/book/reservationworkbench/{ReservationResource_Identifier}/reservations/cancelitems',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['CancelRequest'],
    body: cancelItemsRequest,
    changes: true,
  },
})
