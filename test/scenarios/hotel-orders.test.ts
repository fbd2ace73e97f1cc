import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { resultOf } from '../support/campaign.ts'
import {
  buildBody,
  confirmationsOf,
  findOffer,
  guaranteeOf,
  guestBody,
  hotelCardBody,
  isFlexible,
  type OrderOptions,
  recordLocatorsOf,
  stayBody,
  stayDates,
  stayOf,
} from '../support/stay.ts'
import { client, errorOf } from '../support/trip.ts'

let api: Api
let offering: Json
let people = 0
// Rooms sell out: a service for each case.
beforeEach(async () => {
  await api?.close()
  api = await startApi()
  offering = await findOffer(
    api,
    { rooms: [1] },
    (one) => isFlexible(one) && one.ProductOptions[0].Product[0].Quantity >= 4,
  )
})
afterAll(() => api.close())

const aGuest = (surname = 'Quillon'): Json =>
  guestBody(`Tessa${String.fromCharCode(97 + (people++ % 26))}`, surname)
const order = (body: Json, query = {}, headers = {}) =>
  api.call('createHotelReservation', { body, query, headers })
const book = (options: OrderOptions = {}, query = {}) => order(stayBody(offering, options), query)
const accepting = { acceptPriceChangeInd: 'true' }
const codeOf = (body: Json): string | undefined => errorOf(body)?.SourceCode
const warningsOf = (body: Json): Json[] => resultOf(body)?.Warning ?? []

describe('the price is compared for the guests that are booked', () => {
  const four = { product: { guests: 2 } }

  it('with the price that was told for fewer: refused, until it is accepted', async () => {
    const guests = [aGuest()]
    const refused = await book({ guests, ...four })
    const limited = await book({ guests, ...four }, { ...accepting, maximumPriceIncrease: '0.01' })
    const accepted = await book({ guests, ...four }, accepting)

    expect([refused.status, codeOf(refused.body)]).toEqual([400, '13020'])
    expect([limited.status, codeOf(limited.body)]).toEqual([400, '13020'])
    expect(stayOf(accepted.body).Offer[0].Price.TotalPrice).toBeGreaterThan(offering.Price.TotalPrice)
  })

  it('without a price in the request too', async () => {
    const { status, body } = await book({ guests: [aGuest()], ...four, offer: { Price: undefined } })

    expect([status, codeOf(body)]).toEqual([400, '13020'])
  })

  it('with more rooms for as many guests each: the price of one room, or of all', async () => {
    const one = await book({ guests: [aGuest()], rooms: 2 })
    const all = await book({ guests: [aGuest()], rooms: 2, total: 2 * offering.Price.TotalPrice })

    expect([one.status, all.status]).toEqual([200, 200])
  })
})

describe('the limit of an increase', () => {
  it('of 5 per cent is not exceeded by a price that rose by 5 per cent, whatever the amount', async () => {
    const limit = { ...accepting, maximumPriceIncrease: '5' }
    const seen = new Set<number>()
    for (const nights of [1, 2, 3, 4, 5]) {
      const checkIn = addDays(stayDates.checkIn, nights)
      const dates = { checkIn, checkOut: addDays(checkIn, nights) }
      const one = await findOffer(api, dates, ({ Price }) => !seen.has(Price.TotalPrice))
      seen.add(one.Price.TotalPrice)
      const { status, body } = await order(stayBody(one, { guests: [aGuest('PRICEUP')] }), limit)

      expect([status, codeOf(body)], String(one.Price.TotalPrice)).toEqual([200, undefined])
    }
  })

  it.each([0, -5])('a price of %d is none', async (total) => {
    const { status, body } = await book({ guests: [aGuest()], total }, accepting)

    expect([status, codeOf(body)]).toEqual([400, '90002'])
  })
})

