/** What goes wrong with a request: once, unless it says how often. */
export interface Fault {
  readonly method: string
  /** Beginning of the path. */
  readonly path: string
  /**
   * `lostAfter`: it took effect and the connection is cut. `cutBefore`: the connection is cut, nothing happened. `late200`,
   * `late202`: an order or payment is made `lateMs` later; with `fails` it is not. `plain403`, `html502`: a page without
   * JSON. `slow`: the answer comes `lateMs` real milliseconds later. A number: that status, nothing happened.
   */
  readonly kind: 'lostAfter' | 'cutBefore' | 'late200' | 'late202' | 'plain403' | 'html502' | 'slow' | number
  readonly code?: string | number
  readonly times?: number
  readonly lateMs?: number
  readonly fails?: boolean
}

/** Ways in which the content of answers differs from the usual one, until they are taken back. */
export interface Oddities {
  readonly noTax?: boolean
  readonly noAircraft?: boolean
  readonly noConditions?: boolean
  readonly noGuarantee?: boolean
  readonly noDurations?: boolean
  readonly foreignPenalty?: boolean
  /** Milliseconds from payment to documents. */
  readonly noDocumentsFor?: number
  readonly documentNumbers?: 'short' | 'thirteen' | 'fourteen' | 'dashed' | 'none'
  readonly currency?: string
  readonly decimals?: number
  /** Milliseconds from an order to its place in the list; it can be read by its id before. */
  readonly listsAfterMs?: number
  readonly instantOnly?: boolean
  readonly notRefundable?: boolean
  /** What part of the price a cancellation gives back; absent: all of it. */
  readonly refundPart?: number
  /** Where the refund goes, instead of the balance. */
  readonly refundTo?: 'voucher' | 'arc_bsp_cash' | 'card'
  /** A quote does not say how much comes back. */
  readonly unknownRefund?: boolean
  /** Flights of ZZ are operated by another airline, whose number is not told. */
  readonly codeshare?: boolean
  /** Milliseconds that the other airline takes for its offers; with less time it is left out. */
  readonly slowAirlineMs?: number
  /** Members and values that a client has never seen. */
  readonly unknownValues?: boolean
  /** Answers say that they are of live mode. */
  readonly liveMode?: boolean
  /** Minor units by which every read of an offer is dearer than the search. */
  readonly raisedBy?: number
  /** Minor units by which a held order is dearer once its price guarantee is over. */
  readonly raisedAfterGuarantee?: number
  /** Journeys by way of another airport wait there for 26 hours. */
  readonly longLayover?: boolean
  readonly identityRequired?: boolean
  /** Whether ZZ allows changes and refunds is drawn for each search, as in life. */
  readonly randomConditions?: boolean
  /** What a change costs in minor units, its penalty of 25.00 included; negative: a refund. */
  readonly changeTotal?: number
  /** The airline refuses the same names on the same flights. */
  readonly refusesDuplicates?: boolean
  /** Every event is delivered so often. */
  readonly eventCopies?: number
  /** Events wait for `sendEvents`. */
  readonly holdsEvents?: boolean
}

export class FaultPlan {
  #faults: { fault: Fault; left: number }[] = []
  odd: Oddities = {}

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? 1 })
  }

  take(method: string, path: string): Fault | undefined {
    const found = this.#faults.find(
      ({ fault, left }) => left > 0 && fault.method === method && path.startsWith(fault.path),
    )
    if (found) found.left--
    return found?.fault
  }

  clear(): void {
    this.#faults = []
    this.odd = {}
  }
}
