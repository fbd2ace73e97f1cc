import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { reservationResponse } from '../../../lib/reservation/wire/reservation-schema.ts'
import {
  type Answer,
  type Api,
  type CallOptions,
  type Json,
  startApi,
  startOfTests,
} from '../../support/api.ts'
import {
  bookingCodeOf,
  confirmationsOf,
  findOffer,
  guaranteeOf,
  guestBody,
  hotelCardBody,
  isFlexible,
  lastMoment,
  type OrderOptions,
  recordLocatorsOf,
  stayBody,
  stayDates,
  stayOf,
} from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let offering: Json
let deposit: Json
beforeAll(async () => {
  api = await startApi()
  offering = await findOffer(
    api,
    {},
    (one) => isFlexible(one) && one.ProductOptions[0].Product[0].Quantity >= 3 && cents(one) % 2 === 0,
  )
  deposit = await findOffer(api, {}, (one) => guaranteeOf(one) === 'DepositRequired')
})
afterAll(() => api.close())

/** Confirmations of the test at work: the hotels have few rooms, so that each test gives its own back. */
let booked: string[] = []
afterEach(async () => {
  for (const supplierLocator of booked)
    await api.call('cancelHotelOffer', { path: { Identifier: supplierLocator }, query: { supplierLocator } })
  booked = []
})

async function create(
  options: OrderOptions = {},
  call: Omit<CallOptions, 'body'> = {},
  offer = offering,
): Promise<Answer> {
  const answer = await api.call('createHotelReservation', { body: stayBody(offer, options), ...call })
  if (answer.status === 200) booked.push(...confirmationsOf(answer.body))
  return answer
}

const cents = ({ Price }: Json): number => Math.round(Price.TotalPrice * 100)

/** Offers are not used up, so that every case has a guest of its own. */
let guests = 0
const aGuest = (surname = 'Quillon', more: object = {}): Json =>
  guestBody(`Tessa${String.fromCharCode(97 + (guests++ % 26))}x`, surname, more)

const refusal = async (options: OrderOptions, call: Omit<CallOptions, 'body'> = {}, offer = offering) => {
  const { status, body } = await create(options, call, offer)
  return { status, ...errorOf(body), entries: body.ErrorResponse?.Result.Error }
}
const flags = (query: Readonly<Record<string, string>>) => ({ query })

