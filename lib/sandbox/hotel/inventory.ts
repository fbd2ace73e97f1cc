import { nameOfKey } from '../../hotel/property.ts'
import type { Key, Store } from '../../kernel/store.ts'
import type { SoldRoomName } from '../../suppliers/hotel-aggregator.ts'
import { changeHolds, type HeldItem, type Holds } from '../holds.ts'
import { nightsOf } from './nights.ts'
import type { Property } from './properties.ts'
import type { SoldRooms } from './rates.ts'
import { deletableFrom } from './rates.ts'

/** One room for some nights. */
export interface RoomNights {
  readonly roomCode: string
  readonly checkIn: string
  readonly checkOut: string
}

/** The rooms of one sale: its key, the nights, and a room whose nights count as free. */
export interface RoomHold {
  readonly sale: string
  readonly stay: RoomNights
  readonly replaces?: SoldRoomName | undefined
}

const monthOf = (date: string): string => date.slice(0, 7)
const monthsOf = (stay: Pick<RoomNights, 'checkIn' | 'checkOut'>): string[] => [
  ...new Set(nightsOf(stay).map(monthOf)),
]

const partitionOf = (city: string, month: string): string => `HOTEL#${city}#${month}`
const keyOf = ({ airport, key }: Property, month: string): Key => ({
  partition: partitionOf(airport.city, month),
  sort: nameOfKey(key),
})

const holdKey = (sale: string, room: number): string => `${sale}#${room}`

const isHeldOn = (hold: RoomNights, date: string): boolean => hold.checkIn <= date && date < hold.checkOut

const soldIn =
  (holds: readonly RoomNights[]): SoldRooms =>
  (roomCode, date) =>
    holds.filter((hold) => hold.roomCode === roomCode && isHeldOn(hold, date)).length

/** A stay over a month's end is held in both months. */
const everyHoldOnce = (months: readonly Holds<RoomNights>[]): RoomNights[] =>
  Object.values(Object.assign({}, ...months))

export type RoomInventory = ReturnType<typeof roomInventoryOver>

/**
 * Rooms sold of all hotels, an item for each hotel and month, by sale and room: a search around a city reads
 * one list for each city and month.
 *
 * @param roomsLeft rooms of a type left on a night, when so many were sold
 */
export function roomInventoryOver(
  store: Store,
  roomsLeft: (property: Property, roomCode: string, date: string, sold: number) => number,
) {
  const update = (
    property: Property,
    month: string,
    change: (holds: Holds<RoomNights>) => Holds<RoomNights> | undefined,
  ) => changeHolds(store, { key: keyOf(property, month), deleteAfter: deletableFrom(`${month}-28`) }, change)

  /**
   * Holds as many rooms as the hotel has on the nights of one month.
   *
   * @param keys of the holds, one for each requested room
   * @returns how many rooms the sale holds now
   */
  async function holdMonth(
    property: Property,
    month: string,
    { stay, replaces, keys }: RoomHold & { readonly keys: readonly string[] },
  ): Promise<number> {
    const nights = nightsOf(stay).filter((date) => monthOf(date) === month)
    const replaced = replaces && holdKey(replaces.key, replaces.room)
    let held = 0
    await update(property, month, (holds) => {
      const others = Object.entries(holds).filter(([key]) => !keys.includes(key))
      const sold = soldIn(others.flatMap(([key, hold]) => (key === replaced ? [] : [hold])))
      const left = Math.min(
        ...nights.map((date) => roomsLeft(property, stay.roomCode, date, sold(stay.roomCode, date))),
      )
      held = Math.min(keys.length, left)
      if (keys.every((key, index) => (holds[key] !== undefined) === index < held)) return undefined
      return Object.fromEntries([...others, ...keys.slice(0, held).map((key) => [key, stay] as const)])
    })
    return held
  }

  async function release(
    property: Property,
    { sale, stay }: RoomHold,
    rooms: readonly number[],
  ): Promise<void> {
    const keys = rooms.map((room) => holdKey(sale, room))
    for (const month of monthsOf(stay)) {
      await update(property, month, (holds) =>
        keys.some((key) => holds[key])
          ? Object.fromEntries(Object.entries(holds).filter(([key]) => !keys.includes(key)))
          : undefined,
      )
    }
  }

  return {
    release,

    /**
     * Holds rooms for a sale, the same number on every night; repeating it gives the same.
     *
     * @returns how many there were, up to the requested number
     */
    async hold(property: Property, hold: RoomHold, rooms: number): Promise<number> {
      const keys = Array.from({ length: rooms }, (_, room) => holdKey(hold.sale, room))
      let held = rooms
      for (const month of monthsOf(hold.stay)) {
        if (held > 0) held = await holdMonth(property, month, { ...hold, keys: keys.slice(0, held) })
      }
      const tooMany = keys.slice(held).map((_, index) => held + index)
      if (tooMany.length > 0) await release(property, hold, tooMany)
      return held
    },

    /** Rooms sold of one hotel. @param replaces rooms whose nights count as free */
    async soldAt(
      property: Property,
      stay: Pick<RoomNights, 'checkIn' | 'checkOut'>,
      replaces: readonly SoldRoomName[] = [],
    ): Promise<SoldRooms> {
      const months = await Promise.all(
        monthsOf(stay).map((month) => store.read<HeldItem<RoomNights>>('inventory', keyOf(property, month))),
      )
      const without = replaces.map(({ key, room }) => holdKey(key, room))
      const others = months.map((found) =>
        Object.entries(found?.value.holds ?? {}).filter(([key]) => !without.includes(key)),
      )
      return soldIn(everyHoldOnce(others.map((holds) => Object.fromEntries(holds))))
    },

    /** Rooms sold of every hotel in some cities, by the hotel's name. */
    async soldInCities(
      cities: readonly string[],
      stay: Pick<RoomNights, 'checkIn' | 'checkOut'>,
    ): Promise<(name: string) => SoldRooms> {
      const partitions = cities.flatMap((city) => monthsOf(stay).map((month) => partitionOf(city, month)))
      const lists = await Promise.all(
        partitions.map((partition) =>
          store.list<HeldItem<RoomNights>>('inventory', partition, { consistent: false }),
        ),
      )
      const byName = new Map<string, Holds<RoomNights>[]>()
      for (const { sort, value } of lists.flat()) byName.set(sort, [...(byName.get(sort) ?? []), value.holds])
      return (name) => soldIn(everyHoldOnce(byName.get(name) ?? []))
    },
  }
}
