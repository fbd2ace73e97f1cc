import { afterAll, beforeAll, expect, it } from 'vitest'
import { reservationResponse } from '../../../lib/reservation/wire/reservation-schema.ts'
import { type Api, startApi } from '../../support/api.ts'
import { cardBody, client, errorOf, withoutBaggageDetail } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('shows everything added so far', async () => {
  const { workbench, offer } = await client(api).prepare()
  await client(api).pay(workbench, offer, cardBody())
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  const { Reservation } = body.ReservationResponse

  expect(reservationResponse.safeParse(body).error).toBeUndefined()
  expect(Reservation.Identifier.value).toBe(workbench)
  expect(Reservation.Offer[0]).toEqual(withoutBaggageDetail(offer))
  expect(Reservation.Traveler[0]).toMatchObject({
    passengerTypeCode: 'ADT',
    PersonName: { Given: 'ISOLDE', Surname: 'FENWRIGHT' },
  })
  expect(Reservation.FormOfPayment[0]).toMatchObject({
    '@type': 'FormOfPaymentPaymentCard',
    id: 'formOfPayment_1',
    Identifier: { value: expect.any(String) },
  })
  expect(Reservation.Payment[0]).toMatchObject({
    Amount: { value: offer.Price.TotalPrice },
    OfferIdentifier: [{ id: 'offer_1' }],
  })
  expect(Reservation.Receipt).toBeUndefined()
})

it('shows an empty workbench as empty', async () => {
  const workbench = await client(api).openWorkbench()
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(body.ReservationResponse.Reservation).toEqual({
    '@type': 'Reservation',
    Identifier: { authority: 'Travelport', value: workbench },
  })
})

it('refuses an id that does not exist', async () => {
  const { status, body } = await api.call('retrieveWorkbench', { path: { Identifier: 'nope' } })

  expect(status).toBe(200)
  expect(errorOf(body)).toMatchObject({
    SourceCode: '4100',
    Message: 'RESERVATION WORKBENCH ID DOES NOT EXIST',
  })
})
