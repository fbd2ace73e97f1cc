import { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { addOffer } from './add-offer.ts'
import { addOfferFromProducts } from './add-offer-from-products.ts'
import { cancelItems } from './cancel-items.ts'

export const bookingFamily = serveFamily(bookingRoutes, { addOffer, addOfferFromProducts, cancelItems })
