import { fareDisplayRequest } from '../../pricing/wire/fare-display.ts'
import {
  fareRulesFromFareDisplayQuery,
  fareRulesFromOfferQuery,
  fareRulesFromReservationQuery,
  fareRulesFromSearchQuery,
} from '../../pricing/wire/fare-rules.ts'
import { productsQuery } from '../../pricing/wire/product-selection.ts'
import { offerQuery } from '../../pricing/wire/selection.ts'
import { routesOf } from '../route.ts'
import type { pricingDocs } from '../route-docs/pricing.ts'

/** Heading "Pricing and fare rules" of the interface; served by functions/pricing. */
export const pricingRoutes = routesOf<typeof pricingDocs>()({
  airPrice: {
    method: 'POST',
    path: '/air/price/offers/buildfromcatalogproductofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    wrappers: ['OfferQueryBuildFromCatalogProductOfferings'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    memberAliases: ['BuildFromCatalogProductOfferingsRequestAir'],
    body: offerQuery,
  },
  airPriceFromProducts: {
    method: 'POST',
    path: '/air/price/offers/buildfromproducts',
    envelope: 'OfferListResponse',
    content: 'GDS',
    wrappers: ['OfferQueryBuildFromProducts'],
    member: 'BuildFromProductsRequest',
    memberAliases: ['BuildFromProductsRequestAir'],
    body: productsQuery,
  },
  fareRulesFromSearch: {
    method: 'GET',
    path: '/air/farerule/farerules/fromcatalogproductofferings',
    envelope: 'FareRuleListResponse',
    content: 'any',
    query: fareRulesFromSearchQuery,
  },
  fareRulesFromOffer: {
    method: 'GET',
    path: '/air/farerule/farerules/fromoffer',
    envelope: 'FareRuleListResponse',
    content: 'any',
    query: fareRulesFromOfferQuery,
  },
  fareRulesFromReservation: {
    method: 'GET',
    path: '/air/farerule/farerules/fromreservation',
    envelope: 'FareRuleListResponse',
    content: 'any',
    query: fareRulesFromReservationQuery,
  },
  fareDisplay: {
    method: 'POST',
    path: '/air/faredisplay/fares',
    envelope: 'FareDisplayResponse',
    content: 'GDS',
    wrappers: ['FareDisplayQuery'],
    member: 'FareDisplayQueryRequest',
    body: fareDisplayRequest,
  },
  fareRulesFromFareDisplay: {
    method: 'GET',
    path: '/air/farerule/farerules/fromfaredisplay',
    envelope: 'FareRuleListResponse',
    content: 'GDS',
    query: fareRulesFromFareDisplayQuery,
  },
})
