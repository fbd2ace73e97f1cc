import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import {
  addAncillary,
  bookAncillaries,
  bookBody,
  offeringWith,
  pickBody,
  shopAncillaries,
} from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { addVehicle } from '../../support/rental.ts'
import {
  cardBody,
  cashBody,
  client,
  documentsOf,
  errorOf,
  inboundDate,
  locatorOf,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const ancillariesIn = ({ Offer = [] }: Json): Json[] =>
  Offer.filter(({ parentOfferRef }: Json) => parentOfferRef)
const statusIn = (reservation: Json, ref: string): Json =>
  reservation.Receipt.find(
    ({ OfferRef = [], Confirmation }: Json) => OfferRef.includes(ref) && Confirmation?.OfferStatus,
  )?.Confirmation.OfferStatus
const emdsIn = (reservation: Json): Json[] =>
  documentsOf(reservation).filter((one) => one['@type'].startsWith('DocumentEMD'))
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation

describe('a bag for one of two travelers, booked and paid for later', () => {
  let held: Json
  let bag: Json
  let locator: string
  async function hold() {
    const workbench = await client(api).openWorkbench()
    await client(api).addOffer(workbench, {
      returnDate: inboundDate,
      passengers: [{ number: 2, passengerTypeCode: 'ADT' }],
    })
    await client(api).addTraveler(workbench)
    await client(api).addTraveler(workbench, { PersonName: { Given: 'Nora', Surname: 'Fenwright' } })
    const service = await addAncillary(api, workbench, '0CE', 'CT2')
    return { reservation: await client(api).committed(workbench), service }
  }
  beforeAll(async () => {
    ;({ reservation: held, service: bag } = await hold())
    locator = locatorOf(held)
  })

  it('is an offer of its own with the air offer that it goes with, for its traveler and flights', () => {
    expect(bag).toMatchObject({
      '@type': 'Offer',
      id: 'offer_2',
      ContentSource: 'GDS',
      parentOfferRef: 'offer_1',
      Product: [
        {
          '@type': 'ProductAncillary',
          Quantity: 1,
          Ancillary: { '@type': 'AncillaryAirBaggage', BaggageType: 'AdditionalBags' },
        },
      ],
      TermsAndConditionsFull: [
        { '@type': 'TermsAndConditionsFullAncillary', ApplicationLimit: { value: 'PassengerOD' } },
      ],
    })
    expect(bag.Price.PriceBreakdown[0]).toMatchObject({
      quantity: 1,
      TravelerIdentifierRef: { id: 'travelerRefId_2' },
    })
  })

  it('is held without payment: pending in its receipt, linked to product and segment', async () => {
    const [shown] = ancillariesIn(held)
    const outbound = held.Offer[0].Product[0].FlightSegment.map(({ Flight }: Json) => Flight.id)

    expect(shown).toMatchObject({
      id: 'offer_2',
      Price: bag.Price,
      Product: [{ Ancillary: { FlightRef: outbound } }],
    })
    expect(held.OfferLink).toMatchObject([
      {
        OfferRef: 'offer_2',
        ParentOffer: { '@type': 'ParentOfferAir', OfferRef: 'offer_1', ProductRef: 'product_1' },
      },
    ])
    expect(statusIn(held, 'offer_2')).toEqual({
      '@type': 'OfferStatusAncillary',
      StatusAncillary: [{ code: 'HK', value: 'Pending' }],
    })
    expect(held.TravelerProduct).toContainEqual(
      expect.objectContaining({ TravelerRef: 'travelerRefId_2', OfferRef: 'offer_2' }),
    )
    expect(ancillariesIn(await retrieve(locator))).toEqual(ancillariesIn(held))
  })

  it('is paid for after its flight: an EMD with the ticket of the traveler, not twice, and void by itself', async () => {
    const { reservation: held, service: bag } = await hold()
    const locator = locatorOf(held)
    async function cannotBePaidAlone(): Promise<void> {
      const workbench = await client(api).reopen(locator)
      await client(api).pay(workbench, bag)

      expect(errorOf((await client(api).commit(workbench)).body)).toMatchObject({ SourceCode: '4955' })
      expect(emdsIn(await retrieve(locator))).toEqual([])
    }
    async function getsItsEmd(): Promise<void> {
      const first = await client(api).reopen(locator)
      await client(api).pay(first, held.Offer[0], cardBody())
      await client(api).committed(first)
      const second = await client(api).reopen(locator)
      await client(api).pay(second, bag, { ...cardBody(), id: 'formOfPayment_2' })
      const paid = await client(api).committed(second)
      const [emd, ...others] = emdsIn(paid)
      const tickets = documentsOf(paid).filter((one) => one['@type'] === 'DocumentTicket')
      const ticket = tickets.find(
        ({ TravelerIdentifierRef }) => TravelerIdentifierRef.id === 'travelerRefId_2',
      )
      const { body } = await api.call('displayEmd', { path: { Identifier: emd.Number } })

      expect(others).toEqual([])
      expect(emd).toMatchObject({
        EMDDescription: { code: 'C', subCode: '0CE' },
        TravelerIdentifierRef: { id: 'travelerRefId_2' },
      })
      expect(emd.Amount.Total).toBe(bag.Price.TotalPrice)
      expect(emd.Number.slice(0, 3)).toBe(ticket.Number.slice(0, 3))
      expect(emd.Number).toMatch(/^\d{3}82\d{8}$/)
      expect(body.EMDListResponse.EMDID[0]).toMatchObject({
        AssociatedTicketNumber: { value: ticket.Number },
        EMDSegment: [
          {
            Status: 'Open',
            quantity: 1,
            PresentAt: held.Offer[0].Product[0].FlightSegment[0].Flight.Departure.location,
          },
        ],
      })
      expect(statusIn(paid, 'offer_2').StatusAncillary).toEqual([{ code: 'HK', value: 'Confirmed' }])
      expect(await discrepancies(api)).toEqual([])
    }
    async function isNotPaidTwice(): Promise<void> {
      const workbench = await client(api).reopen(locator)
      await api.call('addFormOfPayment', {
        path: { ReservationResource_Identifier: workbench },
        body: { ...cashBody, id: 'cash' },
      })
      const body = {
        Amount: { value: 1, code: 'GBP' },
        FormOfPaymentIdentifier: { id: 'cash' },
        OfferIdentifier: [{ id: 'offer_2' }],
      }
      const answer = await api.call('addPayment', {
        path: { ReservationResource_Identifier: workbench },
        body,
      })

      expect(errorOf(answer.body).Message).toBe('DOCUMENTS OF THE OFFER ARE ISSUED ALREADY')
    }
    async function isVoidByItself(): Promise<void> {
      const [emd] = emdsIn(await retrieve(locator))
      await api.call('voidDocuments', {
        body: { locator: { value: locator }, documentVoid: [{ documentType: 'EMD' }] },
      })
      const after = await retrieve(locator)

      expect(emdsIn(after)).toMatchObject([{ '@type': 'DocumentEMDVoid', Number: emd.Number, VoidInd: true }])
      expect(documentsOf(after).filter((one) => one['@type'] === 'DocumentTicket')).toHaveLength(2)
      expect(statusIn(after, 'offer_2').StatusAncillary).toEqual([{ code: 'HK', value: 'Pending' }])
      expect(await discrepancies(api)).toEqual([])

      const workbench = await client(api).reopen(locator)
      await client(api).pay(workbench, bag, cashBody)
      expect(emdsIn(await client(api).committed(workbench)).map((one) => one['@type'])).toEqual([
        'DocumentEMDVoid',
        'DocumentEMD',
      ])
    }
    await cannotBePaidAlone()
    await getsItsEmd()
    await isNotPaidTwice()
    await isVoidByItself()
  }, 60_000)
})

it('is paid together with its flight by one payment: ticket and EMD in one commit, whose amounts add up', async () => {
  const { workbench, offer } = await client(api).prepare()
  const shop = await shopAncillaries(api, workbench)
  const bag = offeringWith(shop)
  const { OfferID } = await bookAncillaries(api, workbench, pickBody(shop, bag, { Quantity: 2 }))
  await api.call('addFormOfPayment', {
    path: { ReservationResource_Identifier: workbench },
    body: cardBody(),
  })
  const total = offer.Price.TotalPrice + OfferID[0].Price.TotalPrice
  const body = {
    Amount: { value: total, code: offer.Price.CurrencyCode.value },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: offer.id }, { Identifier: OfferID[0].Identifier }],
  }
  await api.call('addPayment', { path: { ReservationResource_Identifier: workbench }, body })
  const answer = await client(api).commit(workbench)
  const { Reservation, Result } = answer.body.ReservationResponse
  const documents = documentsOf(Reservation)

  expect(Result).not.toHaveProperty('Warning')
  expect(OfferID[0].Price.TotalPrice).toBeCloseTo(2 * bag.Price.TotalPrice, 2)
  expect(documents.map((one) => one['@type'])).toEqual(['DocumentTicket', 'DocumentEMD'])
  expect(documents.reduce((sum, { Amount }) => sum + Amount.Total, 0)).toBeCloseTo(total, 2)
  expect(await discrepancies(api)).toEqual([])
})

