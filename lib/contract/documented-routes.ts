import { catalogue, type FamilyName } from './catalogue.ts'
import type { FamilyDocs, RouteDocs, RouteSpec } from './route.ts'
import { ancillaryDocs } from './route-docs/ancillary.ts'
import { bookingDocs } from './route-docs/booking.ts'
import { carDocs } from './route-docs/car.ts'
import { detailsDocs } from './route-docs/details.ts'
import { exchangeDocs } from './route-docs/exchange.ts'
import { flexDocs } from './route-docs/flex.ts'
import { hotelDocs } from './route-docs/hotel.ts'
import { hotelBookingDocs } from './route-docs/hotel-booking.ts'
import { ndcChangeDocs } from './route-docs/ndc-change.ts'
import { pricingDocs } from './route-docs/pricing.ts'
import { queueDocs } from './route-docs/queue.ts'
import { reservationDocs } from './route-docs/reservation.ts'
import { searchDocs } from './route-docs/search.ts'
import { singlePayloadDocs } from './route-docs/single-payload.ts'
import { ticketingDocs } from './route-docs/ticketing.ts'
import { workbenchDocs } from './route-docs/workbench.ts'

const docs: Readonly<Record<FamilyName, FamilyDocs>> = {
  search: searchDocs,
  flex: flexDocs,
  pricing: pricingDocs,
  workbench: workbenchDocs,
  details: detailsDocs,
  ancillary: ancillaryDocs,
  booking: bookingDocs,
  'single-payload': singlePayloadDocs,
  reservation: reservationDocs,
  ticketing: ticketingDocs,
  'ndc-change': ndcChangeDocs,
  exchange: exchangeDocs,
  queue: queueDocs,
  car: carDocs,
  hotel: hotelDocs,
  'hotel-booking': hotelBookingDocs,
}

export type DocumentedRoute = RouteSpec &
  RouteDocs & {
    readonly family: FamilyName
    /** Names the operation, in all families. */
    readonly key: string
  }

function documented(family: FamilyName, key: string, route: RouteSpec): DocumentedRoute {
  const own = docs[family][key]
  if (!own) throw new Error(`${family}.${key} is not documented`)
  return { family, key, ...route, ...own }
}

/**
 * Every route of the catalogue with its documentation, for the OpenAPI document, the endpoint table and the
 * tests. Functions load the routes alone.
 */
export const documentedRoutes: readonly DocumentedRoute[] = Object.entries(catalogue).flatMap(
  ([family, routes]) =>
    Object.entries<RouteSpec>(routes).map(([key, route]) => documented(family as FamilyName, key, route)),
)
