// Written by `npm run docs` from the catalogue of routes. Do not edit.

/** Accounting data of the agency: names and values. */
export interface Accounting {
  '@type'?: string
  id?: string
  AccountingRef?: string
  Identifier?: PrimaryContactIdentifier
  dataType?: string
  template?: string
  NameValuePair?: readonly NameValuePair[]
}

export interface AccountingResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  Accounting: AddAccountingAccounting
}

export interface AddAccountingAccounting {
  '@type': 'Accounting'
  id: string
  Identifier: Identifier
}

export interface AddAgencyAddressAddress {
  '@type'?: string
  id?: string
  role?: string
  Addressee?: string
  AddressLine?: readonly string[]
  Number?: string | Number
  Street?: string
  BldgRoom?: string | Number
  City?: string
  County?: string
  StateProv?: StateProv
  Country?: StateProv
  PostalCode?: string
}

export interface AddAgencyAddressBody {
  '@type'?: string
  Address: AddAgencyAddressAddress
}

export interface AddAgencyCorporateCodeBody {
  '@type'?: string
  CorporateCode: string
}

export interface AddAgencyEmailBody {
  '@type'?: string
  Email: Email
}

export interface AddAgencyTelephoneBody {
  '@type'?: string
  Telephone: AddAgencyTelephoneTelephone
}

export interface AddAgencyTelephoneTelephone {
  '@type'?: string
  id?: string
  countryAccessCode?: string
  areaCityCode?: string
  extension?: string
  cityCode?: string
  phoneNumber: string
  role?: string
}

export interface AddAuxiliarySegmentsCustomAuxiliarySegment {
  '@type': 'CustomAuxiliarySegment'
  id: string
}

export interface AddDocumentOverridesDocumentOverrides {
  '@type': 'DocumentOverrides'
  id: string
  DocumentOverridesRef: string
  Identifier: Identifier
}

export interface AddFormOfPaymentFormOfPayment {
  '@type': string
  id: string
  FormOfPaymentRef: string
  Identifier: Identifier
}

export interface AddPaymentAmount {
  value: number
  code: string
  minorUnit?: number
  /** The amount was charged; absent: it is what the payment names. */
  currencySource?: 'Charged'
}

export interface AddPaymentPayment {
  '@type': 'Payment'
  id: string
  PaymentRef?: string
  Identifier: Identifier
  Amount: AddPaymentAmount
  /** None: the only form of payment; for an even exchange, any. */
  FormOfPaymentIdentifier?: Reference
  /** None: the only offer that is still to be paid. */
  OfferIdentifier?: readonly Reference[]
  /** Travelers paid for; absent: all travelers. */
  TravelerIdentifierRef?: readonly Reference[]
}

export interface AddReservationCommentsReservationComment {
  '@type': 'ReservationComment'
  id: string
  Identifier: Identifier
}

export interface AddTravelerListTravelerBody {
  Traveler: readonly Traveler[]
}

export interface AddVehicleReservationBuildBody {
  ReservationBuild: ReservationBuildVehicleAdd
}

export interface AdditionalBrandAttribute {
  '@type': 'AdditionalBrandAttribute'
  Classification: string
  Inclusion: 'Included' | 'Chargeable' | 'Not Offered'
  groupCode?: string
  subGroupCode?: string
  subCode?: string
}

export interface AgencyQueuePlacement {
  '@type'?: string
  /** Locator of the reservation. */
  ReservationIdentifier?: string | ReservationIdentifier
  Queue: readonly Queue[]
  /** Displayed with the reservation; our own member. */
  Comment?: string
}

export interface AgencyQueueRemoval {
  '@type'?: string
  /** Locator of the reservation. */
  ReservationIdentifier?: string | ReservationIdentifier
  /** Only this item, by its id in the list of the queue. */
  Identifier?: PostCommitWorkbenchIdentifier
  Queue: readonly Queue[]
}

export interface AgencyQueueResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  AgencyQueue?: AgencyQueueSummary
  Pagination?: ListQueuePagination
}

export interface AgencyQueueSelection {
  '@type'?: string
  Queue: readonly Queue[]
}

export interface AgencyQueueSummary {
  '@type': 'AgencyQueueSummary'
  Queue: readonly ListQueueQueue[]
  QueueList: readonly QueueList[]
}

export interface AirAvailabilityCatalogProductOffering {
  '@type': 'CatalogProductOffering'
  id: string
  sequence: number
  Departure: string
  Arrival: string
  ProductBrandOptions: readonly ProductBrandOptions[]
}

export interface AirAvailabilityCatalogProductOfferings {
  '@type': 'CatalogProductOfferings'
  CatalogProductOffering: readonly AirAvailabilityCatalogProductOffering[]
}

export interface AirAvailabilityCatalogProductOfferingsResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CatalogProductOfferings: AirAvailabilityCatalogProductOfferings
  ReferenceList: readonly (ReferenceListFlight | AirAvailabilityReferenceListProduct)[]
}

export interface AirAvailabilityFlightProduct {
  '@type': 'FlightProduct'
  segmentSequence: readonly number[]
  cabin: string
  ClassOfServiceAvailability: readonly ClassOfServiceAvailability[]
}

export interface AirAvailabilityFlightSegment {
  '@type': 'FlightSegment'
  sequence: number
  Flight: Flight
}

export interface AirAvailabilityPassengerFlight {
  '@type': 'PassengerFlight'
  passengerQuantity: number
  passengerTypeCode: string
  FlightProduct: readonly AirAvailabilityFlightProduct[]
}

export interface AirAvailabilityProductAir {
  '@type': 'ProductAir'
  id: string
  totalDuration: string
  FlightSegment: readonly AirAvailabilityFlightSegment[]
  PassengerFlight: readonly AirAvailabilityPassengerFlight[]
}

export interface AirAvailabilityReferenceListProduct {
  '@type': 'ReferenceListProduct'
  Product: readonly AirAvailabilityProductAir[]
}

export interface AlternateContact {
  Telephone?: readonly Telephone[]
}

/** What one passenger of the type pays. Only a total, where its parts are not known. */
export interface Amount {
  '@type': 'Amount'
  CurrencyCode: CurrencyCode
  Base?: number
  Taxes?: TaxesDetail
  Fees?: FeesDetail
  Total: number
}

export interface Ancillary {
  '@type': 'AncillaryAir' | 'AncillaryAirBaggage' | 'AncillaryAirSeat'
  Description: readonly Description[]
  BaggageType?: string
  Measurement?: readonly Measurement[]
  soldByPieceInd?: boolean
  FlightRef: readonly string[]
  SeatAssignment?: SeatAssignment
  /** Booked, or how many can be at most. */
  quantity?: number
}

/** An ancillary for one traveler, with its air offer. */
export interface AncillaryOffer {
  '@type': 'Offer'
  id: string
  offerRef?: string
  Identifier: Identifier
  ContentSource: string
  parentOfferRef: string
  Product: readonly ProductAncillary[]
  Price: ShopAncillariesPrice
  TermsAndConditionsFull: readonly TermsAndConditionsFullAncillary[]
}

export interface AncillaryOfferings {
  '@type'?: string
  /** Include services that are sold out. */
  includeUnsellableAncillariesInd?: boolean
  BuildFromReservationWorkbench?: CatalogOfferingsQueryAncillariesBuildFromReservationWorkbench
  /** An offer of the workbench that the session header names. */
  BuildFromOffer?: BuildFromOffer
  BuildFromOfferList?: CatalogOfferingsQueryAncillariesBuildFromOfferList
  /** Flights of an earlier search or price; their workbench is that of the session header. */
  BuildFromCatalogProductOfferingsRequest?: Readonly<Record<string, unknown>>
  /** Flights of an earlier search or price; their workbench is that of the session header. */
  BuildFromCatalogProductOfferings?: Readonly<Record<string, unknown>>
  /** Flights of an earlier search or price; their workbench is that of the session header. */
  BuildFromCatalogOfferingsRequest?: Readonly<Record<string, unknown>>
}

export interface ApplicationLimit {
  value: 'PassengerSegment' | 'PassengerOD'
}

/** Offers, products of an offer or segments of a product. */
export interface AppliesTo {
  /** AppliesToOffer, AppliesToOfferProduct or AppliesToOfferProductSegment */
  '@type'?: string
  OfferIdentifier?: readonly Reference[]
  ProductIdentifier?: readonly Reference[]
  SegmentSequenceList?: readonly number[]
}

export interface Arrival {
  location: string
  date?: string
  time?: string
}

export interface ArrivalDetail {
  '@type': 'ArrivalDetail'
  location: string
  date: string
  time: string
  terminal?: string
}

export interface ArrivalDetails {
  Carrier?: string
  FlightNumber?: string
  TransportationCode?: string
}

export interface AuxiliaryDisplaySequence {
  displaySequence: number | string
  CustomAuxiliarySegmentRef: string
}

export interface AvailabilityCatalogOfferings {
  '@type': 'CatalogOfferings'
  Identifier: Identifier
  totalCatalogOffering: number
  catalogOfferingPerPage: number
  numberOfPages: number
  CatalogOffering: readonly CatalogOfferingHospitality[]
}

export interface BaggageAllowanceDetail {
  '@type': 'BaggageAllowanceDetail'
  passengerTypeCodes: readonly string[]
  baggageType: 'FirstCheckedBag' | 'SecondCheckedBag' | 'CarryOn' | 'AdditionalBags' | 'BaggageEmbargo'
  ProductRef: readonly string[]
  SegmentSequenceList: readonly number[]
  validatingAirlineCode: string
  /** With checked bags: the page of the carrier about them. */
  url?: string
  Text: readonly string[]
  BaggageItem: readonly BaggageItem[]
}

export interface BaggageFee {
  code: string
  value: number
}

export interface BaggageItem {
  '@type': 'BaggageItem'
  quantity?: number
  includedInOfferPrice: 'Yes' | 'No'
  Text?: string
  Measurement?: readonly TermsAndConditionsAirMeasurement[]
  /** What the bag costs; Ancillary Shop asks the same. Absent: not known. */
  BaggageFee?: BaggageFee
}

export interface BaseResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
}

export interface BldgRoom {
  '@type'?: string
  value?: string
  name?: string
}

/** A branded fare and what it includes. */
export interface Brand {
  '@type': 'Brand'
  id: string
  name: string
  tier?: number
  code: string
  shelfNumbers: readonly number[]
  Identifier?: CatalogProductOfferingIdentifier
  BrandAttribute: readonly BrandAttribute[]
  AdditionalBrandAttribute?: readonly AdditionalBrandAttribute[]
}

export interface BrandAttribute {
  '@type': 'BrandAttribute'
  classification: string
  inclusion: 'Included' | 'Chargeable' | 'Not Offered'
  groupCode?: string
  subGroupCode?: string
  subCode?: string
}

export interface BrandID {
  '@type': 'BrandID'
  /** `id` of a brand in the ReferenceListBrand. */
  BrandRef: string
}

export interface BrandPreference {
  brandTier?: number
  legSequence?: readonly number[]
}

export interface BuildAncillaryOffersFromCatalogOfferings {
  '@type'?: string
  /** The shop or the seat map. */
  CatalogOfferingsAncillaryListIdentifier?: Reference
  /** The shop or seat map, the group of a traveler or flight, or the workbench: then its last shop or map. */
  CatalogOfferingsIdentifier?: Reference
  /** The service; of seats those of a flight, or those at one price. */
  CatalogOfferingIdentifier: Reference
  ProductIdentifier?: Reference
  TravelerIdentifierRef?: Reference
  TravelerIdentifier?: Reference
  Quantity?: number
  /** The seat to book: `14C`. */
  SeatAssignment?: string
}

export interface BuildFromCatalogOfferingHospitality {
  '@type'?: string
  CatalogOfferingIdentifier?: CatalogOfferingIdentifier
  NumberOfRooms?: number
}

export interface BuildFromCatalogOfferingVehicle {
  CatalogOfferingIdentifier: CatalogOfferingIdentifier
}

export interface BuildFromCatalogOfferingsRequest {
  CatalogOfferingIdentifier?: CatalogOfferingIdentifier
  ProductIdentifier?: CatalogOfferingIdentifier
}

export interface BuildFromCatalogProductOfferingsRequest {
  '@type'?: string
  CatalogProductOfferingsIdentifier: Reference
  CatalogProductOfferingSelection: readonly CatalogProductOfferingSelection[]
}

export interface BuildFromOffer {
  '@type'?: string
  ReservationIdentifier?: Reference
  OfferIdentifier: Reference
  ProductIdentifier?: readonly Reference[]
  SegmentSequence?: readonly number[]
}

export interface BuildFromOfferList {
  '@type'?: string
  OfferListIdentifier?: string | Reference
  OfferIdentifier: readonly Reference[]
  ProductIdentifier?: readonly Reference[]
  SegmentSequence?: readonly number[]
}

export interface BuildFromProductsRequest {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  '@type'?: string
  PassengerCriteria: readonly PassengerCriteria[]
  ProductCriteriaAir: readonly ProductCriteriaAir[]
}

export interface BuildFromReservationWorkbench {
  '@type'?: string
  ReservationIdentifier?: Reference
  OfferIdentifier?: Reference
  ProductIdentifier?: readonly Reference[]
  SegmentSequenceList?: readonly number[]
  SegmentSequence?: readonly number[]
}

export interface BuildFromUnpricedSegments {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  /** BuildFromUnpricedSegmentsAutoPrice; manual fares are not supported. */
  '@type'?: string
  UnpricedFlightSegmentCriteria: readonly UnpricedFlightSegmentCriteria[]
}

export interface BuildOptions {
  '@type'?: string
  maxNumberOfUpsellsToReturn?: number
  BuildFromCatalogProductOfferingsRequest: BuildFromCatalogProductOfferingsRequest
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  /** Whether the selected brand restricts the brands in the answer. */
  BrandOptions?: 'keepToBrand' | 'returnAllBrands'
}

export interface CO2EmissionsData {
  '@type': 'CO2EmissionsData'
  [member: string]: unknown
}

export interface Cabin {
  '@type': 'Cabin'
  name: 'FIRST' | 'BUSINESS' | 'PREMIUM ECONOMY' | 'ECONOMY'
  /** The rows, then the columns from left to right; an aisle is between two `A`. */
  Layout: readonly (Layout | SeatingChartLayout)[]
  Row: readonly Row[]
}

export interface CabinPreference {
  preferenceType?: string
  cabins?: readonly string[]
  legSequence?: readonly number[]
}

export interface CancelOfferOfferListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  OfferID: readonly (OfferModifyRefund | Offer | AncillaryOffer)[]
  ReferenceList?: readonly ReferenceListFlight[]
}

export interface CancelOffers {
  /** CancelAllOffers or CancelSelectedOffers */
  objectType?: string
  offerProductSelection?: readonly OfferProductSelection[]
}

/** What to remove from the workbench: everything, offers, or products and segments of offers. */
export interface CancelRequest {
  '@type'?: string
  cancelAllInd?: boolean
  cancelOffers?: CancelOffers
  cancelUnpricedSegments?: CancelUnpricedSegments
  cancelAuxiliarySegments?: CancelUnpricedSegments
}

export interface CancelUnpricedSegments {
  /** CancelAll... or CancelSelected... */
  objectType: string
  unpricedSegmentSelection?: readonly Reference[]
  UnpricedFlightSegmentRefs?: readonly string[]
  auxiliarySegmentSelection?: readonly Reference[]
  segmentSequenceArray?: readonly number[]
}

export interface Cancellation {
  '@type': 'CancellationHold'
  Locator: Locator
  OfferStatus?: OfferStatus
}

export interface CardBrand {
  '@type'?: string
  value?: string
  issueNumber?: number
  paymentCardIssuersExtension?: string
}

export interface CardNumber {
  '@type'?: string
  /** In requests only: stored encrypted, never returned. */
  PlainText?: string
  /** In requests only, in place of the number: the token of a payment service provider; stored encrypted, never returned. */
  token?: string
  /** The payment service provider. */
  tokenProviderID?: string
  mask?: string
  /** Set by the service: the vault holds a security code; false: what was sent is none. */
  seriesCodeInd?: boolean
  /** Set by the service: the vault holds a provider's token. */
  tokenizedInd?: boolean
  /** Set by the service: the vault holds an authentication value. */
  authenticationValueInd?: boolean
}

export interface CarrierPreference {
  preferenceType?: string
  carriers?: readonly string[]
  legSequence?: readonly number[]
}

