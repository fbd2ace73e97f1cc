import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesResponse } from '../../../lib/hotel/wire/hotel-rules.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { availabilityBody, bookingCodeOf, hotelOffersOf, lastMoment, openHotels } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let offerings: Json[]
beforeAll(async () => {
  api = await startApi()
  const keys = (await openHotels(api)).slice(0, 6)
  offerings = hotelOffersOf(
    (await api.call('availability', { body: availabilityBody(keys, { sources: ['TVPT', 'BKNG'] }) })).body,
  )
})
afterAll(() => api.close())

const rulesOf = (value: string, more: object = {}) =>
  api.call('rulesByOffer', {
    body: {
      OfferQueryBuildFromCatalogOffering: {
        BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value }, ...more },
      },
    },
  })
const offerOf = (body: Json): Json => body.OfferHospitalityResponse.Offer

describe('rules of an offer', () => {
  it('returns the data of the availability, with the full terms', async () => {
    for (const offering of offerings.slice(0, 4)) {
      const { body } = await rulesOf(offering.id)
      const { Product, Price, TermsAndConditionsFull, ...named } = offerOf(body)

      expect(rulesResponse.safeParse(body).error).toBeUndefined()
      expect(named).toMatchObject({ id: offering.id, Identifier: offering.Identifier })
      expect(Product[0].bookingCode).toBe(bookingCodeOf(offering))
      expect(Price).toEqual(offering.Price)
      expect(TermsAndConditionsFull).toMatchObject([
        {
          Guarantee: offering.TermsAndConditions.Guarantee,
          CancelPenalty: offering.TermsAndConditions.CancelPenalty,
          AcceptedCreditCard: expect.arrayContaining([{ value: 'VI' }]),
          CheckInOutPolicy: {
            checkInTime: expect.stringMatching(/^\d\d:\d\d/),
            checkOutTime: expect.stringMatching(/^\d\d:\d\d/),
          },
        },
      ])
    }
  })

  it('a rate that is paid at booking names the deposit, one that is only guaranteed does not', async () => {
    const byGuarantee = (type: string) =>
      offerings.find(({ TermsAndConditions }) => TermsAndConditions.Guarantee[0].guaranteeType === type)
    const prepaid = offerOf((await rulesOf(byGuarantee('PrepayRequired').id)).body)
    const guaranteed = offerOf((await rulesOf(byGuarantee('GuaranteeRequired').id)).body)

    expect(prepaid.TermsAndConditionsFull[0].DepositPolicy.Deposit[0].CurrencyAmount.value).toBe(
      prepaid.Price.TotalPrice,
    )
    expect(guaranteed.TermsAndConditionsFull[0].DepositPolicy).toBeUndefined()
  })

  it('NumberOfRooms prices that many rooms', async () => {
    const two = offerOf((await rulesOf(offerings[0].id, { NumberOfRooms: 2 })).body)

    expect(Math.round(two.Price.TotalPrice * 100)).toBe(2 * Math.round(offerings[0].Price.TotalPrice * 100))
    expect(two.Product[0].Quantity).toBe(2)
  })

  it('refuses an unknown offer, and one older than 30 minutes', async () => {
    const unknown = await rulesOf('91e0c1de-04a2-4d0c-9f61-2b6c8f1f7e10:0c7a4e1b9d2f4a6680b3c5d7e9f10213')
    api.setNow(lastMoment + 1000)
    const late = await rulesOf(offerings[0].id)
    api.setNow(startOfTests)

    expect([unknown.status, errorOf(unknown.body).SourceCode]).toEqual([400, '13001'])
    expect([late.status, errorOf(late.body).SourceCode]).toEqual([400, '13001'])
    expect(errorOf(late.body).Message).toBe(
      'OFFER EXPIRED AT 2027-03-01T10:30:00Z. REQUEST A NEW AVAILABILITY',
    )
  })

  it('refuses a body that names no offer', async () => {
    const { status, body } = await api.call('rulesByOffer', { body: {} })

    expect([status, errorOf(body).Message]).toEqual([400, 'REQUIRED TYPE: CatalogOfferingIdentifier OBJECT'])
  })
})
