import type { EpochMs } from '../kernel/instant.ts'
import { paymentReceiptsFor } from './divide-payments.ts'
import type { Receipt, Reservation } from './reservation.ts'
import type { ReservationEvent } from './reservation-event.ts'

const isHotelOrCarReceipt = ({ kind }: Receipt): boolean =>
  kind === 'hotel' || kind === 'vehicle' || kind === 'ancillary'

/** Whether the receipt is for a hotel segment, a car segment or an ancillary of the part. */
const hasHotelOrCarOf = (
  { hotels = [], vehicles = [], ancillaries = [] }: Reservation,
  receipt: Receipt,
): boolean =>
  isHotelOrCarReceipt(receipt) &&
  'offerRefs' in receipt &&
  [...hotels, ...vehicles, ...ancillaries].some(({ ref }) => receipt.offerRefs.includes(ref))

/** Receipts with their references, in the order given. */
export const numbered = (receipts: readonly Receipt[]): Receipt[] =>
  receipts.map((receipt, index) => ({ ...receipt, ref: `receipt_${index + 1}` }))

/** Receipts of the new reservation: its locator, then its hotels, cars, ancillaries and payments. */
export const receiptsOfNew = (
  whole: Reservation,
  part: Reservation,
  { at, locator }: { readonly at: EpochMs; readonly locator: string },
): Receipt[] => [
  { kind: 'record', id: '', ref: '', at, locator, parentLocator: whole.locator },
  ...whole.receipts.filter((receipt) => hasHotelOrCarOf(part, receipt)),
  ...paymentReceiptsFor(whole, part),
]

/** Receipts that remain in the original reservation, then that of the division. */
export function receiptsOfParent(
  whole: Reservation,
  { remaining, leaving }: { readonly remaining: Reservation; readonly leaving: Reservation },
  division: { readonly id: string; readonly at: EpochMs; readonly locator: string },
): Receipt[] {
  const payments = new Map<string, Receipt>(
    paymentReceiptsFor(whole, remaining).map((receipt) => [receipt.id, receipt]),
  )
  const kept = whole.receipts.flatMap((receipt): Receipt | Receipt[] => {
    if (receipt.kind === 'payment') return payments.get(receipt.id) ?? []
    return hasHotelOrCarOf(leaving, receipt) ? [] : [receipt]
  })
  return numbered([...kept, { kind: 'division', ref: '', ...division }])
}

/** The events, without those that concern only documents of the other part. */
export const eventsFor = (events: readonly ReservationEvent[], ids: readonly string[]): ReservationEvent[] =>
  events.flatMap((event): ReservationEvent[] => {
    if ('documents' in event) {
      const documents = event.documents.filter(({ id = '' }) => ids.includes(id))
      return documents.length > 0 ? [{ ...event, documents }] : []
    }
    if (!('documentIds' in event) || !event.documentIds) return [event]
    const documentIds = event.documentIds.filter((id) => ids.includes(id))
    return documentIds.length > 0 ? [{ ...event, documentIds }] : []
  })
