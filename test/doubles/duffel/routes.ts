import { airlineChangeRoutes } from './airline-changes.ts'
import { cancellationRoutes } from './cancellations.ts'
import { changeRoutes } from './changes.ts'
import { creditRoutes } from './credits.ts'
import { offerRequestRoutes } from './offer-requests.ts'
import { offerRoutes } from './offers.ts'
import { orderRoutes } from './orders.ts'
import { paymentRoutes } from './payments.ts'
import { placeRoutes } from './places.ts'
import { badRequest, notFound, PlainRefusal, Problem } from './problem.ts'
import { Answered, type Request, type Route, type Settings } from './route.ts'
import { seatMapRoutes } from './seat-maps.ts'
import { stayBookingRoutes } from './stay-bookings.ts'
import { stayRoutes } from './stays.ts'
import { page } from './transport.ts'
import { webhookRoutes } from './webhooks.ts'

const routes: readonly Route[] = [
  ...placeRoutes,
  ...offerRequestRoutes,
  ...offerRoutes,
  ...seatMapRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...cancellationRoutes,
  ...changeRoutes,
  ...airlineChangeRoutes,
  ...creditRoutes,
  ...webhookRoutes,
  ...stayRoutes,
  ...stayBookingRoutes,
]

export interface Found {
  readonly route: Route
  readonly ids: readonly string[]
}

/** @throws Problem no such path, or not with this method; PlainRefusal a product that is not switched on */
export function findRoute(method: string, path: string, { stays }: Settings): Found {
  if (path.startsWith('/cars/') || (path.startsWith('/stays/') && !stays)) throw new PlainRefusal()
  for (const route of routes) {
    const match = route.method === method && route.pattern.exec(path)
    if (match) return { route, ids: match.slice(1) }
  }
  if (/^\/(payments|identity)\//.test(path))
    throw new Problem(403, 'invalid_request_error', 'unavailable_feature')
  throw notFound()
}

/** What a route answers: status, data, and for a list its page. */
export async function answerOf({ route, ids }: Found, request: Omit<Request, 'ids'>) {
  const answer = await route.answer({ ...request, ids })
  if (answer instanceof Answered) return { status: answer.status, body: { data: answer.data } }
  if (!route.isList) return { status: route.status, body: { data: answer } }
  const { status, ...body } = page(answer, request.query)
  return { status, body }
}

/** A path as it was sent. @throws Problem it cannot be read */
export function urlOf(text: string | undefined): URL {
  try {
    return new URL(text ?? '/', 'http://localhost')
  } catch {
    throw badRequest('bad_request')
  }
}
