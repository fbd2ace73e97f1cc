import { offerListResponse } from '../../pricing/wire/price-answer.ts'
import { productsQuery, productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { offerQuery, offerQueryExample } from '../../pricing/wire/selection.ts'
import { reservationResponse } from '../../reservation/wire/reservation.ts'
import {
  auxiliarySegmentsExample,
  auxiliarySegmentsRequest,
  auxiliarySegmentsResponse,
} from '../../workbench/wire/auxiliary-request.ts'
import { cancelItemsRequest } from '../../workbench/wire/cancel-items.ts'
import {
  createOfferExample,
  createOfferRequest,
  createOfferResponse,
} from '../../workbench/wire/create-offer.ts'
import { unpricedQuery, unpricedQueryExample } from '../../workbench/wire/unpriced-query.ts'
import {
  unpricedSegmentsExample,
  unpricedSegmentsRequest,
  unpricedSegmentsResponse,
} from '../../workbench/wire/unpriced-request.ts'
import { route } from '../route.ts'

/**
 * Heading "Booking" of the interface, as far as offers are priced for a workbench or taken out of it; served
 * by functions/booking.
 */
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
  createOffer: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/create',
    envelope: 'OfferListResponse',
    content: 'GDS',
    summary:
      'Add flights that were booked elsewhere to the workbench, for information; or flights to be priced, as they are described.',
    source: 'docs',
    wrappers: ['OfferQueryCreate'],
    member: 'Offer',
    body: createOfferRequest,
    response: createOfferResponse,
    changes: true,
    example: createOfferExample,
  }),
  addUnpricedSegments: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/unpricedsegments',
    envelope: 'UnpricedSegmentsResponse',
    content: 'GDS',
    summary:
      'Add flights without a price to the workbench; the commit takes their seats. With a passive status: flights booked elsewhere.',
    source: 'docs',
    wrappers: ['UnpricedSegments'],
    member: 'UnpricedFlightSegment',
    body: unpricedSegmentsRequest,
    response: unpricedSegmentsResponse,
    changes: true,
    example: unpricedSegmentsExample,
  }),
  buildFromUnpricedSegments: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromunpricedsegments',
    envelope: 'OfferListResponse',
    content: 'GDS',
    summary:
      'Price flights of the workbench that have no price: they become an offer, which takes over the seats that are held for them.',
    source: 'docs',
    wrappers: ['OfferQueryBuildFromUnpricedSegments'],
    member: 'BuildFromUnpricedSegments',
    body: unpricedQuery,
    response: offerListResponse,
    changes: true,
    example: unpricedQueryExample,
  }),
  addAuxiliarySegments: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/customauxiliarysegments',
    envelope: 'CustomAuxiliarySegmentResponse',
    content: 'GDS',
    summary: 'Add tour and surface segments to the workbench, for information.',
    source: 'docs',
    member: 'CustomAuxiliarySegment',
    body: auxiliarySegmentsRequest,
    response: auxiliarySegmentsResponse,
    changes: true,
    example: auxiliarySegmentsExample,
  }),
  cancelItems: route({
    method: 'POST',
    path: '/book/reservationworkbench/{ReservationResource_Identifier}/reservations/cancelitems',
    envelope: 'ReservationResponse',
    content: 'any',
    summary:
      'Take offers, parts of them, or other segments out of the workbench; the commit gives their seats back.',
    source: 'specification',
    wrappers: ['CancelRequest'],
    body: cancelItemsRequest,
    response: reservationResponse,
    changes: true,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  }),
}
