// Written by `npm run docs` from the catalogue of routes. Do not edit.

export type RefusalRule =
  | 'tokenInvalid'
  | 'deliveryNotAuthentic'
  | 'accessDenied'
  | 'accessGroupMissing'
  | 'accessGroupInvalid'
  | 'accessGroupNotGranted'
  | 'pccNotGranted'
  | 'routeNotFound'
  | 'methodNotAllowed'
  | 'inputInvalid'
  | 'bodyTooLarge'
  | 'mediaTypeNotSupported'
  | 'tooManyRequests'
  | 'versionNotSupported'
  | 'clockHeaderInvalid'
  | 'strictHeaderInvalid'
  | 'requestDoubtful'
  | 'doubtsNotShown'
  | 'idempotencyKeyInvalid'
  | 'idempotencyKeyReused'
  | 'requestInProgress'
  | 'answerNotKept'
  | 'notImplemented'
  | 'storageFull'
  | 'storageUnavailable'
  | 'supplierUnavailable'
  | 'overloaded'
  | 'requestIncomplete'
  | 'requestMalformed'
  | 'headersTooLarge'
  | 'requestTimedOut'
  | 'internalError'
  | 'noOffers'
  | 'flightNotFound'
  | 'scheduleMismatch'
  | 'classNotAvailable'
  | 'noFare'
  | 'noApiOffers'
  | 'segmentsCannotBeBooked'
  | 'tooManyPassengers'
  | 'tooManyPassengerTypes'
  | 'tooManyLegs'
  | 'passengerTypeUnknown'
  | 'passengerAgeInvalid'
  | 'birthDateInFuture'
  | 'moreInfantsThanAdults'
  | 'contentSourceUnknown'
  | 'placeUnknown'
  | 'samePlace'
  | 'dateInPast'
  | 'notSupportedForNdc'
  | 'currencyUnknown'
  | 'dateMissing'
  | 'privateFaresNotAgreed'
  | 'modifierIgnored'
  | 'splitTicketingNotActivated'
  | 'flexibleDaysCapped'
  | 'supplierNotConnected'
  | 'sourceFailed'
  | 'currencyNotConverted'
  | 'dateInvalid'
  | 'transactionUnknown'
  | 'transactionExpired'
  | 'nextLegNeedsLegSearch'
  | 'everyLegNeeded'
  | 'noLegLeft'
  | 'flexNotActivated'
  | 'tooManyAgencies'
  | 'agencySkipped'
  | 'flexIgnored'
  | 'offersDoNotCombine'
  | 'offerNotInSearch'
  | 'searchPageUnknown'
  | 'oneProductOnly'
  | 'fareRulesMissing'
  | 'noFlights'
  | 'noFares'
  | 'fareNotInDisplay'
  | 'fareDisplayUnknown'
  | 'fareDisplayExpired'
  | 'longTextNotForNdc'
  | 'onlyPenaltiesForNdc'
  | 'workbenchUnknown'
  | 'workbenchClosedByCommit'
  | 'priceAfterCancelling'
  | 'workbenchClosed'
  | 'workbenchExpired'
  | 'workbenchBusy'
  | 'workbenchFull'
  | 'reservationFull'
  | 'offerOrProductUnknown'
  | 'offerExpired'
  | 'onlyOfferTaken'
  | 'offerUnknown'
  | 'tooManySegments'
  | 'contentMixed'
  | 'secondNdcOffer'
  | 'priceFirst'
  | 'unquotedNotDivisible'
  | 'passiveNotPriced'
  | 'allTravelersPriced'
  | 'manualFareNotSupported'
  | 'passiveNotPaid'
  | 'repriceExpired'
  | 'refundQuoteRequired'
  | 'retainNotSupported'
  | 'severalOffersNotActivated'
  | 'nothingToCancel'
  | 'voidBeforeCancelling'
  | 'partialNotForNdc'
  | 'ndcCancelledElsewhere'
  | 'travelerUnknown'
  | 'notCommittedYet'
  | 'updateUnclear'
  | 'updatableItemUnknown'
  | 'formOfPaymentUnknown'
  | 'formOfPaymentInvalid'
  | 'paymentUnknown'
  | 'paymentSettled'
  | 'offerTicketed'
  | 'tooManyFormsOfPayment'
  | 'splitForOnePassenger'
  | 'paymentsDoNotAddUp'
  | 'paymentAmountDiffers'
  | 'paymentInsufficient'
  | 'paymentCurrencyDiffers'
  | 'paymentInSeveralCurrencies'
  | 'formOfPaymentNotForNdc'
  | 'securityCodeRequired'
  | 'detailUnknown'
  | 'tooManyDetails'
  | 'clientProfileUnknown'
  | 'profileLineUnknown'
  | 'detailFiled'
  | 'serviceUnclear'
  | 'overridesEmpty'
  | 'commissionUnclear'
  | 'accountingEmpty'
  | 'agencyEmpty'
  | 'contactEmpty'
  | 'remarkTooLong'
  | 'remarkInvalid'
  | 'ancillaryUnknown'
  | 'ancillaryExpired'
  | 'ancillaryMismatch'
  | 'ancillaryPriceFirst'
  | 'ancillaryPriceForNdc'
  | 'ancillaryLimit'
  | 'ancillarySoldOut'
  | 'ancillaryFlightNotTicketed'
  | 'ancillaryOfTicketed'
  | 'ancillaryWithOrder'
  | 'changeNotPermitted'
  | 'changeExpired'
  | 'reservationNotTicketed'
  | 'changeOfOtherContent'
  | 'modifyForNdc'
  | 'repriceNotSupported'
  | 'changeUnpaid'
  | 'changeMissing'
  | 'ticketOrLocator'
  | 'exchangeValueReturned'
  | 'noRefundableCoupons'
  | 'refundQuoteChanged'
  | 'refundQuoteUsed'
  | 'emdRefundedByItself'
  | 'documentsOfOthers'
  | 'differentFares'
  | 'refundNotSupported'
  | 'partialCancelNotSupported'
  | 'documentNumberInvalid'
  | 'ticketVoidable'
  | 'refundRefused'
  | 'seatMapUnavailable'
  | 'seatMapOfCodeshare'
  | 'seatNotAvailable'
  | 'seatInvalid'
  | 'seatRestricted'
  | 'seatRefused'
  | 'onePaidSeat'
  | 'onlyBaggageForGds'
  | 'offerPartElsewhere'
  | 'ancillariesNone'
  | 'seatMapViewOnly'
  | 'buildUnclear'
  | 'offerMissing'
  | 'travelerMissing'
  | 'passengerCountMismatch'
  | 'seatCountMismatch'
  | 'telephoneRequired'
  | 'birthDateRequired'
  | 'birthDateImpossible'
  | 'ageDiffers'
  | 'ageNotOfType'
  | 'nameTicketed'
  | 'nameNotCorrected'
  | 'nameFixed'
  | 'infantTurnsTwo'
  | 'infantWithoutAdult'
  | 'travelerMemberRequired'
  | 'specialServicesWithOrder'
  | 'formOfPaymentMissing'
  | 'paymentRequired'
  | 'partPaymentRefused'
  | 'priceChanged'
  | 'priceCancelled'
  | 'scheduleChanged'
  | 'connectionTooShort'
  | 'givenNameRequired'
  | 'nameInvalid'
  | 'nameNotLatin'
  | 'contactTelephoneInvalid'
  | 'telephoneInvalid'
  | 'travelDocumentIncomplete'
  | 'reservationChanged'
  | 'segmentTravelerRemoved'
  | 'aggregatorStay'
  | 'rentalUnderWay'
  | 'holdExpired'
  | 'commitFailed'
  | 'workbenchCommitFailed'
  | 'issuanceFailed'
  | 'ticketingNotAuthorised'
  | 'commissionRequired'
  | 'cardDeclined'
  | 'cardChallengeRequired'
  | 'locatorMissing'
  | 'locatorUnknown'
  | 'reservationUnknown'
  | 'supplierLocatorAmbiguous'
  | 'ticketUnknown'
  | 'mcoUnknown'
  | 'emdUnknown'
  | 'documentNumberAmbiguous'
  | 'documentHistoryMissing'
  | 'ticketNumberRequired'
  | 'ticketDisplayNotForNdc'
  | 'documentNotForNdc'
  | 'documentNotForLowCost'
  | 'documentAlreadyVoid'
  | 'couponsNotOpen'
  | 'documentNotIssued'
  | 'voidPeriodExpired'
  | 'voidRefused'
  | 'refundNotAllowed'
  | 'travelerNotInReservation'
  | 'noTravelerRemains'
  | 'notDivisible'
  | 'nothingToDivide'
  | 'hotelShared'
  | 'unpaidTimeOver'
  | 'paymentNotCancellable'
  | 'emdStillOpen'
  | 'queuePccNotAllowed'
  | 'queueDateTooFar'
  | 'notOnQueue'
  | 'flightsPaidLater'
  | 'rentalPlaceUnknown'
  | 'rentalDatesInvalid'
  | 'noVehicles'
  | 'vehiclePageUnknown'
  | 'vehicleUnknown'
  | 'vehicleOfferUnknown'
  | 'vehicleOfferExpired'
  | 'vehiclePriceChanged'
  | 'vehicleNotChosen'
  | 'vehicleMismatch'
  | 'driverMissing'
  | 'rentalReservationUnknown'
  | 'rentalBegun'
  | 'vehicleNotAvailable'
  | 'hotelObjectMissing'
  | 'hotelCheckInInvalid'
  | 'hotelDatesInvalid'
  | 'hotelPlaceUnknown'
  | 'hotelAddressUnknown'
  | 'hotelRadiusReduced'
  | 'hotelRatesUnavailable'
  | 'hotelRatesWithoutPolicy'
  | 'hotelExtraBedsNotPriced'
  | 'hotelCurrencyUnknown'
  | 'hotelAccessGroupInvalid'
  | 'hotelNothingFound'
  | 'hotelNoRates'
  | 'hotelSupplierDown'
  | 'hotelTimedOut'
  | 'hotelBusy'
  | 'hotelTooLarge'
  | 'hotelLocatorAmbiguous'
  | 'hotelNotConnected'
  | 'hotelPropertyUnknown'
  | 'hotelPageUnknown'
  | 'hotelOfferUnknown'
  | 'hotelOfferExpired'
  | 'hotelBookingCodeUnknown'
  | 'hotelOfferMismatch'
  | 'hotelRoomsInvalid'
  | 'hotelNotAvailable'
  | 'hotelCardRefused'
  | 'hotelCardChallenged'
  | 'hotelPriceChanged'
  | 'hotelPriceAboveMaximum'
  | 'hotelGuaranteeRequired'
  | 'hotelDepositRequired'
  | 'hotelPrepayRequired'
  | 'hotelTravelerInvalid'
  | 'hotelFormOfPaymentInvalid'
  | 'hotelCommentInvalid'
  | 'hotelConfirmationInvalid'
  | 'hotelNotModifiable'
  | 'hotelSegmentUnclear'
  | 'segmentUnclear'
  | 'hotelFieldInvalid'
  | 'hotelSegmentNotNamed'
  | 'stayOver'
  | 'hotelNothingToChange'
  | 'hotelSellUnconfirmed'
  | 'hotelFewerRooms'
  | 'hotelOfferNotSold'
  | 'hotelCommentDropped'
  | 'hotelRoomPerTravelerIgnored'
  | 'hotelCancelledHere'
  | 'hotelUnchanged'
  | 'hotelChangedPrice'
  | 'hotelReservationUnknown'

