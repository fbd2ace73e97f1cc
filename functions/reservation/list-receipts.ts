import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { entryOf } from '../../lib/kernel/entry-of.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Receipt } from '../../lib/reservation/reservation.ts'
import { toReceipts } from '../../lib/reservation/wire/receipt.ts'

const kindsByType: Readonly<Record<string, readonly Receipt['kind'][]>> = {
  payment: ['payment'],
  confirmationticket: ['payment'],
  confirmationhold: ['record', 'division', 'supplier', 'hotel', 'vehicle'],
  confirmationvehicle: ['vehicle'],
  cancellation: ['cancellation'],
}

export const listReceipts: Operation<typeof reservationRoutes.listReceipts> = async (
  { path, query },
  context,
) => {
  const reservation = await requireReservation(context, path.ReservationResource_Identifier)
  const kinds = entryOf(kindsByType, query.ReceiptType?.toLowerCase() ?? 'payment') ?? []
  const receipts = reservation.receipts.filter(({ kind }) => kinds.includes(kind))
  if (receipts.length === 0 && kinds.includes('payment')) throw new Refusal('ticketUnknown')
  const tickets = await context.stores.documents.findMany(reservation.documentIds)
  return { ReceiptListResponse: { ReceiptID: toReceipts({ ...reservation, receipts }, tickets) } }
}