describe('two orders are one', () => {
  it('without a key, when the whole request is the same', async () => {
    const body = stayBody(offering, { guests: [aGuest()] })
    const [first, again] = [await order(body), await order(body)]

    expect(recordLocatorsOf(again.body)).toEqual(recordLocatorsOf(first.body))
  })

  it('not with another card, comment or key', async () => {
    const guest = aGuest()
    const comment = { name: 'SpecialInstructions', value: 'Late arrival' }
    const others = [
      await book({ guests: [guest] }),
      await book({ guests: [guest], card: hotelCardBody('5555555555554444', { CardCode: 'CA' }) }),
      await book({ guests: [guest], more: { ReservationComment: [{ Comment: [comment] }] } }),
      await order(stayBody(offering, { guests: [guest] }), {}, { 'Idempotency-Key': 'order-a' }),
    ]

    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    expect(new Set(others.flatMap(({ body }) => recordLocatorsOf(body))).size).toBe(others.length)
  })

  it('not under another key, in reference payload', async () => {
    const body = buildBody(offering, { guests: [aGuest()] })
    const build = (key: string) =>
      api.call('buildHotelReservation', { body, headers: { 'Idempotency-Key': key } })
    const [a, b, again] = [await build('key-a'), await build('key-b'), await build('key-a')]

    expect(recordLocatorsOf(b.body)).not.toEqual(recordLocatorsOf(a.body))
    expect(recordLocatorsOf(again.body)).toEqual(recordLocatorsOf(a.body))
  })

  it('not at another price: it is compared, and refused', async () => {
    const guests = [aGuest()]
    await book({ guests })
    const { status, body } = await book({ guests, total: Math.round(offering.Price.TotalPrice / 2) })

    expect([status, codeOf(body)]).toEqual([400, '13020'])
  })
})

describe('one of two rooms that were sold from one offer', () => {
  const cancel = (workbench: string, offerID: object) =>
    api.call('cancelItems', {
      path: { ReservationResource_Identifier: workbench },
      body: { cancelOffers: { offerProductSelection: [{ offerID }] } },
    })
  const statusesOf = (reservation: Json): string[] =>
    reservation.Receipt.flatMap(({ Confirmation }: Json) =>
      Confirmation?.OfferStatus?.code ? [Confirmation.OfferStatus.Status] : [],
    )

  it('is not named by the Identifier that they share; by its id it is cancelled alone', async () => {
    const { body } = await book({ rooms: 2, guests: [aGuest()] })
    const [, second] = stayOf(body).Offer
    const workbench = await client(api).reopen(recordLocatorsOf(body)[0] ?? '')
    const shared = await cancel(workbench, { Identifier: second.Identifier })
    const alone = await cancel(workbench, { id: second.id, Identifier: second.Identifier })
    const committed = await client(api).committed(workbench)

    expect([shared.status, codeOf(shared.body)]).toEqual([200, '90002'])
    expect(codeOf(alone.body)).toBeUndefined()
    expect(statusesOf(committed).sort()).toEqual(['Cancelled', 'Confirmed'])
  })

  it('is cancelled by canceloffer under its id too', async () => {
    const { body } = await book({ rooms: 2, guests: [aGuest()] })
    const path = { Identifier: recordLocatorsOf(body)[0] ?? '' }
    const cancelled = await api.call('cancelHotelOffer', { path, query: { offerID: 'offer_2' } })

    expect(confirmationsOf(cancelled.body)).toEqual(confirmationsOf(body).slice(0, 1))
  })
})

describe('a synced room that the hotel never sold', () => {
  const synced = async (): Promise<{ locator: string; supplierLocator: string }> => {
    const guest = aGuest('HOTELDOWN')
    await book({ guests: [guest] })
    const supplierLocator = `88120-${people}`
    const Locator = {
      locatorType: 'Confirmation Number',
      source: 'BO',
      sourceContext: 'Supplier',
      value: supplierLocator,
    }
    const { body } = await order({
      ReservationDetail: {
        Offer: [{ Identifier: { authority: 'BKNG' }, passiveOfferInd: true }],
        Receipt: [{ '@type': 'ReceiptConfirmation', Confirmation: { '@type': 'ConfirmationHold', Locator } }],
        Traveler: [guest],
      },
    })
    return { locator: recordLocatorsOf(body)[0] ?? '', supplierLocator }
  }
  const told = { SourceCode: '13061', Message: expect.stringContaining('offer_1') }

  it('is cancelled by canceloffer, with a warning', async () => {
    const { locator, supplierLocator } = await synced()
    const { status, body } = await api.call('cancelHotelOffer', {
      path: { Identifier: locator },
      query: { supplierLocator },
    })

    expect([status, warningsOf(body)]).toMatchObject([200, [told]])
    expect(stayOf(body).Receipt[0].Confirmation.OfferStatus.Status).toBe('Cancelled')
  })

  it('is cancelled by the commit of a workbench, which ends', async () => {
    const { locator } = await synced()
    const workbench = await client(api).reopen(locator)
    await api.call('cancelItems', {
      path: { ReservationResource_Identifier: workbench },
      body: { cancelAllInd: true },
    })
    const { status, body } = await client(api).commit(workbench)

    expect([status, resultOf(body).status, warningsOf(body)]).toMatchObject([200, 'Complete', [told]])
  })

  it('is cancelled with its reservation', async () => {
    const { locator } = await synced()
    const { status, body } = await api.call('cancelReservation', {
      path: { ReservationResource_Identifier: locator },
      body: {},
    })
    const { body: left } = await api.call('retrieveHotelReservation', { path: { Identifier: locator } })

    expect([status, codeOf(body)]).toEqual([200, undefined])
    expect(stayOf(left).Receipt[0].Confirmation.OfferStatus.Status).toBe('Cancelled')
  })
})

