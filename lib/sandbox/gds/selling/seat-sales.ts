import type { Flight } from '../../../kernel/flight.ts'
import type { EpochMs } from '../../../kernel/instant.ts'
import { countSeats } from '../../../kernel/passengers.ts'
import { Refusal } from '../../../kernel/refusals.ts'
import { StaleItem, type Store } from '../../../kernel/store.ts'
import { retryOnConflict } from '../../../kernel/update-item.ts'
import type { SupplierIdentifiers } from '../../../workbench/host-booking.ts'
import type { SeatsOnFlights } from '../../../workbench/unquoted-segment.ts'
import { type SaleRecords, saleRecordsOver } from '../../sale-records.ts'
import type { Inventory } from './inventory.ts'

/** What the host keeps of a sale of seats. */
export interface SeatSale extends SupplierIdentifiers {
  readonly ticketingTimeLimit: EpochMs
  /** On every flight; absent: one for every seated passenger of the itinerary, as it was sold. */
  readonly seats?: number
  /** Keys of the issuances that have, or are getting, tickets for its seats. */
  readonly issues?: readonly string[]
}

/** The seats of a sale, on all flights of an itinerary. */
export interface SoldItinerary {
  readonly key: string
  readonly itinerary: SeatsOnFlights
}

interface SeatHold {
  /** On every flight; absent: one for every seated passenger. */
  readonly seats?: number | undefined
  /** Absent: for good. */
  readonly until?: EpochMs | undefined
}

export const segmentsIn = ({ legs }: SeatsOnFlights) => legs.flatMap(({ segments }) => segments)

/** Sales of seats together with the seats that they hold. */
export interface SeatSales {
  readonly inventory: Inventory
  readonly records: SaleRecords<SeatSale>
  /** Holds seats on every flight. @throws Refusal `segmentsCannotBeBooked` */
  hold(sale: SoldItinerary, hold: SeatHold, now: EpochMs): Promise<void>
  release(sale: SoldItinerary): Promise<void>
  releaseFlights(key: string, flights: readonly Flight[]): Promise<void>
  /**
   * Makes the seats firm while the sale has tickets, and holds them until its time limit otherwise. Checks the
   * record again afterwards, since tickets may be issued or voided meanwhile.
   */
  settle(sale: SoldItinerary, now: EpochMs): Promise<void>
}

export function seatSalesOver(store: Store, inventory: Inventory): SeatSales {
  const records = saleRecordsOver<SeatSale>(store, 'sale#')

  async function hold(
    { key, itinerary }: SoldItinerary,
    { seats = countSeats(itinerary.passengers), until }: SeatHold,
    now: EpochMs,
  ): Promise<void> {
    for (const { flight, bookingClass } of segmentsIn(itinerary)) {
      const held = {
        bookingClass,
        seats,
        ...(until !== undefined && { until }),
      }
      if (await inventory.hold(flight, { key, hold: held }, now)) continue
      const { carrier, number, departure } = flight
      throw new Refusal('segmentsCannotBeBooked', {
        flight: `${carrier}${number}`,
        date: departure.date,
        class: bookingClass,
      })
    }
  }

  async function releaseFlights(key: string, flights: readonly Flight[]): Promise<void> {
    for (const flight of flights) await inventory.release(flight, key)
  }

  return {
    inventory,
    records,
    hold,
    releaseFlights,

    release: ({ key, itinerary }) =>
      releaseFlights(
        key,
        segmentsIn(itinerary).map(({ flight }) => flight),
      ),

    settle: (sale, now) =>
      retryOnConflict(async () => {
        const before = await records.read(sale.key)
        if (before?.value.status !== 'sold') return
        const { issues = [], ticketingTimeLimit, seats } = before.value
        await hold(sale, { seats, until: issues.length > 0 ? undefined : ticketingTimeLimit }, now)
        const after = await records.read(sale.key)
        if (after?.version !== before.version)
          throw new StaleItem(`sale ${sale.key} changed while its seats were settled`)
      }),
  }
}
