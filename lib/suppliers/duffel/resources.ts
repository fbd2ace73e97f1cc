import * as z from 'zod'
import { SupplierUnavailable } from '../air-host.ts'

/*
 * What is read of Duffel's answers. What a sale depends on must be there; what only decorates is left out when it is not
 * as expected. Members that are not read are kept out of the way.
 */

const amount = z.string().regex(/^-?\d+(\.\d+)?$/)
const text = z.string().nullish().catch(null)
const instant = z.string().transform((value, context) => {
  const at = Date.parse(value)
  if (!Number.isNaN(at)) return at
  context.addIssue({ code: 'custom', message: 'is no instant' })
  return z.NEVER
})

const place = z.object({ iata_code: z.string(), time_zone: z.string() })
const carrier = z.object({ iata_code: z.string(), name: z.string() })

const condition = z
  .object({
    allowed: z.boolean(),
    penalty_amount: amount.nullish(),
    penalty_currency: z.string().nullish(),
  })
  .nullish()
  .catch(null)
export type Condition = z.output<typeof condition>

/** An old kind of answer has a list here. */
const conditions = z
  .object({ change_before_departure: condition, refund_before_departure: condition })
  .nullish()
  .catch(null)

const segmentPassenger = z.object({
  passenger_id: z.string(),
  cabin_class: z.string().nullish(),
  fare_basis_code: text,
  baggages: z
    .array(z.object({ type: z.string(), quantity: z.number().int() }))
    .nullish()
    .catch(null),
})

const segment = z.object({
  id: z.string(),
  origin: place,
  destination: place,
  departing_at: z.string(),
  arriving_at: z.string(),
  origin_terminal: text,
  destination_terminal: text,
  distance: text,
  aircraft: z.object({ iata_code: z.string() }).nullish().catch(null),
  marketing_carrier: carrier,
  marketing_carrier_flight_number: z.string(),
  operating_carrier: z.object({ iata_code: z.string().nullish(), name: z.string() }).nullish().catch(null),
  operating_carrier_flight_number: text,
  passengers: z.array(segmentPassenger).nullish().catch(null),
})
export type DuffelSegment = z.output<typeof segment>

const slice = z.object({
  id: z.string(),
  fare_brand_name: text,
  conditions: z
    .object({
      change_before_departure: condition,
      advance_seat_selection: z.boolean().nullish().catch(null),
      priority_boarding: z.boolean().nullish().catch(null),
    })
    .nullish()
    .catch(null),
  segments: z.array(segment).min(1),
})
export type DuffelSlice = z.output<typeof slice>

/** What something costs all its passengers together. */
const prices = {
  total_amount: amount,
  total_currency: z.string(),
  tax_amount: amount.nullish(),
}

const service = z.object({
  id: z.string(),
  type: z.string(),
  total_amount: amount,
  total_currency: z.string(),
  maximum_quantity: z.number().int().nullish().catch(null),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  metadata: z
    .object({ type: text, maximum_weight_kg: z.number().nullish().catch(null), designator: text })
    .nullish()
    .catch(null),
})
export type DuffelService = z.output<typeof service>

export const offer = z.object({
  id: z.string(),
  owner: carrier,
  ...prices,
  expires_at: instant,
  passengers: z.array(
    z.object({ id: z.string(), type: z.string().nullish(), age: z.number().nullish().catch(null) }),
  ),
  passenger_identity_documents_required: z.boolean().nullish().catch(null),
  supported_loyalty_programmes: z.array(z.string()).nullish().catch(null),
  payment_requirements: z.object({
    requires_instant_payment: z.boolean(),
    payment_required_by: instant.nullish(),
    price_guarantee_expires_at: instant.nullish(),
  }),
  conditions,
  slices: z.array(slice).min(1),
  available_services: z.array(service).nullish().catch(null),
})
export type DuffelOffer = z.output<typeof offer>

export const offerRequest = z.object({ id: z.string() })

