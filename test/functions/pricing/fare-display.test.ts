import { afterAll, beforeAll, expect, it } from 'vitest'
import { fareDisplayResponse } from '../../../lib/pricing/wire/fare-display.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, outboundDate } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const request = (more: Json = {}): Json => ({
  from: { value: 'LON' },
  to: { value: 'NYC' },
  departureDate: outboundDate,
  ...more,
})
const display = (body: Json): Promise<Json> => api.call('fareDisplay', { body })
const linesOf = ({ body }: Json): Json[] => body.FareDisplayResponse.fareDisplay[0].fare

it.each([
  ['wrapped', { FareDisplayQueryRequest: request() }],
  ['flat', request()],
])('lists filed fares %s, the cheapest first, numbered from 1', async (_form, body) => {
  const answer = await display(body)
  const lines = linesOf(answer)

  expect(fareDisplayResponse.safeParse(answer.body).error).toBeUndefined()
  expect(answer.body.FareDisplayResponse.Identifier.value).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.body.FareDisplayResponse.fareDisplay[0]).toMatchObject({
    from: { value: 'LON' },
    listCurrency: { value: 'GBP' },
  })
  expect(lines.map(({ sequence }) => sequence)).toEqual(lines.map((_, index) => index + 1))
  expect(lines.map(({ amount }) => amount.value)).toEqual(
    lines.map(({ amount }) => amount.value).toSorted((a, b) => a - b),
  )
})

it('lists the requested carriers, three at most', async () => {
  const two = await display(request({ carrier: ['BA', 'VS'] }))
  const four = await display(request({ carrier: ['BA', 'VS', 'AA', 'DL'] }))

  expect(new Set(linesOf(two).map(({ carrier }) => carrier))).toEqual(new Set(['BA', 'VS']))
  expect(four.status).toBe(400)
})

it('shows the fare that a flight on it is sold at', async () => {
  const found = await client(api).search(
    {},
    { SearchModifiersAir: { CarrierPreference: [{ preferenceType: 'Permitted', carriers: ['BA'] }] } },
  )
  const { CatalogProductOfferingsResponse: response } = found
  const basisOf = (id: string): string =>
    response.ReferenceList[1].Product.find((one: Json) => one.id === id).PassengerFlight[0].FlightProduct[0]
      .fareBasisCode
  const [option] =
    response.CatalogProductOfferings.CatalogProductOffering[0].ProductBrandOptions[0].ProductBrandOffering
  const { carrier } = response.ReferenceList[0].Flight[0]
  const lines = linesOf(await display(request({ carrier: [carrier] })))

  expect(
    lines.find(({ fareBasisCode }) => fareBasisCode === basisOf(option.Product[0].productRef))?.amount.value,
  ).toBe(option.Price.Base)
})

it('shows fares for today when no date is sent, with an advance purchase that is met', async () => {
  const lines = linesOf(
    await display({ FareDisplayQueryRequest: { from: { value: 'LON' }, to: { value: 'NYC' } } }),
  )

  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(({ advancePurchase }) => advancePurchase !== undefined)).toEqual([])
})

it('reports NO FARES where none are filed', async () => {
  const answer = await display(request({ carrier: ['NZ'] }))

  expect(answer.status).toBe(200)
  expect(errorOf(answer.body).Message).toBe('NO FARES FOUND FROM LON TO NYC')
})
