// Written by `npm run docs` from the catalogue of routes. Do not edit.

import type { CallOptions } from '../call-options.ts'
import type { OperationSpec } from '../operation-spec.ts'
import type {
  Accounting,
  AccountingResponse,
  AddAgencyAddressBody,
  AddAgencyCorporateCodeBody,
  AddAgencyEmailBody,
  AddAgencyTelephoneBody,
  AddTravelerListTravelerBody,
  AddVehicleReservationBuildBody,
  AgencyQueuePlacement,
  AgencyQueueRemoval,
  AgencyQueueResponse,
  AgencyQueueSelection,
  AirAvailabilityCatalogProductOfferingsResponse,
  BaseResponse,
  CancelOfferOfferListResponse,
  CancelRequest,
  CatalogOfferingsAirChangeResponse,
  CatalogOfferingsAncillaryListResponse,
  CatalogOfferingsHospitalityResponse,
  CatalogOfferingsQueryAirChange,
  CatalogOfferingsQueryAncillaries,
  CatalogOfferingsQueryRequestVehicle,
  CatalogOfferingsQuerySeatAvailability,
  CatalogOfferingsRequestBody,
  CatalogOfferingsVehicleResponse,
  CatalogProductOfferingsQueryBuildNext,
  CatalogProductOfferingsQueryBuildOptions,
  CatalogProductOfferingsQueryRequest,
  CatalogProductOfferingsResponse,
  ClientProfileMove,
  CreateOfferOfferListResponse,
  CustomAuxiliarySegmentResponse,
  CustomAuxiliarySegments,
  DocumentHistoryListResponse,
  DocumentHistoryRequest,
  DocumentHistoryResponse,
  DocumentOverrides,
  DocumentOverridesResponse,
  DocumentVoidListResponse,
  DocumentVoidRequest,
  EMDListResponse,
  EMDQueryUpdateEMD,
  FareDisplayQueryRequest,
  FareDisplayResponse,
  FareRuleListResponse,
  FormOfPayment,
  FormOfPaymentListRequest,
  FormOfPaymentListResponse,
  FormOfPaymentResponse,
  HotelReservationChange,
  HotelReservationDetail,
  LocatorBody,
  OfferCreateRequest,
  OfferHospitalityResponse,
  OfferListResponse,
  OfferQueryBuildAncillaryOffersFromCatalogOfferings,
  OfferQueryBuildAncillarySeatOffers,
  OfferQueryBuildFromCatalogOfferings,
  OfferQueryBuildFromCatalogProductOfferings,
  OfferQueryBuildFromOffer,
  OfferQueryBuildFromProducts,
  OfferQueryBuildFromUnpricedSegments,
  OfferQueryCancelOffer,
  OfferQueryDocumentRefundQuote,
  OfferQueryHospitalityRequest,
  OfferResponse,
  PassiveReservationDetail,
  Payment,
  PaymentListRequest,
  PaymentListResponse,
  PaymentResponse,
  PriceAncillariesOfferListResponse,
  PrimaryContact,
  PrimaryContactBody,
  PrimaryContactListResponse,
  PrimaryContactResponse,
  PropertiesQuerySearch,
  PropertiesQuerySpecificPropertyList,
  PropertiesResponse,
  QuoteDocumentRefundOfferListResponse,
  ReceiptListResponse,
  ReceiptQueryDocumentRefundFromOfferList,
  ReplaceReservationCommentsReservationCommentBody,
  ReplaceSpecialServiceSpecialServiceBody,
  ReplaceTravelerTravelerBody,
  RepriceOfferListResponse,
  ReservationBuildBody,
  ReservationCancelRequest,
  ReservationCommentBody,
  ReservationCommentListResponse,
  ReservationDetailRequest,
  ReservationID,
  ReservationQueryBuild,
  ReservationQueryBuildAir,
  ReservationQueryCommitReservation,
  ReservationQueryDivide,
  ReservationResponse,
  RulesByOfferBody,
  ShopAncillariesCatalogOfferingsAncillaryListResponse,
  SpecialServiceBody,
  SpecialServiceIDBody,
  SpecialServiceListResponse,
  TicketChangeEligibilityListResponse,
  TicketIdResponse,
  TicketListResponse,
  TicketQueryGetByLocator,
  TicketQueryUpdateTicket,
  TravelAgency,
  TravelAgencyQueryTravelAgency,
  Traveler,
  TravelerListResponse,
  TravelerQueryUpdate,
  TravelerResponse,
  TravelerUpdatableItemsListResponse,
  TravelerUpdatableItemsQueryBuildFromTraveler,
  UnpricedSegments,
  UnpricedSegmentsResponse,
} from './types.ts'

