import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { withEachTextChanged, withMembersEverywhere } from '../support/changed-strings.ts'
import { client } from '../support/trip.ts'

/** Names that every JavaScript object has, own or not. */
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

let api: Api
let authorization: string
let workbench: string
beforeAll(async () => {
  api = await startApi({ log: { request: () => undefined, bug: ({ error }) => console.error(error) } })
  authorization = `Bearer ${await api.token()}`
  workbench = (await client(api).prepare()).workbench
})
afterAll(() => api.close())

const urlOf = (path: string, id: string): string => `/11${path.replace(/\{.+?\}/g, encodeURIComponent(id))}`

/** Requests that were answered 5xx, except for what is not implemented. */
async function failures(
  requests: Iterable<{ method: string; url: string; body?: Json; headers?: Record<string, string> }>,
) {
  const failed: string[] = []
  for (const { method, url, body, headers } of requests) {
    const { status } = await api.request(method, url, { body, headers: { authorization, ...headers } })
    if (status >= 500 && status !== 501) failed.push(`${status} ${method} ${url} ${JSON.stringify(body)}`)
  }
  return failed
}

it('query parameters and headers may have any name', async () => {
  const query = inherited.map((name) => `${name}=1`).join('&')
  const headers = Object.fromEntries(inherited.map((name) => [name, 'x']))
  const requests = documentedRoutes.map(({ method, path, example }) => ({
    method,
    url: `${urlOf(path, 'unknown')}?${new URLSearchParams(example?.query)}&${query}`,
    body: example?.body,
    headers,
  }))

  expect(await failures(requests)).toEqual([])
})

it.each([
  ['€'.repeat(256)],
  ['🛫'.repeat(128)],
  ['__proto__'],
  ['constructor'],
  [String.fromCodePoint(0)],
  ['a/b#c?d'],
  ['%'],
])('no route stumbles over an identifier such as %s', async (id) => {
  const requests = documentedRoutes
    .filter(({ path, query }) => path.includes('{') || query?.shape.Locator)
    .map(({ method, path, example, query }) => ({
      method,
      url: `${urlOf(path, id)}?${new URLSearchParams({ ...example?.query, ...(query?.shape.Locator && { Locator: id }) })}`,
      body: example?.body,
    }))

  expect(await failures(requests)).toEqual([])
})

it('texts and members of a body may have such names', async () => {
  const requests = documentedRoutes
    .filter(({ key, example }) => example?.body !== undefined && key !== 'discardWorkbench')
    .flatMap(({ method, path, example }) => {
      const nameOf = (index: number): string => inherited[index % inherited.length] ?? ''
      const bodies = [
        ...withEachTextChanged(example?.body, (_, index) => nameOf(index)),
        withMembersEverywhere(
          example?.body,
          Object.fromEntries(inherited.map((name) => [name, { isAdded: true }])),
        ),
      ]
      return bodies.map((body) => ({ method, url: urlOf(path, workbench), body }))
    })
  const queries = documentedRoutes.flatMap(({ method, path, query, example }) =>
    Object.keys(query?.shape ?? {}).map((name, index) => ({
      method,
      url: `${urlOf(path, workbench)}?${new URLSearchParams({ ...example?.query, [name]: inherited[index % 3] ?? '' })}`,
      body: example?.body,
    })),
  )

  expect(await failures([...requests, ...queries])).toEqual([])
}, 60_000)
