import { ancillaryOfferListResponse } from '../../ancillary/wire/ancillary.ts'
import { ancillaryBookExample } from '../../ancillary/wire/ancillary-book.ts'
import { ancillaryShopResponse } from '../../ancillary/wire/ancillary-shop.ts'
import { cancelOfferResponse } from '../../ancillary/wire/cancel-offer.ts'
import type { FamilyDocs } from '../route.ts'

export const ancillaryDocs = {
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
  },
  priceAncillaries: {
    summary: 'Price services of an ancillary shop, as NDC carriers require before they are booked.',
    source: 'specification',
    response: ancillaryOfferListResponse,
    example: ancillaryBookExample,
  },
  bookAncillaries: {
    summary:
      'Add services of an ancillary shop to the workbench: the commit books them, and issues EMDs for those that are paid.',
    source: 'specification',
    response: ancillaryOfferListResponse,
    example: ancillaryBookExample,
  },
  cancelOffer: {
    summary: 'Remove an ancillary, or an air offer without tickets, from the workbench.',
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