/** Every operation of the interface, by its name in the documents. Each answers the content of its root member. */
export interface Operations {
  /** Flights of a day with the seats of every booking class, without prices. `POST /air/search/airAvailability` */
  airAvailability(body: CatalogProductOfferingsQueryRequest, options?: CallOptions): Promise<AirAvailabilityCatalogProductOfferingsResponse>
  /** Offers for a journey of up to six origin and destination pairs; with offersPerPage the result is cached, so that later requests can refer to it. `POST /air/catalog/search/catalogproductofferings` */
  search(body: CatalogProductOfferingsQueryRequest, options?: CallOptions): Promise<CatalogProductOfferingsResponse>
  /** A further page of a search with offersPerPage, or of a next leg search. `GET /air/catalog/search/catalogproductofferings` */
  searchPage(options: CallOptions & { query: { identifier: string; pageNumber?: number; view?: string } }): Promise<CatalogProductOfferingsResponse>
  /** Offers of the next leg of a leg-by-leg search, after an offer was selected. The answer has its own identifier. `POST /air/catalog/search/catalogproductofferings/buildnext` */
  nextLeg(body: CatalogProductOfferingsQueryBuildNext, options?: CallOptions): Promise<CatalogProductOfferingsResponse>
  /** Every brand (fare family) of selected flights: the cheapest and up to 99 upsells. `POST /air/catalog/search/catalogproductofferings/buildoptions` */
  flightSpecificSearch(body: CatalogProductOfferingsQueryBuildOptions, options?: CallOptions): Promise<CatalogProductOfferingsResponse>
  /** A search over alternative dates and airports, priced for up to three more agencies. Accounts must be activated for it. `POST /air/catalog/search/catalogproductofferings/premiumflex` */
  flexSearch(body: CatalogProductOfferingsQueryRequest, options?: CallOptions): Promise<CatalogProductOfferingsResponse>
  /** Every brand of selected flights, for each agency that the flexible search was priced for. `POST /air/catalog/search/catalogproductofferings/buildpremiumflexoptions` */
  flexFlightSpecificSearch(body: CatalogProductOfferingsQueryBuildOptions, options?: CallOptions): Promise<CatalogProductOfferingsResponse>
  /** Price offers of a search: what they cost now, and their full terms. `POST /air/price/offers/buildfromcatalogproductofferings` */
  airPrice(body: OfferQueryBuildFromCatalogProductOfferings, options?: CallOptions): Promise<OfferListResponse>
  /** Price an explicit itinerary (flights by number and date); no search is needed. `POST /air/price/offers/buildfromproducts` */
  airPriceFromProducts(body: OfferQueryBuildFromProducts, options?: CallOptions): Promise<OfferListResponse>
  /** Rules of the fare of an offer that a search returned. `GET /air/farerule/farerules/fromcatalogproductofferings` */
  fareRulesFromSearch(options: CallOptions & { query: { catalogProductOfferingsIdentifier: string; catalogProductOfferingID: string; productIDs?: readonly string[] | string; fareRuleType: 'ShortText' | 'LongText' | 'Structured'; fareRuleCategories?: readonly string[] | string } }): Promise<FareRuleListResponse>
  /** Rules of the fares of a priced offer. `GET /air/farerule/farerules/fromoffer` */
  fareRulesFromOffer(options: CallOptions & { query: { offerIdentifier: string; productIDs?: readonly string[] | string; fareRuleType: 'ShortText' | 'LongText' | 'Structured'; fareRuleCategories?: readonly string[] | string } }): Promise<FareRuleListResponse>
  /** Rules of the fares that a reservation holds. `GET /air/farerule/farerules/fromreservation` */
  fareRulesFromReservation(options: CallOptions & { query: { reservationIdentifier: string; offerIDs?: readonly string[] | string; productIDs?: readonly string[] | string; flightIDs?: readonly string[] | string; fareRuleType: 'ShortText' | 'LongText' | 'Structured'; fareRuleCategories?: readonly string[] | string } }): Promise<FareRuleListResponse>
  /** Fares filed between two cities that can be bought for the dates, the cheapest first, without seats or flights. `POST /air/faredisplay/fares` */
  fareDisplay(body: FareDisplayQueryRequest, options?: CallOptions): Promise<FareDisplayResponse>
  /** Rules of one fare of a fare display, as text. `GET /air/farerule/farerules/fromfaredisplay` */
  fareRulesFromFareDisplay(options: CallOptions & { query: { fareRuleIdentifier: string; fareID: number; fareRuleType: 'ShortText' | 'LongText' } }): Promise<FareRuleListResponse>
  /** Open a workbench for a new reservation. `POST /air/book/session/reservationworkbench` */
  newWorkbench(body?: ReservationID, options?: CallOptions): Promise<ReservationResponse>
  /** Open a workbench for an existing reservation, with everything it holds. `POST /air/book/session/reservationworkbench/buildfromlocator` */
  postCommitWorkbench(body?: LocatorBody, options?: CallOptions & { query?: { Locator?: string; source?: string } }): Promise<ReservationResponse>
  /** Open a workbench for an existing reservation by its identifier. `POST /air/book/session/reservationworkbench/buildfromidentifier/{Identifier}` @deprecated */
  postCommitWorkbenchByIdentifier(locator: string, body?: ReservationID, options?: CallOptions): Promise<ReservationResponse>
  /** Everything added to the workbench so far. `GET /air/book/session/reservationworkbench/{Identifier}` */
  retrieveWorkbench(workbench: string, options?: CallOptions): Promise<ReservationResponse>
  /** Discard the workbench and its content; the reservation it was opened for does not change. `DELETE /air/book/session/reservationworkbench/{Identifier}` */
  discardWorkbench(workbench: string, options?: CallOptions): Promise<void>
  /** Add a traveler, or several. `POST /air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers` */
  addTraveler(workbench: string, body: { Traveler: Traveler }, options?: CallOptions): Promise<TravelerResponse>
  /** Add up to nine travelers; all or none. `POST /air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/list` */
  addTravelerList(workbench: string, body: AddTravelerListTravelerBody, options?: CallOptions): Promise<TravelerListResponse>
  /** The travelers of the workbench. `GET /air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers` @deprecated */
  listTravelers(workbench: string, options?: CallOptions): Promise<TravelerListResponse>
  /** One traveler of the workbench, by identifier or id. `GET /air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}` @deprecated */
  retrieveTraveler(workbench: string, traveler: string, options?: CallOptions): Promise<TravelerResponse>
  /** Replace a traveler; identifier and id are kept. `PUT /air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}` @deprecated */
  replaceTraveler(workbench: string, traveler: string, body: ReplaceTravelerTravelerBody, options?: CallOptions): Promise<void>
  /** Remove a traveler, with the services requested for that traveler. `DELETE /air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}` @deprecated */
  removeTraveler(workbench: string, traveler: string, options?: CallOptions): Promise<void>
  /** What can be changed of the travelers of a reservation, item by item; post-commit workbench. `POST /air/book/updateableitem/reservationworkbench/{ReservationResource_Identifier}/travelerupdatableitems/buildfromtraveler` */
  listUpdatableItems(workbench: string, body?: TravelerUpdatableItemsQueryBuildFromTraveler, options?: CallOptions): Promise<TravelerUpdatableItemsListResponse>
  /** Add, modify or delete items of a traveler of a reservation; post-commit workbench. `PUT /air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/updatefromtravelerupdateditems/{Identifier}` */
  updateTraveler(workbench: string, traveler: string, body: TravelerQueryUpdate, options?: CallOptions): Promise<void>
  /** Commit: held without a payment, ticketed with one. `POST /air/book/reservation/reservations/{Identifier}` */
  commitWorkbench(workbench: string, body?: ReservationQueryCommitReservation, options?: CallOptions & { query?: { Issuance?: 'Ticket' | 'BackOffice' | 'All' | 'Invoice'; DocumentValue?: 'Retain' | 'Refund' | 'Forfeit' | 'Void'; autoDeleteDate?: string; payLaterInd?: string } }): Promise<ReservationResponse>
  /** Add a contact of the travelers: telephone, e-mail, or that they refuse to give one. `POST /air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts` */
  addPrimaryContact(workbench: string, body?: PrimaryContact, options?: CallOptions): Promise<PrimaryContactResponse>
  /** Add several contacts; all or none. `POST /air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts/list` @deprecated */
  addPrimaryContactList(workbench: string, body: PrimaryContactBody, options?: CallOptions): Promise<PrimaryContactListResponse>
  /** Replace a contact; identifier and id are kept. `PUT /air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts/{Identifier}` @deprecated */
  replacePrimaryContact(workbench: string, contact: string, body?: PrimaryContact, options?: CallOptions): Promise<PrimaryContactResponse>
  /** Remove a contact. `DELETE /air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts/{Identifier}` */
  removePrimaryContact(workbench: string, contact: string, options?: CallOptions): Promise<void>
  /** Add remarks: notepad, general, itinerary, historical, special instruction, or for the carrier. `POST /air/book/remarks/reservationworkbench/{ReservationResource_Identifier}/reservationcomments/list` */
  addReservationComments(workbench: string, body: ReservationCommentBody, options?: CallOptions): Promise<ReservationCommentListResponse>
  /** Replace the remarks of one entry. `PUT /air/book/remarks/reservationworkbench/{ReservationResource_Identifier}/reservationcomments/{Identifier}/comments` @deprecated */
  replaceReservationComments(workbench: string, comment: string, body: ReplaceReservationCommentsReservationCommentBody, options?: CallOptions): Promise<ReservationCommentListResponse>
  /** Remove the remarks of one entry. `DELETE /air/book/remarks/reservationworkbench/{ReservationResource_Identifier}/reservationcomments/{Identifier}/comments` */
  removeReservationComments(workbench: string, comment: string, options?: CallOptions): Promise<void>
  /** Request special services (SSR) from the carriers: meals, wheelchairs, bassinets, assistance. `POST /air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/list` */
  addSpecialServices(workbench: string, body: SpecialServiceBody, options?: CallOptions): Promise<SpecialServiceListResponse>
  /** Remove several special services; all or none. `POST /air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/deletemultiple` */
  removeSpecialServices(workbench: string, body: SpecialServiceIDBody, options?: CallOptions): Promise<void>
  /** Replace a special service; it is requested again. `PUT /air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/{Identifier}` @deprecated */
  replaceSpecialService(workbench: string, service: string, body: ReplaceSpecialServiceSpecialServiceBody, options?: CallOptions): Promise<SpecialServiceListResponse>
  /** Remove a special service. `DELETE /air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/{Identifier}` */
  removeSpecialService(workbench: string, service: string, options?: CallOptions): Promise<void>
  /** Set commissions, tour codes and endorsements for the tickets of an offer. `POST /air/book/documentoverride/Reservation/{ReservationResource_Identifier}/documentoverrides` */
  addDocumentOverrides(workbench: string, body?: DocumentOverrides, options?: CallOptions): Promise<DocumentOverridesResponse>
  /** Replace document overrides that are not committed yet. `PUT /air/book/documentoverride/Reservation/{ReservationResource_Identifier}/documentoverrides/{Identifier}` @deprecated */
  replaceDocumentOverrides(workbench: string, overrides: string, body?: DocumentOverrides, options?: CallOptions): Promise<DocumentOverridesResponse>
  /** Remove document overrides that are not committed yet. `DELETE /air/book/documentoverride/Reservation/{ReservationResource_Identifier}/documentoverrides/{Identifier}` @deprecated */
  removeDocumentOverrides(workbench: string, overrides: string, options?: CallOptions): Promise<void>
  /** Add accounting data (names and values for the agency); the detailed view of the reservation shows them. `POST /air/book/accounting/reservationworkbench/{ReservationResource_Identifier}/accountings` */
  addAccounting(workbench: string, body?: Accounting, options?: CallOptions): Promise<AccountingResponse>
  /** Replace the accounting data. `PUT /air/book/accounting/reservationworkbench/{ReservationResource_Identifier}/accountings/{Identifier}` @deprecated */
  replaceAccounting(workbench: string, accounting: string, body?: Accounting, options?: CallOptions): Promise<AccountingResponse>
  /** Remove the accounting data. `DELETE /air/book/accounting/reservationworkbench/{ReservationResource_Identifier}/accountings/{Identifier}/namevaluepairs` */
  removeAccountingPairs(workbench: string, accounting: string, options?: CallOptions): Promise<void>
  /** Add the contact data of the agency: address, telephone, e-mail, corporate code. `POST /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency` */
  addTravelAgency(workbench: string, body?: TravelAgencyQueryTravelAgency, options?: CallOptions): Promise<TravelAgency>
  /** Add the address to the agency. `POST /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addaddress` */
  addAgencyAddress(workbench: string, body: AddAgencyAddressBody, options?: CallOptions): Promise<TravelAgency>
  /** Replace the address of the agency. `PUT /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updateaddress` */
  updateAgencyAddress(workbench: string, agency: string, body: AddAgencyAddressBody, options?: CallOptions): Promise<TravelAgency>
  /** Remove the address of the agency. `DELETE /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deleteaddress/{itemId}` */
  deleteAgencyAddress(workbench: string, agency: string, agencyItem: string, options?: CallOptions): Promise<void>
  /** Add the corporate code to the agency. `POST /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addcorporatecode` */
  addAgencyCorporateCode(workbench: string, body: AddAgencyCorporateCodeBody, options?: CallOptions): Promise<TravelAgency>
  /** Replace the corporate code of the agency. `PUT /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updatecorporatecode` */
  updateAgencyCorporateCode(workbench: string, agency: string, body: AddAgencyCorporateCodeBody, options?: CallOptions): Promise<TravelAgency>
  /** Remove the corporate code of the agency. `DELETE /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deletecorporatecode` */
  deleteAgencyCorporateCode(workbench: string, agency: string, options?: CallOptions): Promise<void>
  /** Add the e-mail address to the agency. `POST /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addemail` */
  addAgencyEmail(workbench: string, body: AddAgencyEmailBody, options?: CallOptions): Promise<TravelAgency>
  /** Replace the e-mail address of the agency. `PUT /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updateemail` */
  updateAgencyEmail(workbench: string, agency: string, body: AddAgencyEmailBody, options?: CallOptions): Promise<TravelAgency>
  /** Remove the e-mail address of the agency. `DELETE /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deleteemail/{itemId}` */
  deleteAgencyEmail(workbench: string, agency: string, agencyItem: string, options?: CallOptions): Promise<void>
  /** Add a telephone to the agency. `POST /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addtelephone` */
  addAgencyTelephone(workbench: string, body: AddAgencyTelephoneBody, options?: CallOptions): Promise<TravelAgency>
  /** Replace a telephone of the agency. `PUT /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updatetelephone` */
  updateAgencyTelephone(workbench: string, agency: string, body: AddAgencyTelephoneBody, options?: CallOptions): Promise<TravelAgency>
  /** Remove a telephone of the agency. `DELETE /air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deletetelephone/{itemId}` */
  deleteAgencyTelephone(workbench: string, agency: string, agencyItem: string, options?: CallOptions): Promise<void>
  /** Move a client profile of the agency into the workbench: remarks, contacts, special services, accounting. `PUT /air/book/profile/reservationworkbench/{ReservationResource_Identifier}/clientprofile` */
  moveHostProfile(workbench: string, body: ClientProfileMove, options?: CallOptions): Promise<void>
  /** List the seats of flights with their prices: of a search, a price, a workbench or a booking; explicit flights to look at only. `POST /air/search/seat/catalogofferingsancillaries/seatavailabilities` */
  seatMap(body: CatalogOfferingsQuerySeatAvailability, options?: CallOptions): Promise<CatalogOfferingsAncillaryListResponse>
  /** List bags, meals and other services that each traveler of a workbench can buy for its flights. `POST /air/ancillaryshop/catalogofferingsancillaries` */
  shopAncillaries(body: CatalogOfferingsQueryAncillaries, options?: CallOptions): Promise<ShopAncillariesCatalogOfferingsAncillaryListResponse>
  /** Price services of an ancillary shop, as NDC carriers require before they are booked. `POST /air/ancillaryprice/offers/buildancillaryoffersfromcatalogofferings` */
  priceAncillaries(body: OfferQueryBuildAncillaryOffersFromCatalogOfferings, options?: CallOptions): Promise<PriceAncillariesOfferListResponse>
  /** Add services of an ancillary shop, or seats of a seat map, to the workbench: the commit books them, and issues EMDs for those that are paid. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildancillaryoffersfromcatalogofferings` */
  bookAncillaries(workbench: string, body: OfferQueryBuildAncillaryOffersFromCatalogOfferings, options?: CallOptions): Promise<PriceAncillariesOfferListResponse>
  /** Add seats of a seat map to the workbench, as the booking of ancillaries does. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildancillaryseatoffers` */
  addSeatOffers(workbench: string, body: OfferQueryBuildAncillarySeatOffers, options?: CallOptions): Promise<PriceAncillariesOfferListResponse>
  /** Remove an ancillary, a seat, or an air offer without tickets, from the workbench. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/canceloffer` */
  cancelOffer(workbench: string, body?: OfferQueryCancelOffer, options?: CallOptions): Promise<CancelOfferOfferListResponse>
  /** Add offers of a search or a price to the workbench. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogproductofferings` */
  addOffer(workbench: string, body: OfferQueryBuildFromCatalogProductOfferings, options?: CallOptions): Promise<OfferListResponse>
  /** Add an offer for an explicit itinerary (flights by number and date) to the workbench. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromproducts` */
  addOfferFromProducts(workbench: string, body: OfferQueryBuildFromProducts, options?: CallOptions): Promise<OfferListResponse>
  /** Add passive air segments (booked elsewhere) to the workbench, or price the flights that the offer describes. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/create` */
  createOffer(workbench: string, body: OfferCreateRequest, options?: CallOptions): Promise<CreateOfferOfferListResponse>
  /** Add unpriced air segments to the workbench; the commit sells their seats. With a passive status: passive segments. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/unpricedsegments` */
  addUnpricedSegments(workbench: string, body: UnpricedSegments, options?: CallOptions): Promise<UnpricedSegmentsResponse>
  /** Price unpriced air segments of the workbench: they become an offer, which keeps the seats held for them. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromunpricedsegments` */
  buildFromUnpricedSegments(workbench: string, body: OfferQueryBuildFromUnpricedSegments, options?: CallOptions): Promise<OfferListResponse>
  /** Add auxiliary segments (tour, surface) to the workbench, for information. `POST /air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/customauxiliarysegments` */
  addAuxiliarySegments(workbench: string, body: CustomAuxiliarySegments, options?: CallOptions): Promise<CustomAuxiliarySegmentResponse>
  /** Remove offers, parts of them, or other segments from the workbench; the commit releases their seats. `POST /book/reservationworkbench/{ReservationResource_Identifier}/reservations/cancelitems` */
  cancelItems(workbench: string, body?: CancelRequest, options?: CallOptions): Promise<ReservationResponse>
  /** Book with one request: offers or flights, travelers, payment, contacts, remarks; committed at once. `POST /air/book/reservation/reservations/build` */
  bookSinglePayload(body: ReservationQueryBuildAir, options?: CallOptions & { query?: { Issuance?: 'Ticket' | 'BackOffice' | 'All' | 'Invoice'; DocumentValue?: 'Retain' | 'Refund' | 'Forfeit' | 'Void'; autoDeleteDate?: string; payLaterInd?: string } }): Promise<ReservationResponse>
  /** Create the reservation that the request describes: flights by number and class, travelers, payment; or add these to an open workbench. `POST /air/book/reservation/reservations` @deprecated */
  createReservation(body?: ReservationDetailRequest, options?: CallOptions & { query?: { Issuance?: 'Ticket' | 'BackOffice' | 'All' | 'Invoice'; DocumentValue?: 'Retain' | 'Refund' | 'Forfeit' | 'Void'; autoDeleteDate?: string; payLaterInd?: string } }): Promise<ReservationResponse>
  /** A reservation by its locator, its identifier or a carrier’s locator. `GET /air/book/reservation/reservations/{Identifier}` */
  retrieveReservation(locator: string, options?: CallOptions & { query?: { identifierType?: 'Locator' | 'Reservation' | 'SupplierLocator' | 'DocumentNumber'; documentType?: 'Ticket' | 'EMD' | 'MCO' | 'TASF' | 'Invoice'; detailViewInd?: boolean; viewBrandCompleteInfoInd?: boolean; viewBaggageDetailInd?: boolean; includeFlightAmenitiesInd?: boolean; retrieveNonGDSSourceReservationInd?: boolean; authority?: string } }): Promise<ReservationResponse>
  /** A reservation by the identifier in the query. `GET /air/book/reservation/reservations` */
  retrieveReservationByQuery(options?: CallOptions & { query?: { Identifier?: string; identifierType?: 'Locator' | 'Reservation' | 'SupplierLocator' | 'DocumentNumber'; documentType?: 'Ticket' | 'EMD' | 'MCO' | 'TASF' | 'Invoice'; detailViewInd?: boolean; viewBrandCompleteInfoInd?: boolean; viewBaggageDetailInd?: boolean; includeFlightAmenitiesInd?: boolean; retrieveNonGDSSourceReservationInd?: boolean; authority?: string } }): Promise<ReservationResponse>
  /** A reservation by its locator; deprecated in favour of retrieving it by identifier. `GET /air/book/reservation/reservations/getbylocator` @deprecated */
  retrieveReservationByLocator(options: CallOptions & { query: { Locator: string; source?: string; detailViewInd?: boolean; viewBrandCompleteInfoInd?: boolean; viewBaggageDetailInd?: boolean; includeFlightAmenitiesInd?: boolean; retrieveNonGDSSourceReservationInd?: boolean; authority?: string } }): Promise<ReservationResponse>
  /** Receipts of a reservation: the ones with tickets, unless another kind is requested. `GET /air/receipt/reservations/{ReservationResource_Identifier}/receipts` */
  listReceipts(locator: string, options?: CallOptions & { query?: { ReceiptType?: 'Payment' | 'Cancellation' | 'ConfirmationHold' | 'ConfirmationTicket' | 'ConfirmationVehicle' } }): Promise<ReceiptListResponse>
  /** Cancel a held reservation at once: every offer of it, with a receipt for each. `POST /air/receipt/reservations/{ReservationResource_Identifier}/receipts` */
  cancelReservation(locator: string, body?: ReservationCancelRequest, options?: CallOptions & { query?: { OfferIdentifier?: string } }): Promise<ReceiptListResponse>
  /** Divide a reservation: some travelers move to a new one, with the same flights, their tickets and payments. `POST /air/book/reservation/reservations/divide` */
  divideReservation(body: ReservationQueryDivide, options?: CallOptions): Promise<ReservationResponse>
  /** Add a form of payment: cash, a card or another kind. Ignored while the workbench has no itinerary. `POST /air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment` */
  addFormOfPayment(workbench: string, body: FormOfPayment, options?: CallOptions & { query?: { authorizePaymentInd?: string } }): Promise<FormOfPaymentResponse>
  /** Add several forms of payment at once: all of them or none. `POST /air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayments/list` */
  addFormOfPaymentList(workbench: string, body: FormOfPaymentListRequest, options?: CallOptions): Promise<FormOfPaymentListResponse>
  /** Replace a form of payment. `PUT /air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment/{Identifier}` */
  updateFormOfPayment(workbench: string, formOfPayment: string, body: FormOfPayment, options?: CallOptions): Promise<FormOfPaymentResponse>
  /** Remove a form of payment that no payment uses. `DELETE /air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment/{Identifier}` */
  deleteFormOfPayment(workbench: string, formOfPayment: string, options?: CallOptions): Promise<void>
  /** Pay offers with a form of payment: their documents are issued at commit. `POST /air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments` */
  addPayment(workbench: string, body: Payment, options?: CallOptions): Promise<PaymentResponse>
  /** Add several payments at once: all of them or none. `POST /air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/list` */
  addPaymentList(workbench: string, body: PaymentListRequest, options?: CallOptions): Promise<PaymentListResponse>
  /** Replace a payment that is not charged yet. `PUT /air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}` */
  updatePayment(workbench: string, payment: string, body: Payment, options?: CallOptions): Promise<PaymentResponse>
  /** Remove a payment that is not charged yet. `DELETE /air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}` */
  deletePayment(workbench: string, payment: string, options?: CallOptions): Promise<void>
  /** Cancel a payment: the next commit voids its tickets and holds the offer again. For one carrier. `POST /air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}` */
  cancelPayment(workbench: string, payment: string, options?: CallOptions): Promise<PaymentResponse>
  /** The tickets of a reservation. `POST /air/ticket/tickets/getbylocator` */
  retrieveTickets(body: TicketQueryGetByLocator, options?: CallOptions): Promise<TicketListResponse>
  /** One ticket by its number. `GET /air/ticket/tickets/{Identifier}` */
  displayTicket(ticketNumber: string, options?: CallOptions): Promise<TicketListResponse>
  /** The tickets of a reservation. `GET /air/ticket/tickets/getbylocator` @deprecated */
  retrieveTicketsByLocator(options: CallOptions & { query: { Locator: string } }): Promise<TicketListResponse>
  /** Void a ticket, and those of its conjunction, while its void period lasts. The flights remain booked. `PUT /air/ticket/tickets/updatestatus/{Identifier}` */
  voidTicket(ticketNumber: string, body?: TicketQueryUpdateTicket, options?: CallOptions): Promise<TicketIdResponse>
  /** Void documents of a reservation: all of a type, or those that are named. `POST /documents/void` */
  voidDocuments(body: DocumentVoidRequest, options?: CallOptions): Promise<DocumentVoidListResponse>
  /** The documents of a reservation by traveler, each with its latest event. `GET /documents/documentlist/{identifier}` */
  listDocuments(locator: string, options?: CallOptions): Promise<DocumentHistoryListResponse>
  /** Who issued and voided up to six documents of a reservation, how they were priced and paid. `POST /documents/history` */
  documentHistory(body: DocumentHistoryRequest, options?: CallOptions): Promise<DocumentHistoryResponse>
  /** Not implemented: answers 501. `GET /air/emds/getbylocator` */
  retrieveEmds(options?: CallOptions): Promise<EMDListResponse>
  /** One EMD by its number. `GET /air/emds/{Identifier}` */
  displayEmd(emdNumber: string, options?: CallOptions): Promise<EMDListResponse>
  /** Void an EMD while its void period lasts. `PUT /air/emds/{Identifier}` */
  voidEmd(emdNumber: string, body?: EMDQueryUpdateEMD, options?: CallOptions): Promise<EMDListResponse>
  /** Journeys that an NDC order can be changed to, each with the difference that is due or refunded. `POST /air/change/catalogofferingsairchange` */
  reshop(body: CatalogOfferingsQueryAirChange, options?: CallOptions): Promise<CatalogOfferingsAirChangeResponse>
  /** Stage a change of a reshop in the workbench, at its current price; Modify makes it. `POST /air/reprice/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogofferings` */
  reprice(workbench: string, body: OfferQueryBuildFromCatalogOfferings, options?: CallOptions): Promise<RepriceOfferListResponse>
  /** Price the held offer of an NDC carrier again, before or after its price guarantee, also after it expired; Modify makes it. `POST /air/reprice/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromoffer` */
  standaloneReprice(workbench: string, body: OfferQueryBuildFromOffer, options?: CallOptions): Promise<OfferResponse>
  /** Commit the staged change of an NDC order: held without a payment, ticketed with one. `POST /air/modify/reservations/{Identifier}` */
  modify(workbench: string, body?: ReservationQueryCommitReservation, options?: CallOptions & { query?: { Issuance?: 'Ticket' | 'BackOffice' | 'All' | 'Invoice'; DocumentValue?: 'Retain' | 'Refund' | 'Forfeit' | 'Void'; autoDeleteDate?: string; payLaterInd?: string } }): Promise<ReservationResponse>
  /** Whether tickets can be exchanged and refunded, with the lowest and the highest fee; not what fares and taxes differ. `GET /eligibility/ticketchangeeligibilities` */
  exchangeEligibility(options?: CallOptions & { query?: { Ticket?: string; Locator?: string; authority?: string } }): Promise<TicketChangeEligibilityListResponse>
  /** What the refund of tickets would return now: of one reservation and one filed fare. The quote counts once, for 30 minutes. `POST /air/book/airoffer/offers/documentrefundquote` */
  quoteDocumentRefund(body?: OfferQueryDocumentRefundQuote, options?: CallOptions): Promise<QuoteDocumentRefundOfferListResponse>
  /** Refund the tickets of a document refund quote: the money goes back to what paid for them. `POST /air/receipt/receipts/documentrefundfromofferlist` */
  refundDocuments(body: ReceiptQueryDocumentRefundFromOfferList, options?: CallOptions & { query?: { agencySettlementNotReportedInd?: string } }): Promise<ReceiptListResponse>
  /** Journeys that GDS tickets can be exchanged for, with their price and the differences in fare, taxes and fees. `POST /exchangesearch/catalogofferingsairchange` */
  searchExchange(body: CatalogOfferingsQueryAirChange, options?: CallOptions): Promise<CatalogOfferingsAirChangeResponse>
  /** Stage a journey of an exchange search in the workbench; the commit exchanges the tickets. `POST /air/book/offer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogofferings` */
  addExchangeOffer(workbench: string, body: OfferQueryBuildFromCatalogOfferings, options?: CallOptions): Promise<RepriceOfferListResponse>
  /** Place a reservation on queues of the agency, now or from a date on. `POST /air/queue/queue` */
  placeOnQueue(body: AgencyQueuePlacement, options?: CallOptions): Promise<BaseResponse>
  /** Remove a reservation, or one item, from queues of the agency. `POST /air/queue/queue/remove` */
  removeFromQueue(body: AgencyQueueRemoval, options?: CallOptions): Promise<BaseResponse>
  /** List and count the items on queues of the agency, the oldest first. `POST /air/queue/queue/list` */
  listQueue(body: AgencyQueueSelection, options?: CallOptions & { query?: { pageNumber?: number; position?: string } }): Promise<AgencyQueueResponse>
  /** Cars of all vendors at an airport or in a city, the cheapest first; offers can be booked for 30 minutes. `POST /car/availability/catalogofferingsvehicle` */
  searchVehicles(body: CatalogOfferingsQueryRequestVehicle, options?: CallOptions): Promise<CatalogOfferingsVehicleResponse>
  /** A further page of a car search. `GET /car/availability/catalogofferingsvehicle/{Identifier}` */
  moreVehicles(carSearch: string, options?: CallOptions & { query?: { pageNumber?: number } }): Promise<CatalogOfferingsVehicleResponse>
  /** Book a car in a new reservation: an offer of a car search, or by criteria. The first adult is the driver. `POST /car/book/reservations/build` */
  bookVehicle(body: ReservationBuildBody, options?: CallOptions): Promise<ReservationResponse>
  /** Book a car in an existing reservation of flights, hotels or cars; its first adult is the driver. `PUT /car/book/reservations/{Identifier}` */
  addVehicle(locator: string, body: AddVehicleReservationBuildBody, options?: CallOptions): Promise<ReservationResponse>
  /** Cancel a car segment; the rest of the reservation is kept. `PUT /car/book/reservations/{Identifier}/canceloffer` */
  cancelVehicle(locator: string, options?: CallOptions & { query?: { supplierLocator?: string; offerID?: string } }): Promise<ReservationResponse>
  /** Hotels around a city, an airport, a point or an address, with the range of their nightly rates. `POST /hotel/search/properties/search` */
  searchProperties(body?: PropertiesQuerySearch, options?: CallOptions): Promise<PropertiesResponse>
  /** Named hotels, at most 250, with the range of their nightly rates. `POST /hotel/search/properties` */
  searchPropertyList(body?: PropertiesQuerySpecificPropertyList, options?: CallOptions): Promise<PropertiesResponse>
  /** A page of a hotel search, for 30 minutes. `GET /hotel/search/properties/{identifier}` */
  moreProperties(hotelSearch: string, options?: CallOptions & { query?: { pageNumber?: number } }): Promise<PropertiesResponse>
  /** All details of one hotel except its rates. `GET /hotel/search/propertiesdetail` */
  propertyDetail(options: CallOptions & { query: { chainCode: string; propertyCode: string; ImageSize?: 'ExtraLarge' | 'Large' | 'Medium' | 'Small' | 'Thumbnail' } }): Promise<PropertiesResponse>
  /** Rooms and rates of hotels for a stay, the cheapest first, with booking codes; they can be booked for 30 minutes. `POST /hotel/availability/catalogofferingshospitality` */
  availability(body?: CatalogOfferingsRequestBody, options?: CallOptions): Promise<CatalogOfferingsHospitalityResponse>
  /** A page of an availability, for 30 minutes. `GET /hotel/availability/catalogofferingshospitality/{identifier}` */
  moreAvailability(availability: string, options?: CallOptions & { query?: { pageNumber?: number } }): Promise<CatalogOfferingsHospitalityResponse>
  /** Price, guarantee, cancellation and deposit terms of an offer as they are now. `POST /hotel/rules/offershospitality/buildfromcatalogoffering` */
  rulesByOffer(body?: RulesByOfferBody, options?: CallOptions): Promise<OfferHospitalityResponse>
  /** The same at its older path. `POST /hotel/rules/offershospitality/buildfromcatalogofferings` @deprecated */
  rulesByOfferPlural(body?: RulesByOfferBody, options?: CallOptions): Promise<OfferHospitalityResponse>
  /** Price and terms of a booking code; the offer of the answer can be booked for 30 minutes. `POST /hotel/rules/offershospitality/buildfromrequest` */
  rulesByCode(body: OfferQueryHospitalityRequest, options?: CallOptions): Promise<OfferHospitalityResponse>
  /** Book hotel rooms, full payload; with passiveOfferInd and a receipt it is Sync Reservation. `POST /hotel/book/reservations` */
  createHotelReservation(body?: HotelReservationDetail, options?: CallOptions & { query?: { acceptPriceChangeInd?: boolean; acceptGuaranteeChangeInd?: boolean; maximumPriceIncrease?: number; applyStrictReservationCommentValidationInd?: boolean; roomPerTravelerInd?: boolean } }): Promise<ReservationResponse>
  /** Book hotel rooms, reference payload. `POST /hotel/book/reservations/build` */
  buildHotelReservation(body: ReservationQueryBuild, options?: CallOptions & { query?: { acceptPriceChangeInd?: boolean; acceptGuaranteeChangeInd?: boolean; maximumPriceIncrease?: number; applyStrictReservationCommentValidationInd?: boolean; roomPerTravelerInd?: boolean } }): Promise<ReservationResponse>
  /** A reservation with its hotels, and its flights, by locator or the confirmation number of a hotel. `GET /hotel/book/reservations/{Identifier}` */
  retrieveHotelReservation(locator: string, options?: CallOptions & { query?: { identifierType?: 'Locator' | 'Reservation' | 'SupplierLocator' | 'DocumentNumber'; detailViewInd?: boolean } }): Promise<ReservationResponse>
  /** Add hotel rooms to a reservation, full or reference payload; with a receipt, change the hotel segment that it names. `PUT /hotel/book/reservations/{Identifier}` */
  changeHotelReservation(locator: string, body?: HotelReservationChange, options?: CallOptions & { query?: { acceptPriceChangeInd?: boolean; acceptGuaranteeChangeInd?: boolean; maximumPriceIncrease?: number; applyStrictReservationCommentValidationInd?: boolean; roomPerTravelerInd?: boolean } }): Promise<ReservationResponse>
  /** Cancel one hotel segment; flights and other hotels are kept. `PUT /hotel/book/reservations/{Identifier}/canceloffer` */
  cancelHotelOffer(locator: string, options?: CallOptions & { query?: { supplierLocator?: string; offerID?: string } }): Promise<ReservationResponse>
  /** Create a reservation with a passive hotel segment (booked elsewhere), for information. `POST /hotel/book/reservations/passive` */
  createPassiveReservation(body?: PassiveReservationDetail, options?: CallOptions): Promise<ReservationResponse>
  /** Add a passive hotel segment (booked elsewhere) to a reservation; dates alone are a placeholder. `PUT /hotel/book/reservations/{Identifier}/passive` */
  addPassiveHotel(locator: string, body?: PassiveReservationDetail, options?: CallOptions): Promise<ReservationResponse>
  /** Change a passive hotel segment (booked elsewhere). `PUT /hotel/book/reservations/{Identifier}/passiveupdate` */
  updatePassiveHotel(locator: string, body?: PassiveReservationDetail, options?: CallOptions): Promise<ReservationResponse>
}

