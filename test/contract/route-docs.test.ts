import { expect, it } from 'vitest'
import * as z from 'zod'
import { type ResponseOf, routesOf } from '../../lib/contract/route.ts'

const docs = { summary: 'One.', source: 'own', response: z.object({ Answer: z.string() }) } as const
const spec = { method: 'GET', path: '/one', envelope: 'Answer', content: 'any' } as const

it('a route and its documentation have the same key, or they do not compile', () => {
  type Docs = { one: typeof docs; two: typeof docs }
  const routes = routesOf<Docs>()({ one: spec, two: spec })
  // @ts-expect-error: two has no route
  routesOf<Docs>()({ one: spec })
  // @ts-expect-error: three has no documentation
  routesOf<Docs>()({ one: spec, two: spec, three: spec })

  const answer: ResponseOf<typeof routes.one> = { Answer: 'as documented' }
  // @ts-expect-error: not what is documented
  const other: ResponseOf<typeof routes.one> = { Answer: 1 }
  expect(answer).not.toEqual(other)
})