export interface CatalogOffering {
  '@type': 'CatalogOffering' | 'CatalogOfferingModify'
  id: string
  /** The same as the id: o0.1 is the first journey in its second brand. */
  Identifier: Identifier
  ContentSource: string
  ProductOptions: readonly ProductOptions[]
  /** Reshop: the difference. Exchange search: the whole new price. */
  Price: PriceDetail
  ModifyPrice?: ModifyPriceDetail
  TermsAndConditions: TermsAndConditions
}

/** A rate of a room type; its id can be booked for 30 minutes. */
export interface CatalogOfferingHospitality {
  '@type': 'CatalogOfferingHospitality'
  id: string
  Identifier: Identifier
  ProductOptions: readonly CatalogOfferingHospitalityProductOptions[]
  Price: HotelPrice
  TermsAndConditions: CatalogOfferingHospitalityTermsAndConditions
}

export interface CatalogOfferingHospitalityProductOptions {
  '@type': 'ProductOptions'
  Product: readonly ProductHospitality[]
}

export interface CatalogOfferingHospitalityTermsAndConditions {
  '@type': 'TermsAndConditions'
  Guarantee?: readonly Guarantee[]
}

export interface CatalogOfferingIdentifier {
  value?: string
  id?: string
}

export interface CatalogOfferingVehicle {
  '@type': 'CatalogOfferingVehicle'
  id: string
  Identifier: Identifier
  ProductOptions: readonly SearchVehiclesProductOptions[]
  Price: VehiclePriceDetail
}

export interface CatalogOfferings {
  '@type': 'CatalogOfferings'
  id: string
  Identifier: Identifier
  totalCatalogOffering: number
  catalogOfferingPerPage: number
  numberOfPages: number
  CatalogOffering: readonly CatalogOffering[]
}

export interface CatalogOfferingsAirChangeRequest {
  '@type'?: string
  /** Return each journey in its higher brands, too. */
  returnBrandedFaresInd?: boolean
  upsellInd?: boolean
  /** Accepted: every answer has all details. */
  detailViewInd?: boolean
  /** NDC: all legs of the new journey. GDS: those in place of the named products. */
  SearchCriteriaFlight: readonly SearchCriteriaFlight[]
  /** Default: all travelers. */
  PassengerCriteria?: readonly PassengerCriteria[]
  BuildFromReservationWorkbench: CatalogOfferingsQueryAirChangeBuildFromReservationWorkbench
  SearchModifiersAir?: SearchModifiersAir
  PricingModifiersAirChange?: PricingModifiersAirChange
  CustomResponseModifiersAir?: CustomResponseModifiersAir
}

export interface CatalogOfferingsAirChangeResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CatalogOfferings?: CatalogOfferings
  ReferenceList?: readonly (ReferenceListFlight | ReferenceListBrand | ReferenceListExchangedPrice)[]
}

export interface CatalogOfferingsAncillaryListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CatalogOfferingsID: readonly SeatsOfFlight[]
  ReferenceList: readonly ReferenceListSeatingChart[]
}

export interface CatalogOfferingsHospitalityResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CatalogOfferings?: AvailabilityCatalogOfferings
}

/** The new journey of a booked offer. */
export interface CatalogOfferingsQueryAirChange {
  '@type'?: string
  CatalogOfferingsAirChangeRequest: CatalogOfferingsAirChangeRequest
}

export interface CatalogOfferingsQueryAirChangeBuildFromReservationWorkbench {
  /** The workbench; or the locator, when one workbench is open for it. */
  ReservationIdentifier?: Reference
  /** Default: the only air offer. */
  OfferIdentifier?: Reference
  ProductIdentifier?: readonly Reference[]
  SegmentSequenceList?: readonly number[]
  TravelerRefs?: readonly unknown[]
}

/** Flights of a workbench for which ancillaries are requested. */
export interface CatalogOfferingsQueryAncillaries {
  '@type'?: string
  AncillaryOfferings: AncillaryOfferings
}

export interface CatalogOfferingsQueryAncillariesBuildFromOfferList {
  OfferListIdentifier?: Reference
  OfferIdentifier?: readonly Reference[]
}

export interface CatalogOfferingsQueryAncillariesBuildFromReservationWorkbench {
  '@type'?: string
  ReservationIdentifier?: Reference
  OfferIdentifier?: Reference
  ProductIdentifier?: readonly Reference[]
  SegmentSequenceList?: readonly number[]
}

export interface CatalogOfferingsQueryRequestVehicle {
  '@type'?: string
  CatalogOfferingsRequest: readonly CatalogOfferingsRequest[]
}

/** Flights whose seats are requested. */
export interface CatalogOfferingsQuerySeatAvailability {
  '@type'?: string
  SeatAvailabilityOfferings: SeatAvailabilityOfferings
}

export interface CatalogOfferingsRequest {
  '@type'?: string
  VehicleTravelCriteria: VehicleTravelCriteria
}

export interface CatalogOfferingsRequestBody {
  CatalogOfferingsRequest?: readonly CatalogOfferingsRequestHospitality[]
}

/** Dates and the properties, at most 50. */
export interface CatalogOfferingsRequestHospitality {
  '@type'?: string
  StayDates?: StayDates
  HotelSearchCriterion?: HotelSearchCriterion
  /** Of the average nightly rate. */
  MinimumAmount?: MinimumAmount
  MaximumAmount?: MinimumAmount
  requestedCurrency?: string
  /** Repeat the property in every offer instead of a shared list. */
  verboseResponseInd?: boolean
}

export interface CatalogOfferingsVehicleResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CatalogOfferings?: SearchVehiclesCatalogOfferings
  Pagination?: SearchVehiclesPagination
}

/** Flight options of one leg that share their fares. */
export interface CatalogProductOffering {
  '@type': 'CatalogProductOffering'
  /** Names the offering in later requests, with the identifier of the search. */
  id: string
  /** Of NDC content: the carrier, and the `id` again. */
  Identifier?: CatalogProductOfferingIdentifier
  /** Number of the leg. */
  sequence: number
  Departure: string
  Arrival: string
  Brand: readonly BrandID[]
  /** The possible next legs, in a flexible leg-by-leg search. */
  FlexNextLeg?: readonly FlexNextLeg[]
  ProductBrandOptions: readonly CatalogProductOfferingProductBrandOptions[]
}

export interface CatalogProductOfferingIdentifier {
  authority: string
  value: string
}

export interface CatalogProductOfferingIdentifier2 {
  authority?: string
  value: string
}

export interface CatalogProductOfferingProductBrandOffering {
  '@type': 'ProductBrandOffering'
  /** Identifies this fare where the product does not: NDC offers, and brands of specific flights. */
  Identifier?: CatalogProductOfferingIdentifier2
  Brand?: BrandID
  Product: readonly ProductID[]
  TermsAndConditions: TermsAndConditionsID
  /** Fares of different legs with a code in common can be bought together. */
  CombinabilityCode: readonly string[]
  /** Of the whole journey, with the cheapest fares of the other legs. */
  BestCombinablePrice: PriceDetail
  Price: PriceDetail
  ContentSource: string
  /** Number of requested brand attributes that the fare has. */
  MatchedAttributes?: number
  bestMatchInd?: boolean
  CO2EmissionsData?: CO2EmissionsData
}

export interface CatalogProductOfferingProductBrandOptions {
  '@type': 'ProductBrandOptions'
  /** Absent from some NDC carriers: the flights are those of the product. */
  flightRefs?: readonly string[]
  ProductBrandOffering: readonly CatalogProductOfferingProductBrandOffering[]
}

/** The offer and product selected for one leg. */
export interface CatalogProductOfferingSelection {
  CatalogProductOfferingIdentifier: Reference
  ProductIdentifier?: readonly Reference[]
  ProductBrandOfferingIdentifier?: Reference | SearchIdentifier
}

export interface CatalogProductOfferings {
  '@type': 'CatalogProductOfferings'
  /** Of the search; later requests name it. Absent: the result is not kept. */
  Identifier?: SearchIdentifier
  CatalogProductOffering: readonly CatalogProductOffering[]
}

export interface CatalogProductOfferingsQueryBuildNext {
  '@type'?: string
  BuildFromCatalogProductOfferingsRequest: BuildFromCatalogProductOfferingsRequest
  /** Whether the selected brand restricts the brands in the answer. */
  BrandOptions?: 'keepToBrand' | 'returnAllBrands'
}

export interface CatalogProductOfferingsQueryBuildOptions {
  '@type'?: string
  BuildOptions: BuildOptions | CatalogProductOfferingsQueryBuildOptionsBuildOptions
}

export interface CatalogProductOfferingsQueryBuildOptionsBuildOptions {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  '@type'?: string
  BuildFromProductsRequest: BuildFromProductsRequest
  maxNumberOfUpsellsToReturn?: number
}

export interface CatalogProductOfferingsQueryRequest {
  '@type'?: string
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CatalogProductOfferingsRequest: CatalogProductOfferingsRequest
}

export interface CatalogProductOfferingsRequest {
  '@type'?: string
  offersPerPage?: number
  maxNumberOfUpsellsToReturn?: number
  contentSourceList?: readonly string[]
  sortBy?: string
  PassengerCriteria: readonly PassengerCriteria[]
  SearchCriteriaFlight: readonly SearchCriteriaFlight[]
  SearchModifiersAir?: SearchModifiersAir
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  PaymentCriteria?: PaymentCriteria
}

export interface CatalogProductOfferingsResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CatalogProductOfferings: CatalogProductOfferings
  /** Only when a page was requested. */
  Pagination?: Pagination
  ReferenceList: readonly (ReferenceListFlight | ReferenceListProduct | ReferenceListTermsAndConditions | ReferenceListBrand)[]
}

export interface Change {
  /** `Change` or `Cancel`, and `Permitted`, `NotPermitted` or `Indeterminate`. */
  '@type': string
  /** `BeforeDeparture`, `AfterDeparture`, `Anytime`, `Maximum` or `Minimum`. */
  penaltyTypes: readonly string[]
  PenaltyAppliesTo?: string
  /** `id` of the products that it is about; absent: all. */
  ProductRefs?: readonly string[]
  NotPermittedInd?: boolean
  IndeterminateInd?: boolean
  /** Absent: none, or not known. */
  Penalty?: readonly Penalty[]
}

export interface ChangeFeeCollectionMethod {
  code: string
  subCode?: string
  value?: string | Number
  description?: string
  changeFeeIssuedSeparatelyInd?: boolean
  taxIncludedInBaseAmountInd?: boolean
}

export interface ChangeOptions {
  changeTypes?: readonly string[]
}

export interface ClassOfServiceAvailability {
  value: string
  number: number
  status: Status
}

export interface ClassOfServicePreference {
  PreferenceType?: string
  preferenceType?: string
  ClassesOfService?: readonly string[]
  legSequence?: readonly number[]
}

/** Names of brand attributes. */
export interface Classifications {
  Classification?: readonly string[]
  AdditionalClassification?: readonly string[]
}

/** The profile, the lines to move, and the travelers and flights they refer to. */
export interface ClientProfileMove {
  ClientProfileMoveHeaderModifiers: ClientProfileMoveHeaderModifiers
  ClientProfileMoveLineModifiers?: readonly ClientProfileMoveLineModifiers[]
  ClientProfileMoveTravelerFlightModifiers?: readonly ClientProfileMoveTravelerFlightModifiers[]
}

export interface ClientProfileMoveHeaderModifiers {
  BusinessTitle: string
  PersonalTitle?: string
  ProfilePCC?: string
  MultipleIndicator?: boolean | string
  /** Y: only the selected lines */
  SelectIndicator?: boolean | string
  MergeIndicator?: boolean | string
  /** Y or P */
  RelatedMoveIndicator?: string
}

export interface ClientProfileMoveLineModifiers {
  LineNumber: number
  AppendedData?: string
}

export interface ClientProfileMoveTravelerFlightModifiers {
  TravelerRef: string
  FlightRef?: string
}

export interface Comment {
  value: string
  /** Kind of remark: RE, HG, SI, ITIN COMMENTS, Vendor Remarks, or a notepad code of two characters */
  name?: string
  id?: string
  language?: string
}

export interface Comments {
  Comment?: readonly (Readonly<Record<string, unknown>>)[]
}

export interface Commission {
  '@type'?: string
  Percent?: number
  Amount?: DocumentOverridesAmount
  application?: string
}

/** A percentage or an amount. */
export interface CommissionDetail {
  '@type': 'CommissionPercent' | 'CommissionAmount'
  Percent?: number
  Amount?: CurrencyAmount
}

export interface Commissions {
  TravelerIdentifierRef?: readonly TravelerIdentifierRef[]
  '@type'?: string
  Commission: Commission
  ApplyTo?: string
}

export interface Confirmation {
  '@type': 'ConfirmationHold'
  Locator?: Locator
  OfferStatus?: OfferStatus
}

export interface ConnectionPreferences {
  '@type'?: string
  preferenceType?: string
  ConnectionPoint?: readonly (string | From)[]
  legSequence?: readonly number[]
  maxConnectionDuration?: string
  maxOvernightDuration?: string
  FlightType?: FlightType
  excludeInterlineConnectionsInd?: boolean
}

export interface CreateOfferOfferListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  OfferID: readonly (Offer | PassiveOffer)[]
}

/** An amount with its currency. */
export interface CurrencyAmount {
  code: string
  minorUnit?: number
  value: number
}

export interface CurrencyCode {
  value: string
  decimalPlace?: number
}

/** A tour or surface segment, for information. */
export interface CustomAuxiliarySegment {
  '@type'?: string
  id?: string
  SegmentType: string
  SupplierCode: string
  StatusCode: string
  Quantity: number
  Location: string
  Date: string
  CustomTextQualifier?: string
  CustomText?: string
}

export interface CustomAuxiliarySegmentResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CustomAuxiliarySegments: readonly AddAuxiliarySegmentsCustomAuxiliarySegment[]
}

export interface CustomAuxiliarySegments {
  CustomAuxiliarySegment: readonly CustomAuxiliarySegment[]
}

/** The optional content of the answer. */
export interface CustomResponseModifiersAir {
  SearchRepresentation?: 'Journey' | 'Leg' | 'LegWithJourneyData'
  BrandAttributeInclusion?: readonly Classifications[]
  excludePenaltiesInd?: boolean
  excludeBaggageFeesInd?: boolean
  excludeSurchargesInd?: boolean
  excludeUnbundledFaresInd?: boolean
  includeFareCalculationInd?: boolean
  includeCO2EmissionsDataInd?: boolean
  /** Another spelling of includeCO2EmissionsDataInd. */
  includeCo2EmissionsDataInd?: boolean
}

export interface CustomerLoyalty {
  value?: string
  supplier?: string
}

export interface DateRange {
  start: string
  end: string
}

export interface Departure {
  location: string
  date: string
  time?: string
}

export interface DepartureDetail {
  '@type': 'DepartureDetail'
  location: string
  date: string
  time: string
  terminal?: string
}

export interface DepartureTimeRange {
  start?: string
  end?: string
}

export interface DescribedOffer {
  '@type'?: string
  id?: string
  /** Passive segments (booked elsewhere): they are recorded, and neither sold nor priced. */
  passiveOfferInd?: boolean
  Product: readonly DescribedOfferProduct[]
}

export interface DescribedOfferFlight {
  carrier: string
  number: string
  Departure: Departure
  Arrival: Arrival
}

export interface DescribedOfferFlightProduct {
  segmentSequence?: readonly number[]
  classOfService?: string
  cabin?: string
}

export interface DescribedOfferFlightSegment {
  sequence?: number
  /** Of a passive segment: AK, BK, GK, or YK, which is the default. */
  passiveSegmentStatus?: string
  Flight: DescribedOfferFlight
}

export interface DescribedOfferPassengerFlight {
  passengerQuantity?: number
  passengerTypeCode?: string
  FlightProduct?: readonly DescribedOfferFlightProduct[]
}

export interface DescribedOfferProduct {
  '@type'?: string
  FlightSegment: readonly DescribedOfferFlightSegment[]
  PassengerFlight?: readonly DescribedOfferPassengerFlight[]
}

export interface Description {
  value: string
  code?: string
  subCode?: string
  ssrCode?: string
  codeContext?: string
}

export interface DestinationPurpose {
  '@type'?: string
  destination: string
  purpose: string
}

export interface DisplaySequence {
  '@type': 'DisplaySequence'
  displaySequence: number | string
  OfferRef: string
  ProductRef: string
  Sequence?: number
}

