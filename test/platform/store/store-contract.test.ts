import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sizes } from '../../../lib/kernel/limits.ts'
import { ItemTooLarge, type Key, StaleItem, type Store } from '../../../lib/kernel/store.ts'
import { type LocalDatabase, startDatabase } from '../../../lib/platform/local/database.ts'
import { startDynalite } from '../../support/dynalite/start-dynalite.ts'

const folder = mkdtempSync(join(tmpdir(), 'tripwright-'))
afterAll(() => rmSync(folder, { recursive: true }))

const partsOf = (partition: string, ...sorts: readonly string[]) => sorts.map((sort) => ({ partition, sort }))

/** Random, so that compressing does not make it smaller: base 64 has 3 bytes in 4 characters. */
const incompressible = (packedBytes: number): string => randomBytes(packedBytes).toString('base64')

describe.each([
  { name: 'SQLite in memory', open: () => startDatabase() },
  { name: 'SQLite in a folder', open: () => startDatabase(folder) },
  { name: 'DynamoDB', open: startDynalite },
])('every store: $name', ({ open }) => {
  let database: LocalDatabase
  let store: Store
  beforeAll(async () => {
    database = await open()
    store = database.store
  })
  afterAll(() => database.close())

  it('reads what was written, in any script and of any size up to the limit', async () => {
    const value = {
      name: 'Ünsal 東京 🛫 \u0000 \ud800',
      nested: [{ empty: '' }, null, 1.5],
      long: 'x'.repeat(5000),
    }
    await store.create('workbenches', 'tenant#1', value)

    expect(await store.read('workbenches', 'tenant#1')).toEqual({ value, version: 1 })
    expect(await store.read('reservations', 'tenant#1')).toBeUndefined()
    expect(await store.read('workbenches', 'TENANT#1')).toBeUndefined()
  })

  it('creates an item once, however many try at the same time', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, writer) => store.create('documents', 'race', { writer })),
    )
    const winner = tries.findIndex(({ status }) => status === 'fulfilled')

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tries.filter((one) => one.status === 'rejected' && one.reason instanceof StaleItem)).toHaveLength(
      19,
    )
    expect(await store.read('documents', 'race')).toEqual({ value: { writer: winner }, version: 1 })
  })

  it('replaces an item only at the version that was read', async () => {
    await store.create('workbenches', 'versions', { at: 1 })
    await store.replace('workbenches', 'versions', { at: 2 }, 1)
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.replace('workbenches', 'versions', { at: 3 }, 2)),
    )

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await store.read('workbenches', 'versions')).toEqual({ value: { at: 3 }, version: 3 })
    await expect(store.replace('workbenches', 'versions', { at: 4 }, 2)).rejects.toThrow(StaleItem)
    await expect(store.replace('workbenches', 'never', { at: 1 }, 1)).rejects.toThrow(StaleItem)
  })

  it('puts an item over any version; it begins again at the first', async () => {
    await store.put('reservations', 'put', { at: 1 })
    await store.replace('reservations', 'put', { at: 2 }, 1)
    await store.put('reservations', 'put', { at: 3 })

    expect(await store.read('reservations', 'put')).toEqual({ value: { at: 3 }, version: 1 })
    await expect(store.create('reservations', 'put', {})).rejects.toThrow(StaleItem)
  })

  it('removes an item, at a version only if it is still at it', async () => {
    await store.create('cards', 'card', {})
    await expect(store.remove('cards', 'card', 2)).rejects.toThrow(StaleItem)
    await store.remove('cards', 'card', 1)

    expect(await store.read('cards', 'card')).toBeUndefined()
    await expect(store.remove('cards', 'card', 1)).rejects.toThrow(StaleItem)
    await store.remove('cards', 'card')
    await store.create('cards', 'card', { again: true })
    expect(await store.read('cards', 'card')).toEqual({ value: { again: true }, version: 1 })
  })

  it('lists a partition in the order of the bytes of its sort keys', async () => {
    // UTF-16 would have the last two the other way round.
    const inOrder = [' ', '#', '10', '2', 'A', 'Z', 'a', 'a#1', 'a~', 'zz', 'é', '東京', '\uffee', '🛫']
    for (const key of partsOf('order', ...inOrder.toReversed()))
      await store.put('queueItems', key, { is: key.sort })
    await store.put('queueItems', { partition: 'order#', sort: 'b' }, {})

    expect(await store.list('queueItems', 'order')).toEqual(
      inOrder.map((sort) => ({ sort, value: { is: sort } })),
    )
    expect(await store.list('queueItems', 'orde')).toEqual([])
    expect(await store.read('queueItems', { partition: 'order', sort: '🛫' })).toEqual({
      value: { is: '🛫' },
      version: 1,
    })
  })

  it('lists the last of a partition up to a sort key, the last first', async () => {
    for (const key of partsOf('last', 'a', 'b', 'c', 'ü', '🛫')) await store.put('recents', key, key.sort)
    const last = async (upTo: string, count: number) =>
      (await store.listLast('recents', 'last', { upTo, count })).map(({ sort, value }) => [sort, value])

    expect(await last('c', 2)).toEqual([
      ['c', 'c'],
      ['b', 'b'],
    ])
    expect((await last('🛫', 10)).map(([sort]) => sort)).toEqual(['🛫', 'ü', 'c', 'b', 'a'])
    expect(await last('A', 10)).toEqual([])
    expect(await store.listLast('recents', '€'.repeat(900), { upTo: 'z', count: 1 })).toEqual([])
  })

  it('lists the first of a partition behind a sort key that need not be there, up to another one', async () => {
    for (const key of partsOf('first', 'a', 'b', 'c', 'ü', '🛫')) await store.put('recents', key, key.sort)
    const first = async (after: string, upTo: string, count: number) =>
      (await store.listFirst('recents', 'first', { after, upTo, count })).map(({ sort, value }) => [
        sort,
        value,
      ])

    expect(await first('a', '🛫', 2)).toEqual([
      ['b', 'b'],
      ['c', 'c'],
    ])
    expect((await first('aa', '🛫', 10)).map(([sort]) => sort)).toEqual(['b', 'c', 'ü', '🛫'])
    expect((await first('A', 'b', 10)).map(([sort]) => sort)).toEqual(['a', 'b'])
    for (const [after, upTo] of [
      ['c', 'c'],
      ['c', 'a'],
      ['d', 'e'],
    ] as const)
      expect(await first(after, upTo, 10)).toEqual([])
    expect(await store.listFirst('recents', '€'.repeat(900), { after: 'a', upTo: 'z', count: 1 })).toEqual([])
  })

  it('lists all of a partition of more than a megabyte', async () => {
    const keys = partsOf(
      'large',
      ...Array.from({ length: 25 }, (_, index) => `item-${String(index).padStart(2, '0')}`),
    )
    const value = { content: incompressible(60_000) }
    await Promise.all(keys.map((key) => store.put('inventory', key, value)))

    const found = await store.list<typeof value>('inventory', 'large')

    expect(found.map(({ sort }) => sort)).toEqual(keys.map(({ sort }) => sort))
    expect(found.every((one) => one.value.content === value.content)).toBe(true)
  })

  it('reads many items at once, each once, and leaves out those that are not there', async () => {
    const keys = Array.from({ length: 230 }, (_, index) => `many-${index}`)
    await Promise.all(keys.map((key) => store.put('documents', key, { key })))

    const found = await store.readMany<{ key: string }>('documents', [
      ...keys,
      ...keys.slice(0, 5),
      'none',
      '',
    ])

    expect(found.map(({ value }) => value.key).toSorted()).toEqual(keys.toSorted())
    expect(await store.readMany('documents', [])).toEqual([])
  })

  it('counts every addition, however many at the same time', async () => {
    const counts = await Promise.all(
      Array.from({ length: 50 }, () => store.increment('supplierOrders', 'stock#001', 2)),
    )

    expect(counts.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => 2 * (index + 1)),
    )
    expect(await store.increment('supplierOrders', 'stock#001', -100)).toBe(0)
  })

  it('keeps on counting what may be deleted some day', async () => {
    const options = { deleteAfterEpochSec: Math.ceil(Date.now() / 1000) + 60 }
    await store.increment('supplierOrders', 'window#1', 3, options)

    expect(await store.increment('supplierOrders', 'window#1', 4, options)).toBe(7)
  })

  const numbersOf = async (key: Key) =>
    (await store.readCounts('inventory', [key], { consistent: true }))[0]?.numbers

  it('adds to numbers up to what they may be, however many at the same time', async () => {
    const key = { partition: 'numbers', sort: 'crowd' }
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, buyer) =>
        store.addIf('inventory', key, {
          add: { Y: buyer % 2 ? 2 : 1, cabin: buyer % 2 ? 2 : 1 },
          atMost: { Y: 30, cabin: 21 },
          opens: { name: `buyer ${buyer}`, text: 'sells' },
        }),
      ),
    )
    const added = tries.flatMap((isAdded, buyer) => (isAdded ? [buyer % 2 ? 2 : 1] : []))
    const sum = added.reduce((all, one) => all + one, 0)

    expect(sum).toBe(21)
    expect(await numbersOf(key)).toEqual({ Y: sum, cabin: sum })
  })

  it('adds all numbers of an addition or none, and judges also those that it does not add to', async () => {
    const key = { partition: 'numbers', sort: 'limits' }
    const add = (name: string, numbers: Record<string, number>, atMost: Record<string, number>) =>
      store.addIf('inventory', key, { add: numbers, atMost, opens: { name, text: '1' } })

    expect(await add('too many for an empty item', { Y: 3 }, { Y: 2 })).toBe(false)
    expect(await numbersOf(key)).toBeUndefined()
    expect(await add('one', { Y: 2, F: -1 }, { Y: 2, never: 0 })).toBe(true)
    expect(await add('two', { F: 1, Y: 1 }, { Y: 2 })).toBe(false)
    expect(await add('three', { F: 1 }, { Y: 1 })).toBe(false)
    expect(await add('four', { F: 1 }, {})).toBe(true)
    expect(await numbersOf(key)).toEqual({ Y: 2, F: 0 })
  })

  it('opens and closes each mark once: an addition that is repeated is not made again', async () => {
    const key = { partition: 'numbers', sort: 'marks' }
    const open = (text: string) =>
      store.addIf('inventory', key, { add: { Y: 1 }, opens: { name: '#sale 1', text } })
    const close = (text: string) =>
      store.addIf('inventory', key, { add: { Y: -1 }, closes: { name: '#sale 1', text } })

    expect(await close('first')).toBe(false)
    expect([await open('first'), await open('first'), await open('second')]).toEqual([true, false, false])
    expect(await store.readCounts('inventory', [key], { consistent: true })).toEqual([
      { numbers: { Y: 1 }, marks: { '#sale 1': 'first' } },
    ])
    expect([await close('second'), await close('first'), await close('first')]).toEqual([false, true, false])
    expect(await store.readCounts('inventory', [key], { consistent: true })).toEqual([
      { numbers: { Y: 0 }, marks: {} },
    ])
  })

  it('reads the numbers of many items in the order that was asked for', async () => {
    const keys = partsOf('numbers of many', ...Array.from({ length: 130 }, (_, index) => `item ${index}`))
    const named = { name: 'only', text: 'once' }
    await Promise.all(
      keys.flatMap((key, index) =>
        index % 3 ? [store.addIf('inventory', key, { add: { index }, opens: named })] : [],
      ),
    )
    const asked = [...keys.toReversed(), ...keys.slice(1, 3), { partition: 'numbers of many', sort: '' }]

    const found = await store.readCounts('inventory', asked, { consistent: false })

    expect(found.map((counts) => counts?.numbers.index)).toEqual(
      [...keys.keys()]
        .toReversed()
        .concat(1, 2, 0)
        .map((index) => (index % 3 ? index : undefined)),
    )
  })

  it('keeps an item of the largest size, and refuses a larger one with nothing written', async () => {
    // The deflated text is a quarter smaller than base 64, and a little larger than the random bytes in it.
    const [fits, tooLarge] = [incompressible(sizes.itemBytes - 6_000), incompressible(sizes.itemBytes)]
    await store.create('reservations', 'large', { content: fits })

    await expect(store.replace('reservations', 'large', { content: tooLarge }, 1)).rejects.toThrow(
      ItemTooLarge,
    )
    await expect(store.create('reservations', 'larger', { content: tooLarge })).rejects.toThrow(ItemTooLarge)
    expect(await store.read('reservations', 'large')).toEqual({ value: { content: fits }, version: 1 })
    expect(await store.read('reservations', 'larger')).toBeUndefined()
  })

  it('judges keys by their bytes: what cannot be stored is not found, and not written', async () => {
    const longest = { partition: '€'.repeat(682), sort: '€'.repeat(341) }
    await store.put('workbenches', longest.partition, { isThere: true })
    await store.put('queueItems', longest, { isThere: true })

    expect(await store.read('workbenches', longest.partition)).toMatchObject({ value: { isThere: true } })
    expect(await store.list('queueItems', longest.partition)).toHaveLength(1)
    expect(await store.read('workbenches', '€'.repeat(683))).toBeUndefined()
    expect(await store.read('workbenches', '')).toBeUndefined()
    expect(await store.readMany('workbenches', ['€'.repeat(900)])).toEqual([])
    expect(await store.list('queueItems', '€'.repeat(900))).toEqual([])
    expect(await store.read('queueItems', { ...longest, sort: `${longest.sort}€` })).toBeUndefined()
    await expect(store.put('workbenches', '€'.repeat(683), {})).rejects.toThrow(RangeError)
    await expect(store.put('queueItems', { ...longest, sort: '' }, {})).rejects.toThrow(RangeError)
  })

  it('keeps an item that has expired until it is swept: readers decide by the clock', async () => {
    const options = { deleteAfterEpochSec: Math.floor(Date.now() / 1000) - 60 }
    await store.put('offerCaches', 'expired', { at: 1 }, options)

    expect(await store.read('offerCaches', 'expired')).toMatchObject({ value: { at: 1 } })
    await expect(store.create('offerCaches', 'expired', {}, options)).rejects.toThrow(StaleItem)
  })
})
