import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { laterDate, legTo, ndcLeg, ndcTrip, searchChanges } from '../../support/exchange.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, outboundDate } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const reshop = (workbench: string, legs: readonly Json[], more: Json = {}): Promise<Json> =>
  searchChanges(api, 'reshop', workbench, legs, more)
const codeOf = (answer: Json): string => errorOf({ answer }).SourceCode
const minor = (amount: number): number => Math.round(amount * 100)

describe('reshop', () => {
  it('offers journeys of a ticketed order at the difference, without any result', async () => {
    const workbench = await client(api).reopen(locatorOf(await client(api).orderNdc()))

    const answer = await reshop(workbench, [ndcLeg()], { returnBrandedFaresInd: true })

    expect(answer).not.toHaveProperty('Result')
    const { CatalogOffering } = answer.CatalogOfferings
    const [first] = CatalogOffering
    expect(first).toMatchObject({
      '@type': 'CatalogOffering',
      id: 'o0.0',
      Identifier: { authority: 'QF', value: 'o0.0' },
      ContentSource: 'NDC',
      TermsAndConditions: { '@type': 'TermsAndConditionsAir', ExpiryDate: expect.stringContaining('T') },
    })
    expect(first).not.toHaveProperty('ModifyPrice')
    for (const { Price } of CatalogOffering) {
      expect(Price['@type']).toBe('PriceDetail')
      expect(minor(Price.TotalPrice)).toBe(
        minor(Price.Base) + minor(Price.TotalTaxes) + minor(Price.TotalFees),
      )
      expect(Price.TotalFees).toBeGreaterThan(0)
    }
    expect(answer.ReferenceList.map((one: Json) => one['@type'])).toEqual([
      'ReferenceListFlight',
      'ReferenceListBrand',
    ])
    const flights = answer.ReferenceList[0].Flight
    expect(new Set(flights.map(({ Departure }: Json) => Departure.date))).toEqual(new Set([laterDate]))
  })

  it('changes a held order free of fees', async () => {
    const { workbench: booking } = await client(api).prepareNdc(ndcTrip)
    const workbench = await client(api).reopen(locatorOf(await client(api).committed(booking)))

    const { CatalogOfferings } = await reshop(workbench, [ndcLeg()])

    for (const { Price } of CatalogOfferings.CatalogOffering) expect(Price.TotalFees).toBe(0)
  })

  it('keeps a leg that is not named and is sent as it is booked', async () => {
    const trip = { from: 'LHR', to: 'FRA', date: outboundDate, returnDate: inboundDate }
    const carriers = { preferenceType: 'Permitted', carriers: ['LH'] }
    const workbench = await client(api).openWorkbench()
    const offer = await client(api).addOffer(workbench, {
      ...trip,
      more: { contentSourceList: ['NDC'], SearchModifiersAir: { CarrierPreference: [carriers] } },
    })
    await client(api).addTraveler(workbench)
    const reopened = await client(api).reopen(locatorOf(await client(api).committed(workbench)))
    const legs = [legTo('2027-05-12', 'LHR', 'FRA'), legTo(inboundDate, 'FRA', 'LHR')]

    const answer = await reshop(reopened, legs, { from: { ProductIdentifier: [{ id: 'product_1' }] } })

    const [, inbound] = offer.Product
    const shown = ({ carrier, number, Departure }: Json): Json => ({ carrier, number, Departure })
    for (const { ProductOptions } of answer.CatalogOfferings.CatalogOffering) {
      const { FlightRef } = ProductOptions[1].Product[0].FlightSegment[0].Flight
      const flight = answer.ReferenceList[0].Flight.find(({ id }: Json) => id === FlightRef)
      expect(shown(flight)).toEqual(shown(inbound.FlightSegment[0].Flight))
    }
  })

  it('refuses GDS content, and finds nothing on days without flights', async () => {
    const gds = await client(api).reopen(locatorOf(await client(api).ticket({}, {}, cardBody())))
    const ndc = await client(api).reopen(locatorOf(await client(api).orderNdc()))

    const [ofGds, tooLate] = [
      await reshop(gds, [legTo(laterDate)]),
      await reshop(ndc, [ndcLeg('2029-02-01')]),
    ]

    expect(errorOf({ ofGds })).toMatchObject({
      SourceCode: '4986',
      Message: 'GDS CONTENT NOT SUPPORTED. USE EXCHANGE SEARCH',
    })
    expect(codeOf(tooLate)).toBe('1576')
  })
})
