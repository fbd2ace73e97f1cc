import { createDocument, type ZodOpenApiPathItemObject } from 'zod-openapi'
import { documentedRoutes } from '../documented-routes.ts'
import type { ExampleDates } from './example-values.ts'
import { type Flow, flows } from './flows.ts'
import { withNamedSchemas } from './named-schemas.ts'
import { operationOf } from './operation.ts'
import { tags } from './tags.ts'
import { tokenPath } from './token-operation.ts'

const description = `Flight, hotel and car booking.

**Access.** Every request but the one for a token needs a bearer token: \`POST /oauth/token\`, which on AWS has a host of
its own. A path without the method of a request answers 405.

**Refusals.** What breaks a business rule is answered with status 200 and \`Result.Error\` in the operation's own root
member, without its other members; therefore none of them is required. Hotels and cars refuse with 4xx.

**Leniency.** Requests are read more generously than the schemas say: numbers and booleans may be texts and texts
numbers, one object may stand for a list of one and a list of one for an object, \`null\` and empty texts mean that the
member is absent, codes and words of a list may have any letter case, members that are not described are ignored.
Answers are always as described; further members may be added at any time.

**Examples.** They can be sent in the order of \`x-flows\`. What \`x-takes\` of an operation lists comes from an earlier
answer: put the value of that name in its place. Where an answer has such values is in \`x-gives\`. Both name places by
runtime expressions of OpenAPI. Answers that are shown were recorded from these requests; two items of each list
are kept.`

/** What a service has beside the interface. */
export interface DocumentAddition {
  readonly paths: Readonly<Record<string, ZodOpenApiPathItemObject>>
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly flows: readonly Flow<string>[]
}

export interface DocumentSettings extends Partial<ExampleDates> {
  /** Where the interface is served, stage included. */
  readonly serverUrl?: string
  /** Where tokens are issued. */
  readonly tokenServerUrl?: string
  readonly addition?: DocumentAddition | undefined
}

/** The OpenAPI 3.1 document of the whole service. */
export function openApiDocument({
  serverUrl = '/11',
  tokenServerUrl = '/',
  addition = { paths: {}, tags: [], flows: [] },
  ...dates
}: DocumentSettings = {}) {
  const paths: Record<string, ZodOpenApiPathItemObject> = { '/oauth/token': tokenPath(tokenServerUrl) }
  for (const route of documentedRoutes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, dates) }
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'tripwright',
      version: '11',
      description,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: serverUrl, description: 'On AWS: the output ApiUrl of the stack.' }],
    tags: [...tags, ...addition.tags],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths: { ...paths, ...addition.paths },
    'x-flows': [...flows, ...addition.flows],
  })
  return withNamedSchemas(document)
}
