import * as z from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameters,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { type DocumentedRoute, documentedRoutes } from './documented-routes.ts'
import { errorResponse } from './envelope.ts'
import type { RouteDocs, RouteSpec } from './route.ts'

const jsonContent = (schema: z.ZodType, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const streamContent = (schema: z.ZodType) => ({ 'application/stream+json': { schema } })

/** Headers that every operation reads. */
const commonHeaders = z.object({
  XAUTH_SERVICE_ACCESSGROUP: z
    .string()
    .optional()
    .meta({ description: 'Access group (UUID); XAUTH_TRAVELPORT_ACCESSGROUP means the same.' }),
  'TVP-PCC-Core': z.string().optional().meta({ description: 'Pseudo city code, 7N4Q or 7N4Q_1G.' }),
  TraceId: z.string().optional().meta({ description: 'Returned as traceId.' }),
  'TVP-Correlation-Id': z.string().optional().meta({ description: 'Returned as correlationId.' }),
})

const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .optional()
    .meta({ description: 'The same key with the same request gets the same answer; the work is done once.' }),
})

function parametersOf({ path, query, changes }: RouteSpec): ZodOpenApiParameters {
  const names = [...path.matchAll(/\{(.+?)\}/g)].map((match) => match[1] ?? '')
  return {
    header: changes ? commonHeaders.extend(idempotencyHeader.shape) : commonHeaders,
    ...(names.length > 0 && { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }),
    ...(query && { query }),
  }
}

/** The body as the documentation shows it: bare, and inside its wrapper. */
function bodySchema({ body, wrappers: [wrapper] = [] }: RouteSpec): z.ZodType | undefined {
  return body && wrapper !== undefined ? z.union([body, z.object({ [wrapper]: body })]) : body
}

function operationOf(route: DocumentedRoute, date: string): ZodOpenApiOperationObject {
  const body = bodySchema(route)
  return {
    operationId: route.key,
    tags: [route.family],
    summary: route.summary,
    ...(route.deprecated && { deprecated: true }),
    description: describe(route),
    requestParams: parametersOf(route),
    ...(body && {
      requestBody: { required: false, content: jsonContent(body, withDate(route.example?.body, date)) },
    }),
    responses: {
      ...(route.success === 204
        ? { '204': { description: 'Done.' } }
        : {
            '200': {
              description: 'Done, or refused by a business rule: then Result.Error gives the reason.',
              content: {
                ...jsonContent(route.response),
                ...(route.streams && streamContent(route.response)),
              },
            },
          }),
      '400': { description: 'The request cannot be understood.', content: jsonContent(errorResponse) },
      '401': {
        description: 'The token is missing, invalid or not for this access group.',
        content: jsonContent(errorResponse),
      },
    },
  }
}

const sourceTexts: Readonly<Record<RouteDocs['source'], string>> = {
  specification: '',
  docs: "Not in the interface's specification: known from its public documentation.",
  clients: "Not in the interface's specification: known from public clients.",
  own: 'Not part of the interface: an operation of this service, in the manner of the interface.',
}

const describe = ({ source, content, streams, wrappers = [] }: DocumentedRoute): string =>
  [
    content === 'any' ? '' : `${content} content only.`,
    wrappers.length > 0 ? `The body may stand inside ${wrappers.join(' or ')}.` : '',
    streams
      ? 'With `Accept: application/stream+json` the answer comes in several objects, one a line, each as soon as it is known.'
      : '',
    sourceTexts[source],
  ]
    .filter(Boolean)
    .join(' ')

/** An example that can be sent as it is. */
const withDate = (example: unknown, date: string): unknown =>
  example === undefined ? undefined : JSON.parse(JSON.stringify(example).replaceAll('{date}', date))

/**
 * The OpenAPI 3.1 document of the whole service.
 *
 * @param serverUrl where it is served, stage included
 * @param date of departure in its examples
 */
export function openApiDocument(serverUrl: string, date = '{date}') {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const route of documentedRoutes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, date) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'tripwright',
      version: '11',
      description:
        'Flight and hotel booking. Every request needs a bearer token; get one with POST /oauth/token on the same host.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: serverUrl }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: paths as ZodOpenApiPathsObject,
  })
}
