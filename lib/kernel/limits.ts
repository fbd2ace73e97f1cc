import { daysMs, hoursMs, minutesMs } from './instant.ts'

/** Every lifetime of the service in milliseconds, decided by the clock that is passed in. */
export const lifetimes = {
  /** Cached results of a GDS search or price. */
  gdsOffersMs: minutesMs(12),
  /** Cached results that hold NDC content. */
  ndcOffersMs: minutesMs(34),
  /** Hotel searches, availabilities and their offers. */
  hotelOffersMs: minutesMs(30),
  /** Car searches and their offers. */
  carOffersMs: minutesMs(30),
  /** Offers of an ancillary shop, and seat maps. */
  ancillaryShopMs: minutesMs(30),
  /** Quotes of refunds. Source: docs/contract/servicing.md 17. */
  refundQuoteMs: minutesMs(30),
  /** Journeys that a reshop or an exchange search found. Source: docs/contract/servicing.md 14. */
  changeSearchMs: minutesMs(30),
  /** Seats without a price, as long as unpaid ones. Source: guess. */
  unquotedHoldMs: hoursMs(24),
  /** A workbench after the last touch. */
  workbenchMs: minutesMs(30),
  /** Longer than a commit takes while nothing fails; one that is open longer is taken up. */
  commitMs: minutesMs(2),
  /** How long a workbench's outcome can still be retrieved after the commit. */
  outcomeMs: daysMs(1),
  /** The same, of rooms that were or may have been sold and are in no reservation. */
  unresolvedMs: daysMs(14),
  /** A repeated Idempotency-Key gets the first answer for this long. */
  idempotencyMs: daysMs(1),
  /** How long a request may work before a repetition may claim its key: the gateway gives up after 29 seconds. */
  idempotencyLeaseMs: 30_000,
  /** A card stays in the vault this long after the commit that used it; held bookings are paid within it. */
  vaultedCardMs: daysMs(30),
  /** And until a commit uses it: longer than anybody works in one workbench. */
  uncommittedCardMs: daysMs(1),
  /** Security codes and authentication values that are not used: as long as an untouched workbench. */
  securityCodeMs: minutesMs(30),
  /** How long it is remembered, from its request on, that a commit is undone and must not be filed any more. */
  forbiddenFilingMs: daysMs(60),
  /** A commit that started before a hold expired has ended by then; only afterwards is the hold expired. */
  expiryGraceMs: hoursMs(2),
  /**
   * How long a reservation waits on a queue for an agent, and how long its removal is remembered.
   */
  queueItemMs: daysMs(90),
  /** On the queue of cancelled segments, which every lapsed hold is placed on; guess. */
  lapsedHoldItemMs: daysMs(14),
  removedQueueItemMs: daysMs(1),
  /** How long an order that a supplier reported is looked for in our reservations. */
  reportedOrderMs: daysMs(7),
  /** Pauses between two looks at it. */
  lookAgainMs: { least: minutesMs(1), most: daysMs(1) },
  tokenMs: hoursMs(24),
} as const

/** How long a request waits for a supplier: the gateway gives up after 29 seconds. */
export const supplierWaitMs = 25_000

/** Sizes that a request may have; one table, checked at the edge. */
export const sizes = {
  bodyBytes: 1_000_000,
  /** A function answers 6 MB at most, uncompressed. */
  answerBytes: 5_000_000,
  jsonDepth: 40,
  /** Members of objects and items of lists in a body, all together: several times what any client sends. */
  jsonMembers: 10_000,
  /** Of a workbench or a reservation, compressed; the database keeps 400 KB. */
  itemBytes: 400_000,
  /** The same, of a reservation to which a commit may still sell something: what follows the sale must fit. */
  reservationBytes: 300_000,
  /** JSON text of a list inside an item; longer lists have several items. */
  itemPart: 350_000,
  identifierLength: 256,
  /** A supplier's code of a rate that clients see as it is; for longer ones they see one of this service. */
  bookingCode: 20,
  idempotencyKeyLength: 255,
  /** Of a trace or correlation id that a client sends; what is longer is cut. */
  traceText: 256,
  /** Of the header with the warnings of a strict request whose answer has no place for them. */
  warningsHeader: 2_000,
  receivedFromLength: 100,
  /** Names, codes and the like inside the details of a reservation. */
  detailTextLength: 100,
  emailLength: 254,
  /** Token of a payment service provider, authentication value of 3-D Secure; the vault's cipher takes 4 KB. */
  secretLength: 2_048,
  /** Free text of a special service. Source: docs/contract/booking.md 6.3. */
  serviceText: 127,
  queueCategory: 10,
  queueComment: 250,
  queuePosition: 200,
  /** A line of endorsements, and a tour code, as tickets hold them. */
  endorsementLine: 58,
  tourCode: 15,
  /** Given name and surname together, as suppliers keep them. Source: docs/contract/booking.md 2.5. */
  supplierName: 22,
} as const

