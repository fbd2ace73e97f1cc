import { expect, it } from 'vitest'
import { catalogue } from '../../lib/contract/catalogue.ts'
import { openApiDocument } from '../../lib/contract/openapi/document.ts'

const document = openApiDocument()

it('documents every route of the catalogue, and nothing else', () => {
  const documented = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = Object.values(catalogue).flatMap((family) =>
    Object.values(family).map(({ method, path }) => `${method} ${path}`),
  )

  expect(documented.sort()).toEqual(routes.sort())
})

it('every reference leads to a component', () => {
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )

  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(document.components?.schemas).toHaveProperty(name)
})

it('names every operation, and declares each parameter of its path', () => {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const operation of Object.values(item) as {
      operationId?: string
      summary?: string
      parameters?: { in: string; name: string }[]
    }[]) {
      expect(operation.operationId).toBeTruthy()
      expect(operation.summary).toBeTruthy()
      const declared = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name)
      expect(declared).toEqual([...path.matchAll(/\{(.+?)\}/g)].map((match) => match[1]))
    }
  }
})

it('has examples that can be sent as they are: with a date, and no placeholder but those of ids', () => {
  const examples = Object.values(
    openApiDocument({ date: '2027-05-11', dateAfter: '2027-05-18' }).paths ?? {},
  ).flatMap((item) =>
    Object.values(item).flatMap((operation) =>
      JSON.stringify(operation.requestBody?.content?.['application/json']?.example ?? {}),
    ),
  )
  const places = new Set(examples.flatMap((text) => text.match(/\{[a-z ]+\}/g) ?? []))

  expect([...places].every((place) => place.includes('identifier') || place.includes('id'))).toBe(true)
  expect(places).not.toContain('{date}')
})
