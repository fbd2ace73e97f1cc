import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { cardBody, cashBody, client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const addList = (workbench: string, body: Json) =>
  api.call('addFormOfPaymentList', { path: { ReservationResource_Identifier: workbench }, body })
const shown = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation.FormOfPayment
const second = (more: Json): Json => ({ ...more, id: 'formOfPayment_2' })

it('adds all of a list in its order, wrapped, flat, or as a bare list', async () => {
  const list = [cashBody, second(cardBody())]
  for (const body of [{ FormOfPaymentListRequest: { FormOfPayment: list } }, { FormOfPayment: list }, list]) {
    const { workbench } = await client(api).prepare()
    const { FormOfPaymentID } = (await addList(workbench, body)).body.FormOfPaymentListResponse

    expect(FormOfPaymentID).toMatchObject([
      { '@type': 'FormOfPaymentCash', id: 'formOfPayment_1', Identifier: { value: expect.any(String) } },
      { '@type': 'FormOfPaymentPaymentCard', id: 'formOfPayment_2' },
    ])
    expect(await shown(workbench)).toMatchObject(FormOfPaymentID)
  }
})

it('adds none when one of them is refused', async () => {
  const { workbench } = await client(api).prepare()
  const { body } = await addList(workbench, {
    FormOfPayment: [cashBody, second(cardBody('4111111111111112'))],
  })

  expect(errorOf(body).Message).toContain('INVALID FORM OF PAYMENT')
  expect(await shown(workbench)).toBeUndefined()
})

it('keeps every card of the list in the vault, and none anywhere else', async () => {
  const { workbench } = await client(api).prepare()
  const numbers = async () => (await ledger(api).cards()).filter(({ number }) => number !== undefined)
  const before = (await numbers()).length
  await addList(workbench, { FormOfPayment: [cardBody(), second(cardBody('5555555555554444'))] })

  expect(await numbers()).toHaveLength(before + 2)
  expect((await shown(workbench)).map((one: Json) => one.PaymentCard.CardNumber.mask)).toEqual([
    '411111XXXXXX1111',
    '555555XXXXXX4444',
  ])
})

it('is served under the singular path too', async () => {
  const { workbench } = await client(api).prepare()
  const answer = await api.request(
    'POST',
    `/11/air/payment/reservationworkbench/${workbench}/formofpayment/list`,
    {
      headers: { authorization: `Bearer ${await api.token()}` },
      body: { FormOfPayment: [cashBody] },
    },
  )

  expect(answer.body.FormOfPaymentListResponse.FormOfPaymentID).toHaveLength(1)
})
