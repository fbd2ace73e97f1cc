import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DeclaredFailure } from '../../functions/commit-steps/steps.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { addAncillary } from '../support/ancillary.ts'
import { type Answer, type Api, startApi } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import { snapshotOf } from '../support/ledger.ts'
import { criteriaChoice, driverBody, vehicleBuild } from '../support/rental.ts'
import { cardBody, client, unpricedBody } from '../support/trip.ts'

/** A step that a supplier refuses, before it has done anything or after its effect. */
interface Failure {
  readonly step: string
  readonly when: 'before' | 'after'
}

let failing: Failure | undefined
const failOnce: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
  const failure = failing?.step === (input as { step: string }).step ? failing : undefined
  if (!failure) return run(input)
  failing = undefined
  if (failure.when === 'after') await run(input)
  throw new DeclaredFailure(JSON.stringify({ code: 'commitFailed' }))
}

let api: Api
beforeAll(async () => {
  api = await startApi({ wrapSteps: failOnce, log: silent })
})
afterAll(() => api.close())

/** What the service has filed, and what its suppliers have sold and hold. */
async function effects() {
  const books = snapshotOf(api)
  const sales = [await books.sales(), await books.carSales(), await books.ancillarySales()]
  return {
    reservations: (await books.reservations()).length,
    documents: (await books.documents()).length,
    sold: sales.map((one) => one.filter(({ status }) => status === 'sold').length),
    holds: (await books.holds()).length,
    issued: (await books.issuances()).filter(({ status }) => status === 'issued').length,
    charged: (await books.charges()).filter(({ status }) => status !== 'reversed').length,
  }
}

/** Commits of every kind of content, prepared up to the request that books. */
const commits: Readonly<Record<string, () => Promise<() => Promise<Answer>>>> = {
  async 'flights and a card'() {
    const { workbench, offer } = await client(api).prepare()
    await client(api).pay(workbench, offer, cardBody())
    return () => client(api).commit(workbench)
  },
  async 'flights and a bag'() {
    const { workbench } = await client(api).prepare()
    await addAncillary(api, workbench)
    return () => client(api).commit(workbench)
  },
  async 'a seat without a price'() {
    const workbench = await client(api).openWorkbench()
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addUnpricedSegments', { path, body: unpricedBody() })
    await client(api).addTraveler(workbench)
    return () => client(api).commit(workbench)
  },
  async 'a car'() {
    const body = vehicleBuild(criteriaChoice(), { Traveler: [driverBody()] })
    return () => api.call('bookVehicle', { body })
  },
}

describe.each(Object.entries(commits))('a commit of %s leaves nothing behind', (_name, prepare) => {
  it.each<Failure>([
    { step: 'sellOffer', when: 'before' },
    { step: 'sellOffer', when: 'after' },
    { step: 'fileAndClose', when: 'before' },
  ])('when $step fails, $when its effect', async (failure) => {
    const commit = await prepare()
    const before = await effects()
    failing = failure
    await commit()
    await api.service.idle()

    expect(failing).toBeUndefined()
    expect(await effects()).toEqual(before)
  })
})

it.each<Failure>([
  { step: 'authorisePayment', when: 'before' },
  { step: 'authorisePayment', when: 'after' },
  { step: 'issueDocuments', when: 'before' },
  { step: 'issueDocuments', when: 'after' },
  { step: 'capturePayment', when: 'before' },
  { step: 'capturePayment', when: 'after' },
])('flights stay held, unpaid and without tickets, when $step fails, $when its effect', async (failure) => {
  const commit = await commits['flights and a card']?.()
  const { sold, reservations, ...before } = await effects()
  const [flights = 0, ...others] = sold
  failing = failure
  await commit?.()
  await api.service.idle()

  expect(failing).toBeUndefined()
  expect(await effects()).toEqual({
    ...before,
    reservations: reservations + 1,
    sold: [flights + 1, ...others],
    holds: before.holds + 1,
  })
})
