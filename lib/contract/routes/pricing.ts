import { route } from '../route.ts'
import {
  fareRuleListResponse,
  fareRulesFromOfferQuery,
  fareRulesFromReservationQuery,
  fareRulesFromSearchQuery,
} from '../wire/fare-rules.ts'
import { offerListResponse } from '../wire/price-answer.ts'
import { offerQuery, offerQueryExample } from '../wire/selection.ts'

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
}
