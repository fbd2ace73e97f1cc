import type { APIGatewayProxyResult } from 'aws-lambda'
import { dialect } from '../contract/dialect.ts'
import { completeEnvelope } from '../contract/wire/envelope.ts'
import type { Call } from './call.ts'

type Content = Readonly<Record<string, unknown>>

/** The answer of an operation, with the members and headers that every answer has. */
export function answer(call: Call, body: unknown): APIGatewayProxyResult {
  if (call.route.success === 204 || body === undefined) return result(call, 204)
  const [, content] = rootOf(call, body)
  if (isUnfinished(content)) call.isUnfinished = true
  const headers = { ...(call.route.answersSession && sessionHeaders(content)), ...(call.route.deprecated && { Deprecation: 'true' }) }
  return result(call, 200, completeAnswer(call, body), headers)
}

/** The answer says that the work is not over, and nothing of a failure. */
function isUnfinished({ Result }: Content): boolean {
  const { status, Error: errors } = (Result ?? {}) as { readonly status?: string; readonly Error?: unknown }
  return status === 'Incomplete' && errors === undefined
}

/** What an operation answers, with the members that every answer has. */
export const completeAnswer = (call: Call, body: unknown): object => completeEnvelope(...rootOf(call, body), call.trace)

function rootOf({ key }: Call, body: unknown): [envelope: string, content: Content] {
  const [root] = Object.entries(body as Record<string, Content>)
  if (!root) throw new Error(`${key} answered nothing`)
  return root
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
