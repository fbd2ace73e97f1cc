import { type Cabin, cabins } from '../../../kernel/flight.ts'
import { carriers } from '../carriers.ts'
import { bookingClassTable } from './booking-class-table.ts'

/** The booking classes of a carrier by cabin, the highest first; none where it never sells the cabin. */
export type Ladder = Readonly<Record<Cabin, readonly string[]>>

const words = (cell = ''): string[] => cell.split(' ').filter((word) => word !== '')

function readTable(): ReadonlyMap<string, Ladder> {
  const rows = bookingClassTable.trim().split('\n')
  return new Map(
    rows.flatMap((line) => {
      const [keys, First, Business, PremiumEconomy, Economy] = line.split('|').map(words)
      const ladder: Ladder = {
        Economy: Economy ?? [],
        PremiumEconomy: PremiumEconomy ?? [],
        Business: Business ?? [],
        First: First ?? [],
      }
      return (keys ?? []).map((key) => [key, ladder] as const)
    }),
  )
}

const noClasses: Ladder = { Economy: [], PremiumEconomy: [], Business: [], First: [] }
let table: ReadonlyMap<string, Ladder> | undefined
const ladders: Ladder[] = []

/** The ladder of a carrier (by index): its own, or that of its style. */
export function ladderOf(carrier: number): Ladder {
  const known = ladders[carrier]
  if (known) return known
  table ??= readTable()
  const { code = '', brandFamily = '' } = carriers[carrier] ?? {}
  const ladder = table.get(code) ?? table.get(brandFamily) ?? noClasses
  ladders[carrier] = ladder
  return ladder
}

/** Booking classes of a cabin of a carrier. A class never has more seats than the one before it. */
export const classesOf = (carrier: number, cabin: Cabin): readonly string[] => ladderOf(carrier)[cabin]

export function cabinOfClass(carrier: number, bookingClass: string): Cabin | undefined {
  const ladder = ladderOf(carrier)
  return cabins.find((cabin) => ladder[cabin].includes(bookingClass))
}

/** Position of a class of a carrier in its cabin, 0 for the highest; -1 for a class that it does not have. */
export function rankOf(carrier: number, bookingClass: string): number {
  const cabin = cabinOfClass(carrier, bookingClass)
  return cabin ? classesOf(carrier, cabin).indexOf(bookingClass) : -1
}

/** From Economy (0) to First (3). */
export const cabinRank = (cabin: Cabin): number => cabins.indexOf(cabin)

/** Two carriers by index. */
export interface CarrierPair {
  readonly from: number
  readonly to: number
}

/**
 * The class of another carrier that stands where a class stands: carriers agree which of their classes a seat of a
 * codeshare or of a through fare is booked in. From a longer ladder and back is a class of the shorter one again.
 *
 * @returns its rank, 0 for the highest
 */
export function equivalentRank(cabin: Cabin, rank: number, { from, to }: CarrierPair): number {
  if (from === to) return rank
  const [own, other] = [ladderOf(from)[cabin].length, ladderOf(to)[cabin].length]
  return own === other || own < 2 ? Math.min(rank, other - 1) : Math.round((rank * (other - 1)) / (own - 1))
}

/** Steps between the lowest and the highest class of a cabin, in which conditions and prices are given. */
const wholeLadder: Readonly<Record<Cabin, number>> = { Economy: 10, PremiumEconomy: 1, Business: 3, First: 1 }

/** How far a class is above the lowest one of its cabin: 0 to 10 in economy class, however many classes there are. */
export function stepsAboveLowest(carrier: number, cabin: Cabin, rank: number): number {
  const steps = ladderOf(carrier)[cabin].length - 1
  return steps > 0 ? (wholeLadder[cabin] * (steps - rank)) / steps : 0
}
