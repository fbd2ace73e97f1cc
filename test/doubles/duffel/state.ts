import { createHash } from 'node:crypto'
import { FaultPlan } from './faults.ts'

// biome-ignore lint/suspicious/noExplicitAny: the double keeps resources as they are on the wire
export type Resource = any

/** Money that left the balance, or came back. */
export interface Movement {
  readonly what: string
  readonly orderId: string
  /** Minor units; negative: it left. */
  readonly minor: number
}

/** Where the double keeps everything. A seed decides every id and price, so that a run can be repeated. */
export class DuffelState {
  readonly seed: string
  readonly faults = new FaultPlan()
  readonly offers = new Map<string, Resource>()
  readonly requests = new Map<string, Resource>()
  readonly batches = new Map<string, Resource>()
  readonly orders = new Map<string, Resource>()
  readonly payments = new Map<string, Resource>()
  readonly cancellations = new Map<string, Resource>()
  readonly changeRequests = new Map<string, Resource>()
  readonly changeOffers = new Map<string, Resource>()
  readonly changes = new Map<string, Resource>()
  readonly airlineChanges: Resource[] = []
  readonly credits = new Map<string, Resource>()
  readonly webhooks = new Map<string, Resource>()
  readonly deliveries: Resource[] = []
  readonly events = new Map<string, Resource>()
  /** Events that wait to be delivered. */
  readonly outbox: Resource[] = []
  /** Results, rates, quotes and bookings of hotels. */
  readonly stays = new Map<string, Resource>()
  readonly movements: Movement[] = []
  /** Requests to change something, by what they name: `POST /air/orders off_...`. */
  readonly posts: string[] = []
  readonly openingMinor: number
  nowMs: number
  #count = 0
  #effects: { readonly at: number; readonly happen: () => void }[] = []

  constructor(seed: string, startsAt: number, openingMinor: number) {
    this.seed = seed
    this.nowMs = startsAt
    this.openingMinor = openingMinor
  }

  get odd() {
    return this.faults.odd
  }

  /** Minor units that are left to pay with. */
  get balanceMinor(): number {
    return this.openingMinor + this.movements.reduce((sum, { minor }) => sum + minor, 0)
  }

  /** Something that happens by itself, at a moment of the double's clock. */
  later(at: number, happen: () => void): void {
    this.#effects = [...this.#effects, { at, happen }].sort((a, b) => a.at - b.at)
  }

  /** Moves the clock; what falls due on the way happens at its own moment. */
  moveTo(nowMs: number): void {
    for (let next = this.#effects[0]; next && next.at <= nowMs; next = this.#effects[0]) {
      this.#effects.shift()
      this.nowMs = next.at
      next.happen()
    }
    this.nowMs = nowMs
  }

  /** An instant with microseconds. @param offset milliseconds from now */
  iso(offset = 0): string {
    return new Date(this.nowMs + offset).toISOString().replace('Z', '000Z')
  }

  /** Whether an instant of a resource is over. */
  isPast(instant: string | null | undefined): boolean {
    return typeof instant === 'string' && Date.parse(instant) <= this.nowMs
  }

  /** Three letters, an underscore and 22 letters and digits whose case matters. */
  id(prefix: string): string {
    const text = createHash('sha256')
      .update(`${this.seed}/${prefix}/${++this.#count}`)
      .digest('base64')
    return `${prefix}_${text.replaceAll(/[+/=]/g, 'a').slice(0, 22)}`
  }

  /** A number from 0 to below `below` that depends on the seed and a name only. */
  pick(name: string, below: number): number {
    return createHash('sha256').update(`${this.seed}/${name}`).digest().readUInt32BE(0) % below
  }
}
