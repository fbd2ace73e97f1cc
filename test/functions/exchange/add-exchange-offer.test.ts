import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAncillary } from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { addChange, changeIdOf, laterDate, legTo, roundTrip, searchChanges } from '../../support/exchange.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, outboundDate } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const codeOf = (answer: Json): string => errorOf({ answer }).SourceCode
const add = (workbench: string, change: string, offering?: string): Promise<Json> =>
  addChange(api, 'addExchangeOffer', workbench, change, offering)
const contentsOf = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation

/** A workbench of a ticketed reservation, with what it can be exchanged for. */
async function searched(): Promise<{ locator: string; workbench: string; former: Json; found: Json }> {
  const ticketed = await client(api).ticket({ date: outboundDate, returnDate: inboundDate }, {}, cardBody())
  const locator = locatorOf(ticketed)
  const workbench = await client(api).reopen(locator)
  const found = await searchChanges(api, 'searchExchange', workbench, roundTrip)
  return { locator, workbench, former: ticketed.Offer[0], found }
}

describe('add offer of an exchange', () => {
  it('stages the journey in the place of the former offer, which the answer names with the difference', async () => {
    const { workbench, former, found } = await searched()
    const [first] = found.CatalogOfferings.CatalogOffering

    const { OfferID, Result } = await add(workbench, changeIdOf(found))

    expect(Result.status).toBe('Complete')
    expect(OfferID).toHaveLength(1)
    const [offer] = OfferID
    expect(Object.keys(offer)[0]).toBe('@type')
    expect(offer).toMatchObject({
      '@type': 'OfferModify',
      id: 'offer_2',
      Identifier: { authority: 'Travelport' },
      OfferIdentifier: { id: 'offer_1', Identifier: { value: former.Identifier.value } },
      Price: { TotalPrice: first.Price.TotalPrice },
      ModifyPrice: first.ModifyPrice,
      Product: [{ id: 'product_1' }, { id: 'product_2' }],
      TermsAndConditionsFull: [
        {
          '@type': 'TermsAndConditionsFullAirChange',
          FulfillmentMethod: first.TermsAndConditions.FulfillmentMethod,
        },
      ],
    })
    expect(offer).not.toHaveProperty('priceUpdatedInd')
    expect(offer.Identifier.value).not.toBe(former.Identifier.value)
    expect((await contentsOf(workbench)).Offer).toEqual([offer])
  })

  it('replaces a journey that was staged before; dropping it brings back the former offer', async () => {
    const { workbench, former, found } = await searched()
    await add(workbench, changeIdOf(found))

    const { OfferID } = await add(workbench, changeIdOf(found), 'o1.0')

    expect(OfferID[0]).toMatchObject({ id: 'offer_3', OfferIdentifier: { id: 'offer_1' } })
    expect((await contentsOf(workbench)).Offer).toMatchObject([{ id: 'offer_3' }])
    const dropped = await api.call('cancelOffer', {
      ...inWorkbench(workbench),
      body: { BuildFromOffer: { OfferIdentifier: { id: 'offer_3' } } },
    })
    expect(dropped.body.OfferListResponse.Result.status).toBe('Complete')
    expect((await contentsOf(workbench)).Offer).toMatchObject([
      { '@type': 'Offer', id: 'offer_1', Identifier: former.Identifier },
    ])
  })

  it('takes bags of flights that stay along, and brings back the others when it is dropped', async () => {
    const { workbench: booking, offer } = await client(api).prepare({
      date: outboundDate,
      returnDate: inboundDate,
    })
    await addAncillary(api, booking, '0CC')
    await client(api).pay(booking, offer, cardBody())
    const booked = await client(api).committed(booking)
    const workbench = await client(api).reopen(locatorOf(booked))
    const found = await searchChanges(api, 'searchExchange', workbench, [legTo('2027-05-20', 'JFK', 'LHR')], {
      from: { ProductIdentifier: [{ id: 'product_2' }] },
    })

    await add(workbench, changeIdOf(found))

    const bagsOf = ({ Offer }: Json): Json[] => Offer.filter(({ parentOfferRef }: Json) => parentOfferRef)
    const [, bag] = booked.Offer
    expect(bagsOf(await contentsOf(workbench))).toMatchObject([{ id: bag.id, parentOfferRef: 'offer_3' }])
    await add(workbench, changeIdOf(await searchChanges(api, 'searchExchange', workbench, roundTrip)))
    expect(bagsOf(await contentsOf(workbench))).toEqual([])
    const { status } = await api.call('cancelItems', {
      ...inWorkbench(workbench),
      body: { cancelAllInd: true },
    })
    expect(status).toBe(200)
    const { Offer } = await contentsOf(workbench)
    expect(Offer.map(({ id }: Json) => id)).toEqual(['offer_1', bag.id])
    expect(bagsOf({ Offer })).toMatchObject([{ parentOfferRef: 'offer_1' }])
  })

  it('refuses parts of a staged journey to be cancelled', async () => {
    const { workbench, found } = await searched()
    await add(workbench, changeIdOf(found))

    const { body } = await api.call('cancelItems', {
      ...inWorkbench(workbench),
      body: {
        cancelOffers: {
          offerProductSelection: [
            { offerID: { id: 'offer_2' }, productSegmentSequenceArray: [{ productID: { id: 'product_1' } }] },
          ],
        },
      },
    })

    expect(errorOf(body).SourceCode).toBe('4565')
    expect((await contentsOf(workbench)).Offer[0].Product).toHaveLength(2)
  })

  it('refuses what another workbench searched, what is unknown, and what has expired', async () => {
    const { locator, workbench, found } = await searched()
    const other = await client(api).reopen(locator)

    expect(codeOf(await add(other, changeIdOf(found)))).toBe('4565')
    expect(codeOf(await add(workbench, changeIdOf(found), 'o99.0'))).toBe('4101')
    expect(codeOf(await add(workbench, 'unknown'))).toBe('4101')
    expect(codeOf(await addChange(api, 'reprice', workbench, changeIdOf(found)))).toBe('4986')
    api.advance(20)
    await contentsOf(workbench)
    await client(api).addTraveler(workbench, {})
    api.advance(20)
    expect(codeOf(await add(workbench, changeIdOf(found)))).toBe('4101')
    api.advance(-40)
  })

  it('searches from the former offer again although a journey is staged', async () => {
    const { workbench, found } = await searched()
    await add(workbench, changeIdOf(found))

    const again = await searchChanges(api, 'searchExchange', workbench, roundTrip, {
      from: { OfferIdentifier: { id: 'offer_1' } },
    })
    const oneWay = await searchChanges(api, 'searchExchange', workbench, [legTo(laterDate)])

    expect(again.CatalogOfferings.CatalogOffering[0].ModifyPrice).toEqual(
      found.CatalogOfferings.CatalogOffering[0].ModifyPrice,
    )
    expect(oneWay.CatalogOfferings.CatalogOffering[0].ProductOptions).toHaveLength(1)
  })

  it('says so when the price has moved since the search', async () => {
    const traveler = { PersonName: { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname: 'CHANGEPRICE' } }
    const trip = { date: outboundDate, returnDate: inboundDate }
    const workbench = await client(api).reopen(
      locatorOf(await client(api).ticket(trip, traveler, cardBody())),
    )
    const found = await searchChanges(api, 'searchExchange', workbench, roundTrip)

    const { OfferID } = await add(workbench, changeIdOf(found))

    const [{ ModifyPrice }] = found.CatalogOfferings.CatalogOffering
    expect(OfferID[0]).toMatchObject({ priceUpdatedInd: true })
    expect(OfferID[0].ModifyPrice.TotalPrice).toBeGreaterThan(ModifyPrice.TotalPrice)
  })

  it('collects the fee as the document overrides say', async () => {
    const { workbench, found } = await searched()
    const { OfferID } = await add(workbench, changeIdOf(found))
    const overridden = await api.call('addDocumentOverrides', {
      ...inWorkbench(workbench),
      body: {
        OfferIdentifier: { id: OfferID[0].id },
        ChangeFeeCollectionMethod: { code: 'CP', value: { value: 'Tax' } },
      },
    })
    expect(overridden.status).toBe(200)
    await client(api).pay(workbench, OfferID[0], { ...cardBody(), id: 'formOfPayment_9' })

    const { Receipt } = await client(api).committed(workbench)

    const [feeMinor] = OfferID[0].ModifyPrice.PriceBreakdown.map(({ Amount }: Json) => Amount.Fees.TotalFees)
    expect(feeMinor).toBeGreaterThan(0)
    const documents = Receipt.flatMap(({ Document = [] }: Json) => Document)
    expect(documents.map((one: Json) => one['@type'])).not.toContain('DocumentEMD')
  })
})
