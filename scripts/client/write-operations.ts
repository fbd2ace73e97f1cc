import * as z from 'zod'
import type { OperationSpec } from '../../lib/client/operation-spec.ts'
import type { DocumentedRoute } from '../../lib/contract/documented-routes.ts'
import { isJson } from '../../lib/contract/openapi/named-schemas.ts'
import { wrapperOf } from '../../lib/contract/openapi/operation.ts'
import { pathParametersOf } from '../../lib/contract/openapi/parameters.ts'
import { unwrapBody } from '../../lib/contract/unwrap.ts'
import type { OperationTypes } from './operation-types.ts'
import { docComment, generatedNote, typeOf } from './write-types.ts'

/** `workbench identifier` is the parameter `workbench`, `ticket number` is `ticketNumber`. */
function parameterName(value: string): string {
  const [first = '', ...others] = value.replace(/ (identifier|id)$/, '').split(' ')
  return (
    first.toLowerCase() + others.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join('')
  )
}

const isNeeded = (schema: z.ZodType, without: unknown): boolean => !schema.safeParse(without).success

function optionsOf({ query }: DocumentedRoute): string {
  if (!query) return 'options?: CallOptions'
  const mark = isNeeded(query, {}) ? '' : '?'
  return `options${mark}: CallOptions & { query${mark}: ${typeOf(z.toJSONSchema(query, { io: 'input' }))} }`
}

function parametersOf({ route, body }: OperationTypes): string {
  const path = pathParametersOf(route).map(({ value }) => `${parameterName(value)}: string`)
  const needsBody = route.body && isNeeded(route.body, unwrapBody({}, route))
  const needsOptions = route.query && isNeeded(route.query, {})
  const mark = needsBody || needsOptions ? '' : '?'
  return [...path, ...(body ? [`body${mark}: ${typeOf(body)}`] : []), optionsOf(route)].join(', ')
}

function methodOf(operation: OperationTypes): string {
  const { route, answer } = operation
  const deprecated = route.deprecated ? ' @deprecated' : ''
  const comment = docComment(`${route.summary} \`${route.method} ${route.path}\`${deprecated}`, '  ')
  return `${comment}  ${route.key}(${parametersOf(operation)}): Promise<${answer ? typeOf(answer) : 'void'}>`
}

/** At most so many wrappers mean the same; more of them are a choice that the client makes. */
const sameMeaning = 3

/** The example's own form: inside a wrapper, or with the wrapper's name as its type. */
function formOf(route: DocumentedRoute): Pick<OperationSpec, 'wrapper' | 'bodyType'> {
  const { example, wrappers = [] } = route
  const wrapper = wrapperOf(route)
  if (wrapper !== undefined) return { wrapper }
  const type = isJson(example?.body) ? example.body['@type'] : undefined
  const isWrapper = typeof type === 'string' && wrappers.includes(type) && wrappers.length <= sameMeaning
  return isWrapper ? { bodyType: type } : {}
}

function repetitionOf({ method, changes }: DocumentedRoute): OperationSpec['repetition'] {
  if (changes) return 'with key'
  return method === 'DELETE' ? 'never' : 'safe'
}

const specOf = (route: DocumentedRoute): OperationSpec => ({
  method: route.method,
  path: route.path,
  envelope: route.envelope,
  hasBody: route.body !== undefined,
  repetition: repetitionOf(route),
  ...formOf(route),
})

/** The module with the method of each operation, and what it takes to send it. */
export function operationsModule(operations: readonly OperationTypes[]): string {
  const methods = operations.map(methodOf)
  const names = operations
    .flatMap(({ body, answer }) => [body, answer])
    .flatMap((schema) => [...typeOf(schema).matchAll(/\b[A-Z]\w+/g)].map(([name]) => name))
  const specs = operations.map(({ route }) => `  ${route.key}: ${JSON.stringify(specOf(route))},`)
  return [
    generatedNote,
    "import type { CallOptions } from '../call-options.ts'",
    "import type { OperationSpec } from '../operation-spec.ts'",
    `import type {\n${[...new Set(names)]
      .sort()
      .map((name) => `  ${name},`)
      .join('\n')}\n} from './types.ts'`,
    '',
    docComment(
      'Every operation of the interface, by its name in the documents. Each answers the content of its root member.',
    ).trim(),
    `export interface Operations {\n${methods.join('\n')}\n}`,
    '',
    'export type OperationName = keyof Operations',
    '',
    `export const operationSpecs: Readonly<Record<OperationName, OperationSpec>> = {\n${specs.join('\n')}\n}`,
    '',
  ].join('\n')
}
