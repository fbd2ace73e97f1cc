import { documentsToClose, partOf } from '../../lib/commit/book-plan.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { cancelPart } from './cancel-part.ts'
import { finishDivisions } from './finish-divisions.ts'
import { refundFiledDocument } from './refund-filed-document.ts'
import type { StepDependencies } from './step.ts'
import { requirePlanned } from './step.ts'
import { voidFiledDocuments } from './void-filed-documents.ts'

/**
 * Closes documents of the reservation that end together, as its commit says: refunds or voids them, or cancels flights
 * whose value they keep. Ids of documents are part of the idempotency keys of their refunds, so that nothing is refunded
 * twice, whichever commit requests it.
 *
 * @param documentId the first of those that end together
 * @throws Refusal as `cancelPart`, `refundFiledDocument` and `voidFiledDocuments`
 */
export async function closeFiledDocuments(
  ref: CommitRef,
  documentId: string,
  dependencies: StepDependencies,
): Promise<{ readonly documentId: string }> {
  const stores = dependencies.stores(ref.tenantId)
  const workbench = await requirePlanned(ref, stores)
  const { commit, call } = workbench
  const part = commit.kind === 'book' ? partOf(commit.plan, documentId) : undefined
  if (commit.kind === 'book' && part) {
    await cancelPart(part, { ...workbench, commit }, dependencies)
    return { documentId }
  }
  const ids = documentsToClose(commit).find(([first]) => first === documentId) ?? []
  const documents = await findCurrent(ids, call, stores, dependencies)
  if (commit.kind === 'refund') await refundFiledDocument(commit, documents, call, dependencies)
  else await voidFiledDocuments({ documents, workbench }, dependencies)
  return { documentId }
}

/**
 * The documents as they are now, in the reservation where a division that is under way takes them: their
 * services are there already.
 */
async function findCurrent(
  ids: readonly string[],
  call: SupplierCall,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<TravelDocument[]> {
  const [any] = await stores.documents.findMany(ids)
  if (any) await finishDivisions(any.reservationId, call, stores, dependencies)
  return stores.documents.findMany(ids)
}