const cancellationMembers = {
  id: z.string(),
  refund_amount: amount.nullish(),
  refund_currency: z.string().nullish(),
  refund_to: z.string().nullish(),
  expires_at: instant.nullish(),
  confirmed_at: instant.nullish(),
}
export const cancellation = z.object(cancellationMembers)
export type DuffelCancellation = z.output<typeof cancellation>

const document = z.object({
  type: z.string(),
  unique_identifier: z.string(),
  passenger_ids: z.array(z.string()).nullish(),
})

export const order = z.object({
  id: z.string(),
  type: text,
  offer_id: text,
  created_at: instant.nullish().catch(null),
  booking_reference: text,
  owner: carrier,
  ...prices,
  metadata: z.record(z.string(), z.string()).nullish().catch(null),
  passengers: z.array(z.object({ id: z.string() })),
  documents: z.array(document).nullish(),
  payment_status: z.object({
    awaiting_payment: z.boolean(),
    payment_required_by: instant.nullish(),
    price_guarantee_expires_at: instant.nullish(),
  }),
  slices: z.array(slice).min(1),
  services: z.array(service).nullish().catch(null),
  available_actions: z.array(z.string()).nullish().catch(null),
  void_window_ends_at: instant.nullish().catch(null),
  cancelled_at: instant.nullish(),
  cancellation: z.object(cancellationMembers).nullish().catch(null),
})
export type DuffelOrder = z.output<typeof order>

export const payment = z.object({ id: z.string(), status: z.string() })

const element = z.object({
  type: z.string(),
  designator: text,
  name: text,
  available_services: z
    .array(
      z.object({
        id: z.string(),
        passenger_id: z.string(),
        total_amount: amount,
        total_currency: z.string(),
      }),
    )
    .nullish()
    .catch(null),
})
export type DuffelElement = z.output<typeof element>

export const seatMap = z.object({
  segment_id: z.string(),
  cabins: z.array(
    z.object({
      cabin_class: z.string(),
      rows: z.array(z.object({ sections: z.array(z.object({ elements: z.array(element) })) })),
    }),
  ),
})
export type DuffelSeatMap = z.output<typeof seatMap>

const changePrices = {
  change_total_amount: amount,
  change_total_currency: z.string(),
  new_total_amount: amount,
  new_total_currency: z.string(),
  /** Types of the official client call it `penalty_amount`. */
  penalty_total_amount: amount.nullish(),
  penalty_total_currency: z.string().nullish(),
  refund_to: text,
}

export const changeOffer = z.object({
  id: z.string(),
  ...changePrices,
  expires_at: instant,
  slices: z.object({ add: z.array(slice) }),
  conditions,
})
export type DuffelChangeOffer = z.output<typeof changeOffer>

export const changeRequest = z.object({
  id: z.string(),
  order_change_offers: z.array(z.unknown()).nullish(),
})

export const change = z.object({
  id: z.string(),
  ...changePrices,
  confirmed_at: instant.nullish(),
  expires_at: instant.nullish(),
})
export type DuffelChange = z.output<typeof change>

/** Old records have another shape of `conditions` in the slices. */
export const airlineChange = z.object({
  id: z.string(),
  added: z.array(slice),
  removed: z.array(z.object({ segments: z.array(segment).min(1) })),
  action_taken: text,
  created_at: instant.nullish().catch(null),
})
export type DuffelAirlineChange = z.output<typeof airlineChange>

export const webhookEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.looseObject({ id: z.string().nullish(), order_id: z.string().nullish() }).nullish(),
  }),
})

/**
 * The resource of an answer.
 *
 * @throws SupplierUnavailable it is not what the adapter can read
 */
export function read<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new SupplierUnavailable(
    `Duffel answered what cannot be read: ${issue?.path.join('.')} ${issue?.message}`,
  )
}

/** Those of a list that can be read; the others are left out. */
export const readEach = <Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema>[] =>
  (Array.isArray(data) ? data : []).flatMap((one) => {
    const parsed = schema.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