describe('canceloffer', () => {
  it('after the stay is refused, and so are cancelitems and the cancellation of the reservation', async () => {
    const { body } = await book({ guests: [aGuest()] })
    const [supplierLocator = ''] = confirmationsOf(body)
    const path = { Identifier: recordLocatorsOf(body)[0] ?? '' }
    api.setNow(Date.parse(`${addDays(stayDates.checkOut, 2)}T00:00:00Z`))
    const { status, body: answer } = await api.call('cancelHotelOffer', { path, query: { supplierLocator } })

    const reservation = { path: { ReservationResource_Identifier: path.Identifier } }
    const whole = await api.call('cancelReservation', { ...reservation, body: {} })
    const workbench = await client(api).reopen(path.Identifier)
    const items = await api.call('cancelItems', {
      path: { ReservationResource_Identifier: workbench },
      body: { cancelAllInd: true },
    })

    expect([status, codeOf(answer)]).toEqual([400, '13005'])
    expect([whole, items].map((one) => [one.status, codeOf(one.body)])).toEqual(Array(2).fill([200, '13005']))
  })

  it('that names no segment says what is missing', async () => {
    const { body } = await book({ guests: [aGuest()] })
    const path = { Identifier: recordLocatorsOf(body)[0] ?? '' }
    const { status, body: answer } = await api.call('cancelHotelOffer', { path })

    expect([status, errorOf(answer).Message]).toEqual([400, 'SUPPLIERLOCATOR OR OFFERID IS MISSING'])
  })
})

it('a rate that is booked after its deadline says that the first night is charged from now on', async () => {
  const checkIn = new Date(startOfTests).toISOString().slice(0, 10)
  const isPastDeadline = (one: Json): boolean =>
    isFlexible(one) && one.TermsAndConditions.CancelPenalty[0].Refundable === 'No'
  const late = await findOffer(api, { checkIn, checkOut: addDays(checkIn, 1) }, isPastDeadline)
  const { body } = await order(stayBody(late, { guests: [aGuest()] }))
  const [terms] = stayOf(body).Offer[0].TermsAndConditionsFull

  expect(JSON.stringify(terms)).not.toContain('Deadline')
  expect(terms.CancelPenalty[0]).toMatchObject({
    Refundable: 'No',
    Description: 'A cancellation costs the first night from now on',
  })
})

