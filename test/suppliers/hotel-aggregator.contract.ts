import { expect, it } from 'vitest'
import { roomTotals } from '../../lib/hotel/hotel.ts'
import type { HotelAggregator, RateFilter, Stay } from '../../lib/suppliers/hotel-aggregator.ts'
import { callAt } from '../support/supplier-call.ts'
import { anOrderTraveler } from './people.ts'

const now = Date.parse('2027-03-01T10:00:00Z')
const filter: RateFilter = { sources: ['own', 'aggregator'], plans: [], withoutPromotions: false }
const stay: Stay = { checkIn: '2027-04-12', checkOut: '2027-04-15', rooms: [2] }
const guests = [anOrderTraveler('guest', now)]
const party = { guests, companions: [], contacts: [] }
const card = { token: 't', mask: '411111XXXXXX1111', expireDate: '0831' }
const around = { place: { kind: 'city', code: 'LON' }, radiusKm: 25, chains: [], amenities: [] } as const

/** What any supplier of hotel content must do. */
export function hotelAggregatorContract(hotels: () => HotelAggregator): void {
  const openKey = async () => {
    const found = await hotels().search(around, stay, filter, callAt(now))
    const open = found.find(({ rates }) => rates)
    if (!open) throw new Error('no hotel is open')
    return open.property.key
  }
  const aRate = async (wanted = stay) => {
    const [rate] = await hotels().rates([await openKey()], wanted, filter, callAt(now))
    if (!rate) throw new Error('the hotel has no rate')
    return rate
  }
  let sales = 0
  const sell = async (wanted = stay, key = `sale-${++sales}`, rooms = 1) => {
    const rate = await aRate(wanted)
    const [price] = rate.rooms
    if (!price) throw new Error('the rate has no price')
    const order = { key, rate, rooms: Array.from({ length: rooms }, () => price), ...party, card } as const
    return { rate, order, sale: await hotels().sell(order, callAt(now)) }
  }

  it('finds hotels around a place, the nearest first, and the same again', async () => {
    const found = await hotels().search(around, stay, filter, callAt(now))

    expect(found.length).toBeGreaterThan(10)
    expect(found.map(({ distanceKm }) => distanceKm)).toEqual(
      found.map(({ distanceKm }) => distanceKm).sort((a = 0, b = 0) => a - b),
    )
    expect(await hotels().search(around, stay, filter, callAt(now))).toEqual(found)
  })

  it('refuses a place that it does not know', async () => {
    const nowhere = { ...around, place: { kind: 'city', code: 'QQQ' } } as const
    await expect(hotels().search(nowhere, stay, filter, callAt(now))).rejects.toMatchObject({
      code: 'hotelPlaceUnknown',
    })
  })

  it('prices every room: nights, taxes and fees add up, the cheapest rate first', async () => {
    const rates = await hotels().rates([await openKey()], { ...stay, rooms: [2, 1] }, filter, callAt(now))

    expect(rates.length).toBeGreaterThan(0)
    for (const { rooms } of rates) {
      expect(rooms).toHaveLength(2)
      for (const room of rooms)
        expect(room.nightly.reduce((sum, { minor }) => sum + minor, 0)).toBe(room.baseMinor)
    }
    const totals = rates.map(({ rooms }) => roomTotals(rooms).total)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  it('refuses a booking code that the hotel does not have', async () => {
    const choice = { property: await openKey(), bookingCode: 'ZZZZZZ', stay }
    await expect(hotels().rate(choice, callAt(now))).rejects.toMatchObject({
      code: 'hotelBookingCodeUnknown',
    })
  })

  it('sells under a key once', async () => {
    const { order, sale, rate } = await sell()
    const after = (
      await hotels().rate({ property: rate.property.key, bookingCode: rate.bookingCode, stay }, callAt(now))
    ).roomsLeft

    expect(await hotels().sell(order, callAt(now))).toEqual(sale)
    expect(await hotels().findSale(order, callAt(now))).toEqual(sale)
    expect(
      (await hotels().rate({ property: rate.property.key, bookingCode: rate.bookingCode, stay }, callAt(now)))
        .roomsLeft,
    ).toBe(after)
  })

  it('sells fewer rooms when there are fewer, none when there is none, and has them again after a cancellation', async () => {
    const long: Stay = { checkIn: '2027-05-30', checkOut: '2027-06-02', rooms: [2] }
    const { order, sale, rate } = await sell(long, 'all-rooms', 9)
    const choice = { property: rate.property.key, bookingCode: rate.bookingCode, stay: long }

    expect(sale.confirmations).toHaveLength(rate.roomsLeft)
    expect(new Set(sale.confirmations).size).toBe(rate.roomsLeft)
    await expect(hotels().rate(choice, callAt(now))).rejects.toMatchObject({ code: 'hotelNotAvailable' })
    await expect(hotels().sell({ ...order, key: 'too-late' }, callAt(now))).rejects.toMatchObject({
      code: 'hotelNotAvailable',
    })

    const first = await hotels().cancel(order.key, 0, callAt(now))
    expect(await hotels().cancel(order.key, 0, callAt(now))).toEqual(first)
    expect((await hotels().rate(choice, callAt(now))).roomsLeft).toBe(1)
  })

  it('counts a stay over the end of a month once, in the rates of the hotel and in a search', async () => {
    const long: Stay = { checkIn: '2027-08-30', checkOut: '2027-09-02', rooms: [1] }
    const rate = await aRate(long)
    const choice = { property: rate.property.key, bookingCode: rate.bookingCode, stay: long }
    const order = { key: 'over-the-end', rate, rooms: rate.rooms, ...party, card }
    await hotels().sell(order, callAt(now))
    expect((await hotels().rate(choice, callAt(now))).roomsLeft).toBe(rate.roomsLeft - 1)

    const plan = { ...filter, plans: [rate.plan.code] }
    const offers = await hotels().rates([rate.property.key], long, plan, callAt(now))
    const seen = async () => (await hotels().lookUp([rate.property.key], long, plan, callAt(now)))[0]?.rates
    for (const offer of offers) {
      const rooms = Array.from({ length: offer.roomsLeft - 1 }, () => offer.rooms).flat()
      if (rooms.length > 0)
        await hotels().sell({ ...order, key: `nearly-${offer.bookingCode}`, rate: offer, rooms }, callAt(now))
    }
    expect(await seen()).toBeDefined()
    for (const offer of offers)
      await hotels().sell(
        { ...order, key: `last-${offer.bookingCode}`, rate: offer, rooms: offer.rooms },
        callAt(now),
      )
    expect(await seen()).toBeUndefined()
  })

  it('of many buyers at once each gets a room of its own, and no room is sold twice', async () => {
    const busy: Stay = { checkIn: '2027-07-05', checkOut: '2027-07-06', rooms: [1] }
    const rate = await aRate(busy)
    const buyers = Array.from({ length: 30 }, (_, buyer) =>
      hotels()
        .sell({ key: `buyer-${buyer}`, rate, rooms: rate.rooms, ...party, card }, callAt(now))
        .then(
          ({ confirmations }) => confirmations,
          () => [],
        ),
    )
    const sold = (await Promise.all(buyers)).flat()

    expect(sold).toHaveLength(rate.roomsLeft)
    expect(new Set(sold).size).toBe(rate.roomsLeft)
  })

  it('knows nothing of a sale that never was', async () => {
    expect(await hotels().findSale({ key: 'never', guests }, callAt(now))).toBeUndefined()
  })
}