/** Rule, number, text with `{details}`, place of the cure. */
export type RefusalRow = readonly [rule: RefusalRule, code: string, text: string, cure: number]

export const refusalRows: readonly RefusalRow[] = [
  ["tokenInvalid","1012100","ACCESS TOKEN IS MISSING, INVALID OR EXPIRED. REQUEST A NEW TOKEN",0],
  ["deliveryNotAuthentic","1012101","SIGNATURE OF THE DELIVERY IS MISSING, INVALID OR TOO OLD",1],
  ["accessDenied","1012103","ACCESS DENIED",2],
  ["accessGroupMissing","9006","ACCESS GROUP OR PSEUDO CITY CODE HEADER IS MISSING",3],
  ["accessGroupInvalid","9004","ACCESS GROUP IS INVALID",4],
  ["accessGroupNotGranted","9003","ACCESS GROUP IS NOT GRANTED TO THIS TOKEN",5],
  ["pccNotGranted","9003","PSEUDO CITY CODE {pcc} IS NOT GRANTED TO THIS TOKEN",6],
  ["routeNotFound","90404","RESOURCE NOT FOUND. CHECK THE PATH",7],
  ["methodNotAllowed","90405","METHOD NOT ALLOWED. ALLOWED: {allowed}",8],
  ["inputInvalid","1586","INVALID INPUT FORMAT",9],
  ["bodyTooLarge","90413","REQUEST BODY IS LARGER THAN {limit} BYTES",10],
  ["mediaTypeNotSupported","90415","CONTENT TYPE IS NOT SUPPORTED. SEND APPLICATION/JSON",11],
  ["tooManyRequests","90029","TOO MANY REQUESTS. RETRY LATER",12],
  ["versionNotSupported","90002","VERSION {version} IS NOT SUPPORTED. THIS IS VERSION 11",13],
  ["clockHeaderInvalid","90002","X-SANDBOX-CLOCK MUST BE A TIMESTAMP OR AN OFFSET LIKE +PT31M",14],
  ["strictHeaderInvalid","90387","X-SANDBOX-STRICT MUST BE ON OR OFF",15],
  ["requestDoubtful","90385","{path} {problem}",16],
  ["doubtsNotShown","90386","AND {count} MORE",17],
  ["idempotencyKeyInvalid","90002","IDEMPOTENCY-KEY MUST HAVE 1 TO 255 CHARACTERS",18],
  ["idempotencyKeyReused","90409","IDEMPOTENCY-KEY WAS USED FOR ANOTHER REQUEST. SEND A NEW KEY",19],
  ["requestInProgress","90410","THE REQUEST WITH THIS IDEMPOTENCY-KEY IS STILL IN PROGRESS. RETRY",20],
  ["answerNotKept","90371","THE REQUEST WITH THIS IDEMPOTENCY-KEY WAS DONE. ITS ANSWER IS NO LONGER KEPT. RETRIEVE THE WORKBENCH",21],
  ["notImplemented","90501","NOT IMPLEMENTED",22],
  ["storageFull","90310","STORAGE IS FULL. NOTHING WAS WRITTEN. RETRY WHEN THE OPERATOR HAS MADE SPACE",23],
  ["storageUnavailable","90311","STORAGE IS UNAVAILABLE. RETRY LATER",24],
  ["supplierUnavailable","2599","COMMUNICATION ERROR",25],
  ["overloaded","90503","THE SERVICE IS OVERLOADED. RETRY LATER",26],
  ["requestIncomplete","90372","THE REQUEST DID NOT ARRIVE IN TIME",27],
  ["requestMalformed","90373","THE REQUEST IS NOT HTTP",28],
  ["headersTooLarge","90374","THE HEADERS OF THE REQUEST ARE TOO LARGE",29],
  ["requestTimedOut","2560","TRANSACTION TIMED OUT. RETRY",25],
  ["internalError","90000","INTERNAL ERROR",30],
  ["noOffers","9000","NO OFFERS FOUND FOR THE REQUESTED JOURNEY",31],
  ["flightNotFound","3013","FLIGHT {flight} DOES NOT OPERATE ON {date}",32],
  ["scheduleMismatch","3012","FLIGHT {flight} ON {date} DEPARTS AT {scheduled}, NOT AT {asked}",33],
  ["classNotAvailable","3010","BOOKING CLASS {class} NOT AVAILABLE ON {flight} {date}",34],
  ["noFare","9010","UNABLE TO FARE QUOTE",35],
  ["noApiOffers","1576","NO OFFERS FOUND FOR API CONTENT",36],
  ["segmentsCannotBeBooked","4012","AIR SEGMENTS CANNOT BE BOOKED",37],
  ["tooManyPassengers","1010","MAXIMUM NUMBER OF PASSENGERS IS {limit}",38],
  ["tooManyPassengerTypes","1010","MAXIMUM NUMBER OF PASSENGER TYPES IS {limit}",38],
  ["tooManyLegs","1010","MAXIMUM NUMBER OF ORIGIN AND DESTINATION PAIRS IS {limit}",39],
  ["passengerTypeUnknown","1010","PASSENGER TYPE {ptc} IS UNKNOWN",40],
  ["passengerAgeInvalid","1010","AGE {age} IS INVALID FOR PASSENGER TYPE {ptc}. IT IS FOR AGES {from} TO {to}",41],
  ["birthDateInFuture","1010","BIRTH DATE {date} IS AFTER THE DEPARTURE",42],
  ["moreInfantsThanAdults","1010","MORE INFANTS THAN ADULTS. INFANTS: {infants}, ADULTS: {adults}",43],
  ["contentSourceUnknown","1001","CONTENT SOURCE {source} IS UNKNOWN. SEND GDS, NDC OR LCC",44],
  ["placeUnknown","9017","AIRPORT OR CITY {place} IS UNKNOWN",45],
  ["samePlace","9018","ORIGIN {from} AND DESTINATION {to} ARE THE SAME CITY",46],
  ["dateInPast","9019","DEPARTURE DATE {date} IS IN THE PAST",47],
  ["notSupportedForNdc","1020","NOT SUPPORTED FOR NDC",48],
  ["currencyUnknown","1001","CURRENCY CODE {currency} IS UNKNOWN",49],
  ["dateMissing","1001","DEPARTUREDATE IS MISSING",50],
  ["privateFaresNotAgreed","9031","NO AGREEMENT ON PRIVATE FARES OF PSEUDO CITY CODE {pcc}",51],
  ["modifierIgnored","9040","{modifier} WAS IGNORED. {reason}",52],
  ["splitTicketingNotActivated","9041","SPLIT TICKETING IS NOT ACTIVATED FOR THIS ACCOUNT",53],
  ["flexibleDaysCapped","9042","MAXIMUM NUMBER OF FLEXIBLE DAYS IS {limit}",54],
  ["supplierNotConnected","9046","{supplier} IS NOT CONNECTED TO THIS SERVICE",55],
  ["sourceFailed","9043","{source} CONTENT DID NOT ANSWER. OFFERS ARE INCOMPLETE",56],
  ["currencyNotConverted","9047","PRICES ARE IN {currency}, THE CURRENCY OF THE SUPPLIER. THEY ARE NOT CONVERTED TO {requested}",57],
  ["dateInvalid","1001","{date} IS NOT A CALENDAR DATE",58],
  ["transactionUnknown","9010","TRANSACTION IDENTIFIER {identifier} EXPIRED OR NOT CACHED. SEARCH AGAIN",59],
  ["transactionExpired","9010","TRANSACTION IDENTIFIER {identifier} EXPIRED AT {expiredAt}. SEARCH AGAIN",36],
  ["nextLegNeedsLegSearch","9020","NEXT LEG SEARCH REQUIRES A LEG-BASED SEARCH",60],
  ["everyLegNeeded","9021","AFTER A JOURNEY SEARCH OFFERS OF ALL LEGS ARE REQUIRED",61],
  ["noLegLeft","9022","THE LAST LEG IS CHOSEN. PRICE THE OFFERS",62],
  ["flexNotActivated","9030","FLEXIBLE SEARCH IS NOT ACTIVATED FOR THIS ACCOUNT",63],
  ["tooManyAgencies","1010","MAXIMUM NUMBER OF PRICING AGENCIES IS {limit}",64],
  ["agencySkipped","9044","PSEUDO CITY CODE {pcc} IS NOT ACCESSIBLE AND WAS SKIPPED",65],
  ["flexIgnored","9045","FLEXIBILITY WAS IGNORED. IT NEEDS AT MOST {limit} ORIGIN AND DESTINATION PAIRS",66],
  ["offersDoNotCombine","3011","OFFERS {offers} CANNOT BE COMBINED. SELECT PRODUCTS THAT SHARE A COMBINABILITY CODE",67],
  ["offerNotInSearch","9011","OFFER {offers} OR PRODUCT {products} IS NOT IN TRANSACTION IDENTIFIER {identifier}",68],
  ["searchPageUnknown","9012","TRANSACTION IDENTIFIER {identifier} HAS NO PAGE {page}",69],
  ["oneProductOnly","1001","PRODUCTIDS MUST NAME ONE PRODUCT",70],
  ["fareRulesMissing","3020","NO FARE RULES FOR {asked}",71],
  ["noFlights","9000","NO FLIGHTS FOUND FOR THE REQUESTED JOURNEY",72],
  ["noFares","9000","NO FARES FOUND FROM {from} TO {to}",73],
  ["fareNotInDisplay","9011","FARE {fare} IS NOT IN FARE DISPLAY {identifier}",74],
  ["fareDisplayUnknown","9010","FARE DISPLAY IDENTIFIER {identifier} EXPIRED OR NOT CACHED. DISPLAY FARES AGAIN",75],
  ["fareDisplayExpired","9010","FARE DISPLAY IDENTIFIER {identifier} EXPIRED AT {expiredAt}. DISPLAY FARES AGAIN",75],
  ["longTextNotForNdc","3021","LONG TEXT IS NOT SUPPORTED FOR NDC. SHORT TEXT IS RETURNED",76],
  ["onlyPenaltiesForNdc","3022","ONLY PENALTIES ARE STRUCTURED FOR NDC",76],
  ["workbenchUnknown","4100","RESERVATION WORKBENCH ID DOES NOT EXIST",77],
  ["workbenchClosedByCommit","4100","RESERVATION WORKBENCH ID DOES NOT EXIST. A COMMIT THAT FAILED CLOSED IT. OPEN A NEW ONE",78],
  ["priceAfterCancelling","4216","THE PRICE OF {offer} IS {currentTotal} WITHOUT THE CANCELLED FLIGHTS. IT WAS {previousTotal}",79],
  ["workbenchClosed","4215","THE WORKBENCH IS CLOSED. OPEN A NEW ONE AND BUILD THE BOOKING AGAIN",80],
  ["workbenchExpired","4434","RESERVATION WORKBENCH SESSION MUST BE ACTIVE. REINITIATE SESSION",81],
  ["workbenchBusy","4109","RESERVATION WORKBENCH WAS CHANGED BY ANOTHER REQUEST. RETRY",82],
  ["workbenchFull","4175","RESERVATION WORKBENCH HOLDS TOO MUCH. SEND LESS",83],
  ["reservationFull","4229","RESERVATION HOLDS TOO MUCH. BOOK THE REST IN ANOTHER RESERVATION",84],
  ["offerOrProductUnknown","4101","OFFER ID AND/OR PRODUCT ID DOES NOT EXIST",68],
  ["offerExpired","4101","OFFER ID AND/OR PRODUCT ID DOES NOT EXIST. OFFERS EXPIRED AT {expiredAt}. SEARCH AGAIN",36],
  ["onlyOfferTaken","4228","OFFER IS NOT IN THE RESERVATION WORKBENCH. ITS ONLY OFFER {offer} WAS TAKEN",85],
  ["offerUnknown","4177","OFFER ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH OFFER ID/IDENTIFIER VALUES",85],
  ["tooManySegments","4102","MAXIMUM NUMBER OF SEGMENTS EXCEEDED. A RESERVATION HOLDS 16",86],
  ["contentMixed","4103","GDS AND NDC AIR OFFERS CANNOT BE IN ONE RESERVATION",87],
  ["secondNdcOffer","4104","ONLY ONE NDC OFFER CAN BE IN A RESERVATION",86],
  ["priceFirst","4128","CARRIER {carrier} BOOKS ONLY WHAT WAS PRICED. PRICE THE OFFER FIRST",88],
  ["unquotedNotDivisible","4192","PRICE OR CANCEL UNPRICED SEGMENTS BEFORE DIVIDING THE RESERVATION",89],
  ["passiveNotPriced","4193","SEGMENT {segment} IS PASSIVE. WHERE IT WAS BOOKED IT IS PRICED",90],
  ["allTravelersPriced","4194","UNPRICED SEGMENTS ARE PRICED FOR ALL TRAVELERS. NAME ALL OF THEM, OR NOBODY",91],
  ["manualFareNotSupported","4195","MANUAL FARES ARE NOT SUPPORTED. AUTOPRICE THE SEGMENTS",92],
  ["passiveNotPaid","4191","OFFER {offer} IS PASSIVE. WHERE IT WAS BOOKED IT IS PAID",93],
  ["repriceExpired","4190","NDC OFFERS CANNOT BE ADDED TO AN EXPIRED BOOKING. USE STANDALONE REPRICE",94],
  ["refundQuoteRequired","4151","OFFER CANNOT BE CANCELED WHEN REFUND AMOUNT DOES NOT EQUAL OFFER PRICE. PERFORM A REFUND QUOTE AND TRY AGAIN.",95],
  ["retainNotSupported","4152","CARRIER {carrier} DOES NOT RETAIN THE VALUE OF CANCELLED TICKETS",96],
  ["severalOffersNotActivated","4157","PSEUDO CITY CODE {pcc} IS NOT PROVISIONED FOR SEVERAL OFFERS IN ONE RESERVATION",97],
  ["nothingToCancel","1586","INVALID INPUT FORMAT. NAME WHAT TO CANCEL, OR CANCELALLIND",98],
  ["voidBeforeCancelling","4105","VOID OR REFUND DOCUMENTS BEFORE CANCELLING",99],
  ["partialNotForNdc","4155","SEGMENTS OF AN NDC OFFER CANNOT BE CANCELLED HERE. CANCEL THE OFFER",100],
  ["ndcCancelledElsewhere","4156","NDC OFFERS CANNOT BE CANCELLED HERE AFTER THE COMMIT. USE RESERVATION CANCEL",101],
  ["travelerUnknown","4106","TRAVELER ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH TRAVELER ID/IDENTIFIER VALUES",102],
  ["notCommittedYet","4107","NOT ALLOWED BEFORE THE FIRST COMMIT. REPLACE THE TRAVELER",103],
  ["updateUnclear","1586","INVALID INPUT FORMAT. EACH ITEM NEEDS ITS CONTENT AND ONE OF ADDIND, MODIFYIND, DELETEIND",104],
  ["updatableItemUnknown","4108","UPDATABLE ITEM DOES NOT EXIST. LIST THE UPDATABLE ITEMS AGAIN",105],
  ["formOfPaymentUnknown","4178","FOP ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH FOP ID/IDENTIFIER VALUES",106],
  ["formOfPaymentInvalid","4179","INVALID FORM OF PAYMENT. {reason}",107],
  ["paymentUnknown","4181","PAYMENT ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH PAYMENT ID/IDENTIFIER VALUES",108],
  ["paymentSettled","4182","PAYMENT WAS TAKEN ALREADY. VOID ITS DOCUMENTS",109],
  ["offerTicketed","4183","DOCUMENTS OF THE OFFER ARE ISSUED ALREADY",76],
  ["tooManyFormsOfPayment","4184","A DOCUMENT CAN BE PAID WITH {limit} FORMS OF PAYMENT",110],
  ["splitForOnePassenger","4176","SEVERAL FORMS OF PAYMENT ARE FOR A SINGLE PASSENGER. NAME THE TRAVELER OF EACH PAYMENT",111],
  ["paymentsDoNotAddUp","4185","PAYMENTS OF {paid} DO NOT ADD UP TO THE AMOUNT DUE OF {due}",112],
  ["paymentAmountDiffers","4186","PAYMENT AMOUNT {paid} DIFFERS FROM THE AMOUNT DUE. {due} WAS CHARGED",113],
  ["paymentInsufficient","4201","PAYMENT AMOUNT {paid} IS LESS THAN THE AMOUNT DUE OF {due}. NOTHING WAS CHARGED",114],
  ["paymentCurrencyDiffers","4202","PAYMENT IS IN {currency}, THE OFFER IN {offerCurrency}. PAY IN THE CURRENCY OF THE OFFER",115],
  ["paymentInSeveralCurrencies","4196","OFFERS ARE IN {currencies}. ADD A PAYMENT FOR EACH CURRENCY",116],
  ["formOfPaymentNotForNdc","4187","INVALID FORM OF PAYMENT. {kind} IS NOT SUPPORTED FOR NDC",117],
  ["securityCodeRequired","4189","INVALID FORM OF PAYMENT. SERIES CODE OF THE CARD IS REQUIRED FOR NDC",118],
  ["detailUnknown","4150","{kind} ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH {kind} ID/IDENTIFIER VALUES",119],
  ["tooManyDetails","4159","MAXIMUM NUMBER OF ENTRIES IS {limit}",120],
  ["clientProfileUnknown","4153","CLIENT PROFILE NOT FOUND",121],
  ["profileLineUnknown","4154","LINE {line} NOT FOUND IN CLIENT PROFILE",122],
  ["detailFiled","4160","NOT ALLOWED AFTER THE COMMIT. ADD ANOTHER ENTRY",123],
  ["serviceUnclear","1586","INVALID INPUT FORMAT. SSRCODE OR A KIND OF SPECIAL SERVICE IS REQUIRED",124],
  ["overridesEmpty","1586","INVALID INPUT FORMAT. DOCUMENT OVERRIDES SAY NOTHING",125],
  ["commissionUnclear","1586","INVALID INPUT FORMAT. COMMISSION NEEDS A PERCENTAGE OR AN AMOUNT WITH CURRENCY",126],
  ["accountingEmpty","1586","INVALID INPUT FORMAT. ACCOUNTING SAYS NOTHING",127],
  ["agencyEmpty","1586","INVALID INPUT FORMAT. ADDRESS, TELEPHONE, EMAIL OR CORPORATECODE IS REQUIRED",128],
  ["contactEmpty","1586","INVALID INPUT FORMAT. TELEPHONE, EMAIL OR CONTACTINFORMATIONREFUSEDIND IS REQUIRED",126],
  ["remarkTooLong","1586","INVALID INPUT FORMAT. {kind} REMARK IS LONGER THAN {limit} CHARACTERS",129],
  ["remarkInvalid","1586","INVALID INPUT FORMAT. VENDOR REMARKS HOLD LETTERS, DIGITS, SPACES AND . / - ONLY",130],
  ["ancillaryUnknown","4101","OFFER ID AND/OR PRODUCT ID DOES NOT EXIST. SHOP ANCILLARIES",131],
  ["ancillaryExpired","4101","OFFER ID AND/OR PRODUCT ID DOES NOT EXIST. ANCILLARIES EXPIRED AT {expiredAt}. SHOP AGAIN",131],
  ["ancillaryMismatch","4950","OFFER IDENTIFIER IS NOT VALID. THE ANCILLARY WAS OFFERED TO ANOTHER TRAVELER",132],
  ["ancillaryPriceFirst","4951","PRICE THE ANCILLARY BEFORE BOOKING",133],
  ["ancillaryPriceForNdc","4952","ANCILLARY PRICE IS SUPPORTED FOR NDC ONLY",134],
  ["ancillaryLimit","4953","{service} CAN BE BOUGHT {limit} TIMES FOR A TRAVELER",135],
  ["ancillarySoldOut","4954","{service} IS NOT AVAILABLE",136],
  ["ancillaryFlightNotTicketed","4955","DOCUMENT ISSUANCE FAILED. TICKET OFFER {offer} BEFORE ITS ANCILLARIES, OR WITH THEM",137],
  ["ancillaryOfTicketed","4957","ANCILLARIES OF A TICKETED ITINERARY CANNOT BE CANCELLED",138],
  ["ancillaryWithOrder","4961","{service} IS SOLD WITH OFFER {offer} ONLY, NOT AFTER ITS BOOKING",139],
  ["changeNotPermitted","4565","OFFER IS NOT VALID FOR EXCHANGE. {reason}",140],
  ["changeExpired","4101","OFFER ID AND/OR PRODUCT ID DOES NOT EXIST. CHANGE EXPIRED AT {expiredAt}. SEARCH AGAIN",141],
  ["reservationNotTicketed","4985","RESERVATION IS NOT TICKETED",142],
  ["changeOfOtherContent","4986","{content} CONTENT NOT SUPPORTED. USE {instead}",143],
  ["modifyForNdc","4987","NDC ONLY, USE COMMIT",144],
  ["repriceNotSupported","4988","REPRICE NOT SUPPORTED FOR THIS OFFER",145],
  ["changeUnpaid","4989","PAYMENT REQUIRED TO ISSUE TICKETS",146],
  ["changeMissing","9000","REQUEST MUST CONTAIN VALID INFORMATION. NO CHANGE IS STAGED",147],
  ["ticketOrLocator","9000","REQUEST MUST CONTAIN VALID INFORMATION. SEND TICKET OR LOCATOR, NOT BOTH",126],
  ["exchangeValueReturned","4984","THE EXCHANGE CANNOT BE VOIDED. PART OF THE VALUE OF THE FORMER TICKET WAS RETURNED",148],
  ["noRefundableCoupons","4990","NO REFUNDABLE COUPONS ON {number}. {reason}",149],
  ["refundQuoteChanged","4991","THE REFUND OF {number} HAS CHANGED SINCE ITS QUOTE. QUOTE AGAIN",150],
  ["refundQuoteUsed","4993","REFUND QUOTE ALREADY USED",151],
  ["emdRefundedByItself","4994","{number} IS AN EMD. REFUND IT BY EMD UPDATE",152],
  ["documentsOfOthers","4995","DOCUMENTS ARE NOT ALL OF RESERVATION {locator}",153],
  ["differentFares","4996","DOCUMENTS WERE NOT ISSUED ON THE SAME FILED FARE",154],
  ["refundNotSupported","4997","CARRIER {carrier} DOES NOT QUOTE REFUNDS",155],
  ["partialCancelNotSupported","4999","CARRIER {carrier} DOES NOT CANCEL PARTS OF AN OFFER",156],
  ["documentNumberInvalid","9000","REQUEST MUST CONTAIN VALID INFORMATION. {number} IS NO DOCUMENT NUMBER",157],
  ["ticketVoidable","4998","TICKET CAN BE VOIDED",158],
  ["refundRefused","4992","REFUND OF {number} WAS REFUSED BY THE CARRIER",155],
  ["seatMapUnavailable","26","SEAT MAP NOT AVAILABLE FOR {flight}",159],
  ["seatMapOfCodeshare","225","SEAT MAP NOT AVAILABLE ON CODE-SHARE FLIGHT {flight}",160],
  ["seatNotAvailable","4975","SEAT NOT AVAILABLE",161],
  ["seatInvalid","4976","INVALID SEAT",162],
  ["seatRestricted","4977","SEAT RESTRICTED FOR PASSENGER TYPE",163],
  ["seatRefused","4978","SEAT REQUEST NOT ALLOWED. {reason}",164],
  ["onePaidSeat","4979","ONLY ONE PAID SEAT CAN BE CANCELLED PER WORKBENCH SESSION",165],
  ["onlyBaggageForGds","4958","OF GDS ANCILLARIES ONLY BAGGAGE CAN BE CANCELLED",166],
  ["offerPartElsewhere","4960","PARTS OF AN OFFER CANNOT BE CANCELLED HERE. USE CANCELITEMS",167],
  ["ancillariesNone","4956","NO ANCILLARIES FOUND",76],
  ["seatMapViewOnly","4959","The seatMap is view only",76],
  ["buildUnclear","1586","INVALID INPUT FORMAT. SEND BUILDFROMCATALOGPRODUCTOFFERINGSREQUEST, OR PRODUCTCRITERIAAIR, OF AIR CONTENT",168],
  ["offerMissing","4110","NO OFFER IN THE RESERVATION WORKBENCH. ADD AN OFFER",169],
  ["travelerMissing","4111","NO TRAVELER IN THE RESERVATION WORKBENCH. ADD A TRAVELER",170],
  ["passengerCountMismatch","4112","TRAVELERS MUST MATCH THE NUMBER AND TYPE OF THE PRICED PASSENGERS. PRICED {priced}, SENT {sent}",171],
  ["seatCountMismatch","4112","TRAVELERS MUST MATCH THE NUMBER OF SEATS. SEATS {seats}, TRAVELERS WHO NEED ONE {sent}",172],
  ["telephoneRequired","4113","TELEPHONE IS A REQUIRED FIELD",173],
  ["birthDateRequired","4114","BIRTH DATE OR AGE IS REQUIRED FOR CHILDREN AND INFANTS",126],
  ["birthDateImpossible","4208","BIRTH DATE IS IN THE FUTURE OR MORE THAN 120 YEARS AGO",42],
  ["ageDiffers","4209","AGE {age} IS NOT THE AGE OF A PASSENGER BORN ON {birthDate}",174],
  ["ageNotOfType","4210","PASSENGER TYPE {ptc} IS FOR AGES {ages}. TRAVELER IS {age} YEARS OLD ON {date}",175],
  ["nameTicketed","4212","VOID OR REFUND DOCUMENTS OF TRAVELER {traveler} BEFORE CHANGING THE NAME",176],
  ["nameNotCorrected","4213","TRAVELER {traveler} CANNOT BE REPLACED. CORRECT UP TO 3 CHARACTERS OF A NAME, OR CANCEL AND BOOK AGAIN",177],
  ["nameFixed","4214","CARRIER {carrier} CORRECTS NO NAMES. CANCEL OFFER {offer} AND BOOK AGAIN",178],
  ["infantTurnsTwo","4211","INFANT IS 2 YEARS OLD AT THE FLIGHT ON {date}. BOOK PASSENGER TYPE CNN, WITH A SEAT",179],
  ["infantWithoutAdult","4115","EACH INFANT NEEDS AN ADULT",180],
  ["travelerMemberRequired","4161","{member} OF TRAVELER {traveler} IS A REQUIRED FIELD FOR OFFER {offer}",181],
  ["specialServicesWithOrder","4162","SPECIAL SERVICES OF {offer} CAN BE REQUESTED WITH ITS BOOKING ONLY",182],
  ["formOfPaymentMissing","4357","DOCUMENT ISSUANCE FAILED. FORM OF PAYMENT IS MISSING",183],
  ["paymentRequired","4125","CARRIER {carrier} HOLDS NO UNPAID ORDERS. ADD FORM OF PAYMENT AND PAYMENT",183],
  ["partPaymentRefused","4130","CARRIER {carrier} TICKETS ALL TRAVELERS OF AN OFFER TOGETHER. PAY FOR ALL OF THEM",184],
  ["priceChanged","4120","OFFER PRICE HAS CHANGED FROM {previousTotal} TO {currentTotal}",185],
  ["priceCancelled","4121","OFFER PRICE HAS BEEN CANCELLED. WAS {previousTotal}, NOW {currentTotal}",185],
  ["scheduleChanged","4122","SCHEDULE OF {flight} HAS CHANGED FROM {previous} TO {current}",186],
  ["connectionTooShort","4123","CONNECTION AT {airport} IS BELOW MINIMUM CONNECTION TIME. {minutes} MINUTES OF {minimumMinutes}",187],
  ["givenNameRequired","4116","GIVEN NAME IS A REQUIRED FIELD",188],
  ["nameInvalid","4117","NAME FIELD CONTAINS INVALID CHARACTER",189],
  ["nameNotLatin","4207","NAME FIELD CANNOT BE WRITTEN IN A-Z. SEND THE NAME OF THE MACHINE READABLE LINE OF THE PASSPORT",190],
  ["contactTelephoneInvalid","4119","PRIMARY CONTACT TELEPHONE IS MISSING OR INVALID",191],
  ["telephoneInvalid","4118","PHONE FIELD CONTAINS INVALID CHARACTER",130],
  ["travelDocumentIncomplete","4933","TRAVEL DOCUMENT REQUIRES CURRENT PASSPORT OR NAME, DATE OF BIRTH, AND GENDER",192],
  ["reservationChanged","4367","HOST SESSION HAS EXPIRED. IGNORE AND REINITIATE WORKBENCH AND RETRY",193],
  ["segmentTravelerRemoved","4129","A TRAVELER OF OFFER {offer} WAS REMOVED. CANCEL THE OFFER OR KEEP THE TRAVELER",194],
  ["aggregatorStay","4127","OFFER {offer} WAS SOLD BY AN AGGREGATOR. CANCEL IT WITH HOTEL CANCEL OFFER",195],
  ["rentalUnderWay","4126","RENTAL OF OFFER {offer} HAS BEGUN AND CANNOT BE CANCELLED. CONTACT THE VENDOR",196],
  ["holdExpired","4124","OFFER {offer} WAS HELD UNTIL {until} AND IS CANCELLED. RETRIEVE THE RESERVATION",197],
  ["commitFailed","2595","COMMUNICATION ERROR. RETRY",198],
  ["workbenchCommitFailed","2595","COMMUNICATION ERROR. NOTHING WAS CHANGED. OPEN A NEW WORKBENCH AND BUILD THE BOOKING AGAIN",199],
  ["issuanceFailed","4358","DOCUMENT ISSUANCE FAILED",200],
  ["ticketingNotAuthorised","4227","ELECTRONIC TICKETING NOT AUTHORISED FOR YOUR AGENCY",201],
  ["commissionRequired","4359","COMMISSION PERCENTAGE MUST BE ENTERED",202],
  ["cardDeclined","4180","FORM OF PAYMENT DECLINED. {reason}",203],
  ["cardChallengeRequired","4188","CARD HOLDER MUST BE AUTHENTICATED. {action}",204],
  ["locatorMissing","1586","INVALID INPUT FORMAT. LOCATOR IS MISSING",205],
  ["locatorUnknown","4132","RECORD LOCATOR DOES NOT EXIST",206],
  ["reservationUnknown","4132","RESERVATION DOES NOT EXIST OR CANNOT BE FOUND",207],
  ["supplierLocatorAmbiguous","90361","SEVERAL RESERVATIONS HAVE THE SUPPLIER LOCATOR {locator}. USE THE RECORD LOCATOR, ONE OF {locators}",208],
  ["ticketUnknown","4140","DOCUMENT TICKET DOES NOT EXIST",209],
  ["mcoUnknown","4217","DOCUMENT MCO DOES NOT EXIST",210],
  ["emdUnknown","4139","EMD DOES NOT EXIST",211],
  ["documentNumberAmbiguous","4138","SEVERAL DOCUMENTS HAVE THE NUMBER {number}. RETRIEVE THE RESERVATION BY ITS LOCATOR",212],
  ["documentHistoryMissing","4141","DOCUMENT HISTORY NOT FOUND FOR REQUESTED RESERVATION",213],
  ["ticketNumberRequired","8149","TICKET NUMBER IS REQUIRED",214],
  ["ticketDisplayNotForNdc","4142","TICKET DISPLAY IS NOT SUPPORTED FOR THIS CONTENT",215],
  ["documentNotForNdc","4143","NOT SUPPORTED FOR NDC. CANCEL THE OFFER",216],
  ["documentNotForLowCost","4143","NOT SUPPORTED FOR LOW-COST CARRIER {carrier}. VOID EACH DOCUMENT BY ITSELF",217],
  ["documentAlreadyVoid","4144","DOCUMENT IS ALREADY IN VOID STATUS",218],
  ["couponsNotOpen","4145","TICKET STATUS DOES NOT ALLOW VOID",219],
  ["documentNotIssued","90360","DOCUMENT {number} IS NOT ISSUED YET AT THE TIME OF THE REQUEST",220],
  ["voidPeriodExpired","4146","VOID PERIOD HAS EXPIRED",221],
  ["voidRefused","4147","VOID WAS REFUSED BY THE CARRIER",222],
  ["refundNotAllowed","4148","EMD STATUS OR RULES DO NOT ALLOW REFUND",223],
  ["travelerNotInReservation","4391","TRAVELER {traveler} IS NOT IN THE RESERVATION",224],
  ["noTravelerRemains","4392","A TRAVELER MUST STAY IN THE RESERVATION",225],
  ["notDivisible","4393","CARRIER {carrier} DOES NOT DIVIDE NDC ORDERS",226],
  ["nothingToDivide","4394","RESERVATION IS CANCELLED. NOTHING TO DIVIDE",227],
  ["hotelShared","4395","OFFER {offer} IS FOR TRAVELERS OF BOTH PARTS. CANCEL IT OR DIVIDE THEM TOGETHER",228],
  ["unpaidTimeOver","4396","UNPAID TRAVELERS OF OFFER {offer} LOST THEIR SEATS AT THE TIME LIMIT. IT CANNOT BE DIVIDED",229],
  ["paymentNotCancellable","4149","PAYMENT CANNOT BE CANCELLED FOR THIS SUPPLIER",230],
  ["emdStillOpen","4158","ASSOCIATED EMD STILL OPEN",231],
  ["queuePccNotAllowed","4660","QUEUES OF PSEUDO CITY CODE {pcc} CANNOT BE USED BY THIS AGENCY",232],
  ["queueDateTooFar","4661","QUEUE DATE {date} IS MORE THAN {limit} DAYS AHEAD",233],
  ["notOnQueue","4662","RESERVATION IS NOT ON QUEUE {queue}",234],
  ["flightsPaidLater","90382","FLIGHTS THAT ARE ADDED TO A HOTEL OR CAR RESERVATION ARE PAID AFTER THE COMMIT, IN A NEW POST COMMIT WORKBENCH",235],
  ["rentalPlaceUnknown","1","IATA CITY CODE IS MISSING OR INVALID",236],
  ["rentalDatesInvalid","13005","RENTAL DATES ARE INVALID. {reason}",107],
  ["noVehicles","13022","NO VEHICLES FOUND FOR THE REQUESTED RENTAL",237],
  ["vehiclePageUnknown","90004","IDENTIFIER IS UNKNOWN OR EXPIRED, OR HAS NO SUCH PAGE",141],
  ["vehicleUnknown","13003","VEHICLE OR RATE CODE IS NOT VALID FOR THIS VENDOR, LOCATION, TIME AND DRIVER",238],
  ["vehicleOfferUnknown","13001","OFFER IS UNKNOWN OR HAS EXPIRED. REQUEST A NEW AVAILABILITY",141],
  ["vehicleOfferExpired","13001","OFFER EXPIRED AT {expiredAt}. REQUEST A NEW AVAILABILITY",141],
  ["vehiclePriceChanged","13020","VEHICLE RATE PRICE HAS BECOME {currentTotal}. REQUEST A NEW AVAILABILITY",239],
  ["vehicleNotChosen","13003","NAME THE VENDOR AND THE ACRISS CODE OF THE VEHICLE, OR AN OFFER OF A CAR SEARCH",240],
  ["vehicleMismatch","13003","OFFER AND VEHICLE TRAVEL CRITERIA ARE NOT OF THE SAME RENTAL",241],
  ["driverMissing","13007","DRIVER DATA IS INVALID. {reason}",242],
  ["rentalReservationUnknown","13061","RESERVATION WAS NOT FOUND IN SUPPLIER SYSTEM",243],
  ["rentalBegun","13061","RENTAL HAS BEGUN AND CANNOT BE CANCELLED. CONTACT THE VENDOR",196],
  ["vehicleNotAvailable","13022","VEHICLE IS NOT AVAILABLE",136],
  ["hotelObjectMissing","1200","REQUIRED TYPE: {object} OBJECT",244],
  ["hotelCheckInInvalid","1250","CHECK IN DATE DATA IS INVALID",107],
  ["hotelDatesInvalid","13005","STAY DATES ARE INVALID. {reason}",107],
  ["hotelPlaceUnknown","1","IATA CITY CODE IS MISSING OR INVALID",245],
  ["hotelAddressUnknown","90380","ADDRESS IS UNKNOWN. SEND THE ENGLISH NAME OF A CITY, AND ITS COUNTRY",246],
  ["hotelRadiusReduced","90381","SEARCH RADIUS WAS REDUCED TO {maximum}",247],
  ["hotelRatesUnavailable","90004","Rates unavailable for {count} properties",248],
  ["hotelRatesWithoutPolicy","90004","Rates returned without cancel policy require a rule request",249],
  ["hotelExtraBedsNotPriced","90384","EXTRA ACCOMMODATION IS NOT IN THE RATES. ASK THE PROPERTY",250],
  ["hotelCurrencyUnknown","90002","CURRENCY CODE {currency} IS UNKNOWN",49],
  ["hotelAccessGroupInvalid","9004","ACCESS GROUP IS INVALID",4],
  ["hotelNothingFound","90004","NO PROPERTY WAS FOUND",251],
  ["hotelNoRates","90004","NO RATE IS AVAILABLE FOR THE STAY",252],
  ["hotelSupplierDown","90000","SUPPLIER COMMUNICATION FAILED. RETRY",25],
  ["hotelTimedOut","90000","TRANSACTION TIMED OUT. RETRY",25],
  ["hotelBusy","90362","ANOTHER REQUEST IS CHANGING THE SAME BOOKING. RETRY",25],
  ["hotelTooLarge","90363","REQUEST HOLDS MORE THAN A RESERVATION KEEPS. SEND LESS",10],
  ["hotelLocatorAmbiguous","90364","SEVERAL RESERVATIONS HAVE THIS LOCATOR OR NUMBER. USE THE RECORD LOCATOR",253],
  ["hotelNotConnected","9046","{supplier} IS NOT CONNECTED TO THIS SERVICE",254],
  ["hotelPropertyUnknown","90004","PROPERTY {property} IS UNKNOWN",238],
  ["hotelPageUnknown","90004","IDENTIFIER IS UNKNOWN OR EXPIRED, OR HAS NO SUCH PAGE",141],
  ["hotelOfferUnknown","13001","OFFER IS UNKNOWN OR HAS EXPIRED. REQUEST A NEW AVAILABILITY",255],
  ["hotelOfferExpired","13001","OFFER EXPIRED AT {expiredAt}. REQUEST A NEW AVAILABILITY",255],
  ["hotelBookingCodeUnknown","13003","BOOKING CODE IS NOT VALID FOR THE PROPERTY",256],
  ["hotelOfferMismatch","13003","REQUEST AND OFFER DIFFER IN {what}",257],
  ["hotelRoomsInvalid","13006","ROOMS OR GUESTS ARE INVALID. {reason}",258],
  ["hotelNotAvailable","13022","ROOM IS NOT AVAILABLE",255],
  ["hotelCardRefused","1539","FORM OF PAYMENT WAS REJECTED. {reason}",203],
  ["hotelCardChallenged","1547","CARD HOLDER MUST BE AUTHENTICATED. {action}",259],
  ["hotelPriceChanged","13020","HOTEL RATE PRICE HAS BECOME {currentTotal} {currency}. RESEND WITH ACCEPTPRICECHANGEIND=TRUE TO ACCEPT.",260],
  ["hotelPriceAboveMaximum","13020","HOTEL RATE PRICE HAS BECOME {currentTotal} {currency}. INCREASE OF {increase} PERCENT IS ABOVE MAXIMUMPRICEINCREASE {maximum}",261],
  ["hotelGuaranteeRequired","13016","GUARANTEE IS NOW REQUIRED. RESEND WITH ACCEPTGUARANTEECHANGEIND=TRUE TO ACCEPT.",262],
  ["hotelDepositRequired","13017","DEPOSIT IS NOW REQUIRED. RESEND WITH ACCEPTGUARANTEECHANGEIND=TRUE TO ACCEPT.",262],
  ["hotelPrepayRequired","13018","PREPAYMENT IS NOW REQUIRED. RESEND WITH ACCEPTGUARANTEECHANGEIND=TRUE TO ACCEPT.",262],
  ["hotelTravelerInvalid","13007","TRAVELER DATA IS INVALID. {reason}",107],
  ["hotelFormOfPaymentInvalid","1537","FORM OF PAYMENT DATA IS INVALID",263],
  ["hotelCommentInvalid","13064","RESERVATION COMMENT {comment} IS INVALID. {reason}",264],
  ["hotelConfirmationInvalid","13045","CONFIRMATION NUMBER IS INVALID",265],
  ["hotelNotModifiable","13046","{what} CANNOT BE MODIFIED. {advice}",266],
  ["hotelSegmentUnclear","90002","THE OFFER HAS SEVERAL SEGMENTS. SEND SUPPLIERLOCATOR",267],
  ["segmentUnclear","90002","IDENTIFIER NAMES SEVERAL SEGMENTS. SEND THE ID OF ONE OFFER, OR ITS CONFIRMATION NUMBER",268],
  ["hotelFieldInvalid","90002","{field} {problem}",107],
  ["hotelSegmentNotNamed","13061","SUPPLIERLOCATOR OR OFFERID IS MISSING",269],
  ["stayOver","13005","STAY ENDED ON {checkOut} AND CANNOT BE CANCELLED",270],
  ["hotelNothingToChange","90001","NOTHING TO CHANGE. SEND DATERANGE, FORMOFPAYMENT, TRAVELER OR RESERVATIONCOMMENT",271],
  ["hotelSellUnconfirmed","13034","HOTEL SELL IS UNCONFIRMED. CHECK E-MAIL OF THE TRAVELER AND USE SYNC WITH ITS CONFIRMATION NUMBER",272],
  ["hotelFewerRooms","13006","{sold} OF {asked} ROOMS WERE SOLD",273],
  ["hotelOfferNotSold","13022","OFFER {offer} WAS NOT SOLD. {reason}",274],
  ["hotelCommentDropped","13064","RESERVATION COMMENT {comment} WAS DROPPED. {reason}",275],
  ["hotelRoomPerTravelerIgnored","13006","ROOMPERTRAVELERIND WAS IGNORED. {rooms} ROOMS FOR {travelers} TRAVELERS",276],
  ["hotelCancelledHere","13061","OFFER {offer} WAS CANCELLED HERE ONLY. THE HOTEL DOES NOT KNOW THE ROOM",277],
  ["hotelUnchanged","90375","ROOM HAS THESE DATES ALREADY. NOTHING WAS CHANGED",278],
  ["hotelChangedPrice","13020","ROOM COSTS {current} AT THE NEW DATES, {previous} BEFORE",279],
  ["hotelReservationUnknown","13061","RESERVATION WAS NOT FOUND IN SUPPLIER SYSTEM",280],
]

