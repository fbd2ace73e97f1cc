import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { addSeat, bookSeats, ofWorkbench, seatItem, seatMap, seatsOf } from '../support/seat.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  expect(await discrepancies(api)).toEqual([])
  await api.close()
})

const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const statusOf = ({ Receipt }: Json, ref: string): Json =>
  Receipt.find(
    ({ OfferRef = [], Confirmation }: Json) =>
      OfferRef.includes(ref) && Confirmation?.OfferStatus?.StatusAncillary,
  ).Confirmation.OfferStatus.StatusAncillary[0]
const emdsOf = (reservation: Json): Json[] =>
  documentsOf(reservation).filter((one) => one['@type'] === 'DocumentEMD')

it('GDS: seat map, book, commit; later form of payment and payment for the seat, commit: an EMD for it', async () => {
  const { workbench, offer } = await client(api).prepare()
  const seat = await addSeat(api, workbench, 'paid')
  const held = await client(api).committed(workbench)
  const locator = locatorOf(held)
  const tickets = await client(api).reopen(locator)
  await client(api).pay(tickets, offer, cardBody())
  await client(api).committed(tickets)
  const last = await client(api).reopen(locator)
  await client(api).pay(last, seat, cardBody())
  await client(api).committed(last)
  const after = await retrieve(locator)
  const [emd] = emdsOf(after)

  expect(statusOf(held, seat.id)).toEqual({ code: 'HK', value: 'Pending' })
  expect(emdsOf(after)).toHaveLength(1)
  expect(emd).toMatchObject({ Number: expect.stringMatching(/^\d{13}$/) })
  expect(JSON.stringify(emd)).toContain('0B5')
  expect(statusOf(after, seat.id)).toEqual({ code: 'HK', value: 'Confirmed' })
})

it('GDS: a free seat is confirmed with the commit; tickets are issued without a word about it, and no EMD', async () => {
  const more = {
    SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
  }
  const { workbench, offer } = await client(api).prepare({ more })
  const seat = await addSeat(api, workbench, 'free')
  await client(api).pay(workbench, offer, cardBody())
  const ticketed = await client(api).committed(workbench)
  const again = await client(api).reopen(locatorOf(ticketed))
  const payment = await api.call('addPayment', {
    path: { ReservationResource_Identifier: again },
    body: {
      '@type': 'Payment',
      Amount: { value: 0, code: seat.Price.CurrencyCode.value },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id: seat.id }],
    },
  })

  expect(statusOf(ticketed, seat.id)).toEqual({ code: 'HK', value: 'Confirmed' })
  expect(documentsOf(ticketed).map((one) => one['@type'])).toEqual(['DocumentTicket'])
  expect(errorOf(payment.body).Message).toContain('FREE SEATS NEED NO PAYMENT')
})

it('GDS: seat and flight are paid together by one payment: a ticket, and an EMD with it', async () => {
  const { workbench, offer } = await client(api).prepare()
  const seat = await addSeat(api, workbench, 'paid')
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cardBody() })
  await api.call('addPayment', {
    path,
    body: {
      '@type': 'Payment',
      Amount: {
        value: Math.round((offer.Price.TotalPrice + seat.Price.TotalPrice) * 100) / 100,
        code: 'GBP',
      },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id: offer.id }, { id: seat.id }],
    },
  })
  const ticketed = await client(api).committed(workbench)

  expect(
    documentsOf(ticketed)
      .map((one) => one['@type'])
      .sort(),
  ).toEqual(['DocumentEMD', 'DocumentTicket'])
})

it('NDC: a seat is booked without a price of its own, paid later, and its EMD is the carrier’s', async () => {
  const { workbench, offer } = await client(api).prepareNdc()
  const map = await seatMap(api, ofWorkbench(workbench))
  const [seat = ''] = seatsOf(map, 'paid')
  const { OfferID } = await bookSeats(api, workbench, seatItem(map, seat))
  const locator = locatorOf(await client(api).committed(workbench))
  const tickets = await client(api).reopen(locator)
  await client(api).pay(tickets, offer)
  await client(api).committed(tickets)
  const last = await client(api).reopen(locator)
  await client(api).pay(last, OfferID[0])
  const after = await client(api).committed(last)

  expect(emdsOf(after)).toHaveLength(1)
  expect(statusOf(after, OfferID[0].id)).toEqual({ code: 'HK', value: 'Confirmed' })
})

it('is told in the history of the documents', async () => {
  const { workbench, offer } = await client(api).prepare()
  const seat = await addSeat(api, workbench, 'paid')
  const locator = locatorOf(await client(api).committed(workbench))
  const tickets = await client(api).reopen(locator)
  await client(api).pay(tickets, offer)
  await client(api).committed(tickets)
  const last = await client(api).reopen(locator)
  await client(api).pay(last, seat)
  const [emd] = emdsOf(await client(api).committed(last))
  const documentNumbers = [{ number: emd?.Number, documentType: 'EMD' }]
  const { body } = await api.call('documentHistory', { body: { locator, documentNumbers } })

  expect(JSON.stringify(body)).toContain(emd?.Number)
})
