import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { catalogue } from '../../lib/contract/catalogue.ts'
import { openApiDocument } from '../../lib/contract/openapi/document.ts'
import type { Json } from '../support/api.ts'

const document: Json = openApiDocument({ date: '2027-05-11', dateAfter: '2027-05-18' })
const schemas: Readonly<Record<string, Json>> = document.components.schemas

const operations: readonly { readonly name: string; readonly path: string; readonly operation: Json }[] =
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).flatMap(([method, operation]) =>
      operation.operationId ? [{ name: `${method.toUpperCase()} ${path}`, path, operation }] : [],
    ),
  )

/** Every object of the document that a schema is made of, with its place. */
function partsOf(value: Json, place = '#'): { readonly place: string; readonly part: Json }[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value)
    .filter(([name]) => !name.startsWith('example'))
    .flatMap(([name, one]) => partsOf(one, `${place}/${name}`))
  return Array.isArray(value) ? within : [{ place, part: value }, ...within]
}

it('documents every route of the catalogue and the token, and nothing else', () => {
  const routes = Object.values(catalogue).flatMap((family) =>
    Object.values(family).map(({ method, path }) => `${method} ${path}`),
  )

  expect(operations.map(({ name }) => name).sort()).toEqual([...routes, 'POST /oauth/token'].sort())
})

it('every reference leads to something', () => {
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]

  expect(names.length).toBeGreaterThan(1000)
  for (const [, kind = '', name = ''] of names) expect(document.components[kind]).toHaveProperty([name])
})

it('names every operation, and describes each of its parameters and tags', () => {
  const declaredTags = document.tags.map(({ name }: Json) => name)
  for (const { path, operation } of operations) {
    const parameters: Json[] = (operation.parameters ?? []).map((one: Json) =>
      one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)] : one,
    )
    expect(operation.summary).toBeTruthy()
    expect(declaredTags).toEqual(expect.arrayContaining(operation.tags))
    expect(parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)).toEqual(
      [...path.matchAll(/\{(.+?)\}/g)].map((match) => match[1]),
    )
    expect(
      parameters.filter((one) => !(one.description ?? one.schema.description)).map(({ name }) => name),
      path,
    ).toEqual([])
  }
})

it('gives every object schema a name that generators can make a file of', () => {
  const unnamed = partsOf(document).filter(
    ({ place, part }) =>
      part.type === 'object' && part.properties && !/^#\/components\/schemas\/[^/]+$/.test(place),
  )

  expect(unnamed.map(({ place }) => place)).toEqual([])
  expect(Object.keys(schemas).filter((name) => name.length > 95)).toEqual([])
  expect(JSON.stringify(document)).not.toContain('prefixItems')
})

it('has locators, statuses and document numbers in the types of a receipt', () => {
  expect(schemas.Receipt?.properties).toMatchObject({
    Confirmation: { $ref: '#/components/schemas/Confirmation' },
    Document: { items: { $ref: '#/components/schemas/Document' } },
  })
  expect(schemas.Confirmation?.properties.Locator.$ref).toBe('#/components/schemas/Locator')
  expect(schemas.Document?.properties.Number.type).toBe('string')
})

it('requires nothing of an answer that a refusal does not have', () => {
  for (const { operation } of operations.filter(({ path }) => path !== '/oauth/token')) {
    const root = operation.responses[200].content['application/json'].schema
    for (const { $ref } of root.anyOf ?? [root]) {
      const { properties, required } = schemas[$ref.split('/').at(-1)] as Json
      const [envelope] = Object.keys(properties)
      expect(required).toEqual([envelope])
      expect(schemas[properties[envelope ?? ''].$ref.split('/').at(-1)]?.required ?? []).toEqual([])
    }
  }
})

it('documents each status that the gateway or the pipeline can answer', () => {
  const statuses = (name: string): string[] =>
    Object.keys(operations.find(({ operation }) => operation.operationId === name)?.operation.responses)

  expect(statuses('addOffer')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '408',
    '409',
    '413',
    '415',
    '429',
    '431',
    '500',
    '503',
    '504',
  ])
  expect(statuses('retrieveReservation')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '408',
    '429',
    '431',
    '500',
    '503',
    '504',
  ])
  expect(statuses('deletePayment')).toContain('204')
  expect(statuses('retrieveEmds')).toContain('501')
})

it('has examples of requests, answers and refusals that are what their schemas say', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'document')
  const contents = partsOf(document).filter(({ part }) => part.schema && (part.example ?? part.examples))
  expect(contents.length).toBeGreaterThan(120)
  for (const { place, part } of contents) {
    const schema = ajv.compile(JSON.parse(JSON.stringify(part.schema).replaceAll('"#/', '"document#/')))
    const examples = part.examples
      ? Object.values<Json>(part.examples).map(({ value }) => value)
      : [part.example]
    for (const example of examples)
      expect(schema(example), `${place} ${ajv.errorsText(schema.errors)}`).toBe(true)
  }
  expect(JSON.stringify(document.paths)).not.toMatch(/\{[a-z]+ [a-z ]+\}|\{date/)
})