describe('the request', () => {
  it('with every field of its table books the room, and answers with these, without the card number and its code', async () => {
    const { status, body, headers } = await create(
      { guests: [aGuest()] },
      { headers: { TraceId: 'porto-3', 'TVP-Correlation-Id': 'c-1' } },
    )
    const stay = stayOf(body)

    expect(status).toBe(200)
    expect(reservationResponse.safeParse(body).error).toBeUndefined()
    expect(body.ReservationResponse).toMatchObject({
      '@type': 'response',
      traceId: 'porto-3',
      correlationId: 'c-1',
      reservationStatus: 'Success',
      Result: { '@type': 'Result', status: 'Complete' },
      Identifier: { authority: 'TVPT', value: expect.stringMatching(/^[A-Z][A-Z0-9]{5}$/) },
    })
    expect(headers.traceid).toBe('porto-3')
    expect(stay['@type']).toBe('ReservationDetail')
    expect(stay.id).toBeUndefined()
    expect(stay.Offer).toMatchObject([
      {
        '@type': 'Offer',
        passiveOfferInd: false,
        Identifier: offering.Identifier,
        Product: [
          {
            '@type': 'ProductHospitality',
            bookingCode: bookingCodeOf(offering),
            Quantity: 1,
            guests: 2,
            PropertyKey: offering.ProductOptions[0].Product[0].PropertyKey,
            DateRange: { start: stayDates.checkIn, end: stayDates.checkOut },
          },
        ],
        Price: offering.Price,
      },
    ])
    expect(stay.TravelerProduct).toMatchObject([
      { TravelerRef: stay.Traveler[0].id, OfferRef: stay.Offer[0].id },
    ])
    expect(stay.FormOfPayment[0].PaymentCard).toMatchObject({
      CardCode: 'VI',
      expireDate: '0931',
      CardNumber: { mask: '411111XXXXXX1111' },
      Address: { City: 'Lisboa', PostalCode: '1100-001' },
    })
    expect(JSON.stringify(body)).not.toContain('4111111111111111')
    expect(stay.FormOfPayment[0].PaymentCard.SeriesCode).toBeUndefined()
    expect(stay.Payment).toMatchObject([
      { '@type': 'Payment', Amount: { code: 'EUR', value: offering.Price.TotalPrice } },
    ])
  })

  it('answers receipts in the allowed pairs only: a confirmation for each room, one record locator that names no offer', async () => {
    const { Receipt, Offer } = stayOf((await create({ guests: [aGuest()] })).body)
    const { chainCode } = offering.ProductOptions[0].Product[0].PropertyKey

    expect(Receipt).toMatchObject([
      {
        '@type': 'ReceiptConfirmation',
        OfferRef: [Offer[0].id],
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: {
            locatorType: 'Confirmation Number',
            sourceContext: 'Supplier',
            source: chainCode,
            value: expect.any(String),
          },
          OfferStatus: { '@type': 'OfferStatusHospitality', code: 'HK', Status: 'Confirmed' },
        },
      },
      {
        '@type': 'ReceiptConfirmation',
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: { locatorType: 'PNR Locator', sourceContext: 'Travelport', value: expect.any(String) },
          OfferStatus: { '@type': 'OfferStatusHospitality', Status: 'Confirmed' },
        },
      },
      {
        '@type': 'ReceiptConfirmation',
        OfferRef: [Offer[0].id],
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: { locatorType: 'IATA Number', sourceContext: 'Agency', value: '99912345' },
          OfferStatus: { '@type': 'OfferStatusHospitality', Status: 'Confirmed' },
        },
      },
    ])
    expect(Receipt[1].OfferRef).toBeUndefined()
  })

  it('is found without its offer id, by its data of the room; numbers may be texts', async () => {
    const found = await create({ guests: [aGuest()], offer: { id: undefined }, product: { Quantity: '1' } })

    expect(stayOf(found.body).Offer[0].Identifier.value).toMatch(/^[0-9a-f-]{36}:[0-9a-f]{32}$/)
    expect(stayOf(found.body).Offer[0].Price.TotalPrice).toBe(offering.Price.TotalPrice)
  })

  it('keeps TravelAgency, PrimaryContact and ReservationComment, and cuts names to 22 characters', async () => {
    const more = {
      TravelAgency: { '@type': 'TravelAgency', ProfileName: ['AGENT'] },
      PrimaryContact: [{ '@type': 'PrimaryContact', Email: 'desk@example.test' }],
      ReservationComment: [
        { commentSource: 'Agency', shareWith: 'Supplier', Comment: [{ name: 'SI', value: 'LATE ARRIVAL' }] },
      ],
    }
    const stay = stayOf(
      (await create({ guests: [guestBody('Maximiliane', 'Featherstonehaugh')], more })).body,
    )

    expect(stay).toMatchObject(more)
    expect(stay.Traveler[0].PersonName).toMatchObject({ Given: 'MAXIM', Surname: 'FEATHERSTONEHAUGH' })
  })

  it.each([
    ['no offer', { more: { Offer: [] } }, '1200'],
    ['no payment', { more: { Payment: undefined } }, '1200'],
    ['no traveler', { guests: [] }, '1200'],
    ['no booking code', { product: { bookingCode: undefined } }, '1200'],
    [
      'no property, and no offer id',
      { offer: { id: undefined }, product: { PropertyKey: undefined } },
      '1200',
    ],
    ['no card', { more: { FormOfPayment: [] } }, '1537'],
    ['a card number that is none', { card: hotelCardBody('4111111111111112') }, '1537'],
    ['a card that has expired', { card: hotelCardBody(undefined, { expireDate: '0127' }) }, '1537'],
    ['a card without an expiry date', { card: hotelCardBody(undefined, { expireDate: undefined }) }, '1537'],
    [
      'a card that the hotel does not take',
      { card: hotelCardBody('6011111111111117', { CardCode: 'DS' }) },
      '1539',
    ],
    ['a card that the hotel declines', { card: hotelCardBody('4000000000000002') }, '1539'],
    ['no surname', { guests: [{ PersonName: { Given: 'Tessa' } }] }, '90002'],
    ['no given name', { guests: [{ PersonName: { Surname: 'Quillon' } }] }, '13007'],
    ['a name with digits', { guests: [guestBody('T3ssa')] }, '13007'],
    ['a name in no alphabet of passports', { guests: [guestBody('李', '王')] }, '13007'],
    [
      'a telephone with letters',
      { guests: [guestBody('Tess', 'Quillon', { Telephone: [{ phoneNumber: 'CALL ME' }] })] },
      '13007',
    ],
    ['no room', { product: { Quantity: 0 } }, '13006'],
    ['ten rooms', { product: { Quantity: 10 } }, '13006'],
    ['ten guests', { product: { guests: 10 } }, '13006'],
    ['a booking code that is not the offer’s', { product: { bookingCode: 'ZZZZZZ' } }, '13003'],
    [
      'another property than the offer’s',
      { product: { PropertyKey: { chainCode: 'QQ', propertyCode: 'X1' } } },
      '13003',
    ],
    [
      'other dates than the offer’s',
      { product: { DateRange: { start: '2027-05-12', end: '2027-05-13' } } },
      '13003',
    ],
    [
      'another currency than the offer’s',
      { offer: { Price: { CurrencyCode: { value: 'USD' }, TotalPrice: 1 } } },
      '13003',
    ],
  ])(
    '%s is refused with 400 and a code that clients know',
    async (_case, options: OrderOptions, SourceCode) => {
      const { status, ...error } = await refusal(options)

      expect(error).toMatchObject({
        '@type': 'ErrorDetail',
        SourceCode,
        StatusCode: 400,
        category: 'VALIDATION',
        SourceID: 'API',
      })
      expect(error.Message).not.toContain('\n')
      expect(status).toBe(400)
    },
  )

  it('refuses a booking code that no availability showed, when no offer id is sent', async () => {
    const never = await refusal({ offer: { id: undefined }, product: { bookingCode: 'ZZZZZZ' } })
    const otherDates = { DateRange: { start: '2027-06-12', end: '2027-06-13' } }

    expect(never.SourceCode).toBe('13003')
    expect((await refusal({ offer: { id: undefined }, product: otherDates })).SourceCode).toBe('13001')
  })
})

