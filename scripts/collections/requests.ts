import { type DocumentedRoute, documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { type ExampleValueName, exampleValues } from '../../lib/contract/openapi/example-values.ts'
import { flows } from '../../lib/contract/openapi/flows.ts'
import { pathParametersOf } from '../../lib/contract/openapi/parameters.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'

/** A request of a collection; `{{name}}` stands for a variable. */
export interface CollectionRequest {
  readonly name: string
  readonly summary: string
  readonly method: string
  /** Below the base URL. */
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string])[]
  /** JSON with variables. */
  readonly body?: string
  /** Variables that the answer gives, as JSON pointers into it. */
  readonly gives: readonly (readonly [variable: string, pointer: string])[]
}

/** Requests that are sent one after another. */
export interface CollectionFolder {
  readonly name: string
  readonly summary: string
  readonly requests: readonly CollectionRequest[]
}

/** Values of the sandbox, which the person who uses a collection may change. */
export const collectionVariables: Readonly<Record<string, string>> = {
  origin: 'http://127.0.0.1:8011',
  baseUrl: '{{origin}}/11',
  tokenUrl: '{{origin}}/oauth/token',
  clientId: sandboxAccount.clientId,
  clientSecret: sandboxAccount.clientSecret,
  username: sandboxAccount.username,
  password: sandboxAccount.password,
}

/** The form of a request for a token. */
export const tokenForm: readonly (readonly [name: string, value: string])[] = [
  ['grant_type', 'password'],
  ['client_id', '{{clientId}}'],
  ['client_secret', '{{clientSecret}}'],
  ['username', '{{username}}'],
  ['password', '{{password}}'],
]

/** Days of travel, set before each request. */
export const datesScript = (set: string): readonly string[] => [
  'const day = (ahead) => new Date(Date.now() + ahead * 86400000).toISOString().slice(0, 10)',
  `${set}('date', day(60))`,
  `${set}('dateAfter', day(67))`,
]

const variableOf = (value: string): string => value.replaceAll(/\W+/g, '_')

const withVariables = (text: string): string =>
  text.replaceAll(/\{([\w ]+)\}/g, (_, name: string) => `{{${variableOf(name)}}}`)

const isNumber = (name: string): boolean =>
  Object.hasOwn(exampleValues, name) && typeof exampleValues[name as ExampleValueName].sample === 'number'

/** Variables that are numbers stand without quotation marks. */
const bodyText = (body: unknown): string =>
  withVariables(
    JSON.stringify(body, null, 2).replaceAll(/"\{([\w ]+)\}"/g, (whole, name: string) =>
      isNumber(name) ? whole.slice(1, -1) : whole,
    ),
  )

const pathOf = (route: DocumentedRoute): string =>
  pathParametersOf(route).reduce(
    (path, { name, value }) => path.replace(`{${name}}`, `{{${variableOf(value)}}}`),
    route.path as string,
  )

const expressionOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .reduce((within, step) => `${within}?.${/^\d+$/.test(step) ? `[${step}]` : step}`, 'body')

function requestOf(route: DocumentedRoute): CollectionRequest {
  const { key: name, summary, method, example, gives = {} } = route
  return {
    name,
    summary,
    method,
    path: pathOf(route),
    query: Object.entries(example?.query ?? {}).map(([key, value]) => [key, withVariables(value)]),
    ...(example?.body !== undefined && { body: bodyText(example.body) }),
    gives: Object.entries(gives).map(([value, pointer]) => [variableOf(value), pointer]),
  }
}

/** The flows of the OpenAPI document with their examples, one folder each. */
export function collectionFolders(): readonly CollectionFolder[] {
  const routes = new Map(documentedRoutes.map((route) => [route.key, route]))
  return flows.map(({ summary, operations }, index) => ({
    name: `${String(index + 1).padStart(2, '0')} ${summary.replace(/[.,].*$/, '')}`,
    summary,
    requests: operations.flatMap((key) => {
      const route = routes.get(key)
      return route ? [requestOf(route)] : []
    }),
  }))
}

/** Lines of a script that keep what an answer gives. @param set the tool's function that sets a variable */
export const givesScript = (gives: CollectionRequest['gives'], set: string): readonly string[] =>
  gives.length === 0
    ? []
    : [
        `const give = (name, value) => value !== undefined && ${set}(name, value)`,
        ...gives.map(([variable, pointer]) => `give('${variable}', ${expressionOf(pointer)})`),
      ]

/** Lines of a test that holds for every request: it was neither refused nor did it fail. */
export const isGranted = (body: string): readonly string[] => [
  `const root = Object.values(${body} || {})[0]`,
  "expect(JSON.stringify((root && root.Result && root.Result.Error) || [])).to.equal('[]')",
]
