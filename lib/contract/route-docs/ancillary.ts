import { ancillaryOfferListResponse } from '../../ancillary/wire/ancillary.ts'
import { ancillaryBookExample } from '../../ancillary/wire/ancillary-book.ts'
import { ancillaryShopResponse } from '../../ancillary/wire/ancillary-shop.ts'
import { cancelOfferResponse } from '../../ancillary/wire/cancel-offer.ts'
import { seatMapResponse } from '../../seat/wire/seat-map.ts'
import type { FamilyDocs } from '../route.ts'

export const ancillaryDocs = {
  seatMap: {
    summary:
      'List the seats of flights with their prices: of a search, a price, a workbench or a booking; explicit flights to look at only.',
    source: 'specification',
    response: seatMapResponse,
    example: {
      body: {
        '@type': 'CatalogOfferingsQuerySeatAvailability',
        SeatAvailabilityOfferings: {
          '@type': 'SeatAvailabilityOfferingsBuildFromReservationWorkbench',
          BuildFromReservationWorkbench: {
            ReservationIdentifier: { Identifier: { value: '{workbench identifier}' } },
            OfferIdentifier: { id: 'offer_1' },
          },
        },
      },
    },
    gives: {
      'seat map identifier': '/CatalogOfferingsAncillaryListResponse/CatalogOfferingsID/0/Identifier/value',
      'free seat':
        '/CatalogOfferingsAncillaryListResponse/CatalogOfferingsID/0/CatalogOffering/1/ProductOptions/0/Product/0/SeatAvailability/0/value/0',
    },
  },
  shopAncillaries: {
    summary: 'List bags, meals and other services that each traveler of a workbench can buy for its flights.',
    source: 'specification',
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
    gives: {
      'shop identifier': '/CatalogOfferingsAncillaryListResponse/CatalogOfferingsID/0/Identifier/value',
    },
  },
  priceAncillaries: {
    summary: 'Price services of an ancillary shop, as NDC carriers require before they are booked.',
    source: 'specification',
    response: ancillaryOfferListResponse,
    example: ancillaryBookExample,
  },
  bookAncillaries: {
    summary:
      'Add services of an ancillary shop, or seats of a seat map, to the workbench: the commit books them, and issues EMDs for those that are paid.',
    source: 'specification',
    response: ancillaryOfferListResponse,
    example: ancillaryBookExample,
  },
  addSeatOffers: {
    summary: 'Add seats of a seat map to the workbench, as the booking of ancillaries does.',
    source: 'specification',
    response: ancillaryOfferListResponse,
    example: {
      body: {
        '@type': 'OfferQueryBuildAncillarySeatOffers',
        BuildAncillarySeatOffers: [
          {
            '@type': 'BuildAncillaryOffersFromCatalogOfferingsAirSeat',
            CatalogOfferingsIdentifier: { Identifier: { value: '{seat map identifier}' } },
            CatalogOfferingIdentifier: { id: 'travflight_1_0' },
            TravelerIdentifierRef: { id: 'travelerRefId_1' },
            SeatAssignment: '{free seat}',
          },
        ],
      },
    },
  },
  cancelOffer: {
    summary: 'Remove an ancillary, a seat, or an air offer without tickets, from the workbench.',
    source: 'specification',
    response: cancelOfferResponse,
    example: {
      body: {
        '@type': 'OfferQueryCancelOffer',
        BuildFromOffer: {
          '@type': 'BuildFromOffer',
          OfferIdentifier: { id: 'offer_2', Identifier: { value: '{offer identifier}' } },
        },
      },
    },
  },
} satisfies FamilyDocs
