import * as z from 'zod'
import { createDocument, type ZodOpenApiPathItemObject } from 'zod-openapi'
import { type DocumentedRoute, documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { isJson, type Json, withNamedSchemas } from '../../lib/contract/openapi/named-schemas.ts'

/** An operation with the schemas of its body and its answer, which refer to named ones. */
export interface OperationTypes {
  readonly route: DocumentedRoute
  readonly body?: Json
  readonly answer?: Json
}

const prefix = '#/components/schemas/'

/** Name of the schema that another one refers to; undefined: it has none. */
export const referredBy = (schema: unknown): string | undefined =>
  isJson(schema) && typeof schema.$ref === 'string' ? schema.$ref.slice(prefix.length) : undefined

/** Of operations that take one or several of a thing, the form for one: another operation takes the list. */
const ofOne = (response: z.ZodType): z.ZodType =>
  response instanceof z.ZodUnion ? (response.options[0] as z.ZodType) : response

const takesOneOrMany = ({ response }: DocumentedRoute): boolean => response instanceof z.ZodUnion

function pathOf({ key, body, response, success }: DocumentedRoute): ZodOpenApiPathItemObject {
  const content = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
  const answer = success === 204 ? {} : content(ofOne(response))
  return {
    post: {
      operationId: key,
      ...(body && { requestBody: content(body) }),
      responses: { '200': { description: key, ...answer } },
    },
  }
}

/** A value within a document, by the names on the way. */
const within = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((at, name) => (isJson(at) ? at[name] : undefined), value)

/** Objects of which nothing is known need no name. */
function withoutEmpty(schemas: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const isEmpty = ({ properties }: Json): boolean =>
    isJson(properties) && Object.keys(properties).length === 0
  const empty = Object.keys(schemas).filter((name) => isEmpty(schemas[name] ?? {}))
  const text = empty.reduce(
    (all, name) => all.replaceAll(`"$ref":"${prefix}${name}"`, '"type":"object"'),
    JSON.stringify(schemas),
  )
  return JSON.parse(text)
}

/** Answers and requests have schemas of their own; where they say the same, the one of requests stands for both. */
function withoutTwins(schemas: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const twins = Object.keys(schemas).filter((name) => name.endsWith('Output'))
  const merged = (text: string, names: readonly string[]): string =>
    names.reduce((all, name) => all.replaceAll(`"${prefix}${name}"`, `"${prefix}${name.slice(0, -6)}"`), text)
  const isTwin = (name: string): boolean => {
    const [one, other] = [name, name.slice(0, -6)].map((key) => merged(inOrder(schemas[key]), twins))
    return one === other
  }
  const equal = twins.filter(isTwin)
  const text = merged(JSON.stringify(schemas), equal)
  const kept = Object.entries<Json>(JSON.parse(text)).filter(([name]) => !equal.includes(name))
  return Object.fromEntries(kept)
}

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    isJson(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  )

/** The schema of what is inside the root member of the answer. */
function rootOf(
  schema: unknown,
  envelope: string,
  schemas: Readonly<Record<string, Json>>,
): Json | undefined {
  const root = within(schemas[referredBy(schema) ?? ''], 'properties', envelope)
  return isJson(root) ? root : undefined
}

const bodyOf = (
  schema: unknown,
  isOne: boolean,
  schemas: Readonly<Record<string, Json>>,
): Json | undefined => {
  if (!isJson(schema) || !isOne) return isJson(schema) ? schema : undefined
  const named = schemas[referredBy(schema) ?? ''] ?? schema
  const first = (one: unknown): unknown => (isJson(one) && Array.isArray(one.anyOf) ? one.anyOf[0] : one)
  const { properties = {} } = named
  return {
    ...named,
    properties: Object.fromEntries(
      Object.entries(properties as Json).map(([name, one]) => [name, first(one)]),
    ),
  }
}

/** Names of all schemas that the given ones lead to. */
function reached(from: readonly unknown[], schemas: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const namesIn = (value: unknown): string[] =>
    [...JSON.stringify(value ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    )
  const all = new Set(from.flatMap(namesIn))
  // A set gives out what is added while it is walked.
  for (const name of all) for (const next of namesIn(schemas[name])) all.add(next)
  return all
}

/** Every operation, and the named schemas of their bodies and answers: those of the OpenAPI document, refusals left out. */
export function operationTypes(): {
  readonly operations: readonly OperationTypes[]
  readonly schemas: Readonly<Record<string, Json>>
} {
  const paths = Object.fromEntries(documentedRoutes.map((route) => [`/${route.key}`, pathOf(route)]))
  const info = { title: 'types of the client', version: '11' }
  const document = withNamedSchemas(createDocument({ openapi: '3.1.0', info, paths }))
  const schemas = withoutEmpty(
    withoutTwins((document.components?.schemas ?? {}) as Readonly<Record<string, Json>>),
  )
  const operations = documentedRoutes.map((route): OperationTypes => {
    const post = within(document.paths, `/${route.key}`, 'post')
    const [body, answer] = [
      within(post, 'requestBody', 'content', 'application/json', 'schema'),
      within(post, 'responses', '200', 'content', 'application/json', 'schema'),
    ]
    const sent = bodyOf(body, takesOneOrMany(route), schemas)
    const root = rootOf(answer, route.envelope, schemas)
    return { route, ...(sent && { body: sent }), ...(root && { answer: root }) }
  })
  const used = reached(
    operations.flatMap(({ body, answer }) => [body, answer]),
    schemas,
  )
  return {
    operations,
    schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
  }
}
