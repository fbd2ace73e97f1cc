/** What the package gives out. */
export type { CallOptions } from './call-options.ts'
export { type Client, createClient } from './client.ts'
export type { RefusalRule } from './generated/cures.ts'
export type { OperationName } from './generated/operations.ts'
export type * from './generated/types.ts'
export { identifierOf } from './identifier-of.ts'
export { type Notice, warningsOf } from './notice.ts'
export { HostUnreachable, Refusal } from './refusal.ts'
export type { ClientSettings, PasswordGrant, RetrySettings, TokenSource } from './settings.ts'
export {
  type FlightFare,
  type FlightOffer,
  type FlightOption,
  type OfferedFlight,
  type OfferLeg,
  type PenaltyRules,
  readOffers,
} from './wire/read-offers.ts'
export {
  type BookedFlight,
  type BookedService,
  type BookedTraveler,
  type Confirmed,
  type FlightBooking,
  type IssuedDocument,
  type PaymentMade,
  type ReservationView,
  readReservation,
} from './wire/read-reservation.ts'
export { type Selection, select } from './wire/select.ts'