export const cures: readonly string[] = [
  "Request a new token.",
  "For operators: compare the secret of the inbox with that of the supplier’s webhook, and the clocks.",
  "Check the token and the address that the request comes from.",
  "Send `XAUTH_SERVICE_ACCESSGROUP` or `TVP-PCC-Core`.",
  "Send the UUID of the access group.",
  "Use a group that the token grants.",
  "Use a PCC that the token grants.",
  "Compare it with the endpoints.",
  "Use a method of the `Allow` header.",
  "Correct the member that `NameValuePair` names.",
  "Send less.",
  "Send `application/json`.",
  "Send the same request again after the seconds of `Retry-After`.",
  "Send 11, or leave the header out.",
  "Send an ISO timestamp or an offset such as `+PT31M`.",
  "Send `on`, or leave the header out.",
  "Send what `read` in `NameValuePair` shows; leave out what is not read.",
  "Mend the ones that are shown, and send the request again.",
  "Send at most 255 characters.",
  "Use a new key for every new request.",
  "Send the same request again after the seconds of the `Retry-After` header.",
  "It was done, once: retrieve the workbench.",
  "See the summary of the endpoint for what to use instead.",
  "Have the operator make space; send the same request again.",
  "Retry; when it stays, have the operator look at the log.",
  "Send the same request again after a pause.",
  "Send the same request again after the pause of the header `Retry-After`.",
  "Send it again, in one piece.",
  "Use an HTTP client.",
  "Send fewer or shorter ones.",
  "Report it with the `transactionId` of the answer.",
  "Change dates, places or modifiers, or add content.",
  "Take flights from a search.",
  "Send the scheduled time or none.",
  "Take another class or flight; `airAvailability` shows the seats.",
  "Relax the modifiers or price without a booking class.",
  "Search again and use the identifiers of the new answer.",
  "Open a new workbench and add another offer.",
  "Split the party.",
  "Search the journey in parts.",
  "Send `ADT`, `CNN`, `INF` ...",
  "Correct the age, the birth date or the type.",
  "Correct the birth date.",
  "Add adults, or search with fewer infants.",
  "Send `GDS`, `NDC` or `LCC`.",
  "Correct the code.",
  "Correct one of them.",
  "Send a later date.",
  "Request GDS content.",
  "Send an ISO 4217 code, or none.",
  "Send `departureDate`.",
  "Request public fares or name a PCC of the own group.",
  "Read the reason; the rest of the request was served.",
  "None needed; the answer holds ordinary fares.",
  "Request three at most.",
  "Ask the operator; `/health` lists the suppliers.",
  "Repeat the search if that content matters.",
  "Read the currency of each price; convert it for display only.",
  "Correct the date.",
  "A journey search is cached only with `offersPerPage`; search again.",
  "Search with `SearchRepresentation` `Leg`.",
  "Name one offer of each leg.",
  "Go on with AirPrice or Add Offer.",
  "Set `flexibleSearch` in the agencies file.",
  "Name three at most.",
  "Leave it out, or use a token that grants it.",
  "Search without flexibility.",
  "Choose products with a code in common.",
  "Send ids of the same answer.",
  "Request a page from 1 to the last.",
  "Request one product at a time.",
  "Name a reservation with flights.",
  "Change the date, the time range or the preferences.",
  "Search with fewer filters.",
  "Send a `sequence` of the display.",
  "Display the fares again.",
  "None needed.",
  "Open a new one. Repeating a commit that succeeded answers its outcome again.",
  "Open a new one. Repeating the commit answers its refusal again.",
  "Show it to the traveler; a commit in two steps, or one that refuses other prices, reports it once more.",
  "Open a new one and build the booking again.",
  "Open a new one.",
  "Send the request again.",
  "Send fewer remarks or offers.",
  "Book the rest in a new reservation.",
  "Send the identifier that Add Offer returned.",
  "Book a second reservation.",
  "Book them as two reservations.",
  "Send AirPrice, then Add Offer with its identifier or that of the search.",
  "Price or cancel them first.",
  "Name segments sold here only.",
  "Name all travelers, or none.",
  "Let the service price the segments.",
  "Leave that offer out.",
  "Open a workbench for a new reservation.",
  "Send a refund quote (cancel offer), then repeat the request.",
  "Cancel without `RetainFlag`.",
  "Set `severalGdsOffers` in the agencies file, or book separately.",
  "Name offers or segments, or send `cancelAllInd`.",
  "Void the documents, then cancel.",
  "Cancel the whole offer.",
  "Use Reservation Cancel.",
  "Send the identifier that Add Traveler returned.",
  "Replace the traveler (PUT) instead.",
  "Send the content with one flag.",
  "List the updatable items again.",
  "Send the id of the form of payment; delete its payment first.",
  "Correct it.",
  "Send the identifier that Add Payment returned.",
  "Void the documents.",
  "Use two at most.",
  "Name the traveler of each payment.",
  "Make their amounts add up to the amount in the text.",
  "Show what was charged.",
  "Pay what is due in a post-commit workbench.",
  "Send the amount in the currency of the offer.",
  "Send a payment for each currency.",
  "Pay NDC offers by card or cash.",
  "Send `SeriesCode`.",
  "Send the id that the add operation returned.",
  "Remove entries first.",
  "Use a title of the PCC’s profiles.",
  "Name lines that it has.",
  "Add another entry.",
  "Send `SSRCode` or a subtype.",
  "Send a commission, tour code or endorsement.",
  "Send one of them.",
  "Send name and value pairs.",
  "Send address, telephone, e-mail or corporate code.",
  "Shorten or split it.",
  "Remove them.",
  "Shop ancillaries again.",
  "Send the traveler of the group.",
  "Price, then book.",
  "Book without pricing.",
  "Book fewer.",
  "Choose another one.",
  "Pay the flight in the same commit, or before.",
  "Void the documents first.",
  "Book the ancillary before the first commit of its flights.",
  "Refund the ticket, or ask the carrier.",
  "Search again.",
  "Issue them, or cancel.",
  "Use the call that the text names.",
  "Commit the workbench.",
  "Reshop the order, or search anew.",
  "Add form of payment and payment, also of zero, then modify again.",
  "Reprice an offer first, or commit.",
  "Refund the new ticket.",
  "None: there is nothing to refund.",
  "Quote again, and refund by the new quote.",
  "Retrieve the receipts of the reservation.",
  "Send `PUT /air/emds/{number}` with status `Refund`.",
  "Quote the documents of each reservation by themselves.",
  "Quote the tickets of each fare by themselves.",
  "Ask the carrier.",
  "Quote the whole offer.",
  "Send the number as the receipt shows it.",
  "Void it instead, if all of it is to be returned.",
  "Assign seats at check-in.",
  "Ask for the flight of the operating carrier.",
  "Ask for the seat map again.",
  "Choose a seat of the map.",
  "Choose another seat.",
  "As the reason says.",
  "Commit, then cancel the next one in a new workbench.",
  "Cancel the flight offer with it.",
  "Use `cancelitems`.",
  "Send one of the two forms.",
  "Add an offer.",
  "Add the travelers.",
  "Add the missing travelers or price for those there are, and commit again.",
  "Add or remove travelers, or request as many seats as there are travelers.",
  "Send one with a traveler; a contact’s does not count.",
  "Send the birth date alone, or the age that the traveler has between today and the journey.",
  "Price the offer for the type that suits the age, or correct the birth date.",
  "Void or refund the documents, correct the name, and ticket again.",
  "Cancel and book again for the other person.",
  "Cancel the offer and book it again under the right name.",
  "Price the offer with a child (`CNN`) in place of the infant.",
  "Add or move an adult for each infant.",
  "Replace the traveler, with the member; an e-mail address or telephone may also be that of a primary contact.",
  "Remove them from the workbench; ask the carrier.",
  "Add form of payment and payment.",
  "Add payments for the other travelers, or one for all.",
  "After a two-step stop commit again; otherwise add the offer to a new workbench.",
  "After a two-step stop commit again; otherwise commit with `scheduleChangeAcceptedInd`.",
  "Choose other flights, or commit with `overrideMCTInd`.",
  "Send it.",
  "Send letters, spaces and - ' . only.",
  "Send the name as in the machine-readable line of the passport. Latin letters with marks, Cyrillic and Greek are taken as they are.",
  "Send a number.",
  "Complete the travel document in a post-commit workbench, pay and commit.",
  "Open a new post-commit workbench and repeat the changes.",
  "Cancel that offer too, or keep the traveler.",
  "Use Cancel Offer of the hotel operations.",
  "Contact the vendor.",
  "Retrieve the reservation and book again.",
  "Send it again.",
  "Open a new workbench and book again.",
  "Open a post-commit workbench, pay and commit again.",
  "Let another PCC issue them.",
  "Add document overrides with `CommissionPercent`.",
  "Use another card.",
  "Authenticate the holder, send the form of payment again with `ThreeDomainSecurity`, and commit.",
  "Send it as `Locator`, in query or body.",
  "Check locator and access group.",
  "Check it and the access group.",
  "Use the record locator of the one that is meant; `NameValuePair` has them.",
  "Check the number; ticket the booking.",
  "Retrieve the reservation to see its documents.",
  "Check the number.",
  "Retrieve the reservation by its locator; its documents are listed there.",
  "List its documents.",
  "Send `TicketNumber`.",
  "Use Ticket Retrieve.",
  "Cancel the offer instead.",
  "Void each document by its number.",
  "None needed: treat it as done.",
  "It can only be refunded.",
  "Send a time after the issue, or no clock.",
  "Refund instead.",
  "Retry, or call the carrier.",
  "Void the EMD within its void period.",
  "Check the ids.",
  "Name fewer.",
  "Cancel and book separately.",
  "None.",
  "Cancel it first or divide them together.",
  "Leave the reservation together, or book them again.",
  "Void the documents instead.",
  "Void the EMD as well.",
  "Use an office of the group.",
  "Choose an earlier date.",
  "List the queue.",
  "Commit it, open a post-commit workbench, and add form of payment and payment there.",
  "Send an IATA airport or city code.",
  "Change vendor, class or dates.",
  "Take both from a search.",
  "Search again and book at the new price.",
  "Send one of the two.",
  "Send one of them, or equal ones.",
  "Name an adult with a full name.",
  "Retrieve the reservation.",
  "Send the object that the text names.",
  "Send an IATA code.",
  "Search by code or by coordinates.",
  "Send a smaller radius.",
  "Send `returnOnlyAvailablePropertiesInd` to leave them out.",
  "Request the rules of the rate before booking.",
  "Ask the hotel; a comment of the reservation reaches it.",
  "Search wider.",
  "Change dates, rooms or hotel.",
  "Use the record locator; `NameValuePair` has them where they are known.",
  "Ask the operator of the service to connect it.",
  "Request a new availability.",
  "Take it from an availability.",
  "Send the values of the offer.",
  "Send 1 to 9 rooms, 1 to 9 guests in each.",
  "Authenticate with 3-D Secure, and book again with the result in the form of payment.",
  "Resend with `acceptPriceChangeInd=true`, or let the offer expire.",
  "Resend with a higher maximum, or let the offer expire.",
  "Resend with `acceptGuaranteeChangeInd=true`.",
  "Send a complete card.",
  "Correct it, or send without strict validation.",
  "Send one for each booked room.",
  "Follow the text.",
  "Send `supplierLocator`.",
  "Send the `id` of one (`offer_2`), or its confirmation number.",
  "Send `supplierLocator`, or `offerID`.",
  "Ask the hotel.",
  "Send what is to change.",
  "Send the same request again, or Sync with the confirmation number from the traveler’s e-mail.",
  "Show it; book the rest elsewhere.",
  "Show it; book it again.",
  "Correct it if it matters.",
  "Send as many rooms as travelers.",
  "Ask the hotel if the guest has a confirmation.",
  "Nothing.",
  "Show it; `acceptPriceChangeInd=false` refuses it.",
  "Check it.",
]