export const counts = {
  /** Undone commits that a reservation remembers. */
  forbiddenCommits: 30,
  passengersPerRequest: 9,
  /** Warnings of a strict request; the others are counted. */
  strictWarnings: 20,
  passengerTypes: 6,
  travelersPerList: 9,
  segmentsPerReservation: 16,
  /** Workbenches of one reservation that are looked for by its locator. */
  openedWorkbenches: 5,
  /** Answers to requests under an Idempotency-Key that a workbench keeps, the last ones. */
  answersPerWorkbench: 4,
  /** Reservations that are found by the same locator of a supplier, the latest ones. */
  reservationsPerSupplierLocator: 20,
  couponsPerDocument: 4,
  /** Hotel and car offers on one page, and pages of one search. */
  offeringsPerPage: 100,
  offeringPages: 5,
  documentsPerHistory: 6,
  /** Documents of one refund. Source: guess. */
  documentsPerRefund: 36,
  formsOfPaymentPerList: 9,
  paymentsPerList: 9,
  /** Forms of payment that one document may be paid with. */
  formsOfPaymentPerDocument: 2,
  /** Lapsed holds that a queue shows before the expiry sweep has placed them. */
  lapsedHoldsOnQueue: 500,
  /** Hours for which the expiry sweep finds a hold that ended: so long may it not have run. */
  dueHoldHours: 7 * 24,
  /** Holds that the expiry sweep ends at a time: each may wait for a supplier. */
  holdsEndedAtATime: 20,
  /** Ancillaries that one request books or prices, and pieces of one. */
  ancillariesPerRequest: 40,
  ancillaryQuantity: 9,
  /** Contacts, entries of remarks ... of one reservation. */
  detailsOfAKind: 99,
  remarksPerEntry: 10,
  endorsementLines: 4,
  measurementsPerService: 9,
  accountingPairs: 99,
  /** Addresses or telephones of an agency or in one entry. */
  contactsPerAgency: 9,
  /** Days of one car rental. */
  rentalDays: 60,
  hotelsPerPage: 100,
  hotelPages: 5,
  hotelsPerKeySearch: 250,
  hotelsPerAvailability: 50,
  roomsPerBooking: 9,
  guestsPerRoom: 9,
  /** Hotel bookings that are remembered for one guest, for Sync Reservation. */
  bookingsPerGuest: 10,
  chainsPerSearch: 6,
  rateCandidates: 8,
  nightsPerStay: 60,
  /** Days from today to the check-in date of a stay. Source: guess. */
  hotelDaysAhead: 500,
  /** Maximum radius of a hotel search. */
  hotelRadiusKm: 40,
  /**
   * Queues of an office, queues that one request may name, and items on one page of a list. Source:
   * docs/contract/booking.md 17.3.
   */
  queues: 100,
  queuesPerRequest: 9,
  queueItemsPerPage: 100,
  queueDateRanges: 4,
  /** Orders of one supplier that one run of the reconciler reads, those that wait longest first. */
  ordersPerReconciliation: 100,
  /** Reads without an answer after which a run leaves the supplier alone. */
  unansweredOrders: 5,
  /** Days that a reservation may be put on a queue ahead: as far as flights are sold. */
  queueDaysAhead: 361,
  notificationsPerCommit: 9,
} as const

