import * as z from 'zod'
import { eventTypes } from '../lib/reservation/published-events.ts'

/** Programs that events are posted to, by a name that the log and the alarms call them. */
export const webhookSettings = z.record(
  z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,30}$/),
  z.strictObject({
    url: z.url({ protocol: /^https$/ }).max(500),
    /** ARN or name of the secret that signs, `whsec_...`, in Secrets Manager. */
    secretId: z.string().min(1).max(200),
    /** None: all. */
    types: z.array(z.enum(eventTypes)).default([]),
  }),
)

export type WebhookSettings = Readonly<z.output<typeof webhookSettings>>
