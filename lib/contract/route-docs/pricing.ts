import { fareDisplayResponse } from '../../pricing/wire/fare-display.ts'
import { fareRuleListResponse } from '../../pricing/wire/fare-rules.ts'
import { offerListResponse } from '../../pricing/wire/price-answer.ts'
import { productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { offerQueryExample } from '../../pricing/wire/selection.ts'
import type { FamilyDocs } from '../route.ts'

export const pricingDocs = {
  airPrice: {
    summary: 'Price offers of a search: what they cost now, and their full terms.',
    source: 'specification',
    response: offerListResponse,
    example: offerQueryExample,
    gives: {
      'price identifier': '/OfferListResponse/Identifier/value',
    },
  },
  airPriceFromProducts: {
    summary: 'Price an explicit itinerary (flights by number and date); no search is needed.',
    source: 'specification',
    response: offerListResponse,
    example: productsQueryExample,
  },
  fareRulesFromSearch: {
    summary: 'Rules of the fare of an offer that a search returned.',
    source: 'specification',
    response: fareRuleListResponse,
    example: {
      query: {
        catalogProductOfferingsIdentifier: '{search identifier}',
        catalogProductOfferingID: 'o1',
        productIDs: 'p0',
        fareRuleType: 'Structured',
        fareRuleCategories: 'Penalties',
      },
    },
  },
  fareRulesFromOffer: {
    summary: 'Rules of the fares of a priced offer.',
    source: 'specification',
    response: fareRuleListResponse,
    example: { query: { offerIdentifier: '{price identifier}', fareRuleType: 'ShortText' } },
  },
  fareRulesFromReservation: {
    summary: 'Rules of the fares that a reservation holds.',
    source: 'specification',
    response: fareRuleListResponse,
    example: { query: { reservationIdentifier: '{locator}', fareRuleType: 'LongText' } },
  },
  fareDisplay: {
    summary:
      'Fares filed between two cities that can be bought for the dates, the cheapest first, without seats or flights.',
    source: 'clients',
    response: fareDisplayResponse,
    example: {
      body: {
        FareDisplayQueryRequest: {
          from: { value: 'LON' },
          to: { value: 'NYC' },
          departureDate: '{date}',
          carrier: ['BA'],
        },
      },
    },
    gives: {
      'fare display identifier': '/FareDisplayResponse/Identifier/value',
    },
  },
  fareRulesFromFareDisplay: {
    summary: 'Rules of one fare of a fare display, as text.',
    source: 'specification',
    response: fareRuleListResponse,
    example: {
      query: { fareRuleIdentifier: '{fare display identifier}', fareID: '1', fareRuleType: 'LongText' },
    },
  },
} satisfies FamilyDocs
