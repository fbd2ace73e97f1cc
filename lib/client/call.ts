import type { CallOptions } from './call-options.ts'
import { isJson, parsed, textOf } from './json.ts'
import { errorsIn, type Notice, rootOf } from './notice.ts'
import type { OperationSpec } from './operation-spec.ts'
import { randomName } from './random-name.ts'
import { HostUnreachable, Refusal } from './refusal.ts'
import type { Outcome, RawAnswer, Repetition } from './retry.ts'
import type { ClientSettings } from './settings.ts'
import type { Tokens } from './tokens.ts'
import { deliver, type RawRequest } from './transport.ts'

type Query = Readonly<Record<string, unknown>>

/** One call of an operation. */
export interface Call {
  readonly operation: string
  readonly spec: OperationSpec
  readonly path: readonly string[]
  readonly body: unknown
  readonly options: CallOptions & { readonly query?: Query }
}

/** The parts of a call, in the order in which a method takes them: parameters of the path, the body, options. */
export function readCall(operation: string, spec: OperationSpec, given: readonly unknown[]): Call {
  const count = spec.path.split('{').length - 1
  const rest = given.slice(count)
  const [body, options] = spec.hasBody ? rest : [undefined, rest[0]]
  return {
    operation,
    spec,
    path: given.slice(0, count).map(String),
    body: spec.hasBody ? inForm(body ?? {}, spec) : undefined,
    options: isJson(options) ? options : {},
  }
}

/** The body as the interface publishes it: inside its wrapper, or with its type. */
function inForm(body: unknown, { wrapper, bodyType }: OperationSpec): unknown {
  if (!isJson(body)) return body
  if (wrapper !== undefined) return Object.hasOwn(body, wrapper) ? body : { [wrapper]: body }
  return bodyType === undefined ? body : { '@type': bodyType, ...body }
}

function urlOf({ spec, path, options: { query = {} } }: Call, baseUrl: string): string {
  const values = path[Symbol.iterator]()
  const filled = spec.path.replace(/\{.+?\}/g, () => encodeURIComponent(values.next().value ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  return `${baseUrl.replace(/\/$/, '')}${filled}${search.size > 0 ? `?${search}` : ''}`
}

const given = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Names of a call, the same in each of its attempts. */
interface CallNames {
  readonly traceId: string
  readonly idempotencyKey: string | undefined
}

function namesOf({ spec, options }: Call, { idempotencyKeys = true }: ClientSettings): CallNames {
  const takesKey = idempotencyKeys && spec.repetition === 'with key'
  return {
    traceId: options.headers?.TraceId ?? randomName(),
    idempotencyKey: takesKey ? (options.idempotencyKey ?? randomName()) : undefined,
  }
}

function requestOf(call: Call, names: CallNames, settings: ClientSettings): RawRequest {
  const { spec, body, options } = call
  const repetition: Repetition =
    spec.repetition === 'with key' && names.idempotencyKey === undefined ? 'never' : spec.repetition
  return {
    url: urlOf(call, settings.baseUrl),
    method: spec.method,
    headers: given({
      Accept: 'application/json',
      'Content-Type': body === undefined ? undefined : 'application/json',
      XAUTH_TRAVELPORT_ACCESSGROUP: settings.accessGroup,
      'TVP-PCC-Core': settings.pcc,
      'Idempotency-Key': names.idempotencyKey,
      TraceId: names.traceId,
      ...settings.headers,
      ...options.headers,
    }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: options.signal,
    repetition,
  }
}

/**
 * Sends a call and reads its answer.
 *
 * @returns the content of the answer's root member; undefined where the answer has no content
 * @throws Refusal the host refused the call
 * @throws HostUnreachable no answer came
 */
export async function perform(call: Call, settings: ClientSettings, tokens: Tokens): Promise<unknown> {
  const names = namesOf(call, settings)
  const request = requestOf(call, names, settings)
  const outcome = await withToken(request, settings, tokens)
  if (outcome.kind === 'no answer')
    throw new HostUnreachable({ operation: call.operation, ...names }, outcome.cause)
  return readAnswer(call, names, outcome.answer)
}

/** With another token where the host does not accept the first. */
async function withToken(request: RawRequest, settings: ClientSettings, tokens: Tokens): Promise<Outcome> {
  const send = async (token: string): Promise<Outcome> =>
    deliver({ ...request, headers: { Authorization: `Bearer ${token}`, ...request.headers } }, settings)
  const token = await tokens.current()
  request.signal?.throwIfAborted()
  const outcome = await send(token)
  if (outcome.kind === 'no answer' || outcome.answer.status !== 401) return outcome
  tokens.reject(token)
  const next = await tokens.current()
  return next === token ? outcome : send(next)
}

function readAnswer(
  { operation, spec }: Call,
  { traceId }: CallNames,
  { status, headers, text }: RawAnswer,
): unknown {
  if (status === 204) return undefined
  const body = parsed(text)
  const root = rootOf(body, spec.envelope)
  const [first, ...also] = errorsIn(body, spec.envelope)
  const isAnswer = status < 300 && isJson(body)
  if (!first && isAnswer) return root
  const notice: Notice = first ?? { code: `${status}`, message: `HTTP ${status}`, category: '', details: {} }
  const transactionId = textOf(root.transactionId) ?? headers.get('transactionid') ?? undefined
  throw new Refusal([notice, ...also], { operation, status, traceId, transactionId, answer: body ?? text })
}
