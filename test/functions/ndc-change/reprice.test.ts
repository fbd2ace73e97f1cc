import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { addChange, changeIdOf, ndcLeg, roundTrip, searchChanges } from '../../support/exchange.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('reprice', () => {
  it('stages a change of a reshop; price and modify price are the difference', async () => {
    const order = await client(api).orderNdc()
    const workbench = await client(api).reopen(locatorOf(order))
    const found = await searchChanges(api, 'reshop', workbench, [ndcLeg()])

    const { OfferID, Result } = await addChange(api, 'reprice', workbench, changeIdOf(found))

    const [{ Price }] = found.CatalogOfferings.CatalogOffering
    expect(Result.status).toBe('Complete')
    expect(OfferID).toMatchObject([
      {
        '@type': 'OfferModify',
        id: 'offer_2',
        Identifier: { authority: 'QF' },
        OfferIdentifier: { id: 'offer_1', Identifier: order.Offer[0].Identifier },
        ContentSource: 'NDC',
        Price,
        ModifyPrice: { ...Price, '@type': 'ModifyPriceDetail' },
        TermsAndConditionsFull: [
          {
            '@type': 'TermsAndConditionsFullAirChange',
            PaymentTimeLimit: expect.any(String),
            FulfillmentMethod: [{ RefundMethod: { value: 'RefundToOriginalFOP' } }],
          },
        ],
      },
    ])
    const shown = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
    expect(shown.body.ReservationResponse.Reservation.Offer).toEqual(OfferID)
  })

  it('refuses a change of an exchange search, and of a reshop that has expired', async () => {
    const ticketed = await client(api).ticket({ returnDate: inboundDate }, {}, cardBody())
    const gds = await client(api).reopen(locatorOf(ticketed))
    const exchange = await searchChanges(api, 'searchExchange', gds, roundTrip)
    const ndc = await client(api).reopen(locatorOf(await client(api).orderNdc()))
    const found = await searchChanges(api, 'reshop', ndc, [ndcLeg()])

    const answers: Json[] = [
      await addChange(api, 'reprice', gds, changeIdOf(exchange)),
      await addChange(api, 'addExchangeOffer', ndc, changeIdOf(found)),
    ]
    api.advance(29)
    await searchChanges(api, 'reshop', ndc, [ndcLeg()])
    const { body } = await api.call('addReservationComments', {
      path: { ReservationResource_Identifier: ndc },
      body: { ReservationComment: [{ Comment: [{ name: 'RE', value: 'CALLED' }] }] },
    })
    expect(Object.values<Json>(body)[0].Result.Error).toBeUndefined()
    api.advance(2)
    answers.push(await addChange(api, 'reprice', ndc, changeIdOf(found)))

    expect(answers.map((answer) => errorOf({ answer }).SourceCode)).toEqual(['4986', '4986', '4101'])
    expect(errorOf({ answer: answers[2] }).Message).toContain('CHANGE EXPIRED AT')
  })
})
