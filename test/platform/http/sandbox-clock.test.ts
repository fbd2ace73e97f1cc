import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { changeSearchBody, laterDate, legTo } from '../../support/exchange.ts'
import { cardTicket, quoteRefund } from '../../support/refund.ts'
import { client, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const at = (clock: string) => ({ headers: { 'x-sandbox-clock': clock } })

describe('the clock of a request', () => {
  it.each([
    '+PT31M',
    '-P1DT2H3M4.5S',
    '2027-03-02',
    '2027-03-02T10:00:00Z',
    '2027-03-02t10:00z',
    '2027-03-02T10:00:00.123+05:30',
    '2028-02-29T23:59:59',
  ])('may be %s', async (clock) => {
    expect((await api.call('newWorkbench', { body: {}, ...at(clock) })).status).toBe(200)
  })

  it.each([
    '2027-02-30T00:00:00Z',
    '2027-02-29',
    '2027-13-01T00:00:00Z',
    '2027-03-02T24:00:00Z',
    '2027-03-02T10:60:00Z',
    '2027-03-02T23:59:60Z',
    '2027-03-02T10:00:00+24:00',
    '2027-03-02T10:00:00 GMT',
    'March 2, 2027',
    '1803981600000',
    '+P',
    '+PT',
    '+P1W',
    '+P1100D',
  ])('is refused where no calendar or clock shows it, or it is out of reach: %j', async (clock) => {
    const { status, body } = await api.call('newWorkbench', { body: {}, ...at(clock) })

    expect(status).toBe(400)
    expect(errorOf(body)).toMatchObject({ SourceCode: '90002' })
  })
})

describe('a document before its issue', () => {
  const early = at('-P30D')
  const refused = expect.objectContaining({
    Message: expect.stringMatching(/^DOCUMENT .* IS NOT ISSUED YET AT THE TIME OF THE REQUEST$/),
  })

  it('cannot be voided, refunded or exchanged; after its issue it can', async () => {
    const ticketed = await cardTicket(api)
    const numbers = ticketNumbersOf(ticketed)
    const workbench = await client(api).reopen(locatorOf(ticketed))
    const exchange = { body: changeSearchBody(workbench, [legTo(laterDate)]) }
    const documentVoid = [{ documentType: 'Ticket', number: numbers }]
    const requests = [
      (options: object = {}) => quoteRefund(api, numbers, {}, options),
      (options: object = {}) => api.call('searchExchange', { ...exchange, ...options }),
      (options: object = {}) =>
        api.call('voidDocuments', {
          body: { locator: { value: locatorOf(ticketed) }, documentVoid },
          ...options,
        }),
    ]

    for (const request of requests) {
      expect(errorOf((await request(early)).body)).toEqual(refused)
      expect(JSON.stringify((await request()).body)).not.toMatch(/ErrorDetail/)
    }
  })
})
