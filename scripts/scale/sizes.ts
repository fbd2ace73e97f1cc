/** How much a user of the service does in a day. */
export interface Size {
  readonly name: string
  readonly searchesPerDay: number
  readonly bookingsPerDay: number
}

/** A travel agency, an online travel agency of a large country, the largest sellers of the world. */
export const sizes: readonly Size[] = [
  { name: 'small agency', searchesPerDay: 50_000, bookingsPerDay: 200 },
  { name: 'online agency', searchesPerDay: 20_000_000, bookingsPerDay: 50_000 },
  { name: 'internet', searchesPerDay: 2_000_000_000, bookingsPerDay: 3_000_000 },
]

/** The busiest second beside the mean of a day (guess, as of a seller in one time zone). */
const peakFactor = 5
export const daysPerMonth = 30.4
const secondsPerDay = 86_400

/**
 * What is done for one booking, by the operations of a trip (guess: prices looked at and workbenches given up on the way
 * to it).
 */
export const perBooking: Readonly<Record<string, number>> = {
  airPrice: 20,
  newWorkbench: 4,
  addOffer: 4,
  addTraveler: 3,
  addFormOfPayment: 1.2,
  addPayment: 1.2,
  retrieveWorkbench: 1,
  commitWorkbench: 1.1,
  retrieveReservation: 3,
  listReceipts: 0.5,
  retrieveTickets: 0.5,
}

/** Operations a second in the busiest second. */
export const perPeakSecond = (perDay: number): number => (perDay / secondsPerDay) * peakFactor

/** Requests a day by operation. */
export const requestsPerDay = ({ searchesPerDay, bookingsPerDay }: Size): ReadonlyMap<string, number> =>
  new Map([
    ['search', searchesPerDay],
    ...Object.entries(perBooking).map(
      ([operation, times]) => [operation, times * bookingsPerDay] as [string, number],
    ),
  ])