describe('acceptPriceChangeInd', () => {
  const total = () => Math.round((offering.Price.TotalPrice - 10) * 100) / 100

  it('not sent: another price than the client knows ends the sale with 13020 and both totals', async () => {
    const error = await refusal({ guests: [aGuest()], total: total() })
    const now = offering.Price.TotalPrice.toFixed(2)

    expect([error.status, error.SourceCode]).toEqual([400, '13020'])
    expect(error.Message).toMatch(new RegExp(`^HOTEL RATE PRICE HAS BECOME ${now} EUR\\.`))
    expect(error.NameValuePair).toEqual(
      expect.arrayContaining([
        { name: 'previousTotal', value: total().toFixed(2) },
        { name: 'currentTotal', value: now },
      ]),
    )
  })

  it('false, or a price that fell: refused as well', async () => {
    const higher = { guests: [aGuest()], total: offering.Price.TotalPrice + 10 }

    expect(
      (await refusal({ guests: [aGuest()], total: total() }, flags({ acceptPriceChangeInd: 'false' })))
        .SourceCode,
    ).toBe('13020')
    expect((await refusal(higher)).SourceCode).toBe('13020')
    expect((await create(higher, flags({ acceptPriceChangeInd: 'TRUE' }))).status).toBe(200)
  })

  it('true: the same request again books at the price of now', async () => {
    const guest = aGuest()
    await refusal({ guests: [guest], total: total() })
    const { status, body } = await create(
      { guests: [guest], total: total() },
      flags({ acceptPriceChangeInd: 'true' }),
    )

    expect(status).toBe(200)
    expect(stayOf(body).Offer[0].Price.TotalPrice).toBe(offering.Price.TotalPrice)
  })

  it('a price that the hotel raised since the availability is refused, then accepted and charged', async () => {
    const guest = aGuest('Priceup')
    const error = await refusal({ guests: [guest] })
    const { body } = await create({ guests: [guest] }, flags({ acceptPriceChangeInd: 'true' }))

    expect(error.SourceCode).toBe('13020')
    expect(stayOf(body).Offer[0].Price.TotalPrice).toBeGreaterThan(offering.Price.TotalPrice)
    expect(error.Message).toContain(stayOf(body).Offer[0].Price.TotalPrice.toFixed(2))
  })

  it('a value that is neither true nor false is a 400', async () => {
    expect((await refusal({}, flags({ acceptPriceChangeInd: 'maybe' }))).SourceCode).toBe('90002')
  })
})

