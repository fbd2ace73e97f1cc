/** What goes wrong with a request: once, unless it says how often. */
export interface Fault {
  readonly method: string
  /** Beginning of the path. */
  readonly path: string
  /**
   * `lostAfter`: it took effect and the connection is cut. `cutBefore`: the connection is cut, nothing happened. `late200`,
   * `late202`: an order or payment is made and shows `lateMs` later; with `fails` it is not. A number: that status.
   */
  readonly kind: 'lostAfter' | 'cutBefore' | 'late200' | 'late202' | 'plain403' | number
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
  readonly foreignPenalty?: boolean
  readonly noDocumentsFor?: number
  readonly documentNumbers?: 'short' | 'thirteen' | 'fourteen' | 'dashed' | 'none'
  readonly currency?: string
  readonly decimals?: number
  readonly listsAfterMs?: number
  readonly instantOnly?: boolean
  readonly notRefundable?: boolean
  readonly raisedBy?: number
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
