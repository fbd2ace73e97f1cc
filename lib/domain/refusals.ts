/** What a refusal tells: `status` is the HTTP status, `code` and `sourceId` go out as SourceCode and SourceID of the error entry. */
interface RefusalRow {
  readonly status: number
  readonly code: string
  readonly sourceId: 'API' | '1G'
  readonly category: 'VALIDATION' | 'BUSINESS' | 'AUTHORIZATION' | 'NOT_FOUND' | 'THROTTLING' | 'UNKNOWN'
  /** `{name}` is replaced by the detail of that name. */
  readonly message: string
}

const row = (
  status: number,
  code: string,
  message: string,
  category: RefusalRow['category'] = 'BUSINESS',
  sourceId: RefusalRow['sourceId'] = 'API',
): RefusalRow => ({ status, code, message, category, sourceId })

/**
 * Every refusal of the service, one row per rule. Air business refusals answer 200 in the operation's own envelope, whatever
 * the identifier was; what cannot be parsed or is not allowed answers 4xx with an ErrorResponse.
 */
export const refusals = {
  // The platform: token, account, request as such.
  tokenInvalid: row(401, '1012100', 'ACCESS TOKEN IS MISSING, INVALID OR EXPIRED. REQUEST A NEW TOKEN', 'AUTHORIZATION'),
  accessDenied: row(403, '1012103', 'ACCESS DENIED', 'AUTHORIZATION'),
  accessGroupMissing: row(401, '9006', 'ACCESS GROUP OR PSEUDO CITY CODE HEADER IS MISSING', 'AUTHORIZATION'),
  accessGroupInvalid: row(401, '9004', 'ACCESS GROUP IS INVALID', 'AUTHORIZATION'),
  accessGroupNotGranted: row(401, '9003', 'ACCESS GROUP IS NOT GRANTED TO THIS TOKEN', 'AUTHORIZATION'),
  pccNotGranted: row(401, '9003', 'PSEUDO CITY CODE {pcc} IS NOT GRANTED TO THIS TOKEN', 'AUTHORIZATION'),
  routeNotFound: row(404, '90404', 'RESOURCE NOT FOUND. CHECK THE PATH', 'NOT_FOUND'),
  methodNotAllowed: row(405, '90405', 'METHOD NOT ALLOWED. ALLOWED: {allowed}', 'VALIDATION'),
  inputInvalid: row(400, '1586', 'INVALID INPUT FORMAT', 'VALIDATION'),
  bodyTooLarge: row(413, '90413', 'REQUEST BODY IS LARGER THAN {limit} BYTES', 'VALIDATION'),
  mediaTypeNotSupported: row(415, '90415', 'CONTENT TYPE IS NOT SUPPORTED. SEND APPLICATION/JSON', 'VALIDATION'),
  tooManyRequests: row(429, '90029', 'TOO MANY REQUESTS. RETRY LATER', 'THROTTLING'),
  versionNotSupported: row(400, '90002', 'VERSION {version} IS NOT SUPPORTED. THIS IS VERSION 11', 'VALIDATION'),
  clockHeaderInvalid: row(400, '90002', 'X-SANDBOX-CLOCK MUST BE A TIMESTAMP OR AN OFFSET LIKE +PT31M', 'VALIDATION'),
  idempotencyKeyInvalid: row(400, '90002', 'IDEMPOTENCY-KEY MUST HAVE 1 TO 255 CHARACTERS', 'VALIDATION'),
  idempotencyKeyReused: row(409, '90409', 'IDEMPOTENCY-KEY WAS USED FOR ANOTHER REQUEST. SEND A NEW KEY', 'VALIDATION'),
  requestInProgress: row(409, '90410', 'THE REQUEST WITH THIS IDEMPOTENCY-KEY IS STILL IN PROGRESS. RETRY', 'BUSINESS'),
  notImplemented: row(501, '90501', 'NOT IMPLEMENTED', 'UNKNOWN'),
  supplierUnavailable: row(503, '2599', 'COMMUNICATION ERROR', 'UNKNOWN'),
  requestTimedOut: row(504, '2560', 'TRANSACTION TIMED OUT. RETRY', 'UNKNOWN'),
  internalError: row(500, '90000', 'INTERNAL ERROR', 'UNKNOWN'),

  // Shopping and pricing.
  noOffers: row(200, '9000', 'NO OFFERS FOUND FOR THE REQUESTED JOURNEY'),
  flightNotFound: row(200, '3013', 'FLIGHT {flight} DOES NOT OPERATE ON {date}', 'BUSINESS', '1G'),
  scheduleMismatch: row(200, '3012', 'FLIGHT {flight} ON {date} DEPARTS AT {scheduled}, NOT AT {asked}', 'BUSINESS', '1G'),
  classNotAvailable: row(200, '3010', 'BOOKING CLASS {class} NOT AVAILABLE ON {flight} {date}', 'BUSINESS', '1G'),
  noFare: row(200, '9010', 'UNABLE TO FARE QUOTE', 'BUSINESS', '1G'),
  noApiOffers: row(200, '1576', 'NO OFFERS FOUND FOR API CONTENT'),
  segmentsCannotBeBooked: row(200, '4012', 'AIR SEGMENTS CANNOT BE BOOKED', 'BUSINESS', '1G'),
  tooManyPassengers: row(400, '1010', 'MAXIMUM NUMBER OF PASSENGERS IS {limit}', 'VALIDATION'),
  tooManyPassengerTypes: row(400, '1010', 'MAXIMUM NUMBER OF PASSENGER TYPES IS {limit}', 'VALIDATION'),
  tooManyLegs: row(400, '1010', 'MAXIMUM NUMBER OF ORIGIN AND DESTINATION PAIRS IS {limit}', 'VALIDATION'),
  notSupportedForNdc: row(400, '1020', 'NOT SUPPORTED FOR NDC', 'VALIDATION'),
  currencyUnknown: row(400, '1001', 'CURRENCY CODE {currency} IS UNKNOWN', 'VALIDATION'),
  dateMissing: row(400, '1001', 'DEPARTUREDATE IS MISSING', 'VALIDATION'),
  privateFaresNotAgreed: row(200, '9031', 'NO AGREEMENT ON PRIVATE FARES OF PSEUDO CITY CODE {pcc}'),
  modifierIgnored: row(200, '9040', '{modifier} WAS IGNORED. {reason}', 'VALIDATION'),
  splitTicketingNotActivated: row(200, '9041', 'SPLIT TICKETING IS NOT ACTIVATED FOR THIS ACCOUNT', 'AUTHORIZATION'),
  flexibleDaysCapped: row(200, '9042', 'MAXIMUM NUMBER OF FLEXIBLE DAYS IS {limit}', 'VALIDATION'),
  sourceFailed: row(200, '9043', '{source} CONTENT DID NOT ANSWER. OFFERS ARE INCOMPLETE', 'UNKNOWN'),
  dateInvalid: row(400, '1001', '{date} IS NOT A CALENDAR DATE', 'VALIDATION'),
  transactionUnknown: row(200, '9010', 'TRANSACTION IDENTIFIER {identifier} EXPIRED OR NOT CACHED. SEARCH AGAIN'),
  transactionExpired: row(200, '9010', 'TRANSACTION IDENTIFIER {identifier} EXPIRED AT {expiredAt}. SEARCH AGAIN'),

  nextLegNeedsLegSearch: row(400, '9020', 'NEXT LEG SEARCH REQUIRES A LEG-BASED SEARCH', 'VALIDATION'),
  everyLegNeeded: row(400, '9021', 'AFTER A JOURNEY SEARCH OFFERS OF ALL LEGS ARE REQUIRED', 'VALIDATION'),
  noLegLeft: row(400, '9022', 'THE LAST LEG IS CHOSEN. PRICE THE OFFERS', 'VALIDATION'),
  flexNotActivated: row(403, '9030', 'FLEXIBLE SEARCH IS NOT ACTIVATED FOR THIS ACCOUNT', 'AUTHORIZATION'),
  tooManyAgencies: row(400, '1010', 'MAXIMUM NUMBER OF PRICING AGENCIES IS {limit}', 'VALIDATION'),
  agencySkipped: row(200, '9044', 'PSEUDO CITY CODE {pcc} IS NOT ACCESSIBLE AND WAS SKIPPED', 'AUTHORIZATION'),
  flexIgnored: row(200, '9045', 'FLEXIBILITY WAS IGNORED. IT NEEDS AT MOST {limit} ORIGIN AND DESTINATION PAIRS', 'VALIDATION'),
  offersDoNotCombine: row(200, '3011', 'OFFERS {offers} CANNOT BE COMBINED. SELECT PRODUCTS THAT SHARE A COMBINABILITY CODE'),
  offerNotInSearch: row(200, '9011', 'OFFER {offers} OR PRODUCT {products} IS NOT IN TRANSACTION IDENTIFIER {identifier}'),
  searchPageUnknown: row(200, '9012', 'TRANSACTION IDENTIFIER {identifier} HAS NO PAGE {page}'),
  oneProductOnly: row(400, '1001', 'PRODUCTIDS MUST NAME ONE PRODUCT', 'VALIDATION'),
  fareRulesMissing: row(200, '3020', 'NO FARE RULES FOR {asked}'),
  noFlights: row(200, '9000', 'NO FLIGHTS FOUND FOR THE REQUESTED JOURNEY', 'BUSINESS', '1G'),
  noFares: row(200, '9000', 'NO FARES FOUND FROM {from} TO {to}', 'BUSINESS', '1G'),
  fareNotInDisplay: row(200, '9011', 'FARE {fare} IS NOT IN FARE DISPLAY {identifier}'),
  fareDisplayUnknown: row(200, '9010', 'FARE DISPLAY IDENTIFIER {identifier} EXPIRED OR NOT CACHED. DISPLAY FARES AGAIN'),
  fareDisplayExpired: row(200, '9010', 'FARE DISPLAY IDENTIFIER {identifier} EXPIRED AT {expiredAt}. DISPLAY FARES AGAIN'),
  // Told as warnings.
  longTextNotForNdc: row(200, '3021', 'LONG TEXT IS NOT SUPPORTED FOR NDC. SHORT TEXT IS RETURNED'),
  onlyPenaltiesForNdc: row(200, '3022', 'ONLY PENALTIES ARE STRUCTURED FOR NDC'),

  // Workbench.
  workbenchUnknown: row(200, '4100', 'RESERVATION WORKBENCH ID DOES NOT EXIST'),
  workbenchExpired: row(200, '4434', 'RESERVATION WORKBENCH SESSION MUST BE ACTIVE. REINITIATE SESSION'),
  workbenchBusy: row(200, '4109', 'RESERVATION WORKBENCH WAS CHANGED BY ANOTHER REQUEST. RETRY'),
  workbenchFull: row(200, '4175', 'RESERVATION WORKBENCH HOLDS TOO MUCH. SEND LESS'),
  offerOrProductUnknown: row(200, '4101', 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST'),
  offerExpired: row(200, '4101', 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST. OFFERS EXPIRED AT {expiredAt}. SEARCH AGAIN'),
  offerUnknown: row(200, '4177', 'OFFER ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH OFFER ID/IDENTIFIER VALUES'),
  tooManySegments: row(200, '4102', 'MAXIMUM NUMBER OF SEGMENTS EXCEEDED. A RESERVATION HOLDS 16'),
  contentMixed: row(200, '4103', 'GDS AND NDC AIR OFFERS CANNOT BE IN ONE RESERVATION'),
  secondNdcOffer: row(200, '4104', 'ONLY ONE NDC OFFER CAN BE IN A RESERVATION'),
  priceFirst: row(200, '4128', 'CARRIER {carrier} BOOKS ONLY WHAT WAS PRICED. SEND AIRPRICE FIRST'),
  unpricedNotDivisible: row(200, '4192', 'PRICE OR CANCEL UNPRICED SEGMENTS BEFORE DIVIDING THE RESERVATION'),
  passiveNotPriced: row(200, '4193', 'SEGMENT {segment} IS PASSIVE. WHERE IT WAS BOOKED IT IS PRICED'),
  everybodyPriced: row(200, '4194', 'UNPRICED SEGMENTS ARE PRICED FOR ALL TRAVELERS. NAME ALL OF THEM, OR NOBODY'),
  manualFareNotSupported: row(200, '4195', 'MANUAL FARES ARE NOT SUPPORTED. AUTOPRICE THE SEGMENTS'),
  passiveNotPaid: row(200, '4191', 'OFFER {offer} IS PASSIVE. WHERE IT WAS BOOKED IT IS PAID'),
  repriceExpired: row(200, '4190', 'NDC OFFERS CANNOT BE ADDED TO AN EXPIRED BOOKING. USE STANDALONE REPRICE'),
  refundQuoteRequired: row(
    200,
    '4151',
    'OFFER CANNOT BE CANCELED WHEN REFUND AMOUNT DOES NOT EQUAL OFFER PRICE. PERFORM A REFUND QUOTE AND TRY AGAIN.',
  ),
  retainNotSupported: row(200, '4152', 'CARRIER {carrier} DOES NOT RETAIN THE VALUE OF CANCELLED TICKETS'),
  severalOffersNotActivated: row(
    200,
    '4157',
    'PSEUDO CITY CODE {pcc} IS NOT PROVISIONED FOR SEVERAL OFFERS IN ONE RESERVATION',
    'AUTHORIZATION',
  ),
  nothingToCancel: row(400, '1586', 'INVALID INPUT FORMAT. NAME WHAT TO CANCEL, OR CANCELALLIND', 'VALIDATION'),
  voidBeforeCancelling: row(200, '4105', 'VOID OR REFUND DOCUMENTS BEFORE CANCELLING'),
  partialNotForNdc: row(200, '4155', 'SEGMENTS OF AN NDC OFFER CANNOT BE CANCELLED HERE. CANCEL THE OFFER'),
  ndcCancelledElsewhere: row(200, '4156', 'NDC OFFERS CANNOT BE CANCELLED HERE AFTER THE COMMIT. USE RESERVATION CANCEL'),
  travelerUnknown: row(
    200,
    '4106',
    'TRAVELER ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH TRAVELER ID/IDENTIFIER VALUES',
  ),
  notCommittedYet: row(200, '4107', 'NOT ALLOWED BEFORE THE FIRST COMMIT. REPLACE THE TRAVELER'),
  updateUnclear: row(
    400,
    '1586',
    'INVALID INPUT FORMAT. EACH ITEM NEEDS ITS CONTENT AND ONE OF ADDIND, MODIFYIND, DELETEIND',
    'VALIDATION',
  ),
  updatableItemUnknown: row(200, '4108', 'UPDATABLE ITEM DOES NOT EXIST. LIST THE UPDATABLE ITEMS AGAIN'),
  formOfPaymentUnknown: row(200, '4178', 'FOP ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH FOP ID/IDENTIFIER VALUES'),
  formOfPaymentInvalid: row(200, '4179', 'INVALID FORM OF PAYMENT. {reason}'),
  paymentUnknown: row(200, '4181', 'PAYMENT ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH PAYMENT ID/IDENTIFIER VALUES'),
  paymentSettled: row(200, '4182', 'PAYMENT WAS TAKEN ALREADY. VOID ITS DOCUMENTS'),
  offerTicketed: row(200, '4183', 'DOCUMENTS OF THE OFFER ARE ISSUED ALREADY'),
  tooManyFormsOfPayment: row(200, '4184', 'A DOCUMENT CAN BE PAID WITH {limit} FORMS OF PAYMENT'),
  splitForOnePassenger: row(200, '4176', 'SEVERAL FORMS OF PAYMENT ARE FOR A SINGLE PASSENGER. NAME THE TRAVELER OF EACH PAYMENT'),
  paymentsDoNotAddUp: row(200, '4185', 'PAYMENTS OF {paid} DO NOT ADD UP TO THE AMOUNT DUE OF {due}'),
  paymentAmountDiffers: row(200, '4186', 'PAYMENT AMOUNT {paid} DIFFERS FROM THE AMOUNT DUE. {due} WAS CHARGED'),
  formOfPaymentNotForNdc: row(200, '4187', 'INVALID FORM OF PAYMENT. {kind} IS NOT SUPPORTED FOR NDC'),
  securityCodeRequired: row(200, '4189', 'INVALID FORM OF PAYMENT. SERIES CODE OF THE CARD IS REQUIRED FOR NDC'),
  detailUnknown: row(200, '4150', '{kind} ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH {kind} ID/IDENTIFIER VALUES'),
  tooManyDetails: row(200, '4159', 'MAXIMUM NUMBER OF ENTRIES IS {limit}'),
  clientProfileUnknown: row(200, '4153', 'CLIENT PROFILE NOT FOUND'),
  profileLineUnknown: row(200, '4154', 'LINE {line} NOT FOUND IN CLIENT PROFILE'),
  detailFiled: row(200, '4160', 'NOT ALLOWED AFTER THE COMMIT. ADD ANOTHER ENTRY'),
  serviceUnclear: row(400, '1586', 'INVALID INPUT FORMAT. SSRCODE OR A KIND OF SPECIAL SERVICE IS REQUIRED', 'VALIDATION'),
  overridesEmpty: row(400, '1586', 'INVALID INPUT FORMAT. DOCUMENT OVERRIDES SAY NOTHING', 'VALIDATION'),
  commissionUnclear: row(400, '1586', 'INVALID INPUT FORMAT. COMMISSION NEEDS A PERCENTAGE OR AN AMOUNT WITH CURRENCY', 'VALIDATION'),
  accountingEmpty: row(400, '1586', 'INVALID INPUT FORMAT. ACCOUNTING SAYS NOTHING', 'VALIDATION'),
  agencyEmpty: row(400, '1586', 'INVALID INPUT FORMAT. ADDRESS, TELEPHONE, EMAIL OR CORPORATECODE IS REQUIRED', 'VALIDATION'),
  contactEmpty: row(400, '1586', 'INVALID INPUT FORMAT. TELEPHONE, EMAIL OR CONTACTINFORMATIONREFUSEDIND IS REQUIRED', 'VALIDATION'),
  remarkTooLong: row(400, '1586', 'INVALID INPUT FORMAT. {kind} REMARK IS LONGER THAN {limit} CHARACTERS', 'VALIDATION'),
  remarkInvalid: row(400, '1586', 'INVALID INPUT FORMAT. VENDOR REMARKS HOLD LETTERS, DIGITS, SPACES AND . / - ONLY', 'VALIDATION'),

  // Ancillaries.
  ancillaryUnknown: row(200, '4101', 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST. SHOP ANCILLARIES'),
  ancillaryExpired: row(200, '4101', 'OFFER ID AND/OR PRODUCT ID DOES NOT EXIST. ANCILLARIES EXPIRED AT {expiredAt}. SHOP AGAIN'),
  ancillaryMismatch: row(200, '4950', 'OFFER IDENTIFIER IS NOT VALID. THE ANCILLARY WAS OFFERED TO ANOTHER TRAVELER'),
  ancillaryPriceFirst: row(200, '4951', 'PRICE THE ANCILLARY BEFORE BOOKING'),
  ancillaryPriceForNdc: row(200, '4952', 'ANCILLARY PRICE IS SUPPORTED FOR NDC ONLY'),
  ancillaryLimit: row(200, '4953', '{service} CAN BE BOUGHT {limit} TIMES FOR A TRAVELER'),
  ancillarySoldOut: row(200, '4954', '{service} IS NOT AVAILABLE', 'BUSINESS', '1G'),
  ancillaryFlightNotTicketed: row(200, '4955', 'DOCUMENT ISSUANCE FAILED. TICKET OFFER {offer} BEFORE ITS ANCILLARIES, OR WITH THEM'),
  ancillaryOfTicketed: row(200, '4957', 'ANCILLARIES OF A TICKETED ITINERARY CANNOT BE CANCELLED'),
  onlyBaggageForGds: row(200, '4958', 'OF GDS ANCILLARIES ONLY BAGGAGE CAN BE CANCELLED'),
  baggageBeforeCommit: row(200, '4959', 'BAGGAGE CANNOT BE CANCELLED BEFORE THE FIRST COMMIT. CANCEL THE OFFER'),
  offerPartElsewhere: row(200, '4960', 'PARTS OF AN OFFER CANNOT BE CANCELLED HERE. USE CANCELITEMS'),
  // A warning.
  ancillariesNone: row(200, '4956', 'NO ANCILLARIES FOUND'),

  // Commit.
  buildUnclear: row(
    400,
    '1586',
    'INVALID INPUT FORMAT. SEND BUILDFROMCATALOGPRODUCTOFFERINGSREQUEST, OR PRODUCTCRITERIAAIR, OF AIR CONTENT',
    'VALIDATION',
  ),
  offerMissing: row(200, '4110', 'NO OFFER IN THE RESERVATION WORKBENCH. ADD AN OFFER'),
  travelerMissing: row(200, '4111', 'NO TRAVELER IN THE RESERVATION WORKBENCH. ADD A TRAVELER'),
  passengerCountMismatch: row(200, '4112', 'TRAVELERS MUST MATCH THE NUMBER AND TYPE OF THE PRICED PASSENGERS'),
  telephoneRequired: row(200, '4113', 'TELEPHONE IS A REQUIRED FIELD'),
  birthDateRequired: row(200, '4114', 'BIRTH DATE OR AGE IS REQUIRED FOR CHILDREN AND INFANTS'),
  infantWithoutAdult: row(200, '4115', 'EACH INFANT NEEDS AN ADULT'),
  formOfPaymentMissing: row(200, '4357', 'DOCUMENT ISSUANCE FAILED. FORM OF PAYMENT IS MISSING'),
  paymentRequired: row(200, '4125', 'CARRIER {carrier} HOLDS NO UNPAID ORDERS. ADD FORM OF PAYMENT AND PAYMENT'),
  priceChanged: row(200, '4120', 'OFFER PRICE HAS CHANGED FROM {previousTotal} TO {currentTotal}'),
  priceCancelled: row(200, '4121', 'OFFER PRICE HAS BEEN CANCELLED. WAS {previousTotal}, NOW {currentTotal}'),
  scheduleChanged: row(200, '4122', 'SCHEDULE OF {flight} HAS CHANGED FROM {previous} TO {current}'),
  connectionTooShort: row(200, '4123', 'CONNECTION AT {airport} IS BELOW MINIMUM CONNECTION TIME. {minutes} MINUTES OF {minimumMinutes}'),
  givenNameRequired: row(200, '4116', 'GIVEN NAME IS A REQUIRED FIELD'),
  nameInvalid: row(200, '4117', 'NAME FIELD CONTAINS INVALID CHARACTER'),
  contactTelephoneInvalid: row(200, '4119', 'PRIMARY CONTACT TELEPHONE IS MISSING OR INVALID'),
  telephoneInvalid: row(200, '4118', 'PHONE FIELD CONTAINS INVALID CHARACTER'),
  travelDocumentIncomplete: row(
    200,
    '4933',
    'TRAVEL DOCUMENT REQUIRES CURRENT PASSPORT OR NAME, DATE OF BIRTH, AND GENDER',
    'BUSINESS',
    '1G',
  ),
  reservationChanged: row(200, '4367', 'HOST SESSION HAS EXPIRED. IGNORE AND REINITIATE WORKBENCH AND RETRY'),
  landTravelerRemoved: row(200, '4129', 'A TRAVELER OF OFFER {offer} WAS REMOVED. CANCEL THE OFFER OR KEEP THE TRAVELER'),
  aggregatorStay: row(200, '4127', 'OFFER {offer} WAS SOLD BY AN AGGREGATOR. CANCEL IT WITH HOTEL CANCEL OFFER'),
  rentalUnderWay: row(200, '4126', 'RENTAL OF OFFER {offer} HAS BEGUN AND CANNOT BE CANCELLED. CONTACT THE VENDOR'),
  holdExpired: row(200, '4124', 'OFFER {offer} WAS HELD UNTIL {until} AND IS CANCELLED. RETRIEVE THE RESERVATION'),
  commitFailed: row(200, '2595', 'COMMUNICATION ERROR. RETRY'),
  issuanceFailed: row(200, '4358', 'DOCUMENT ISSUANCE FAILED', 'BUSINESS', '1G'),
  ticketingNotAuthorised: row(200, '4227', 'ELECTRONIC TICKETING NOT AUTHORISED FOR YOUR AGENCY', 'BUSINESS', '1G'),
  commissionRequired: row(200, '4359', 'COMMISSION PERCENTAGE MUST BE ENTERED', 'BUSINESS', '1G'),
  cardDeclined: row(200, '4180', 'FORM OF PAYMENT DECLINED. {reason}'),

  // Reservations and documents.
  locatorMissing: row(400, '1586', 'INVALID INPUT FORMAT. LOCATOR IS MISSING', 'VALIDATION'),
  locatorUnknown: row(200, '4132', 'RECORD LOCATOR DOES NOT EXIST'),
  reservationUnknown: row(200, '4132', 'RESERVATION DOES NOT EXIST OR CANNOT BE FOUND'),
  ticketUnknown: row(200, '4140', 'DOCUMENT TICKET DOES NOT EXIST'),
  emdUnknown: row(200, '4139', 'EMD DOES NOT EXIST'),
  documentHistoryMissing: row(200, '4141', 'DOCUMENT HISTORY NOT FOUND FOR REQUESTED RESERVATION'),
  ticketNumberRequired: row(200, '8149', 'TICKET NUMBER IS REQUIRED'),
  ticketDisplayNotForNdc: row(200, '4142', 'TICKET DISPLAY IS NOT SUPPORTED FOR THIS CONTENT'),
  documentNotForNdc: row(200, '4143', 'NOT SUPPORTED FOR NDC. CANCEL THE OFFER'),
  documentAlreadyVoid: row(200, '4144', 'DOCUMENT IS ALREADY IN VOID STATUS', 'BUSINESS', '1G'),
  couponsNotOpen: row(200, '4145', 'TICKET STATUS DOES NOT ALLOW VOID', 'BUSINESS', '1G'),
  voidPeriodExpired: row(200, '4146', 'VOID PERIOD HAS EXPIRED', 'BUSINESS', '1G'),
  voidRefused: row(200, '4147', 'VOID WAS REFUSED BY THE CARRIER', 'BUSINESS', '1G'),
  refundNotAllowed: row(200, '4148', 'EMD STATUS OR RULES DO NOT ALLOW REFUND', 'BUSINESS', '1G'),
  travelerNotInReservation: row(200, '4391', 'TRAVELER {traveler} IS NOT IN THE RESERVATION'),
  everybodyLeaves: row(200, '4392', 'A TRAVELER MUST STAY IN THE RESERVATION'),
  notDivisible: row(200, '4393', 'DIVIDE IS NOT SUPPORTED FOR {source} CONTENT'),
  nothingToDivide: row(200, '4394', 'RESERVATION IS CANCELLED. NOTHING TO DIVIDE'),
  landShared: row(200, '4395', 'OFFER {offer} IS FOR TRAVELERS OF BOTH PARTS. CANCEL IT OR DIVIDE THEM TOGETHER'),
  unpaidTimeOver: row(200, '4396', 'TIME LIMIT OF UNPAID TRAVELERS OF OFFER {offer} HAS PASSED. TICKET THEM FIRST'),
  paymentNotCancellable: row(200, '4149', 'PAYMENT CANNOT BE CANCELLED FOR THIS SUPPLIER'),
  // A warning.
  emdStillOpen: row(200, '4158', 'ASSOCIATED EMD STILL OPEN'),

  // Queues.
  queuePccNotAllowed: row(200, '4660', 'QUEUES OF PSEUDO CITY CODE {pcc} CANNOT BE USED BY THIS AGENCY', 'AUTHORIZATION'),
  queueDateTooFar: row(200, '4661', 'QUEUE DATE {date} IS MORE THAN {limit} DAYS AHEAD'),
  notOnQueue: row(200, '4662', 'RESERVATION IS NOT ON QUEUE {queue}'),

  // Cars: answered as hotels are, with an ErrorResponse.
  rentalPlaceUnknown: row(400, '1', 'IATA CITY CODE IS MISSING OR INVALID', 'VALIDATION'),
  rentalDatesInvalid: row(400, '13005', 'RENTAL DATES ARE INVALID. {reason}', 'VALIDATION'),
  noVehicles: row(200, '13022', 'NO VEHICLES FOUND FOR THE REQUESTED RENTAL'),
  vehiclePageUnknown: row(404, '90004', 'IDENTIFIER IS UNKNOWN OR EXPIRED, OR HAS NO SUCH PAGE', 'NOT_FOUND'),
  vehicleUnknown: row(400, '13003', 'VEHICLE OR RATE CODE IS NOT VALID FOR THIS VENDOR, LOCATION, TIME AND DRIVER', 'VALIDATION'),
  vehicleOfferUnknown: row(400, '13001', 'OFFER IS UNKNOWN OR HAS EXPIRED. REQUEST A NEW AVAILABILITY', 'VALIDATION'),
  vehicleOfferExpired: row(400, '13001', 'OFFER EXPIRED AT {expiredAt}. REQUEST A NEW AVAILABILITY', 'VALIDATION'),
  vehicleNotChosen: row(400, '13003', 'NAME THE VENDOR AND THE ACRISS CODE OF THE VEHICLE, OR AN OFFER OF A CAR SEARCH', 'VALIDATION'),
  vehicleMismatch: row(400, '13003', 'OFFER AND VEHICLE TRAVEL CRITERIA ARE NOT OF THE SAME RENTAL', 'VALIDATION'),
  driverMissing: row(400, '13007', 'DRIVER DATA IS INVALID. {reason}', 'VALIDATION'),
  rentalReservationUnknown: row(400, '13061', 'RESERVATION WAS NOT FOUND IN SUPPLIER SYSTEM', 'VALIDATION'),
  rentalBegun: row(400, '13061', 'RENTAL HAS BEGUN AND CANNOT BE CANCELLED. CONTACT THE VENDOR', 'VALIDATION'),
  vehicleNotAvailable: row(400, '13022', 'VEHICLE IS NOT AVAILABLE', 'VALIDATION'),

  // Hotels: their clients tell what happened by status and code.
  hotelObjectMissing: row(400, '1200', 'REQUIRED TYPE: {object} OBJECT', 'VALIDATION'),
  hotelCheckInInvalid: row(400, '1250', 'CHECK IN DATE DATA IS INVALID', 'VALIDATION'),
  hotelDatesInvalid: row(400, '13005', 'STAY DATES ARE INVALID. {reason}', 'VALIDATION'),
  hotelPlaceUnknown: row(400, '1', 'IATA CITY CODE IS MISSING OR INVALID', 'VALIDATION'),
  hotelCurrencyUnknown: row(400, '90002', 'CURRENCY CODE {currency} IS UNKNOWN', 'VALIDATION'),
  hotelAccessGroupInvalid: row(400, '9004', 'ACCESS GROUP IS INVALID', 'VALIDATION'),
  hotelNothingFound: row(404, '90004', 'NO PROPERTY WAS FOUND', 'NOT_FOUND'),
  hotelNoRates: row(404, '90004', 'NO RATE IS AVAILABLE FOR THE STAY', 'NOT_FOUND'),
  hotelSupplierDown: row(500, '90000', 'SUPPLIER COMMUNICATION FAILED. RETRY', 'UNKNOWN'),
  hotelPropertyUnknown: row(404, '90004', 'PROPERTY {property} IS UNKNOWN', 'NOT_FOUND'),
  hotelPageUnknown: row(404, '90004', 'IDENTIFIER IS UNKNOWN OR EXPIRED, OR HAS NO SUCH PAGE', 'NOT_FOUND'),
  hotelOfferUnknown: row(400, '13001', 'OFFER IS UNKNOWN OR HAS EXPIRED. REQUEST A NEW AVAILABILITY', 'VALIDATION'),
  hotelOfferExpired: row(400, '13001', 'OFFER EXPIRED AT {expiredAt}. REQUEST A NEW AVAILABILITY', 'VALIDATION'),
  hotelBookingCodeUnknown: row(400, '13003', 'BOOKING CODE IS NOT VALID FOR THE PROPERTY', 'VALIDATION'),
  hotelOfferMismatch: row(400, '13003', '{what} IS NOT THE ONE OF THE OFFER', 'VALIDATION'),
  hotelRoomsInvalid: row(400, '13006', 'ROOMS OR GUESTS ARE INVALID. {reason}', 'VALIDATION'),
  hotelNotAvailable: row(400, '13022', 'ROOM IS NOT AVAILABLE', 'VALIDATION'),
  hotelCardRefused: row(400, '1539', 'FORM OF PAYMENT WAS REJECTED. {reason}', 'VALIDATION'),
  hotelPriceChanged: row(
    400,
    '13020',
    'HOTEL RATE PRICE HAS BECOME {currentTotal} {currency}. RESEND WITH ACCEPTPRICECHANGEIND=TRUE TO ACCEPT.',
    'VALIDATION',
  ),
  hotelPriceAboveMaximum: row(
    400,
    '13020',
    'HOTEL RATE PRICE HAS BECOME {currentTotal} {currency}. INCREASE OF {increase} PERCENT IS ABOVE MAXIMUMPRICEINCREASE {maximum}',
    'VALIDATION',
  ),
  hotelGuaranteeRequired: row(
    400,
    '13016',
    'GUARANTEE IS NOW REQUIRED. RESEND WITH ACCEPTGUARANTEECHANGEIND=TRUE TO ACCEPT.',
    'VALIDATION',
  ),
  hotelDepositRequired: row(400, '13017', 'DEPOSIT IS NOW REQUIRED. RESEND WITH ACCEPTGUARANTEECHANGEIND=TRUE TO ACCEPT.', 'VALIDATION'),
  hotelPrepayRequired: row(400, '13018', 'PREPAYMENT IS NOW REQUIRED. RESEND WITH ACCEPTGUARANTEECHANGEIND=TRUE TO ACCEPT.', 'VALIDATION'),
  hotelTravelerInvalid: row(400, '13007', 'TRAVELER DATA IS INVALID. {reason}', 'VALIDATION'),
  hotelFormOfPaymentInvalid: row(400, '1537', 'FORM OF PAYMENT DATA IS INVALID', 'VALIDATION'),
  hotelCommentInvalid: row(400, '13064', 'RESERVATION COMMENT {comment} IS INVALID. {reason}', 'VALIDATION'),
  hotelConfirmationInvalid: row(400, '13045', 'CONFIRMATION NUMBER IS INVALID', 'VALIDATION'),
  hotelNotModifiable: row(400, '13046', '{what} CANNOT BE MODIFIED. {advice}', 'VALIDATION'),
  hotelSegmentUnclear: row(400, '90002', 'THE OFFER HAS SEVERAL SEGMENTS. SEND SUPPLIERLOCATOR', 'VALIDATION'),
  hotelSellUnconfirmed: row(
    500,
    '13034',
    'HOTEL SELL IS UNCONFIRMED. CHECK E-MAIL OF THE TRAVELER AND USE SYNC WITH ITS CONFIRMATION NUMBER',
    'UNKNOWN',
  ),
  // Told as warnings.
  hotelFewerRooms: row(200, '13006', '{sold} OF {asked} ROOMS WERE SOLD'),
  hotelOfferNotSold: row(200, '13022', 'OFFER {offer} WAS NOT SOLD. {reason}'),
  hotelCommentDropped: row(200, '13064', 'RESERVATION COMMENT {comment} WAS DROPPED. {reason}', 'VALIDATION'),
  hotelRoomPerTravelerIgnored: row(200, '13006', 'ROOMPERTRAVELERIND WAS IGNORED. {rooms} ROOMS FOR {travelers} TRAVELERS', 'VALIDATION'),
  hotelReservationUnknown: row(400, '13061', 'RESERVATION WAS NOT FOUND IN SUPPLIER SYSTEM', 'VALIDATION'),
} as const satisfies Record<string, RefusalRow>

export type RefusalCode = keyof typeof refusals
export type RefusalDetails = Readonly<Record<string, string>>

/** The caller's matter: a rule of the service says no. Everything else that is thrown is our bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails
  /** What forbids it as well, when the caller has more than one thing to decide. */
  readonly also: readonly Refusal[]

  constructor(
    code: RefusalCode,
    details: RefusalDetails = {},
    { also = [], ...options }: ErrorOptions & { also?: readonly Refusal[] } = {},
  ) {
    super(
      refusals[code].message.replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? ''),
      options,
    )
    this.code = code
    this.details = details
    this.also = also
  }
}