describe('maximumPriceIncrease', () => {
  /**
   * The client knows half of the price: an increase of exactly 100 per cent, since the price has an even
   * number of cents.
   */
  const half = () => cents(offering) / 200
  const twice = { acceptPriceChangeInd: 'true' }

  it('stops the sale when the total rose by more, naming the limit', async () => {
    const error = await refusal(
      { guests: [aGuest()], total: half() },
      flags({ ...twice, maximumPriceIncrease: '99.9' }),
    )

    expect([error.status, error.SourceCode]).toEqual([400, '13020'])
    expect(error.NameValuePair).toEqual(expect.arrayContaining([{ name: 'maximum', value: '99.9' }]))
  })

  it('lets an increase of exactly the limit pass', async () => {
    const { status } = await create(
      { guests: [aGuest()], total: half() },
      flags({ ...twice, maximumPriceIncrease: '100' }),
    )

    expect(status).toBe(200)
  })

  it('does not stop a price that fell', async () => {
    const options = { guests: [aGuest()], total: offering.Price.TotalPrice * 2 }

    expect((await create(options, flags({ ...twice, maximumPriceIncrease: '0' }))).status).toBe(200)
  })

  it('means nothing without acceptPriceChangeInd', async () => {
    expect(
      (await refusal({ guests: [aGuest()], total: half() }, flags({ maximumPriceIncrease: '500' })))
        .SourceCode,
    ).toBe('13020')
  })

  it('is a number that is not negative', async () => {
    expect((await refusal({}, flags({ ...twice, maximumPriceIncrease: 'much' }))).SourceCode).toBe('90002')
    expect((await refusal({}, flags({ ...twice, maximumPriceIncrease: '-1' }))).SourceCode).toBe('90002')
  })
})

describe('acceptGuaranteeChangeInd', () => {
  it.each([
    ['Deposit', '13017', 'DepositRequired'],
    ['Prepay', '13018', 'PrepayRequired'],
  ])(
    'false, the default: %s now required ends the sale; true books with it',
    async (surname, SourceCode, type) => {
      const guest = aGuest(surname)
      const error = await refusal({ guests: [guest] })
      const { body } = await create({ guests: [guest] }, flags({ acceptGuaranteeChangeInd: 'true' }))

      expect([error.status, error.SourceCode]).toEqual([400, SourceCode])
      expect(stayOf(body).Offer[0].TermsAndConditionsFull[0].Guarantee[0].guaranteeType).toBe(type)
    },
  )

  it('a guarantee in place of a deposit has a code of its own', async () => {
    expect((await refusal({ guests: [aGuest('Guarantee')] }, {}, deposit)).SourceCode).toBe('13016')
  })

  it('both changed: two entries; one accepted: only the other one’s', async () => {
    const guest = guestBody('Priceup', 'Deposit')
    const both = await refusal({ guests: [guest] })
    const price = await refusal({ guests: [guest] }, flags({ acceptGuaranteeChangeInd: 'true' }))
    const guarantee = await refusal({ guests: [guest] }, flags({ acceptPriceChangeInd: 'true' }))
    const codes = ({ entries }: Json) => entries.map(({ SourceCode }: Json) => SourceCode)

    expect(codes(both)).toEqual(['13020', '13017'])
    expect(both.entries.map(({ StatusCode }: Json) => StatusCode)).toEqual([400, 400])
    expect([codes(price), codes(guarantee)]).toEqual([['13020'], ['13017']])
    expect(
      (
        await create(
          { guests: [guest] },
          flags({ acceptPriceChangeInd: 'true', acceptGuaranteeChangeInd: 'true' }),
        )
      ).status,
    ).toBe(200)
  })
})

