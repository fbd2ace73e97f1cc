import type { APIGatewayProxyEvent } from 'aws-lambda'
import { catalogue } from '../../../contract/catalogue.ts'
import type { Doubt } from '../../../contract/doubts.ts'
import type { RouteSpec } from '../../../contract/route.ts'
import { stage } from '../../http/base-url.ts'
import type { Call, CallEvent } from '../../http/call.ts'
import { readHeaders } from '../../http/headers.ts'
import { parseRequest } from '../../http/parse-request.ts'
import { doubtTexts } from '../../http/strict.ts'
import type { RecordedRequest } from './recorder.ts'

const routes: readonly RouteSpec[] = Object.values(catalogue).flatMap((family) =>
  Object.values<RouteSpec>(family),
)

const patternOf = ({ path }: RouteSpec): RegExp =>
  new RegExp(`^/${stage}${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(.+?)\}/g, '([^/]+)')}$`)

/** What a request was forgiven, as `X-Sandbox-Strict` would have told it; none where its path is no route. */
export function forgivenIn(
  request: Pick<RecordedRequest, 'method' | 'url' | 'headers' | 'body'>,
): readonly string[] {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const route = routes.find((one) => one.method === request.method && patternOf(one).test(pathname))
  if (!route) return []
  const doubts: Doubt[] = []
  try {
    parseRequest().before?.({ event: eventOf(request, route, { pathname, searchParams, doubts }) } as never)
  } catch {
    // What is refused is told by the answer.
  }
  return doubtTexts(doubts)
}

interface Parsed {
  readonly pathname: string
  readonly searchParams: URLSearchParams
  readonly doubts: Doubt[]
}

function eventOf(
  { headers, body }: Pick<RecordedRequest, 'headers' | 'body'>,
  route: RouteSpec,
  { pathname, searchParams, doubts }: Parsed,
): CallEvent {
  const names = [...route.path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name)
  const values = patternOf(route).exec(pathname)?.slice(1) ?? []
  const query = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)])
  const call: Pick<Call, 'route' | 'headers' | 'body' | 'doubts'> = {
    route,
    headers: readHeaders(headers),
    body: body === '' ? undefined : JSON.parse(body),
    doubts,
  }
  const event: Pick<
    APIGatewayProxyEvent,
    'path' | 'headers' | 'pathParameters' | 'multiValueQueryStringParameters'
  > = {
    path: pathname,
    headers,
    pathParameters: Object.fromEntries(names.map((name, index) => [name, values[index]])),
    multiValueQueryStringParameters: Object.fromEntries(query),
  }
  // Parsing reads no more of an event than this.
  return { ...event, call } as CallEvent
}