export type OperationName = keyof Operations

export const operationSpecs: Readonly<Record<OperationName, OperationSpec>> = {
  airAvailability: {"method":"POST","path":"/air/search/airAvailability","envelope":"CatalogProductOfferingsResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogProductOfferingsQueryRequest"},
  search: {"method":"POST","path":"/air/catalog/search/catalogproductofferings","envelope":"CatalogProductOfferingsResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogProductOfferingsQueryRequest"},
  searchPage: {"method":"GET","path":"/air/catalog/search/catalogproductofferings","envelope":"CatalogProductOfferingsResponse","hasBody":false,"repetition":"safe"},
  nextLeg: {"method":"POST","path":"/air/catalog/search/catalogproductofferings/buildnext","envelope":"CatalogProductOfferingsResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogProductOfferingsQueryBuildNext"},
  flightSpecificSearch: {"method":"POST","path":"/air/catalog/search/catalogproductofferings/buildoptions","envelope":"CatalogProductOfferingsResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogProductOfferingsQueryBuildOptions"},
  flexSearch: {"method":"POST","path":"/air/catalog/search/catalogproductofferings/premiumflex","envelope":"CatalogProductOfferingsResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogProductOfferingsQueryRequest"},
  flexFlightSpecificSearch: {"method":"POST","path":"/air/catalog/search/catalogproductofferings/buildpremiumflexoptions","envelope":"CatalogProductOfferingsResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogProductOfferingsQueryBuildOptions"},
  airPrice: {"method":"POST","path":"/air/price/offers/buildfromcatalogproductofferings","envelope":"OfferListResponse","hasBody":true,"repetition":"safe","bodyType":"OfferQueryBuildFromCatalogProductOfferings"},
  airPriceFromProducts: {"method":"POST","path":"/air/price/offers/buildfromproducts","envelope":"OfferListResponse","hasBody":true,"repetition":"safe","bodyType":"OfferQueryBuildFromProducts"},
  fareRulesFromSearch: {"method":"GET","path":"/air/farerule/farerules/fromcatalogproductofferings","envelope":"FareRuleListResponse","hasBody":false,"repetition":"safe"},
  fareRulesFromOffer: {"method":"GET","path":"/air/farerule/farerules/fromoffer","envelope":"FareRuleListResponse","hasBody":false,"repetition":"safe"},
  fareRulesFromReservation: {"method":"GET","path":"/air/farerule/farerules/fromreservation","envelope":"FareRuleListResponse","hasBody":false,"repetition":"safe"},
  fareDisplay: {"method":"POST","path":"/air/faredisplay/fares","envelope":"FareDisplayResponse","hasBody":true,"repetition":"safe"},
  fareRulesFromFareDisplay: {"method":"GET","path":"/air/farerule/farerules/fromfaredisplay","envelope":"FareRuleListResponse","hasBody":false,"repetition":"safe"},
  newWorkbench: {"method":"POST","path":"/air/book/session/reservationworkbench","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","bodyType":"ReservationID"},
  postCommitWorkbench: {"method":"POST","path":"/air/book/session/reservationworkbench/buildfromlocator","envelope":"ReservationResponse","hasBody":true,"repetition":"with key"},
  postCommitWorkbenchByIdentifier: {"method":"POST","path":"/air/book/session/reservationworkbench/buildfromidentifier/{Identifier}","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","bodyType":"ReservationID"},
  retrieveWorkbench: {"method":"GET","path":"/air/book/session/reservationworkbench/{Identifier}","envelope":"ReservationResponse","hasBody":false,"repetition":"safe"},
  discardWorkbench: {"method":"DELETE","path":"/air/book/session/reservationworkbench/{Identifier}","envelope":"ReservationResponse","hasBody":false,"repetition":"never"},
  addTraveler: {"method":"POST","path":"/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers","envelope":"TravelerResponse","hasBody":true,"repetition":"with key"},
  addTravelerList: {"method":"POST","path":"/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/list","envelope":"TravelerListResponse","hasBody":true,"repetition":"with key","wrapper":"TravelerListRequest"},
  listTravelers: {"method":"GET","path":"/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers","envelope":"TravelerListResponse","hasBody":false,"repetition":"safe"},
  retrieveTraveler: {"method":"GET","path":"/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}","envelope":"TravelerResponse","hasBody":false,"repetition":"safe"},
  replaceTraveler: {"method":"PUT","path":"/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}","envelope":"TravelerResponse","hasBody":true,"repetition":"with key"},
  removeTraveler: {"method":"DELETE","path":"/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}","envelope":"TravelerResponse","hasBody":false,"repetition":"never"},
  listUpdatableItems: {"method":"POST","path":"/air/book/updateableitem/reservationworkbench/{ReservationResource_Identifier}/travelerupdatableitems/buildfromtraveler","envelope":"TravelerUpdatableItemsListResponse","hasBody":true,"repetition":"safe","wrapper":"TravelerUpdatableItemsQueryBuildFromTraveler"},
  updateTraveler: {"method":"PUT","path":"/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/updatefromtravelerupdateditems/{Identifier}","envelope":"TravelerResponse","hasBody":true,"repetition":"with key","wrapper":"TravelerQueryUpdate"},
  commitWorkbench: {"method":"POST","path":"/air/book/reservation/reservations/{Identifier}","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","bodyType":"ReservationQueryCommitReservation"},
  addPrimaryContact: {"method":"POST","path":"/air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts","envelope":"PrimaryContactResponse","hasBody":true,"repetition":"with key","bodyType":"PrimaryContact"},
  addPrimaryContactList: {"method":"POST","path":"/air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts/list","envelope":"PrimaryContactListResponse","hasBody":true,"repetition":"with key","wrapper":"PrimaryContactListRequest"},
  replacePrimaryContact: {"method":"PUT","path":"/air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts/{Identifier}","envelope":"PrimaryContactResponse","hasBody":true,"repetition":"with key","bodyType":"PrimaryContact"},
  removePrimaryContact: {"method":"DELETE","path":"/air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts/{Identifier}","envelope":"PrimaryContactResponse","hasBody":false,"repetition":"never"},
  addReservationComments: {"method":"POST","path":"/air/book/remarks/reservationworkbench/{ReservationResource_Identifier}/reservationcomments/list","envelope":"ReservationCommentListResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationCommentListRequest"},
  replaceReservationComments: {"method":"PUT","path":"/air/book/remarks/reservationworkbench/{ReservationResource_Identifier}/reservationcomments/{Identifier}/comments","envelope":"ReservationCommentListResponse","hasBody":true,"repetition":"with key"},
  removeReservationComments: {"method":"DELETE","path":"/air/book/remarks/reservationworkbench/{ReservationResource_Identifier}/reservationcomments/{Identifier}/comments","envelope":"ReservationCommentListResponse","hasBody":false,"repetition":"never"},
  addSpecialServices: {"method":"POST","path":"/air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/list","envelope":"SpecialServiceListResponse","hasBody":true,"repetition":"with key","wrapper":"SpecialServiceListRequest"},
  removeSpecialServices: {"method":"POST","path":"/air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/deletemultiple","envelope":"SpecialServiceListResponse","hasBody":true,"repetition":"with key"},
  replaceSpecialService: {"method":"PUT","path":"/air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/{Identifier}","envelope":"SpecialServiceListResponse","hasBody":true,"repetition":"with key"},
  removeSpecialService: {"method":"DELETE","path":"/air/book/specialservices/reservationworkbench/{ReservationResource_Identifier}/specialservices/{Identifier}","envelope":"SpecialServiceListResponse","hasBody":false,"repetition":"never"},
  addDocumentOverrides: {"method":"POST","path":"/air/book/documentoverride/Reservation/{ReservationResource_Identifier}/documentoverrides","envelope":"DocumentOverridesResponse","hasBody":true,"repetition":"with key","bodyType":"DocumentOverrides"},
  replaceDocumentOverrides: {"method":"PUT","path":"/air/book/documentoverride/Reservation/{ReservationResource_Identifier}/documentoverrides/{Identifier}","envelope":"DocumentOverridesResponse","hasBody":true,"repetition":"with key","bodyType":"DocumentOverrides"},
  removeDocumentOverrides: {"method":"DELETE","path":"/air/book/documentoverride/Reservation/{ReservationResource_Identifier}/documentoverrides/{Identifier}","envelope":"DocumentOverridesResponse","hasBody":false,"repetition":"never"},
  addAccounting: {"method":"POST","path":"/air/book/accounting/reservationworkbench/{ReservationResource_Identifier}/accountings","envelope":"AccountingResponse","hasBody":true,"repetition":"with key","wrapper":"Accounting"},
  replaceAccounting: {"method":"PUT","path":"/air/book/accounting/reservationworkbench/{ReservationResource_Identifier}/accountings/{Identifier}","envelope":"AccountingResponse","hasBody":true,"repetition":"with key","wrapper":"Accounting"},
  removeAccountingPairs: {"method":"DELETE","path":"/air/book/accounting/reservationworkbench/{ReservationResource_Identifier}/accountings/{Identifier}/namevaluepairs","envelope":"AccountingResponse","hasBody":false,"repetition":"never"},
  addTravelAgency: {"method":"POST","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgency"},
  addAgencyAddress: {"method":"POST","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addaddress","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyAddress"},
  updateAgencyAddress: {"method":"PUT","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updateaddress","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyAddress"},
  deleteAgencyAddress: {"method":"DELETE","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deleteaddress/{itemId}","envelope":"TravelAgency","hasBody":false,"repetition":"never"},
  addAgencyCorporateCode: {"method":"POST","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addcorporatecode","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyCorporateCode"},
  updateAgencyCorporateCode: {"method":"PUT","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updatecorporatecode","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyCorporateCode"},
  deleteAgencyCorporateCode: {"method":"DELETE","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deletecorporatecode","envelope":"TravelAgency","hasBody":false,"repetition":"never"},
  addAgencyEmail: {"method":"POST","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addemail","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyEmail"},
  updateAgencyEmail: {"method":"PUT","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updateemail","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyEmail"},
  deleteAgencyEmail: {"method":"DELETE","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deleteemail/{itemId}","envelope":"TravelAgency","hasBody":false,"repetition":"never"},
  addAgencyTelephone: {"method":"POST","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/addtelephone","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyTelephone"},
  updateAgencyTelephone: {"method":"PUT","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/updatetelephone","envelope":"TravelAgency","hasBody":true,"repetition":"with key","wrapper":"TravelAgencyQueryTravelAgencyTelephone"},
  deleteAgencyTelephone: {"method":"DELETE","path":"/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency/{id}/deletetelephone/{itemId}","envelope":"TravelAgency","hasBody":false,"repetition":"never"},
  moveHostProfile: {"method":"PUT","path":"/air/book/profile/reservationworkbench/{ReservationResource_Identifier}/clientprofile","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","bodyType":"ClientProfileMove"},
  seatMap: {"method":"POST","path":"/air/search/seat/catalogofferingsancillaries/seatavailabilities","envelope":"CatalogOfferingsAncillaryListResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogOfferingsQuerySeatAvailability"},
  shopAncillaries: {"method":"POST","path":"/air/ancillaryshop/catalogofferingsancillaries","envelope":"CatalogOfferingsAncillaryListResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogOfferingsQueryAncillaries"},
  priceAncillaries: {"method":"POST","path":"/air/ancillaryprice/offers/buildancillaryoffersfromcatalogofferings","envelope":"OfferListResponse","hasBody":true,"repetition":"safe","bodyType":"OfferQueryBuildAncillaryOffersFromCatalogOfferings"},
  bookAncillaries: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildancillaryoffersfromcatalogofferings","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildAncillaryOffersFromCatalogOfferings"},
  addSeatOffers: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildancillaryseatoffers","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildAncillarySeatOffers"},
  cancelOffer: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/canceloffer","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryCancelOffer"},
  addOffer: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogproductofferings","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildFromCatalogProductOfferings"},
  addOfferFromProducts: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromproducts","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildFromProducts"},
  createOffer: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/create","envelope":"OfferListResponse","hasBody":true,"repetition":"with key"},
  addUnpricedSegments: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/unpricedsegments","envelope":"UnpricedSegmentsResponse","hasBody":true,"repetition":"with key","bodyType":"UnpricedSegments"},
  buildFromUnpricedSegments: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromunpricedsegments","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildFromUnpricedSegments"},
  addAuxiliarySegments: {"method":"POST","path":"/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/customauxiliarysegments","envelope":"CustomAuxiliarySegmentResponse","hasBody":true,"repetition":"with key"},
  cancelItems: {"method":"POST","path":"/book/reservationworkbench/{ReservationResource_Identifier}/reservations/cancelitems","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","bodyType":"CancelRequest"},
  bookSinglePayload: {"method":"POST","path":"/air/book/reservation/reservations/build","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationQueryBuild"},
  createReservation: {"method":"POST","path":"/air/book/reservation/reservations","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationDetail"},
  retrieveReservation: {"method":"GET","path":"/air/book/reservation/reservations/{Identifier}","envelope":"ReservationResponse","hasBody":false,"repetition":"safe"},
  retrieveReservationByQuery: {"method":"GET","path":"/air/book/reservation/reservations","envelope":"ReservationResponse","hasBody":false,"repetition":"safe"},
  retrieveReservationByLocator: {"method":"GET","path":"/air/book/reservation/reservations/getbylocator","envelope":"ReservationResponse","hasBody":false,"repetition":"safe"},
  listReceipts: {"method":"GET","path":"/air/receipt/reservations/{ReservationResource_Identifier}/receipts","envelope":"ReceiptListResponse","hasBody":false,"repetition":"safe"},
  cancelReservation: {"method":"POST","path":"/air/receipt/reservations/{ReservationResource_Identifier}/receipts","envelope":"ReceiptListResponse","hasBody":true,"repetition":"with key"},
  divideReservation: {"method":"POST","path":"/air/book/reservation/reservations/divide","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationQueryDivide"},
  addFormOfPayment: {"method":"POST","path":"/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment","envelope":"FormOfPaymentResponse","hasBody":true,"repetition":"with key"},
  addFormOfPaymentList: {"method":"POST","path":"/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayments/list","envelope":"FormOfPaymentListResponse","hasBody":true,"repetition":"with key"},
  updateFormOfPayment: {"method":"PUT","path":"/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment/{Identifier}","envelope":"FormOfPaymentResponse","hasBody":true,"repetition":"with key"},
  deleteFormOfPayment: {"method":"DELETE","path":"/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment/{Identifier}","envelope":"FormOfPaymentResponse","hasBody":false,"repetition":"never"},
  addPayment: {"method":"POST","path":"/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments","envelope":"PaymentResponse","hasBody":true,"repetition":"with key","bodyType":"Payment"},
  addPaymentList: {"method":"POST","path":"/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/list","envelope":"PaymentListResponse","hasBody":true,"repetition":"with key"},
  updatePayment: {"method":"PUT","path":"/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}","envelope":"PaymentResponse","hasBody":true,"repetition":"with key","bodyType":"Payment"},
  deletePayment: {"method":"DELETE","path":"/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}","envelope":"PaymentResponse","hasBody":false,"repetition":"never"},
  cancelPayment: {"method":"POST","path":"/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}","envelope":"PaymentResponse","hasBody":false,"repetition":"with key"},
  retrieveTickets: {"method":"POST","path":"/air/ticket/tickets/getbylocator","envelope":"TicketListResponse","hasBody":true,"repetition":"safe","bodyType":"TicketQueryGetByLocator"},
  displayTicket: {"method":"GET","path":"/air/ticket/tickets/{Identifier}","envelope":"TicketListResponse","hasBody":false,"repetition":"safe"},
  retrieveTicketsByLocator: {"method":"GET","path":"/air/ticket/tickets/getbylocator","envelope":"TicketListResponse","hasBody":false,"repetition":"safe"},
  voidTicket: {"method":"PUT","path":"/air/ticket/tickets/updatestatus/{Identifier}","envelope":"TicketIdResponse","hasBody":true,"repetition":"with key","wrapper":"TicketQueryUpdateTicket"},
  voidDocuments: {"method":"POST","path":"/documents/void","envelope":"DocumentVoidListResponse","hasBody":true,"repetition":"with key"},
  listDocuments: {"method":"GET","path":"/documents/documentlist/{identifier}","envelope":"DocumentHistoryListResponse","hasBody":false,"repetition":"safe"},
  documentHistory: {"method":"POST","path":"/documents/history","envelope":"DocumentHistoryResponse","hasBody":true,"repetition":"safe"},
  retrieveEmds: {"method":"GET","path":"/air/emds/getbylocator","envelope":"EMDListResponse","hasBody":false,"repetition":"safe"},
  displayEmd: {"method":"GET","path":"/air/emds/{Identifier}","envelope":"EMDListResponse","hasBody":false,"repetition":"safe"},
  voidEmd: {"method":"PUT","path":"/air/emds/{Identifier}","envelope":"EMDListResponse","hasBody":true,"repetition":"with key","wrapper":"EMDQueryUpdateEMD"},
  reshop: {"method":"POST","path":"/air/change/catalogofferingsairchange","envelope":"CatalogOfferingsAirChangeResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogOfferingsQueryAirChange"},
  reprice: {"method":"POST","path":"/air/reprice/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogofferings","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildFromCatalogOfferings"},
  standaloneReprice: {"method":"POST","path":"/air/reprice/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromoffer","envelope":"OfferResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildFromOffer"},
  modify: {"method":"POST","path":"/air/modify/reservations/{Identifier}","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","bodyType":"ReservationQueryCommitReservation"},
  exchangeEligibility: {"method":"GET","path":"/eligibility/ticketchangeeligibilities","envelope":"TicketChangeEligibilityListResponse","hasBody":false,"repetition":"safe"},
  quoteDocumentRefund: {"method":"POST","path":"/air/book/airoffer/offers/documentrefundquote","envelope":"OfferListResponse","hasBody":true,"repetition":"safe","bodyType":"OfferQueryDocumentRefundQuote"},
  refundDocuments: {"method":"POST","path":"/air/receipt/receipts/documentrefundfromofferlist","envelope":"ReceiptListResponse","hasBody":true,"repetition":"with key","bodyType":"ReceiptQueryDocumentRefundFromOfferList"},
  searchExchange: {"method":"POST","path":"/exchangesearch/catalogofferingsairchange","envelope":"CatalogOfferingsAirChangeResponse","hasBody":true,"repetition":"safe","bodyType":"CatalogOfferingsQueryAirChange"},
  addExchangeOffer: {"method":"POST","path":"/air/book/offer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogofferings","envelope":"OfferListResponse","hasBody":true,"repetition":"with key","bodyType":"OfferQueryBuildFromCatalogOfferings"},
  placeOnQueue: {"method":"POST","path":"/air/queue/queue","envelope":"BaseResponse","hasBody":true,"repetition":"with key","wrapper":"AgencyQueue"},
  removeFromQueue: {"method":"POST","path":"/air/queue/queue/remove","envelope":"BaseResponse","hasBody":true,"repetition":"with key","bodyType":"AgencyQueueSummary"},
  listQueue: {"method":"POST","path":"/air/queue/queue/list","envelope":"AgencyQueueResponse","hasBody":true,"repetition":"safe","bodyType":"AgencyQueueSummary"},
  searchVehicles: {"method":"POST","path":"/car/availability/catalogofferingsvehicle","envelope":"CatalogOfferingsVehicleResponse","hasBody":true,"repetition":"safe","wrapper":"CatalogOfferingsQueryRequest"},
  moreVehicles: {"method":"GET","path":"/car/availability/catalogofferingsvehicle/{Identifier}","envelope":"CatalogOfferingsVehicleResponse","hasBody":false,"repetition":"safe"},
  bookVehicle: {"method":"POST","path":"/car/book/reservations/build","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationQueryBuild"},
  addVehicle: {"method":"PUT","path":"/car/book/reservations/{Identifier}","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationQueryBuild"},
  cancelVehicle: {"method":"PUT","path":"/car/book/reservations/{Identifier}/canceloffer","envelope":"ReservationResponse","hasBody":false,"repetition":"with key"},
  searchProperties: {"method":"POST","path":"/hotel/search/properties/search","envelope":"PropertiesResponse","hasBody":true,"repetition":"safe","wrapper":"PropertiesQuerySearch"},
  searchPropertyList: {"method":"POST","path":"/hotel/search/properties","envelope":"PropertiesResponse","hasBody":true,"repetition":"safe","wrapper":"PropertiesQuerySpecificPropertyList"},
  moreProperties: {"method":"GET","path":"/hotel/search/properties/{identifier}","envelope":"PropertiesResponse","hasBody":false,"repetition":"safe"},
  propertyDetail: {"method":"GET","path":"/hotel/search/propertiesdetail","envelope":"PropertiesResponse","hasBody":false,"repetition":"safe"},
  availability: {"method":"POST","path":"/hotel/availability/catalogofferingshospitality","envelope":"CatalogOfferingsHospitalityResponse","hasBody":true,"repetition":"safe","wrapper":"CatalogOfferingsQueryRequest"},
  moreAvailability: {"method":"GET","path":"/hotel/availability/catalogofferingshospitality/{identifier}","envelope":"CatalogOfferingsHospitalityResponse","hasBody":false,"repetition":"safe"},
  rulesByOffer: {"method":"POST","path":"/hotel/rules/offershospitality/buildfromcatalogoffering","envelope":"OfferHospitalityResponse","hasBody":true,"repetition":"safe","wrapper":"OfferQueryBuildFromCatalogOffering"},
  rulesByOfferPlural: {"method":"POST","path":"/hotel/rules/offershospitality/buildfromcatalogofferings","envelope":"OfferHospitalityResponse","hasBody":true,"repetition":"safe","wrapper":"OfferQueryBuildFromCatalogOffering"},
  rulesByCode: {"method":"POST","path":"/hotel/rules/offershospitality/buildfromrequest","envelope":"OfferHospitalityResponse","hasBody":true,"repetition":"safe","wrapper":"OfferQueryHospitalityRequest"},
  createHotelReservation: {"method":"POST","path":"/hotel/book/reservations","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationDetail"},
  buildHotelReservation: {"method":"POST","path":"/hotel/book/reservations/build","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationQueryBuild"},
  retrieveHotelReservation: {"method":"GET","path":"/hotel/book/reservations/{Identifier}","envelope":"ReservationResponse","hasBody":false,"repetition":"safe"},
  changeHotelReservation: {"method":"PUT","path":"/hotel/book/reservations/{Identifier}","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationDetail"},
  cancelHotelOffer: {"method":"PUT","path":"/hotel/book/reservations/{Identifier}/canceloffer","envelope":"ReservationResponse","hasBody":false,"repetition":"with key"},
  createPassiveReservation: {"method":"POST","path":"/hotel/book/reservations/passive","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationDetail"},
  addPassiveHotel: {"method":"PUT","path":"/hotel/book/reservations/{Identifier}/passive","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationDetail"},
  updatePassiveHotel: {"method":"PUT","path":"/hotel/book/reservations/{Identifier}/passiveupdate","envelope":"ReservationResponse","hasBody":true,"repetition":"with key","wrapper":"ReservationDetail"},
}
