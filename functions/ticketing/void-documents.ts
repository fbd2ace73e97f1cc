import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { finishVoids, runVoid } from '../../lib/commit/run-void.ts'
import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { orphanedEmds, voidProblem } from '../../lib/ticketing/void-rules.ts'
import type { DocumentsToVoid } from '../../lib/ticketing/wire/document-void.ts'
import { documentsOfType, readVoidRequest, toVoidAnswer } from '../../lib/ticketing/wire/document-void.ts'

/**
 * Voids documents of one reservation, each by itself: what cannot be voided is reported, and does not keep
 * the others from being voided.
 */
export const voidDocuments: Operation<
  typeof ticketingRoutes.voidDocuments,
  { commitWorkflow: CommitWorkflow }
> = async ({ body }, context, { commitWorkflow }) => {
  const { stores, now, trace } = context
  const { locator, wanted } = readVoidRequest(body)
  const reservation = await requireReservation(context, locator)
  const documents = await stores.documents.findMany(reservation.documentNumbers)
  const { conjunctions, problems } = choose(wanted, documents, reservation, now)
  const done = problems.flatMap(({ code, details: { number = '' } }) =>
    code === 'documentAlreadyVoid' ? [number] : [],
  )
  if (done.length > 0) await finishVoids(reservation, done, context, commitWorkflow)
  const end =
    conjunctions.length > 0
      ? await runVoid(reservation, conjunctions, context, commitWorkflow)
      : { documents, voided: [], problems: [] }
  const orphans = orphanedEmds(
    end.documents,
    end.voided.map(({ number }) => number),
  )
  return toVoidAnswer({
    transactionId: trace.transactionId,
    voided: end.voided,
    problems: [...problems, ...end.problems],
    warnings: orphans.map((number) => ({ code: 'emdStillOpen', details: { number } })),
    isPending: conjunctions.some(
      ([first]) =>
        !end.voided.some(({ number }) => number === first) &&
        !end.problems.some(({ details }) => details.number === first),
    ),
  })
}

/** The documents that can be voided, by conjunction, and the reasons why the rest cannot. */
function choose(
  wanted: readonly DocumentsToVoid[],
  documents: readonly TravelDocument[],
  reservation: Reservation,
  now: EpochMs,
) {
  const conjunctions = new Map<string | undefined, readonly string[]>()
  const problems: RefusalNotice[] = []
  for (const { type, numbers } of wanted) {
    const unknown = type === 'EMD' ? 'emdUnknown' : 'ticketUnknown'
    const meant = numbers.length > 0 ? numbers : documentsOfType(documents, type).map(({ number }) => number)
    if (meant.length === 0) problems.push({ code: unknown, details: {} })
    for (const number of meant) {
      const document = documents.find((held) => held.number === number && held.kind === type)
      const together = documents.filter((held) => document?.conjunction.includes(held.number))
      const code = document ? voidProblem(together, reservation, now) : unknown
      if (code) problems.push({ code, details: { number } })
      else if (document) conjunctions.set(document.conjunction[0], document.conjunction)
    }
  }
  return { conjunctions: [...conjunctions.values()], problems }
}
