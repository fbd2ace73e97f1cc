import * as z from 'zod'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { DocumentedRoute } from '../documented-routes.ts'
import type { RouteDocs } from '../route.ts'
import { unwrapBody } from '../unwrap.ts'
import { type ExampleDates, valuesIn, withSamples } from './example-values.ts'
import { isJson } from './named-schemas.ts'
import { parametersOf, pathParametersOf } from './parameters.ts'
import { responsesOf } from './responses.ts'

/** The wrapper that the example has around its body. */
export const wrapperOf = ({ wrappers = [], example }: DocumentedRoute): string | undefined =>
  wrappers.find((name) => isJson(example?.body) && Object.hasOwn(example.body, name))

/** The body in the form of its example. */
function requestBodyOf(route: DocumentedRoute, dates: Partial<ExampleDates>) {
  const { body, example } = route
  if (!body) return {}
  const wrapper = wrapperOf(route)
  const schema = wrapper === undefined ? body : z.object({ [wrapper]: body })
  const isNeeded = !body.safeParse(unwrapBody({}, route)).success
  return {
    requestBody: {
      required: isNeeded,
      content: {
        'application/json': {
          schema,
          ...(example?.body !== undefined && { example: withSamples(example.body, dates) }),
        },
      },
    },
  }
}

/** Values of earlier answers in the example, and values of this answer for later ones. */
function flowOf(route: DocumentedRoute) {
  const taken = {
    ...Object.fromEntries(pathParametersOf(route).map(({ name, value }) => [`$request.path.${name}`, value])),
    ...Object.assign(
      {},
      ...Object.entries(route.example?.query ?? {}).map(([name, one]) =>
        valuesIn(one, `$request.query.${name}`),
      ),
    ),
    ...valuesIn(route.example?.body, '$request.body#'),
  }
  const given = Object.entries(route.gives ?? {}).map(([name, pointer]) => [
    name,
    `$response.body#${pointer}`,
  ])
  return {
    ...(Object.keys(taken).length > 0 && { 'x-takes': taken }),
    ...(given.length > 0 && { 'x-gives': Object.fromEntries(given) }),
  }
}

const sourceTexts: Readonly<Record<RouteDocs['source'], string>> = {
  specification: '',
  docs: "Not in the interface's specification: known from its public documentation.",
  clients: "Not in the interface's specification: known from public clients.",
  own: 'Not part of the interface: an operation of this service, in the manner of the interface.',
}

function describe(route: DocumentedRoute): string {
  const { source, content, streams, wrappers = [] } = route
  const shown = wrapperOf(route)
  const others = wrappers.filter((name) => name !== shown)
  return [
    content === 'any' ? '' : `${content} content only.`,
    others.length > 0 ? `The body may stand inside ${others.join(' or ')} as well.` : '',
    shown === undefined ? '' : `The body may stand without ${shown} around it as well.`,
    streams
      ? 'With `Accept: application/stream+json` the answer comes in several objects, one a line, each as soon as it is known.'
      : '',
    sourceTexts[source],
  ]
    .filter(Boolean)
    .join(' ')
}

/** One operation of the document. */
export const operationOf = (
  route: DocumentedRoute,
  dates: Partial<ExampleDates>,
): ZodOpenApiOperationObject => ({
  operationId: route.key,
  tags: [route.family],
  summary: route.summary,
  ...(route.deprecated && { deprecated: true }),
  description: describe(route),
  requestParams: parametersOf(route, dates),
  ...requestBodyOf(route, dates),
  responses: responsesOf(route),
  ...flowOf(route),
})
