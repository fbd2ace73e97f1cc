import * as z from 'zod'
import { eventTypes } from '../../../reservation/published-events.ts'
import { scenario } from './scenarios.ts'

/** What the control answers, for its document; tests hold the answers against it. */

const instant = z.iso.datetime()
const counted = z.int().min(0)
const named = <T extends z.ZodRawShape>(id: string, shape: T) => z.object(shape).meta({ id })

export const controlError = named('ControlError', { error: z.string().describe('Why, in words.') })

const clockState = {
  now: instant,
  isFrozen: z.boolean(),
  behindMs: z.int().describe('Milliseconds before the real time: negative when it was moved ahead.'),
}
export const clock = named('ControlClock', clockState)
export const movedClock = named('ControlClockMoved', {
  ...clockState,
  ran: named('ControlDueWork', {
    expired: counted.describe('Reservations that lost unpaid offers.'),
    orders: counted.describe('Orders that suppliers changed.'),
  }),
})

export const activeScenario = scenario
  .and(z.object({ id: z.string() }))
  .meta({ id: 'ControlActiveScenario', description: 'A scenario that is at work.' })
export const scenarios = named('ControlScenarios', { scenarios: z.array(activeScenario) })

export const snapshotName = named('ControlSnapshotName', { name: z.string() })
export const snapshots = named('ControlSnapshots', {
  snapshots: z.array(named('ControlSnapshot', { name: z.string(), takenAt: instant })),
})

export const trips = named('ControlTrips', { locators: z.array(z.string()) })

export const reservations = named('ControlReservations', {
  reservations: z.array(
    named('ControlReservation', {
      locator: z.string(),
      accessGroup: z.string(),
      pcc: z.string(),
      createdAt: instant,
      status: z.enum(['held', 'ticketed', 'confirmed', 'cancelled', 'expired']),
      travelers: z.array(z.string()).describe('`FENWRIGHT/ISOLDE`'),
      contents: z.array(z.string()).describe('`BA117 LHR-JFK 2027-01-20`'),
      documents: counted.describe('How many it has.'),
      events: z.array(
        named('ControlReservationEvent', {
          number: z.int().min(1).describe('Counted over the reservation.'),
          at: instant,
          kind: z.string(),
          supplier: z.string().optional().describe('The supplier that did it by itself.'),
        }),
      ),
    }),
  ),
})

const eventShape = {
  id: z.string().describe('The same for every repetition.'),
  type: z.enum(eventTypes),
  occurredAt: instant,
  data: named('EventData', {
    locator: z.string(),
    pcc: z.string(),
    sequence: z.int().min(1).describe('Counted over the reservation.'),
    event: z.string().describe("Its name in the reservation's own history."),
    documentIds: z.array(z.string()).optional(),
  }),
}
const number = z.int().min(1).describe('Counted over this process; ask for what came after it.')
export const events = named('ControlEvents', {
  events: z.array(named('ControlEvent', { ...eventShape, number })),
})

const webhookShape = {
  id: z.string(),
  url: z.string(),
  types: z.array(z.enum(eventTypes)).describe('None: all.'),
}
export const newWebhook = named('ControlWebhookWithSecret', {
  ...webhookShape,
  secret: z.string().describe('Signs what is sent, as Standard Webhooks has it.'),
})
export const webhooks = named('ControlWebhooks', {
  webhooks: z.array(named('ControlWebhook', webhookShape)),
})

export const confirmation = named('ControlConfirmation', {
  id: z.string(),
  tool: z.string(),
  subject: z.string().describe('Hash of what is asked for.'),
  amount: z.object({ value: z.number(), currency: z.string() }),
  lines: z.array(z.string()).describe('What the person reads.'),
  state: z.enum(['waiting', 'approved', 'declined', 'used', 'expired']),
  createdAt: instant,
  expiresAt: instant,
})
export const confirmations = named('ControlConfirmations', { confirmations: z.array(confirmation) })

export const deliveries = named('ControlDeliveries', {
  deliveries: z.array(
    named('ControlDelivery', {
      id: z.string(),
      webhookId: z.string(),
      event: named('ReservationEvent', eventShape),
      state: z.enum(['waiting', 'delivered', 'dead']),
      attempts: z.array(
        named('ControlAttempt', {
          at: instant,
          outcome: z.union([z.int(), z.string()]).describe('HTTP status, or why there was none.'),
        }),
      ),
    }),
  ),
})

const requestShape = {
  number,
  id: z.string(),
  at: instant,
  method: z.string(),
  url: z.string(),
  agent: z.string(),
  status: z.int(),
  milliseconds: z.int(),
  operation: z.string().optional().describe('`operationId`; absent: the gateway answered.'),
  refusal: z.string().optional().describe('Name of the refusal, also with status 200.'),
}
export const requests = named('ControlRequests', {
  requests: z.array(named('ControlRequestLine', requestShape)),
})

const headers = z.record(z.string(), z.string())
export const request = named('ControlRequest', {
  ...requestShape,
  headers,
  body: z.string(),
  answerHeaders: headers,
  answer: z.string(),
  steps: z.array(
    named('ControlStep', {
      step: z.string(),
      of: z.string().optional().describe('The offer or document that it is for.'),
      milliseconds: z.int(),
      outcome: z.string().describe('`done`, or what was thrown.'),
    }),
  ),
  supplierCalls: z.array(
    named('ControlSupplierCall', {
      host: z.string(),
      operation: z.string(),
      milliseconds: z.int(),
      status: z.int().optional(),
      code: z.string().optional(),
      requestId: z.string().optional(),
    }),
  ),
  forgiven: z.array(z.string()).describe('What leniency made of it.'),
})

export const places = named('ControlPlaces', {
  places: z.array(
    named('ControlPlace', {
      code: z.string().describe('IATA'),
      name: z.string(),
      city: z.string().describe('IATA city code.'),
      cityName: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
})
