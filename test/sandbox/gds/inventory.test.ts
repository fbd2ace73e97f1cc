import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../lib/kernel/store.ts'
import { type LocalDatabase, startDatabase } from '../../../lib/platform/local/database.ts'
import { numbersKey, routeOf } from '../../../lib/sandbox/gds/selling/departure-numbers.ts'
import { inventoryOver, type LimitsOf } from '../../../lib/sandbox/gds/selling/inventory.ts'
import { soldSeatsOver } from '../../../lib/sandbox/gds/selling/stored-sold-seats.ts'
import { stoppingStore } from '../../support/faulty-store.ts'
import { aFlight, now } from '../../support/given.ts'
import { soldOf } from '../../support/sold-of.ts'

/** Y, B and M share the ten seats of Economy; J has the four of Business. */
const onSale = { Y: 10, B: 8, M: 3, J: 4 }
const limitsOf: LimitsOf = (_flight, bookingClass) =>
  bookingClass === 'J'
    ? { cabin: 'Business', inClass: 4, inCabin: 4 }
    : { cabin: 'Economy', inClass: onSale[bookingClass as keyof typeof onSale] ?? 0, inCabin: 10 }

let database: LocalDatabase
let days = 0
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

const newFlight = () => aFlight(Date.parse('2027-06-01T09:00:00Z') + 86_400_000 * days++)
const openMarks = async (flight: ReturnType<typeof newFlight>) => {
  const key = numbersKey(routeOf(flight))
  const [counts] = await database.store.readCounts('inventory', [key], { consistent: true })
  return Object.keys(counts?.marks ?? {})
}
const stocked = (store: Store = database.store) => {
  const flight = newFlight()
  const inventory = inventoryOver(store, limitsOf)
  const sell = (key: string, bookingClass: string, seats = 1, more: { until?: number; at?: number } = {}) =>
    inventory.hold(
      flight,
      {
        key,
        hold: { bookingClass, seats, ...(more.until !== undefined && { until: more.until }) },
      },
      more.at ?? now,
    )
  return { flight, inventory, sell, sold: (at = now) => soldOf(database.store, flight, at) }
}

describe('seats of a departure', () => {
  it.each([
    [{}, 'M', 3],
    [{ M: 2 }, 'M', 1],
    [{ M: 2 }, 'Y', 8],
    [{ Y: 9 }, 'M', 1],
    [{ Y: 10 }, 'M', 0],
    [{ Y: 9 }, 'J', 4],
  ])(
    'after sales of %j there are in %s as many as class and cabin have left: %i',
    async (earlier, bookingClass, left) => {
      const { sell } = stocked()
      for (const [one, seats] of Object.entries(earlier))
        expect(await sell(`before ${one}`, one, seats)).toBe(true)

      expect(await sell('too many', bookingClass, left + 1)).toBe(false)
      if (left > 0) expect(await sell('just enough', bookingClass, left)).toBe(true)
      expect(await sell('one more', bookingClass)).toBe(false)
    },
  )

  it('are sold to a crowd in several classes of a cabin, as many as the cabin has', async () => {
    const { sell, sold } = stocked()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, buyer) => sell(`buyer ${buyer}`, 'YBM'[buyer % 3] ?? 'Y')),
    )
    const seats = (await sold()) ?? {}

    expect(answers.filter(Boolean)).toHaveLength(10)
    expect(Object.values(seats).reduce((sum, one) => sum + one, 0)).toBe(10)
    expect(seats.M ?? 0).toBeLessThanOrEqual(3)
  })

  it('that ran out are sold again, to as many as there are of them, however many ask at once', async () => {
    const { sell, sold } = stocked()
    for (let sale = 0; sale < 10; sale++) await sell(`unpaid ${sale}`, 'Y', 1, { until: now + 100 + sale })
    const buyAt = async (at: number) =>
      (
        await Promise.all(Array.from({ length: 12 }, (_, buyer) => sell(`${at} ${buyer}`, 'B', 1, { at })))
      ).filter(Boolean).length

    expect(await buyAt(now + 99)).toBe(0)
    expect(await buyAt(now + 103)).toBe(4)
    expect(await sold(now + 103)).toEqual({ Y: 6, B: 4 })
    expect(await sold(now + 109)).toEqual({ B: 4 })
  })

  it('that ran out are on sale at once where a flight is priced; a search may show them later', async () => {
    const { flight, sell, sold } = stocked()
    await sell('unpaid', 'Y', 10, { until: now + 100 })
    const route = routeOf(flight)
    const searched = await soldSeatsOver(database.store).soldOn(
      route.date,
      { routes: [route], exactly: [] },
      now + 100,
    )

    expect([...searched.values()]).toEqual([{ Y: 10 }])
    expect(await sold(now + 99)).toEqual({ Y: 10 })
    expect(await sold(now + 100)).toEqual({})
  })
})

