import { Ajv2020 } from 'ajv/dist/2020.js'
import { serveDocs } from '../../lib/platform/local/docs.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Answer, type Api, type Json, startApi } from './api.ts'

export interface DocumentedOperation {
  readonly name: string
  readonly method: string
  readonly path: string
  /** What the path is behind. */
  readonly base: string
  /** As the document has it. */
  readonly operation: Json
}

/** Values of answers, by the name that the document gives them. */
export type Values = Record<string, unknown>

const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1)
const at = (value: Json, pointer: string): unknown =>
  stepsOf(pointer).reduce((within, step) => within?.[step], value)

function put(value: Json, pointer: string, given: unknown): void {
  const steps = stepsOf(pointer)
  const last = steps.pop() ?? ''
  steps.reduce((within, step) => within[step], value)[last] = given
}

/** The example of the operation, with the values that it takes; samples stand for those that are not given. */
function exampleOf({ path, operation }: DocumentedOperation, values: Values) {
  const body = structuredClone(operation.requestBody?.content['application/json'].example)
  const named: Record<string, Record<string, string>> = { path: {}, query: {} }
  for (const { in: place, name, example } of operation.parameters ?? [])
    if (place in named && example !== undefined) Object.assign(named[place] ?? {}, { [name]: `${example}` })
  for (const [expression, name] of Object.entries<string>(operation['x-takes'] ?? {})) {
    const [, place = '', rest = ''] = /^\$request\.(path|query|body)[.#](.+)$/.exec(expression) ?? []
    if (values[name] === undefined) continue
    if (place === 'body') put(body, rest, values[name])
    else Object.assign(named[place] ?? {}, { [rest]: `${values[name]}` })
  }
  const filled = path.replace(/\{(.+?)\}/g, (_, name: string) => encodeURIComponent(named.path?.[name] ?? ''))
  const query = new URLSearchParams(named.query)
  return { url: `${filled}${query.size > 0 ? `?${query}` : ''}`, body }
}

/** A client that knows nothing but the OpenAPI document that the service gives out. */
export async function startFromDocument(options: LocalOptions = {}) {
  const api: Api = await startApi(options)
  await serveDocs(api.service.gateway, api.now)
  const served = await api.service.gateway.inject({ method: 'GET', url: '/openapi.json' })
  const document: Json = JSON.parse(served.payload)
  const operations = new Map<string, DocumentedOperation>()
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    for (const [method, operation] of Object.entries<Json>(item)) {
      const name = operation.operationId
      const { url } = item.servers?.[0] ?? document.servers[0]
      const where = { method: method.toUpperCase(), path, base: url.replace(/\/$/, '') }
      if (name !== undefined) operations.set(name, { name, ...where, operation })
    }
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(document, 'document')
  const headers = {
    authorization: `Bearer ${await api.token()}`,
    'X-Sandbox-Strict': 'on',
    host: 'localhost',
  }

  /** What keeps the value from being one of the schema, which is named by a pointer into the document. */
  function problemsOf(pointer: string, value: unknown): string[] {
    const schema = ajv.getSchema(`document#${encodeURI(pointer)}`)
    if (!schema) return [`no schema at ${pointer}`]
    if (schema(value)) return []
    return (schema.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }

  /** The content that the document describes for a status; a shared response is where it refers to. */
  function contentOf({ operation, path, method }: DocumentedOperation, status: number): string | undefined {
    const response = operation.responses[status]
    if (!response) return undefined
    const place = response.$ref
      ? response.$ref.slice(1)
      : `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`
    return `${place}/content/application~1json/schema`
  }

  return {
    api,
    document,
    operations,
    problemsOf,
    close: () => api.close(),
    /** Sends the example of an operation, and remembers the values of its answer. */
    async send(name: string, values: Values): Promise<Answer> {
      const operation = operations.get(name)
      if (!operation) throw new Error(`${name} is not in the document`)
      const { url, body } = exampleOf(operation, values)
      const answer = await api.request(operation.method, `${operation.base}${url}`, { headers, body })
      for (const [given, expression] of Object.entries<string>(operation.operation['x-gives'] ?? {}))
        values[given] = at(answer.body, expression.replace('$response.body#', '')) ?? values[given]
      return answer
    },
    /** How the answer differs from what the document says of its status. */
    differences(name: string, { status, body }: Answer): string[] {
      const operation = operations.get(name)
      const content = operation && contentOf(operation, status)
      if (!operation?.operation.responses[status]) return [`status ${status} is not documented`]
      return body === undefined ? [] : problemsOf(content ?? '', body)
    },
  }
}
