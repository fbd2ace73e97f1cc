import { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { addOffer } from './add-offer.ts'
import { addOfferFromProducts } from './add-offer-from-products.ts'
import { listReceipts } from './list-receipts.ts'
import { retrieveReservation } from './retrieve-reservation.ts'
import { retrieveReservationByLocator } from './retrieve-reservation-by-locator.ts'

export const bookingFamily = serveFamily(bookingRoutes, {
  addOffer,
  addOfferFromProducts,
  retrieveReservation,
  retrieveReservationByLocator,
  listReceipts,
})
