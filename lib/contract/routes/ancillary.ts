import { ancillaryBookRequest, seatBookRequest } from '../../ancillary/wire/ancillary-book.ts'
import { ancillaryShopRequest } from '../../ancillary/wire/ancillary-shop.ts'
import { cancelOfferRequest } from '../../ancillary/wire/cancel-offer.ts'
import { seatMapRequest } from '../../seat/wire/seat-query.ts'
import { routesOf } from '../route.ts'
import type { ancillaryDocs } from '../route-docs/ancillary.ts'

/**
 * Heading "Seats, ancillaries, EMDs" of the interface, as far as it is about seats and ancillary services; served by
 * functions/ancillary.
 */
export const ancillaryRoutes = routesOf<typeof ancillaryDocs>()({
  seatMap: {
    method: 'POST',
    path: '/air/search/seat/catalogofferingsancillaries/seatavailabilities',
    envelope: 'CatalogOfferingsAncillaryListResponse',
    content: 'any',
    wrappers: ['CatalogOfferingsQuerySeatAvailability'],
    member: 'SeatAvailabilityOfferings',
    body: seatMapRequest,
  },
  shopAncillaries: {
    method: 'POST',
    path: '/air/ancillaryshop/catalogofferingsancillaries',
    envelope: 'CatalogOfferingsAncillaryListResponse',
    content: 'any',
    wrappers: ['CatalogOfferingsQueryAncillaries'],
    member: 'AncillaryOfferings',
    body: ancillaryShopRequest,
  },
  priceAncillaries: {
    method: 'POST',
    path: '/air/ancillaryprice/offers/buildancillaryoffersfromcatalogofferings',
    envelope: 'OfferListResponse',
    content: 'NDC',
    wrappers: ['OfferQueryBuildAncillaryOffersFromCatalogOfferings'],
    member: 'BuildAncillaryOffersFromCatalogOfferings',
    body: ancillaryBookRequest,
  },
  bookAncillaries: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildancillaryoffersfromcatalogofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    wrappers: ['OfferQueryBuildAncillaryOffersFromCatalogOfferings'],
    member: 'BuildAncillaryOffersFromCatalogOfferings',
    body: ancillaryBookRequest,
    changes: true,
  },
  addSeatOffers: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildancillaryseatoffers',
    envelope: 'OfferListResponse',
    content: 'any',
    wrappers: ['OfferQueryBuildAncillarySeatOffers', 'OfferQueryBuildAncillaryOffersFromCatalogOfferings'],
    member: 'BuildAncillarySeatOffers',
    memberAliases: ['BuildAncillaryOffersFromCatalogOfferings'],
    body: seatBookRequest,
    changes: true,
  },
  cancelOffer: {
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/canceloffer',
    envelope: 'OfferListResponse',
    content: 'any',
    wrappers: ['OfferQueryCancelOffer'],
    member: 'BuildFromOffer',
    memberAliases: ['BuildFromOfferAir'],
    body: cancelOfferRequest,
    changes: true,
  },
})
