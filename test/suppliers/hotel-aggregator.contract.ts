import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { nameOfKey, type PropertyKey } from '../../lib/hotel/property.ts'
import { dueAtBooking, type RoomPrice, roomTotals } from '../../lib/hotel/room-price.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { sizes } from '../../lib/kernel/limits.ts'
import type {
  HotelAggregator,
  PropertySearch,
  RateFilter,
  RoomCard,
  RoomOrder,
  RoomSale,
  Stay,
  SupplierRate,
} from '../../lib/suppliers/hotel-aggregator.ts'
import { callAt } from '../support/supplier-call.ts'
import { anOrderTraveler } from './people.ts'
import { purchasesOf } from './purchases.ts'
import { refusal } from './refusal.ts'

export interface HotelsUnderTest {
  readonly hotels: HotelAggregator
  readonly now: EpochMs
  /** Where the supplier has hotels. */
  readonly around: PropertySearch
  /** One room, for nights that are free of charge to cancel for as long as the suite runs. */
  readonly stay: Stay
  readonly filter: RateFilter
  /** Accepted by properties that take the money themselves. */
  readonly card: RoomCard
  /** A place that the supplier does not know. */
  readonly nowhere?: PropertySearch['place']
  /** Begins the keys of the sales; a live supplier needs another one for every run. */
  readonly run?: string
}

/** Rooms sold under a key. */
export interface BoughtRooms {
  readonly order: RoomOrder
  readonly sale: RoomSale
}

/** What the suites of hotels do with the supplier. */
export function hotelBuyer({ hotels, now, stay, filter, around, card, run = 'contract' }: HotelsUnderTest) {
  let sales = 0
  const newKey = () => `${run}-${++sales}`
  const call = callAt(now)
  const party = { guests: [anOrderTraveler('guest', now)], companions: [], contacts: [] }
  const openKeys = async (): Promise<PropertyKey[]> => {
    const found = await hotels.search(around, stay, filter, call)
    return found.flatMap(({ property, rates }) => (rates ? [property.key] : [])).slice(0, 5)
  }
  return {
    call,
    newKey,
    openKeys,

    /** The cheapest rate that is offered for some nights. */
    async aRate(wanted: Stay = stay): Promise<SupplierRate> {
      const [rate] = await hotels.rates(await openKeys(), wanted, filter, call)
      if (!rate) throw new Error('no hotel has a rate for the stay')
      return rate
    },

    quoteOf: (rate: SupplierRate, wanted: Stay = stay) =>
      hotels.rate(
        { property: rate.property.key, name: { ref: rate.ref }, stay: wanted, guests: party.guests },
        call,
      ),

    orderFor: (rate: SupplierRate, rooms: readonly RoomPrice[] = rate.rooms, key = newKey()): RoomOrder => ({
      key,
      rate,
      rooms,
      ...party,
      guests: rooms.flatMap(() => party.guests),
      card: rate.collectedBy === 'us' ? undefined : card,
    }),

    sell: async (order: RoomOrder): Promise<BoughtRooms> => ({
      order,
      sale: await hotels.sell(order, call),
    }),

    async giveBack({ order: { key }, sale: { confirmations } }: BoughtRooms): Promise<void> {
      for (const room of confirmations.keys()) await hotels.cancel({ key, room, isMoved: false }, call)
    },
  }
}

/**
 * The contract of every supplier of hotel content. An adapter calls this with itself; nothing here knows the sandbox.
 * The tests depend on no order, and give back what they buy.
 *
 * @param budget rooms that the suite may buy
 */
