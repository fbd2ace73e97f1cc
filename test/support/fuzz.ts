import fc from 'fast-check'
import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { withSamples } from '../../lib/contract/openapi/example-values.ts'
import { type Api, type Json, startApi } from './api.ts'
import { client, locatorOf, ticketNumbersOf } from './trip.ts'

const schemaNames = [
  ...new Set(
    JSON.stringify(documentedRoutes.map(({ example }) => example?.body ?? {})).match(/"[A-Za-z@]+"(?=:)/g) ??
      [],
  ),
].map((name) => JSON.parse(name) as string)

/** Wrong values for any member. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      '',
      ' ',
      '0',
      'true',
      'ADT',
      'LHR',
      'o1',
      'p0',
      '2027-05-11',
      '9999-99-99',
      '__proto__',
      '\u0000',
      '🛫',
    ),
  },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean()) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      [],
      {},
      [[]],
      [{}],
      { value: {} },
      'x'.repeat(5000),
      Number.MAX_SAFE_INTEGER,
      -1,
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown> },
)

/** A body like the example, with some members changed, removed, renamed or doubled into lists. */
const changed = (example: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.tuple(
        fc.nat(40),
        fc.constantFrom('replace', 'remove', 'list', 'rename', 'add'),
        oddValue,
        fc.constantFrom(...schemaNames),
      ),
      {
        maxLength: 4,
      },
    )
    .map((changes) => {
      const body = structuredClone(example ?? {}) as Json
      for (const [at, how, odd, name] of changes) {
        // A copy: the same list placed into itself would never end.
        const value: unknown = structuredClone(odd)
        const places: { holder: Json; key: string }[] = []
        const visit = (holder: Json): void => {
          if (typeof holder !== 'object' || holder === null) return
          for (const key of Object.keys(holder)) {
            places.push({ holder, key })
            visit(holder[key])
          }
        }
        visit(body)
        const place = places[at % Math.max(1, places.length)]
        if (!place || how === 'add') body[name] = value
        else if (how === 'replace') place.holder[place.key] = value
        else if (how === 'list') place.holder[place.key] = [place.holder[place.key], value]
        else if (how === 'remove') delete place.holder[place.key]
        else if (!Array.isArray(place.holder)) {
          place.holder[name] = place.holder[place.key]
          delete place.holder[place.key]
        }
      }
      return body
    })

interface FuzzRequest {
  readonly method: string
  readonly url: string
  readonly raw: string | undefined
  readonly headers: Record<string, string>
}

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'TraceId',
    'TVP-Correlation-Id',
    'isJourney',
    'taxBreakDown',
    'Accept',
    'Idempotency-Key',
    'X-Sandbox-Clock',
    'Accept-Version',
    'E2ETrackingID',
  ),
  fc.constantFrom('', '11', 'false', 'true', 'x', '+PT5M', '2027-03-01T10:00:00Z', 'x'.repeat(300)),
  { maxKeys: 2 },
)

function requestFor(ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const id = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40 }).map(encodeURIComponent) },
  )
  return fc.constantFrom(...documentedRoutes).chain(({ method, path, example, query }) =>
    fc
      .record({
        ids: fc.array(id, { minLength: 3, maxLength: 3 }),
        body: fc.oneof(
          {
            weight: 8,
            arbitrary: changed(withSamples(example?.body, {})).map((body) => JSON.stringify(body)),
          },
          { weight: 1, arbitrary: fc.string({ maxLength: 50 }) },
        ),
        query: fc.dictionary(
          fc.constantFrom(...Object.keys(query?.shape ?? {}), 'x'),
          fc.oneof(id, fc.constantFrom('true', 'Locator', '')),
          { maxKeys: 2 },
        ),
        headers: oddHeaders,
      })
      .map((made): FuzzRequest => {
        let next = 0
        const filled = path.replace(/\{.+?\}/g, () => made.ids[next++] ?? 'x')
        const search = new URLSearchParams({ ...example?.query, ...made.query }).toString()
        return {
          method,
          url: `/11${filled}${search ? `?${search}` : ''}`,
          raw: method === 'GET' || method === 'DELETE' ? undefined : made.body,
          headers: made.headers,
        }
      }),
  )
}

/**
 * Sends generated requests to every route: no answer is a 5xx (but for what is not implemented), takes longer
 * than a second, or is not of the service's shape.
 *
 * @throws with the seed and the smallest request that breaks the rule
 */
export async function fuzz(
  count: number,
  seed: number,
): Promise<{ readonly requests: number; readonly byStatus: Record<string, number> }> {
  const api = await startApi({ log: { request: () => undefined, bug: ({ error }) => console.error(error) } })
  const byStatus: Record<string, number> = {}
  try {
    const token = await api.token()
    const property = fc.asyncProperty(
      requestFor(await knownIds(api)),
      async ({ method, url, raw, headers }) => {
        const started = performance.now()
        const answer = await api.request(method, url, {
          ...(raw !== undefined && { raw }),
          headers: { ...headers, authorization: `Bearer ${token}` },
        })
        const took = performance.now() - started
        byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1
        if (answer.status >= 500 && answer.status !== 501)
          throw new Error(`status ${answer.status}: ${JSON.stringify(answer.body)}`)
        if (took > 1000) throw new Error(`took ${Math.round(took)} ms`)
        requireShape(answer.status, answer.body)
      },
    )
    await fc.assert(property, { numRuns: count, seed, endOnFailure: false })
    return { requests: count, byStatus }
  } finally {
    await api.close()
  }
}

/** Answers that have a result on failure only. */
const withoutResult: ReadonlySet<string> = new Set(
  documentedRoutes.flatMap(({ omitsResult, envelope }) => (omitsResult ? [envelope] : [])),
)

function requireShape(status: number, body: Json): void {
  if (status === 204) return
  const [name, root] = Object.entries(body ?? {})[0] as [string, Json]
  const isError = status >= 400
  if (isError !== (name === 'ErrorResponse')) throw new Error(`status ${status} with ${name}`)
  const hasResult = root.Result === undefined ? withoutResult.has(name) : root.Result['@type'] === 'Result'
  if (typeof root.transactionId !== 'string' || !hasResult)
    throw new Error(`not the envelope: ${JSON.stringify(body)}`)
  if (isError && !root.Result.Error?.[0]?.Message)
    throw new Error(`an error without a message: ${JSON.stringify(body)}`)
}

/** Ids of all kinds that mean something, so that requests get further than "unknown". */
async function knownIds(api: Api): Promise<string[]> {
  const c = client(api)
  const [held, ticketed] = [await c.hold(), await c.ticket()]
  const { workbench } = await c.prepare()
  return [
    workbench,
    await c.openWorkbench(),
    await c.reopen(locatorOf(held)),
    locatorOf(held),
    locatorOf(ticketed),
    ...ticketNumbersOf(ticketed),
    'offer_1',
    'formOfPayment_1',
  ]
}
