import { ancillaryOfferListResponse } from '../../ancillary/wire/ancillary.ts'
import { ancillaryBookExample, ancillaryBookRequest } from '../../ancillary/wire/ancillary-book.ts'
import { ancillaryShopRequest, ancillaryShopResponse } from '../../ancillary/wire/ancillary-shop.ts'
import { cancelOfferRequest, cancelOfferResponse } from '../../ancillary/wire/cancel-offer.ts'
import { route } from '../route.ts'

/**
 * Heading "Seats, ancillaries, EMDs" of the interface, as far as it is about services beside the seat; served
 * by functions/ancillary.
 */
export const ancillaryRoutes = {
  shopAncillaries: route({
    method: 'POST',
    path: '/air/ancillaryshop/catalogofferingsancillaries',
    envelope: 'CatalogOfferingsAncillaryListResponse',
    content: 'any',
    summary: 'List bags, meals and other services that each traveler of a workbench can buy for its flights.',
    source: 'specification',
    wrappers: ['CatalogOfferingsQueryAncillaries'],
    member: 'AncillaryOfferings',
    body: ancillaryShopRequest,
    response: ancillaryShopResponse,
    example: {
      body: {
        '@type': 'CatalogOfferingsQueryAncillaries',
        AncillaryOfferings: {
          '@type': 'AncillaryOfferingsBuildFromReservationWorkbench',
          BuildFromReservationWorkbench: {
            ReservationIdentifier: { Identifier: { value: '{workbench identifier}' } },
          },
        },
      },
    },
  }),
  priceAncillaries: route({
    method: 'POST',
    path: '/air/ancillaryprice/offers/buildancillaryoffersfromcatalogofferings',
    envelope: 'OfferListResponse',
    content: 'NDC',
    summary: 'Price services of an ancillary shop, as NDC carriers ask for before they are booked.',
    source: 'specification',
    wrappers: ['OfferQueryBuildAncillaryOffersFromCatalogOfferings'],
    member: 'BuildAncillaryOffersFromCatalogOfferings',
    body: ancillaryBookRequest,
    response: ancillaryOfferListResponse,
    example: ancillaryBookExample,
  }),
  bookAncillaries: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildancillaryoffersfromcatalogofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    summary:
      'Add services of an ancillary shop to the workbench: the commit books them, and issues EMDs for those that are paid.',
    source: 'specification',
    wrappers: ['OfferQueryBuildAncillaryOffersFromCatalogOfferings'],
    member: 'BuildAncillaryOffersFromCatalogOfferings',
    body: ancillaryBookRequest,
    response: ancillaryOfferListResponse,
    changes: true,
    example: ancillaryBookExample,
  }),
  cancelOffer: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/canceloffer',
    envelope: 'OfferListResponse',
    content: 'any',
    summary: 'Take an ancillary, or an air offer without tickets, out of the workbench.',
    source: 'specification',
    wrappers: ['OfferQueryCancelOffer'],
    member: 'BuildFromOffer',
    memberAliases: ['BuildFromOfferAir'],
    body: cancelOfferRequest,
    response: cancelOfferResponse,
    changes: true,
    example: {
      body: {
        '@type': 'OfferQueryCancelOffer',
        BuildFromOffer: {
          '@type': 'BuildFromOffer',
          OfferIdentifier: { id: 'offer_2', Identifier: { value: '{offer identifier}' } },
        },
      },
    },
  }),
}
