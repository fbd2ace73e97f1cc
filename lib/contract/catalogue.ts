import type { Family } from './route.ts'
import { ancillaryRoutes } from './routes/ancillary.ts'
import { bookingRoutes } from './routes/booking.ts'
import { carRoutes } from './routes/car.ts'
import { detailsRoutes } from './routes/details.ts'
import { exchangeRoutes } from './routes/exchange.ts'
import { flexRoutes } from './routes/flex.ts'
import { hotelRoutes } from './routes/hotel.ts'
import { hotelBookingRoutes } from './routes/hotel-booking.ts'
import { ndcChangeRoutes } from './routes/ndc-change.ts'
import { pricingRoutes } from './routes/pricing.ts'
import { queueRoutes } from './routes/queue.ts'
import { reservationRoutes } from './routes/reservation.ts'
import { searchRoutes } from './routes/search.ts'
import { singlePayloadRoutes } from './routes/single-payload.ts'
import { ticketingRoutes } from './routes/ticketing.ts'
import { workbenchRoutes } from './routes/workbench.ts'

/**
 * Every endpoint of the service, by family: a family is a heading of the interface (or the part of one that
 * streams), a Lambda, and a folder below functions/. The gateways, the OpenAPI document, the README table and
 * the tests loop over this.
 */
export const catalogue = {
  search: searchRoutes,
  flex: flexRoutes,
  pricing: pricingRoutes,
  workbench: workbenchRoutes,
  details: detailsRoutes,
  ancillary: ancillaryRoutes,
  booking: bookingRoutes,
  'single-payload': singlePayloadRoutes,
  reservation: reservationRoutes,
  ticketing: ticketingRoutes,
  'ndc-change': ndcChangeRoutes,
  exchange: exchangeRoutes,
  queue: queueRoutes,
  car: carRoutes,
  hotel: hotelRoutes,
  'hotel-booking': hotelBookingRoutes,
} satisfies Record<string, Family>

export type FamilyName = keyof typeof catalogue