describe('a modification', () => {
  const Receipt = (value: string) => [{ Confirmation: { Locator: { value, sourceContext: 'Supplier' } } }]
  const dated = (end: string, product: object = {}) => ({
    Offer: [{ Product: [{ DateRange: { start: stayDates.checkIn, end }, ...product }] }],
  })
  const longer = addDays(stayDates.checkOut, 1)
  let path: { Identifier: string }
  let number: string
  const modify = (more: object, query: Record<string, string> = {}) =>
    api.call('changeHotelReservation', {
      path,
      query,
      body: { ReservationDetail: { Receipt: Receipt(number), ...more } },
    })
  beforeEach(async () => {
    const { body } = await book({ guests: [aGuest()] })
    path = { Identifier: recordLocatorsOf(body)[0] ?? '' }
    ;[number = ''] = confirmationsOf(body)
  })

  it('of dates keeps the confirmation number, and tells the price that changed', async () => {
    const { body } = await modify(dated(longer))
    const shorter = await modify(dated(stayDates.checkOut))

    expect(warningsOf(body)).toMatchObject([{ SourceCode: '13020' }])
    expect([confirmationsOf(body), confirmationsOf(shorter.body)]).toEqual([[number], [number]])
  })

  it('with acceptPriceChangeInd=false is refused when the price is another', async () => {
    const { status, body } = await modify(dated(longer), { acceptPriceChangeInd: 'false' })

    expect([status, codeOf(body)]).toEqual([400, '13020'])
  })

  it('to another booking code is refused', async () => {
    const { status, body } = await modify(dated(longer, { bookingCode: 'X9XBAR' }))

    expect([status, codeOf(body)]).toEqual([400, '13046'])
  })

  it('of nothing is refused; to the dates that the room has, a warning', async () => {
    const nothing = await modify({})
    const same = await modify(dated(stayDates.checkOut))

    expect([nothing.status, codeOf(nothing.body)]).toEqual([400, '90001'])
    expect([same.status, warningsOf(same.body)]).toMatchObject([200, [{ SourceCode: '90375' }]])
  })
})

describe('Payment of a reservation is for the rooms in it', () => {
  const amountOf = (reservation: Json): number => reservation.Payment[0].Amount.value
  const retrieve = async (Identifier: string): Promise<Json> =>
    stayOf((await api.call('retrieveHotelReservation', { path: { Identifier } })).body)

  it('one of several: each has its own', async () => {
    const total = 2 * offering.Price.TotalPrice
    const { body } = await book(
      { rooms: 2, guests: [aGuest(), aGuest()], total },
      { roomPerTravelerInd: 'true' },
    )
    const each = await Promise.all(recordLocatorsOf(body).map(retrieve))

    expect(each.map(amountOf)).toEqual(each.map(({ Offer }) => Offer[0].Price.TotalPrice))
  })

  it('fewer than ordered: what was sold', async () => {
    const total = 2 * offering.Price.TotalPrice
    const { body } = await book({ rooms: 2, guests: [aGuest('FEWERROOMS')], total })

    expect(amountOf(stayOf(body))).toBe(stayOf(body).Offer[0].Price.TotalPrice)
  })
})

describe('an order is refused', () => {
  const card = (more: object, number?: string): Json => {
    const sent = hotelCardBody(number)
    return { ...sent, PaymentCard: { ...sent.PaymentCard, ...more } }
  }
  it.each<[string, OrderOptions, string]>([
    ['with a card that expires before the stay', { card: card({ expireDate: '0427' }) }, '1539'],
    ['with a security code of letters', { card: card({ SeriesCode: { PlainText: 'abc' } }) }, '90002'],
    ['with a security code of five digits', { card: card({ SeriesCode: { PlainText: '12345' } }) }, '90002'],
    ['with a number of another scheme', { card: card({ CardCode: 'CA' }) }, '1537'],
    ['with an unknown kind of card', { card: card({ CardType: 'Prepaid' }) }, '90002'],
    [
      'with an e-mail address that is none',
      { guests: [{ ...guestBody(), Email: [{ value: 'nomail' }] }] },
      '13007',
    ],
  ])('%s', async (_, options, code) => {
    const { status, body } = await book(options)

    expect([status, codeOf(body)]).toEqual([400, code])
  })

  it.each([
    ['of less than the deposit', { code: 'EUR', value: 1 }],
    ['in another currency', { code: 'USD', value: 5000 }],
  ])('with a payment %s, for a rate with a deposit', async (_, Amount) => {
    const deposit = await findOffer(api, {}, (one) => guaranteeOf(one) === 'DepositRequired')
    const more = { Payment: [{ Amount, depositInd: true }] }
    const { status, body } = await order(stayBody(deposit, { guests: [aGuest()], more }))

    expect([status, codeOf(body)]).toEqual([400, '90002'])
  })
})

it('a card is Mastercard as MC and as CA; an empty e-mail object is not repeated', async () => {
  const sent = hotelCardBody('5555555555554444')
  const card = { ...sent, PaymentCard: { ...sent.PaymentCard, CardCode: 'MC' } }
  const { status, body } = await book({ card, guests: [{ ...aGuest(), Email: [{}] }] })

  expect([status, errorOf(body)]).toEqual([200, undefined])
  expect(stayOf(body).Traveler[0]).not.toHaveProperty('Email')
})
