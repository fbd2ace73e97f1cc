import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizes } from '../../../lib/kernel/limits.ts'
import { type Answer, type Api, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { standInInbox } from '../../support/stand-in-inbox.ts'
import { errorOf } from '../../support/trip.ts'

const supplier = standInInbox()
let api: Api
beforeAll(async () => {
  api = await startApi({
    supplierInboxes: new Map([
      ['sandbox-ndc', supplier.inbox],
      ['polled', standInInbox({ isPolled: true }).inbox],
    ]),
  })
})
afterAll(() => api.close())

const event = { id: 'evt_7', orderId: 'ord_7' }
const noted = async () => (await ledger(api).reportedOrders()).map(({ eventId }) => eventId)
const refused = (answer: Answer) => {
  const { StatusCode, Message } = errorOf(answer.body)
  return { status: answer.status, StatusCode, Message }
}

it('notes the order of a signed delivery, without a token, and answers 202 without a body', async () => {
  const answer = await supplier.deliver(api, event)

  expect(answer).toMatchObject({ status: 202, body: undefined })
  expect(await noted()).toEqual(['evt_7'])
})

it('notes an event that is delivered again once', async () => {
  await supplier.deliver(api, event)
  await supplier.deliver(api, event)

  expect(await noted()).toEqual(['evt_7'])
})

it('answers a delivery about no order, and notes nothing', async () => {
  const before = await noted()
  const answer = await supplier.deliver(api, { id: 'evt_ping', type: 'ping' })

  expect(answer.status).toBe(202)
  expect(await noted()).toEqual(before)
})

it.each([
  ['of another body', { signature: `t=1803895200,v1=${'0'.repeat(64)}` }],
  ['that is no signature', { signature: 'sha256' }],
  ['that is older than five minutes', { at: Date.parse('2027-03-01T09:54:59Z') }],
])('refuses a signature %s with 401 in the form of every error, and notes nothing', async (_, signing) => {
  const answer = await supplier.deliver(api, { ...event, id: 'evt_forged' }, signing)

  expect(refused(answer)).toEqual({
    status: 401,
    StatusCode: 401,
    Message: 'SIGNATURE OF THE DELIVERY IS MISSING, INVALID OR TOO OLD',
  })
  expect(await noted()).not.toContain('evt_forged')
})

it.each(['nobody', 'constructor', 'polled'])('knows no address of the supplier %s', async (name) => {
  expect(refused(await supplier.deliver(api, { ...event, supplier: name }))).toMatchObject({
    status: 404,
    StatusCode: 404,
  })
})

it('refuses a body above the limit before anything reads it', async () => {
  const long = 'x'.repeat(sizes.bodyBytes)

  expect(refused(await supplier.deliver(api, { ...event, orderId: long }))).toMatchObject({ status: 413 })
})

it('takes deliveries only: everything else under the path needs a token', async () => {
  expect((await api.request('GET', '/11/supplier-events/sandbox-ndc')).status).toBe(401)
})
