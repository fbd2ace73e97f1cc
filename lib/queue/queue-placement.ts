import type { EpochMs } from '../kernel/instant.ts'

/** One of the queues of an office, and where in it. */
export interface QueueName {
  readonly pcc: string
  /** 0 to 99. */
  readonly number: number
  /** Up to the agency: part of a queue. */
  readonly category?: string
  readonly subCategory?: string
  /** 1 to 4, as the agency divides a queue. */
  readonly dateRange?: number
}

/** Where a reservation shall be put, and from when on agents see it there. */
export interface QueuePlacement extends QueueName {
  /** Absent: at once. */
  readonly from?: EpochMs
  readonly comment?: string
  /** Nobody named the queue: it is the general one unless the reservation is to be on others. */
  readonly isUnnamed?: true
}
