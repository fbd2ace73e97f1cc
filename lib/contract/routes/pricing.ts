import { fareDisplayRequest, fareDisplayResponse } from '../../pricing/wire/fare-display.ts'
import {
  fareRuleListResponse,
  fareRulesFromFareDisplayQuery,
  fareRulesFromOfferQuery,
  fareRulesFromReservationQuery,
  fareRulesFromSearchQuery,
} from '../../pricing/wire/fare-rules.ts'
import { offerListResponse } from '../../pricing/wire/price-answer.ts'
import { productsQuery, productsQueryExample } from '../../pricing/wire/product-selection.ts'
import { offerQuery, offerQueryExample } from '../../pricing/wire/selection.ts'
import { route } from '../route.ts'

/** Heading "Pricing and fare rules" of the interface; served by functions/pricing. */
export const pricingRoutes = {
  airPrice: route({
    method: 'POST',
    path: '/air/price/offers/buildfromcatalogproductofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    summary: 'Price offers of a search: what they cost now, and their full terms.',
    source: 'specification',
    wrappers: ['OfferQueryBuildFromCatalogProductOfferings'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    memberAliases: ['BuildFromCatalogProductOfferingsRequestAir'],
    body: offerQuery,
    response: offerListResponse,
    example: offerQueryExample,
  }),
  airPriceFromProducts: route({
    method: 'POST',
    path: '/air/price/offers/buildfromproducts',
    envelope: 'OfferListResponse',
    content: 'GDS',
    summary: 'Price flights that the request spells out; no search is needed.',
    source: 'specification',
    wrappers: ['OfferQueryBuildFromProducts'],
    member: 'BuildFromProductsRequest',
    memberAliases: ['BuildFromProductsRequestAir'],
    body: productsQuery,
    response: offerListResponse,
    example: productsQueryExample,
  }),
  fareRulesFromSearch: route({
    method: 'GET',
    path: '/air/farerule/farerules/fromcatalogproductofferings',
    envelope: 'FareRuleListResponse',
    content: 'any',
    summary: 'Rules of the fare of an offer that a search returned.',
    source: 'specification',
    query: fareRulesFromSearchQuery,
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
  }),
  fareRulesFromOffer: route({
    method: 'GET',
    path: '/air/farerule/farerules/fromoffer',
    envelope: 'FareRuleListResponse',
    content: 'any',
    summary: 'Rules of the fares of a priced offer.',
    source: 'specification',
    query: fareRulesFromOfferQuery,
    response: fareRuleListResponse,
    example: { query: { offerIdentifier: '{price identifier}', fareRuleType: 'ShortText' } },
  }),
  fareRulesFromReservation: route({
    method: 'GET',
    path: '/air/farerule/farerules/fromreservation',
    envelope: 'FareRuleListResponse',
    content: 'any',
    summary: 'Rules of the fares that a reservation holds.',
    source: 'specification',
    query: fareRulesFromReservationQuery,
    response: fareRuleListResponse,
    example: { query: { reservationIdentifier: 'QK7W2M', fareRuleType: 'LongText' } },
  }),
  fareDisplay: route({
    method: 'POST',
    path: '/air/faredisplay/fares',
    envelope: 'FareDisplayResponse',
    content: 'GDS',
    summary:
      'Fares filed between two cities that can be bought for the dates, the cheapest first, without seats or flights.',
    source: 'clients',
    wrappers: ['FareDisplayQuery'],
    member: 'FareDisplayQueryRequest',
    body: fareDisplayRequest,
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
  }),
  fareRulesFromFareDisplay: route({
    method: 'GET',
    path: '/air/farerule/farerules/fromfaredisplay',
    envelope: 'FareRuleListResponse',
    content: 'GDS',
    summary: 'Rules of one fare of a fare display, as text.',
    source: 'specification',
    query: fareRulesFromFareDisplayQuery,
    response: fareRuleListResponse,
    example: {
      query: { fareRuleIdentifier: '{fare display identifier}', fareID: '1', fareRuleType: 'LongText' },
    },
  }),
}
