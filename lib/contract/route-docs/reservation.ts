import { receiptListResponse } from '../../reservation/wire/receipt.ts'
import { divideResponse, reservationResponse } from '../../reservation/wire/reservation-schema.ts'
import type { FamilyDocs } from '../route.ts'

export const reservationDocs = {
  retrieveReservation: {
    summary: 'A reservation by its locator, its identifier or a carrier’s locator.',
    source: 'specification',
    response: reservationResponse,
  },
  retrieveReservationByQuery: {
    summary: 'A reservation by the identifier in the query.',
    source: 'docs',
    response: reservationResponse,
    example: { query: { Identifier: '{locator}', identifierType: 'Locator' } },
  },
  retrieveReservationByLocator: {
    summary: 'A reservation by its locator; deprecated in favour of retrieving it by identifier.',
    source: 'specification',
    response: reservationResponse,
    example: { query: { Locator: '{locator}' } },
  },
  listReceipts: {
    summary: 'Receipts of a reservation: the ones with tickets, unless another kind is requested.',
    source: 'specification',
    response: receiptListResponse,
  },
  cancelReservation: {
    summary: 'Cancel a held reservation at once: every offer of it, with a receipt for each.',
    source: 'specification',
    response: receiptListResponse,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  },
  divideReservation: {
    summary:
      'Divide a reservation: some travelers move to a new one, with the same flights, their tickets and payments.',
    source: 'docs',
    response: divideResponse,
    example: {
      body: {
        ReservationQueryDivide: {
          ReservationIdentifier: { Identifier: { value: '{locator}' } },
          TravelerIdentifier: [{ id: 'travelerRefId_2' }],
        },
      },
    },
  },
} satisfies FamilyDocs
