import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { deleteExpired } from '../../support/expired-items.ts'
import { ledger } from '../../support/ledger.ts'
import { findOffer, hotelCardBody, isFlexible, stayBody } from '../../support/stay.ts'
import { cardBody, cashBody, client, errorOf, travelerBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

let before: ReadonlySet<string>
beforeEach(async () => {
  api.setNow(startOfTests)
  before = new Set((await ledger(api).cards()).map(({ key }) => key))
})

/** How many numbers and security codes the vault has since the test began. */
async function kept(): Promise<{ numbers: number; codes: number }> {
  const cards = (await ledger(api).cards()).filter(({ key }) => !before.has(key))
  const having = (name: string) => cards.filter((card) => card[name] !== undefined).length
  return { numbers: having('number'), codes: having('code') }
}

const add = (workbench: string, body: Json, more: Json = {}) =>
  api.call('addFormOfPayment', {
    path: { ReservationResource_Identifier: workbench },
    body: { ...body, ...more },
  })

async function withCard(number?: string) {
  const prepared = await client(api).prepare()
  await client(api).pay(prepared.workbench, prepared.offer, cardBody(number))
  return prepared.workbench
}

it('the code goes when the card is authorised; the number stays for what is paid later', async () => {
  const workbench = await withCard()
  const first = await kept()
  await client(api).committed(workbench)

  expect(first).toEqual({ numbers: 1, codes: 1 })
  expect(await kept()).toEqual({ numbers: 1, codes: 0 })
})

it('the code goes when the issuer declines the card', async () => {
  await client(api).commit(await withCard('4000000000000002'))

  expect((await kept()).codes).toBe(0)
})

it('the code goes when the issuer never answers', async () => {
  await client(api).commit(await withCard('4000000000000507'))
  await api.service.idle()

  expect((await kept()).codes).toBe(0)
})

it('the code of a card that is not charged goes when its booking is committed, too', async () => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cardBody())
  await client(api).committed(workbench)

  expect(await kept()).toEqual({ numbers: 1, codes: 0 })
})

it('all of a card goes with its form of payment', async () => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cardBody())
  const path = { ReservationResource_Identifier: workbench, Identifier: 'formOfPayment_1' }
  const { status } = await api.call('deleteFormOfPayment', { path })

  expect(status).toBe(204)
  expect(await kept()).toEqual({ numbers: 0, codes: 0 })
})

it.each([
  ['PUT', (path: Json) => api.call('updateFormOfPayment', { path, body: cardBody('5555555555554444') })],
  ['a second POST', ({ ReservationResource_Identifier: id }: Json) => add(id, cardBody('5555555555554444'))],
])('a card that another one replaces goes: %s', async (_how, replace) => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cardBody())
  await replace({ ReservationResource_Identifier: workbench, Identifier: 'formOfPayment_1' })
  const replaced = await kept()
  await replace({ ReservationResource_Identifier: workbench, Identifier: 'formOfPayment_1' })

  expect(replaced).toEqual({ numbers: 1, codes: 1 })
  expect(await kept()).toEqual({ numbers: 1, codes: 1 })
})

it('all cards of a workbench go when it is discarded, but those of its reservation stay', async () => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cardBody())
  const reservation = await client(api).committed(workbench)
  const locator = reservation.Receipt[0].Confirmation.Locator.value
  const reopened = await client(api).reopen(locator)
  await add(reopened, cardBody('5555555555554444'), { id: 'another' })
  const both = await kept()
  const { status } = await api.call('discardWorkbench', { path: { Identifier: reopened } })

  expect([status, both]).toEqual([204, { numbers: 2, codes: 1 }])
  expect(await kept()).toEqual({ numbers: 1, codes: 0 })
})

