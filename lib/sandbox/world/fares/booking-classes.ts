import { type Cabin, cabins } from '../../../kernel/flight.ts'

/** Booking classes of each cabin, the highest first. A class never has more seats than the one before it. */
export const classesOf: Readonly<Record<Cabin, readonly string[]>> = {
  Economy: ['Y', 'B', 'M', 'H', 'K', 'Q', 'L', 'V', 'S', 'N', 'O'],
  PremiumEconomy: ['W', 'P'],
  Business: ['J', 'C', 'D', 'I'],
  First: ['F', 'A'],
}

const cabinByClass: ReadonlyMap<string, Cabin> = new Map(
  cabins.flatMap((cabin) => classesOf[cabin].map((bookingClass) => [bookingClass, cabin] as const)),
)

export const cabinOfClass = (bookingClass: string): Cabin | undefined => cabinByClass.get(bookingClass)

/** Position of a class in its cabin, 0 for the highest. */
export const rankOf = (bookingClass: string): number => {
  const cabin = cabinByClass.get(bookingClass)
  return cabin ? classesOf[cabin].indexOf(bookingClass) : -1
}

/** From Economy (0) to First (3). */
export const cabinRank = (cabin: Cabin): number => cabins.indexOf(cabin)
