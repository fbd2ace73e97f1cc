import { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addAuxiliarySegments } from './add-auxiliary-segments.ts'
import { addOffer } from './add-offer.ts'
import { addOfferFromProducts } from './add-offer-from-products.ts'
import { addUnpricedSegments } from './add-unpriced-segments.ts'
import { buildFromUnpricedSegments } from './build-from-unpriced-segments.ts'
import { cancelItems } from './cancel-items.ts'
import { createOffer } from './create-offer.ts'

export const bookingFamily = serveFamily(bookingRoutes, {
  addOffer,
  addOfferFromProducts,
  createOffer,
  addUnpricedSegments,
  buildFromUnpricedSegments,
  addAuxiliarySegments,
  cancelItems,
})
