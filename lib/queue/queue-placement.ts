import type { EpochMs } from '../kernel/instant.ts'

/** One of the queues of an office, and where in it. */
export interface QueueName {
  readonly pcc: string
  /** 0 to 99. */
  readonly number: number
  /** Part of a queue, defined by the agency. */
  readonly category?: string
  readonly subCategory?: string
  /** 1 to 4, as the agency divides a queue. */
  readonly dateRange?: number
}

/** The queue for a reservation, and when it becomes visible there. */
export interface QueuePlacement extends QueueName {
  /** Absent: at once. */
  readonly from?: EpochMs
  readonly comment?: string
  /** The request named no queue: the general one is used unless the reservation is placed on others. */
  readonly isUnnamed?: true
}