it('what two hosts read at the same time for one search is read once', async () => {
  const read: string[] = []
  const store: Store = {
    ...database.store,
    readCounts(table, keys, options) {
      read.push(...keys.map((key) => JSON.stringify(key)))
      return database.store.readCounts(table, keys, options)
    },
  }
  const [one, other] = [routeOf(newFlight()), routeOf(newFlight())]
  const search = (...routes: (typeof one)[]) =>
    soldSeatsOver(store).soldOn(one.date, { routes, exactly: [] }, now)

  await Promise.all([search(one), search(one, other)])
  expect(read.toSorted()).toEqual([one, other].map((route) => JSON.stringify(numbersKey(route))).toSorted())
  await search(one)
  expect(read).toHaveLength(3)
})

describe('a process that stops while it takes or returns seats', () => {
  type Stocked = ReturnType<typeof stocked>
  const works = {
    sells: async ({ sell }: Stocked) => sell('sale', 'Y', 2, { until: now + 100 }),
    'makes firm': async ({ sell }: Stocked) => sell('sale', 'Y', 2),
    'sells another class': async ({ sell }: Stocked) => sell('sale', 'B', 2),
    releases: async ({ inventory, flight }: Stocked) => inventory.release(flight, 'sale'),
  }
  const given = {
    sells: async () => undefined,
    'makes firm': works.sells,
    'sells another class': works.sells,
    releases: works.sells,
  }
  const expected = { sells: { Y: 2 }, 'makes firm': { Y: 2 }, 'sells another class': { B: 2 }, releases: {} }
  const stops = (['before', 'after'] as const).flatMap((when) =>
    [1, 2, 3, 4, 5, 6].map((write) => ({ when, write })),
  )

  it.each(
    (Object.keys(works) as (keyof typeof works)[]).flatMap((name) =>
      stops.map((stop) => ({ name, ...stop })),
    ),
  )(
    '$name, stopped $when write $write: done once when repeated, and nothing is left when undone',
    async ({ name, when, write }) => {
      for (const isUndone of [false, true]) {
        const faults = stoppingStore()
        const stock = stocked(faults.wrap(database.store))
        await given[name](stock)
        faults.stopAt(write, when)
        await works[name](stock).catch(() => undefined)
        faults.restart()

        if (isUndone) await stock.inventory.release(stock.flight, 'sale')
        else await works[name](stock)

        expect((await stock.sold()) ?? {}).toEqual(isUndone ? {} : expected[name])
        expect(await openMarks(stock.flight)).toEqual([])
        expect(await stock.sell('all others', 'Y', 10 - (isUndone || name === 'releases' ? 0 : 2))).toBe(true)
        expect(await stock.sell('one too many', 'Y')).toBe(false)
      }
    },
  )

  it.each(stops)(
    'stopped $when write $write while it puts back what ran out: the next buyer does',
    async ({ when, write }) => {
      const faults = stoppingStore()
      const { sell, sold } = stocked(faults.wrap(database.store))
      await sell('unpaid', 'Y', 10, { until: now + 100 })
      faults.stopAt(write, when)
      await sell('stopped', 'Y', 1, { at: now + 100 }).catch(() => undefined)
      faults.restart()

      expect(await sell('next', 'Y', 9, { at: now + 100 })).toBe(true)
      expect(await sell('stopped', 'Y', 1, { at: now + 100 })).toBe(true)
      expect(await sold(now + 100)).toEqual({ Y: 10 })
      expect(await sell('one too many', 'Y', 1, { at: now + 100 })).toBe(false)
    },
  )
})

it('a sale that runs twice at once, beside its undo, leaves the numbers as its holds are', async () => {
  for (let round = 0; round < 25; round++) {
    const { flight, inventory, sell } = stocked()
    await Promise.all([
      sell('sale', 'Y', 2, { until: now + 100 }),
      sell('sale', 'Y', 2, { until: now + 100 }),
      ...(round % 2 ? [inventory.release(flight, 'sale')] : []),
      sell('sale', 'Y', 2),
    ])
    await inventory.release(flight, 'sale')

    expect(await openMarks(flight)).toEqual([])
    expect(await sell('all', 'Y', 10)).toBe(true)
    expect(await sell('one too many', 'Y')).toBe(false)
  }
})

it('a slow sale that another request undid meanwhile has seats only if they are counted', async () => {
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: Store = {
    ...database.store,
    async create(table, key, value, options) {
      if (typeof key === 'object' && key.sort === 'slow') {
        reached.resolve()
        await goOn.promise
      }
      return database.store.create(table, key, value, options)
    },
  }
  const { flight, sell, sold } = stocked(slow)
  const others = inventoryOver(database.store, limitsOf)
  const selling = sell('slow', 'Y', 2)
  await reached.promise
  await others.release(flight, 'slow')
  expect((await sold()) ?? {}).toEqual({})
  goOn.resolve()

  expect(await selling).toBe(true)
  expect(await sold()).toEqual({ Y: 2 })
  expect(await openMarks(flight)).toEqual([])
  await others.release(flight, 'slow')
  expect((await sold()) ?? {}).toEqual({})
})