it('is booked and paid on a ticketed trip while a car comes to it, and then has a reference of its own', async () => {
  const ticketed = await client(api).ticket()
  const locator = locatorOf(ticketed)
  const workbench = await client(api).reopen(locator)
  await client(api).pay(workbench, await addAncillary(api, workbench), { ...cashBody, id: 'formOfPayment_2' })
  await addVehicle(api, locator)
  const both = await client(api).committed(workbench)

  expect(both.Offer.map(({ id }: Json) => id).sort()).toEqual(['offer_1', 'offer_2', 'offer_3'])
  expect(ancillariesIn(both).map(({ id }) => id)).toEqual(['offer_3'])
  expect(statusIn(both, 'offer_3').StatusAncillary[0].value).toBe('Confirmed')
  expect(emdsIn(both)).toHaveLength(1)
  expect(both.Payment[1].OfferIdentifier.map(({ id }: Json) => id)).toEqual(['offer_3'])
})

describe('what cannot be booked', () => {
  let workbench: string
  let shop: Json
  let bag: Json
  beforeAll(async () => {
    workbench = (await client(api).prepare()).workbench
    shop = await shopAncillaries(api, workbench)
    bag = offeringWith(shop)
  })
  const refusal = async (...items: Json[]) =>
    errorOf({ OfferListResponse: await bookAncillaries(api, workbench, ...items) })

  it('what no shop offered, or not to these travelers', async () => {
    const other = (await client(api).prepare()).workbench
    const foreign = await bookAncillaries(api, other, pickBody(shop, bag))

    expect(
      (await refusal(pickBody(shop, bag, { CatalogOfferingIdentifier: { id: 'anc_off99' } }))).SourceCode,
    ).toBe('4101')
    expect((await refusal(pickBody(shop, bag, { ProductIdentifier: { id: 'an99' } }))).SourceCode).toBe(
      '4101',
    )
    expect(
      (await refusal(pickBody(shop, bag, { TravelerIdentifierRef: { id: 'travelerRefId_9' } }))).SourceCode,
    ).toBe('4106')
    expect(errorOf({ OfferListResponse: foreign }).SourceCode).toBe('4101')
    const path = { ReservationResource_Identifier: workbench }
    expect(
      errorOf(
        (await api.call('bookAncillaries', { path, body: bookBody(pickBody(shop, bag)), as: otherAccount }))
          .body,
      ).SourceCode,
    ).toBe('4100')
  })

  it('more pieces than the carrier sells to a traveler; then nothing of the request is booked', async () => {
    expect((await refusal(pickBody(shop, bag, { Quantity: 4 }))).SourceCode).toBe('4953')
    expect(
      (await refusal(pickBody(shop, bag, { Quantity: 2 }), pickBody(shop, bag, { Quantity: 2 }))).SourceCode,
    ).toBe('4953')
    const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
    expect(ancillariesIn(body.ReservationResponse.Reservation)).toEqual([])
  })

  it('half an hour after the shop', async () => {
    const before = api.now()
    const { workbench: own } = await client(api).prepare()
    const fresh = await shopAncillaries(api, own)
    const path = { ReservationResource_Identifier: own }
    /** Goes on and touches the workbench, which would be gone otherwise. */
    const goTo = async (minutes: number): Promise<void> => {
      api.setNow(before + minutes * 60_000)
      await api.call('addTravelAgency', { path, body: { CorporateCode: 'A1' } })
    }
    const book = async (): Promise<Json> => {
      const picked = pickBody(fresh, offeringWith(fresh))
      return errorOf({ OfferListResponse: await bookAncillaries(api, own, picked) })
    }
    await goTo(20)
    await goTo(29)
    const inTime = await book()
    await goTo(30)
    const late = await book()
    api.setNow(before)

    expect(inTime).toBeUndefined()
    expect(late.Message).toContain('ANCILLARIES EXPIRED')
  })
})

