import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { client, documentsOf, errorOf, locatorOf, travelerBody } from '../support/trip.ts'

/** docs/contract/booking.md 15: every row of workbenches and of the reservations that they make. */
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** What every kind of work in a workbench answers: the codes, or undefined where it was done. */
async function work(workbench: string): Promise<(string | undefined)[]> {
  const inside = { path: { ReservationResource_Identifier: workbench } }
  const remark = { ReservationComment: [{ Comment: [{ name: 'RE', value: 'CALLED' }] }] }
  const answers = [
    await api.call('retrieveWorkbench', { path: { Identifier: workbench } }),
    await api.call('addTraveler', { ...inside, body: travelerBody() }),
    await api.call('addReservationComments', { ...inside, body: remark }),
    await api.call('addFormOfPayment', { ...inside, body: { '@type': 'FormOfPaymentCash' } }),
    await api.call('addTravelAgency', { ...inside, body: { CorporateCode: 'A1' } }),
  ]
  return answers.map(({ body }) => errorOf(body)?.SourceCode)
}
const all = (code: string | undefined) => Array(5).fill(code)
const discard = (workbench: string) => api.call('discardWorkbench', { path: { Identifier: workbench } })
const cancelAll = (workbench: string) =>
  api.call('cancelItems', {
    path: { ReservationResource_Identifier: workbench },
    body: { cancelAllInd: true },
  })
const retrieve = async (Identifier: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier } })).body.ReservationResponse.Reservation

describe('a workbench', () => {
  it('is open once it was created, new or for a reservation', async () => {
    const reservation = await client(api).hold()

    expect(await work(await client(api).openWorkbench())).toEqual(all(undefined))
    expect(await work(await client(api).reopen(locatorOf(reservation)))).toEqual(all(undefined))
  })

  it('is consumed by a commit: 4100', async () => {
    const { workbench } = await client(api).prepare()
    await client(api).committed(workbench)

    expect(await work(workbench)).toEqual(all('4100'))
    expect(errorOf((await discard(workbench)).body).SourceCode).toBe('4100')
  })

  it('is open after a commit that was refused before any host was asked', async () => {
    const { workbench } = await client(api).prepare({}, { Telephone: [] })
    const failed = await client(api).commit(workbench)

    expect(errorOf(failed.body).Message).toBe('TELEPHONE IS A REQUIRED FIELD')
    expect(await work(workbench)).toEqual(all(undefined))
  })

  it('is invalid after a commit that a host refused: 4100, which says so', async () => {
    const { workbench } = await client(api).prepare({}, { PersonName: { Given: 'I', Surname: 'SOLDOUT' } })
    const failed = await client(api).commit(workbench)
    const retrieved = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

    expect(errorOf(failed.body).Message).toBe('AIR SEGMENTS CANNOT BE BOOKED')
    expect(await work(workbench)).toEqual(all('4100'))
    expect(errorOf(retrieved.body)).toMatchObject({
      Message: 'RESERVATION WORKBENCH ID DOES NOT EXIST. A COMMIT THAT FAILED CLOSED IT. OPEN A NEW ONE',
      NameValuePair: [{ name: 'workbench', value: 'closed' }],
    })
  })

  it('is open after a two-step stop, and discarded when two-step is requested again while the problem persists', async () => {
    const twoStep = { enableTwoStepCommitInd: true }
    const { workbench } = await client(api).prepare(
      {},
      { PersonName: { Given: 'Isolde', Surname: 'PRICECHANGE' } },
    )
    const stopped = await client(api).commit(workbench, twoStep)
    const whileOpen = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
    const again = await client(api).commit(workbench, twoStep)

    expect(stopped.body.ReservationResponse.Result.status).toBe('Not Processed')
    expect(whileOpen.body.ReservationResponse.Reservation.Offer).toHaveLength(1)
    expect(again.body.ReservationResponse).toMatchObject({
      reservationStatus: 'Fail',
      Result: { status: 'Not Processed' },
    })
    expect(await work(workbench)).toEqual(all('4100'))
  })

  it('is discarded by DELETE: 4100', async () => {
    const workbench = await client(api).openWorkbench()

    expect((await discard(workbench)).status).toBe(204)
    expect(await work(workbench)).toEqual(all('4100'))
  })

  it('has expired 30 minutes after the last touch, post-commit ones too: 4434, for its commit and its discard as well', async () => {
    const locator = locatorOf(await client(api).hold())
    const { workbench: fresh } = await client(api).prepare()
    const reopened = await client(api).reopen(locator)
    api.advance(29)
    await api.call('addTraveler', { path: { ReservationResource_Identifier: fresh }, body: travelerBody() })
    api.advance(1)

    expect(await work(reopened)).toEqual(all('4434'))
    for (const answer of [
      await client(api).commit(reopened),
      await discard(reopened),
      await cancelAll(reopened),
    ])
      expect(errorOf(answer.body)).toMatchObject({
        SourceCode: '4434',
        Message: 'RESERVATION WORKBENCH SESSION MUST BE ACTIVE. REINITIATE SESSION',
      })
    expect(await work(fresh)).toEqual(all(undefined))
    api.advance(30)
    expect(await work(fresh)).toEqual(all('4434'))
  })
})

