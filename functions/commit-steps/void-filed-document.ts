import type { Planned } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { hasOnlyOpenCoupons, isVoid, voided } from '../../lib/ticketing/document.ts'
import { ticketingTimeLimitAfterVoid } from '../../lib/ticketing/void-rules.ts'
import { documentIssuer } from './document-issuer.ts'
import { finishDivisions } from './finish-divisions.ts'
import type { StepDependencies } from './step.ts'
import { requirePlanned } from './step.ts'

/**
 * Voids a document of the reservation together with its conjunction: at the host, then its payment is
 * refunded, then in our own records. The document number is the idempotency key at each supplier, so that
 * nothing is refunded twice, whichever commit requests it.
 *
 * @param number the first of the conjunction
 * @throws Refusal `couponsNotOpen`, `voidRefused`
 */
export async function voidFiledDocument(
  commit: CommitRef,
  number: string,
  dependencies: StepDependencies,
): Promise<{ readonly number: string }> {
  const stores = dependencies.stores(commit.tenantId)
  const workbench = await requirePlanned(commit, stores)
  const { call } = workbench
  const at = call.now
  const numbers = voidsOf(workbench.commit).find(([first]) => first === number) ?? []
  const documents = await findOpen(numbers, call, stores, dependencies)
  const [first] = documents
  if (!first) return { number }
  const reservation = await stores.reservations.find(first.reservationId, at)
  const found =
    reservation && documentIssuer(withExpired(reservation), ({ ref }) => ref === first.offerRef, dependencies)
  if (!found || found.booking.status === 'added') throw new Refusal('voidRefused')
  const { itinerary, booking, issuer } = found
  if (!documents.every((document) => hasOnlyOpenCoupons(document, at))) throw new Refusal('couponsNotOpen')
  const together = documents.map((document) => ({
    number: document.number,
    surname: document.traveler.surname,
  }))
  const order = {
    key: first.issueKey,
    saleKey: booking.saleKey,
    itinerary,
    documents: together,
    ticketingTimeLimit: ticketingTimeLimitAfterVoid(itinerary, at),
  }
  const settlementCode = await issuer.voidIssue(order, call)
  await refundPayments(first, number, call, dependencies)
  for (const document of documents) await stores.documents.save(voided(document, at, settlementCode))
  return { number }
}

const voidsOf = (commit: Planned): readonly (readonly string[])[] =>
  commit.kind === 'book' || commit.kind === 'void' ? commit.plan.voids : []

/**
 * The documents that are not void, in the reservation where a division that is under way takes them: their
 * services are there already.
 */
async function findOpen(
  numbers: readonly string[],
  call: SupplierCall,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<TravelDocument[]> {
  const [any] = await stores.documents.findMany(numbers)
  if (any) await finishDivisions(any.reservationId, call, stores, dependencies)
  return (await stores.documents.findMany(numbers)).filter((document) => !isVoid(document))
}

/** An EMD may outlive the flights that it was for. */
const withExpired = ({ offers, ancillaries = [], expiredAncillaries = [] }: Reservation) => ({
  offers: [...offers, ...expiredAncillaries.map(({ parent }) => parent)],
  ancillaries: [...ancillaries, ...expiredAncillaries],
})

/**
 * Refunds a document, once for each payment. The document is void at the host already, so no rule forbids the
 * refund: a refusal here is a bug.
 */
async function refundPayments(
  { payments }: TravelDocument,
  number: string,
  call: SupplierCall,
  { paymentGateway }: StepDependencies,
): Promise<void> {
  for (const { chargeKey, amount } of payments) {
    if (chargeKey === undefined || !amount || amount.minor === 0) continue
    try {
      await paymentGateway.refund(
        { key: `${chargeKey}#refund#${number}`, paymentKey: chargeKey, amount },
        call,
      )
    } catch (error) {
      throw error instanceof Refusal
        ? new Error(`the payment of ${number} was not refunded`, { cause: error })
        : error
    }
  }
}
