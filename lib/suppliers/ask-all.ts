import { Refusal } from '../kernel/refusals.ts'
import { SupplierUnavailable } from './air-host.ts'
import type { NamedSupplier, Serving } from './serving.ts'
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
    return await Promise.race([ask(host, { ...call, signal: abort.signal }), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
