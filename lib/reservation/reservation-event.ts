import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import type { CancellationTerms } from '../suppliers/air-orders.ts'

/** What a commit did, or a time limit. */
export interface CommitEvent {
  readonly at: EpochMs
  readonly kind:
    | 'booked'
    | 'changed'
    | 'ticketed'
    | 'exchanged'
    | 'ticketingFailed'
    | 'voided'
    | 'refundIssued'
    | 'retained'
    | 'cancelled'
    | 'expired'
    | 'divided'
  /** Travelers whose seats expired, where others of the offer keep theirs. */
  readonly seatsOf?: { readonly offerRef: string; readonly travelerRefs: readonly string[] }
  /** Absent when a time limit caused it. */
  readonly commitId?: string
  /** The workbench that holds the outcome of the commit. */
  readonly workbenchId?: string
  /** Ids of the documents that it issued, voided, refunded or retained. */
  readonly documentIds?: readonly string[]
  /** The agency at work. */
  readonly pcc?: string
  /** The user of the token that requested it. */
  readonly user?: string
  /** Who requested it, in the agency's words. */
  readonly receivedFrom?: string
}

/** What a supplier did by itself after the sale. */
export type SupplierEvent = {
  readonly at: EpochMs
  /** Name of the host that reported it. */
  readonly supplier: string
} & (
  | {
      readonly kind: 'offerCancelled' | 'flightsCancelled' | 'flightsChanged'
      readonly offerRef: string
      /** Numbers of the segments, counted over the offer before the change. */
      readonly segments: readonly number[]
    }
  | {
      /** Seats of another aircraft, services of flights that are cancelled. */
      readonly kind: 'servicesLost'
      readonly offerRefs: readonly string[]
      /** `SEAT 14C` */
      readonly services: readonly string[]
    }
  | {
      readonly kind: 'refunded'
      /** The supplier's id of the refund. */
      readonly refundId: string
      readonly amount: Money
      readonly to: CancellationTerms['refundTo']
    }
  | {
      readonly kind: 'documentsIssued' | 'voided' | 'documentsRefunded' | 'documentsExchanged'
      readonly documents: readonly ReportedDocument[]
    }
)

/** A document by the number that its supplier reported; `id`: as we have it, if we do. */
export interface ReportedDocument {
  readonly number: string
  readonly id?: string
}

/** An entry of the history: what happened and when. Appended, never changed. */
export type ReservationEvent = CommitEvent | SupplierEvent

export const isSupplierEvent = (event: ReservationEvent): event is SupplierEvent => 'supplier' in event

const isCommitEvent = (event: ReservationEvent): event is CommitEvent => !isSupplierEvent(event)

/** The events without those of suppliers. */
export const commitEventsOf = ({ events }: { readonly events: readonly ReservationEvent[] }): CommitEvent[] =>
  events.filter(isCommitEvent)

/** Ids of the documents that an event is about. */
export function documentIdsOf(event: ReservationEvent): readonly string[] {
  if (isCommitEvent(event)) return event.documentIds ?? []
  return 'documents' in event ? event.documents.flatMap(({ id }) => id ?? []) : []
}
