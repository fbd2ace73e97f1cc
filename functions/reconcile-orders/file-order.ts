import { derivedId } from '../../lib/kernel/derived-id.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { assignedQueues, queueItem } from '../../lib/queue/queue.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { SupplierEvent } from '../../lib/reservation/reservation-event.ts'
import {
  type FiledReservation,
  namedDocuments,
  offerOf,
  type Reported,
  supplierEventsOf,
  withSupplierOrder,
} from '../../lib/reservation/supplier-changes.ts'
import { remarkOn } from '../../lib/reservation/wire/supplier-remarks.ts'
import type { SupplierOrder } from '../../lib/suppliers/supplier-inbox.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { isLive } from '../../lib/ticketing/document.ts'
import { closedByCarrier } from '../../lib/ticketing/document-changes.ts'
import { withRetained } from '../../lib/ticketing/retain.ts'

/**
 * Files what a supplier did to an order: documents, then the queues of the office, then the reservation. Until
 * that is written, the next look finds the same again, and repeats the same.
 *
 * @returns whether a reservation has the order
 */
export async function fileOrder(order: SupplierOrder, reported: Reported, stores: Stores): Promise<boolean> {
  const id = await findReservationId(order, reported, stores)
  if (id === undefined) return false
  await stores.reservations.update(id, reported.at, async (before) => {
    const documents = await stores.documents.findMany(before.documentIds)
    const after = withSupplierOrder({ reservation: before, documents }, order, reported)
    if (after === before) return before
    await closeDocuments(order, documents, { ...reported, stores })
    await retainDocuments({ reservation: before, documents }, after, { ...reported, stores })
    await placeOnQueues(before, after, stores)
    return after
  })
  return true
}

/** By the supplier's names of the sale; other reservations may have had the same locator. */
async function findReservationId(
  order: SupplierOrder,
  { supplier, at }: Reported,
  { reservations }: Stores,
): Promise<string | undefined> {
  const { supplierLocators, orderId } = order.booking
  const names = supplierLocators.map(({ locator }) => locator)
  for (const name of orderId === undefined ? names : [orderId, ...names]) {
    for (const id of await reservations.findIdsBySupplierLocator(name)) {
      const found = await reservations.find(id, at)
      if (found && (offerOf(found, order, supplier) || hadOrder(found, order))) return found.id
    }
  }
  return undefined
}

/** Receipts outlive the offer. */
const hadOrder = ({ receipts }: Reservation, { booking }: SupplierOrder): boolean =>
  receipts.some(
    (receipt) =>
      receipt.kind === 'supplier' &&
      (receipt.isOrder
        ? receipt.locator === booking.orderId
        : booking.supplierLocators.some(
            ({ carrier, locator }) => carrier === receipt.carrier && locator === receipt.locator,
          )),
  )

async function closeDocuments(
  { facts }: SupplierOrder,
  documents: readonly TravelDocument[],
  { at, stores }: Reported & { readonly stores: Stores },
): Promise<void> {
  const named = facts.flatMap((fact) => (fact.kind === 'documents' ? namedDocuments(fact, documents) : []))
  for (const { id, status } of named)
    if (status !== 'OpenForUse' && id !== undefined)
      await stores.documents.update(id, (held) => closedByCarrier(held, status, at))
}

/** Documents of what was cancelled keep their value until the supplier refunds or exchanges them. */
async function retainDocuments(
  { reservation, documents }: FiledReservation,
  after: Reservation,
  { at, stores }: Reported & { readonly stores: Stores },
): Promise<void> {
  const left = refsOf(after)
  const lost = refsOf(reservation).filter((ref) => !left.includes(ref))
  for (const { id, offerRef } of documents)
    if (lost.includes(offerRef))
      await stores.documents.update(id, (held) =>
        held.retained || !isLive(held) ? held : withRetained(held, { isLost: () => true, at }),
      )
}

const refsOf = ({ offers, ancillaries = [] }: Reservation): string[] =>
  [...offers, ...ancillaries].map(({ ref }) => ref)

/** Each event has its own item: the events of suppliers are counted, so that a repetition gives the same ids. */
async function placeOnQueues(before: Reservation, after: Reservation, stores: Stores): Promise<void> {
  const known = supplierEventsOf(before).length
  for (const [index, event] of supplierEventsOf(after).slice(known).entries()) {
    const queue = { pcc: before.pcc, number: queueFor(event, before), comment: remarkOn(event) }
    const id = derivedId(`${before.id}#supplierEvent#${known + index}`)
    await stores.queueItems.placeOnce(queueItem(id, queue, before, event.at))
  }
}

/** Source: docs/contract/booking.md 17.3; that refunds and documents are for the queue of vendors' remarks is a guess. */
function queueFor(event: SupplierEvent, { offers }: Reservation): number {
  switch (event.kind) {
    case 'offerCancelled':
    case 'flightsCancelled':
      return assignedQueues.cancelledSegments
    case 'flightsChanged':
      return offers.find(({ ref }) => ref === event.offerRef)?.itinerary.source === 'NDC'
        ? assignedQueues.ndcChanges
        : assignedQueues.timeChanged
    default:
      return assignedQueues.vendorRemarks
  }
}
