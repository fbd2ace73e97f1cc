import { ancillaryBookRequest } from '../../ancillary/wire/ancillary-book.ts'
import { ancillaryShopRequest } from '../../ancillary/wire/ancillary-shop.ts'
import { cancelOfferRequest } from '../../ancillary/wire/cancel-offer.ts'
import { routesOf } from '../route.ts'
import type { ancillaryDocs } from '../route-docs/ancillary.ts'

/**
 * Heading "Seats, ancillaries, EMDs" of the interface, as far as it is about ancillary services; served by
 * functions/ancillary.
 */
export const ancillaryRoutes = routesOf<typeof ancillaryDocs>()({
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
