import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import { SupplierUnavailable } from './air-host.ts'
import { type NamedSupplier, type Serving, servesOffice } from './serving.ts'
import type { SupplierCall } from './supplier-call.ts'

interface Answered<Query, Answer> {
  readonly query: Query
  readonly answer: Answer
}

interface Failed<Query> {
  readonly query: Query
  readonly reason: Refusal | SupplierUnavailable
}

/** What came of asking several suppliers, in the order in which they were asked. */
export interface Asked<Query, Answer> {
  readonly answers: readonly Answered<Query, Answer>[]
  readonly failures: readonly Failed<Query>[]
}

/**
 * Asks several suppliers at once. When one refuses or does not answer, the answers of the others are returned.
 *
 * @throws the first error when none answers; at once any error other than `SupplierUnavailable` and a Refusal
 */
export async function askAll<Query, Answer>(
  queries: readonly Query[],
  ask: (query: Query) => Promise<Answer>,
): Promise<Asked<Query, Answer>> {
  const outcomes = await Promise.all(queries.map((query) => outcomeOf(query, ask)))
  const answers = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome] : []))
  const failures = outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome] : []))
  const [first] = failures
  if (first && answers.length === 0) throw first.reason
  return { answers, failures }
}

async function outcomeOf<Query, Answer>(
  query: Query,
  ask: (query: Query) => Promise<Answer>,
): Promise<Answered<Query, Answer> | Failed<Query>> {
  try {
    return { query, answer: await ask(query) }
  } catch (reason) {
    if (reason instanceof SupplierUnavailable || reason instanceof Refusal) return { query, reason }
    throw reason
  }
}

/** What suppliers of one kind of content are asked. */
interface Question<Host> {
  /** The preferred first. */
  readonly hosts: readonly Serving<Host>[]
  /** The kind of content as warnings call it: `HOTEL`. */
  readonly content: string
  readonly pcc: string
  readonly call: SupplierCall
}

/**
 * Asks every supplier that serves an office, each as long as a search waits for it.
 *
 * @returns their answers, and a notice for each that did not answer or refused
 * @throws Refusal `supplierNotConnected` none serves the office; the first error when none answers
 */
export async function askServing<Host extends NamedSupplier, Answer>(
  { hosts, content, pcc, call }: Question<Host>,
  ask: (host: Host, call: SupplierCall) => Promise<Answer>,
): Promise<{ readonly answers: readonly Answer[]; readonly missing: readonly RefusalNotice[] }> {
  const serving = hosts.filter((one) => servesOffice(one, pcc))
  if (serving.length === 0) throw new Refusal('supplierNotConnected', { supplier: content })
  const { answers, failures } = await askAll(serving, (one) => askInTime(one, call, ask))
  return {
    answers: answers.map(({ answer }) => answer),
    missing: failures.map(({ query, reason }) =>
      reason instanceof Refusal
        ? { code: reason.code, details: reason.details }
        : { code: 'sourceFailed', details: { source: content, supplier: query.host.supplier } },
    ),
  }
}

/**
 * What a supplier answers to a search, as long as the search waits for it.
 *
 * @throws SupplierUnavailable also when it takes too long
 */
export async function askInTime<Host extends NamedSupplier, Answer>(
  { host, searchMs }: Serving<Host>,
  call: SupplierCall,
  ask: (host: Host, call: SupplierCall) => Promise<Answer>,
): Promise<Answer> {
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort()
      reject(new SupplierUnavailable(`${host.supplier} did not answer a search within ${searchMs} ms`))
    }, searchMs)
  })
  try {
    return await Promise.race([
      ask(host, { tenantId: call.tenantId, now: call.now, signal: abort.signal }),
      tooLate,
    ])
  } finally {
    clearTimeout(timer)
  }
}
