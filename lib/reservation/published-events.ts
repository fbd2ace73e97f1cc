import type { Reservation } from './reservation.ts'
import { documentIdsOf, type ReservationEvent } from './reservation-event.ts'

/** What others may want to know of a reservation. */
export const eventTypes = [
  'reservation.held',
  'reservation.ticketed',
  'reservation.changed',
  'reservation.schedule-changed',
  'reservation.cancelled',
  'reservation.expired',
  'document.issued',
  'document.exchanged',
  'document.voided',
  'document.refunded',
] as const
export type EventType = (typeof eventTypes)[number]

/** An event as it is told outside: what happened, not who travels. */
export interface PublishedEvent {
  /** The same for every repetition. */
  readonly id: string
  readonly type: EventType
  /** ISO */
  readonly occurredAt: string
  readonly data: {
    readonly locator: string
    readonly pcc: string
    /** Counted over the reservation, from 1: who gets 3 before 2 knows it. */
    readonly sequence: number
    /** The name of the event in the reservation's own history. */
    readonly event: ReservationEvent['kind']
    /** Ids of the documents that it is about; absent: none. */
    readonly documentIds?: readonly string[]
  }
}

const typeOf: Readonly<Record<ReservationEvent['kind'], EventType>> = {
  booked: 'reservation.held',
  ticketed: 'reservation.ticketed',
  ticketingFailed: 'reservation.changed',
  changed: 'reservation.changed',
  divided: 'reservation.changed',
  retained: 'reservation.changed',
  servicesLost: 'reservation.changed',
  offerCancelled: 'reservation.schedule-changed',
  flightsCancelled: 'reservation.schedule-changed',
  flightsChanged: 'reservation.schedule-changed',
  cancelled: 'reservation.cancelled',
  expired: 'reservation.expired',
  documentsIssued: 'document.issued',
  exchanged: 'document.exchanged',
  documentsExchanged: 'document.exchanged',
  voided: 'document.voided',
  refundIssued: 'document.refunded',
  refunded: 'document.refunded',
  documentsRefunded: 'document.refunded',
}

/** What a table of reservations holds besides has no events, and no locator. */
export const isReservation = (value: unknown): value is Reservation =>
  typeof value === 'object' && value !== null && 'events' in value && 'locator' in value

/** The events of a reservation behind the first so many, as they are told outside. */
export const publishedEvents = (
  { id, locator, pcc, events }: Pick<Reservation, 'id' | 'locator' | 'pcc' | 'events'>,
  known: number,
): PublishedEvent[] =>
  events.slice(known).map((event, index) => {
    const sequence = known + index + 1
    const documentIds = documentIdsOf(event)
    return {
      id: `${id}.${sequence}`,
      type: typeOf[event.kind],
      occurredAt: new Date(event.at).toISOString(),
      data: {
        ...{ locator, pcc, sequence, event: event.kind },
        ...(documentIds.length > 0 && { documentIds }),
      },
    }
  })