/** A ticket, an EMD, or what became of it. */
export interface Document {
  '@type': 'DocumentTicket' | 'DocumentTicketVoid' | 'DocumentTicketRefund' | 'DocumentTicketExchange' | 'DocumentTicketRetained' | 'DocumentEMD' | 'DocumentEMDVoid' | 'DocumentEMDRefund' | 'DocumentMCO' | 'DocumentForfeit'
  /** Ticket or EMD number, 13 digits. Absent: the supplier is ticketless. */
  Number?: string
  ControlNumber?: string
  TravelerIdentifierRef: DocumentTravelerIdentifierRef
  IssuingPCC?: string
  IssuingIATA?: string
  IssuingCity?: string
  Amount: Amount
  EMDDescription?: EMDDescription
  VoidInd?: boolean
  exchangeInd?: boolean
  forfeitInd?: boolean
  ValueRetainedInd?: boolean
  refundGuaranteedInd?: boolean
  partialRefundInd?: boolean
  agencySettlementNotReportedInd?: boolean
  WaiverCode?: SearchIdentifier
  Commission?: CommissionDetail
}

export interface DocumentHistories {
  number: DocumentHistoryNumber
}

export interface DocumentHistoryList {
  name: string
  documentListSummary: readonly DocumentListSummary[]
}

export interface DocumentHistoryListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  documentHistoryList?: readonly DocumentHistoryList[]
}

export interface DocumentHistoryNumber {
  number?: string
  documentType: string
}

export interface DocumentHistoryRequest {
  locator: string | TicketQueryGetByLocatorLocator
  documentNumbers: readonly DocumentNumbers[]
}

export interface DocumentHistoryResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  documentHistories?: readonly DocumentHistories[]
}

export interface DocumentListSummary {
  number?: string
  documentType: string
  actionStatus: string
}

export interface DocumentNumber {
  value: string
  documentIssuer?: string
  documentType?: string
}

export interface DocumentNumbers {
  number: string
  numberOfConjunctiveTickets?: number
  documentType: 'TKT' | 'EMD' | 'MCO' | 'INV' | 'TASF'
}

/** Values for the documents of an offer, in addition to or instead of those of its fare. */
export interface DocumentOverrides {
  '@type'?: string
  id?: string
  DocumentOverridesRef?: string
  Identifier?: PrimaryContactIdentifier
  OfferIdentifier?: Reference
  ProductIdentifier?: Reference
  Commissions?: readonly Commissions[]
  TourCodes?: readonly TourCodes[]
  Restrictions?: readonly Restrictions[]
  NetRemitInfo?: NetRemitInfo
  DestinationPurpose?: readonly DestinationPurpose[]
  ChangeFeeCollectionMethod?: ChangeFeeCollectionMethod
  TicketDesignators?: readonly (string | TicketDesignators)[]
  InvoiceFareAmount?: number | DocumentOverridesAmount
  residualValueAsEvenExchangeMIRInd?: boolean
  obFeeExemptInd?: boolean
}

export interface DocumentOverridesAmount {
  value: number
  code?: string
  currencyCode?: string
  minorUnit?: number
  decimalPlace?: number
}

export interface DocumentOverridesResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  DocumentOverrides: AddDocumentOverridesDocumentOverrides
}

export interface DocumentStatus {
  documentType: string
  number?: string
  status: 'VOID'
}

export interface DocumentTravelerIdentifierRef {
  id: string
  value: string
  passengerTypeCode: string
}

export interface DocumentVoid {
  documentType: 'Ticket' | 'EMD' | 'MCO'
  /** None: all documents of the type. */
  number?: readonly string[]
}

export interface DocumentVoidListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  documentStatus?: readonly DocumentStatus[]
}

/** Documents of one reservation. */
export interface DocumentVoidRequest {
  '@type'?: string
  locator: string | TicketQueryGetByLocatorLocator
  documentVoid: readonly DocumentVoid[]
}

export interface DriverInfo {
  age?: number
  countryOfDocIssue?: string
}

/** An electronic miscellaneous document with its coupons. */
export interface EMD {
  '@type': 'EMDSummary'
  Identifier?: Identifier
  EMDSegment: readonly EMDSegment[]
}

export interface EMDDescription {
  /** Reason for issuance code (RFIC). */
  code?: string
  /** Sub code (RFISC). */
  subCode?: string
  codeContext?: string
  value: string
}

export interface EMDListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  EMDID?: readonly EMD[]
}

export interface EMDQueryUpdateEMD {
  '@type'?: string
  /** Void, which is also the default, or Refund. */
  status?: 'Void' | 'Voided' | 'Refund'
  agencyCode?: string
  dateOfIssue?: string
}

export interface EMDSegment {
  sequence: number
  Status: 'Open' | 'Used' | 'Void' | 'Refund'
}

export interface Email {
  id?: string
  emailType?: string
  comment?: string
  optInStatus?: string
  optInDate?: string
  optOutInd?: string
  optOutDate?: string
  preferredFormat?: string
  shareMarketing?: string
  shareSync?: string
  validInd?: boolean
  provisionedInd?: boolean
  value: string
}

export interface Error {
  '@type': 'ErrorDetail' | 'WarningDetail'
  category: string
  StatusCode: number
  Message: string
  SourceID: string
  SourceCode: string
  NameValuePair?: readonly ResultNameValuePair[]
}

export interface ExtendedPayment {
  '@type'?: string
  NumberOfInstallments?: number
  FirstInstallment?: number
  RemainingAmount?: number
  OTATOCode?: string
}

export interface ExtraAccommodation {
  quantity?: number
  AccommodationType?: 'Crib' | 'ExtraAdult' | 'ExtraChild' | 'RollawayAdult' | 'RollawayChild'
}

export interface Fare {
  sequence: number
  carrier: string
  amount: FareDisplayAmount
  fareBasisCode?: string
  bookingClass: string
  oneWayInd?: boolean
  roundTripInd?: boolean
}

export interface FareBasisCodeOverride {
  value: string
  specificFlightCriteriaRefs?: readonly string[]
}

export interface FareDisplay {
  from: From
  to: From
  departureDate: string
  listCurrency: CurrencyCode
  fare: readonly Fare[]
}

export interface FareDisplayAmount {
  code: string
  minorUnit: number
  value: number
}

export interface FareDisplayQueryRequest {
  '@type'?: string
  FareDisplayQueryRequest: FareDisplayQueryRequestFareDisplayQueryRequest
}

export interface FareDisplayQueryRequestFareDisplayQueryRequest {
  from: From
  to: From
  /** Local date; none: today. */
  departureDate?: string
  returnDate?: string
  /** None: every carrier. */
  carrier?: readonly string[]
}

export interface FareDisplayResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  fareDisplay: readonly FareDisplay[]
}

/** The rule of one fare component. */
export interface FareRule {
  '@type': 'FareRuleText' | 'FareRuleStructured'
  id: string
  ruleNumber?: string
  tariffNumber?: string
  Flight: readonly FlightID[]
  TextFareRule?: readonly TextFareRule[]
  StructuredFareRules?: readonly StructuredFareRules[]
}

export interface FareRuleListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  FareRule: readonly FareRule[]
  ReferenceList: readonly ReferenceListFlight[]
}

export interface FareSelection {
  fareType?: string
  RefundOptions?: RefundOptions
  ChangeOptions?: ChangeOptions
  prohibitMinStayFaresInd?: boolean
  prohibitMaxStayFaresInd?: boolean
  prohibitAdvancePurchaseFaresInd?: boolean
  prohibitUnbundledFaresInd?: boolean
  refundableOnlyInd?: boolean
  prohibitRefundableFaresInd?: boolean
  validatingCarrier?: string
}

export interface Fee {
  feeCode: string
  value?: number
  description?: string
  FeeAmountOrPercent?: FeeAmountOrPercent
}

export interface FeeAmountOrPercent {
  '@type': string
  Amount: CurrencyAmount
}

export interface FeesDetail {
  '@type': 'FeesDetail'
  TotalFees: number
  Fee?: readonly Fee[]
}

/** The base in the currency that the fare is filed in. */
export interface FiledAmount {
  currencyCode: string
  decimalPlace: number
  value: number
}

export interface FlexNextLeg {
  Departure: string
  Arrival: string
  DepartureDate: string
}

export interface Flight {
  FlightRef: string
}

/** One flight; dates and times are local to the airport. */
export interface FlightDetail {
  '@type': 'FlightDetail'
  id?: string
  carrier: string
  number: string
  operatingCarrier?: string
  operatingCarrierName?: string
  operatingCarrierNumber?: string
  equipment?: string
  duration: string
  distance?: number
  stops: number
  Departure: DepartureDetail
  Arrival: ArrivalDetail
  AvailabilitySourceCode: string
}

export interface FlightID {
  '@type': 'FlightID'
  FlightRef: string
}

export interface FlightProduct {
  '@type': 'FlightProduct'
  segmentSequence: readonly number[]
  classOfService: string
  cabin: string
  fareBasisCode?: string
  fareType: string
  fareTypeCode?: string
  ticketDesignator?: string
  /** A reference where the answer lists brands, otherwise the brand. */
  Brand?: SearchBrand
}

export interface FlightSegment {
  '@type': 'FlightSegment'
  sequence: number
  connectionDuration?: string
  boundFlightsInd?: boolean
  Flight: Flight
}

export interface FlightType {
  connectionType?: string
  excludeInterlineConnectionsInd?: boolean
}

/** Cash, a payment card, or another kind, by its type. */
export interface FormOfPayment {
  '@type': 'FormOfPaymentCash' | 'FormOfPaymentPaymentCard' | 'FormOfPaymentInvoice' | 'FormOfPaymentBSP' | 'FormOfPaymentAgencyAccount' | 'FormOfPaymentCheck' | 'FormOfPaymentFlightPass' | 'FormOfPaymentDocument' | 'FormOfPaymentForfeit' | 'FormOfPaymentWaiverCode' | 'FormOfPaymentVirtualPaymentAccount'
  id?: string
  FormOfPaymentRef?: string
  Identifier?: PostCommitWorkbenchIdentifier
  PaymentCard?: PaymentCard
  /** A non-standard card; GDS only. */
  inhibitPaymentCardAuthorizationInd?: boolean
  /** Instalments; stored only. */
  ExtendedPayment?: ExtendedPayment
  InvoiceNumber?: string
  /** Of FormOfPaymentBSP. */
  accountNumber?: string
  /** Of FormOfPaymentAgencyAccount. */
  agencyId?: string
  /** Of FormOfPaymentVirtualPaymentAccount. */
  AccountID?: string
  Supplier?: string
  PaymentComment?: string
  IncidentalCharges?: readonly string[]
  MaximumChargeableAmount?: readonly MaximumChargeableAmount[]
  DocumentNumber?: DocumentNumber
  WaiverCode?: WaiverCode
  forfeitInd?: boolean
  cashInd?: boolean
  agentNonRefundableInd?: boolean
  reservationFOPInd?: boolean
  FreeText?: string
}

export interface FormOfPaymentListRequest {
  FormOfPayment: readonly FormOfPayment[]
}

export interface FormOfPaymentListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  FormOfPaymentID: readonly AddFormOfPaymentFormOfPayment[]
}

export interface FormOfPaymentResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  FormOfPayment: AddFormOfPaymentFormOfPayment
}

export interface From {
  value: string
}

export interface Guarantee {
  '@type': 'Guarantee'
  guaranteeType: 'GuaranteeRequired' | 'DepositRequired' | 'PrepayRequired'
}

export interface GuestCount {
  count: number
  ageQualifyingCode?: '8' | '10'
  age?: number
}

export interface GuestCounts {
  GuestCount?: readonly GuestCount[]
}

export interface HeldAccounting {
  '@type': 'Accounting'
  id: string
  AccountingRef?: string
  Identifier: Identifier
  dataType?: string
  template?: string
  NameValuePair?: readonly NameValuePair[]
}

export interface HeldAncillary {
  '@type': 'HeldAncillary'
  SeatAssignment: string
}

export interface HeldAppliesTo {
  /** AppliesToOffer, AppliesToOfferProduct or AppliesToOfferProductSegment */
  '@type'?: string
  OfferIdentifier?: Reference | readonly Reference[]
  ProductIdentifier?: Reference | readonly Reference[]
  SegmentSequenceList?: readonly number[]
}

export interface HeldCustomAuxiliarySegment {
  '@type': 'CustomAuxiliarySegment'
  id: string
  SegmentType: string
  SupplierCode: string
  StatusCode: string
  Quantity: number
  Location: string
  Date: string
  CustomTextQualifier?: string
  CustomText?: string
  customAuxiliarySegmentRef: string
  Identifier: Identifier
}

export interface HeldDocumentOverrides {
  '@type': 'DocumentOverrides'
  id: string
  DocumentOverridesRef?: string
  Identifier: Identifier
  OfferIdentifier?: Reference
  ProductIdentifier?: Reference
  Commissions?: readonly Commissions[]
  TourCodes?: readonly TourCodes[]
  Restrictions?: readonly Restrictions[]
  NetRemitInfo?: NetRemitInfo
  DestinationPurpose?: readonly DestinationPurpose[]
  ChangeFeeCollectionMethod?: ChangeFeeCollectionMethod
  TicketDesignators?: readonly (string | TicketDesignators)[]
  InvoiceFareAmount?: number | DocumentOverridesAmount
  residualValueAsEvenExchangeMIRInd?: boolean
  obFeeExemptInd?: boolean
}

export interface HeldFormOfPayment {
  '@type': string
  id: string
  FormOfPaymentRef: string
  Identifier: Identifier
  PaymentCard?: PaymentCard
  /** A non-standard card; GDS only. */
  inhibitPaymentCardAuthorizationInd?: boolean
  /** Instalments; stored only. */
  ExtendedPayment?: ExtendedPayment
  InvoiceNumber?: string
  /** Of FormOfPaymentBSP. */
  accountNumber?: string
  /** Of FormOfPaymentAgencyAccount. */
  agencyId?: string
  /** Of FormOfPaymentVirtualPaymentAccount. */
  AccountID?: string
  Supplier?: string
  PaymentComment?: string
  IncidentalCharges?: readonly string[]
  MaximumChargeableAmount?: readonly MaximumChargeableAmount[]
  DocumentNumber?: DocumentNumber
  WaiverCode?: WaiverCode
  forfeitInd?: boolean
  cashInd?: boolean
  agentNonRefundableInd?: boolean
  reservationFOPInd?: boolean
  FreeText?: string
}

export interface HeldPayment {
  '@type': 'Payment'
  id?: string
  PaymentRef?: string
  Identifier?: PostCommitWorkbenchIdentifier
  Amount: AddPaymentAmount
  /** None: the only form of payment; for an even exchange, any. */
  FormOfPaymentIdentifier?: Reference
  /** None: the only offer that is still to be paid. */
  OfferIdentifier?: readonly Reference[]
  /** Travelers paid for; absent: all travelers. */
  TravelerIdentifierRef?: readonly Reference[]
}

export interface HeldPrimaryContact {
  '@type': 'PrimaryContact'
  id?: string
  Identifier?: Identifier
  Telephone?: AddAgencyTelephoneTelephone | readonly AddAgencyTelephoneTelephone[]
  Email?: string | Email | readonly Email[]
  TravelerIdentifier?: Reference
  /** Agency, Supplier or Traveler */
  shareWith?: string
  shareWithSupplier?: readonly string[]
  contactInformationRefusedInd?: boolean
}

export interface HeldReservationComment {
  '@type': 'ReservationComment'
  id?: string
  Identifier?: Identifier
  /** Agency, Supplier or Traveler */
  commentSource?: string
  shareWith?: string
  shareWithSupplier?: readonly string[]
  Comment: readonly Comment[]
  AppliesTo?: readonly HeldAppliesTo[]
}

export interface HeldSpecialService {
  '@type': string
  id: string
  Identifier: Identifier
  SSRCode?: string
  FreeText?: string
  Carrier?: string
  Quantity?: number
  AppliesTo?: HeldAppliesTo
  TravelerIdentifier?: Reference
  ServiceAnimalType?: string
  Description?: string
  SpecialMealTypeEnum?: string
  bassinetRequiredInd?: boolean
  blindAssistanceRequestedInd?: boolean
  deafAssistanceRequestedInd?: boolean
  unaccompaniedMinorInd?: boolean
  cannotAscendStairsInd?: boolean
  travelerImmobileInd?: boolean
  BatteryTypeEnum?: string
  Measurement?: readonly SpecialServiceMeasurement[]
  /** NN: requested, HK: confirmed. */
  Status: HeldSpecialServiceStatus
}

