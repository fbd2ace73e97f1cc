import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { daysMs } from '../../lib/kernel/instant.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import {
  availabilityBody,
  bookingCodeOf,
  confirmationsOf,
  guestBody,
  hotelCardBody,
  hotelOffersOf,
  type OrderOptions,
  propertiesOf,
  recordLocatorsOf,
  searchProperties,
  stayBody,
  stayDates,
  stayOf,
} from '../support/stay.ts'
import { strictHotels } from '../support/strict-hotels.ts'
import { errorOf } from '../support/trip.ts'

let api: Api
const strict = strictHotels(() => api.now())
beforeAll(async () => {
  api = await startApi({ withHotels: (hosts) => [...hosts, { host: strict.hotels, searchMs: 5000 }] })
})
afterAll(() => api.close())
beforeEach(() => api.setNow(startOfTests))

const sources = ['TVPT', 'BKNG']
const [casa, twin] = ['acc_0000AWr2VsUNIF1Vl91xg0', 'acc_0000AWr2VsUNIF1Vl91xG0'].map((propertyCode) => ({
  chainCode: 'DFx',
  propertyCode,
}))

/** Nights that no other test has taken rooms of. */
let taken = 0
function newNights() {
  const day = (offset: number) =>
    new Date(startOfTests + (60 + offset) * daysMs(1)).toISOString().slice(0, 10)
  taken += 3
  return { checkIn: day(taken), checkOut: day(taken + 2) }
}

async function availability(keys: readonly Json[], options: object = {}): Promise<Json[]> {
  const { status, body } = await api.call('availability', {
    body: availabilityBody(keys, { ...newNights(), sources, ...options }),
  })
  expect(status).toBe(200)
  return hotelOffersOf(body)
}
const isNamed =
  (description: string) =>
  ({ ProductOptions }: Json): boolean =>
    ProductOptions[0].Product[0].RoomType.value === description
const flexible = async (options: object = {}): Promise<Json> =>
  (await availability([casa], options)).find(isNamed('Flexible room'))

let guests = 0
const aGuest = (): Json => guestBody(`Ines${String.fromCharCode(97 + (guests++ % 26))}`, 'Quillon')
const book = (offering: Json, options: OrderOptions = {}) =>
  api.call('createHotelReservation', {
    body: stayBody(offering, { guests: [aGuest()], ...options }),
  })
