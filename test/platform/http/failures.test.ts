import { afterAll, beforeAll, expect, it } from 'vitest'
import { CapacityExceeded } from '../../../lib/kernel/capacity.ts'
import type { Store } from '../../../lib/kernel/store.ts'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, travelerBody } from '../../support/trip.ts'

let api: Api
let failure: Error | undefined
const bugs: unknown[] = []
const failing = (store: Store): Store => ({
  ...store,
  create: (...args) => (failure ? Promise.reject(failure) : store.create(...args)),
})
beforeAll(async () => {
  api = await startApi({
    wrapStore: failing,
    log: { request: () => undefined, bug: ({ error }) => void bugs.push(error) },
  })
})
afterAll(() => api.close())

/** Source: docs/contract/booking.md 1.3 and 1.6. */
it.each([
  ['a bug', new Error('the disk is full'), 500, '90000', 'INTERNAL ERROR'],
  [
    'a supplier that does not answer',
    new SupplierUnavailable('no answer'),
    503,
    '2599',
    'COMMUNICATION ERROR',
  ],
  [
    'a lack of capacity',
    new CapacityExceeded('ThrottlingException'),
    503,
    '90503',
    'THE SERVICE IS OVERLOADED. RETRY LATER',
  ],
  [
    'time that runs out',
    Object.assign(new Error('late'), { name: 'TimeoutError' }),
    504,
    '2560',
    'TRANSACTION TIMED OUT. RETRY',
  ],
])(
  '%s is answered as an ErrorResponse without further details',
  async (_what, error, status, code, message) => {
    failure = error
    const answer = await api.call('newWorkbench', { body: {} }).finally(() => {
      failure = undefined
    })

    expect(answer.status).toBe(status)
    expect(answer.body.ErrorResponse).toMatchObject({
      '@type': 'response',
      reservationStatus: 'Fail',
      Result: { status: 'Not Processed' },
    })
    expect(errorOf(answer.body)).toMatchObject({
      '@type': 'ErrorDetail',
      StatusCode: status,
      SourceCode: code,
      Message: message,
    })
    expect(JSON.stringify(answer.body)).not.toContain(error.message)
    expect(bugs.includes(error)).toBe(status === 500)
  },
)

it('a workbench that would hold more than can be kept refuses what is too much, and keeps what it has', async () => {
  const workbench = await client(api).openWorkbench()
  const value = Buffer.concat(
    Array.from({ length: 10 }, () => crypto.getRandomValues(Buffer.alloc(60_000))),
  ).toString('base64')
  const { status, body } = await api.call('addTraveler', {
    path: { ReservationResource_Identifier: workbench },
    body: travelerBody({ Comments: { Comment: [{ value }] } }),
  })
  const shown = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect([status, errorOf(body).SourceCode]).toEqual([200, '4175'])
  expect(shown.body.ReservationResponse.Reservation).not.toHaveProperty('Traveler')
})
