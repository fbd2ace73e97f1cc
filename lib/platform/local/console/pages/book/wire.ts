/** Members of answers that the pages read; the interface has more. */

export interface Amount {
  readonly TotalPrice: number
  readonly Base?: number
  readonly TotalTaxes?: number
  readonly TotalFees?: number
  readonly CurrencyCode: { readonly value: string }
  readonly PriceBreakdown?: readonly PriceBreakdown[]
}

export interface PriceBreakdown {
  readonly quantity?: number
  readonly requestedPassengerType?: string
  readonly Amount?: {
    readonly Base?: number
    readonly Total?: number
    readonly Taxes?: { readonly TotalTaxes?: number; readonly Tax?: readonly Tax[] }
  }
  readonly FiledAmount?: { readonly value?: number; readonly currencyCode?: string }
  readonly FareCalculation?: string
}

export interface Tax {
  readonly taxCode?: string
  readonly value: number
  readonly description?: string
}

export interface FlightPoint {
  readonly location: string
  readonly date: string
  readonly time: string
  readonly terminal?: string
}

export interface FlightDetail {
  readonly id?: string
  readonly carrier: string
  readonly number: string
  readonly operatingCarrier?: string
  readonly operatingCarrierName?: string
  readonly equipment?: string
  readonly duration?: string
  readonly Departure: FlightPoint
  readonly Arrival: FlightPoint
}

export interface Offering {
  readonly id: string
  readonly sequence: number
  readonly ProductBrandOptions: readonly {
    readonly flightRefs: readonly string[]
    readonly ProductBrandOffering: readonly {
      readonly Brand?: { readonly BrandRef: string }
      readonly Product: readonly { readonly productRef: string }[]
      readonly TermsAndConditions: { readonly termsAndConditionsRef: string }
      readonly CombinabilityCode: readonly string[]
      readonly BestCombinablePrice?: Amount
      readonly Price?: Amount
      readonly ContentSource: string
    }[]
  }[]
}

export interface Brand {
  readonly id: string
  readonly name: string
  readonly tier: number
  readonly BrandAttribute?: readonly { readonly classification: string; readonly inclusion: string }[]
}

export interface Terms {
  readonly id: string
  readonly BaggageAllowance?: readonly {
    readonly baggageType?: string
    readonly Text?: readonly string[]
  }[]
  readonly Penalties?: readonly { readonly Change?: readonly object[]; readonly Cancel?: readonly object[] }[]
}

export interface Catalog {
  readonly CatalogProductOfferings: {
    readonly Identifier: { readonly value: string }
    readonly CatalogProductOffering: readonly Offering[]
  }
  readonly ReferenceList: readonly ReferenceList[]
}

export interface ReferenceList {
  readonly Flight?: readonly FlightDetail[]
  readonly Brand?: readonly Brand[]
  readonly TermsAndConditions?: readonly Terms[]
}

export interface PricedOffer {
  readonly id: string
  readonly Identifier?: { readonly value: string }
  readonly Price: Amount
  readonly Product: readonly { readonly FlightSegment?: readonly { readonly Flight: FlightDetail }[] }[]
  readonly TermsAndConditionsFull?: readonly { readonly PaymentTimeLimit?: string }[]
}

export interface OfferList {
  readonly Identifier: { readonly value: string }
  readonly OfferID: readonly PricedOffer[]
}

export interface Document {
  readonly '@type': string
  readonly Number?: string
  readonly Amount?: { readonly Total?: number }
}

export interface Reservation {
  readonly Identifier?: { readonly value: string }
  readonly Offer?: readonly (PricedOffer & { readonly '@type': string })[]
  readonly Traveler?: readonly {
    readonly id: string
    readonly PersonName: { readonly Given: string; readonly Surname: string; readonly Prefix?: string }
    readonly passengerTypeCode?: string
  }[]
  readonly Receipt?: readonly {
    readonly '@type': string
    readonly Confirmation?: { readonly Locator?: { readonly value: string; readonly source?: string } }
    readonly Document?: readonly Document[]
  }[]
}