describe('applyStrictReservationCommentValidationInd', () => {
  const comments = (...Comment: Json[]) => ({ ReservationComment: [{ commentSource: 'Agency', Comment }] })
  const good = { name: 'HS', value: 'HIGH FLOOR' }

  it.each([
    ['an unknown name', { name: 'NO SUCH', value: 'X' }],
    ['more than 87 characters of a remark', { name: 'R', value: 'X'.repeat(88) }],
    ['more than 70 characters of itinerary comments', { name: 'ITIN COMMENTS', value: 'X'.repeat(71) }],
    ['more than 50 characters of service information', { name: 'SI', value: 'X'.repeat(51) }],
  ])('false: %s is dropped with a warning; true: it fails the sale', async (_case, bad) => {
    const guest = aGuest()
    const options = { guests: [guest], more: comments(good, bad) }
    const strict = await refusal(options, flags({ applyStrictReservationCommentValidationInd: 'true' }))
    const { body } = await create(options)

    expect([strict.status, strict.SourceCode]).toEqual([400, '13064'])
    expect(stayOf(body).ReservationComment[0].Comment).toEqual([good])
    expect(body.ReservationResponse).toMatchObject({
      reservationStatus: 'Success',
      Result: { status: 'Complete', Warning: [{ '@type': 'WarningDetail', SourceCode: '13064' }] },
    })
  })

  it('true: good comments do not disturb', async () => {
    const { status, body } = await create(
      { guests: [aGuest()], more: comments(good) },
      flags({ applyStrictReservationCommentValidationInd: 'true' }),
    )

    expect([status, body.ReservationResponse.Result.Warning]).toEqual([200, undefined])
  })
})

describe('several rooms', () => {
  const three = ['Ada', 'Bea', 'Cyd'].map((given) => guestBody(given, 'Trio'))
  const links = (body: Json) =>
    stayOf(body).TravelerProduct.map(({ TravelerRef, OfferRef }: Json) => `${TravelerRef} ${OfferRef}`)

  it('every room is a segment of its own; as many travelers as rooms have one each', async () => {
    const { body } = await create({ rooms: 3, guests: three })
    const { Offer, Traveler } = stayOf(body)

    expect(Offer.map(({ Product }: Json) => Product[0].Quantity)).toEqual([1, 1, 1])
    expect(Offer.map(({ Price }: Json) => Price.TotalPrice)).toEqual(
      Array.from({ length: 3 }, () => offering.Price.TotalPrice),
    )
    expect(new Set(confirmationsOf(body)).size).toBe(3)
    expect(links(body)).toEqual(Offer.map(({ id }: Json, room: number) => `${Traveler[room].id} ${id}`))
    expect(recordLocatorsOf(body)).toHaveLength(1)
  })

  it.each([
    ['one traveler', three.slice(0, 1)],
    ['fewer travelers than rooms', three.slice(0, 2)],
  ])('%s: all rooms are the first traveler’s', async (_case, guests) => {
    const { body } = await create({
      rooms: 3,
      guests: guests.map((guest) => ({ ...guest, Email: [{ value: 'm@example.test' }] })),
    })
    const { Offer, Traveler } = stayOf(body)

    expect(Traveler).toHaveLength(guests.length)
    expect(links(body)).toEqual(Offer.map(({ id }: Json) => `${Traveler[0].id} ${id}`))
  })

  it('fewer rooms than requested: those that were sold are kept, with a warning', async () => {
    const fewer = [
      guestBody('Ada', 'Fewerrooms'),
      guestBody('Bea', 'Fewerrooms'),
      guestBody('Cyd', 'Fewerrooms'),
    ]
    const { status, body } = await create({ rooms: 3, guests: fewer })
    const { Result, reservationStatus } = body.ReservationResponse

    expect([status, reservationStatus, Result.status]).toEqual([200, 'Partial', 'Incomplete'])
    expect(Result.Warning[0]).toMatchObject({ Message: '2 OF 3 ROOMS WERE SOLD' })
    expect(stayOf(body).Offer).toHaveLength(2)
    expect(confirmationsOf(body)).toHaveLength(2)
  })

  it('none left: refused, and nothing is booked', async () => {
    const error = await refusal({ guests: [guestBody('Ada', 'Soldout')] })

    expect([error.status, error.SourceCode, error.Message]).toEqual([400, '13022', 'ROOM IS NOT AVAILABLE'])
  })

  it('several offers are sold in order into one reservation; one that is refused later leaves the others', async () => {
    const both = [offering, deposit].map((one) => stayBody(one).ReservationDetail.Offer[0])
    const { body } = await create({ guests: [aGuest()], more: { Offer: both } })

    expect(stayOf(body).Offer.map(({ Product }: Json) => Product[0].bookingCode)).toEqual(
      [offering, deposit].map(bookingCodeOf),
    )
    expect(recordLocatorsOf(body)).toHaveLength(1)
  })
})

