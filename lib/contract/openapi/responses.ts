import * as z from 'zod'
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { Refusal, type RefusalCode, refusals } from '../../kernel/refusals.ts'
import type { DocumentedRoute } from '../documented-routes.ts'
import { errorResponse, refusalBody, refusalNotice, result } from '../envelope.ts'
import { recordedAnswer } from './recorded-answers.ts'

/** Of requests to hotels: some clients look for the error outside its wrapper. */
const repeatedAtRoot = {
  '@type': z.string().optional(),
  traceId: z.string().optional(),
  Result: result.optional(),
}

const errorBody = errorResponse.extend(repeatedAtRoot).meta({
  id: 'ErrorResponseBody',
  description: 'Why the request was refused; hotel searches repeat the reason outside ErrorResponse.',
})

const authorizationErrorBody = errorBody
  .extend({ error: z.enum(['invalid_token', 'access_denied']), error_description: z.string() })
  .meta({ id: 'AuthorizationErrorBody', description: 'Who may not send the request, and why.' })

const codes = Object.keys(refusals) as RefusalCode[]
const trace = {
  transactionId: '3f8a2c57-0d4e-4b19-a6e2-71c5d90b8e44',
  correlationId: '9b1d6e02-53fa-4c7d-8e90-2a4f6c8b0d13',
}

const exampleOf = (code: RefusalCode) => ({
  summary: new Refusal(code).message,
  value: refusalBody('ErrorResponse', [refusalNotice(new Refusal(code))], trace),
})

const statusNames: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['InvalidRequest', 'The request cannot be understood, or breaks a rule of its input.'],
  401: [
    'NotAuthenticated',
    'The token is missing, invalid or not for this access group or pseudo city code.',
  ],
  403: ['NotAllowed', 'The account may not send this request.'],
  404: ['NotFound', 'What the request is about was not found.'],
  405: ['MethodNotAllowed', 'The path has no such method.'],
  409: [
    'Conflict',
    'The Idempotency-Key was used for another request, or for one that is still in progress.',
  ],
  413: ['TooLarge', 'The body is too large.'],
  415: ['MediaTypeNotSupported', 'The body cannot be decoded.'],
  429: ['TooManyRequests', 'Too many requests; repeat it later.'],
  500: ['InternalError', 'The service failed; hotels: the outcome of a sale is unknown.'],
  501: ['NotImplemented', 'Not implemented.'],
  503: [
    'Unavailable',
    'A supplier, or the service, has no capacity now; repeat it after Retry-After seconds.',
  ],
  504: ['TimedOut', 'The request took too long; repeat it.'],
}

/** The answers of one status, with each refusal that has it. */
function errorResponseOf(status: number): ZodOpenApiResponseObject {
  const [id, description] = statusNames[status] ?? [`Status${status}`, `Status ${status}.`]
  const examples = codes.flatMap((code) =>
    refusals[code].status === status ? [[code, exampleOf(code)] as const] : [],
  )
  return {
    id,
    description,
    content: {
      'application/json': {
        schema: status === 401 || status === 403 ? authorizationErrorBody : errorBody,
        examples: Object.fromEntries(examples),
      },
    },
  }
}

const errorResponses: ReadonlyMap<number, ZodOpenApiResponseObject> = new Map(
  [...new Set(codes.map((code) => refusals[code].status))]
    .filter((status) => status >= 400)
    .map((status) => [status, errorResponseOf(status)]),
)

/** Statuses that do not go with every operation. */
function canAnswer(status: number, { changes, body, notImplemented }: DocumentedRoute): boolean {
  switch (status) {
    // Of a path, not of an operation.
    case 405:
      return false
    case 409:
      return changes === true
    case 413:
    case 415:
      return body !== undefined
    case 501:
      return notImplemented === true
    default:
      return true
  }
}

/**
 * The answer as clients may rely on it: a refusal has Result.Error in the operation's own root member, and
 * nothing else of the operation.
 */
function withRefusals(response: z.ZodType): z.ZodType {
  if (response instanceof z.ZodUnion)
    return z.union((response.options as readonly z.ZodType[]).map(withRefusals))
  if (!(response instanceof z.ZodObject)) return response
  const [[envelope, root] = ['', undefined], ...others] = Object.entries(
    response.shape as Readonly<Record<string, z.ZodType>>,
  )
  if (!(root instanceof z.ZodObject)) return response
  return z.object({
    [envelope]: root.partial(),
    ...Object.fromEntries(others.map(([name, schema]) => [name, schema.optional()])),
  })
}

/** Every answer of the operation, by status. */
export function responsesOf(route: DocumentedRoute): ZodOpenApiResponsesObject {
  const schema = withRefusals(route.response)
  const example = recordedAnswer(route.key)
  const content = {
    'application/json': { schema, ...(example && { example }) },
    ...(route.streams && { 'application/stream+json': { schema } }),
  }
  return {
    ...(route.success === 204 && { '204': { description: 'Done.' } }),
    '200': {
      description:
        route.success === 204
          ? 'Refused by a business rule: Result.Error gives the reason.'
          : 'Done, or refused by a business rule: then Result.Error gives the reason.',
      content,
    },
    ...Object.fromEntries(
      [...errorResponses]
        .filter(([status]) => canAnswer(status, route))
        .map(([status, one]) => [`${status}`, one]),
    ),
  }
}
