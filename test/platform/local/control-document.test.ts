import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxControl } from '../../../lib/platform/local/control/sandbox-control.ts'
import { type Json, startOfTests } from '../../support/api.ts'
import { silent } from '../../support/campaign.ts'
import { startFromDocument, type Values } from '../../support/served-document.ts'

let served: Awaited<ReturnType<typeof startFromDocument>>
beforeAll(async () => {
  served = await startFromDocument({ control: sandboxControl(() => startOfTests), log: silent })
})
afterAll(() => served.close())

const prefix = '/_sandbox'

/** `GET /_sandbox/requests/{id}`, of every route below the prefix that the service has. */
function servedRoutes(): string[] {
  const parents: string[] = []
  return served.api.service.gateway
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([ │]*)[└├]── (\S+)(?: \((.+)\))?$/.exec(line) ?? []
      parents.splice(indent.length / 4, Number.POSITIVE_INFINITY, path)
      const whole = parents.join('').replace(/:(\w+)/g, '{$1}')
      return methods && whole.startsWith(prefix)
        ? methods.split(', ').map((method) => `${method} ${whole}`)
        : []
    })
    .filter((route) => !route.startsWith('HEAD'))
}

/** A person decides in the console, and only then is a confirmation of use. */
const ofAPerson = ['approve', 'decline', 'useConfirmation']

const documented = () => [...served.operations.values()].filter(({ path }) => path.startsWith(prefix))

it('documents every route of the control, and nothing else', () => {
  expect(documented().length).toBeGreaterThan(20)
  expect(
    documented()
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual(servedRoutes().sort())
})

it('is not in the document of a service that has no control', async () => {
  const without = await startFromDocument()
  await without.close()

  expect(Object.keys(without.document.paths).filter((path) => path.startsWith(prefix))).toEqual([])
})

it('works by its examples in the order of its flow, which has all of them', async () => {
  const flow: Json = served.document['x-flows'].at(-1)
  const values: Values = {}
  for (const name of flow.operations) {
    const answer = await served.send(name, values)
    expect(answer.status, name).toBeLessThan(300)
    expect(served.differences(name, answer), name).toEqual([])
  }

  expect([...new Set([...flow.operations, ...ofAPerson])].sort()).toEqual(
    documented()
      .map(({ name }) => name)
      .sort(),
  )
})

it('documents its refusals', async () => {
  for (const name of ['endScenario', 'readRequest', 'restoreSnapshot']) {
    const answer = await served.send(name, {
      'scenario id': 'none',
      'request id': 'none',
      'snapshot name': 'none',
    })
    expect(answer.status, name).toBe(404)
    expect(served.differences(name, answer), name).toEqual([])
  }
})
