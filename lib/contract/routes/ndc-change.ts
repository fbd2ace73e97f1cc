import { commitQuery, commitRequest } from '../../commit/wire/commit.ts'
import { changeSearchAliases, changeSearchRequest } from '../../exchange/wire/change-request.ts'
import {
  changeSelectionAliases,
  changeSelectionRequest,
  repriceRequestBody,
} from '../../exchange/wire/change-selection.ts'
import { routesOf } from '../route.ts'
import type { ndcChangeDocs } from '../route-docs/ndc-change.ts'

/**
 * Heading "NDC modify, cancel, exchange" of the interface, as far as orders are changed; served by
 * functions/ndc-change.
 */
export const ndcChangeRoutes = routesOf<typeof ndcChangeDocs>()({
  reshop: {
    method: 'POST',
    path: '/air/change/catalogofferingsairchange',
    envelope: 'CatalogOfferingsAirChangeResponse',
    content: 'NDC',
    wrappers: ['CatalogOfferingsQueryAirChange'],
    member: 'CatalogOfferingsAirChangeRequest',
    memberAliases: changeSearchAliases,
    body: changeSearchRequest,
    omitsResult: true,
  },
  reprice: {
    method: 'POST',
    path: '/air/reprice/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogofferings',
    envelope: 'OfferListResponse',
    content: 'NDC',
    wrappers: ['OfferQueryBuildFromCatalogOfferings'],
    member: 'BuildFromCatalogOfferingsRequest',
    memberAliases: changeSelectionAliases,
    body: changeSelectionRequest,
    changes: true,
  },
  standaloneReprice: {
    method: 'POST',
    path: '/air/reprice/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromoffer',
    envelope: 'OfferResponse',
    content: 'NDC',
    wrappers: ['OfferQueryBuildFromOffer'],
    member: 'BuildFromOffer',
    memberAliases: ['BuildFromOfferAir'],
    body: repriceRequestBody,
    changes: true,
  },
  modify: {
    method: 'POST',
    path: '/air/modify/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'NDC',
    wrappers: ['ReservationQueryCommitReservation', 'ReservationQueryModifyReservation', 'ReservationID'],
    query: commitQuery,
    body: commitRequest,
    changes: true,
  },
})