describe('two workbenches of one reservation', () => {
  it('may be open at once; the first commit wins, the later one must start again: 4367', async () => {
    const agent = client(api)
    const locator = locatorOf(await agent.hold())
    const [first, second] = [await agent.reopen(locator), await agent.reopen(locator)]
    const add = (workbench: string, value: string) =>
      api.call('addReservationComments', {
        path: { ReservationResource_Identifier: workbench },
        body: { ReservationComment: [{ Comment: [{ name: 'RE', value }] }] },
      })
    await add(first, 'FIRST')
    await add(second, 'SECOND')
    await agent.committed(first)
    const late = await agent.commit(second)

    expect(errorOf(late.body)).toMatchObject({
      SourceCode: '4367',
      Message: 'HOST SESSION HAS EXPIRED. IGNORE AND REINITIATE WORKBENCH AND RETRY',
    })
    expect((await retrieve(locator)).ReservationComment.map(({ Comment }: Json) => Comment[0].value)).toEqual(
      ['FIRST'],
    )
    expect(await work(second)).toEqual(all('4100'))

    const third = await agent.reopen(locator)
    await add(third, 'SECOND')
    expect((await agent.committed(third)).ReservationComment).toHaveLength(2)
  })

  it('a discarded one is no obstacle', async () => {
    const agent = client(api)
    const locator = locatorOf(await agent.hold())
    const [first, second] = [await agent.reopen(locator), await agent.reopen(locator)]
    await cancelAll(first)
    await discard(first)

    expect((await agent.committed(second)).Offer).toHaveLength(1)
  })

  it('committed with nothing changed it is the same reservation', async () => {
    const agent = client(api)
    const held = await agent.hold()
    const again = await agent.committed(await agent.reopen(locatorOf(held)))

    expect(again).toEqual(held)
  })
})

describe('a reservation', () => {
  it('is held by a commit without payment: HK and a payment time limit; ticketed by a later one with payment', async () => {
    const agent = client(api)
    const held = await agent.hold()
    const workbench = await agent.reopen(locatorOf(held))
    await agent.pay(workbench, held.Offer[0])
    const ticketed = await agent.committed(workbench)

    expect(held.Receipt[0].Confirmation.OfferStatus.StatusAir[0]).toMatchObject({
      code: 'HK',
      value: 'Confirmed',
    })
    expect(held.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit).toMatch(/^20/)
    expect(documentsOf(held)).toEqual([])
    expect(documentsOf(ticketed)).toMatchObject([{ '@type': 'DocumentTicket' }])
    expect(locatorOf(ticketed)).toBe(locatorOf(held))
  })

  it('is ticketed at once by a commit with payment', async () => {
    expect(documentsOf(await client(api).ticket())).toMatchObject([{ '@type': 'DocumentTicket' }])
  })

  it('held, is cancelled by the receipts and by cancelitems and commit: a shell with travelers and no offers', async () => {
    const [one, other] = [locatorOf(await client(api).hold()), locatorOf(await client(api).hold())]
    await api.call('cancelReservation', { path: { ReservationResource_Identifier: one } })
    const workbench = await client(api).reopen(other)
    await cancelAll(workbench)
    await client(api).committed(workbench)

    for (const locator of [one, other]) {
      const shell = await retrieve(locator)
      expect(shell).not.toHaveProperty('Offer')
      expect(shell.Traveler).toHaveLength(1)
      expect(locatorOf(shell)).toBe(locator)
      expect(shell.Receipt.at(-1)['@type']).toBe('ReceiptCancellation')
    }
  })
})
