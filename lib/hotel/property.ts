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
    /** In countries whose addresses name a state: its code, without the country's, and its name. */
    readonly state?: { readonly code: string; readonly name: string }
    /** ISO 3166, two letters. */
    readonly country?: string
    readonly postalCode?: string
  }
  /** With the calling code of its country, `+44 20 7555 0142`. */
  readonly telephone?: string
}

/** When rooms are handed over and given back, HH:MM by the hotel's clock. */
export interface StayHours {
  readonly checkInTime: string
  readonly checkOutTime: string
}

/** A picture of a property. */
export interface PropertyImage {
  /** Absolute, or a path below this service's address: `/images/lobby-1.svg`. */
  readonly url: string
  readonly caption?: string
  readonly pictureOf?: PictureSubject
}

/** Pictures that a client wants of each property. */
export interface WantedImages {
  /** Otherwise one. */
  readonly all: boolean
  readonly size?: 'ExtraLarge' | 'Large' | 'Medium' | 'Small' | 'Thumbnail' | undefined
}

export type PictureSubject =
  | 'Exterior'
  | 'Lobby'
  | 'GuestRoom'
  | 'Suite'
  | 'Restaurant'
  | 'Bar'
  | 'Pool'
  | 'Spa'
  | 'HealthClub'
  | 'ConferenceRoom'
  | 'Beach'

/** A code of an OTA list, where the supplier has one, and its meaning in English. */
export interface PropertyFeature {
  readonly code?: string
  readonly description: string
}

/** What the description of one property says, and a search does not. What the supplier does not tell is absent. */
export interface PropertyTexts {
  readonly description?: string
  readonly accessibility?: readonly PropertyFeature[]
  readonly businessServices?: readonly PropertyFeature[]
  readonly attractions?: readonly { readonly name: string; readonly km: number }[]
  readonly drivingDirections?: string
  readonly petPolicy?: string
  /** Of the guest who checks in, in years. */
  readonly minimumAge?: number
  readonly freeParking?: boolean
  /** Rooms of the house. */
  readonly guestRooms?: number
}

export interface PropertyDetail extends PropertySummary, PropertyTexts {
  /** 1 to 5. */
  readonly stars?: number
  readonly position?: { readonly latitude: number; readonly longitude: number }
  readonly email?: string
  /** Codes of the OTA list "Hotel Amenity Code"; `category` groups them, `Recreation`. */
  readonly amenities?: readonly (PropertyFeature & { readonly category?: string })[]
  readonly hours?: StayHours
  /** The one that stands for the property first. */
  readonly images?: readonly PropertyImage[]
}
