import { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addSeatOffers } from './add-seat-offers.ts'
import { bookAncillaries } from './book-ancillaries.ts'
import { cancelOffer } from './cancel-offer.ts'
import { priceAncillaries } from './price-ancillaries.ts'
import { seatMap } from './seat-map.ts'
import { shopAncillaries } from './shop-ancillaries.ts'

export const ancillaryFamily = serveFamily(ancillaryRoutes, {
  seatMap,
  shopAncillaries,
  priceAncillaries,
  bookAncillaries,
  addSeatOffers,
  cancelOffer,
})
