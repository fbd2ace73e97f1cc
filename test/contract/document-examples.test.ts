import { afterAll, describe, expect, it } from 'vitest'
import type { Answer, Json } from '../support/api.ts'
import { startFromDocument, type Values } from '../support/served-document.ts'

const client = await startFromDocument()
afterAll(() => client.close())

/** What the example was forgiven, which a client must not learn from it. */
const doubtsOf = ({ body, headers }: Answer): string[] => [
  ...Object.values<Json>(body ?? {}).flatMap((root) =>
    (root?.Result?.Warning ?? []).flatMap(({ SourceCode, Message }: Json) =>
      SourceCode === '90385' ? [Message] : [],
    ),
  ),
  ...(headers['x-sandbox-warnings'] === undefined ? [] : [headers['x-sandbox-warnings']]),
]

const names = [...client.operations.keys()].filter((name) => name !== 'token')
const flows: readonly { readonly summary: string; readonly operations: readonly string[] }[] =
  client.document['x-flows']

describe('examples of the served document, sent one after another', () => {
  it.each(flows)('$summary', async ({ operations }) => {
    const values: Values = {}
    for (const name of operations) {
      const taken = Object.values<string>(client.operations.get(name)?.operation['x-takes'] ?? {})
      expect(
        taken.filter((value) => values[value] === undefined),
        `${name} takes`,
      ).toEqual([])

      const answer = await client.send(name, values)

      expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      expect(
        answer.body && Object.values<{ Result?: { Error?: unknown } }>(answer.body)[0]?.Result?.Error,
      ).toBe(undefined)
      expect(client.differences(name, answer), name).toEqual([])
      expect(doubtsOf(answer), name).toEqual([])
    }
  })

  it('comprise every operation but those that need an NDC order, several travelers or an issued EMD', () => {
    const sent = new Set(flows.flatMap(({ operations }) => operations))

    expect(names.filter((name) => !sent.has(name)).sort()).toEqual([
      'cancelPayment',
      'displayEmd',
      'divideReservation',
      'modify',
      'nextLeg',
      'priceAncillaries',
      'reprice',
      'reshop',
      'retrieveEmds',
      'standaloneReprice',
      'voidEmd',
    ])
  })
})

it.each(names)('%s refuses samples that no answer gave as the document describes it', async (name) => {
  const answer = await client.send(name, {})

  expect(client.differences(name, answer)).toEqual([])
  expect(doubtsOf(answer)).toEqual([])
})
