import * as z from 'zod'
import { divideRequest } from '../../reservation/wire/divide.ts'
import { routesOf } from '../route.ts'
import type { reservationDocs } from '../route-docs/reservation.ts'

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
export const reservationRoutes = routesOf<typeof reservationDocs>()({
  retrieveReservation: {
    method: 'GET',
    path: '/air/book/reservation/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
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
  },
  retrieveReservationByLocator: {
    method: 'GET',
    path: '/air/book/reservation/reservations/getbylocator',
    envelope: 'ReservationResponse',
    content: 'any',
    deprecated: true,
    query: z.object({ Locator: z.string(), source: z.string().optional(), ...viewQuery }),
  },
  listReceipts: {
    method: 'GET',
    path: '/air/receipt/reservations/{ReservationResource_Identifier}/receipts',
    envelope: 'ReceiptListResponse',
    content: 'any',
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
  },
  cancelReservation: {
    method: 'POST',
    path: '/air/receipt/reservations/{ReservationResource_Identifier}/receipts',
    envelope: 'ReceiptListResponse',
    content: 'any',
    query: z.object({
      OfferIdentifier: z.string().optional().meta({ description: 'Only this offer.' }),
    }),
    body: z
      .looseObject({ '@type': z.string().optional(), cancelAllInd: z.boolean().optional() })
      .meta({ id: 'ReservationCancelRequest' }),
    changes: true,
  },
  divideReservation: {
    method: 'POST',
    path: '/air/book/reservation/reservations/divide',
    envelope: 'ReservationResponse',
    content: 'any',
    body: divideRequest,
    wrappers: ['ReservationQueryDivide'],
    changes: true,
  },
})
