import { createHash } from 'node:crypto'

// biome-ignore lint/suspicious/noExplicitAny: the double keeps resources as they are on the wire
export type Resource = any

/** Where the double keeps everything. A seed decides every id and price, so that a run can be repeated. */
export class DuffelState {
  readonly seed: string
  readonly offers = new Map<string, Resource>()
  readonly requests = new Map<string, Resource>()
  readonly orders = new Map<string, Resource>()
  readonly payments: Resource[] = []
  readonly cancellations = new Map<string, Resource>()
  readonly changeOffers = new Map<string, Resource>()
  readonly changes = new Map<string, Resource>()
  readonly airlineChanges: Resource[] = []
  readonly credits: Resource[] = []
  readonly webhooks = new Map<string, Resource>()
  readonly deliveries: Resource[] = []
  readonly events = new Map<string, Resource>()
  /** Minor units that left the balance, with what for. */
  readonly movements: { readonly what: string; readonly orderId: string; readonly minor: number }[] = []
  /** Requests to change something, by what they name: `POST /air/orders off_...`. */
  readonly posts: string[] = []
  nowMs: number
  #count = 0

  constructor(seed: string, startsAt: number) {
    this.seed = seed
    this.nowMs = startsAt
  }

  /** @param offset milliseconds from now */
  iso(offset = 0): string {
    return new Date(this.nowMs + offset).toISOString()
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
