import { offerListResponse } from '../../pricing/wire/price-answer.ts'
import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { offerQueryExample } from '../../pricing/wire/selection.ts'
import { reservationResponse } from '../../reservation/wire/reservation.ts'
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
  },
  addOfferFromProducts: {
    summary: 'Add flights that the request spells out to the workbench.',
    source: 'docs',
    response: offerListResponse,
    example: productsQueryExample,
  },
  createOffer: {
    summary:
      'Add flights that were booked elsewhere to the workbench, for information; or flights to be priced, as they are described.',
    source: 'docs',
    response: createOfferResponse,
    example: createOfferExample,
  },
  addUnpricedSegments: {
    summary:
      'Add flights without a price to the workbench; the commit takes their seats. With a passive status: flights booked elsewhere.',
    source: 'docs',
    response: unpricedSegmentsResponse,
    example: unpricedSegmentsExample,
  },
  buildFromUnpricedSegments: {
    summary:
      'Price flights of the workbench that have no price: they become an offer, which takes over the seats that are held for them.',
    source: 'docs',
    response: offerListResponse,
    example: unpricedQueryExample,
  },
  addAuxiliarySegments: {
    summary: 'Add tour and surface segments to the workbench, for information.',
    source: 'docs',
    response: auxiliarySegmentsResponse,
    example: auxiliarySegmentsExample,
  },
  cancelItems: {
    summary:
      'Take offers, parts of them, or other segments out of the workbench; the commit gives their seats back.',
    source: 'specification',
    response: reservationResponse,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  },
} satisfies FamilyDocs