/**
 * What a fare of a flight option takes in an answer, measured on round trips: itself, and for each passenger type.
 */
const optionBytes = { fare: 1_700, farePerPassengerType: 3_000 } as const

/**
 * Fares of flight options that fit into one answer, upsells included.
 *
 * @param passengerTypes each has its own price breakdown, baggage and penalties
 */
export const faresThatFit = (passengerTypes: number): number =>
  Math.floor(
    sizes.answerBytes / (optionBytes.fare + optionBytes.farePerPassengerType * Math.max(1, passengerTypes)),
  )

export const searchLimits = {
  /** Offers of a search without pages. */
  offersWithoutPage: 100,
  /** What is kept for further pages: this many pages, this many offers. */
  keptPages: 3,
  keptOffers: 60,
  /** Of a search leg by leg, on all pages. */
  keptOffersByLeg: 120,
  /** Flight options that are searched for an offer, on average. */
  optionsPerOffer: 2,
  /** Flights and connections of a leg in an answer about seats. */
  availableFlights: 60,
  /** Carriers that a fare display may name, and fares that it lists at most. */
  fareDisplayCarriers: 3,
  fareDisplayLines: 300,
} as const

/**
 * Characters that a remark of a kind holds; every other kind is a notepad. Source: docs/contract/booking.md
 * 6.2.
 */
export const remarkLengths: Readonly<Record<string, number>> = {
  HG: 87,
  RE: 84,
  'ITIN COMMENTS': 70,
  SI: 50,
  'VENDOR REMARKS': 99,
}
/** A notepad code, of two characters; also what a remark without a kind is (guess). */
export const notepadLength = 87

/** How long comments about a stay may be, by their name. Source: docs/contract/hotel-car-platform.md 2.6. */
export const stayCommentLengths: Readonly<Record<string, number>> = {
  HS: 87,
  CR: 87,
  R: 87,
  '*': 87,
  'ITIN COMMENTS': 70,
  SI: 50,
}

/** Upsells: higher fare families returned in addition to the cheapest one of a flight. */
export const upsellLimits = {
  /**
   * In addition to each base fare of a GDS search, by the number of legs. Source: docs/contract/shopping.md
   * 4.
   */
  gds: (legs: number): number => (legs <= 2 ? 4 : legs === 3 ? 2 : 1),
  /** Of an NDC search, of a search for specific flights, and priced with an offer. */
  requested: 99,
  /** Brands that a carrier has at most; more upsells than that give no larger answer. */
  brandsPerCarrier: 6,
} as const

export const changeLimits = {
  /** Journeys that a reshop or an exchange search returns, upsells not counted. */
  journeys: 20,
} as const

export const pricingLimits = {
  /**
   * Prices kept under one price identifier, upsells included; a client that prices more offers of one search
   * has long forgotten the first.
   */
  pricesPerIdentifier: 60,
  /** Countries or taxes that an exemption may list. Source: docs/contract/shopping.md 2.4. */
  taxExemptions: 9,
} as const

/**
 * How far a flexible search goes. It is cut down to this before anything is priced, so that it costs little
 * more than a plain one.
 */
export const flexibilityLimits = {
  /**
   * O&Ds of a search, or flights of a search for specific ones, that may be flexible. Source:
   * docs/contract/specification.md.
   */
  legs: 2,
  /** Whose fares are compared, the caller's own agency not counted. */
  agencies: 3,
  /** Before and after the requested date. */
  days: 3,
  /** In addition to the origin, and to the destination. */
  otherPlaces: 2,
  /** Around a place, the nearest ones. */
  airportsAround: 4,
  /** From and to which a leg may lead, those named first: with two further places at each end, all. */
  cityPairs: 9,
  /** Flight options that are looked at for each other date and pair of cities. */
  optionsPerDate: 12,
  optionsPerCarrier: 3,
  /** Combinations of dates and places, those nearest to the requested ones. */
  journeys: 64,
  /** Of those, all but the nearest. */
  breadth: { offersPerLeg: 6, kept: 12 },
} as const