export function hotelAggregatorContract(
  name: string,
  start: () => Promise<HotelsUnderTest>,
  budget = 10,
): void {
  describe(`${name} as a hotel aggregator`, () => {
    let subject: HotelsUnderTest
    let buyer: ReturnType<typeof hotelBuyer>
    const purchases = purchasesOf<BoughtRooms>(budget, (bought) => buyer.giveBack(bought))
    beforeAll(async () => {
      subject = await start()
      buyer = hotelBuyer(subject)
    })

    const search = () => subject.hotels.search(subject.around, subject.stay, subject.filter, buyer.call)
    const rates = async (stay = subject.stay) =>
      subject.hotels.rates(await buyer.openKeys(), stay, subject.filter, buyer.call)
    const buy = async (skip: TestContext['skip']) => {
      const quote = await buyer.quoteOf(await buyer.aRate())
      return purchases.buy(skip, () => buyer.sell(buyer.orderFor(quote)))
    }

    it('finds hotels around a place, the nearest first, and puts its name on them', async () => {
      const found = await search()
      const distances = found.flatMap(({ distanceKm }) => distanceKm ?? [])

      expect(found.length).toBeGreaterThan(0)
      expect(distances).toEqual([...distances].sort((a, b) => a - b))
      expect(Math.max(0, ...distances)).toBeLessThanOrEqual(subject.around.radiusKm)
      expect(new Set(found.map(({ property }) => property.supplier))).toEqual(
        new Set([subject.hotels.supplier]),
      )
    })

    it('refuses a place that it does not know', async ({ skip }) => {
      const { nowhere } = subject
      if (!nowhere) return skip('the subject names no unknown place')
      const there = { ...subject.around, place: nowhere }

      expect(await refusal(subject.hotels.search(there, subject.stay, subject.filter, buyer.call))).toBe(
        'hotelPlaceUnknown',
      )
    })

    it('describes and looks up the named hotels in their order, and leaves out unknown ones', async () => {
      const keys = (await buyer.openKeys()).reverse()
      const named = [{ chainCode: 'QQ', propertyCode: 'NONE' }, ...keys]
      const described = await subject.hotels.describe(named, buyer.call)
      const found = await subject.hotels.lookUp(named, subject.stay, subject.filter, buyer.call)

      expect(described.map(({ key }) => key)).toEqual(keys)
      expect(found.map(({ property }) => property.key)).toEqual(keys)
    })

    it('offers rates of the requested hotels and kinds only, for the nights, the cheapest first', async () => {
      const keys = (await buyer.openKeys()).map(nameOfKey)
      const offered = await rates()
      const totals = [...Map.groupBy(offered, ({ currency }) => currency).values()].map((ofCurrency) =>
        ofCurrency.map(({ rooms }) => roomTotals(rooms).total),
      )

      expect(offered.length).toBeGreaterThan(0)
      for (const { property, source, checkIn, checkOut } of offered) {
        expect(keys).toContain(nameOfKey(property.key))
        expect(property.supplier).toBe(subject.hotels.supplier)
        expect(subject.filter.sources).toContain(source)
        expect([checkIn, checkOut]).toEqual([subject.stay.checkIn, subject.stay.checkOut])
      }
      for (const list of totals) expect(list).toEqual([...list].sort((a, b) => a - b))
      expect(
        await subject.hotels.rates(
          [{ chainCode: 'QQ', propertyCode: 'NONE' }],
          subject.stay,
          subject.filter,
          buyer.call,
        ),
      ).toEqual([])
    })

    it('names every rate: references are all different, codes short and different within a hotel', async () => {
      const offered = await rates()
      const named = offered.map(({ property, ref }) => `${nameOfKey(property.key)} ${ref}`)
      const codes = offered.flatMap(({ property, bookingCode }) =>
        bookingCode === undefined ? [] : [`${nameOfKey(property.key)} ${bookingCode.toUpperCase()}`],
      )

      expect(new Set(named).size).toBe(named.length)
      expect(new Set(codes).size).toBe(codes.length)
      for (const { bookingCode = '' } of offered)
        expect(bookingCode.length).toBeLessThanOrEqual(sizes.bookingCode)
    })

    it('prices every requested room; the parts that it tells add up', async ({ skip }) => {
      const stay = { ...subject.stay, rooms: [...subject.stay.rooms, 1] }
      const offered = await rates(stay)
      skip(offered.length === 0, 'no hotel has two rooms')

      for (const rate of offered) {
        expect(rate.rooms.map(({ guests }) => guests)).toEqual(stay.rooms)
        expect(rate.roomsLeft ?? 2).toBeGreaterThanOrEqual(2)
        for (const room of rate.rooms) expectSums(room)
      }
    })

    it('tells what it takes to cancel: refunds in the order of time, never more than the total', async () => {
      for (const { rooms } of await rates())
        for (const { refunds = [], totalMinor } of rooms) {
          const moments = refunds.map(({ until }) => until)
          expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
          for (const { refundMinor } of refunds) {
            expect(refundMinor).toBeGreaterThanOrEqual(0)
            expect(refundMinor).toBeLessThanOrEqual(totalMinor)
          }
        }
    })

    it('tells the amount and the refunds of what this service charges for it', async ({ skip }) => {
      const ours = (await rates()).filter(({ collectedBy }) => collectedBy === 'us')
      skip(ours.length === 0, 'the properties take the money of every rate')

      for (const rate of ours)
        for (const room of rate.rooms) {
          expect(dueAtBooking(rate, room)?.minor).toBeGreaterThan(0)
          expect(room.refunds).toBeDefined()
        }
    })

    it('finds a rate again by its reference, as often as it is asked, and by the one of the answer', async () => {
      const rate = await buyer.aRate()
      const first = await buyer.quoteOf(rate)
      const again = await buyer.quoteOf(rate)
      const once = await buyer.quoteOf(first)

      for (const quote of [first, again, once]) {
        expect(quote.property.key).toEqual(rate.property.key)
        expect(quote.room.description).toBe(rate.room.description)
        expect(quote.currency).toBe(rate.currency)
        expect(quote.collectedBy).toBe(rate.collectedBy)
        expect(roomTotals(quote.rooms).total).toBe(roomTotals(first.rooms).total)
      }
    })

    it('finds a rate by its booking code, exactly and in other letter case', async ({ skip }) => {
      const rate = (await rates()).find(({ bookingCode }) => bookingCode !== undefined)
      if (!rate) return skip('the supplier has no booking codes')
      const { property, bookingCode = '' } = rate
      const byCode = (code: string) =>
        subject.hotels.rate(
          { property: property.key, name: { bookingCode: code }, stay: subject.stay },
          buyer.call,
        )
      const [exactly, folded] = [await byCode(bookingCode), await byCode(bookingCode.toLowerCase())]

      expect(exactly).toMatchObject({ bookingCode, room: rate.room, plan: rate.plan })
      expect(folded).toMatchObject({ bookingCode, room: rate.room, plan: rate.plan })
    })

    it('refuses a booking code and a hotel that it does not have', async () => {
      const [property = { chainCode: '', propertyCode: '' }] = await buyer.openKeys()
      const choice = { property, name: { bookingCode: 'ZZZZZZ' }, stay: subject.stay }
      const elsewhere = { ...choice, property: { chainCode: 'QQ', propertyCode: 'NONE' } }

      expect(await refusal(subject.hotels.rate(choice, buyer.call))).toBe('hotelBookingCodeUnknown')
      expect(await refusal(subject.hotels.rate(elsewhere, buyer.call))).toBe('hotelBookingCodeUnknown')
    })

    it('refuses a reference that it never gave out', async () => {
      const rate = await buyer.aRate()

      expect(['hotelOfferUnknown', 'hotelBookingCodeUnknown']).toContain(
        await refusal(buyer.quoteOf({ ...rate, ref: `${rate.ref.slice(0, 1)}-never` })),
      )
    })

    it('sells under a key once, with any number of repeated and concurrent calls', async ({ skip }) => {
      const { order, sale } = await buy(skip)
      const again = await Promise.all([1, 2].map(() => subject.hotels.sell(order, buyer.call)))

      expect(sale.confirmations).toHaveLength(1)
      expect(again).toEqual([sale, sale])
      expect(await subject.hotels.findSale(order, buyer.call)).toEqual(sale)
    })

    it('confirms every room with a number of its own', async ({ skip }) => {
      const stay = { ...subject.stay, rooms: [...subject.stay.rooms, ...subject.stay.rooms] }
      const [rate] = await rates(stay)
      if (!rate) return skip('no hotel has two rooms')
      const quote = await buyer.quoteOf(rate, stay)
      const { sale } = await purchases.buy(skip, () => buyer.sell(buyer.orderFor(quote)), 2)

      expect(sale.confirmations).toHaveLength(2)
      expect(new Set(sale.confirmations).size).toBe(2)
    })

    it('cancels a room once: a repetition returns the same number', async ({ skip }) => {
      const { order } = await buy(skip)
      const room = { key: order.key, room: 0, isMoved: false }
      const first = await subject.hotels.cancel(room, buyer.call)

      expect(first.cancellation).not.toBe('')
      expect(await subject.hotels.cancel(room, buyer.call)).toEqual(first)
    })

    it('refuses to cancel what it never sold', async () => {
      const room = { key: buyer.newKey(), room: 0, isMoved: false }

      expect(await refusal(subject.hotels.cancel(room, buyer.call))).toBe('hotelReservationUnknown')
    })

    it('finds nothing under a key that sold nothing', async () => {
      const order = buyer.orderFor(await buyer.aRate())

      expect(await subject.hotels.findSale(order, buyer.call)).toBeUndefined()
    })
  })
}

function expectSums(room: RoomPrice): void {
  const { base, taxes, fees, total } = roomTotals([room])
  expect(total).toBeGreaterThan(0)
  if (base !== undefined && taxes !== undefined && fees !== undefined) expect(base + taxes + fees).toBe(total)
  expect((base ?? 0) + (taxes ?? 0) + (fees ?? 0)).toBeLessThanOrEqual(total)
  if (room.nightly && base !== undefined)
    expect(room.nightly.reduce((sum, { minor }) => sum + minor, 0)).toBe(base)
}
