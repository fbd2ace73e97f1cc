import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { finishVoids, resumeVoid, runVoid } from '../../lib/commit/run-void.ts'
import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { exchangeVoidProblem, voidedTogether } from '../../lib/exchange/void-exchange.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { hasNumber } from '../../lib/ticketing/require-document.ts'
import { lowCostCarrierOf, orphanedEmds, voidProblem } from '../../lib/ticketing/void-rules.ts'
import type { DocumentsToVoid } from '../../lib/ticketing/wire/document-void.ts'
import {
  documentsOfType,
  openEmdNotices,
  readVoidRequest,
  toVoidAnswer,
} from '../../lib/ticketing/wire/document-void.ts'

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
  const documents = await stores.documents.findMany(reservation.documentIds)
  const resumed = await resumeVoid(reservation, context, commitWorkflow)
  const chosenBefore = resumed?.requested ?? new Set()
  const { conjunctions, problems, done } = choose(wanted, documents, { reservation, now, chosenBefore })
  if (done.length > 0) await finishVoids(reservation, done, context, commitWorkflow)
  const end =
    resumed ??
    (conjunctions.length > 0
      ? await runVoid(reservation, conjunctions, context, commitWorkflow)
      : { documents, voided: [], problems: [], isPending: false })
  const orphans = orphanedEmds(
    end.documents,
    end.voided.map(({ id }) => id),
  )
  return toVoidAnswer({
    transactionId: trace.transactionId,
    voided: end.voided,
    problems: [...problems, ...end.problems],
    warnings: openEmdNotices(orphans),
    isPending: end.isPending,
  })
}

interface Circumstances {
  readonly reservation: Reservation
  readonly now: EpochMs
  /** Ids of the documents that an earlier attempt of this request chose. */
  readonly chosenBefore: ReadonlySet<string>
}

/**
 * Ids of the documents that can be voided, by conjunction; the reasons why the rest cannot; ids of those that are
 * void already.
 */
function choose(
  wanted: readonly DocumentsToVoid[],
  documents: readonly TravelDocument[],
  { reservation, now, chosenBefore }: Circumstances,
) {
  const conjunctions = new Map<string | undefined, readonly string[]>()
  const problems: RefusalNotice[] = []
  const absent: RefusalNotice[] = []
  const done: string[] = []
  const consider = (document: TravelDocument): void => {
    const { id, number, conjunction } = document
    if (chosenBefore.has(id)) return
    const together = voidedTogether(
      documents.filter((held) => conjunction.includes(held.id)),
      documents,
    )
    const lowCost = lowCostCarrierOf(document, reservation)
    const code =
      voidProblem(together, reservation, now) ??
      exchangeVoidProblem(together, documents) ??
      (lowCost === undefined ? undefined : 'documentNotForLowCost')
    const about = {
      ...(number !== undefined && { number }),
      ...(lowCost !== undefined && { carrier: lowCost }),
    }
    if (code) problems.push({ code, details: about })
    else
      conjunctions.set(
        conjunction[0],
        together.map((held) => held.id),
      )
    if (code === 'documentAlreadyVoid') done.push(id)
  }
  for (const { type, numbers } of wanted) {
    const unknown = unknownByType[type]
    const all = numbers.length > 0 ? [] : documentsOfType(documents, type)
    if (numbers.length + all.length === 0) absent.push({ code: unknown, details: {} })
    all.forEach(consider)
    for (const number of numbers) {
      const [document, second] = documents.filter((held) => held.kind === type && hasNumber(held, number))
      if (document && !second) consider(document)
      else problems.push({ code: second ? 'documentNumberAmbiguous' : unknown, details: { number } })
    }
  }
  // That there is none of one type is no failure where others are voided.
  const isNothing = conjunctions.size + problems.length + chosenBefore.size === 0
  return {
    conjunctions: largestOf([...conjunctions.values()]),
    problems: isNothing ? absent : problems,
    done,
  }
}

const unknownByType = { Ticket: 'ticketUnknown', EMD: 'emdUnknown', MCO: 'mcoUnknown' } as const

/** Without those that become void with others: a document of an exchange with its ticket. */
const largestOf = (conjunctions: readonly (readonly string[])[]): (readonly string[])[] =>
  conjunctions.filter(
    (ids) => !conjunctions.some((other) => other !== ids && ids.every((id) => other.includes(id))),
  )
