/**
 * Key of a property: chain code and property code, `ZQ` and `K4410`. Codes of suppliers keep their letter case; some
 * are long, and name a property at one supplier only.
 */
export interface PropertyKey {
  readonly chainCode: string
  readonly propertyCode: string
}

/** `ZQ-K4410`, by which clients know a property. */
export const nameOfKey = ({ chainCode, propertyCode }: PropertyKey): string => `${chainCode}-${propertyCode}`

/** A property, and who offers it. What the supplier does not tell is absent. */
export interface PropertySummary {
  /** Name of the supplier. */
  readonly supplier: string
  readonly key: PropertyKey
  readonly name: string
  /** IATA city code. */
  readonly city?: string
  readonly airport?: string
  readonly address: {
    readonly lines: readonly string[]
    readonly city: string
    /** ISO 3166, two letters. */
    readonly country?: string
    readonly postalCode?: string
  }
}

/** When rooms are handed over and given back, HH:MM by the hotel's clock. */
export interface StayHours {
  readonly checkInTime: string
  readonly checkOutTime: string
}

export interface PropertyDetail extends PropertySummary {
  /** 1 to 5. */
  readonly stars?: number
  readonly position?: { readonly latitude: number; readonly longitude: number }
  readonly telephone?: string
  readonly email?: string
  /** Codes of the OTA list "Hotel Amenity Code", where the supplier has them. */
  readonly amenities?: readonly { readonly code?: string; readonly description: string }[]
  readonly description?: string
  readonly hours?: StayHours
  readonly rooms?: readonly {
    readonly description: string
    readonly maxGuests?: number
  }[]
}
