import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CapacityExceeded } from '../../lib/kernel/capacity.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { type Api, startApi } from '../support/api.ts'
import { requireBalance, resultOf, silent } from '../support/campaign.ts'
import { requestsThatStop, stoppingStore } from '../support/faulty-store.ts'
import { flows } from '../support/flows.ts'
import { ledger } from '../support/ledger.ts'
import { fewWrites, stopForGood } from '../support/stops.ts'
import { cardBody, client, errorOf } from '../support/trip.ts'

/** Commits that nobody asks for again; npm run faults stops them at every write. */

describe('a process that stops, and a client that gives up', () => {
  it.each(flows)(
    'while $name: the next start finishes or undoes it',
    async (flow) => {
      expect(await stopForGood(flow, fewWrites)).toBeGreaterThan(3)
    },
    60_000,
  )
})

describe('an undo that stops', () => {
  const faults = stoppingStore()
  let api: Api
  beforeAll(async () => {
    api = await startApi({ wrapStore: faults.wrap, log: silent })
  })
  afterAll(() => api.close())

  it('goes on as an undo, and gives the reason that it began with, at whichever write it stopped', async () => {
    const { stoppedAt, writesOf } = requestsThatStop(faults, () => api)
    const refused = async () => {
      const { workbench, offer } = await client(api).prepare()
      await client(api).pay(workbench, offer, cardBody('4000000000000341'))
      return () => client(api).commit(workbench)
    }
    const writes = await writesOf(await refused())
    const reasons = new Set<string>()
    for (let write = 1; write <= writes; write++)
      for (const when of ['before', 'after'] as const) {
        const { body } = await stoppedAt(write, when, await refused())
        reasons.add(`${resultOf(body).status} ${errorOf(body)?.Message}`)
        await requireBalance(api, `stopped ${when} write ${write}`)
      }

    expect([...reasons]).toEqual([expect.stringContaining('CAPTURE')])
  }, 60_000)
})

describe('a lack of capacity', () => {
  let throttled: string | undefined
  let times = 0
  let api: Api
  let isListFull = false
  beforeAll(async () => {
    api = await startApi({
      log: silent,
      wrapSteps: (run) => async (input) => {
        const { step } = input as { readonly step: string }
        if (step === throttled && times-- > 0) throw new CapacityExceeded('ThrottlingException')
        return run(input)
      },
      wrapStore: (store): Store => ({
        ...store,
        put: (table, ...rest) =>
          isListFull && table === 'openCommits'
            ? Promise.reject(new CapacityExceeded('ThrottlingException'))
            : store.put(table, ...rest),
      }),
    })
  })
  afterAll(() => api.close())

  it.each([
    'planCommit',
    'sellOffer',
    'authorisePayment',
    'issueDocuments',
    'capturePayment',
    'fileAndClose',
  ])('during %s is waited out, and nothing is undone for it', async (step) => {
    const { workbench, offer } = await client(api).prepare()
    await client(api).pay(workbench, offer, cardBody())
    throttled = step
    times = 8

    const committed = await client(api).committed(workbench)

    expect(committed.Offer).toHaveLength(1)
    await requireBalance(api, step)
  })

  it('before the commit begins is answered 503 with Retry-After; the repetition commits', async () => {
    const { workbench } = await client(api).prepare()
    isListFull = true
    const refused = await client(api).commit(workbench)
    isListFull = false

    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1'])
    expect(errorOf(refused.body).SourceCode).toBe('90503')
    expect(resultOf((await client(api).commit(workbench)).body).status).toBe('Complete')
    expect(await ledger(api).openCommits()).toEqual([])
  })
})
