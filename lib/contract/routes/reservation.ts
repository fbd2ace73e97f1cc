import * as z from 'zod'
import { route } from '../route.ts'
import { receiptListResponse } from '../wire/reservation.ts'

/**
 * Heading "Booking" of the interface, as far as one request makes, changes or cancels a reservation without a workbench of the caller's: each
 * runs a commit. Served by functions/reservation.
 */
export const reservationRoutes = {
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
    body: z.looseObject({ '@type': z.string().optional(), cancelAllInd: z.boolean().optional() }).meta({ id: 'ReservationCancelRequest' }),
    response: receiptListResponse,
    changes: true,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  }),
}