export interface HeldSpecialServiceStatus {
  value: string
  code: string
}

export interface HeldTravelAgency {
  '@type': 'TravelAgency'
  Address?: AddAgencyAddressAddress
  Telephone?: readonly AddAgencyTelephoneTelephone[]
  Email?: Email
  CorporateCode?: string
  OrganizationName?: OrganizationName
  ProfileName?: readonly string[]
  organizationType?: string
  id?: string
  Identifier?: Identifier
}

/** A traveler of a workbench or reservation. */
export interface HeldTraveler {
  '@type': 'Traveler'
  id: string
  TravelerRef: string
  Identifier: Identifier
  passengerTypeCode: string
  birthDate?: string
  age?: number
  gender?: 'Male' | 'Female' | 'Unknown' | 'Undisclosed'
  nationality?: string
  PersonName: PersonName
  Telephone?: readonly Telephone[]
  accompaniedByInfantInd?: boolean
  Email?: readonly TravelerEmail[]
  Address?: readonly (Readonly<Record<string, unknown>>)[]
  TravelDocument?: readonly (Readonly<Record<string, unknown>>)[]
  CustomerLoyalty?: readonly (Readonly<Record<string, unknown>>)[]
  AlternateContact?: readonly AlternateContact[]
  RailDiscountCard?: readonly (Readonly<Record<string, unknown>>)[]
  Comments?: Comments
}

export interface HeldUnpricedSegments {
  '@type': 'UnpricedSegments'
  UnpricedFlightSegment: readonly HeldUnpricedSegmentsUnpricedFlightSegment[]
}

export interface HeldUnpricedSegmentsArrivalDetail {
  '@type': 'ArrivalDetail'
  location: string
  date?: string
  time?: string
  terminal?: string
}

export interface HeldUnpricedSegmentsDepartureDetail {
  '@type': 'DepartureDetail'
  location: string
  date?: string
  time?: string
  terminal?: string
}

export interface HeldUnpricedSegmentsFlightDetail {
  '@type'?: 'FlightDetail'
  id?: string
  carrier?: string
  number?: string
  operatingCarrier?: string
  operatingCarrierName?: string
  operatingCarrierNumber?: string
  equipment?: string
  duration?: string
  distance?: number
  stops?: number
  Departure: HeldUnpricedSegmentsDepartureDetail
  Arrival: HeldUnpricedSegmentsArrivalDetail
  AvailabilitySourceCode?: string
}

export interface HeldUnpricedSegmentsUnpricedFlightSegment {
  '@type': 'UnpricedFlightSegment'
  id: string
  Identifier: Identifier
  sequence: number
  passengerQuantity?: number
  cabin?: string
  classOfService?: string
  passiveSegmentStatus?: string
  Flight: HeldUnpricedSegmentsFlightDetail
}

/** Price of the whole stay for all rooms of the entry; parts that the supplier does not tell are absent. */
export interface HotelPrice {
  '@type': 'PriceDetail'
  CurrencyCode: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice: number
}

export interface HotelReservationChange {
  '@type'?: string
  Traveler?: readonly Traveler[]
  Payment?: readonly HotelReservationDetailPayment[]
  FormOfPayment?: readonly HotelReservationDetailFormOfPayment[]
  ReservationComment?: readonly HotelReservationDetailReservationComment[]
  TravelAgency?: Readonly<Record<string, unknown>>
  PrimaryContact?: readonly (Readonly<Record<string, unknown>>)[]
  Offer?: readonly OfferToBook[]
  Receipt?: readonly HotelReservationDetailReceipt[]
  ReservationBuild?: ReservationBuild
}

/** Books rooms; with passiveOfferInd and a receipt it is a Sync. */
export interface HotelReservationDetail {
  '@type'?: string
  Traveler?: readonly Traveler[]
  Payment?: readonly HotelReservationDetailPayment[]
  FormOfPayment?: readonly HotelReservationDetailFormOfPayment[]
  ReservationComment?: readonly HotelReservationDetailReservationComment[]
  TravelAgency?: Readonly<Record<string, unknown>>
  PrimaryContact?: readonly (Readonly<Record<string, unknown>>)[]
  Offer?: readonly OfferToBook[]
  Receipt?: readonly HotelReservationDetailReceipt[]
}

export interface HotelReservationDetailAmount {
  code?: string
  value: number
}

export interface HotelReservationDetailComment {
  name?: string
  value?: string
}

export interface HotelReservationDetailConfirmation {
  Locator?: HotelReservationDetailLocator
}

export interface HotelReservationDetailFormOfPayment {
  '@type'?: string
  id?: string
  FormOfPaymentRef?: string
  Identifier?: PostCommitWorkbenchIdentifier
  PaymentCard?: PaymentCard
  /** A non-standard card; GDS only. */
  inhibitPaymentCardAuthorizationInd?: boolean
  /** Instalments; stored only. */
  ExtendedPayment?: ExtendedPayment
  InvoiceNumber?: string
  /** Of FormOfPaymentBSP. */
  accountNumber?: string
  /** Of FormOfPaymentAgencyAccount. */
  agencyId?: string
  /** Of FormOfPaymentVirtualPaymentAccount. */
  AccountID?: string
  Supplier?: string
  PaymentComment?: string
  IncidentalCharges?: readonly string[]
  MaximumChargeableAmount?: readonly MaximumChargeableAmount[]
  DocumentNumber?: DocumentNumber
  WaiverCode?: WaiverCode
  forfeitInd?: boolean
  cashInd?: boolean
  agentNonRefundableInd?: boolean
  reservationFOPInd?: boolean
  FreeText?: string
}

export interface HotelReservationDetailLocator {
  value?: string
  locatorType?: string
  source?: string
  sourceContext?: string
}

export interface HotelReservationDetailPayment {
  '@type'?: string
  Amount: HotelReservationDetailAmount
  /** The card guarantees the room. */
  guaranteeInd?: boolean
  /** The card is charged now. */
  depositInd?: boolean
}

export interface HotelReservationDetailReceipt {
  '@type'?: string
  Confirmation?: HotelReservationDetailConfirmation
}

export interface HotelReservationDetailReservationComment {
  '@type'?: string
  commentSource?: string
  shareWith?: string
  Comment?: readonly HotelReservationDetailComment[]
}

export interface HotelSearchCriterion {
  '@type'?: string
  numberOfRooms?: number
  PropertyRequest?: readonly PropertyRequest[]
  RoomStayCandidates?: RoomStayCandidates
  RateCandidates?: RateCandidates
  AggregatorList?: readonly ('TVPT' | 'BKNG' | 'EXPE' | 'BNTL')[]
  /** Neither priced nor reserved: the answer warns of it. */
  ExtraAccommodation?: readonly ExtraAccommodation[]
}

/** One room that a hotel confirmed, or a passive hotel segment. */
export interface HotelSegment {
  '@type': 'Offer'
  id: string
  offerRef?: string
  passiveOfferInd: boolean
  Identifier: Identifier
  Product: readonly ProductHospitality[]
  Price?: HotelSegmentPriceDetail
}

export interface HotelSegmentPriceDetail {
  '@type'?: 'PriceDetail'
  CurrencyCode?: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice?: number
}

/** A value with the authority that issued it. */
export interface Identifier {
  authority?: string
  value: string
}

export interface Image {
  /** Address of the picture. */
  value: string
  caption?: string
  width?: number
  height?: number
  imageSize?: 'ExtraLarge' | 'Large' | 'Medium' | 'Small' | 'Thumbnail'
  pictureOf?: string
}

export interface Layout {
  startRow: number
  endRow: number
}

export interface ListQueuePagination {
  '@type': 'Pagination'
  page: number
  pageSize: number
  totalPages: number
  totalItems: number
  /** Where the next page begins; our own member. Absent: this page is not full. */
  nextPosition?: string
}

export interface ListQueueQueue {
  value: number
  pccOverride: string
  count: number
}

export interface ListQueueQueue2 {
  value: number
  pccOverride: string
}

/** A record locator of this service, or what a carrier, hotel or vendor calls the reservation: sourceContext is then Supplier. */
export interface Locator {
  locatorType?: string
  /** Code of the host, carrier, chain or vendor. */
  source?: string
  sourceContext?: string
  value: string
  creationDate?: string
}

export interface LocatorBody {
  Locator?: string | PostCommitWorkbenchLocator
}

export interface LowestAvailableRate {
  value: number
  code: string
}

export interface MaximumChargeableAmount {
  '@type'?: string
  value: number
  code?: string
}

export interface Measurement {
  measurementType: string
  value: number
  unit: string
}

export interface MinimumAmount {
  value: number
  code?: string
}

export interface MinimumStay {
  '@type': string
  [member: string]: unknown
}

export interface ModifyPriceDetail {
  '@type': 'ModifyPriceDetail'
  CurrencyCode: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice: number
  /** One for each passenger type; none where the price is known only as a whole. */
  PriceBreakdown?: readonly PriceBreakdownAir[]
}

export interface NameValuePair {
  name: string
  value?: string
  id?: string
}

export interface NetRemitInfo {
  '@type'?: string
  ActualSellingFare?: number
  CarCode?: string
  ValueCode?: string
  NetBaseAmount?: DocumentOverridesAmount
  ClientDiscountCode?: string
}

/** Queues on which the reservation is put when the commit succeeds. */
export interface Notification {
  '@type'?: string
  /** When the reservation appears on the queue, one date for a reservation: a new one replaces it, 000/00/00 removes it. None: at once. */
  Date?: string
  QueueNumber?: readonly QueueNumber[]
  Comment?: string | NotificationComment
}

export interface NotificationComment {
  value?: string
}

export interface Number {
  value: string
}

/** Priced flights that can be booked. */
export interface Offer {
  '@type': 'Offer' | 'OfferModify' | 'OfferUpsell'
  /** Names the offer in its workbench or reservation. */
  id: string
  /** The same as `id`. */
  offerRef?: string
  Identifier: Identifier
  ContentSource: string
  Product: readonly OfferProductAir[]
  Price: PriceDetail
  TermsAndConditionsFull: readonly TermsAndConditionsFullAir[]
}

export interface OfferCreateRequest {
  '@type'?: string
  Offer: readonly DescribedOffer[]
  /** Locators of passive offers (booked elsewhere). */
  Receipt?: readonly OfferCreateRequestReceipt[]
}

export interface OfferCreateRequestConfirmation {
  Locator?: OfferCreateRequestLocator
}

export interface OfferCreateRequestLocator {
  value?: string
  source?: string
}

export interface OfferCreateRequestReceipt {
  OfferRef?: readonly string[]
  Confirmation?: OfferCreateRequestConfirmation
}

export interface OfferFlightSegment {
  '@type': 'FlightSegment'
  id: string
  sequence: number
  connectionDuration?: string
  boundFlightsInd?: boolean
  Flight: FlightDetail
}

export interface OfferHospitalityResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  Offer?: RulesByOfferOffer
}

export interface OfferIdentifier {
  id: string
}

export interface OfferLink {
  '@type': 'OfferLink'
  /** Seat, bag or other service. */
  OfferRef: string
  ParentOffer: ParentOfferAir
}

export interface OfferListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  OfferID: readonly Offer[]
  ReferenceList?: readonly ReferenceListBrand[]
}

/** A changed offer, with the differences to the former one. */
export interface OfferModify {
  '@type': 'OfferModify'
  /** Names the offer in its workbench or reservation. */
  id: string
  /** The same as `id`. */
  offerRef?: string
  Identifier: Identifier
  ContentSource: string
  Product: readonly OfferProductAir[]
  Price: PriceDetail
  TermsAndConditionsFull: readonly TermsAndConditionsFullAirChange[]
  OfferIdentifier: OfferIdentifier
  ModifyPrice: ModifyPriceDetail
  /** The price is another one than before. */
  priceUpdatedInd?: boolean
}

/** A refund: Price = ConsumedPrice + ModifyPrice + SupplierRetainedPrice, part by part. */
export interface OfferModifyRefund {
  '@type': 'OfferModify'
  id: string
  Identifier: Identifier
  ContentSource: string
  Price: Price
  ModifyPrice: Price
  SupplierRetainedPrice: Price
  ConsumedPrice?: Price
  /** Only the legs in Product are cancelled; the ticket keeps its value. */
  retainedValueInd?: true
}

export interface OfferProductAir {
  '@type': 'ProductAir'
  id: string
  productRef: string
  totalDuration: string
  FlightSegment: readonly OfferFlightSegment[]
  PassengerFlight: readonly PassengerFlight[]
}

export interface OfferProductSelection {
  offerID: Reference
  /** For passive segments: accepted without effect. Cancel them in the system where they were booked. */
  sendPassiveNotificationInd?: boolean
  /** Products and segments of the offer; without it the whole offer. Segments count over the offer. */
  productSegmentSequenceArray?: readonly ProductSegmentSequenceArray[]
}

/** Services of an ancillary shop and seats of a seat map, each for one traveler. */
export interface OfferQueryBuildAncillaryOffersFromCatalogOfferings {
  '@type'?: string
  BuildAncillaryOffersFromCatalogOfferings: readonly (OfferQueryBuildAncillaryOffersFromCatalogOfferingsBuildAncillaryOffersFromCatalogOfferings | BuildAncillaryOffersFromCatalogOfferings)[]
}

export interface OfferQueryBuildAncillaryOffersFromCatalogOfferingsBuildAncillaryOffersFromCatalogOfferings {
  '@type'?: string
  SeatAssignment: string
  BuildAncillaryOffersFromCatalogOfferings: readonly BuildAncillaryOffersFromCatalogOfferings[]
}

/** Seats of a seat map, each for one traveler. */
export interface OfferQueryBuildAncillarySeatOffers {
  '@type'?: string
  BuildAncillarySeatOffers: readonly (OfferQueryBuildAncillaryOffersFromCatalogOfferingsBuildAncillaryOffersFromCatalogOfferings | BuildAncillaryOffersFromCatalogOfferings)[]
}

/** A change that a search found. */
export interface OfferQueryBuildFromCatalogOfferings {
  '@type'?: string
  BuildFromCatalogOfferingsRequest: OfferQueryBuildFromCatalogOfferingsBuildFromCatalogOfferingsRequest
}

export interface OfferQueryBuildFromCatalogOfferingsBuildFromCatalogOfferingsRequest {
  '@type'?: string
  /** The change identifier of a search. */
  CatalogOfferingsIdentifier: Reference
  /** The offering: o0.0. */
  CatalogOfferingIdentifier: Reference
  /** Accepted: an offering is changed to as a whole. */
  ProductIdentifier?: readonly Reference[]
}

export interface OfferQueryBuildFromCatalogProductOfferings {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  '@type'?: string
  /** Number of upsells (higher brands of the same flights found by the search) to price as well. */
  MaxNumberOfUpsellsToReturn?: number
  BuildFromCatalogProductOfferingsRequest: OfferQueryBuildFromCatalogProductOfferingsBuildFromCatalogProductOfferingsRequest
}

export interface OfferQueryBuildFromCatalogProductOfferingsBuildFromCatalogProductOfferingsRequest {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  '@type'?: string
  CatalogProductOfferingsIdentifier: Reference
  CatalogProductOfferingSelection: readonly CatalogProductOfferingSelection[]
  /** Number of upsells (higher brands of the same flights found by the search) to price as well. */
  MaxNumberOfUpsellsToReturn?: number
}

/** A held offer of an NDC carrier. */
export interface OfferQueryBuildFromOffer {
  '@type'?: string
  BuildFromOffer: OfferQueryBuildFromOfferBuildFromOffer
}

export interface OfferQueryBuildFromOfferBuildFromOffer {
  '@type'?: string
  /** The held offer. */
  OfferIdentifier: Reference
}

export interface OfferQueryBuildFromProducts {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  '@type'?: string
  BuildFromProductsRequest: BuildFromProductsRequest
}

/** Each entry makes an offer of its segments. */
export interface OfferQueryBuildFromUnpricedSegments {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  '@type'?: string
  BuildFromUnpricedSegments: readonly BuildFromUnpricedSegments[]
}

/** An ancillary, or an air offer. Products and segments: of a ticketed NDC offer, where the carrier cancels parts. */
export interface OfferQueryCancelOffer {
  '@type'?: string
  /** Only in an empty request it may be missing: nothing is cancelled then. */
  BuildFromOffer?: OfferQueryCancelOfferBuildFromOffer
}

export interface OfferQueryCancelOfferBuildFromOffer {
  '@type'?: string
  OfferIdentifier?: Reference
  ProductIdentifier?: readonly Reference[]
  SegmentSequence?: readonly number[]
}

