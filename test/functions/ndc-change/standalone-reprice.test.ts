import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { standaloneReprice } from '../../support/exchange.ts'
import { cardBody, client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const trip = { from: 'LHR', to: 'FRA' }
async function hold(carrier = 'LH', options = trip): Promise<Json> {
  return client(api).committed((await client(api).prepareNdc(options, carrier)).workbench)
}
const codeOf = (answer: Json): string => errorOf({ answer }).SourceCode
const contentsOf = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation
const limitOf = ({ Offer }: Json): number => Date.parse(Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit)

describe('standalone reprice', () => {
  it('answers the held offer with its full price and the difference, under its own identifier', async () => {
    const held = await hold()
    const workbench = await client(api).reopen(locatorOf(held))

    const { Offer, Result } = await standaloneReprice(api, workbench, held.Offer[0])

    expect(Result.status).toBe('Complete')
    expect(Offer).toMatchObject({
      '@type': 'OfferModify',
      id: 'offer_1',
      Identifier: held.Offer[0].Identifier,
      Price: { TotalPrice: expect.any(Number) },
      ModifyPrice: {
        '@type': 'ModifyPriceDetail',
        TotalPrice: Offer.Price.TotalPrice - held.Offer[0].Price.TotalPrice,
        TotalFees: 0,
      },
    })
    expect('priceUpdatedInd' in Offer).toBe(Offer.ModifyPrice.TotalPrice !== 0)
    expect((await contentsOf(workbench)).Offer).toMatchObject([{ id: 'offer_1' }])
  })

  it('revives a booking that expired unpaid, which Add Offer points to', async () => {
    const held = await hold()
    const before = api.now()
    api.setNow(limitOf(held) + 3_600_000)
    const workbench = await client(api).reopen(locatorOf(held))
    expect(await contentsOf(workbench)).not.toHaveProperty('Offer')

    const { Offer } = await standaloneReprice(api, workbench, held.Offer[0])
    const again = await standaloneReprice(api, workbench, { Identifier: { value: 'offer_1' } })

    expect(Offer).toMatchObject({
      '@type': 'OfferModify',
      id: 'offer_1',
      Identifier: held.Offer[0].Identifier,
    })
    expect(again.Offer.Price).toEqual(Offer.Price)
    expect(Date.parse(Offer.TermsAndConditionsFull[0].PaymentTimeLimit)).toBeGreaterThan(api.now())
    expect((await contentsOf(workbench)).Offer).toMatchObject([{ id: 'offer_1' }])
    await api.call('cancelOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: { BuildFromOffer: { OfferIdentifier: { id: 'offer_1' } } },
    })
    expect(await contentsOf(workbench)).not.toHaveProperty('Offer')
    api.setNow(before)
  })

  it('refuses tickets, GDS offers, carriers that do not price again, and unknown offers', async () => {
    const ordered = await client(api).orderNdc(trip, 'LH', cardBody())
    const gds = await client(api).hold()
    const other = await hold('QF', { from: 'SYD', to: 'MEL' })

    for (const booked of [ordered, gds, other]) {
      const workbench = await client(api).reopen(locatorOf(booked))
      const answer = await standaloneReprice(api, workbench, booked.Offer[0])
      expect(errorOf({ answer })).toMatchObject({
        SourceCode: '4988',
        Message: 'REPRICE NOT SUPPORTED FOR THIS OFFER',
      })
    }
    const workbench = await client(api).reopen(locatorOf(other))
    expect(codeOf(await standaloneReprice(api, workbench, { Identifier: { value: 'offer_9' } }))).toBe('4101')
  })
})
