import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { finishVoids, resumeVoid, runVoid } from '../../lib/commit/run-void.ts'
import { exchangeVoidProblem, voidedTogether } from '../../lib/exchange/void-exchange.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { Emd, TravelDocument } from '../../lib/ticketing/document.ts'
import { orphanedEmds, voidProblem } from '../../lib/ticketing/void-rules.ts'

/**
 * Voids a document together with its conjunction.
 *
 * @returns the void document, undefined while the workflow is still at work; and the EMDs that went with it
 *   and are still open
 * @throws Refusal as `voidProblem` says; `voidRefused`, `supplierUnavailable`
 */
export async function voidOne(
  { id, number, conjunction, reservationId }: TravelDocument,
  context: Context,
  workflow: CommitWorkflow,
): Promise<{ readonly document: TravelDocument | undefined; readonly openEmds: readonly Emd[] }> {
  const { stores, now } = context
  const reservation = await stores.reservations.find(reservationId, now)
  if (!reservation) throw new Error(`document ${id} belongs to no reservation`)
  const filed = await stores.documents.findMany(reservation.documentIds)
  const documents = voidedTogether(
    filed.filter((document) => conjunction.includes(document.id)),
    filed,
  )
  const resumed = await resumeVoid(reservation, context, workflow)
  const problem = resumed
    ? undefined
    : (voidProblem(documents, reservation, now) ?? exchangeVoidProblem(documents, filed))
  if (problem === 'documentAlreadyVoid') await finishVoids(reservation, conjunction, context, workflow)
  if (problem) throw new Refusal(problem, { ...(number !== undefined && { number }) })
  const {
    documents: all,
    voided,
    problems,
  } = resumed ?? (await runVoid(reservation, [documents.map((document) => document.id)], context, workflow))
  if (problems[0]) throw new Refusal(problems[0].code, problems[0].details)
  const openEmds = orphanedEmds(
    all,
    voided.map((document) => document.id),
  )
  return { document: voided.find((document) => document.id === id), openEmds }
}