/** Tickets of one reservation and one filed fare. */
export interface OfferQueryDocumentRefundQuote {
  '@type'?: string
  DocumentNumber?: readonly (string | OfferQueryDocumentRefundQuoteDocumentNumber)[]
  /** Its locator: the tickets must be its own. */
  ReservationIdentifier?: Reference
  /** Waives the penalty. */
  WaiverCode?: string | OfferQueryDocumentRefundQuoteWaiverCode
  agencySettlementNotReportedInd?: boolean
}

export interface OfferQueryDocumentRefundQuoteDocumentNumber {
  value?: string
  documentType?: string
}

export interface OfferQueryDocumentRefundQuoteWaiverCode {
  value?: string
  waiverType?: string
}

/** The rules of a booking code, without an availability before. */
export interface OfferQueryHospitalityRequest {
  '@type'?: string
  bookingCode: string
  checkinDate?: string
  checkoutDate?: string
  numberOfGuests?: number
  PropertyKey: PropertyKey
  requestedCurrency?: string
  RoomStayCandidates?: RoomStayCandidates
}

export interface OfferResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  Offer?: OfferModify
}

/** Status of flights one by one, otherwise of the whole offer. */
export interface OfferStatus {
  '@type': 'OfferStatusAir' | 'OfferStatusAncillary' | 'OfferStatusHospitality' | 'OfferStatusVehicle'
  /** HK: confirmed, HX: cancelled, AK or MK: passive. */
  code?: string
  Status?: string
  StatusAir?: readonly StatusAir[]
  StatusAncillary?: readonly StatusAncillary[]
}

export interface OfferToBook {
  '@type'?: string
  /** Offer id of an availability or of rules. */
  id?: string
  Identifier?: PostCommitWorkbenchIdentifier
  /** Sync: the room is sold already; record it. */
  passiveOfferInd?: boolean
  Product?: readonly ProductHospitalityToBook[]
  Price?: OfferToBookPrice
}

export interface OfferToBookPrice {
  CurrencyCode?: TravelerEmail
  Base?: number
  TotalTaxes?: number
  TotalPrice?: number
}

export interface OrganizationIdentifier {
  value?: string
  supplier?: string
  organizationCodeType?: string
  accountCodeFaresOnlyInd?: boolean
}

export interface OrganizationInformation {
  OrganizationIdentifier?: readonly OrganizationIdentifier[]
  GSTRegistrationNumber?: unknown
}

export interface OrganizationName {
  value?: string
  code?: string
}

export interface Pagination {
  page: number
  pageSize: number
  totalPages: number
  totalItems: number
}

export interface ParentOfferAir {
  '@type': 'ParentOfferAir'
  OfferRef: string
  ProductRef?: string
  FlightSegmentRef?: string
}

/** Travelers of one passenger type. */
export interface PassengerCriteria {
  '@type'?: string
  number?: number
  passengerTypeCode?: string
  /** Older spelling of passengerTypeCode. */
  value?: string
  age?: number
  birthDate?: string
  specifiedPassengerTypeCodeOnlyInd?: boolean
  /** Frequent flyer numbers, for NDC carriers. */
  CustomerLoyalty?: readonly CustomerLoyalty[]
  /** Answered with a warning: no carrier files fares for residents. */
  TravelerGeographicLocation?: unknown
}

export interface PassengerFlight {
  '@type': 'PassengerFlight'
  passengerQuantity: number
  passengerTypeCode: string
  FlightProduct: readonly FlightProduct[]
}

/** Passive segments (booked elsewhere): they have no price, and no document is issued for them. */
export interface PassiveOffer {
  '@type': 'Offer'
  id: string
  offerRef: string
  passiveOfferInd: true
  Identifier: Identifier
  Product: readonly PassiveOfferProductAir[]
}

export interface PassiveOfferProductAir {
  '@type': 'ProductAir'
  id: string
  FlightSegment: readonly (Readonly<Record<string, unknown>>)[]
}

/** A passive hotel segment, booked in another system. */
export interface PassiveProductHospitality {
  '@type'?: string
  bookingCode?: string
  Quantity?: number
  GuestCounts?: Readonly<Record<string, unknown>>
  DateRange?: ProductHospitalityToBookDateRange
  PropertyAddress?: Readonly<Record<string, unknown>>
  propertyName?: string
  passiveBookingReasonCode?: string
}

export interface PassiveReservationDetail {
  '@type'?: string
  Offer?: readonly PassiveReservationDetailOffer[]
  Traveler?: readonly Traveler[]
  Receipt?: readonly (Readonly<Record<string, unknown>>)[]
  Payment?: readonly (Readonly<Record<string, unknown>>)[]
  ReservationComment?: readonly (Readonly<Record<string, unknown>>)[]
}

export interface PassiveReservationDetailOffer {
  '@type'?: string
  id?: string
  Product?: readonly PassiveProductHospitality[]
  Price?: Readonly<Record<string, unknown>>
}

/** Applies a form of payment to offers. */
export interface Payment {
  '@type'?: string
  id?: string
  PaymentRef?: string
  Identifier?: PostCommitWorkbenchIdentifier
  Amount: ReservationQueryBuildAirAmount
  /** None: the only form of payment; for an even exchange, any. */
  FormOfPaymentIdentifier?: Reference
  /** None: the only offer that is still to be paid. */
  OfferIdentifier?: readonly Reference[]
  /** Travelers paid for; absent: all travelers. */
  TravelerIdentifierRef?: readonly Reference[]
}

export interface PaymentCard {
  '@type'?: string
  id?: string
  CardType?: string
  CardCode?: string
  CardBrand?: string | CardBrand
  CardIssuer?: string | CardBrand
  CardHolderName?: string
  PersonName?: PaymentCardPersonName
  /** Billing address. */
  Address?: PaymentCardAddress
  Telephone?: readonly PaymentCardTelephone[]
  Email?: readonly PaymentCardEmail[]
  CardNumber?: CardNumber
  /** In requests only: stored encrypted until it was used, never returned. */
  SeriesCode?: SeriesCode
  ThreeDomainSecurity?: ThreeDomainSecurity
  /** MMYY */
  expireDate?: string
  effectiveDate?: string
  approvalCode?: string
  bankName?: string
  bankCountryCode?: string
  bankStateCode?: string
  companyCardReference?: string
  countryOfIssue?: string
  acceptanceOverrideInd?: boolean
  enettInd?: boolean
  extendedPaymentInd?: boolean
  secureInd?: boolean
  thirdPartyInd?: boolean
}

export interface PaymentCardAddress {
  '@type'?: string
  id?: string
  role?: string
  AddressLine?: readonly string[]
  BldgRoom?: string | BldgRoom
  Number?: string | BldgRoom
  Street?: string
  City?: string | BldgRoom
  County?: string
  PostalCode?: string
  StateProv?: string | BldgRoom
  Country?: string | BldgRoom
}

export interface PaymentCardEmail {
  '@type'?: string
  id?: string
  value?: string
  emailType?: string
}

export interface PaymentCardPersonName {
  '@type'?: string
  Prefix?: string
  Given?: string
  Middle?: string
  Surname?: string
  Suffix?: string
}

export interface PaymentCardTelephone {
  '@type'?: string
  id?: string
  role?: string
  countryAccessCode?: string
  areaCityCode?: string
  phoneNumber?: string
  cityCode?: string
  extension?: string
}

export interface PaymentCriteria {
  /** First digits of the card that will pay: adds the ticketing fee (OB) for it. */
  IssuerIdentificationNumber?: string
}

export interface PaymentIdentifier {
  id: string
  PaymentRef: string
  Identifier?: Identifier
}

export interface PaymentListRequest {
  Payment: readonly Payment[]
}

export interface PaymentListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  PaymentID: readonly AddPaymentPayment[]
}

export interface PaymentResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  Payment: AddPaymentPayment
}

export interface Penalties {
  '@type': 'Penalties'
  PassengerTypeCodes: readonly string[]
  /** Absent: not known. */
  Change?: readonly Change[]
  Cancel?: readonly Change[]
}

export interface Penalty {
  '@type': 'PenaltyAmount' | 'PenaltyPercent'
  Amount?: CurrencyAmount
  Percent?: number
}

export interface PermittedVendors {
  Vendor: readonly Vendor[]
}

export interface PersonName {
  '@type'?: string
  Prefix?: string
  Given?: string
  Middle?: string
  Surname: string
}

export interface PersonNameUpdatable {
  Given?: string
  Surname?: string
}

export interface PostCommitWorkbenchIdentifier {
  authority?: string
  value?: string
}

export interface PostCommitWorkbenchLocator {
  id?: string
  Identifier?: PostCommitWorkbenchIdentifier
  CatalogProductOfferingRef?: string
  CatalogOfferingRef?: string
  CatalogOfferingsRef?: string
  productRef?: string
  offerRef?: string
  TravelerRef?: string
  FormOfPaymentRef?: string
  PaymentRef?: string
  value?: string
}

export interface Price {
  '@type': string
  id?: string
  CurrencyCode: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice: number
  /** One for each passenger type; none where the price is known only as a whole. */
  PriceBreakdown?: readonly PriceBreakdownAir[]
}

export interface PriceAncillariesOfferListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  OfferID: readonly AncillaryOffer[]
  ReferenceList?: readonly ReferenceListFlight[]
}

export interface PriceBreakdown {
  '@type': 'PriceBreakdownVehiclePrice' | 'PriceBreakdownVehicleCharges'
  VehiclePrice?: VehiclePrice
}

export interface PriceBreakdownAir {
  '@type': 'PriceBreakdownAir'
  quantity: number
  requestedPassengerType: string
  Amount: Amount
  FiledAmount?: FiledAmount
  FareCalculation?: string
}

export interface PriceBreakdownAncillaryAir {
  '@type': 'PriceBreakdownAncillaryAir'
  quantity: number
  PassengerTypeCode?: string
  TravelerIdentifierRef?: ShopAncillariesTravelerIdentifierRef2
  ProductRef?: string
  Description?: Description
  Amount?: Amount
}

/** Totals over all passengers: TotalPrice = Base + TotalTaxes + TotalFees. The three are absent where only the total is known. */
export interface PriceDetail {
  '@type': 'PriceDetail' | 'BestCombinablePriceDetail'
  id?: string
  CurrencyCode: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice: number
  /** One for each passenger type; none where the price is known only as a whole. */
  PriceBreakdown?: readonly PriceBreakdownAir[]
}

/** Fare filters and pricing options: kinds of fares, accounts, taxes, currency. */
export interface PricingModifiersAir {
  currencyCode?: string
  FareSelection?: FareSelection
  OrganizationInformation?: OrganizationInformation
  TaxExemption?: TaxExemption
  PromotionalCode?: readonly PromotionalCode[]
  /** Only this fare; for an explicit itinerary. */
  FareBasisCodeOverride?: readonly FareBasisCodeOverride[]
  BrandPreference?: readonly BrandPreference[]
  Brand?: PricingModifiersAirBrand
  SellCity?: string
  TicketCity?: string
  PricingPCC?: string
  /** Agency that will issue the ticket. As for PricingPCC, one without an agreement has public fares only. */
  TicketingPCC?: string
  MultiPricingAgency?: readonly string[]
  includeSplitPaymentInd?: boolean
  /** Accepted without effect: one fare in one brand covers all flights of a leg. */
  returnMostRestrictiveBrandInd?: boolean
}

export interface PricingModifiersAirBrand {
  code?: string
  tier?: number
}

export interface PricingModifiersAirChange {
  currencyCode?: string
  FareSelection?: FareSelection
  OrganizationInformation?: OrganizationInformation
  TaxExemption?: TaxExemption
  PromotionalCode?: readonly PromotionalCode[]
  /** Only this fare; for an explicit itinerary. */
  FareBasisCodeOverride?: readonly FareBasisCodeOverride[]
  /** Accepted without effect. */
  BrandPreference?: readonly BrandPreference[]
  Brand?: PricingModifiersAirBrand
  SellCity?: string
  TicketCity?: string
  PricingPCC?: string
  /** Agency that will issue the ticket. As for PricingPCC, one without an agreement has public fares only. */
  TicketingPCC?: string
  MultiPricingAgency?: readonly string[]
  includeSplitPaymentInd?: boolean
  /** Accepted without effect: one fare in one brand covers all flights of a leg. */
  returnMostRestrictiveBrandInd?: boolean
  /** ChangePenalty (default), PriceDifference, ChangePenaltyAndPriceDifference or RefundPenalty. */
  WaiverCode?: PricingModifiersAirChangeWaiverCode
  /** Only journeys in the brands of the offer. */
  keepToBrandInd?: boolean
  /** The fee is due in full, and the decrease of value is returned in full. */
  doNotNetInd?: boolean
}

export interface PricingModifiersAirChangeWaiverCode {
  value?: string
  reasonCode?: string
  waiverType?: string
}

/** Contact of the travelers: a telephone, an e-mail address, or that they refuse to give one. */
export interface PrimaryContact {
  '@type'?: string
  id?: string
  Identifier?: PrimaryContactIdentifier
  Telephone?: AddAgencyTelephoneTelephone | readonly AddAgencyTelephoneTelephone[]
  Email?: Email | readonly Email[]
  TravelerIdentifier?: Reference
  /** Agency, Supplier or Traveler */
  shareWith?: string
  shareWithSupplier?: readonly string[]
  contactInformationRefusedInd?: boolean
}

export interface PrimaryContactBody {
  PrimaryContact: readonly PrimaryContact[]
}

export interface PrimaryContactIdentifier {
  authority?: string
  value?: string
}

export interface PrimaryContactListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  PrimaryContactID: readonly HeldPrimaryContact[]
}

export interface PrimaryContactResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  PrimaryContact: HeldPrimaryContact
}

export interface Product {
  productRef: string
}

export interface ProductAir {
  '@type': 'ProductAir'
  id: string
  totalDuration: string
  Quantity?: number
  FlightSegment: readonly FlightSegment[]
  PassengerFlight: readonly PassengerFlight[]
}

export interface ProductAncillary {
  '@type': 'ProductAncillary'
  id: string
  productRef?: string
  Quantity?: number
  Ancillary: Ancillary
}

export interface ProductBrandOffering {
  ContentSource: string
  Product: readonly Product[]
}

export interface ProductBrandOptions {
  '@type': 'ProductBrandOptions'
  flightRefs: readonly string[]
  ProductBrandOffering: readonly ProductBrandOffering[]
}

/** The flights of one leg. */
export interface ProductCriteriaAir {
  '@type'?: string
  sequence?: number
  SpecificFlightCriteria: readonly SpecificFlightCriteria[]
}

/** A room type of a property for some nights. */
export interface ProductHospitality {
  '@type': 'ProductHospitality' | 'ProductHospitalityOffer'
  id?: string
  bookingCode?: string
  Quantity?: number
  guests?: number
  propertyName?: string
  PropertyKey?: PropertyKey
  DateRange?: DateRange
  RoomType?: RoomType
}

export interface ProductHospitalityToBook {
  '@type'?: string
  /** From an availability; letter case may count. */
  bookingCode?: string
  /** Rooms, 1 to 9. */
  Quantity?: number
  /** Of each room, 1 to 9. */
  guests?: number
  PropertyKey?: PropertyKey
  DateRange?: ProductHospitalityToBookDateRange
}

export interface ProductHospitalityToBookDateRange {
  start: string
  end: string
}

export interface ProductID {
  '@type': 'ProductID'
  /** `id` of a product in the ReferenceListProduct; later requests name it as product. */
  productRef: string
}

export interface ProductOptions {
  '@type': 'ProductOptions'
  sequence: number
  Product: readonly ReshopProductAir[]
}

export interface ProductSeatAvailability {
  '@type': 'ProductSeatAvailability'
  id: string
  SeatAvailability: readonly SeatAvailability[]
  Brand: SeatOfferingBrand
  SeatingChartRef: string
}

export interface ProductSegmentSequenceArray {
  productID?: Reference
  segmentSequenceArray?: readonly number[]
}

/** A car of a class for some days. */
export interface ProductVehicle {
  '@type': 'ProductVehicle'
  id: string
  Quantity: number
  Vehicle: VehicleDetail
}

export interface ProductVehicleVehicleCategoryCode {
  value: string
  codeContext: string
}

export interface ProductVehicleVehicleDateLocation {
  RentalPickup: RentalPickup
  RentalReturn: RentalPickup
}

export interface ProductVehicleVehicleMakeModel {
  code: string
  vendorCode?: string
}

