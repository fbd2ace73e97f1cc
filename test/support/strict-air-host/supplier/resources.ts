/*
 * What the supplier's interface speaks: JSON of its own. Amounts are decimal strings with a currency beside them, flight
 * times are local without a zone, deadlines are in UTC. `null` means that it does not know.
 */

export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}
export interface Response {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: JSON of another party
  readonly body: any
}
/** The line to the supplier. Rejects when there is no answer. */
export type Send = (request: Request) => Promise<Response>

export interface AirportResource {
  readonly iata_code: string
  readonly time_zone: string
}

export interface SegmentResource {
  readonly origin: AirportResource
  readonly destination: AirportResource
  /** `2027-05-11T09:05:00` */
  readonly departing_at: string
  readonly arriving_at: string
  readonly marketing_carrier: string
  /** May have leading zeros. */
  readonly marketing_carrier_flight_number: string
  readonly operating_carrier: {
    readonly iata_code: string
    readonly name: string
    readonly number: string
  } | null
  readonly cabin_class: 'economy' | 'premium_economy' | 'business'
  readonly bags: { readonly checked: number; readonly carry_on: number }
}

export interface Condition {
  readonly allowed: boolean
  readonly penalty_amount: string | null
  readonly penalty_currency: string | null
}

export interface OfferResource {
  readonly id: string
  readonly expires_at: string
  readonly owner: string
  /** For all passengers together. */
  readonly total_amount: string
  readonly total_currency: string
  readonly tax_amount: string | null
  readonly passengers: readonly { readonly id: string; readonly type: string }[]
  readonly requires_instant_payment: boolean
  /** `null` when it must be paid at once. */
  readonly payment_required_by: string | null
  readonly conditions: { readonly refund: Condition | null; readonly change: Condition | null }
  readonly slices: readonly {
    readonly fare_brand_name: string | null
    readonly segments: readonly SegmentResource[]
  }[]
}

export interface OrderResource {
  readonly id: string
  readonly offer_id: string
  readonly booking_reference: string | null
  readonly owner: string
  /** `pending`: it has accepted the order and has not decided. */
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly cancelled_at: string | null
  /** How it was cancelled; `null` when it lapsed. */
  readonly cancellation: CancellationResource | null
  readonly total_amount: string
  readonly total_currency: string
  readonly awaiting_payment: boolean
  readonly payment_required_by: string | null
  /** Until when a cancellation refunds everything. */
  readonly void_window_ends_at: string | null
  readonly documents: readonly { readonly unique_identifier: string; readonly passenger_id: string }[]
  readonly passengers: readonly OrderPassenger[]
  readonly slices: OfferResource['slices']
  readonly metadata: Readonly<Record<string, string>>
}

export interface OrderPassenger {
  readonly id: string
  readonly given_name: string
  readonly family_name: string
  readonly born_on?: string
  readonly gender?: string
  readonly email?: string
}

export interface CancellationResource {
  readonly id: string
  readonly order_id: string
  readonly refund_amount: string
  readonly refund_currency: string
  readonly refund_to: 'balance' | 'awaiting_payment'
  readonly expires_at: string
  readonly confirmed_at: string | null
}

/** A declared no: `{ errors: [{ code }] }` on the wire. */
export class Rejected extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}
