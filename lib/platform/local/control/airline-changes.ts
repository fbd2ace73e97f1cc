import * as z from 'zod'
import { type Flight, flightKey } from '../../../kernel/flight.ts'
import { minutesMs } from '../../../kernel/instant.ts'
import { segmentsOf } from '../../../pricing/fare.ts'
import type { Reservation } from '../../../reservation/reservation.ts'
import type { FlightsNow, SupplierInbox, SupplierInboxes } from '../../../suppliers/supplier-inbox.ts'
import type { SupplierIdentifiers } from '../../../workbench/host-booking.ts'

export const airlineChange = z.strictObject({
  segment: z.int().min(1).max(16).default(1).describe('Number of the flight in the reservation.'),
  minutes: z
    .int()
    .min(-1_440)
    .max(1_440)
    .optional()
    .describe('So much later it leaves, or earlier; absent: it is cancelled.'),
})
export type AirlineChange = z.output<typeof airlineChange>

/** A sale whose flights its airline has changed. */
interface ChangedSale extends SupplierIdentifiers {
  readonly saleKey: string
  readonly tenantId: string
  readonly supplier: string
  readonly flights: Map<string, FlightsNow>
  /** Rises with every change. */
  version: number
  isTold: boolean
}

/** Local times move with the flight; over a change of clocks they are an hour off, as no one minds here. */
function moved(flight: Flight, minutes: number): Flight {
  const point = (at: Flight['departure']): Flight['departure'] => {
    const local = new Date(Date.parse(`${at.date}T${at.time}:00Z`) + minutesMs(minutes)).toISOString()
    return { ...at, date: local.slice(0, 10), time: local.slice(11, 16) }
  }
  return {
    ...flight,
    departure: point(flight.departure),
    arrival: point(flight.arrival),
    departsAt: flight.departsAt + minutesMs(minutes),
    arrivesAt: flight.arrivesAt + minutesMs(minutes),
  }
}

/** What airlines do to booked flights because a person wants to see it: told as by a supplier, who is asked for changes. */
export class AirlineChanges {
  readonly #sales = new Map<string, ChangedSale>()

  clear(): void {
    this.#sales.clear()
  }

  /** @returns the key of the flight; undefined: the reservation has no such flight */
  change(
    { offers }: Pick<Reservation, 'offers'>,
    tenantId: string,
    { segment, minutes }: AirlineChange,
  ): string | undefined {
    const all = offers.flatMap((offer) => segmentsOf(offer.itinerary).map((flown) => ({ offer, flown })))
    const found = all[segment - 1]
    if (!found) return undefined
    const { offer, flown } = found
    const { flight, bookingClass, cabin, soldAs = [flightKey(flight)] } = flown
    if (offer.booking.status === 'added') return undefined
    const { saleKey, supplierLocators, orderId } = offer.booking
    const sale = this.#sales.get(saleKey) ?? {
      ...{ saleKey, tenantId, supplierLocators, ...(orderId !== undefined && { orderId }) },
      supplier: offer.itinerary.supplier,
      flights: new Map(),
      version: 0,
      isTold: false,
    }
    const now = minutes === undefined ? [] : [{ flight: moved(flight, minutes), bookingClass, cabin }]
    sale.flights.set(soldAs.join(), { sold: soldAs, now })
    sale.version++
    sale.isTold = false
    this.#sales.set(saleKey, sale)
    return flightKey(flight)
  }

  /** One for each supplier. */
  inboxes(suppliers: readonly string[]): SupplierInboxes {
    return new Map(suppliers.map((supplier) => [supplier, this.#inbox(supplier)]))
  }

  #inbox(supplier: string): SupplierInbox {
    return {
      changedSince: async () => {
        const news = [...this.#sales.values()].filter((sale) => sale.supplier === supplier && !sale.isTold)
        return news.map((sale) => {
          sale.isTold = true
          const { saleKey, tenantId, version } = sale
          return { eventId: `${saleKey}-${version}`, tenantId, order: { saleKey }, kind: 'flights' }
        })
      },
      readOrder: async ({ order }) => {
        const sale = 'saleKey' in order ? this.#sales.get(order.saleKey) : undefined
        if (!sale) return undefined
        const { saleKey, supplierLocators, orderId, flights } = sale
        return {
          saleKey,
          isOver: false,
          booking: { supplierLocators, ...(orderId !== undefined && { orderId }) },
          facts: [{ kind: 'flights', flights: [...flights.values()] }],
        }
      },
    }
  }
}