export interface ProductVehicleVendorLocation {
  '@type': 'VendorLocation'
  code: string
  rentalLocationNumber?: string
}

export interface PromotionalCode {
  supplierCode?: string
  value?: string
}

export interface Properties {
  '@type': 'Properties'
  Identifier?: Identifier
  totalProperties: number
  propertiesPerPage: number
  numberOfPages: number
  PropertyInfo: readonly PropertyInfo[]
}

/** Dates and SearchBy are required. */
export interface PropertiesQuerySearch {
  '@type'?: string
  CheckInDate?: string
  CheckOutDate?: string
  SearchBy?: SearchBy
  RoomStayCandidate?: readonly RoomStayCandidate[]
  RateCandidates?: RateCandidates
  AggregatorList?: readonly ('TVPT' | 'BKNG' | 'EXPE' | 'BNTL')[]
  ImageSize?: 'ExtraLarge' | 'Large' | 'Medium' | 'Small' | 'Thumbnail'
  returnAllImagesInd?: boolean
  RequestedCurrency?: string
  HotelName?: string
  ChainCodes?: readonly string[]
  BrandCodes?: readonly string[]
  PropertyAmenityCode?: readonly string[]
  /** Absent: Proximity. */
  SortOrder?: 'Proximity' | 'StarRating'
  returnOnlyAvailablePropertiesInd?: boolean
}

/** Dates and up to 250 property keys are required. */
export interface PropertiesQuerySpecificPropertyList {
  '@type'?: string
  checkinDate?: string
  checkoutDate?: string
  CheckInDate?: string
  CheckOutDate?: string
  numberOfGuests?: number
  numberOfRooms?: number
  PropertyKey?: readonly PropertyKey[]
  RoomStayCandidates?: RoomStayCandidates
  RoomStayCandidate?: readonly RoomStayCandidate[]
  RateCandidates?: RateCandidates
  AggregatorList?: readonly ('TVPT' | 'BKNG' | 'EXPE' | 'BNTL')[]
  ImageSize?: 'ExtraLarge' | 'Large' | 'Medium' | 'Small' | 'Thumbnail'
  returnAllImagesInd?: boolean
  imageSize?: 'ExtraLarge' | 'Large' | 'Medium' | 'Small' | 'Thumbnail'
  requestedCurrency?: string
  RequestedCurrency?: string
  minimumRate?: number
  maximumRate?: number
}

export interface PropertiesResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  Properties?: Properties
}

export interface PropertyDetail {
  '@type': 'PropertyDetail'
  id: string
  name: string
  PropertyKey: PropertyKey
  Telephone?: readonly string[]
  Address: PropertyDetailAddress
  Image?: readonly Image[]
}

export interface PropertyDetailAddress {
  City: string
}

export interface PropertyInfo {
  '@type': 'PropertyInfo'
  id: string
  availability?: 'Open' | 'Close'
  LowestAvailableRate?: LowestAvailableRate
  MaximumAvailableRate?: LowestAvailableRate
  Property: PropertyDetail
}

export interface PropertyKey {
  '@type'?: string
  /** Chain of the hotel. */
  chainCode: string
  /** The hotel, within its chain. */
  propertyCode: string
}

export interface PropertyRequest {
  PropertyKey: PropertyKey
}

export interface Queue {
  '@type'?: string
  /** Number of the queue; without it the general queue. */
  value?: number
  category?: string
  subCategory?: string
  /** Office of the queue, in the same access group; absent: the caller’s. */
  pccOverride?: string
  /** Date range of the queue, 1 to 4. */
  dateOffset?: number
  /** Placing: the date on which it appears. Listing, removing: the items due by then. None: now. */
  date?: string
}

export interface QueueList {
  '@type': 'QueueList'
  Identifier: Identifier
  Name: string
  Locator: SearchIdentifier
  TravelDate?: string
  Queue: ListQueueQueue2
  placedDateTime: string
  Comment?: string
}

export interface QueueNumber {
  '@type'?: string
  /** Number of the queue; without it the general queue. */
  value?: number
  category?: string
  subCategory?: string
  /** Office of the queue, in the same access group; absent: the caller’s. */
  overridePCC?: string
}

export interface QuoteDocumentRefundOfferListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  OfferID?: readonly OfferModifyRefund[]
}

export interface RateCandidate {
  rateCode?: string
  rateID?: string
  /** `Government`, `Package` ...; with a code both must fit. `All`: any. */
  rateCategory?: string
}

export interface RateCandidates {
  RateCandidate?: readonly RateCandidate[]
  prePayRatesOnlyInd?: boolean
  postPayRatesOnlyInd?: boolean
  removeSpecialRatesInd?: boolean
}

/** A locator, a payment with its documents, or a cancellation. */
export interface Receipt {
  '@type': 'ReceiptConfirmation' | 'ReceiptConfirmationDivide' | 'ReceiptPayment' | 'ReceiptCancellation'
  id: string
  Identifier: Identifier
  dateTime: string
  ReceiptRef?: string
  OfferRef?: readonly string[]
  /** Of the record locator and of suppliers: the locator and the status. */
  Confirmation?: Confirmation
  /** After a division: the other reservation. */
  ParentLocator?: Locator
  PaymentIdentifier?: PaymentIdentifier
  /** Of a payment: tickets and EMDs, each in its last receipt only. */
  Document?: readonly Document[]
  Cancellation?: Cancellation
  /** Flights that were cancelled. */
  SegmentSequenceList?: readonly number[]
}

export interface ReceiptListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  ReceiptID: readonly Receipt[]
}

/** Refunds of a document refund quote. */
export interface ReceiptQueryDocumentRefundFromOfferList {
  '@type'?: string
  BuildFromOfferList: ReceiptQueryDocumentRefundFromOfferListBuildFromOfferList
  ReceivedFrom?: string | TravelerEmail
  agencySettlementNotReportedInd?: boolean
}

export interface ReceiptQueryDocumentRefundFromOfferListBuildFromOfferList {
  OfferListIdentifier: string | Reference
  /** None: all offers of the quote. */
  OfferIdentifier?: readonly Reference[]
}

/** The first of Identifier.value, id, the Ref member and value that was sent counts. */
export interface Reference {
  id?: string
  Identifier?: PostCommitWorkbenchIdentifier
  CatalogProductOfferingRef?: string
  CatalogOfferingRef?: string
  CatalogOfferingsRef?: string
  productRef?: string
  offerRef?: string
  TravelerRef?: string
  FormOfPaymentRef?: string
  PaymentRef?: string
  value?: string
}

export interface ReferenceListBrand {
  '@type': 'ReferenceListBrand'
  Brand: readonly Brand[]
}

export interface ReferenceListExchangedPrice {
  '@type': 'ReferenceListExchangedPrice'
  Price: readonly PriceDetail[]
}

export interface ReferenceListFlight {
  '@type': 'ReferenceListFlight'
  Flight: readonly FlightDetail[]
}

export interface ReferenceListProduct {
  '@type': 'ReferenceListProduct'
  Product: readonly ProductAir[]
}

export interface ReferenceListSeatingChart {
  '@type': 'ReferenceListSeatingChart'
  SeatingChart: readonly SeatingChart[]
}

export interface ReferenceListTermsAndConditions {
  '@type': 'ReferenceListTermsAndConditions'
  TermsAndConditions: readonly TermsAndConditionsAir[]
}

export interface ReferenceListTraveler {
  '@type': 'ReferenceListTraveler'
  Traveler: readonly HeldTraveler[]
}

export interface RefundOptions {
  refundTypes?: readonly string[]
}

export interface Refundability {
  value: 'NonRefundable' | 'Refundable'
}

export interface RentalPickup {
  date: string
  time: string
  VendorLocation: ProductVehicleVendorLocation
}

export interface RentalReturn {
  date: string
  time: string
  VendorLocation?: VendorLocation
}

export interface ReplaceReservationCommentsReservationCommentBody {
  ReservationComment: ReservationComment
}

export interface ReplaceSpecialServiceSpecialServiceBody {
  SpecialService: SpecialService
}

export interface ReplaceTravelerTravelerBody {
  Traveler: Traveler
}

export interface RepriceOfferListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  OfferID?: readonly OfferModify[]
}

export interface Reservation {
  '@type': 'Reservation' | 'ReservationDetail'
  id?: string
  Identifier: Identifier
  Offer?: readonly (Offer | OfferModify | AncillaryOffer | HotelSegment | VehicleOffer | PassiveOffer)[]
  OfferLink?: readonly OfferLink[]
  Traveler?: readonly HeldTraveler[]
  TravelerProduct?: readonly TravelerProduct[]
  ReservationDisplaySequence?: ReservationDisplaySequence
  UnpricedSegments?: HeldUnpricedSegments
  CustomAuxiliarySegment?: readonly HeldCustomAuxiliarySegment[]
  /** Segments without a price as products, where older clients look for them. */
  ShoppingCart?: ShoppingCart
  FormOfPayment?: readonly HeldFormOfPayment[]
  Payment?: readonly HeldPayment[]
  PrimaryContact?: readonly HeldPrimaryContact[]
  ReservationComment?: readonly HeldReservationComment[]
  SpecialService?: readonly HeldSpecialService[]
  TravelAgency?: HeldTravelAgency
  DocumentOverrides?: readonly HeldDocumentOverrides[]
  Accounting?: HeldAccounting
  /** Locators first, then payments with their documents, then cancellations. */
  Receipt?: readonly Receipt[]
  autoDeleteDate?: string
  notificationDate?: string
}

export interface ReservationBuild {
  '@type'?: string
  Traveler?: readonly Traveler[]
  Payment?: readonly HotelReservationDetailPayment[]
  FormOfPayment?: readonly HotelReservationDetailFormOfPayment[]
  ReservationComment?: readonly HotelReservationDetailReservationComment[]
  TravelAgency?: Readonly<Record<string, unknown>>
  PrimaryContact?: readonly (Readonly<Record<string, unknown>>)[]
  BuildFromCatalogOfferingHospitality?: BuildFromCatalogOfferingHospitality
}

export interface ReservationBuildBody {
  ReservationBuild: ReservationBuildVehicle
}

/** A car to book: an offer, or criteria with vendor, ACRISS code and dates. */
export interface ReservationBuildVehicle {
  /** ReservationBuildVehicle */
  '@type'?: string
  VehicleTravelCriteria?: VehicleTravelCriteria
  /** An offer of a car search. */
  BuildFromCatalogOfferingVehicle?: BuildFromCatalogOfferingVehicle
  ArrivalDetails?: ArrivalDetails
  PrimaryContact?: readonly PrimaryContact[]
  ReservationComment?: readonly ReservationComment[]
  SpecialService?: readonly SpecialService[]
  TravelAgency?: TravelAgencyQueryTravelAgency
  Traveler: readonly Traveler[]
  /** Kept for later payments, cards at the path of air reservations only: cars are paid at the counter. */
  FormOfPayment?: readonly FormOfPayment[]
}

export interface ReservationBuildVehicleAdd {
  /** ReservationBuildVehicle */
  '@type'?: string
  VehicleTravelCriteria?: VehicleTravelCriteria
  /** An offer of a car search. */
  BuildFromCatalogOfferingVehicle?: BuildFromCatalogOfferingVehicle
  ArrivalDetails?: ArrivalDetails
}

export interface ReservationCancelRequest {
  '@type'?: string
  cancelAllInd?: boolean
}

/** Remarks; the name of a comment is its kind, and each kind has its own maximum length. */
export interface ReservationComment {
  '@type'?: string
  id?: string
  Identifier?: PrimaryContactIdentifier
  /** Agency, Supplier or Traveler */
  commentSource?: string
  shareWith?: string
  shareWithSupplier?: readonly string[]
  Comment: readonly Comment[]
  AppliesTo?: readonly AppliesTo[]
}

export interface ReservationCommentBody {
  ReservationComment: readonly ReservationComment[]
}

export interface ReservationCommentListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  ReservationCommentID: readonly AddReservationCommentsReservationComment[]
}

export interface ReservationDetailRequest {
  '@type'?: string
  Offer?: readonly DescribedOffer[]
  UnpricedSegments?: UnpricedSegments
  CustomAuxiliarySegment?: readonly CustomAuxiliarySegment[]
  /** Locators of passive offers (booked elsewhere). */
  Receipt?: readonly OfferCreateRequestReceipt[]
  Traveler?: readonly Traveler[]
  FormOfPayment?: readonly FormOfPayment[]
  /** With a payment the reservation is ticketed. */
  Payment?: readonly ReservationQueryBuildAirPayment[]
  /** Fail when the price changed, instead of booking at the new one. */
  errorWhenOfferPriceChangesInd?: boolean
  /** Fail when the quoted fare is no longer available. */
  errorWhenOfferPriceCancelledInd?: boolean
  /** Fail when flights were retimed. */
  errorWhenScheduleChangesInd?: boolean
  /** Accept flights that were retimed. */
  scheduleChangeAcceptedInd?: boolean
  /** How flights that were retimed are priced. */
  scheduleChangeReprice?: 'RetainOfferPrice' | 'AcceptOfferPriceDifference'
  /** Book connections below the minimum connection time. */
  overrideMCTInd?: boolean
  /** Give up the residual of an exchange. */
  inhibitResidualDocumentIssuanceInd?: boolean
  /** When the record may be deleted, YYYY-MM-DD. */
  autoDeleteDate?: string
  Notification?: readonly Notification[]
  /** As the query parameter Issuance of a commit. */
  issuance?: string
  receivedFrom?: string
  PrimaryContact?: readonly PrimaryContact[]
  ReservationComment?: readonly ReservationComment[]
  SpecialService?: readonly SpecialService[]
  TravelAgency?: TravelAgencyQueryTravelAgency
  DocumentOverrides?: readonly DocumentOverrides[]
  Accounting?: Accounting
}

export interface ReservationDisplaySequence {
  '@type': 'ReservationDisplaySequence'
  DisplaySequence?: readonly DisplaySequence[]
  UnpricedSegmentDisplaySequence?: readonly UnpricedSegmentDisplaySequence[]
  AuxiliaryDisplaySequence?: readonly AuxiliaryDisplaySequence[]
}

export interface ReservationFlightProduct {
  '@type': 'FlightProduct'
  segmentSequence: readonly number[]
  classOfService: string
  cabin: string
  fareBasisCode?: string
  fareType?: string
  fareTypeCode?: string
  ticketDesignator?: string
  /** A reference where the answer lists brands, otherwise the brand. */
  Brand?: SearchBrand
}

export interface ReservationFlightSegment {
  '@type': 'FlightSegment'
  id: string
  sequence: number
  Flight: FlightDetail
}

/** May be empty. */
export type ReservationID = Readonly<Record<string, unknown>>

export interface ReservationIdentifier {
  value?: string
  Identifier?: PostCommitWorkbenchIdentifier
}

export interface ReservationPassengerFlight {
  '@type': 'PassengerFlight'
  passengerQuantity: number
  passengerTypeCode: string
  FlightProduct: readonly ReservationFlightProduct[]
}

export interface ReservationProductAir {
  '@type': 'ProductAir'
  id: string
  ContentSource: string
  FlightSegment: readonly ReservationFlightSegment[]
  PassengerFlight: readonly ReservationPassengerFlight[]
}

/** Books rooms of an offer. */
export interface ReservationQueryBuild {
  ReservationBuild: ReservationBuild
}

export interface ReservationQueryBuildAir {
  '@type'?: string
  ReservationBuild: ReservationQueryBuildAirReservationBuild
}

export interface ReservationQueryBuildAirAmount {
  value: number
  code?: string
}

export interface ReservationQueryBuildAirPayment {
  '@type'?: string
  id?: string
  PaymentRef?: string
  Identifier?: PostCommitWorkbenchIdentifier
  Amount: ReservationQueryBuildAirAmount
  /** None: the only form of payment; for an even exchange, any. */
  FormOfPaymentIdentifier?: Reference
  /** None: the only offer that is still to be paid. */
  OfferIdentifier?: readonly Reference[]
  /** Travelers paid for; absent: all travelers. */
  TravelerIdentifierRef?: readonly Reference[]
}

