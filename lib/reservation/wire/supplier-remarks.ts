import { toIdentifier } from '../../contract/envelope.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import { remarkLengths } from '../../kernel/limits.ts'
import { formatMoney } from '../../kernel/money.ts'
import type { CancellationTerms } from '../../suppliers/air-orders.ts'
import type { Reservation } from '../reservation.ts'
import type { CommitEvent, ReportedDocument, SupplierEvent } from '../reservation-event.ts'
import { isSupplierEvent } from '../reservation-event.ts'

const kind = 'Vendor Remarks'

const targets: Readonly<Record<CancellationTerms['refundTo'], string>> = {
  originalPayment: 'ORIGINAL PAYMENT',
  balance: 'BALANCE OF AGENCY',
  voucher: 'VOUCHER',
  airlineCredit: 'AIRLINE CREDIT',
}

/**
 * What a supplier did, in the letters that a vendor's remark may have: `REFUND 318.40 EUR TO VOUCHER`. Source:
 * docs/contract/booking.md 6.2; the words are a guess.
 */
export function remarkOn(event: SupplierEvent): string {
  const text = remarkText(event)
  return text.slice(0, remarkLengths[kind.toUpperCase()])
}

const numbersOf = ({ documents }: { readonly documents: readonly ReportedDocument[] }): string =>
  documents.map(({ number }) => number).join(' ')

function remarkText(event: SupplierEvent): string {
  switch (event.kind) {
    case 'offerCancelled':
      return 'CANCELLED BY CARRIER'
    case 'flightsCancelled':
      return `CANCELLED BY CARRIER SEGMENTS ${event.segments.join(' ')}`
    case 'flightsChanged':
      return `CHANGED BY CARRIER SEGMENTS ${event.segments.join(' ')}`
    case 'servicesLost':
      return `RELEASED BY CARRIER ${event.services.join(' ')}`
    case 'refunded':
      return `REFUND ${formatMoney(event.amount)} TO ${targets[event.to]}`
    case 'documentsIssued':
      return `DOCUMENTS ISSUED BY CARRIER ${numbersOf(event)}`
    case 'voided':
      return `DOCUMENTS VOIDED BY CARRIER ${numbersOf(event)}`
    case 'documentsRefunded':
      return `DOCUMENTS REFUNDED BY CARRIER ${numbersOf(event)}`
    case 'documentsExchanged':
      return `DOCUMENTS EXCHANGED BY CARRIER ${numbersOf(event)}`
    default:
      return event satisfies never
  }
}

/** Travelers whose seats were released, in the letters of a remark: `NOT TICKETED SEATS RELEASED FENWRIGHT ISOLDE`. */
function remarkOnSeats(
  { seatsOf }: CommitEvent,
  { travelers }: Pick<Reservation, 'travelers'>,
): string | undefined {
  if (!seatsOf) return undefined
  const names = travelers
    .filter(({ ref }) => seatsOf.travelerRefs.includes(ref))
    .map(({ surname, given }) => `${surname} ${given}`)
  return `NOT TICKETED SEATS RELEASED ${names.join(' ')}`
    .toUpperCase()
    .slice(0, remarkLengths[kind.toUpperCase()])
}

/** A remark of the vendor for what suppliers did by themselves, and for seats that expired; the oldest first. */
export const toSupplierRemarks = (reservation: Reservation) =>
  reservation.events
    .flatMap((event) =>
      isSupplierEvent(event) ? remarkOn(event) : (remarkOnSeats(event, reservation) ?? []),
    )
    .map((value, index) => ({
      '@type': 'ReservationComment' as const,
      id: `supplierRemark_${index + 1}`,
      Identifier: toIdentifier(derivedId(`${reservation.id}#supplierRemark#${index}`)),
      commentSource: 'Supplier',
      Comment: [{ name: kind, value }],
    }))
