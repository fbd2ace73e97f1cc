import * as z from 'zod'

/* What is read of the supplier's answers: what a sale depends on must be there. */

const point = z.object({ airport: z.string(), zone: z.string(), at: z.string() })

export const offer = z.object({
  id: z.string(),
  carrier: z.string(),
  number: z.string(),
  from: point,
  to: point,
  /** For all passengers together, in minor units. */
  totalMinor: z.number().int(),
  currency: z.string(),
  expiresAt: z.number(),
  payBy: z.number(),
})
export type Offer = z.output<typeof offer>

export const order = z.object({
  id: z.string(),
  reference: z.string(),
  carrier: z.string(),
  payBy: z.number(),
  isAlive: z.boolean(),
  /** One for each traveler of the order. */
  tickets: z.array(z.object({ travelerId: z.string(), number: z.string() })),
})
export type Order = z.output<typeof order>
