import type { Key, Store } from '../../kernel/store.ts'
import type { SoldRoomName } from '../../suppliers/hotel-aggregator.ts'
import type { Holds } from '../holds.ts'
import { changeHolds } from '../holds.ts'
import type { Property } from './properties.ts'
import { nameOfKey } from './properties.ts'
import type { SoldRooms } from './rates.ts'
import { forgetAfter, nightsOf } from './rates.ts'

/** One room for some nights. */
export interface RoomNights {
  readonly roomCode: string
  readonly checkIn: string
  readonly checkOut: string
}

/** One hotel in one month: who holds which rooms, by sale and room. Rooms that nobody holds are on sale. */
interface HotelMonth {
  readonly holds: Holds<RoomNights>
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
const everyHoldOnce = (months: readonly HotelMonth['holds'][]): RoomNights[] =>
  Object.values(Object.assign({}, ...months))

export type RoomInventory = ReturnType<typeof roomInventoryOver>

/**
 * Rooms sold of all hotels, an item for each hotel and month: a search around a city reads one list for each
 * city and month.
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
    change: (holds: HotelMonth['holds']) => HotelMonth['holds'] | undefined,
  ) => changeHolds(store, keyOf(property, month), forgetAfter(`${month}-28`), change)

  /**
   * Takes as many rooms as the month has for the nights that lie in it. @returns how many rooms the sale has
   * now
   */
  async function takeMonth(
    property: Property,
    month: string,
    sale: string,
    wanted: number,
    stay: RoomNights,
    without?: string,
  ) {
    const nights = nightsOf(stay).filter((date) => monthOf(date) === month)
    let taken = 0
    await update(property, month, (holds) => {
      const mine = Array.from({ length: wanted }, (_, room) => holdKey(sale, room))
      const sold = soldIn(
        Object.entries(holds).flatMap(([key, hold]) => (mine.includes(key) || key === without ? [] : [hold])),
      )
      const left = Math.min(
        ...nights.map((date) => roomsLeft(property, stay.roomCode, date, sold(stay.roomCode, date))),
      )
      taken = Math.min(wanted, left)
      const kept = mine.slice(0, taken)
      if (kept.every((key) => holds[key]) && mine.slice(taken).every((key) => !holds[key])) return undefined
      const others = Object.fromEntries(Object.entries(holds).filter(([key]) => !mine.includes(key)))
      return { ...others, ...Object.fromEntries(kept.map((key) => [key, stay])) }
    })
    return taken
  }

  async function giveBack(
    property: Property,
    sale: string,
    rooms: readonly number[],
    stay: RoomNights,
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
    giveBack,

    /**
     * Takes rooms for a sale, the same number on every night; taking them again gives the same.
     *
     * @param replaces a room whose nights count as free
     * @returns how many there were, up to the number wanted
     */
    async take(
      property: Property,
      sale: string,
      wanted: number,
      stay: RoomNights,
      replaces?: SoldRoomName,
    ): Promise<number> {
      const without = replaces && holdKey(replaces.key, replaces.room)
      let taken = wanted
      for (const month of monthsOf(stay)) {
        taken = Math.min(
          taken,
          taken === 0 ? 0 : await takeMonth(property, month, sale, taken, stay, without),
        )
      }
      const tooMany = Array.from({ length: wanted - taken }, (_, index) => taken + index)
      if (tooMany.length > 0) await giveBack(property, sale, tooMany, stay)
      return taken
    },

    /** Rooms sold of one hotel. @param replaces rooms whose nights count as free */
    async soldAt(
      property: Property,
      stay: Pick<RoomNights, 'checkIn' | 'checkOut'>,
      replaces: readonly SoldRoomName[] = [],
    ): Promise<SoldRooms> {
      const months = await Promise.all(
        monthsOf(stay).map((month) => store.read<HotelMonth>('inventory', keyOf(property, month))),
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
        partitions.map((partition) => store.list<HotelMonth>('inventory', partition)),
      )
      const byName = new Map<string, HotelMonth['holds'][]>()
      for (const { sort, value } of lists.flat()) byName.set(sort, [...(byName.get(sort) ?? []), value.holds])
      return (name) => soldIn(everyHoldOnce(byName.get(name) ?? []))
    },
  }
}
