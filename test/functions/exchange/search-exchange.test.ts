import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { changeSearchBody, laterDate, legTo, roundTrip, searchChanges } from '../../support/exchange.ts'
import { ticketParty } from '../../support/party.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, outboundDate } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const returnTrip = { date: outboundDate, returnDate: inboundDate }
const earlierDate = '2027-05-14'
const reopenTicketed = async (): Promise<{ locator: string; workbench: string; price: Json }> => {
  const ticketed = await client(api).ticket(returnTrip, {}, cardBody())
  const locator = locatorOf(ticketed)
  return { locator, workbench: await client(api).reopen(locator), price: ticketed.Offer[0].Price }
}
const search = (workbench: string, legs: readonly Json[], more: Json = {}): Promise<Json> =>
  searchChanges(api, 'searchExchange', workbench, legs, more)
const codeOf = (answer: Json): string => errorOf({ answer }).SourceCode
const minor = (amount: number): number => Math.round(amount * 100)
const flightsOf = ({ ReferenceList }: Json, offering: Json): string[][] =>
  offering.ProductOptions.map(({ Product: [product] }: Json) =>
    product.FlightSegment.map(({ Flight }: Json) => {
      const { carrier, number, Departure } = ReferenceList[0].Flight.find(
        ({ id }: Json) => id === Flight.FlightRef,
      )
      return `${carrier}${number}/${Departure.date}`
    }),
  )