it.each<[string, (shop: Json, workbench: string) => Json]>([
  ['the shop by its identifier', (shop) => ({ CatalogOfferingsIdentifier: { Identifier: shop.Identifier } })],
  [
    'the group of the traveler',
    (shop) => ({ CatalogOfferingsIdentifier: { Identifier: shop.CatalogOfferingsID[0].Identifier } }),
  ],
  [
    'the workbench, whose last shop counts',
    (_, workbench) => ({ CatalogOfferingsIdentifier: { Identifier: { value: workbench } } }),
  ],
  [
    'the offering by its identifier alone',
    (shop) => ({
      CatalogOfferingsIdentifier: undefined,
      CatalogOfferingIdentifier: { Identifier: offeringWith(shop).Identifier },
    }),
  ],
  [
    'the traveler by the other name',
    (shop) => ({
      TravelerIdentifierRef: undefined,
      TravelerIdentifier: {
        Identifier: { value: shop.CatalogOfferingsID[0].TravelerIdentifierRef[0].value },
      },
    }),
  ],
])('takes what clients send to name %s', async (_, more) => {
  const { workbench } = await client(api).prepare()
  const shop = await shopAncillaries(api, workbench)
  const answer = await bookAncillaries(
    api,
    workbench,
    pickBody(shop, offeringWith(shop), more(shop, workbench)),
  )

  expect(answer.OfferID).toHaveLength(1)
  expect(answer.ReferenceList[0].Flight[0].id).toBe('s1')
})