it('a card of a booking that is refused goes', async () => {
  const workbench = await client(api).openWorkbench()
  await client(api).addOffer(workbench)
  await client(api).addTraveler(
    workbench,
    travelerBody({ PersonName: { Given: 'Isolde', Surname: 'Soldout' } }),
  )
  await add(workbench, cardBody())
  const { body } = await client(api).commit(workbench)

  expect(errorOf(body)).toBeDefined()
  expect(await kept()).toEqual({ numbers: 0, codes: 0 })
})

/** What the database has left of the cards at a time. */
async function keptAfter(milliseconds: number) {
  api.setNow(startOfTests + milliseconds)
  await deleteExpired(api)
  return kept()
}
const [minute, day] = [60_000, 86_400_000]

it('a code that is not used is deleted after half an hour, its number after a day', async () => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cardBody())

  expect(await keptAfter(29 * minute)).toEqual({ numbers: 1, codes: 1 })
  expect(await keptAfter(31 * minute)).toEqual({ numbers: 1, codes: 0 })
  expect(await keptAfter(day + minute)).toEqual({ numbers: 0, codes: 0 })
})

it('a card of a reservation can be charged for 30 days after its commit', async () => {
  const { workbench } = await client(api).prepare()
  await add(workbench, cardBody())
  await client(api).committed(workbench)

  expect(await keptAfter(30 * day - minute)).toEqual({ numbers: 1, codes: 0 })
  expect(await keptAfter(30 * day + minute)).toEqual({ numbers: 0, codes: 0 })
})

it('the card that a repeated booking of rooms brings again goes', async () => {
  const body = stayBody(await findOffer(api, {}, isFlexible), { card: hotelCardBody() })
  await api.call('createHotelReservation', { body })
  await api.call('createHotelReservation', { body })

  expect(await kept()).toEqual({ numbers: 1, codes: 0 })
})

it('only a card of a form of payment is kept, not one in a member that the interface does not have', async () => {
  const { workbench } = await client(api).prepare()
  const { PaymentCard } = cardBody()
  const answers = [
    await add(workbench, cashBody, { x: [PaymentCard] }),
    await add(workbench, cashBody, { PaymentCard }),
    await add(workbench, cardBody(), {
      id: 'other',
      also: { '@type': 'FormOfPaymentPaymentCard', PaymentCard },
    }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await kept()).toEqual({ numbers: 1, codes: 1 })
})

it('a request with more than nine cards is refused before anything is stored', async () => {
  const { workbench } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  const cards = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...cardBody(), id: `f${index}` }))
  const list = (count: number) =>
    api.call('addFormOfPaymentList', { path, body: { FormOfPayment: cards(count) } })
  const tooMany = await list(10)
  const hidden = await add(workbench, cashBody, {
    x: Array.from({ length: 2000 }, () => ({ CardNumber: '4111111111111111', SeriesCode: '737' })),
  })
  const none = await kept()
  const nine = await list(9)

  expect([tooMany.status, hidden.status, nine.status]).toEqual([400, 400, 200])
  expect(JSON.stringify(errorOf(hidden.body))).toContain('CardNumber')
  expect(none).toEqual({ numbers: 0, codes: 0 })
  expect(await kept()).toEqual({ numbers: 9, codes: 9 })
})

it('of a card only members of the interface are kept and shown', async () => {
  const { workbench } = await client(api).prepare()
  const { PaymentCard } = cardBody()
  const codes = {
    Series_Code: '9417',
    'Series Code': '9417',
    ApprovalInfo: { code: '9417' },
    'security-code': 9417,
  }
  await add(workbench, cardBody(), {
    PaymentCard: { ...PaymentCard, ...codes },
    SecurityNo: '9417',
    CardInfo: codes,
  })
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  const [form] = body.ReservationResponse.Reservation.FormOfPayment

  expect(JSON.stringify(form)).not.toMatch(/9417/)
  expect(form.PaymentCard).toMatchObject({
    CardHolderName: PaymentCard.CardHolderName,
    expireDate: PaymentCard.expireDate,
  })
  expect(JSON.stringify((await ledger(api).workbenches()).find(({ id }) => id === workbench))).not.toMatch(
    /9417/,
  )
})
