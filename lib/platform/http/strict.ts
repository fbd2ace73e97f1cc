import { headerNames } from '../../contract/dialect.ts'
import { type Doubt, problems, type Tell } from '../../contract/doubts.ts'
import { type Notice, refusalNotice, toResult } from '../../contract/envelope.ts'
import type { RouteSpec } from '../../contract/route.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { maskText } from '../vault/mask-text.ts'
import type { Call, CallEvent } from './call.ts'

/**
 * Whether the client asks what its request was forgiven.
 *
 * @throws Refusal `strictHeaderInvalid`
 */
export function isStrict(header: string | undefined): boolean {
  const word = header?.toLowerCase() ?? 'off'
  if (word !== 'on' && word !== 'off') throw new Refusal('strictHeaderInvalid')
  return word === 'on'
}

/** What is doubtful in path, names of query parameters, and headers. */
export const doubtsAround = (event: CallEvent): readonly Doubt[] => [
  ...ofPath(event),
  ...ofQueryNames(event),
  ...ofHeaders(event),
]

function ofPath({ path, call }: CallEvent): Doubt[] {
  const literal = call.route.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{.+?\}/g, '[^/]+')
  return new RegExp(`^(/\\d+)?${literal}$`).test(path)
    ? []
    : [{ path: 'path', problem: problems.name, sent: path, read: call.route.path }]
}

function ofQueryNames({ multiValueQueryStringParameters, call: { route } }: CallEvent): Doubt[] {
  const known = new Map(Object.keys(route.query?.shape ?? {}).map((name) => [name.toLowerCase(), name]))
  return Object.entries(multiValueQueryStringParameters ?? {}).flatMap(([name, values = []]): Doubt[] => {
    const path = `query ${name}`
    const meant = known.get(name.toLowerCase())
    if (meant === undefined) return [{ path, problem: problems.notRead }]
    return [
      ...(meant === name ? [] : [{ path, problem: problems.name, read: meant }]),
      ...(values.some(Boolean) ? [] : [{ path, problem: problems.blank }]),
    ]
  })
}

const knownHeaders: ReadonlySet<string> = new Set(Object.values(headerNames).flat())
/** Clients, proxies and gateways add headers of their own; these beginnings are the interface's. */
const ofInterface = /^(xauth|tvp|travelport|service-?plus|x-sandbox|idempot|taxbreak|farerule|retain)/i

function ofHeaders({ headers, call: { route } }: CallEvent): Doubt[] {
  const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase())
  const isUnread = (name: string): boolean =>
    name === 'idempotency-key' ? !route.changes : ofInterface.test(name) && !knownHeaders.has(name)
  return names.filter(isUnread).map((name) => ({ path: `header ${name}`, problem: problems.notRead }))
}

/** Values of a query are texts, and a list of one is one value: only other differences are told. */
export const ofQuery = (tell: Tell | undefined): Tell | undefined =>
  tell &&
  ((doubt) => {
    if (!natural.has(doubt.problem)) tell({ ...doubt, path: `query ${doubt.path}` })
  })
const natural: ReadonlySet<string> = new Set([problems.textForNumber, problems.textForFlag, problems.noList])

/** Places are told below the wrapper, as errors name them. */
export const belowWrapper = (
  { wrappers = [], member }: RouteSpec,
  tell: Tell | undefined,
): Tell | undefined =>
  tell &&
  ((doubt) => {
    const wrapper =
      member === undefined ? undefined : wrappers.find((name) => doubt.path.startsWith(`${name}.`))
    tell(wrapper === undefined ? doubt : { ...doubt, path: doubt.path.slice(wrapper.length + 1) })
  })

const shown = (text: string): string => maskText(text).slice(0, sizes.traceText)

function noticesOf(doubts: readonly Doubt[]): Notice[] {
  const notices = doubts.slice(0, counts.strictWarnings).map(({ path, problem, sent, read }) =>
    refusalNotice(
      new Refusal('requestDoubtful', {
        path: shown(path),
        problem,
        ...(sent !== undefined && { sent: shown(sent) }),
        ...(read !== undefined && { read: shown(read) }),
      }),
    ),
  )
  const left = doubts.length - notices.length
  return left > 0
    ? [...notices, refusalNotice(new Refusal('doubtsNotShown', { count: String(left) }))]
    : notices
}

/** Each in a line. */
export const doubtTexts = (doubts: readonly Doubt[]): string[] =>
  noticesOf(doubts).map(({ message }) => message)

type Doubtful = Pick<Call, 'doubts'>

/** An answer with what the request was forgiven, behind its own warnings; where it has no Result, unchanged. */
export function withDoubts(body: object, { doubts = [] }: Doubtful): object {
  if (doubts.length === 0) return body
  const { Warning = [] } = toResult('Complete', { warnings: noticesOf(doubts) })
  return Object.fromEntries(
    Object.entries<unknown>({ ...body }).map(([name, root]) => [
      name,
      hasResult(root) ? warned(root, Warning) : root,
    ]),
  )
}

interface Answered {
  readonly Result: { readonly Warning?: readonly unknown[] }
}

const hasResult = (root: unknown): root is Answered =>
  typeof root === 'object' && root !== null && 'Result' in root && root.Result !== undefined

const warned = (root: Answered, warnings: readonly unknown[]): Answered => ({
  ...root,
  Result: { ...root.Result, Warning: [...(root.Result.Warning ?? []), ...warnings] },
})

/** The same in a header, for answers that have no Result. */
export function doubtHeaders({ doubts = [] }: Doubtful): Record<string, string> {
  if (doubts.length === 0) return {}
  return {
    'X-Sandbox-Warnings': doubtTexts(doubts)
      .join('; ')
      .replace(/[^\x20-\x7e]/g, '?')
      .slice(0, sizes.warningsHeader),
  }
}
