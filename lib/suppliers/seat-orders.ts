import type { AncillaryPrice, AncillaryService } from '../ancillary/ancillary.ts'
import type { ChangeTerms } from '../exchange/flight-change.ts'
import type { Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { SeatsOnFlights } from '../workbench/unquoted-segment.ts'
import type { OrderContact, OrderTraveler } from './order-traveler.ts'

/** A special service (SSR) that is requested of the carriers of an order: a wheelchair, a meal, a bassinet. */
export interface OrderedSpecialService {
  /** Four letters, `WCHR`. */
  readonly code: string
  /** Absent: for nobody in particular, so for all. */
  readonly travelerId?: string
  /** Flights of the order, at least one. */
  readonly flights: readonly Flight[]
  readonly text?: string
  /** The carrier that the client wants to ask; absent: those of the flights. */
  readonly carrier?: string
  readonly quantity?: number
  /** `Dog`, as sent by the client. */
  readonly animal?: string
  /** Of a wheelchair that travels: `Weight`, `Kilograms`, 25. */
  readonly measurements: readonly {
    readonly type?: string
    readonly unit?: string
    readonly value?: number
  }[]
}

/** An ancillary that is ordered together with its flights. */
export interface OrderedService {
  /** Key of its sale, under which `AirAncillaries` knows it. */
  readonly key: string
  readonly service: AncillaryService
  readonly quantity: number
  /** Of one piece. */
  readonly price: AncillaryPrice
  readonly travelerId: string
  readonly flights: readonly Flight[]
  /** Designator of a seat, `14C`. */
  readonly seat?: string
}

/** Seats to sell for one reservation, with or without a price. */
export interface SeatOrder {
  /** Idempotency key of the sale: the same key never sells twice. */
  readonly key: string
  readonly itinerary: SeatsOnFlights
  readonly travelers: readonly OrderTraveler[]
  /** How to reach the travelers, besides their own telephones and e-mail addresses. */
  readonly contacts: readonly OrderContact[]
  readonly specialServices: readonly OrderedSpecialService[]
  /** Ticketing time limit: until when the seats are held without a ticket. */
  readonly ticketingTimeLimit: EpochMs
}

/** Seats on a flight that a sale of the same host holds. */
export interface HeldSeats {
  readonly saleKey: string
  readonly flight: Flight
  readonly bookingClass: string
  readonly seats: number
}

/** A sale whose flights are changed, and the terms that were agreed. */
export interface ChangedOrder {
  readonly saleKey: string
  readonly itinerary: PricedItinerary
  readonly terms: ChangeTerms
  /** `FlightChange.ref` */
  readonly ref?: string
}

/** Seats to sell for one offer of a reservation. */
export interface SellOrder extends SeatOrder {
  readonly itinerary: PricedItinerary
  /**
   * Seats of the itinerary that other sales hold: this sale inherits them, and they are never free in
   * between. Of a GDS, or of the order that is changed.
   */
  readonly replacesSegments?: readonly HeldSeats[]
  /**
   * Ancillaries of the offer that are bought in the same commit. A host whose offers have the capability
   * `servicesLater` may leave them out: they are then sold one by one, by `ancillaries.sell`. Every other host sells
   * them with the order, all or nothing: when `findSale` knows the order, `ancillaries.isSold` knows each by its key.
   */
  readonly services: readonly OrderedService[]
  /** The order whose flights this one changes; what both have in common is in `replacesSegments` too. */
  readonly changes?: ChangedOrder
  /**
   * The client's payment is authorised: an order that holds nothing unpaid may be paid with the sale. Offers without the
   * capability `hold` are only sold like this.
   */
  readonly isPaid?: boolean
}

/** Special services that are requested for a sale after it was made. */
export interface SpecialServiceOrder {
  /** Idempotency key of the request: the same key never requests twice. */
  readonly key: string
  readonly saleKey: string
  readonly itinerary: SeatsOnFlights
  readonly travelers: readonly OrderTraveler[]
  /** The new ones, not those of the sale. */
  readonly specialServices: readonly OrderedSpecialService[]
}

/** Names of a sale that are corrected after it was made. */
export interface NameCorrectionOrder {
  /** Idempotency key of the request: the same key never corrects twice. */
  readonly key: string
  readonly saleKey: string
  readonly itinerary: SeatsOnFlights
  /** All of the sale, with the names as they are to be. */
  readonly travelers: readonly OrderTraveler[]
  /** Those whose names are others now. One who is not in the sale replaces a traveler of nearly the same name. */
  readonly correctedIds: readonly string[]
}

/** Some of the travelers of a sale move to a new one. */
export interface DivideOrder {
  /** Idempotency key of the new sale: the same key never divides twice. */
  readonly key: string
  /** Key of the sale that is divided. */
  readonly saleKey: string
  /** The journey of the divided travelers. */
  readonly itinerary: PricedItinerary
  readonly travelerIds: readonly string[]
  /** Seats on every flight for the remaining travelers. */
  readonly seatsKept: number
  /** Keys of the issuances of the divided travelers' tickets. */
  readonly issueKeys: readonly string[]
}