describe('roomPerTravelerInd', () => {
  const two = ['Dot', 'Eve'].map((given) => guestBody(given, 'Solo'))

  it('true: each traveler has a reservation of their own, which can be retrieved alone', async () => {
    const { body } = await create({ rooms: 2, guests: two }, flags({ roomPerTravelerInd: 'true' }))
    const locators = recordLocatorsOf(body)
    const records = await Promise.all(
      locators.map(async (Identifier) =>
        stayOf((await api.call('retrieveHotelReservation', { path: { Identifier } })).body),
      ),
    )

    expect(new Set(locators).size).toBe(2)
    expect(body.ReservationResponse.Identifier.value).toBe(locators[0])
    expect(
      stayOf(body).Receipt.filter(
        ({ Confirmation }: Json) => Confirmation.Locator.locatorType === 'PNR Locator',
      ),
    ).toMatchObject(stayOf(body).Offer.map(({ id }: Json) => ({ OfferRef: [id] })))
    expect(
      records.map(({ Traveler, Offer }) => [
        Traveler.map(({ PersonName }: Json) => PersonName.Given),
        Offer.length,
      ]),
    ).toEqual([
      [['DOT'], 1],
      [['EVE'], 1],
    ])
  })

  it('true, but not as many rooms as travelers: ignored with a warning', async () => {
    const { body } = await create({ rooms: 2, guests: [aGuest()] }, flags({ roomPerTravelerInd: 'true' }))

    expect(recordLocatorsOf(body)).toHaveLength(1)
    expect(body.ReservationResponse.Result.Warning[0].Message).toBe(
      'ROOMPERTRAVELERIND WAS IGNORED. 2 ROOMS FOR 1 TRAVELERS',
    )
  })
})

describe('availability results', () => {
  it('live for 30 minutes; then a new availability is needed', async () => {
    api.setNow(lastMoment)
    const inTime = await create({ guests: [aGuest()] })
    api.setNow(lastMoment + 1000)
    const late = await refusal({ guests: [aGuest()] })
    const unnamed = await refusal({ guests: [aGuest()], offer: { id: undefined } })
    api.setNow(startOfTests)

    expect(inTime.status).toBe(200)
    expect([late.status, late.SourceCode, late.Message]).toEqual([
      400,
      '13001',
      'OFFER EXPIRED AT 2027-03-01T10:30:00Z. REQUEST A NEW AVAILABILITY',
    ])
    expect(unnamed.SourceCode).toBe('13001')
  })

  it('a sale is compared with the quoted rules', async () => {
    const named = {
      BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: deposit.id } },
    }
    await api.call('rulesByOffer', { body: named })

    expect((await create({ guests: [aGuest()], offer: { Price: undefined } }, {}, deposit)).status).toBe(200)
  })

  it('of another tenant are unknown', async () => {
    expect((await refusal({ guests: [aGuest()] }, { as: otherAccount })).SourceCode).toBe('13001')
  })
})
