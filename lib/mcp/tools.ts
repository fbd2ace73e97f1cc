import type { Tool } from './tool.ts'
import { cancelTrip } from './tools/cancel-trip.ts'
import { findPlaces } from './tools/find-places.ts'
import { holdTrip } from './tools/hold-trip.ts'
import { priceOffer } from './tools/price-offer.ts'
import { quoteRefund } from './tools/quote-refund.ts'
import { refundTrip } from './tools/refund-trip.ts'
import { retrieveTrip } from './tools/retrieve-trip.ts'
import { searchFlights } from './tools/search-flights.ts'
import { searchHotels } from './tools/search-hotels.ts'
import { seatMap } from './tools/seat-map.ts'
import { ticketTrip } from './tools/ticket-trip.ts'
import { voidTrip } from './tools/void-trip.ts'

/** All tools, in the order in which a trip needs them. */
export const tools: readonly Tool[] = [
  findPlaces,
  searchFlights,
  priceOffer,
  seatMap,
  searchHotels,
  holdTrip,
  retrieveTrip,
  cancelTrip,
  quoteRefund,
  ticketTrip,
  voidTrip,
  refundTrip,
]
