import type { EpochMs } from '../kernel/instant.ts'
import type { CouponStatus, DocumentEvent, Ticket, TravelDocument } from './document.ts'
import { couponStatusAt, documentAt, isLive, isTicket } from './document.ts'

/* What becomes of a document after its issue: each function returns the document as it is then. */

/** The document with all its coupons void. @param event what made them void */
export const voided = <D extends TravelDocument>(
  document: D,
  event: Exclude<DocumentEvent, { readonly kind: 'issued' }>,
): D => ({
  ...document,
  coupons: document.coupons.map((coupon) => ({ ...coupon, status: 'Void' })),
  events: [...document.events, event],
})

/**
 * The ticket after an exchange for other documents: its unused coupons are exchanged. The same object when that was
 * done before.
 */
export function exchangedFor(
  ticket: Ticket,
  event: Extract<DocumentEvent, { readonly kind: 'exchangedFor' }>,
): Ticket {
  if (isExchangedFor(ticket, event.documentIds)) return ticket
  const coupons = ticket.coupons.map((coupon) =>
    couponStatusAt(coupon, event.at) === 'OpenForUse' ? { ...coupon, status: 'Exchanged' as const } : coupon,
  )
  return { ...ticket, coupons, events: [...ticket.events, event] }
}

/** Whether a ticket was exchanged for documents that were not voided since. */
function isExchangedFor({ events }: Pick<Ticket, 'events'>, documentIds: readonly string[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'exchangedFor' || kind === 'reopened')
  return last?.kind === 'exchangedFor' && last.documentIds.some((id) => documentIds.includes(id))
}

/** The ticket once the documents that it was exchanged for are void; the same object when it was not. */
export function reopened(ticket: Ticket, documentIds: readonly string[], at: EpochMs): Ticket {
  if (!isExchangedFor(ticket, documentIds)) return ticket
  const coupons = ticket.coupons.map((coupon) =>
    coupon.status === 'Exchanged' ? { ...coupon, status: 'OpenForUse' as const } : coupon,
  )
  return { ...ticket, coupons, events: [...ticket.events, { at, kind: 'reopened', documentIds }] }
}

/** The document after its refund: coupons that are open at that moment are refunded. */
export function refunded<D extends TravelDocument>(
  document: D,
  event: Extract<DocumentEvent, { readonly kind: 'refundIssued' }>,
): D {
  const open = documentAt<TravelDocument>(document, event.at).coupons.map(
    ({ status }) => status === 'OpenForUse',
  )
  return {
    ...document,
    coupons: document.coupons.map((coupon, index) =>
      open[index] ? { ...coupon, status: 'Refund' } : coupon,
    ),
    events: [...document.events, event],
  }
}

const closings = { Void: 'voided', Refund: 'refunded', Exchanged: 'exchanged' } as const

/**
 * The document after its carrier closed the coupons that were open; the same object when none is. An EMD is never
 * exchanged: the interface has no such status.
 */
export function closedByCarrier(
  document: TravelDocument,
  status: keyof typeof closings,
  at: EpochMs,
): TravelDocument {
  const isOpen = (coupon: { readonly status: CouponStatus }): boolean => coupon.status === 'OpenForUse'
  if (document.coupons.length > 0 ? !document.coupons.some(isOpen) : !isLive(document)) return document
  const events: DocumentEvent[] = [...document.events, { at, kind: closings[status] }]
  if (isTicket(document)) {
    const coupons = document.coupons.map((coupon) => (isOpen(coupon) ? { ...coupon, status } : coupon))
    return { ...document, coupons, events }
  }
  if (status === 'Exchanged') return document
  const coupons = document.coupons.map((coupon) => (isOpen(coupon) ? { ...coupon, status } : coupon))
  return { ...document, coupons, events }
}
