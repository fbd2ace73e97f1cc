import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const cancel = async (workbench: string, id: string): Promise<Json> =>
  (await api.call('cancelPayment', { path: { ReservationResource_Identifier: workbench, id } })).body

it('refunds the payment at the commit, voids its ticket and keeps the itinerary, held', async () => {
  const reservation = await client(api).orderNdc()
  const workbench = await client(api).reopen(locatorOf(reservation))
  const [payment] = reservation.Payment
  const answer = await cancel(workbench, payment.id)
  await cancel(workbench, payment.Identifier.value)
  const { chargeKey } = (await ledger(api).document(ticketNumbersOf(reservation)[0])).payments[0]
  const chargeNow = async () => (await ledger(api).charges()).find(({ key }) => key === chargeKey)
  const untouched = await chargeNow()
  const committed = await client(api).committed(workbench)
  const charge = await chargeNow()

  expect(answer.PaymentResponse).toMatchObject({
    Payment: { '@type': 'Payment', id: payment.id },
    Result: { status: 'Complete' },
  })
  expect(untouched).toMatchObject({ status: 'captured' })
  expect(untouched.refunds).toBeUndefined()
  expect(documentsOf(committed).map((document) => document['@type'])).toEqual(['DocumentTicketVoid'])
  expect(committed.Offer).toHaveLength(1)
  expect(committed.Payment.reduce((sum: number, { Amount }: Json) => sum + Amount.value, 0)).toBeCloseTo(0, 2)
  expect(Object.values(charge.refunds)).toEqual([charge.amount.minor])

  const again = await client(api).reopen(locatorOf(reservation))
  await client(api).pay(again, committed.Offer[0], cardBody())
  expect(documentsOf(await client(api).committed(again)).map((document) => document['@type'])).toEqual([
    'DocumentTicketVoid',
    'DocumentTicket',
  ])
})

it('days later, too: the itinerary is kept and held for another day, then it expires', async () => {
  const reservation = await client(api).orderNdc()
  const before = api.now()
  const limitOf = ({ Offer }: Json): number => Date.parse(Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit)
  const retrieve = async (): Promise<Json> =>
    (await api.call('retrieveReservation', { path: { Identifier: locatorOf(reservation) } })).body
      .ReservationResponse.Reservation
  try {
    api.advance(5 * 24 * 60)
    const workbench = await client(api).reopen(locatorOf(reservation))
    await cancel(workbench, reservation.Payment[0].id)
    const held = await client(api).committed(workbench)
    const holds = await ledger(api).holds()
    expect(limitOf(held) - api.now()).toBe(24 * 3_600_000)
    expect(holds.map(({ until }) => until)).toContain(limitOf(held))

    api.advance(24 * 60 - 1)
    expect((await retrieve()).Offer).toHaveLength(1)
    api.advance(1)
    expect((await retrieve()).Offer).toBeUndefined()
  } finally {
    api.setNow(before)
  }
})

it('changes nothing when the workbench is discarded', async () => {
  const reservation = await client(api).orderNdc()
  const workbench = await client(api).reopen(locatorOf(reservation))
  await cancel(workbench, reservation.Payment[0].Identifier.value)
  await api.call('discardWorkbench', { path: { Identifier: workbench } })
  const { body } = await api.call('retrieveReservation', { path: { Identifier: locatorOf(reservation) } })

  expect(documentsOf(body.ReservationResponse.Reservation).map((document) => document['@type'])).toEqual([
    'DocumentTicket',
  ])
})

it('is refused for a GDS payment, for another carrier, and for a payment that was not taken yet', async () => {
  const gds = await client(api).ticket()
  const other = await client(api).orderNdc({ from: 'LHR', to: 'FRA' }, 'LH')
  const held = await client(api).hold()
  const unpaid = await client(api).reopen(locatorOf(held))
  await client(api).pay(unpaid, held.Offer[0], cardBody())
  const refusal = 'PAYMENT CANNOT BE CANCELLED FOR THIS SUPPLIER'

  expect(errorOf(await cancel(await client(api).reopen(locatorOf(gds)), 'payment_1')).Message).toBe(refusal)
  expect(errorOf(await cancel(await client(api).reopen(locatorOf(other)), 'payment_1')).Message).toBe(refusal)
  expect(errorOf(await cancel(unpaid, 'payment_1')).Message).toBe(refusal)
  expect(errorOf(await cancel(unpaid, 'payment_9')).SourceCode).toBe('4181')
})
