import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCure } from '../../lib/client/find-cure.ts'
import { identifierOf, Refusal, warningsOf } from '../../lib/client/index.ts'
import { type RefusalCode, Refusal as Refused, refusals } from '../../lib/kernel/refusals.ts'
import { type Host, startHost } from '../support/trip-client.ts'

let host: Host
beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.api.close())

const refusalOf = (promise: Promise<unknown>): Promise<Refusal> =>
  promise.then(
    () => {
      throw new Error('it was not refused')
    },
    (error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    },
  )

describe('a refusal is thrown', () => {
  it('where the status is 200, with its number, its cure and the names of the request', async () => {
    const trip = host.client()
    const workbench = identifierOf(await trip.newWorkbench())
    const refusal = await refusalOf(trip.commitWorkbench(workbench, {}, { headers: { TraceId: 'my-name' } }))

    expect(refusal).toMatchObject({
      operation: 'commitWorkbench',
      status: 200,
      traceId: 'my-name',
      category: 'BUSINESS',
      also: [],
    })
    const rule = refusal.rule ?? 'internalError'
    expect([refusal.code, refusal.message]).toEqual([refusals[rule].code, refusals[rule].message])
    expect(refusal.cure).toMatch(/\w{3}/)
    expect(refusal.transactionId).toMatch(/^[\da-f-]{36}$/)
  })

  it('of a hotel, where the status is 400, with what is wrong by its path', async () => {
    const SearchBy = { '@type': 'SearchByCity', SearchCity: 'NYC' }
    const stay = { CheckInDate: '2027-05-02', CheckOutDate: '2027-05-01' }
    const refusal = await refusalOf(host.client().searchProperties({ ...stay, SearchBy }))

    expect(refusal.status).toBe(400)
    expect(refusal.message).toMatch(/CHECK OUT DATE/)
    expect(refusal.cure).toBeTruthy()
  })

  it('where the token endpoint refuses the account', async () => {
    const { access } = host.settings
    const trip = host.client({ access: { ...access, clientSecret: 'wrong' } })
    const refusal = await refusalOf(trip.newWorkbench())

    expect(refusal).toMatchObject({ operation: 'token', status: 401, code: 'invalid_client' })
  })

  it('where something else than the interface answers', async () => {
    const trip = host.client({ baseUrl: `${host.origin}/docs` })
    const refusal = await refusalOf(trip.newWorkbench())

    expect(refusal.status).toBe(404)
  })
})

it('tells the rule of each refusal by its number and text', () => {
  const details = new Proxy({}, { get: () => 'X1' })
  const rules = Object.keys(refusals) as RefusalCode[]
  const wrong = rules.filter((rule) => {
    const { code, message } = refusals[rule]
    const found = findCure({ code, message: new Refused(rule, details).message })
    const twin = found && refusals[found.rule]
    return twin?.code !== code || twin.message !== message
  })

  expect(wrong).toEqual([])
})

it('reads the warnings of an answer', async () => {
  const trip = host.client({ headers: { 'X-Sandbox-Strict': 'on' } })
  const answer = await trip
    .searchPage({ query: { identifier: 'none', pageNumber: 1 } })
    .catch((error) => error)
  expect(answer).toBeInstanceOf(Refusal)

  const wrong = { sortBy: '' }
  const search = {
    ...wrong,
    PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
    SearchCriteriaFlight: [{ departureDate: '2027-05-11', From: { value: 'LHR' }, To: { value: 'JFK' } }],
  }
  const found = await trip.search({ CatalogProductOfferingsRequest: search })

  expect(warningsOf(found)).toEqual([
    expect.objectContaining({ code: '90385', details: expect.objectContaining({ sent: '""' }) }),
  ])
})
