import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import {
  confirmationsOf,
  findOffer,
  isFlexible,
  recordLocatorsOf,
  stayBody,
  stayOf,
} from '../../support/stay.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let created: Json
beforeAll(async () => {
  api = await startApi()
  created = (
    await api.call('createHotelReservation', { body: stayBody(await findOffer(api, {}, isFlexible)) })
  ).body
})
afterAll(() => api.close())

const retrieve = (Identifier: string, query: Readonly<Record<string, string>> = {}) =>
  api.call('retrieveHotelReservation', { path: { Identifier }, query })

describe('a hotel reservation', () => {
  it('is retrieved as it was created, by its locator in any letter case and by the hotel’s confirmation', async () => {
    const [locator = ''] = recordLocatorsOf(created)
    const [confirmation = ''] = confirmationsOf(created)

    for (const answer of [
      await retrieve(locator),
      await retrieve(locator.toLowerCase(), { identifierType: 'Locator', detailViewInd: 'true' }),
      await retrieve(confirmation, { identifierType: 'SupplierLocator' }),
    ]) {
      expect(answer.status).toBe(200)
      expect(stayOf(answer.body)).toEqual(stayOf(created))
    }
  })

  it('is one reservation with the one that the air endpoints show', async () => {
    const [locator = ''] = recordLocatorsOf(created)
    const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })

    expect(body.ReservationResponse.Reservation).toMatchObject({
      Offer: stayOf(created).Offer,
      Traveler: stayOf(created).Traveler,
      Payment: stayOf(created).Payment,
    })
    expect(locatorOf(body.ReservationResponse.Reservation)).toBe(locator)
  })

  it('shows flights too, and their receipts', async () => {
    const held = await client(api).hold()
    const { Offer, Receipt } = stayOf((await retrieve(locatorOf(held))).body)

    expect(Offer.map(({ Product }: Json) => Product[0]['@type'])).toEqual(['ProductAir'])
    expect(Receipt.map(({ Confirmation }: Json) => Confirmation.Locator.locatorType).sort()).toEqual([
      'Locator',
      'PNR Locator',
    ])
  })

  it('that is unknown is not found in the supplier’s system', async () => {
    const { status, body } = await retrieve('ZZZZZZ')

    expect(status).toBe(400)
    expect(errorOf(body)).toMatchObject({
      SourceCode: '13061',
      SourceID: 'API',
      category: 'VALIDATION',
      Message: 'RESERVATION WAS NOT FOUND IN SUPPLIER SYSTEM',
    })
  })
})
