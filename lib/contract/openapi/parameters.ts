import * as z from 'zod'
import type { ZodOpenApiParameters } from 'zod-openapi'
import type { DocumentedRoute } from '../documented-routes.ts'
import { readLeniently } from '../lenient.ts'
import {
  type ExampleDates,
  type ExampleValueName,
  exampleValues,
  valueNamedBy,
  withSamples,
} from './example-values.ts'

const header = (name: string, description: string) =>
  z
    .string()
    .optional()
    .meta({ description, param: { id: name } })

const headersOf = (descriptions: Readonly<Record<string, string>>) =>
  z.object(Object.fromEntries(Object.entries(descriptions).map(([name, text]) => [name, header(name, text)])))

/** Headers that every operation reads; letter case never matters. */
const commonHeaders = headersOf({
  XAUTH_SERVICE_ACCESSGROUP:
    'Access group (UUID) that the request is for; XAUTH_TRAVELPORT_ACCESSGROUP means the same. Absent: the one of the token.',
  'TVP-PCC-Core':
    'Pseudo city code that the request is for: `7N4Q` or `7N4Q_1G`. Absent: the one of the token.',
  TraceId: 'Name of the request, chosen by the client; returned as `traceId`.',
  'TVP-Correlation-Id': 'Name of several requests that belong together; returned as `correlationId`.',
  E2ETrackingID: 'Returned in the header of the same name.',
  'Accept-Version': 'Version of the interface: 11, or a minor version of it.',
  'X-Sandbox-Clock':
    'Only where the sandbox’s clock is on: the time that it is for this request, a timestamp or an offset such as `+PT31M`.',
  'X-Sandbox-Strict':
    'Only where the sandbox’s clock is on: `on` tells, as Warnings, what in the request is not read or was repaired, each with its place, what was sent and what was read.',
})

const idempotencyKey = headersOf({
  'Idempotency-Key':
    'The same key with the same request gets the same answer, and the work is done once. 1 to 255 characters.',
})

const text = (description: string) => z.string().optional().meta({ description })

/** Headers that some operations read. */
const ownHeaders: Readonly<Record<string, z.ZodRawShape>> = {
  retrieveReservation: {
    fareRuleRetrievalType: text('`Long`: with the fare rules as text.'),
  },
  cancelReservation: { retainFlag: text('`true`: tickets are not voided but keep their value.') },
  ...Object.fromEntries(
    ['search', 'airPrice', 'airPriceFromProducts', 'nextLeg', 'flightSpecificSearch'].map((key) => [
      key,
      { taxBreakdown: text('`true`: each tax, in addition to their sum.') },
    ]),
  ),
}

/** What path parameters are, by the segment before them. */
const pathValues: Readonly<Record<string, ExampleValueName>> = {
  accountings: 'accounting identifier',
  buildfromidentifier: 'locator',
  catalogofferingshospitality: 'availability identifier',
  catalogofferingsvehicle: 'car search identifier',
  deleteaddress: 'agency item id',
  deleteemail: 'agency item id',
  deletetelephone: 'agency item id',
  documentlist: 'locator',
  documentoverrides: 'overrides identifier',
  emds: 'EMD number',
  formofpayment: 'form of payment identifier',
  payments: 'payment identifier',
  primarycontacts: 'contact identifier',
  properties: 'hotel search identifier',
  Reservation: 'workbench identifier',
  reservationcomments: 'comment identifier',
  reservations: 'locator',
  reservationworkbench: 'workbench identifier',
  specialservices: 'service identifier',
  tickets: 'ticket number',
  travelagency: 'agency identifier',
  travelers: 'traveler identifier',
  updatefromtravelerupdateditems: 'traveler identifier',
  updatestatus: 'ticket number',
}

/** The parameters of the path, each with the value of an earlier answer that it is. */
export const pathParametersOf = ({
  path,
  example,
}: DocumentedRoute): readonly { readonly name: string; readonly value: ExampleValueName }[] =>
  [...path.matchAll(/([^/]+)\/\{(.+?)\}/g)].map(([, segment = '', name = '']) => {
    const value = valueNamedBy(example?.path?.[name] ?? '') ?? pathValues[segment]
    if (!value) throw new Error(`${path}: ${name} is not described`)
    return { name, value }
  })

/** Parameters of the operation, with examples. */
export function parametersOf(route: DocumentedRoute, dates: Partial<ExampleDates>): ZodOpenApiParameters {
  const path = pathParametersOf(route).map(({ name, value }) => {
    const { description, sample } = exampleValues[value]
    return [name, z.string().meta({ description, param: { example: sample } })] as const
  })
  const header = route.changes ? commonHeaders.extend(idempotencyKey.shape) : commonHeaders
  return {
    header: header.extend(ownHeaders[route.key] ?? {}),
    ...(path.length > 0 && { path: z.object(Object.fromEntries(path)) }),
    ...(route.query && { query: withExamples(route.query, withSamples(route.example?.query, dates)) }),
  }
}

/** The same parameters, with the values of the example. */
function withExamples(query: z.ZodObject, example: unknown): z.ZodObject {
  const given = Object.entries({ ...(readLeniently(query, example ?? {}) as object) })
  const shape = query.shape as Readonly<Record<string, z.ZodType>>
  return query.extend(
    Object.fromEntries(
      given.flatMap(([name, value]) => {
        const schema = shape[name]
        return schema ? [[name, schema.meta({ ...schema.meta(), param: { example: value } })]] : []
      }),
    ),
  )
}
