import { setTimeout as pause } from 'node:timers/promises'
import { hoursMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { inventoryOver } from '../../lib/sandbox/gds/selling/inventory.ts'
import { carriersBooking, salesOver } from '../../lib/sandbox/gds/selling/sales.ts'
import { seatSalesOver } from '../../lib/sandbox/gds/selling/seat-sales.ts'
import type { SeatsOnFlights } from '../../lib/workbench/unquoted-segment.ts'
import { seeded } from './commit-path.ts'
import { limitedStore, type Traffic } from './limited-store.ts'
import { withVirtualTime } from './virtual-time.ts'

export interface Rush {
  readonly buyers: number
  readonly seats: number
  /** They come within so many seconds. */
  readonly seconds: number
}

export interface RushOutcome extends Rush, Traffic {
  readonly sold: number
  readonly soldOut: number
  readonly failed: number
  /** Of those that were sold a seat or refused it. */
  readonly p50Seconds: number
  readonly p95Seconds: number
}

const departsAt = Date.parse('2027-05-12T09:00:00Z')
/** Classes of one cabin, each of which may sell all of it. */
const classes = ['Y', 'B', 'M', 'H'] as const

const seatIn = (bookingClass: string): SeatsOnFlights => ({
  legs: [
    {
      segments: [
        {
          bookingClass,
          flight: {
            carrier: 'BA',
            number: '178',
            departure: { airport: 'LHR', date: '2027-05-12', time: '09:00' },
            arrival: { airport: 'JFK', date: '2027-05-12', time: '17:00' },
            departsAt,
            arrivesAt: departsAt + hoursMs(8),
            durationMinutes: 480,
          },
        },
      ],
    },
  ],
  passengers: [{ ptc: 'ADT', count: 1 }],
})

/** Nothing about travelers matters to seats. */
const nobody = { travelers: [], contacts: [], specialServices: [] }

const secondsAt = (part: number, milliseconds: readonly number[]): number =>
  (milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * part)] ?? 0) / 1000

/**
 * So many buyers of one departure, each of whom is sold a seat and ticketed at once, by the code of the service over a store that
 * is as far away as the database and takes as much of one key. In time that does not pass by itself.
 */
export async function simulateRush(rush: Rush, seed: number): Promise<RushOutcome> {
  const database = await startDatabase()
  const random = seeded(seed)
  const outcome = await withVirtualTime(async (now) => {
    const { store, traffic } = limitedStore(database.store, { now, random })
    const limits = { cabin: 'Economy', inClass: rush.seats, inCabin: rush.seats } as const
    const sales = salesOver(
      seatSalesOver(
        store,
        inventoryOver(store, () => limits),
      ),
      carriersBooking,
    )
    const took: number[] = []
    let [sold, soldOut, failed] = [0, 0, 0]

    async function buy(buyer: number): Promise<void> {
      const itinerary = seatIn(classes[buyer % classes.length] ?? 'Y')
      await pause(random() * rush.seconds * 1000)
      const begun = now()
      const key = `buyer ${buyer}`
      try {
        const ticketingTimeLimit = begun + hoursMs(1)
        await sales.sell({ ...nobody, key, itinerary, ticketingTimeLimit }, now())
        await sales.addIssue({ key, itinerary }, 'tickets', now())
        sold++
      } catch (error) {
        if (!(error instanceof Refusal)) {
          failed++
          return
        }
        soldOut++
      }
      took.push(now() - begun)
    }

    await Promise.all(Array.from({ length: rush.buyers }, (_, buyer) => buy(buyer)))
    return {
      ...rush,
      sold,
      soldOut,
      failed,
      p50Seconds: secondsAt(0.5, took),
      p95Seconds: secondsAt(0.95, took),
      ...traffic,
    }
  })
  await database.close()
  return outcome
}

/** What is simulated. */
export const rushes: readonly Rush[] = [
  { buyers: 200, seats: 180, seconds: 10 },
  { buyers: 1_000, seats: 180, seconds: 10 },
  { buyers: 1_000, seats: 350, seconds: 10 },
  { buyers: 1_000, seats: 350, seconds: 1 },
  { buyers: 5_000, seats: 350, seconds: 10 },
]
