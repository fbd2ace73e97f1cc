import { changeSearchResponse } from '../../exchange/wire/change-answer.ts'
import { repricedOfferResponse, stagedChangeResponse } from '../../exchange/wire/offer-modify.ts'
import { reservationResponse } from '../../reservation/wire/reservation-schema.ts'
import type { FamilyDocs } from '../route.ts'
import { changeSearchExample, changeSelectionExample } from './exchange.ts'

export const ndcChangeDocs = {
  reshop: {
    summary:
      'Journeys that an NDC order can be changed to, each with the difference that is due or refunded.',
    source: 'specification',
    response: changeSearchResponse,
    example: changeSearchExample,
    gives: {
      'change identifier': '/CatalogOfferingsAirChangeResponse/CatalogOfferings/Identifier/value',
    },
  },
  reprice: {
    summary: 'Stage a change of a reshop in the workbench, at its current price; Modify makes it.',
    source: 'specification',
    response: stagedChangeResponse,
    example: changeSelectionExample,
  },
  standaloneReprice: {
    summary:
      'Price the held offer of an NDC carrier again, before or after its price guarantee, also after it expired; Modify makes it.',
    source: 'specification',
    response: repricedOfferResponse,
    example: {
      body: {
        '@type': 'OfferQueryBuildFromOffer',
        BuildFromOffer: {
          '@type': 'BuildFromOffer',
          OfferIdentifier: { id: 'offer_1', Identifier: { value: '{offer identifier}' } },
        },
      },
    },
  },
  modify: {
    summary: 'Commit the staged change of an NDC order: held without a payment, ticketed with one.',
    source: 'specification',
    response: reservationResponse,
    example: {
      path: { Identifier: '{workbench identifier}' },
      body: { '@type': 'ReservationQueryCommitReservation' },
    },
  },
} satisfies FamilyDocs
