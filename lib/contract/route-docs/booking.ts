import { offerListResponse } from '../../pricing/wire/price-answer.ts'
import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { offerQueryExample } from '../../pricing/wire/selection.ts'
import { reservationResponse } from '../../reservation/wire/reservation-schema.ts'
import {
  auxiliarySegmentsExample,
  auxiliarySegmentsResponse,
} from '../../workbench/wire/auxiliary-request.ts'
import { createOfferExample, createOfferResponse } from '../../workbench/wire/create-offer.ts'
import { unpricedQueryExample } from '../../workbench/wire/unpriced-query.ts'
import { unpricedSegmentsExample, unpricedSegmentsResponse } from '../../workbench/wire/unpriced-request.ts'
import type { FamilyDocs } from '../route.ts'

export const bookingDocs = {
  addOffer: {
    summary: 'Add offers of a search or a price to the workbench.',
    source: 'specification',
    response: offerListResponse,
    example: offerQueryExample,
    gives: {
      'offer identifier': '/OfferListResponse/OfferID/0/Identifier/value',
      'offer total': '/OfferListResponse/OfferID/0/Price/TotalPrice',
    },
  },
  addOfferFromProducts: {
    summary: 'Add an offer for an explicit itinerary (flights by number and date) to the workbench.',
    source: 'docs',
    response: offerListResponse,
    example: productsQueryExample,
    gives: {
      'offer identifier': '/OfferListResponse/OfferID/0/Identifier/value',
      'offer total': '/OfferListResponse/OfferID/0/Price/TotalPrice',
    },
  },
  createOffer: {
    summary:
      'Add passive air segments (booked elsewhere) to the workbench, or price the flights that the offer describes.',
    source: 'docs',
    response: createOfferResponse,
    example: createOfferExample,
  },
  addUnpricedSegments: {
    summary:
      'Add unpriced air segments to the workbench; the commit sells their seats. With a passive status: passive segments.',
    source: 'docs',
    response: unpricedSegmentsResponse,
    example: unpricedSegmentsExample,
  },
  buildFromUnpricedSegments: {
    summary:
      'Price unpriced air segments of the workbench: they become an offer, which keeps the seats held for them.',
    source: 'docs',
    response: offerListResponse,
    example: unpricedQueryExample,
    gives: {
      'offer identifier': '/OfferListResponse/OfferID/0/Identifier/value',
      'offer total': '/OfferListResponse/OfferID/0/Price/TotalPrice',
    },
  },
  addAuxiliarySegments: {
    summary: 'Add auxiliary segments (tour, surface) to the workbench, for information.',
    source: 'docs',
    response: auxiliarySegmentsResponse,
    example: auxiliarySegmentsExample,
  },
  cancelItems: {
    summary:
      'Remove offers, parts of them, or other segments from the workbench; the commit releases their seats.',
    source: 'specification',
    response: reservationResponse,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  },
} satisfies FamilyDocs
