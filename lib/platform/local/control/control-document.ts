import * as z from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiPathItemObject } from 'zod-openapi'
import type { DocumentAddition } from '../../../contract/openapi/document.ts'
import { airlineChange } from './airline-changes.ts'
import { confirmedWork, newConfirmation } from './confirmation-routes.ts'
import * as answers from './control-answers.ts'
import { clockChange, newSnapshot, placesQuery, reservationsQuery } from './control-routes.ts'
import { newWebhook } from './event-routes.ts'
import { after } from './read-control.ts'
import { scenario } from './scenarios.ts'

const tag = 'Sandbox control'

interface ControlOperation {
  readonly name: string
  readonly summary: string
  readonly query?: z.ZodObject
  readonly body?: { readonly schema: z.ZodType; readonly example: object }
  /** Absent: none. */
  readonly answer?: z.ZodType
  /** Absent: 200, or 204 without an answer. */
  readonly status?: 201 | 202
  /** Values of this answer for later requests: pointers by name. */
  readonly gives?: Readonly<Record<string, string>>
}

const content = (schema: z.ZodType, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
})

const refused = { description: 'The request is not one of the control; `error` says why.' }

/** @param taken name of the value that the path takes; absent: none */
function operationOf(operation: ControlOperation, taken?: string): ZodOpenApiOperationObject {
  const { name, summary, query, body, answer, gives } = operation
  const path = z.object({ id: z.string().meta({ description: `The ${taken}, from an earlier answer.` }) })
  return {
    operationId: name,
    tags: [tag],
    summary,
    security: [],
    requestParams: { ...(taken && { path }), ...(query && { query }) },
    ...(body && { requestBody: { required: true, ...content(body.schema, body.example) } }),
    responses: {
      [operation.status ?? (answer ? 200 : 204)]: {
        description: 'Done.',
        ...(answer && content(answer)),
      },
      ...Object.fromEntries(
        [400, 403, 404, 409].map((status) => [status, { ...refused, ...content(answers.controlError) }]),
      ),
    },
    ...(taken && { 'x-takes': { '$request.path.id': taken } }),
    ...(gives && {
      'x-gives': Object.fromEntries(
        Object.entries(gives).map(([value, pointer]) => [value, `$response.body#${pointer}`]),
      ),
    }),
  }
}

type Method = 'get' | 'put' | 'post' | 'delete'

