import * as z from 'zod'
import { divideRequest } from '../../reservation/wire/divide.ts'
import { routesOf } from '../route.ts'
import type { reservationDocs } from '../route-docs/reservation.ts'

const viewQuery = {
  detailViewInd: z.boolean().optional().meta({ description: 'All details of the reservation.' }),
  viewBrandCompleteInfoInd: z
    .boolean()
    .optional()
    .meta({ description: 'Include the attributes of the brands of the offers.' }),
  viewBaggageDetailInd: z
    .boolean()
    .optional()
    .meta({ description: 'Include the weight of bags, in addition to their number.' }),
  // That it adds nothing is a guess: no source has the shape of amenities.
  includeFlightAmenitiesInd: z
    .boolean()
    .optional()
    .meta({ description: 'Accepted, and adds nothing; seats say what they have in the seat map.' }),
  retrieveNonGDSSourceReservationInd: z
    .boolean()
    .optional()
    .meta({ description: 'Accepted: every source is queried anyway.' }),
  authority: z
    .string()
    .optional()
    .meta({ description: 'Accepted: the authority that issued the identifier.' }),
}

const identifierQuery = {
  identifierType: z
    .enum(['Locator', 'Reservation', 'SupplierLocator', 'DocumentNumber'])
    .optional()
    .meta({ description: 'Kind of the identifier; without it all kinds are tried.' }),
  documentType: z
    .enum(['Ticket', 'EMD', 'MCO', 'TASF', 'Invoice'])
    .optional()
    .meta({ description: 'Kind of the document whose number is given.' }),
}

/**
 * Heading "Booking" of the interface, as far as existing reservations are retrieved, cancelled and divided;
 * served by functions/reservation.
 */
export const reservationRoutes = routesOf<typeof reservationDocs>()({
  retrieveReservation: {
    method: 'GET',
    path: '/air/book/reservation/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    query: z.object({ ...identifierQuery, ...viewQuery }),
  },
  retrieveReservationByQuery: {
    method: 'GET',
    path: '/air/book/reservation/reservations',
    envelope: 'ReservationResponse',
    content: 'any',
    query: z.object({
      Identifier: z.string().optional().meta({ description: 'What the path has elsewhere; required.' }),
      ...identifierQuery,
      ...viewQuery,
    }),
  },
  retrieveReservationByLocator: {
    method: 'GET',
    path: '/air/book/reservation/reservations/getbylocator',
    envelope: 'ReservationResponse',
    content: 'any',
    deprecated: true,
    query: z.object({
      Locator: z.string().meta({ description: 'Record locator.' }),
      source: z.string().optional().meta({ description: 'Host of the locator; ignored.' }),
      ...viewQuery,
    }),
  },
  listReceipts: {
    method: 'GET',
    path: '/air/receipt/reservations/{ReservationResource_Identifier}/receipts',
    envelope: 'ReceiptListResponse',
    content: 'any',
    query: z.object({
      ReceiptType: z
        .enum(['Payment', 'Cancellation', 'ConfirmationHold', 'ConfirmationTicket', 'ConfirmationVehicle'])
        .optional()
        .meta({ description: 'Absent: Payment.' }),
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
