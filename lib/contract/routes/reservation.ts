import * as z from 'zod'
import { divideRequest, divideResponse } from '../../reservation/wire/divide.ts'
import { receiptListResponse } from '../../reservation/wire/receipt.ts'
import { reservationResponse } from '../../reservation/wire/reservation.ts'
import { route } from '../route.ts'

const viewQuery = {
  detailViewInd: z.boolean().optional().meta({ description: 'Everything there is about the reservation.' }),
  viewBrandCompleteInfoInd: z
    .boolean()
    .optional()
    .meta({ description: 'What the brands of the offers include.' }),
  viewBaggageDetailInd: z
    .boolean()
    .optional()
    .meta({ description: 'What bags may weigh, beside how many there may be.' }),
  includeFlightAmenitiesInd: z
    .boolean()
    .optional()
    .meta({ description: 'Accepted: flights have no amenities on file.' }),
  retrieveNonGDSSourceReservationInd: z
    .boolean()
    .optional()
    .meta({ description: 'Accepted: every source is asked anyway.' }),
  authority: z.string().optional().meta({ description: 'Accepted: who gave out the identifier.' }),
}

/**
 * Heading "Booking" of the interface, as far as reservations that exist are shown, cancelled and divided;
 * served by functions/reservation.
 */
export const reservationRoutes = {
  retrieveReservation: route({
    method: 'GET',
    path: '/air/book/reservation/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'A reservation by its locator, its identifier or a carrier’s locator.',
    source: 'specification',
    query: z.object({
      identifierType: z
        .enum(['Locator', 'Reservation', 'SupplierLocator', 'DocumentNumber'])
        .optional()
        .meta({ description: 'What the identifier is; without it all are tried.' }),
      documentType: z
        .enum(['Ticket', 'EMD', 'MCO', 'TASF', 'Invoice'])
        .optional()
        .meta({ description: 'What the document is whose number is given.' }),
      ...viewQuery,
    }),
    response: reservationResponse,
  }),
  retrieveReservationByLocator: route({
    method: 'GET',
    path: '/air/book/reservation/reservations/getbylocator',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'A reservation by its locator; to be replaced by retrieving it by identifier.',
    deprecated: true,
    source: 'specification',
    query: z.object({ Locator: z.string(), source: z.string().optional(), ...viewQuery }),
    response: reservationResponse,
    example: { query: { Locator: 'QK7W2M' } },
  }),
  listReceipts: route({
    method: 'GET',
    path: '/air/receipt/reservations/{ReservationResource_Identifier}/receipts',
    envelope: 'ReceiptListResponse',
    content: 'any',
    summary: 'Receipts of a reservation: the ones with tickets, unless another kind is asked for.',
    source: 'specification',
    query: z.object({
      ReceiptType: z
        .string()
        .regex(/^(Payment|Cancellation|ConfirmationHold|ConfirmationTicket|ConfirmationVehicle)$/i)
        .optional()
        .meta({
          description:
            'Payment (default), Cancellation, ConfirmationHold, ConfirmationTicket or ConfirmationVehicle.',
        }),
    }),
    response: receiptListResponse,
  }),
  cancelReservation: route({
    method: 'POST',
    path: '/air/receipt/reservations/{ReservationResource_Identifier}/receipts',
    envelope: 'ReceiptListResponse',
    content: 'any',
    summary: 'Cancel a held reservation at once: every offer of it, with a receipt for each.',
    source: 'specification',
    query: z.object({
      OfferIdentifier: z.string().optional().meta({ description: 'Only this offer.' }),
    }),
    body: z
      .looseObject({ '@type': z.string().optional(), cancelAllInd: z.boolean().optional() })
      .meta({ id: 'ReservationCancelRequest' }),
    response: receiptListResponse,
    changes: true,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  }),
  divideReservation: route({
    method: 'POST',
    path: '/air/book/reservation/reservations/divide',
    envelope: 'ReservationResponse',
    content: 'any',
    summary:
      'Divide a reservation: some travelers get one of their own, with the same flights, their tickets and what they paid.',
    source: 'docs',
    body: divideRequest,
    wrappers: ['ReservationQueryDivide'],
    response: divideResponse,
    changes: true,
    example: {
      body: {
        ReservationQueryDivide: {
          ReservationIdentifier: { Identifier: { value: 'QK7W2M' } },
          TravelerIdentifier: [{ id: 'travelerRefId_2' }],
        },
      },
    },
  }),
}