/** The routes of control-routes.ts and event-routes.ts, by path below `/_sandbox`; of a path with `{id}` what that is. */
const described: readonly (readonly [
  path: string,
  operations: Partial<Record<Method, ControlOperation>>,
  taken?: string,
])[] = [
  [
    '/clock',
    {
      get: {
        name: 'readSandboxClock',
        summary: 'Where the clock of all requests stands.',
        answer: answers.clock,
      },
      put: {
        name: 'moveSandboxClock',
        summary: 'Moves the clock, stops it or lets it run. What becomes due on the way happens.',
        body: { schema: clockChange, example: { to: '+PT1H', frozen: true } },
        answer: answers.movedClock,
      },
      delete: { name: 'resetSandboxClock', summary: 'Back to the real time.', answer: answers.clock },
    },
  ],
  [
    '/scenarios',
    {
      get: { name: 'listScenarios', summary: 'What is going wrong.', answer: answers.scenarios },
      post: {
        name: 'addScenario',
        summary: 'Lets something go wrong, for everybody.',
        body: { schema: scenario, example: { kind: 'refuseSales', carrier: 'BA', times: 1 } },
        answer: answers.activeScenario,
        status: 201,
        gives: { 'scenario id': '/id' },
      },
    },
  ],
  ['/scenarios/{id}', { delete: { name: 'endScenario', summary: 'Ends a scenario.' } }, 'scenario id'],
  [
    '/snapshots',
    {
      get: { name: 'listSnapshots', summary: 'Snapshots of all data.', answer: answers.snapshots },
      post: {
        name: 'takeSnapshot',
        summary: 'Keeps all data as it is now, in memory.',
        body: { schema: newSnapshot, example: { name: 'before' } },
        answer: answers.snapshotName,
        status: 201,
        gives: { 'snapshot name': '/name' },
      },
    },
  ],
  [
    '/snapshots/{id}/restore',
    {
      post: {
        name: 'restoreSnapshot',
        summary: 'Goes back to a snapshot.',
        answer: answers.snapshotName,
      },
    },
    'snapshot name',
  ],
  ['/reset', { post: { name: 'resetSandbox', summary: 'No data, the real time, nothing goes wrong.' } }],
  [
    '/trips',
    {
      post: {
        name: 'bookExampleTrips',
        summary: 'Books a few trips: flights that are paid and held, a hotel room.',
        answer: answers.trips,
        status: 201,
        gives: { 'trip locator': '/locators/0' },
      },
    },
  ],
  [
    '/reservations',
    {
      get: {
        name: 'listSandboxReservations',
        summary: 'Every reservation, the latest first; as it is, or as it was while this process ran.',
        query: reservationsQuery,
        answer: answers.reservations,
      },
    },
  ],
  [
    '/events',
    {
      get: {
        name: 'listEvents',
        summary: 'What happened to reservations, oldest first; the latest 1,000 of this process.',
        query: after,
        answer: answers.events,
      },
    },
  ],
  [
    '/reservations/{id}/airline-changes',
    {
      post: {
        name: 'changeByAirline',
        summary:
          'An airline moves a booked flight, or cancels it; the reservation and the queues of its office tell.',
        body: { schema: airlineChange, example: { segment: 1, minutes: 75 } },
        answer: answers.airlineChange,
      },
    },
    'trip locator',
  ],
  [
    '/webhooks',
    {
      get: { name: 'listWebhooks', summary: 'Where events go.', answer: answers.webhooks },
      post: {
        name: 'addWebhook',
        summary: 'Sends events there from now on, signed as Standard Webhooks has it.',
        body: {
          schema: newWebhook,
          example: { url: 'http://localhost:3000/events', types: ['reservation.ticketed'] },
        },
        answer: answers.newWebhook,
        status: 201,
        gives: { 'webhook id': '/id' },
      },
    },
  ],
  ['/webhooks/{id}', { delete: { name: 'removeWebhook', summary: 'Ends a webhook.' } }, 'webhook id'],
  [
    '/deliveries',
    {
      get: {
        name: 'listDeliveries',
        summary: 'What became of each event on its way.',
        answer: answers.deliveries,
        gives: { 'delivery id': '/deliveries/0/id' },
      },
    },
  ],
  [
    '/deliveries/{id}/redeliver',
    { post: { name: 'redeliver', summary: 'Sends an event once more.', status: 202 } },
    'delivery id',
  ],
  [
    '/confirmations',
    {
      get: {
        name: 'listConfirmations',
        summary: 'What agents ask a person for before they spend, and what was decided.',
        answer: answers.confirmations,
      },
      post: {
        name: 'askForConfirmation',
        summary: 'Asks a person, on the page Control of the console.',
        body: {
          schema: newConfirmation,
          example: {
            tool: 'ticket_trip',
            subject: 'a'.repeat(64),
            amount: { value: 318.4, currency: 'EUR' },
            lines: ['Ticket the trip of FENWRIGHT/ISOLDE for 318.40 EUR.'],
          },
        },
        answer: answers.confirmation,
        status: 201,
        gives: { 'confirmation id': '/id' },
      },
    },
  ],
  [
    '/confirmations/{id}',
    { get: { name: 'readConfirmation', summary: 'One, as it is now.', answer: answers.confirmation } },
    'confirmation id',
  ],
  [
    '/confirmations/{id}/approve',
    {
      post: {
        name: 'approve',
        summary: 'Approves it: from the console only, which names its own origin.',
        answer: answers.confirmation,
      },
    },
    'confirmation id',
  ],
  [
    '/confirmations/{id}/decline',
    { post: { name: 'decline', summary: 'Declines it, as approve does.', answer: answers.confirmation } },
    'confirmation id',
  ],
  [
    '/confirmations/{id}/use',
    {
      post: {
        name: 'useConfirmation',
        summary: 'Takes an approval, once, for the work and the amount that it is for.',
        body: {
          schema: confirmedWork,
          example: {
            tool: 'ticket_trip',
            subject: 'a'.repeat(64),
            amount: { value: 318.4, currency: 'EUR' },
          },
        },
        answer: answers.confirmation,
      },
    },
    'confirmation id',
  ],
  [
    '/requests',
    {
      get: {
        name: 'listRequests',
        summary: 'Requests of all clients, oldest first; the latest 300, as far as they fit into 16 MB.',
        query: after,
        answer: answers.requests,
        gives: { 'request id': '/requests/0/id' },
      },
      delete: { name: 'forgetRequests', summary: 'Forgets the requests.' },
    },
  ],
  [
    '/requests/{id}',
    {
      get: {
        name: 'readRequest',
        summary: 'One with its bodies, steps, calls to suppliers, and what it was forgiven.',
        answer: answers.request,
      },
    },
    'request id',
  ],
  [
    '/places',
    {
      get: {
        name: 'findPlaces',
        summary: 'Airports that a text may mean.',
        query: placesQuery,
        answer: answers.places,
      },
    },
  ],
]

const pathItem = (
  operations: Partial<Record<Method, ControlOperation>>,
  taken?: string,
): ZodOpenApiPathItemObject => ({
  servers: [{ url: '/', description: 'The embedded service; nothing of it is on AWS.' }],
  ...Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, operationOf(one, taken)])),
})

/** The control of the sandbox, for the OpenAPI document of a service that has it. */
export const controlDocument: DocumentAddition = {
  tags: [
    {
      name: tag,
      description: 'Clock, scenarios, snapshots, events and requests of the sandbox, without a token.',
    },
  ],
  paths: Object.fromEntries(
    described.map(([path, operations, taken]) => [`/_sandbox${path}`, pathItem(operations, taken)]),
  ),
  flows: [
    {
      summary: 'Steer the sandbox, and see what happened in it.',
      operations: [
        'readSandboxClock',
        'moveSandboxClock',
        'resetSandboxClock',
        'addScenario',
        'listScenarios',
        'endScenario',
        'takeSnapshot',
        'listSnapshots',
        'addWebhook',
        'listWebhooks',
        'bookExampleTrips',
        'listSandboxReservations',
        'changeByAirline',
        'listEvents',
        'listDeliveries',
        'redeliver',
        'removeWebhook',
        'askForConfirmation',
        'listConfirmations',
        'readConfirmation',
        'listRequests',
        'readRequest',
        'forgetRequests',
        'findPlaces',
        'restoreSnapshot',
        'resetSandbox',
      ],
    },
  ],
}