export interface ReservationQueryBuildAirReservationBuild {
  PricingModifiersAir?: PricingModifiersAir
  CustomResponseModifiersAir?: CustomResponseModifiersAir
  CabinPreference?: readonly CabinPreference[]
  PaymentCriteria?: PaymentCriteria
  /** The lowest fare in any class. */
  lowFareFinderInd?: boolean
  /** Refuse when a class has fewer seats than passengers. */
  validateInventoryInd?: boolean
  /** As validateInventoryInd. */
  reCheckInventoryInd?: boolean
  /** Answer without brands. */
  inhibitBrandContentInd?: boolean
  /** ShortText or LongText: the price includes its fare rules, as blocks of text in its terms. */
  FareRuleType?: string
  /** ReservationBuildFromCatalogProductOfferings or ReservationBuildFromProducts or ReservationBuildVehicle; by default derived from the members. */
  '@type'?: string
  PassengerCriteria?: readonly PassengerCriteria[]
  ProductCriteriaAir?: readonly ProductCriteriaAir[]
  BuildFromCatalogProductOfferingsRequest?: OfferQueryBuildFromCatalogProductOfferingsBuildFromCatalogProductOfferingsRequest
  VehicleTravelCriteria?: VehicleTravelCriteria
  /** An offer of a car search. */
  BuildFromCatalogOfferingVehicle?: BuildFromCatalogOfferingVehicle
  ArrivalDetails?: ArrivalDetails
  Traveler: readonly Traveler[]
  FormOfPayment?: readonly FormOfPayment[]
  /** With a payment the reservation is ticketed. */
  Payment?: readonly ReservationQueryBuildAirPayment[]
  /** Fail when the price changed, instead of booking at the new one. */
  errorWhenOfferPriceChangesInd?: boolean
  /** Fail when the quoted fare is no longer available. */
  errorWhenOfferPriceCancelledInd?: boolean
  /** Fail when flights were retimed. */
  errorWhenScheduleChangesInd?: boolean
  /** Accept flights that were retimed. */
  scheduleChangeAcceptedInd?: boolean
  /** How flights that were retimed are priced. */
  scheduleChangeReprice?: 'RetainOfferPrice' | 'AcceptOfferPriceDifference'
  /** Book connections below the minimum connection time. */
  overrideMCTInd?: boolean
  /** Give up the residual of an exchange. */
  inhibitResidualDocumentIssuanceInd?: boolean
  /** When the record may be deleted, YYYY-MM-DD. */
  autoDeleteDate?: string
  Notification?: readonly Notification[]
  /** As the query parameter Issuance of a commit. */
  issuance?: string
  receivedFrom?: string
  PrimaryContact?: readonly PrimaryContact[]
  ReservationComment?: readonly ReservationComment[]
  SpecialService?: readonly SpecialService[]
  TravelAgency?: TravelAgencyQueryTravelAgency
  DocumentOverrides?: readonly DocumentOverrides[]
  Accounting?: Accounting
}

export interface ReservationQueryCommitReservation {
  '@type'?: string
  /** Stop before booking when something changed, and return the changes. */
  enableTwoStepCommitInd?: boolean
  /** Fail when the price changed, instead of booking at the new one. */
  errorWhenOfferPriceChangesInd?: boolean
  /** Fail when the quoted fare is no longer available. */
  errorWhenOfferPriceCancelledInd?: boolean
  /** Fail when flights were retimed. */
  errorWhenScheduleChangesInd?: boolean
  /** Accept flights that were retimed. */
  scheduleChangeAcceptedInd?: boolean
  /** How flights that were retimed are priced. */
  scheduleChangeReprice?: 'RetainOfferPrice' | 'AcceptOfferPriceDifference'
  /** Book connections below the minimum connection time. */
  overrideMCTInd?: boolean
  /** Give up the residual of an exchange. */
  inhibitResidualDocumentIssuanceInd?: boolean
  /** When the record may be deleted, YYYY-MM-DD. */
  autoDeleteDate?: string
  Notification?: readonly Notification[]
  /** Who requested the commit; kept in the history. */
  ReceivedFrom?: string
}

/** Travelers to divide from a reservation into a new one. */
export interface ReservationQueryDivide {
  '@type'?: string
  /** Identifier or locator of the reservation. */
  ReservationIdentifier: string | ReservationQueryDivideReservationIdentifier
  /** Travelers to move; the others remain. */
  TravelerIdentifier: readonly Reference[]
}

export interface ReservationQueryDivideReservationIdentifier {
  id?: string
  Identifier?: PostCommitWorkbenchIdentifier
  CatalogProductOfferingRef?: string
  CatalogOfferingRef?: string
  CatalogOfferingsRef?: string
  productRef?: string
  offerRef?: string
  TravelerRef?: string
  FormOfPaymentRef?: string
  PaymentRef?: string
  value?: string
}

export interface ReservationResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  reservationStatus?: string
  Reservation?: Reservation
}

export interface ReshopFlightSegment {
  '@type': 'FlightSegment'
  sequence: number
  Flight: FlightID
}

export interface ReshopProductAir {
  '@type': 'ProductAir'
  id: string
  FlightSegment: readonly ReshopFlightSegment[]
  PassengerFlight: readonly PassengerFlight[]
}

export interface Restrictions {
  TravelerIdentifierRef?: readonly TravelerIdentifierRef[]
  '@type'?: string
  Restriction: readonly string[]
  DocumentType?: string
}

/** Status of the operation, with its errors and warnings. */
export interface Result {
  '@type': 'Result'
  status: 'Complete' | 'Incomplete' | 'Not Processed'
  Error?: readonly Error[]
  Warning?: readonly Error[]
}

export interface ResultNameValuePair {
  name: string
  value: string
}

/** Guests of one room; ageQualifyingCode 10 is an adult (default), 8 a child, whose age is required. */
export interface RoomStayCandidate {
  GuestCounts?: GuestCounts
}

export interface RoomStayCandidates {
  RoomStayCandidate?: readonly RoomStayCandidate[]
}

export interface RoomType {
  '@type'?: string
  value?: string
  Description?: SearchIdentifier
}

export interface Row {
  '@type': 'Row'
  label: string
  Space: readonly Space[]
}

export interface RulesByOfferBody {
  BuildFromCatalogOfferingHospitality?: BuildFromCatalogOfferingHospitality
  BuildFromCatalogOfferingsRequest?: BuildFromCatalogOfferingsRequest
}

export interface RulesByOfferOffer {
  '@type': 'Offer'
  id: string
  Product: readonly ProductHospitality[]
  Price: HotelPrice
  TermsAndConditionsFull: readonly TermsAndConditionsFullHospitality[]
}

export interface SearchBrand {
  '@type': 'BrandID' | 'Brand'
  /** `id` of a brand in the ReferenceListBrand. */
  BrandRef?: string
  id?: string
  name?: string
  tier?: number
}

export interface SearchBy {
  /** SearchByAirport, SearchByCity, SearchByGeoLocation or SearchByAddress */
  '@type'?: string
  SearchAirport?: string
  airportCode?: string
  SearchCity?: string
  Latitude?: number
  Longitude?: number
  latitude?: number
  longitude?: number
  Address?: SearchByAddress
  SearchRadius?: SearchRadius
}

export interface SearchByAddress {
  City?: string
  Country?: string | SearchIdentifier
}

/** One leg: from, to, and the local date of departure (or of arrival). */
export interface SearchCriteriaFlight {
  '@type'?: string
  From: SearchCriteriaFlightFrom
  To: SearchCriteriaFlightFrom
  departureDate?: string
  arrivalDate?: string
  departureTime?: string
  arrivalTime?: string
  DepartureTimeRange?: DepartureTimeRange
  ArrivalTimeRange?: DepartureTimeRange
  legSequence?: number
  daysBeforeDeparture?: number
  daysAfterDeparture?: number
  AdditionalFrom?: readonly SearchCriteriaFlightFrom[]
  AdditionalTo?: readonly SearchCriteriaFlightFrom[]
}

export interface SearchCriteriaFlightFrom {
  value: string
  cityOrAirport?: 'Airport Only' | 'City or Airport' | 'City Only' | 'Use Default'
  /** Flexible searches: airports within this radius are included. */
  radius?: number
  /** Miles (default) or Kilometers. */
  radiusMeasurement?: string
}

export interface SearchIdentifier {
  value: string
}

/** Flight preferences: carriers, cabins, classes, connections, brand attributes. */
export interface SearchModifiersAir {
  CarrierPreference?: readonly CarrierPreference[]
  CabinPreference?: readonly CabinPreference[]
  ClassOfServicePreference?: readonly ClassOfServicePreference[]
  ConnectionPreferences?: readonly ConnectionPreferences[]
  ProductInclusionPreference?: readonly Classifications[]
  excludeGround?: string
  prohibitChangeOfAirportInd?: boolean
}

export interface SearchRadius {
  /** At most 40 kilometres, 25 miles. */
  value: number
  /** Absent: Kilometers. */
  unitOfDistance?: 'Kilometers' | 'Miles'
}

export interface SearchVehicleAttributes {
  VehicleCategoryCode?: VehicleCategoryCode
  VehicleSizeCode?: VehicleCategoryCode
  TransmissionTypeCode?: VehicleCategoryCode
  FuelTypeCode?: VehicleCategoryCode
  AirConditioningInd?: boolean
  DoorCount?: string
}

export interface SearchVehiclesCatalogOfferings {
  '@type': 'CatalogOfferings'
  Identifier: Identifier
  totalCatalogOffering: number
  catalogOfferingPerPage: number
  numberOfPages: number
  CatalogOffering: readonly CatalogOfferingVehicle[]
}

export interface SearchVehiclesPagination {
  '@type': 'Pagination'
  page: number
  pageSize: number
  totalPages: number
  totalItems: number
}

export interface SearchVehiclesProductOptions {
  '@type': 'ProductOptions'
  Product: readonly ProductVehicle[]
}

export interface SeatAssignment {
  '@type': 'SeatAssignment'
  Seat: string
  Characteristic?: readonly string[]
}

export interface SeatAvailability {
  seatAvailabilityStatus: 'Available' | 'Reserved' | 'Blocked' | 'Unavailable' | 'NoSeat'
  value: readonly string[]
}

/** Exactly one of the members that name flights. */
export interface SeatAvailabilityOfferings {
  '@type'?: string
  CustomerLoyalty?: readonly (Readonly<Record<string, unknown>>)[]
  /** Offers of a search, their products and flights. */
  BuildFromCatalogProductOfferingsRequest?: SeatAvailabilityOfferingsBuildFromCatalogProductOfferingsRequest
  /** Offers of a search, their products and flights. */
  BuildFromCatalogProductOfferings?: SeatAvailabilityOfferingsBuildFromCatalogProductOfferingsRequest
  /** Offers that were priced. */
  BuildFromOfferList?: BuildFromOfferList
  /** An offer of the workbench that the session header names. */
  BuildFromOffer?: BuildFromOffer
  BuildFromReservationWorkbench?: BuildFromReservationWorkbench
  /** Explicit flights: their map is to look at only. */
  ProductCriteriaAir?: readonly ProductCriteriaAir[]
  /** An offer of a reshop or an exchange search. */
  BuildFromCatalogOfferingsRequest?: SeatAvailabilityOfferingsBuildFromCatalogOfferingsRequest
  /** An offer of a reshop or an exchange search. */
  BuildFromCatalogOfferings?: SeatAvailabilityOfferingsBuildFromCatalogOfferingsRequest
}

export interface SeatAvailabilityOfferingsBuildFromCatalogOfferingsRequest {
  '@type'?: string
  CatalogOfferingsIdentifier: Reference
  CatalogOfferingIdentifier: Reference
  ProductIdentifier?: readonly Reference[]
  SegmentSequence?: readonly number[]
}

export interface SeatAvailabilityOfferingsBuildFromCatalogProductOfferingsRequest {
  '@type'?: string
  CatalogProductOfferingsIdentifier: Reference
  CatalogProductOfferingSelection: readonly SeatAvailabilityOfferingsCatalogProductOfferingSelection[]
}

export interface SeatAvailabilityOfferingsCatalogProductOfferingSelection {
  CatalogProductOfferingIdentifier: Reference
  ProductIdentifier?: readonly Reference[]
  ProductBrandOfferingIdentifier?: Reference | SearchIdentifier
  SegmentSequence?: readonly number[]
}

/** Seats at one price; the first one also lists those not on sale. */
export interface SeatOffering {
  '@type': 'CatalogOffering'
  id: string
  Identifier: Identifier
  ContentSource: string
  ProductOptions: readonly SeatOfferingProductOptions[]
  Price: SeatOfferingPrice
  TermsAndConditions?: TermsAndConditionsAncillary
}

export interface SeatOfferingBrand {
  '@type': 'Brand'
  name: string
}

export interface SeatOfferingPrice {
  '@type': 'PriceDetail' | 'BestCombinablePriceDetail'
  id?: string
  CurrencyCode: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice: number
  /** Absent: the seats are free. */
  PriceBreakdown?: readonly SeatOfferingPriceBreakdownAncillaryAir[]
}

export interface SeatOfferingPriceBreakdownAncillaryAir {
  '@type': 'PriceBreakdownAncillaryAir'
  quantity: number
}

export interface SeatOfferingProductOptions {
  '@type': 'ProductOptions'
  Product: readonly ProductSeatAvailability[]
}

/** The cabins of a flight, the booked one first. */
export interface SeatingChart {
  '@type': 'SeatingChart'
  id: string
  Cabin: readonly Cabin[]
}

export interface SeatingChartLayout {
  position: readonly ('W' | 'A' | 'C')[]
  value: string
}

/** One for each flight, in the order of the charts. */
export interface SeatsOfFlight {
  '@type': 'CatalogOfferingsTravelerFlight'
  id: string
  Identifier: PostCommitWorkbenchIdentifier
  CatalogOffering: readonly SeatOffering[]
  TravelerIdentifierRef: readonly SeatsOfFlightTravelerIdentifierRef[]
  Flight: readonly SeatsOfFlightFlight[]
  HeldAncillary?: readonly HeldAncillary[]
}

export interface SeatsOfFlightFlight {
  '@type': 'Flight'
  id?: string
  carrier: string
  number: string
  operatingCarrier?: string
  operatingCarrierName?: string
  operatingCarrierNumber?: string
  equipment?: string
  duration: string
  distance?: number
  stops: number
  Departure: DepartureDetail
  Arrival: ArrivalDetail
  AvailabilitySourceCode: string
}

export interface SeatsOfFlightTravelerIdentifierRef {
  id?: string
  value?: string
  name?: string
  passengerTypeCode: string
}

export interface SeriesCode {
  '@type'?: string
  PlainText?: string
}

export interface ShopAncillariesCatalogOffering {
  '@type': 'CatalogOffering'
  id: string
  Identifier: Identifier
  ContentSource: string
  ProductOptions: readonly ShopAncillariesProductOptions[]
  Price: ShopAncillariesPrice
  TermsAndConditions: TermsAndConditionsAncillary
}

export interface ShopAncillariesCatalogOfferings {
  '@type': 'CatalogOfferings'
  id: string
  Identifier: Identifier
  TravelerIdentifierRef: readonly ShopAncillariesTravelerIdentifierRef[]
  CatalogOffering: readonly ShopAncillariesCatalogOffering[]
}

export interface ShopAncillariesCatalogOfferingsAncillaryListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  CatalogOfferingsID: readonly ShopAncillariesCatalogOfferings[]
  ReferenceList?: readonly ReferenceListFlight[]
}

export interface ShopAncillariesPrice {
  '@type': 'PriceDetail' | 'BestCombinablePriceDetail'
  id?: string
  CurrencyCode: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice: number
  PriceBreakdown: readonly PriceBreakdownAncillaryAir[]
}

export interface ShopAncillariesProductOptions {
  '@type': 'ProductOptions'
  Product: readonly ProductAncillary[]
}

export interface ShopAncillariesTravelerIdentifierRef {
  id: string
  value: string
}

export interface ShopAncillariesTravelerIdentifierRef2 {
  id?: string
  value?: string
  passengerTypeCode: string
}

export interface ShoppingCart {
  Product: readonly ReservationProductAir[]
}

export interface Space {
  '@type': 'Space'
  location: string
  /** IATA PADIS 9825. */
  Characteristic?: readonly string[]
}

export interface SpecialEquipment {
  equipmentTypeCode?: string
  quantity?: number
}

/** A request to the carriers (SSR): a code, or a kind that implies it. */
export interface SpecialService {
  /** SpecialService, or a kind of it that implies its code, such as SpecialServiceMeal */
  '@type'?: string
  id?: string
  Identifier?: PrimaryContactIdentifier
  SSRCode?: string
  FreeText?: string
  Carrier?: string
  Quantity?: number
  AppliesTo?: AppliesTo | readonly AppliesTo[]
  TravelerIdentifier?: Reference
  ServiceAnimalType?: string
  Description?: string
  SpecialMealTypeEnum?: string
  bassinetRequiredInd?: boolean
  blindAssistanceRequestedInd?: boolean
  deafAssistanceRequestedInd?: boolean
  unaccompaniedMinorInd?: boolean
  cannotAscendStairsInd?: boolean
  travelerImmobileInd?: boolean
  BatteryTypeEnum?: string
  Measurement?: readonly SpecialServiceMeasurement[]
}

