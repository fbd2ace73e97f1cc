import type { RefusalCode } from '../../lib/kernel/refusals.ts'

/** Why a refusal is answered, and what a client does about it. */
interface RefusalNote {
  readonly cause: string
  readonly cure: string
}

const note = (cause: string, cure: string): RefusalNote => ({ cause, cure })

const searchAgain = 'Search again and use the identifiers of the new answer.'
const retryLater = 'Send the same request again after a pause.'
const namePath = 'Correct the member that `NameValuePair` names.'
const ours = 'Report it with the `transactionId` of the answer.'

/** For every refusal of the service; a missing one does not compile. docs/errors.md is made from it. */
export const refusalNotes: Readonly<Record<RefusalCode, RefusalNote>> = {
  tokenInvalid: note(
    'No bearer token, or one that is expired or not of this issuer.',
    'Request a new token.',
  ),
  deliveryNotAuthentic: note(
    'A delivery to `/supplier-events` is not signed as its supplier signs.',
    'For operators: compare the secret of the inbox with that of the supplier’s webhook, and the clocks.',
  ),
  accessDenied: note(
    'The gateway’s authorizer or the web firewall rejected the request.',
    'Check the token and the address that the request comes from.',
  ),
  accessGroupMissing: note(
    'Neither access group nor PCC is sent, and the token grants several groups.',
    'Send `XAUTH_SERVICE_ACCESSGROUP` or `TVP-PCC-Core`.',
  ),
  accessGroupInvalid: note('The access group is not a UUID.', 'Send the UUID of the access group.'),
  accessGroupNotGranted: note(
    'The access group is not one of the token, or is not served here.',
    'Use a group that the token grants.',
  ),
  pccNotGranted: note('The PCC is not one of the token.', 'Use a PCC that the token grants.'),
  routeNotFound: note('No endpoint has this path.', 'Compare it with [the endpoints](endpoints.md).'),
  methodNotAllowed: note('The path exists, the method does not.', 'Use a method of the `Allow` header.'),
  inputInvalid: note('The body is not JSON, or a member is missing or of a wrong type.', namePath),
  bodyTooLarge: note('The body has more than 1 MB.', 'Send less.'),
  mediaTypeNotSupported: note('The gateway does not read this content type.', 'Send `application/json`.'),
  tooManyRequests: note(
    'On AWS: the access group, or all callers together, sent [more in a second than they may](deploy.md#limits-at-the-edge).',
    'Send the same request again after the seconds of `Retry-After`.',
  ),
  versionNotSupported: note(
    '`Accept-Version` or `Content-Version` is not 11.',
    'Send 11, or leave the header out.',
  ),
  clockHeaderInvalid: note(
    '`X-Sandbox-Clock` cannot be read, or is more than three years away.',
    'Send an ISO timestamp or an offset such as `+PT31M`.',
  ),
  strictHeaderInvalid: note(
    '`X-Sandbox-Strict` is neither `on` nor `off`.',
    'Send `on`, or leave the header out.',
  ),
  requestDoubtful: note(
    'Under `X-Sandbox-Strict: on`, a Warning: the place was understood here, or ignored; another host of the interface may refuse it.',
    'Send what `read` in `NameValuePair` shows; leave out what is not read.',
  ),
  doubtsNotShown: note(
    'Under `X-Sandbox-Strict: on`, a Warning: there are more such places than an answer shows.',
    'Mend the ones that are shown, and send the request again.',
  ),
  idempotencyKeyInvalid: note('`Idempotency-Key` is too long.', 'Send at most 255 characters.'),
  idempotencyKeyReused: note(
    'The key was used for a request with another body, path or query.',
    'Use a new key for every new request.',
  ),
  requestInProgress: note(
    'The first request with this key is not answered yet.',
    'Send the same request again after the seconds of the `Retry-After` header.',
  ),
  answerNotKept: note(
    'The first request with this key changed the workbench and was interrupted before it was answered; since then others changed it too.',
    'It was done, once: retrieve the workbench.',
  ),
  notImplemented: note(
    'The operation, or this use of it, is not served: EMDs by locator, refund quotes.',
    'See the summary of the endpoint for what to use instead.',
  ),
  storageFull: note(
    'The disk of the service is full: what was to be written was not; reads go on.',
    'Have the operator make space; send the same request again.',
  ),
  storageUnavailable: note(
    'The disk of the service fails, or a stored item is damaged.',
    'Retry; when it stays, have the operator look at the log.',
  ),
  supplierUnavailable: note('A supplier did not answer.', retryLater),
  overloaded: note(
    'The service, or a part of the cloud that it runs on, has more work than it can do now; nothing was begun, or it goes on by itself.',
    'Send the same request again after the pause of the header `Retry-After`.',
  ),
  requestIncomplete: note(
    'Embedded service: the headers did not arrive within 30 seconds, or the whole request within 60.',
    'Send it again, in one piece.',
  ),
  requestMalformed: note('Embedded service: what arrived is not HTTP.', 'Use an HTTP client.'),
  headersTooLarge: note('Embedded service: the headers have more than 16 KB.', 'Send fewer or shorter ones.'),
  requestTimedOut: note('The answer was not ready in time.', retryLater),
  internalError: note('A fault of the service; its log has the cause.', ours),

  noOffers: note(
    'No flight, fare or seat fits the search.',
    'Change dates, places or modifiers, or add content.',
  ),
  flightNotFound: note(
    'A flight named by carrier, number and date does not operate then.',
    'Take flights from a search.',
  ),
  scheduleMismatch: note(
    'The departure time sent is not the one scheduled.',
    'Send the scheduled time or none.',
  ),
  classNotAvailable: note(
    'The booking class has fewer seats than passengers, and availability was to be checked.',
    'Take another class or flight; `airAvailability` shows the seats.',
  ),
  noFare: note(
    'No filed fare fits the flights, classes, passengers and modifiers.',
    'Relax the modifiers or price without a booking class.',
  ),
  noApiOffers: note('The NDC carrier no longer has the offer.', searchAgain),
  segmentsCannotBeBooked: note(
    'The seats were sold between pricing and commit.',
    'Open a new workbench and add another offer.',
  ),
  tooManyPassengers: note('More passengers than one request may have.', 'Split the party.'),
  tooManyPassengerTypes: note('More passenger types than one request may have.', 'Split the party.'),
  tooManyLegs: note(
    'More O&Ds than the content allows: 6 for GDS, 3 for NDC.',
    'Search the journey in parts.',
  ),
  passengerTypeUnknown: note(
    'The code is no passenger type of the trade; `path` names the member.',
    'Send `ADT`, `CNN`, `INF` ...',
  ),
  passengerAgeInvalid: note(
    'Nobody of this age travels as the passenger type; `path` names the member.',
    'Correct the age, the birth date or the type.',
  ),
  birthDateInFuture: note('The passenger is not born at departure.', 'Correct the birth date.'),
  moreInfantsThanAdults: note(
    'Every infant travels with an adult of its own.',
    'Add adults, or search with fewer infants.',
  ),
  contentSourceUnknown: note('`contentSourceList` names no kind of content.', 'Send `GDS`, `NDC` or `LCC`.'),
  placeUnknown: note(
    'No connected supplier knows the airport or city; `path` names the member.',
    'Correct the code.',
  ),
  samePlace: note('Origin and destination are airports of one city.', 'Correct one of them.'),
  dateInPast: note('The day is over everywhere; `path` names the member.', 'Send a later date.'),
  notSupportedForNdc: note('The operation serves GDS content only.', 'Request GDS content.'),
  currencyUnknown: note('The currency code has no rate here.', 'Send an ISO 4217 code, or none.'),
  dateMissing: note(
    'An O&D has no departure date; only GDS content is searched by arrival date alone.',
    'Send `departureDate`.',
  ),
  privateFaresNotAgreed: note(
    '`PricingPCC` or `TicketingPCC` is of another access group, and private fares alone are wanted.',
    'Request public fares or name a PCC of the own group.',
  ),
  modifierIgnored: note(
    'Warning: a modifier contradicts another one or has no meaning here.',
    'Read the reason; the rest of the request was served.',
  ),
  splitTicketingNotActivated: note(
    'Warning: split ticketing is not offered.',
    'None needed; the answer holds ordinary fares.',
  ),
  flexibleDaysCapped: note('Warning: more days than a flexible search looks at.', 'Request three at most.'),
  supplierNotConnected: note(
    'No supplier of this deployment has the content, or the supplier of the offer was disconnected since.',
    'Ask the operator; `/health` lists the suppliers.',
  ),
  sourceFailed: note(
    'A supplier did not answer in time; the offers of the others are there.',
    'Repeat the search if that content matters.',
  ),
  currencyNotConverted: note(
    'Warning: the supplier prices in a currency of its own; so do its services and payments.',
    'Read the currency of each price; convert it for display only.',
  ),
  dateInvalid: note('A date is not in the calendar or not written `YYYY-MM-DD`.', 'Correct the date.'),
  transactionUnknown: note(
    'No cached search or price has this identifier: never cached, long expired, or of another tenant.',
    'A journey search is cached only with `offersPerPage`; search again.',
  ),
  transactionExpired: note('The search or price is over its lifetime (12 minutes GDS, 34 NDC).', searchAgain),
  nextLegNeedsLegSearch: note(
    'The identifier is of a journey search.',
    'Search with `SearchRepresentation` `Leg`.',
  ),
  everyLegNeeded: note('Offers of some legs only are named.', 'Name one offer of each leg.'),
  noLegLeft: note('The leg chosen is the last one.', 'Go on with AirPrice or Add Offer.'),
  flexNotActivated: note(
    'The agency is not activated for flexible searches.',
    'Set `flexibleSearch` in the agencies file.',
  ),
  tooManyAgencies: note('More agencies in `MultiPricingAgency` than allowed.', 'Name three at most.'),
  agencySkipped: note(
    'Warning: the token may not price for this PCC.',
    'Leave it out, or use a token that grants it.',
  ),
  flexIgnored: note('Warning: flexible searches have at most two O&Ds.', 'Search without flexibility.'),
  offersDoNotCombine: note(
    'The products of the legs share no combinability code.',
    'Choose products with a code in common.',
  ),
  offerNotInSearch: note('The offer or product id is not in that answer.', 'Send ids of the same answer.'),
  searchPageUnknown: note('The page number is beyond the last page.', 'Request a page from 1 to the last.'),
  oneProductOnly: note('`productIDs` names several products.', 'Request one product at a time.'),
  fareRulesMissing: note('The reservation holds no priced air offer.', 'Name a reservation with flights.'),
  noFlights: note('No flight of the day fits.', 'Change the date, the time range or the preferences.'),
  noFares: note(
    'No fare is filed between the cities for these dates and carriers.',
    'Search with fewer filters.',
  ),
  fareNotInDisplay: note('The display has no fare of this number.', 'Send a `sequence` of the display.'),
  fareDisplayUnknown: note('No fare display has this identifier.', 'Display the fares again.'),
  fareDisplayExpired: note('The fare display is over its lifetime.', 'Display the fares again.'),
  longTextNotForNdc: note('Warning: NDC offers have short rule texts.', 'None needed.'),
  onlyPenaltiesForNdc: note('Warning: of NDC offers only penalties are structured.', 'None needed.'),

  workbenchUnknown: note(
    'No open workbench has this identifier: never there, committed, discarded or of another tenant.',
    'Open a new one. Repeating a commit that succeeded answers its outcome again.',
  ),
  workbenchClosedByCommit: note(
    'The workbench was closed by a commit that failed.',
    'Open a new one. Repeating the commit answers its refusal again.',
  ),
  priceAfterCancelling: note(
    'A warning: the flights that remain of an offer have another price.',
    'Show it to the traveler; a commit in two steps, or one that refuses other prices, reports it once more.',
  ),
  workbenchClosed: note(
    'A second error beside the one that says why a commit failed: the workbench is closed.',
    'Open a new one and build the booking again.',
  ),
  workbenchExpired: note(
    'The workbench was not used for 30 minutes, or the offer named is in no open workbench.',
    'Open a new one.',
  ),
  workbenchBusy: note('Two requests changed the same item at once.', 'Send the request again.'),
  workbenchFull: note(
    'The item would exceed what the database keeps (400 KB).',
    'Send fewer remarks or offers.',
  ),
  reservationFull: note(
    'The reservation is so large (300 KB of the 400 KB that the database keeps) that what is to be sold may not fit. Nothing was sold; cancelling, voiding and refunding go on.',
    'Book the rest in a new reservation.',
  ),
  offerOrProductUnknown: note(
    'The offer or product id is not in the search, price or workbench named.',
    'Send ids of the same answer.',
  ),
  offerExpired: note('The search, price or NDC price guarantee is over.', searchAgain),
  onlyOfferTaken: note(
    'Warning: a special service names an offer that is not in the workbench, such as one of the search; it was added for the only offer there is.',
    'Send the identifier that Add Offer returned.',
  ),
  offerUnknown: note(
    'No offer of the workbench has this id.',
    'Send the identifier that Add Offer returned.',
  ),
  tooManySegments: note(
    'The reservation would hold more than 16 flight segments.',
    'Book a second reservation.',
  ),
  contentMixed: note(
    'GDS and NDC air, or NDC with unpriced or auxiliary segments, would be in one reservation.',
    'Book them as two reservations.',
  ),
  secondNdcOffer: note('The workbench holds an NDC offer already.', 'Book a second reservation.'),
  priceFirst: note(
    'A low-cost carrier, or an NDC carrier that sells only offers that were priced.',
    'Send AirPrice, then Add Offer with its identifier or that of the search.',
  ),
  unquotedNotDivisible: note('Segments without a price cannot be divided.', 'Price or cancel them first.'),
  passiveNotPriced: note('The segment was booked elsewhere.', 'Name segments sold here only.'),
  allTravelersPriced: note(
    'Some of the travelers are named; unpriced segments are priced for all of them.',
    'Name all travelers, or none.',
  ),
  manualFareNotSupported: note('A manual fare was sent.', 'Let the service price the segments.'),
  passiveNotPaid: note('The payment names a passive offer.', 'Leave that offer out.'),
  repriceExpired: note(
    'The time limit of the booking has passed; NDC offers cannot be added to it.',
    'Open a workbench for a new reservation.',
  ),
  refundQuoteRequired: note(
    'Cancelling the ticketed NDC offer would cost money: its void period is over, or its supplier quotes a smaller refund.',
    'Send a refund quote (cancel offer), then repeat the request.',
  ),
  retainNotSupported: note(
    'The carrier does not keep the value of cancelled tickets.',
    'Cancel without `RetainFlag`.',
  ),
  severalOffersNotActivated: note(
    'The PCC may have one GDS offer in a reservation.',
    'Set `severalGdsOffers` in the agencies file, or book separately.',
  ),
  nothingToCancel: note('The request selects nothing.', 'Name offers or segments, or send `cancelAllInd`.'),
  voidBeforeCancelling: note(
    'The offer is ticketed, or its ancillary has an EMD.',
    'Void the documents, then cancel.',
  ),
  partialNotForNdc: note('Single segments of an NDC offer are named.', 'Cancel the whole offer.'),
  ndcCancelledElsewhere: note('The NDC offer is an order at its carrier already.', 'Use Reservation Cancel.'),
  travelerUnknown: note(
    'No traveler of the workbench has this id.',
    'Send the identifier that Add Traveler returned.',
  ),
  notCommittedYet: note('Updates are for travelers that are filed.', 'Replace the traveler (PUT) instead.'),
  updateUnclear: note(
    'An item lacks its content, or exactly one of the three flags; or a name is to be deleted.',
    'Send the content with one flag.',
  ),
  updatableItemUnknown: note(
    'The item is not there any more: its id changes with its content.',
    'List the updatable items again.',
  ),
  formOfPaymentUnknown: note(
    'No form of payment has this id, or the one to be deleted is used by a payment.',
    'Send the id of the form of payment; delete its payment first.',
  ),
  formOfPaymentInvalid: note(
    'Card number, expiry, document number or waiver code is wrong, as the text says.',
    'Correct it.',
  ),
  paymentUnknown: note('No payment has this id.', 'Send the identifier that Add Payment returned.'),
  paymentSettled: note('Documents were issued for the payment.', 'Void the documents.'),
  offerTicketed: note('The offer and its ancillaries have their documents.', 'None needed.'),
  tooManyFormsOfPayment: note('A document would be paid with more forms than allowed.', 'Use two at most.'),
  splitForOnePassenger: note(
    'Several forms of payment pay for several travelers together.',
    'Name the traveler of each payment.',
  ),
  paymentsDoNotAddUp: note(
    'The payments of a document differ from what is due.',
    'Make their amounts add up to the amount in the text.',
  ),
  paymentAmountDiffers: note(
    'Warning: less is due than the amount sent, and less was charged.',
    'Show what was charged.',
  ),
  paymentInsufficient: note(
    'More is due than the payment names: nothing is charged, the booking is held (`Partial`).',
    'Pay what is due in a post-commit workbench.',
  ),
  paymentCurrencyDiffers: note(
    'The payment is in another currency than the offer.',
    'Send the amount in the currency of the offer.',
  ),
  paymentInSeveralCurrencies: note(
    'One payment is for offers in different currencies.',
    'Send a payment for each currency.',
  ),
  formOfPaymentNotForNdc: note(
    'The form of payment is for GDS content only (invoice, non-standard card).',
    'Pay NDC offers by card or cash.',
  ),
  securityCodeRequired: note('NDC carriers want the security code of the card.', 'Send `SeriesCode`.'),
  detailUnknown: note('No entry of that kind has this id.', 'Send the id that the add operation returned.'),
  tooManyDetails: note('The list is full.', 'Remove entries first.'),
  clientProfileUnknown: note('The PCC has no profile of this title.', 'Use a title of the PCC’s profiles.'),
  profileLineUnknown: note('The profile has no line of this number.', 'Name lines that it has.'),
  detailFiled: note('The entry was filed with the reservation.', 'Add another entry.'),
  serviceUnclear: note('Neither an SSR code nor a kind of service is sent.', 'Send `SSRCode` or a subtype.'),
  overridesEmpty: note(
    'The document overrides have no member.',
    'Send a commission, tour code or endorsement.',
  ),
  commissionUnclear: note('A commission has neither percentage nor amount.', 'Send one of them.'),
  accountingEmpty: note('The accounting entry has no member.', 'Send name and value pairs.'),
  agencyEmpty: note('The travel agency has no member.', 'Send address, telephone, e-mail or corporate code.'),
  contactEmpty: note(
    'The contact has no telephone, no e-mail and no refusal to give one.',
    'Send one of them.',
  ),
  remarkTooLong: note('The text is longer than remarks of its kind may be.', 'Shorten or split it.'),
  remarkInvalid: note('A vendor remark has other characters than carriers take.', 'Remove them.'),

  ancillaryUnknown: note('The ancillary is not in a shop of this workbench.', 'Shop ancillaries again.'),
  ancillaryExpired: note('The ancillary shop is older than 30 minutes.', 'Shop ancillaries again.'),
  ancillaryMismatch: note(
    'The ancillary was offered to another traveler.',
    'Send the traveler of the group.',
  ),
  ancillaryPriceFirst: note('NDC ancillaries are booked at a price of their own.', 'Price, then book.'),
  ancillaryPriceForNdc: note('GDS ancillaries need no price.', 'Book without pricing.'),
  ancillaryLimit: note('The traveler would have more of it than is sold to one.', 'Book fewer.'),
  ancillarySoldOut: note('None is left, or it was only shown as not sellable.', 'Choose another one.'),
  ancillaryFlightNotTicketed: note(
    'An EMD needs the ticket of its flight, which is not issued and not being issued.',
    'Pay the flight in the same commit, or before.',
  ),
  ancillaryOfTicketed: note('The flight of the ancillary is ticketed.', 'Void the documents first.'),
  ancillaryWithOrder: note(
    'The supplier sells ancillaries together with the flights only, and those are booked.',
    'Book the ancillary before the first commit of its flights.',
  ),
  changeNotPermitted: note(
    'The fare cannot be changed, or a coupon is not open for use; the text says which.',
    'Refund the ticket, or ask the carrier.',
  ),
  changeExpired: note('The results of a reshop or exchange search have expired.', 'Search again.'),
  reservationNotTicketed: note(
    'Only tickets can be exchanged, and there are none.',
    'Issue them, or cancel.',
  ),
  changeOfOtherContent: note(
    'The change of an NDC order is asked of the GDS, or the other way round.',
    'Use the call that the text names.',
  ),
  modifyForNdc: note('Modify commits changes of NDC orders only.', 'Commit the workbench.'),
  repriceNotSupported: note(
    'The offer is ticketed, from a GDS, or of a carrier that does not price it again.',
    'Reshop the order, or search anew.',
  ),
  changeUnpaid: note(
    'A change of tickets is not paid, and its carrier holds none unpaid.',
    'Add form of payment and payment, also of zero, then modify again.',
  ),
  changeMissing: note('No change is staged in the workbench.', 'Reprice an offer first, or commit.'),
  ticketOrLocator: note('Both a ticket and a locator are sent.', 'Send one of them.'),
  exchangeValueReturned: note(
    'The residual of the exchange went back to its payments, or its document was voided or refunded.',
    'Refund the new ticket.',
  ),
  noRefundableCoupons: note(
    'Every coupon is used, exchanged, refunded or void.',
    'None: there is nothing to refund.',
  ),
  refundQuoteChanged: note(
    'Coupons or rules have changed since the quote was made.',
    'Quote again, and refund by the new quote.',
  ),
  refundQuoteUsed: note(
    'The documents were refunded by this quote.',
    'Retrieve the receipts of the reservation.',
  ),
  emdRefundedByItself: note(
    'A document refund quote is for tickets.',
    'Send `PUT /air/emds/{number}` with status `Refund`.',
  ),
  documentsOfOthers: note(
    'The documents belong to several reservations, or not to the one that is named.',
    'Quote the documents of each reservation by themselves.',
  ),
  differentFares: note(
    'One quote is for tickets of one fare; these have different fare bases.',
    'Quote the tickets of each fare by themselves.',
  ),
  refundNotSupported: note(
    'The supplier cancels its orders without a quote, or not at all.',
    'Ask the carrier.',
  ),
  partialCancelNotSupported: note(
    'The quote names products or segments of a ticketed NDC offer; its carrier cancels whole orders only.',
    'Quote the whole offer.',
  ),
  documentNumberInvalid: note('A document number has 13 digits.', 'Send the number as the receipt shows it.'),
  ticketVoidable: note(
    'The void period of the ticket lasts: a void returns everything.',
    'Void it instead, if all of it is to be returned.',
  ),
  refundRefused: note('The carrier does not refund the document.', 'Ask the carrier.'),
  seatMapUnavailable: note('The carrier shows no seats of this flight.', 'Assign seats at check-in.'),
  seatMapOfCodeshare: note(
    'The flight is operated by a carrier that shows its seats on its own number only.',
    'Ask for the flight of the operating carrier.',
  ),
  seatNotAvailable: note('Someone else has the seat, or it is blocked.', 'Ask for the seat map again.'),
  seatInvalid: note(
    'The flight has no such seat in the booked cabin, or it is not one of the price group that the request names.',
    'Choose a seat of the map.',
  ),
  seatRestricted: note(
    'The traveler has no seat of its own, or may not sit there: exit rows are for adults.',
    'Choose another seat.',
  ),
  seatRefused: note('`reason` says which rule forbids this seat in this workbench.', 'As the reason says.'),
  onePaidSeat: note(
    'A paid seat was cancelled in this workbench already.',
    'Commit, then cancel the next one in a new workbench.',
  ),
  onlyBaggageForGds: note('The GDS ancillary is no baggage.', 'Cancel the flight offer with it.'),
  offerPartElsewhere: note(
    'Products or segments of an air offer without tickets are named.',
    'Use `cancelitems`.',
  ),
  seatMapViewOnly: note('Warning: the seats of a map of explicit flights cannot be booked.', 'None needed.'),
  ancillariesNone: note('Warning: no ancillary is sold for these flights and travelers.', 'None needed.'),

  buildUnclear: note(
    'The single payload names neither a cached offer nor flights, or other content than air.',
    'Send one of the two forms.',
  ),
  offerMissing: note('The workbench has nothing to book, or no offer to shop for.', 'Add an offer.'),
  travelerMissing: note('The workbench has no traveler.', 'Add the travelers.'),
  passengerCountMismatch: note(
    'Number and types of the travelers are not those that were priced; the message has both.',
    'Add the missing travelers or price for those there are, and commit again.',
  ),
  seatCountMismatch: note(
    'There are more or fewer travelers who need a seat than seats that were requested without a price.',
    'Add or remove travelers, or request as many seats as there are travelers.',
  ),
  telephoneRequired: note(
    'No traveler has a telephone.',
    'Send one with a traveler; a contact’s does not count.',
  ),
  birthDateRequired: note('A child or infant has neither birth date nor age.', 'Send one of them.'),
  birthDateImpossible: note('Nobody who travels was born on that day.', 'Correct the birth date.'),
  ageDiffers: note(
    'Age and birth date of a traveler contradict each other.',
    'Send the birth date alone, or the age that the traveler has between today and the journey.',
  ),
  ageNotOfType: note(
    'A traveler is too old or too young for the passenger type on the day of the first flight.',
    'Price the offer for the type that suits the age, or correct the birth date.',
  ),
  nameTicketed: note(
    'A name cannot change, and nobody can be replaced, while a ticket or EMD has the name.',
    'Void or refund the documents, correct the name, and ticket again.',
  ),
  nameNotCorrected: note(
    'Booked seats, rooms and cars cannot pass to another person. Up to three characters of surname and of given name can be corrected, at most half of them; titles and further given names are free.',
    'Cancel and book again for the other person.',
  ),
  nameFixed: note(
    'The carrier of a held offer corrects no names.',
    'Cancel the offer and book it again under the right name.',
  ),
  infantTurnsTwo: note(
    'Infants are below two years on each flight, the return included.',
    'Price the offer with a child (`CNN`) in place of the infant.',
  ),
  infantWithoutAdult: note(
    'There are more infants than adults, in the reservation or in a part of it after a division.',
    'Add or move an adult for each infant.',
  ),
  travelerMemberRequired: note(
    'The supplier of the offer requires a member that the traveler lacks.',
    'Replace the traveler, with the member; an e-mail address or telephone may also be that of a primary contact.',
  ),
  specialServicesWithOrder: note(
    'Special services were added to seats that are booked, at a supplier that requests them with the booking only.',
    'Remove them from the workbench; ask the carrier.',
  ),
  formOfPaymentMissing: note(
    'Tickets are wanted, and nothing pays for them.',
    'Add form of payment and payment.',
  ),
  paymentRequired: note('The NDC carrier holds no unpaid orders.', 'Add form of payment and payment.'),
  partPaymentRefused: note(
    'Payments are for some of the travelers of an offer whose supplier issues all tickets together.',
    'Add payments for the other travelers, or one for all.',
  ),
  priceChanged: note(
    'The price at commit is not the one that was added, and the commit stops on that.',
    'After a two-step stop commit again; otherwise add the offer to a new workbench.',
  ),
  priceCancelled: note(
    'The fare that was quoted is no longer filed, and the commit stops on that.',
    'After a two-step stop commit again; otherwise add the offer to a new workbench.',
  ),
  scheduleChanged: note(
    'A flight was retimed, and the commit stops on that.',
    'After a two-step stop commit again; otherwise commit with `scheduleChangeAcceptedInd`.',
  ),
  connectionTooShort: note(
    'A connection is below the minimum connection time.',
    'Choose other flights, or commit with `overrideMCTInd`.',
  ),
  givenNameRequired: note('A traveler has no given name.', 'Send it.'),
  nameInvalid: note(
    'A name has characters that documents cannot carry.',
    "Send letters, spaces and - ' . only.",
  ),
  nameNotLatin: note(
    'A name has letters that cannot be written in A to Z without knowing the passport: Chinese, Japanese, Arabic ...',
    'Send the name as in the machine-readable line of the passport. Latin letters with marks, Cyrillic and Greek are taken as they are.',
  ),
  contactTelephoneInvalid: note('The telephone of a contact has no digit.', 'Send a number.'),
  telephoneInvalid: note('A telephone has other characters than digits, - . and spaces.', 'Remove them.'),
  travelDocumentIncomplete: note(
    'A passport lacks name, date of birth or gender; the booking remains, unpaid.',
    'Complete the travel document in a post-commit workbench, pay and commit.',
  ),
  reservationChanged: note(
    'The reservation was changed by another commit since the workbench was opened.',
    'Open a new post-commit workbench and repeat the changes.',
  ),
  segmentTravelerRemoved: note(
    'A traveler who is to be removed has a hotel, car or ancillary.',
    'Cancel that offer too, or keep the traveler.',
  ),
  aggregatorStay: note('The hotel was sold by an aggregator.', 'Use Cancel Offer of the hotel operations.'),
  rentalUnderWay: note('The pick-up time of the car has passed.', 'Contact the vendor.'),
  holdExpired: note(
    'The ticketing time limit of the offer has passed.',
    'Retrieve the reservation and book again.',
  ),
  commitFailed: note(
    'A step failed for a reason that no supplier declared; what was done is undone. The request had no workbench.',
    'Send it again.',
  ),
  workbenchCommitFailed: note(
    'A step of a commit failed for a reason that no supplier declared; what was done is undone.',
    'Open a new workbench and book again.',
  ),
  issuanceFailed: note(
    'The host did not issue the document; the booking remains, unpaid.',
    'Open a post-commit workbench, pay and commit again.',
  ),
  ticketingNotAuthorised: note('The agency issues no GDS tickets.', 'Let another PCC issue them.'),
  commissionRequired: note(
    'The carrier issues only with a commission in per cent for every traveler.',
    'Add document overrides with `CommissionPercent`.',
  ),
  cardDeclined: note('The issuer refused the card, for the reason in the text.', 'Use another card.'),
  cardChallengeRequired: note(
    'The issuer wants a 3-D Secure authentication of the holder; nothing was charged.',
    'Authenticate the holder, send the form of payment again with `ThreeDomainSecurity`, and commit.',
  ),

  locatorMissing: note('The request has no locator.', 'Send it as `Locator`, in query or body.'),
  locatorUnknown: note(
    'No reservation of the tenant has this locator, or it is cancelled already.',
    'Check locator and access group.',
  ),
  reservationUnknown: note(
    'No reservation of the tenant has this identifier.',
    'Check it and the access group.',
  ),
  supplierLocatorAmbiguous: note(
    'Suppliers gave the same locator to several reservations whose travel is not over.',
    'Use the record locator of the one that is meant; `NameValuePair` has them.',
  ),
  mcoUnknown: note('The reservation has no MCO.', 'Retrieve the reservation to see its documents.'),
  ticketUnknown: note(
    'No such ticket, or the reservation has none.',
    'Check the number; ticket the booking.',
  ),
  emdUnknown: note('No such EMD.', 'Check the number.'),
  documentNumberAmbiguous: note(
    'The supplier numbers documents by order, so that several have this number.',
    'Retrieve the reservation by its locator; its documents are listed there.',
  ),
  documentHistoryMissing: note('The reservation has no such document.', 'List its documents.'),
  ticketNumberRequired: note('Tickets of NDC carriers are retrieved by number.', 'Send `TicketNumber`.'),
  ticketDisplayNotForNdc: note('The ticket is of an NDC carrier.', 'Use Ticket Retrieve.'),
  documentNotForNdc: note('The document is of an NDC carrier.', 'Cancel the offer instead.'),
  documentNotForLowCost: note(
    'Batch Void is not for documents of low-cost carriers.',
    'Void each document by its number.',
  ),
  documentAlreadyVoid: note('The document is void.', 'None needed: treat it as done.'),
  couponsNotOpen: note('A coupon is used, checked in, exchanged or refunded.', 'It can only be refunded.'),
  documentNotIssued: note(
    '`X-Sandbox-Clock` puts the request before the issue of the document that it voids, refunds or exchanges.',
    'Send a time after the issue, or no clock.',
  ),
  voidPeriodExpired: note('The void period that the supplier gave is over.', 'Refund instead.'),
  voidRefused: note(
    'The carrier did not void the document; it is still good.',
    'Retry, or call the carrier.',
  ),
  refundNotAllowed: note('EMD refunds are not served.', 'Void the EMD within its void period.'),
  travelerNotInReservation: note('A traveler to be divided is not in the reservation.', 'Check the ids.'),
  noTravelerRemains: note('All travelers are to be divided off.', 'Name fewer.'),
  notDivisible: note('The NDC carrier does not divide orders.', 'Cancel and book separately.'),
  nothingToDivide: note('The reservation is cancelled.', 'None.'),
  hotelShared: note('A hotel is for travelers of both parts.', 'Cancel it first or divide them together.'),
  unpaidTimeOver: note(
    'Some travelers of the offer have tickets, the others lost their seats at the time limit.',
    'Leave the reservation together, or book them again.',
  ),
  paymentNotCancellable: note(
    'The payment is not settled, or its carrier does not support cancelling it.',
    'Void the documents instead.',
  ),
  emdStillOpen: note(
    'Warning: a ticket was voided, the EMD of its ancillary was not.',
    'Void the EMD as well.',
  ),

  queuePccNotAllowed: note(
    'The queue is of an office outside the access group.',
    'Use an office of the group.',
  ),
  queueDateTooFar: note('The date is further ahead than flights are sold.', 'Choose an earlier date.'),
  notOnQueue: note('The reservation is on none of the queues named.', 'List the queue.'),

  rentalPlaceUnknown: note('No rental location has this code.', 'Send an IATA airport or city code.'),
  rentalDatesInvalid: note('Pick-up or return date is wrong, as the text says.', 'Correct it.'),
  noVehicles: note('Warning: no car fits.', 'Change vendor, class or dates.'),
  vehiclePageUnknown: note('The search is expired, or has no such page.', 'Search again.'),
  flightsPaidLater: note(
    'The workbench adds the first GDS flights to a reservation of hotels or cars.',
    'Commit it, open a post-commit workbench, and add form of payment and payment there.',
  ),
  vehicleUnknown: note('The vendor has no such vehicle or rate there.', 'Take both from a search.'),
  vehicleOfferUnknown: note('The offer is in no search of the tenant.', 'Search again.'),
  vehicleOfferExpired: note('The car search is older than 30 minutes.', 'Search again.'),
  vehiclePriceChanged: note(
    'The supplier asks more for the car than when it was found.',
    'Search again and book at the new price.',
  ),
  vehicleNotChosen: note('Neither an offer nor vendor and ACRISS code are sent.', 'Send one of the two.'),
  vehicleMismatch: note(
    'The offer is of another rental than the criteria.',
    'Send one of them, or equal ones.',
  ),
  driverMissing: note('No traveler can drive, as the text says.', 'Name an adult with a full name.'),
  rentalReservationUnknown: note(
    'No reservation, or no live car in it, has this identifier; or it was cancelled meanwhile.',
    'Retrieve the reservation.',
  ),
  rentalBegun: note('The pick-up time has passed.', 'Contact the vendor.'),
  vehicleNotAvailable: note('The last car of this class was rented.', 'Choose another one.'),

  hotelObjectMissing: note('A required object is missing.', 'Send the object that the text names.'),
  hotelCheckInInvalid: note('The check-in date is missing, in the past or no date.', 'Correct it.'),
  hotelDatesInvalid: note('Check-out is not after check-in, or the stay is too long.', 'Correct it.'),
  hotelPlaceUnknown: note('The city or airport code is not known.', 'Send an IATA code.'),
  hotelAddressUnknown: note('No hotel is known in a city of this name.', 'Search by code or by coordinates.'),
  hotelRadiusReduced: note('Warning: a search covers 40 kilometres or 25 miles.', 'Send a smaller radius.'),
  hotelRatesUnavailable: note(
    'Warning: hotels that have no room for the stay are listed without rates.',
    'Send `returnOnlyAvailablePropertiesInd` to leave them out.',
  ),
  hotelRatesWithoutPolicy: note(
    'Warning: the supplier tells the cancellation terms of some rates in the rules only.',
    'Request the rules of the rate before booking.',
  ),
  hotelExtraBedsNotPriced: note(
    'Warning: cribs and extra beds are neither priced nor reserved.',
    'Ask the hotel; a comment of the reservation reaches it.',
  ),
  hotelCurrencyUnknown: note('The requested currency has no rate here.', 'Send an ISO 4217 code, or none.'),
  hotelAccessGroupInvalid: note('The access group is not a UUID.', 'Send the UUID of the access group.'),
  hotelNothingFound: note('No hotel is near the place or fits the filters.', 'Search wider.'),
  hotelNoRates: note('Warning: no room is free for the stay.', 'Change dates, rooms or hotel.'),
  hotelSupplierDown: note('The hotel supplier did not answer.', retryLater),
  hotelTimedOut: note('The operation took longer than the gateway waits.', retryLater),
  hotelBusy: note('Requests change the same reservation at the same time.', retryLater),
  hotelTooLarge: note('Comments or travelers do not fit into one reservation.', 'Send less.'),
  hotelLocatorAmbiguous: note(
    'Suppliers gave the same locator or document number to several reservations.',
    'Use the record locator; `NameValuePair` has them where they are known.',
  ),
  hotelNotConnected: note(
    'No supplier of the content serves the office, or the one that sold the segment is no longer part of the deployment.',
    'Ask the operator of the service to connect it.',
  ),
  hotelPropertyUnknown: note('No hotel has this chain and property code.', 'Take both from a search.'),
  hotelPageUnknown: note('The list is expired, or has no such page.', 'Search again.'),
  hotelOfferUnknown: note('No availability of the tenant holds the offer.', 'Request a new availability.'),
  hotelOfferExpired: note('The availability is older than 30 minutes.', 'Request a new availability.'),
  hotelBookingCodeUnknown: note(
    'The hotel has no rate of this booking code.',
    'Take it from an availability.',
  ),
  hotelOfferMismatch: note('A member differs from the offer named.', 'Send the values of the offer.'),
  hotelRoomsInvalid: note('Rooms or guests are out of range.', 'Send 1 to 9 rooms, 1 to 9 guests in each.'),
  hotelNotAvailable: note('No room of the rate is left.', 'Request a new availability.'),
  hotelCardRefused: note('The card was declined, or the hotel does not take it.', 'Use another card.'),
  hotelCardChallenged: note(
    'The issuer wants the holder of the card authenticated before this service charges the room.',
    'Authenticate with 3-D Secure, and book again with the result in the form of payment.',
  ),
  hotelPriceChanged: note(
    'The price now differs from the earlier step; nothing is booked.',
    'Resend with `acceptPriceChangeInd=true`, or let the offer expire.',
  ),
  hotelPriceAboveMaximum: note(
    'The increase is above `maximumPriceIncrease`; nothing is booked.',
    'Resend with a higher maximum, or let the offer expire.',
  ),
  hotelGuaranteeRequired: note(
    'The rate now requires a guarantee; nothing is booked.',
    'Resend with `acceptGuaranteeChangeInd=true`.',
  ),
  hotelDepositRequired: note(
    'The rate now requires a deposit; nothing is booked.',
    'Resend with `acceptGuaranteeChangeInd=true`.',
  ),
  hotelPrepayRequired: note(
    'The rate now requires prepayment; nothing is booked.',
    'Resend with `acceptGuaranteeChangeInd=true`.',
  ),
  hotelTravelerInvalid: note(
    'A traveler’s name, telephone or e-mail is wrong, as the text says.',
    'Correct it.',
  ),
  hotelFormOfPaymentInvalid: note('No card is sent, or its data is wrong.', 'Send a complete card.'),
  hotelCommentInvalid: note(
    'A comment breaks its rule and strict validation is on.',
    'Correct it, or send without strict validation.',
  ),
  hotelConfirmationInvalid: note(
    'The confirmation number is missing, or there are too many of them.',
    'Send one for each booked room.',
  ),
  hotelNotModifiable: note('Passive and aggregator segments are not modified here.', 'Follow the text.'),
  hotelSegmentUnclear: note('The offer has several segments.', 'Send `supplierLocator`.'),
  segmentUnclear: note(
    'Several rooms were sold from one offer and share its Identifier.',
    'Send the `id` of one (`offer_2`), or its confirmation number.',
  ),
  hotelFieldInvalid: note('A member of the order has a value that it cannot have.', 'Correct it.'),
  hotelSegmentNotNamed: note('No hotel segment is named.', 'Send `supplierLocator`, or `offerID`.'),
  stayOver: note('The guest has left.', 'Ask the hotel.'),
  hotelNothingToChange: note('The change has no member that can change.', 'Send what is to change.'),
  hotelSellUnconfirmed: note(
    'The hotel does not say whether it sold; the room may be booked.',
    'Send the same request again, or Sync with the confirmation number from the traveler’s e-mail.',
  ),
  hotelFewerRooms: note('Warning: the hotel had fewer rooms.', 'Show it; book the rest elsewhere.'),
  hotelOfferNotSold: note('Warning: one of several offers was not sold.', 'Show it; book it again.'),
  hotelCommentDropped: note(
    'Warning: a comment broke its rule and was left out.',
    'Correct it if it matters.',
  ),
  hotelRoomPerTravelerIgnored: note(
    'Warning: rooms and travelers differ in number.',
    'Send as many rooms as travelers.',
  ),
  hotelCancelledHere: note(
    'Warning: the hotel has no such room (a Sync recorded it); there is no cancellation number.',
    'Ask the hotel if the guest has a confirmation.',
  ),
  hotelUnchanged: note('Warning: the room has the dates that were sent.', 'Nothing.'),
  hotelChangedPrice: note(
    'Warning: the new dates were sold at another price.',
    'Show it; `acceptPriceChangeInd=false` refuses it.',
  ),
  hotelReservationUnknown: note('No reservation, or no live hotel in it, has this identifier.', 'Check it.'),
}
