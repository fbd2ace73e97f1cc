import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, offeringsOf, pickOffers, productsBody, selectionBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** What the cheapest offer of a search asks of each type of passenger, in the search and in its price. */
async function fares(content: string, ...types: readonly string[]): Promise<Json[]> {
  const passengers = types.map((passengerTypeCode) => ({ passengerTypeCode, number: 1 }))
  const found = await client(api).search({ passengers }, { contentSourceList: [content] })
  const shown = offeringsOf(found)[0].ProductBrandOptions[0].ProductBrandOffering[0].BestCombinablePrice
  const { body } = await api.call('airPrice', { body: selectionBody(pickOffers(found)) })
  return faresOf(body, shown)
}

function faresOf(body: Json, shown?: Json): Json[] {
  const [{ Price, Product }] = body.OfferListResponse.OfferID
  return Price.PriceBreakdown.map(({ Amount, FareCalculation }: Json, index: number) => {
    const [{ fareBasisCode, ticketDesignator }] = Product[0].PassengerFlight[index].FlightProduct
    return {
      shown: (shown ?? Price).PriceBreakdown[index].Amount.Base,
      base: Amount.Base,
      fareBasisCode,
      ticketDesignator,
      FareCalculation,
    }
  })
}

it.each(['GDS', 'NDC'])('a child without an adult pays the fare of an adult (%s)', async (content) => {
  const [[adult], [child], [, accompanied]] = await Promise.all([
    fares(content, 'ADT'),
    fares(content, 'CNN'),
    fares(content, 'ADT', 'CNN'),
  ])

  expect(adult.base).toBeGreaterThan(accompanied.base)
  expect(child).toEqual(adult)
  expect(accompanied).toMatchObject({
    shown: accompanied.base,
    fareBasisCode: `${adult.fareBasisCode}CH`,
    ticketDesignator: 'CH25',
  })
})

it.each(['CHD', 'C05'])(
  'that is so for %s, and when flights are priced that were not searched',
  async (ptc) => {
    const price = async (passengerTypeCode: string) => {
      const body = { ...productsBody(), PassengerCriteria: [{ number: 1, passengerTypeCode }] }
      return faresOf((await api.call('airPriceFromProducts', { body })).body)
    }

    expect(await price(ptc)).toEqual(await price('ADT'))
  },
)

it('two children without an adult pay it too, a youth is no child', async () => {
  const [first, second] = await fares('GDS', 'CNN', 'CHD')
  const [youth, child] = await fares('GDS', 'YTH', 'CNN')

  expect(first).toEqual(second)
  expect(child.base).toBeLessThan(first.base)
  expect(youth.fareBasisCode).not.toBe(child.fareBasisCode)
})