describe('exchange search', () => {
  it('offers new journeys with their price and the difference, without any result', async () => {
    const { workbench, price } = await reopenTicketed()

    const answer = await search(workbench, roundTrip)

    expect(answer).not.toHaveProperty('Result')
    const { CatalogOffering, totalCatalogOffering } = answer.CatalogOfferings
    expect(totalCatalogOffering).toBe(CatalogOffering.length)
    expect(CatalogOffering.length).toBeGreaterThan(1)
    for (const [index, offering] of CatalogOffering.entries()) {
      expect(offering).toMatchObject({
        '@type': 'CatalogOfferingModify',
        id: `o${index}.0`,
        Identifier: { authority: 'Travelport', value: `o${index}.0` },
        ContentSource: 'GDS',
        ProductOptions: [{ sequence: 1 }, { sequence: 2 }],
        TermsAndConditions: {
          '@type': 'TermsAndConditionsAirChange',
          FulfillmentMethod: [{ '@type': 'FulfillmentMethod' }],
        },
      })
      const { Price, ModifyPrice } = offering
      for (const sums of [Price, ModifyPrice])
        expect(minor(sums.TotalPrice)).toBe(minor(sums.Base) + minor(sums.TotalTaxes) + minor(sums.TotalFees))
      expect(minor(ModifyPrice.TotalTaxes)).toBe(minor(Price.TotalTaxes) - minor(price.TotalTaxes))
      const [{ Amount }] = ModifyPrice.PriceBreakdown
      const infos = Amount.Taxes.TaxInfo ?? []
      expect(minor(Amount.Taxes.TotalTaxes)).toBe(
        infos.reduce((sum: number, one: Json) => sum + minor(one.Amount), 0),
      )
    }
    const totals = CatalogOffering.map(({ ModifyPrice }: Json) => ModifyPrice.TotalPrice)
    expect(totals).toEqual([...totals].sort((a: number, b: number) => a - b))
    expect(answer.ReferenceList.map((one: Json) => one['@type'])).toEqual([
      'ReferenceListFlight',
      'ReferenceListBrand',
      'ReferenceListExchangedPrice',
    ])
    expect(answer.ReferenceList[2].Price).toMatchObject([
      { Base: price.Base, TotalTaxes: price.TotalTaxes, TotalPrice: price.TotalPrice },
    ])
  })

  it('shows each journey in its higher brands on request, all sorted by price', async () => {
    const { workbench } = await reopenTicketed()

    const { CatalogOfferings } = await search(workbench, roundTrip, { returnBrandedFaresInd: true })

    const ids = CatalogOfferings.CatalogOffering.map(({ id }: Json) => id)
    expect(ids[0]).toBe('o0.0')
    expect(ids).toContain('o0.1')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('searches the named product only, and keeps the flights of the other one', async () => {
    const { workbench } = await reopenTicketed()
    const from = { OfferIdentifier: { id: 'offer_1' }, ProductIdentifier: [{ id: 'product_1' }] }

    const answer = await search(workbench, [legTo(earlierDate)], { from })

    const inbound = new Set(
      answer.CatalogOfferings.CatalogOffering.map((one: Json) => flightsOf(answer, one)[1]?.join()),
    )
    expect(inbound.size).toBe(1)
    expect([...inbound][0]).toContain(inboundDate)
    for (const offering of answer.CatalogOfferings.CatalogOffering)
      expect(flightsOf(answer, offering)[0]?.[0]).toContain(earlierDate)
  })

  it('takes the locator for the workbench that is open for it, and none when several are', async () => {
    const { locator } = await reopenTicketed()

    const one = await search(locator, roundTrip)
    await client(api).reopen(locator)
    const several = await search(locator, roundTrip)

    expect(one).toHaveProperty('CatalogOfferings')
    expect(codeOf(several)).toBe('4100')
  })

  it.each([
    ['with its type', (request: Json) => ({ '@type': 'CatalogOfferingsQueryAirChange', ...request })],
    ['wrapped', (request: Json) => ({ CatalogOfferingsQueryAirChange: request })],
    ['bare', ({ CatalogOfferingsAirChangeRequest }: Json) => CatalogOfferingsAirChangeRequest],
  ])('takes a request %s', async (_, form) => {
    const { workbench } = await reopenTicketed()

    const { body } = await api.call('searchExchange', {
      body: form({
        CatalogOfferingsAirChangeRequest: {
          SearchCriteriaFlight: roundTrip,
          PricingModifiersAirChange: {},
          BuildFromReservationWorkbench: { ReservationIdentifier: { value: workbench } },
        },
      }),
    })

    expect(body.CatalogOfferingsAirChangeResponse).toHaveProperty('CatalogOfferings')
  })

  it('takes the workbench of the session header', async () => {
    const { workbench } = await reopenTicketed()
    const body = changeSearchBody('', roundTrip)
    delete body.CatalogOfferingsAirChangeRequest.BuildFromReservationWorkbench.ReservationIdentifier

    const answer = await api.call('searchExchange', {
      body: { CatalogOfferingsQueryAirChange: body },
      headers: { servicePlusSessionIdentifier: workbench },
    })

    expect(answer.body.CatalogOfferingsAirChangeResponse).toHaveProperty('CatalogOfferings')
  })

  it('charges no penalty that a waiver code waives', async () => {
    const { workbench } = await reopenTicketed()
    const PricingModifiersAirChange = { WaiverCode: { value: 'SKCHG', waiverType: 'ChangePenalty' } }

    const { CatalogOfferings } = await search(workbench, roundTrip, { PricingModifiersAirChange })

    for (const { ModifyPrice } of CatalogOfferings.CatalogOffering) expect(ModifyPrice.TotalFees).toBe(0)
  })

  it('reads the modifiers of a search, and omits penalties on request', async () => {
    const { workbench } = await reopenTicketed()

    const { CatalogOfferings } = await search(workbench, roundTrip, {
      SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
      CustomResponseModifiersAir: { excludePenaltiesInd: true },
    })

    for (const { ProductOptions, TermsAndConditions } of CatalogOfferings.CatalogOffering) {
      expect(TermsAndConditions).not.toHaveProperty('Penalties')
      for (const { Product } of ProductOptions)
        expect(Product[0].PassengerFlight[0].FlightProduct.map(({ cabin }: Json) => cabin)).toContain(
          'Business',
        )
    }
  })

  it('changes all travelers of an offer, not some', async () => {
    const workbench = await client(api).reopen(locatorOf(await ticketParty(api, 2)))
    const some = { PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }] }

    const [all, one] = [
      await search(workbench, [legTo(laterDate)]),
      await search(workbench, [legTo(laterDate)], some),
    ]

    const [{ ModifyPrice }] = all.CatalogOfferings.CatalogOffering
    expect(ModifyPrice.PriceBreakdown).toMatchObject([{ quantity: 2 }])
    expect(codeOf(one)).toBe('4565')
  })

  it('refuses a reservation without tickets, NDC content, and a workbench of a new reservation', async () => {
    const held = await client(api).reopen(locatorOf(await client(api).hold()))
    const ndc = await client(api).reopen(locatorOf(await client(api).orderNdc()))
    const { workbench: fresh } = await client(api).prepare()

    const answers = [held, ndc, fresh].map((workbench) => search(workbench, [legTo(laterDate)]))

    expect((await Promise.all(answers)).map(codeOf)).toEqual(['4985', '4986', '4100'])
  })

  it('refuses unknown offers and products, dates without flights, and workbenches of others', async () => {
    const { workbench } = await reopenTicketed()
    const body = changeSearchBody(workbench, roundTrip)

    expect(codeOf(await search(workbench, roundTrip, { from: { OfferIdentifier: { id: 'offer_7' } } }))).toBe(
      '4101',
    )
    expect(
      codeOf(await search(workbench, roundTrip, { from: { ProductIdentifier: [{ id: 'product_7' }] } })),
    ).toBe('4101')
    expect(codeOf(await search(workbench, [legTo('2029-02-01')]))).toBe('1576')
    const foreign = await api.call('searchExchange', { body, as: otherAccount })
    expect(codeOf(foreign.body.CatalogOfferingsAirChangeResponse)).toBe('4100')
  })
})