async function booked(offering: Json, options: OrderOptions = {}): Promise<Json> {
  const { status, body } = await book(offering, options)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const cancel = (body: Json, room = 0) =>
  api.call('cancelHotelOffer', {
    path: { Identifier: recordLocatorsOf(body)[0] ?? '' },
    query: { supplierLocator: confirmationsOf(body)[room] ?? '' },
  })
const cents = ({ Price }: Json): number => Math.round(Price.TotalPrice * 100)
/** Charges of what a test did. */
const chargesAfter = async (work: () => Promise<unknown>): Promise<Json[]> => {
  const before = new Set((await ledger(api).charges()).map(({ key }) => key))
  await work()
  return (await ledger(api).charges()).filter(({ key }) => !before.has(key))
}

describe('hotels of two suppliers', () => {
  it('are found by one search, the nearest first, each as far as its supplier describes it', async () => {
    const found = propertiesOf(await searchProperties(api, { AggregatorList: sources }))
    const distances = found.map(({ Distance }) => Distance.value)
    const [strictOne, other] = [
      found.find(({ Property }) => Property.PropertyKey.propertyCode === casa?.propertyCode),
      found.find(({ Property }) => Property.PropertyKey.chainCode !== 'DFx'),
    ]

    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(strictOne).toMatchObject({ availability: 'Open', LowestAvailableRate: { code: 'GBP' } })
    expect(strictOne.MaximumAvailableRate).toBeUndefined()
    expect(Object.keys(strictOne.Property).sort()).toEqual(['@type', 'Address', 'PropertyKey', 'id', 'name'])
    expect(other.Property).toMatchObject({ Rating: [{ provider: 'NTM' }], Telephone: [expect.any(String)] })
  })

  it('are described by the one that knows them; letter case of a code counts where it has to', async () => {
    const detail = async (key: Json) => (await api.call('propertyDetail', { query: key })).body
    const nameOf = (body: Json): string => body.PropertiesResponse.Properties.PropertyInfo[0].Property.name

    expect(nameOf(await detail(casa))).toBe('Casa Estrita')
    expect(nameOf(await detail(twin))).toBe('Casa Gémea')
    expect(errorOf(await detail({ chainCode: 'DFX', propertyCode: 'NONE' })).SourceCode).toBe('90004')
  })

  it('answer one availability, in the order of the prices of each currency', async () => {
    const [sandboxHotel] = propertiesOf(await searchProperties(api))
    const offerings = await availability([casa, sandboxHotel.Property.PropertyKey], stayDates)
    const currencies = Map.groupBy(offerings, ({ Price }) => Price.CurrencyCode.value)

    expect([...currencies.keys()].sort()).toEqual(['EUR', 'GBP'])
    for (const ofCurrency of currencies.values())
      expect(ofCurrency.map(cents)).toEqual(ofCurrency.map(cents).sort((a, b) => a - b))
    expect(new Set(offerings.map(({ id }) => id)).size).toBe(offerings.length)
  })
})

describe('a rate of the aggregator', () => {
  it('shows what the supplier tells, and nothing else', async () => {
    const offering = await flexible({ rooms: [2, 1] })
    const [product] = offering.ProductOptions[0].Product
    const { CancelPenalty } = offering.TermsAndConditions
    const total = offering.Price.TotalPrice

    expect(bookingCodeOf(offering)).toMatch(/^R[0-9A-F]{9}$/)
    expect(product).toMatchObject({ Quantity: 2, PropertyKey: casa })
    expect(product.RoomType).toEqual({
      '@type': 'RoomType',
      value: 'Flexible room',
      Description: { value: 'Flexible room' },
      RoomCharacteristics: { '@type': 'RoomCharacteristics' },
    })
    expect(Object.keys(offering.Price)).toEqual(['@type', 'CurrencyCode', 'TotalPrice', 'PriceBreakdown'])
    expect(offering.Price.PriceBreakdown).toMatchObject([
      {
        roomPricingType: 'Per stay',
        Amount: {
          Taxes: { Tax: [{ value: 12, currencyCode: 'EUR', excludedFromTotalPriceInd: true }] },
          Total: total,
        },
      },
    ])
    expect(offering.TermsAndConditions).toMatchObject({
      ExpiryDate: '2027-03-01T10:20:00Z',
      RatePaymentInfo: 'PrePay',
      Guarantee: [{ guaranteeType: 'PrepayRequired' }],
    })
    expect(
      CancelPenalty.map(({ Deadline, HotelPenalty }: Json) => [Deadline.Time, HotelPenalty.Amount[0]]),
    ).toEqual([
      ['17:30:00Z', { value: total / 2, code: 'GBP' }],
      ['17:30:00Z', { value: total, code: 'GBP' }],
    ])
    expect(JSON.stringify(offering)).not.toContain('rat_')
  })

  it('of a hotel whose code differs by letter case alone is not the other hotel’s', async () => {
    const codesOf = async (key: Json) =>
      (await availability([key])).map(
        ({ ProductOptions }) => ProductOptions[0].Product[0].PropertyKey.propertyCode,
      )

    expect(new Set(await codesOf(casa))).toEqual(new Set([casa?.propertyCode]))
    expect(new Set(await codesOf(twin))).toEqual(new Set([twin?.propertyCode]))
  })

  it('can be booked as long as its supplier knows it, not as long as others', async () => {
    const offerings = await availability([casa])
    const [short, long] = [
      offerings.find(isNamed('Room only, not refundable')),
      offerings.find(isNamed('Flexible room')),
    ]
    api.advance(10)
    const late = await book(short)

    expect(late.status).toBe(400)
    expect(errorOf(late.body)).toMatchObject({
      SourceCode: '13001',
      Message: 'OFFER EXPIRED AT 2027-03-01T10:10:00Z. REQUEST A NEW AVAILABILITY',
    })
    expect((await book(long)).status).toBe(200)
  })

  it('has rules, by its offer id and by its booking code', async () => {
    const nights = newNights()
    const offering = await flexible(nights)
    const byOffer = await api.call('rulesByOffer', {
      body: { BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: offering.id } } },
    })
    const byCode = await api.call('rulesByCode', {
      body: {
        bookingCode: bookingCodeOf(offering).toLowerCase(),
        checkinDate: nights.checkIn,
        checkoutDate: nights.checkOut,
        numberOfGuests: 2,
        PropertyKey: casa,
      },
    })

    for (const { status, body } of [byOffer, byCode]) {
      const { Offer } = body.OfferHospitalityResponse
      expect(status).toBe(200)
      expect(Offer.Price.TotalPrice).toBe(offering.Price.TotalPrice)
      expect(Offer.Product[0].bookingCode).toBe(bookingCodeOf(offering))
      expect(Offer.TermsAndConditionsFull[0].AcceptedCreditCard).toBeUndefined()
      expect(Offer.TermsAndConditionsFull[0].CheckInOutPolicy).toBeUndefined()
      expect(JSON.stringify(Offer.TermsAndConditionsFull[0].TextBlock)).toContain('EUR due at the property')
    }
  })

  it('refuses a booking code that was never shown', async () => {
    const never = await api.call('rulesByCode', {
      body: {
        bookingCode: 'R000000000',
        checkinDate: stayDates.checkIn,
        checkoutDate: stayDates.checkOut,
        numberOfGuests: 2,
        PropertyKey: casa,
      },
    })

    expect([never.status, errorOf(never.body).SourceCode]).toEqual([400, '13003'])
  })
})

