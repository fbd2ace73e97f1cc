import type { APIGatewayProxyResult } from 'aws-lambda'
import { dialect } from '../../contract/dialect.ts'
import { completeEnvelope } from '../../contract/envelope.ts'
import type { Call } from './call.ts'
import { doubtHeaders, withDoubts } from './strict.ts'

type Content = Readonly<Record<string, unknown>>
type Root = [envelope: string, content: Content]

/** The answer of an operation, with the members and headers that every answer has. */
export function answer(call: Call, body: unknown): APIGatewayProxyResult {
  if (call.route.success === 204 || body === undefined)
    return result(call, 204, undefined, doubtHeaders(call))
  const [[, content]] = rootsOf(call, body)
  if (isUnfinished(content)) call.isUnfinished = true
  const headers = {
    ...(call.route.answersSession && sessionHeaders(content)),
    ...(call.route.omitsResult && doubtHeaders(call)),
    ...(call.route.deprecated && { Deprecation: 'true' }),
  }
  return result(call, 200, completeAnswer(call, body), headers)
}

/** The answer reports unfinished work, and no failure. */
function isUnfinished({ Result }: Content): boolean {
  const { status, Error: errors } = (Result ?? {}) as { readonly status?: string; readonly Error?: unknown }
  return status === 'Incomplete' && errors === undefined
}

/**
 * What an operation answers, with the members that every answer has: inside each root member, where clients
 * know it by two names.
 */
export const completeAnswer = (call: Call, body: unknown): object =>
  withDoubts(
    Object.assign(
      {},
      ...rootsOf(call, body).map(([envelope, content]) =>
        completeEnvelope(
          envelope,
          call.route.omitsResult ? { Result: undefined, ...content } : content,
          call.trace,
        ),
      ),
    ),
    call,
  )

function rootsOf({ key }: Call, body: unknown): [first: Root, ...others: Root[]] {
  const [first, ...others] = Object.entries(body as Record<string, Content>)
  if (!first) throw new Error(`${key} answered nothing`)
  return [first, ...others]
}

/** Some clients take the workbench's id from these headers first. */
function sessionHeaders({ Identifier }: Content): Record<string, string> {
  const value = (Identifier as { value?: string } | undefined)?.value
  return value === undefined ? {} : Object.fromEntries(dialect.sessionHeaders.map((name) => [name, value]))
}

/** Body and headers as the gateway sends them. */
export function result(
  { trace }: Pick<Call, 'trace'>,
  statusCode: number,
  body?: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  return {
    statusCode,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      'Content-Version': dialect.contentVersion,
      transactionId: trace.transactionId,
      E2ETrackingID: trace.trackingId ?? trace.transactionId,
      ...(trace.traceId !== undefined && { traceId: trace.traceId }),
      ...headers,
    },
    body: body === undefined ? '' : JSON.stringify(body),
  }
}
