import * as z from 'zod'
import type { Refusal } from '../kernel/refusals.ts'
import { refusals } from '../kernel/refusals.ts'
import { dialect } from './dialect.ts'

/** The identifiers that tie a request to its answer and its log lines. */
export interface Trace {
  /** New for every call. */
  readonly transactionId: string
  /** The caller's TraceId, when one was sent. */
  readonly traceId?: string
  readonly correlationId: string
  /** The caller's E2ETrackingID, when one was sent. */
  readonly trackingId?: string
}

export const identifier = z
  .looseObject({ authority: z.string().optional(), value: z.string() })
  .meta({ id: 'Identifier', description: 'A value with the authority that issued it.' })

const nameValuePair = z.looseObject({ name: z.string(), value: z.string() })

const notice = z.looseObject({
  '@type': z.enum(['ErrorDetail', 'WarningDetail']),
  category: z.string(),
  StatusCode: z.int(),
  Message: z.string(),
  SourceID: z.string(),
  SourceCode: z.string(),
  NameValuePair: z.array(nameValuePair).optional(),
})

export const result = z
  .looseObject({
    '@type': z.literal('Result'),
    status: z.enum(['Complete', 'Incomplete', 'Not Processed']),
    Error: z.array(notice).min(1).optional(),
    Warning: z.array(notice).min(1).optional(),
  })
  .meta({ id: 'Result', description: 'Status of the operation, with its errors and warnings.' })

/** Members that every answer has in addition to its own content. */
const commonMembers = {
  '@type': z.string().optional(),
  transactionId: z.uuid().optional(),
  traceId: z.string().optional(),
  correlationId: z.string().optional(),
  Result: result.optional(),
  Identifier: identifier.optional(),
}

/** The schema of an answer with the given root member and content. */
export const answerSchema = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ [name]: z.looseObject({ ...commonMembers, ...shape }) } as {
    [K in Name]: z.ZodObject<typeof commonMembers & Shape, z.core.$loose>
  })

export const errorResponse = answerSchema('ErrorResponse', { reservationStatus: z.string().optional() })

/** What a client sent, as an object of the type: `@type` comes first, whichever value was sent. */
export const ofType = <Type extends string, Content extends object>(type: Type, content: Content) => {
  const { '@type': _, ...members } = content as Content & { '@type'?: unknown }
  return { '@type': type, ...members }
}

/** An identifier issued by this service. */
export const toIdentifier = (value: string) => ({ authority: dialect.authority, value })

export interface Notice {
  readonly statusCode: number
  readonly message: string
  readonly sourceId: string
  readonly code: string
  readonly category: string
  readonly details?: Readonly<Record<string, string>>
}

export const refusalNotice = (refusal: Refusal): Notice => {
  const { status, code, sourceId, category } = refusals[refusal.code]
  return { statusCode: status, message: refusal.message, sourceId, code, category, details: refusal.details }
}

const toNotice = (
  type: 'ErrorDetail' | 'WarningDetail',
  { statusCode, message, sourceId, code, category, details = {} }: Notice,
) => {
  const pairs = Object.entries(details).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]))
  return {
    '@type': type,
    category,
    StatusCode: statusCode,
    Message: message,
    SourceID: sourceId,
    SourceCode: code,
    ...(pairs.length > 0 && { NameValuePair: pairs }),
  }
}

const toError = (notice: Notice) => toNotice('ErrorDetail', notice)
const toWarning = (notice: Notice) => toNotice('WarningDetail', notice)

export type ResultStatus = z.output<typeof result>['status']

/**
 * The Result member; lists that would be empty are left out, since some clients take any message for a
 * failure.
 */
export const toResult = (
  status: ResultStatus,
  notices: { readonly errors?: readonly Notice[]; readonly warnings?: readonly Notice[] } = {},
) => ({
  '@type': 'Result' as const,
  status,
  ...(notices.errors?.length && { Error: notices.errors.map(toError) }),
  ...(notices.warnings?.length && { Warning: notices.warnings.map(toWarning) }),
})

const answersReservation = (envelope: string): boolean =>
  envelope === 'ReservationResponse' || envelope === 'ErrorResponse'

/** These answers have the result outside the root member too; clients find it in both places. */
const hasResultAtRoot = (envelope: string): boolean => envelope === 'TravelAgency'

/** Puts the members that every answer has around the content of one answer. */
export function completeEnvelope(envelope: string, content: Readonly<Record<string, unknown>>, trace: Trace) {
  const failed = (content.Result as { Error?: unknown } | undefined)?.Error !== undefined
  const complete = toResult('Complete')
  return {
    [envelope]: {
      '@type': answersReservation(envelope) ? 'response' : envelope,
      transactionId: trace.transactionId,
      ...(trace.traceId !== undefined && { traceId: trace.traceId }),
      correlationId: trace.correlationId,
      ...(answersReservation(envelope) && { reservationStatus: failed ? 'Fail' : 'Success' }),
      Result: complete,
      ...content,
    },
    ...(hasResultAtRoot(envelope) && { Result: content.Result ?? complete }),
  }
}

/**
 * A refusal as the client reads it: in the operation's own envelope for status 200, as ErrorResponse
 * otherwise.
 */
export function refusalBody(envelope: string, notices: readonly Notice[], trace: Trace) {
  const [first] = notices
  const isHttpError = first !== undefined && first.statusCode >= 400
  const body = completeEnvelope(
    isHttpError ? 'ErrorResponse' : envelope,
    { Result: toResult('Not Processed', { errors: notices }) },
    trace,
  )
  const unauthorised = first?.statusCode === 401 || first?.statusCode === 403
  return unauthorised
    ? {
        ...body,
        error: first.statusCode === 401 ? 'invalid_token' : 'access_denied',
        error_description: first.message,
      }
    : body
}