describe('a room that this service takes the money for', () => {
  it('is charged once it is sold; the supplier gets the guest, and no card', async () => {
    const offering = await flexible()
    let body: Json
    const charges = await chargesAfter(async () => {
      body = await booked(offering)
    })
    const { order } = strict.sales().at(-1) ?? {}

    expect(charges).toMatchObject([
      { status: 'captured', amount: { minor: cents(offering), currency: 'GBP' } },
    ])
    expect(order?.card).toBeUndefined()
    expect(order?.rate.ref).toMatch(/^quo_/)
    expect(order?.guests).toMatchObject([{ surname: 'QUILLON', emails: [expect.stringContaining('@')] }])
    expect(stayOf(body).Offer[0].Product[0].bookingCode).toBe(bookingCodeOf(offering))
    expect(confirmationsOf(body)).toEqual([expect.stringMatching(/^bok_/)])
    expect(JSON.stringify(body)).not.toContain('quo_')
  })

  it('is found without its offer id, by hotel, nights and booking code', async () => {
    const offering = await flexible()
    const body = await booked(offering, {
      offer: { id: undefined },
      product: { bookingCode: bookingCodeOf(offering).toLowerCase() },
    })

    expect(stayOf(body).Offer[0].Identifier.value).toBe(offering.id)
  })

  it('is booked once, and charged once, however often the request is repeated', async () => {
    const offering = await flexible()
    const guest = aGuest()
    const before = strict.sales().length
    const charges = await chargesAfter(async () => {
      const first = await booked(offering, { guests: [guest] })
      expect(recordLocatorsOf(await booked(offering, { guests: [guest] }))).toEqual(recordLocatorsOf(first))
    })

    expect(strict.sales()).toHaveLength(before + 1)
    expect(charges).toHaveLength(1)
  })

  it('is not sold when the card is declined', async () => {
    const before = strict.sales().length
    const { status, body } = await book(await flexible(), { card: hotelCardBody('4000000000000002') })

    expect(errorOf(body)).toMatchObject({
      StatusCode: 400,
      SourceCode: '1539',
      Message: 'FORM OF PAYMENT WAS REJECTED. CARD DECLINED BY ISSUER',
    })
    expect(status).toBe(400)
    expect(strict.sales()).toHaveLength(before)
  })

  it('is paid for as far as there were rooms', async () => {
    const nights = newNights()
    const [offering] = [await flexible({ ...nights, rooms: [2, 2] })]
    await booked(await flexible({ ...nights, rooms: [2, 2] }), { rooms: 2, guests: [aGuest()] })
    let body: Json
    const charges = await chargesAfter(async () => {
      body = await booked(offering, { rooms: 2 })
    })

    expect(body.ReservationResponse.reservationStatus).toBe('Partial')
    expect(confirmationsOf(body)).toHaveLength(1)
    expect(charges).toMatchObject([{ status: 'captured', amount: { minor: cents(offering) } }])
    expect(refundsOf(charges)).toEqual([cents(offering) / 2])
  })

  it.each([
    ['in time', 8, 1],
    ['late', 3, 0.5],
    ['at the last moment', 0.1, 0],
  ])('cancelled %s: what the supplier refunds then is refunded', async (_when, daysAhead, share) => {
    const nights = newNights()
    const offering = await flexible(nights)
    let body: Json
    const charges = async () =>
      chargesAfter(async () => {
        body = await booked(offering)
        api.setNow(Date.parse(`${nights.checkIn}T17:00:00Z`) - daysAhead * daysMs(1))
        const cancelled = await cancel(body)
        expect(stayOf(cancelled.body).Receipt[0].Confirmation).toMatchObject({
          Locator: { locatorType: 'Cancellation Number', value: expect.stringMatching(/^can_/) },
          OfferStatus: { Status: 'Cancelled' },
        })
      })

    expect(refundsOf(await charges())).toEqual(share === 0 ? [] : [cents(offering) * share])
  })

  it('is released again when its payment cannot be captured', async () => {
    const before = strict.sales().length
    let answer: Json
    const charges = await chargesAfter(async () => {
      answer = await book(await flexible(), { card: hotelCardBody('4000000000000341') })
    })
    const [sale] = strict.sales().slice(before)

    expect(errorOf(answer.body).Message).toBe('FORM OF PAYMENT WAS REJECTED. CAPTURE WAS REFUSED')
    expect(sale?.rooms).toMatchObject([{ cancellation: expect.stringMatching(/^can_/) }])
    expect(charges).toMatchObject([{ status: 'reversed' }])
  })

  it('cannot be changed: it is cancelled and booked again', async () => {
    const body = await booked(await flexible())
    const changed = await api.call('changeHotelReservation', {
      path: { Identifier: recordLocatorsOf(body)[0] ?? '' },
      body: {
        ReservationDetail: {
          Receipt: stayOf(body).Receipt.slice(0, 1),
          Offer: [{ Product: [{ DateRange: { start: '2027-11-01', end: '2027-11-03' } }] }],
        },
      },
    })

    expect(errorOf(changed.body).SourceCode).toBe('13046')
  })
})

it('a room that is paid at the desk is not charged; the supplier gets the card', async () => {
  const offering = (await availability([casa])).find(isNamed('Pay at the desk'))
  const charges = await chargesAfter(() => booked(offering))

  expect(charges).toEqual([])
  expect(strict.sales().at(-1)?.order.card).toMatchObject({ mask: '411111XXXXXX1111' })
})