export interface SpecialServiceBody {
  SpecialService: readonly SpecialService[]
}

export interface SpecialServiceID {
  '@type': string
  id: string
  Identifier: Identifier
}

export interface SpecialServiceIDBody {
  SpecialServiceID: readonly Reference[]
}

export interface SpecialServiceListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  SpecialServiceID: readonly SpecialServiceID[]
}

export interface SpecialServiceMeasurement {
  measurementType?: string
  unit?: string
  value?: number
}

/** One flight, by its number and date. */
export interface SpecificFlightCriteria {
  '@type'?: string
  id?: string
  carrier: string
  flightNumber: string
  departureDate: string
  /** Local; must be the time of the schedule. */
  departureTime?: string
  arrivalDate?: string
  arrivalTime?: string
  from: string
  to: string
  segmentSequence?: number
  /** None: the lowest class of the cabin that has seats. */
  classOfService?: string
  /** None: Economy. */
  cabin?: string
  brandTier?: number
  ContentSource?: string
}

export interface StateProv {
  value?: string
  name?: string
}

export interface Status {
  value: 'Available' | 'NotAvailable'
}

export interface StatusAir {
  code: string
  value?: string
  flightRefs?: readonly string[]
}

export interface StatusAncillary {
  code: string
  value: string
}

export interface StayDates {
  start?: string
  end?: string
}

export interface StructuredFareRules {
  '@type': 'StructuredFareRules'
  passengerTypeCodes: readonly string[]
  fareClassCode?: string
  Penalties?: readonly Penalties[]
  MinimumStay?: readonly MinimumStay[]
  MaximumStay?: readonly MinimumStay[]
  AdvanceReservation?: readonly MinimumStay[]
  AdvancePayment?: readonly MinimumStay[]
  Stopover?: readonly MinimumStay[]
}

export interface SupplierRate {
  RateForPeriod?: LowestAvailableRate
  BaseRate?: LowestAvailableRate
  EstimatedTotalAmount: LowestAvailableRate
}

export interface Tax {
  taxCode: string
  value: number
  currencyCode?: string
  description?: string
  exemptInd?: boolean
}

export interface TaxExemption {
  allTaxesExemptInd?: boolean
  countries?: readonly string[]
  taxCodes?: readonly string[]
}

export interface TaxesDetail {
  '@type': 'TaxesDetail'
  TotalTaxes: number
  /** Absent: not known, or not requested. */
  Tax?: readonly Tax[]
}

export interface Telephone {
  '@type'?: string
  id?: string
  role?: string
  phoneNumber: string
  cityCode?: string
  countryAccessCode?: string
  areaCityCode?: string
  extension?: string
}

export interface TermsAndConditions {
  '@type': 'TermsAndConditionsAir' | 'TermsAndConditionsAirChange'
  ExpiryDate: string
}

/** Deadline, baggage and penalties of a fare. */
export interface TermsAndConditionsAir {
  '@type': 'TermsAndConditionsAir'
  id?: string
  PaymentTimeLimit: string
  secureFlightPassengerDataRequiredInd: boolean
  ValidatingAirline: readonly ValidatingAirline[]
  BaggageAllowance: readonly BaggageAllowanceDetail[]
  Penalties?: readonly Penalties[]
}

export interface TermsAndConditionsAirMeasurement {
  measurementType: 'Weight' | 'OverallDimension'
  unit: string
  value: number
}

export interface TermsAndConditionsAncillary {
  '@type': 'TermsAndConditionsAncillary'
  ApplicationLimit: ApplicationLimit
  Refundability: Refundability
}

export interface TermsAndConditionsFullAir {
  '@type': 'TermsAndConditionsFullAir'
  Identifier: Identifier
  id?: string
  /** Absent: everything is ticketed. */
  PaymentTimeLimit?: string
  secureFlightPassengerDataRequiredInd: boolean
  ValidatingAirline: readonly ValidatingAirline[]
  BaggageAllowance: readonly BaggageAllowanceDetail[]
  Penalties?: readonly Penalties[]
  /** Absent: everything is ticketed. */
  ExpiryDate?: string
}

export interface TermsAndConditionsFullAirChange {
  '@type': 'TermsAndConditionsFullAirChange'
  [member: string]: unknown
}

export interface TermsAndConditionsFullAncillary {
  '@type': 'TermsAndConditionsFullAncillary'
  ApplicationLimit: ApplicationLimit
  Refundability: Refundability
}

export interface TermsAndConditionsFullHospitality {
  '@type': 'TermsAndConditionsFullHospitality'
  [member: string]: unknown
}

export interface TermsAndConditionsID {
  '@type': 'TermsAndConditionsID'
  termsAndConditionsRef: string
}

export interface TextFareRule {
  name: string
  value: string
  language: string
}

/** Result of a 3-D Secure authentication of the holder. */
export interface ThreeDomainSecurity {
  '@type'?: string
  ThreeDomainSecurityGateway?: ThreeDomainSecurityGateway
  ThreeDomainSecurityResults?: ThreeDomainSecurityResults
}

export interface ThreeDomainSecurityGateway {
  '@type'?: string
  eCI?: string
  merchantID?: string
  /** Who ran the authentication. */
  processorID?: string
  uRL?: string
}

export interface ThreeDomainSecurityResults {
  '@type'?: string
  /** In requests only: stored encrypted until it was used, never returned. */
  cAVV?: string
  eCI?: string
  /** Y, A, N, U, C or R. */
  pAResStatus?: string
  signatureVerfication?: string
  /** Of the directory server, or the provider's session. */
  transactionID?: string
  uCAFIndicator?: string
  /** Transaction of version 1. */
  xID?: string
  /** Version of the protocol, 2.2.0. */
  messageVersion?: string
}

/** An electronic ticket with its coupons. */
export interface Ticket {
  '@type': 'TicketDetail' | 'TicketSummary'
  Identifier?: Identifier
  numberOfTicketsIssued: number
  PersonName: TicketPersonName
  FormOfPayment: readonly SearchIdentifier[]
  TicketSegment: readonly TicketSegment[]
  TicketPrice: TicketPrice
}

export interface TicketChangeEligibility {
  '@type': 'TicketChangeEligibility'
  /** Number of the ticket. */
  Identifier: Identifier
  exchangeable: 'All' | 'Some' | 'None'
  refundable: 'All' | 'Some' | 'None'
  PassengerTypeCode: string
  /** A fee is not known: ask the carrier. */
  automationNotSupportedInd?: boolean
  /** Of changes and of refunds first the highest fee, then the lowest. */
  Penalties: Penalties
}

export interface TicketChangeEligibilityListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  TicketChangeEligibility?: readonly TicketChangeEligibility[]
}

export interface TicketDeparture {
  location: string
  date: string
  time: string
}

export interface TicketDesignators {
  TravelerIdentifierRef?: readonly TravelerIdentifierRef[]
  value: string
}

export interface TicketIdResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  SettlementAuthorizationCode?: string
}

export interface TicketListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  TicketID: readonly Ticket[]
  SettlementAuthorizationCode?: string
}

export interface TicketPersonName {
  Surname: string
}

export interface TicketPrice {
  CurrencyCode: SearchIdentifier
  Base: number
  Total: number
}

export interface TicketQueryGetByLocator {
  '@type'?: string
  Locator: string | TicketQueryGetByLocatorLocator
  TicketNumber?: readonly SearchIdentifier[]
  detailViewInd?: boolean
}

export interface TicketQueryGetByLocatorLocator {
  value: string
}

export interface TicketQueryUpdateTicket {
  '@type'?: string
  /** VOIDED, which is also the default. */
  status?: 'Voided' | 'Void'
}

export interface TicketSegment {
  '@type': 'TicketSegment'
  sequence: number
  Carrier: string
  Number: string
  ClassOfService?: string
  FareBasisCode?: string
  Departure?: TicketDeparture
  Arrival?: TicketDeparture
  Status: string
  FlightStatusCode: string
}

export interface TourCode {
  value: string
  tourCodeType?: string
}

export interface TourCodes {
  TravelerIdentifierRef?: readonly TravelerIdentifierRef[]
  '@type'?: string
  TourCode: TourCode
}

export interface TravelAgency {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  id: string
  TravelOrganizationRef: string
}

/** Contact data of the selling agency; at least one member. */
export interface TravelAgencyQueryTravelAgency {
  '@type'?: string
  Address?: AddAgencyAddressAddress
  Telephone?: readonly AddAgencyTelephoneTelephone[]
  Email?: Email
  CorporateCode?: string
  OrganizationName?: OrganizationName
  ProfileName?: readonly string[]
  organizationType?: string
}

/** A traveler; only the surname is required here, the rest is checked at commit. */
export interface Traveler {
  '@type'?: string
  id?: string
  TravelerRef?: string
  Identifier?: PostCommitWorkbenchIdentifier
  passengerTypeCode?: string
  birthDate?: string
  age?: number
  gender?: 'Male' | 'Female' | 'Unknown' | 'Undisclosed'
  nationality?: string
  PersonName: PersonName
  Telephone?: readonly Telephone[]
  accompaniedByInfantInd?: boolean
  Email?: readonly TravelerEmail[]
  Address?: readonly (Readonly<Record<string, unknown>>)[]
  TravelDocument?: readonly (Readonly<Record<string, unknown>>)[]
  CustomerLoyalty?: readonly (Readonly<Record<string, unknown>>)[]
  AlternateContact?: readonly AlternateContact[]
  RailDiscountCard?: readonly (Readonly<Record<string, unknown>>)[]
  Comments?: Comments
}

export interface TravelerEmail {
  value?: string
}

export interface TravelerIdentifierRef {
  id?: string
  Identifier?: PostCommitWorkbenchIdentifier
  CatalogProductOfferingRef?: string
  CatalogOfferingRef?: string
  CatalogOfferingsRef?: string
  productRef?: string
  offerRef?: string
  TravelerRef?: string
  FormOfPaymentRef?: string
  PaymentRef?: string
  value?: string
}

export interface TravelerListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  TravelerID: readonly HeldTraveler[]
  ReferenceList: readonly ReferenceListTraveler[]
}

export interface TravelerProduct {
  '@type': 'TravelerProduct'
  id: string
  TravelerRef: string
  OfferRef?: string
  ProductRef?: string
  UnpricedFlightSegmentRefs?: readonly string[]
  ConfirmationStatusEnum: 'Confirmed' | 'Pending' | 'Cancelled'
}

/** Items to add, modify or delete: exactly one of the three indicators each. */
export interface TravelerQueryUpdate {
  TravelerUpdatedItem: readonly TravelerUpdatedItem[]
}

export interface TravelerResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  Traveler: HeldTraveler
}

export interface TravelerUpdatableItem {
  '@type': string
  Identifier: Identifier
  addInd?: boolean
  modifyInd?: boolean
  deleteInd?: boolean
}

export interface TravelerUpdatableItems {
  '@type': 'TravelerUpdatableItems'
  id: string
  Identifier: Identifier
  TravelerUpdatableItem: readonly TravelerUpdatableItem[]
}

export interface TravelerUpdatableItemsListResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  TravelerUpdatableItemsID: readonly TravelerUpdatableItems[]
}

export interface TravelerUpdatableItemsQueryBuildFromTraveler {
  TravelerIdentifier?: readonly Reference[]
  /** As TravelerIdentifier; older documentation has this name. */
  Identifier?: readonly Reference[]
}

export interface TravelerUpdatedItem {
  '@type'?: string
  /** Of a listed updatable item; absent when an item is added. */
  TravelerUpdatableItemID?: string
  addInd?: boolean
  modifyInd?: boolean
  deleteInd?: boolean
  Telephone?: Telephone
  PersonNameUpdatable?: PersonNameUpdatable
  BirthDateUpdatable?: string
  GenderUpdatable?: string
  PersonName?: unknown
  BirthDate?: unknown
  Gender?: unknown
  Comments?: unknown
  Email?: unknown
  Address?: unknown
  TravelDocument?: unknown
  CustomerLoyalty?: unknown
}

export interface UnpricedFlightSegment {
  '@type'?: string
  id?: string
  sequence?: number
  /** None: every traveler with a seat. */
  passengerQuantity?: number
  cabin?: string
  /** None: the lowest class of the cabin that has seats. */
  classOfService?: string
  /** A passive segment: AK, BK, GK or YK. It is recorded, and no seat is sold. */
  passiveSegmentStatus?: string
  /** Of a passive segment: the locator of the booking at the carrier. */
  supplierLocator?: string
  Flight: DescribedOfferFlight
}

export interface UnpricedFlightSegmentCriteria {
  '@type'?: string
  UnpricedFlightSegmentRefs: readonly string[]
  Sequence?: number
  /** All travelers, or none. */
  TravelerRefs?: readonly string[]
}

export interface UnpricedSegmentDisplaySequence {
  displaySequence: number | string
  UnpricedFlightSegmentRef: string
}

/** Unpriced segments: flights that are booked without a price. */
export interface UnpricedSegments {
  '@type'?: string
  UnpricedFlightSegment: readonly UnpricedFlightSegment[]
}

export interface UnpricedSegmentsResponse {
  '@type'?: string
  transactionId?: string
  traceId?: string
  correlationId?: string
  Result?: Result
  Identifier?: Identifier
  UnpricedSegments: HeldUnpricedSegments
}

export interface ValidatingAirline {
  '@type': 'ValidatingAirline'
  ValidatingAirline: string
  ProductRef?: readonly string[]
}

export interface VehicleCategoryCode {
  value?: string
  codeContext?: string
}

export interface VehicleDateLocation {
  RentalPickup: VehicleTravelCriteriaRentalPickup
  RentalReturn: RentalReturn
}

export interface VehicleDetail {
  '@type': 'VehicleDetail'
  VehicleMakeModel: ProductVehicleVehicleMakeModel
  VehicleCategoryCode: ProductVehicleVehicleCategoryCode
  VehicleDateLocation: ProductVehicleVehicleDateLocation
}

export interface VehicleMakeModel {
  code?: string
  vendorCode?: string
}

/** A car in a reservation. */
export interface VehicleOffer {
  '@type': 'Offer'
  id: string
  offerRef: string
  Identifier: Identifier
  Product: readonly ProductVehicle[]
  Price: VehiclePriceDetail
}

export interface VehiclePrice {
  SupplierRate: SupplierRate
  ApproximateRate: SupplierRate
}

/** What the rental costs in the currency of the place where it begins. */
export interface VehiclePriceDetail {
  '@type': 'PriceDetail'
  CurrencyCode: CurrencyCode
  Base?: number
  TotalTaxes?: number
  TotalFees?: number
  TotalPrice: number
  PriceBreakdown: readonly PriceBreakdown[]
}

export interface VehicleSearchModifiers {
  availableRatesOnlyInd?: boolean
  sellableRatesOnlyInd?: boolean
}

/** Criteria of a rental: places, times, driver and vehicle. */
export interface VehicleTravelCriteria {
  '@type'?: string
  VehicleDateLocation: VehicleDateLocation
  DriverInfo: DriverInfo
  PermittedVendors?: PermittedVendors
  ProhibitedVendors?: PermittedVendors
  VehicleMakeModel?: readonly VehicleMakeModel[]
  SearchVehicleAttributes?: SearchVehicleAttributes
  RateCodeInfo?: readonly TravelerEmail[]
  SpecialEquipment?: readonly SpecialEquipment[]
  rateCategory?: string
  ratePeriod?: string
  rateGuaranteedInd?: boolean
  unlimitedMileageInd?: boolean
  currencyCode?: string
  VehicleSearchModifiers?: VehicleSearchModifiers
}

export interface VehicleTravelCriteriaRentalPickup {
  date: string
  time: string
  VendorLocation: VehicleTravelCriteriaVendorLocation
}

export interface VehicleTravelCriteriaVendorLocation {
  '@type'?: string
  code: string
  rentalLocationNumber?: string
  vendorCode?: string
}

export interface Vendor {
  code: string
}

/** IATA airport or city code; without a number any location of a vendor there. */
export interface VendorLocation {
  '@type'?: string
  code?: string
  rentalLocationNumber?: string
  vendorCode?: string
}

export interface WaiverCode {
  value: string
  reasonCode?: number | string
}
