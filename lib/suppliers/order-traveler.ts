/** A telephone number of an order. */
export interface OrderTelephone {
  /** As the client sent it: digits, dashes, spaces and periods. */
  readonly number: string
  /** Digits of the country code, without a plus sign; absent: the client did not send one. */
  readonly countryCode?: string
  readonly areaCode?: string
  readonly extension?: string
  /** `Mobile`, `Home`, `Work`, `Office`, `Fax` or `Other` */
  readonly role?: string
  /** E.164, `+442075550177`; absent without a country code. */
  readonly e164?: string
}

/** What a document says of its holder. */
export interface DocumentHolder {
  readonly given?: string
  readonly middle?: string
  readonly surname?: string
  /** YYYY-MM-DD */
  readonly birthDate?: string
  readonly birthPlace?: string
  /** Two letters, as all countries of an order. */
  readonly birthCountry?: string
  readonly gender?: string
}

/** A travel or identity document, or a number that an authority gave the traveler. Letter case as sent. */
export interface IdentityDocument {
  /**
   * `Passport`, `NationalIdentityDocument`, `Visa` ...; also `KnownTravelerNumber` and `RedressNumber`, which
   * suppliers take apart from passports. `Passport` where the client sent none.
   */
  readonly type: string
  readonly number: string
  readonly issuingCountry?: string
  readonly nationality?: string
  /** YYYY-MM-DD */
  readonly issuedOn?: string
  /** YYYY-MM-DD */
  readonly expiresOn?: string
  readonly issuedAt?: string
  /** Country of residence that the document names. */
  readonly residence?: string
  readonly holder: DocumentHolder
}

/** Membership in a programme of a carrier, hotel or car company. */
export interface LoyaltyAccount {
  readonly number: string
  /** Code of the company, `BA`. */
  readonly supplier?: string
  readonly programme?: string
  readonly programmeName?: string
  readonly tier?: string
  readonly holderName?: string
  /** Codes of other companies that may know the number. */
  readonly sharedWith: readonly string[]
}

export interface PostalAddress {
  /** Street with number, then further lines. */
  readonly lines: readonly string[]
  readonly city?: string
  readonly postalCode?: string
  /** Code of the state or province. */
  readonly state?: string
  readonly country?: string
  /** `Home`, `Business`, `Mailing` ... */
  readonly role?: string
}

/** Who is to be called when something happens to the traveler, or instead of them. */
export interface AlternateContact {
  readonly given?: string
  readonly surname?: string
  readonly relation?: string
  readonly isForEmergencies: boolean
  readonly telephones: readonly OrderTelephone[]
  readonly emails: readonly string[]
}

/**
 * A person of an order, as the client described them. The parts of the name are in the capitals A to Z and spaces, as on
 * tickets. Absent is what the client did not send; lists are then empty.
 */
export interface OrderTraveler {
  /** The same in every order of a reservation. */
  readonly id: string
  /** Passenger type code, three letters. */
  readonly ptc: string
  readonly given: string
  readonly middle?: string
  /** Without its prefix. */
  readonly surname: string
  /** `van der` */
  readonly surnamePrefix?: string
  readonly suffix?: string
  /** `MS`, `Dr` */
  readonly title?: string
  /** `Male`, `Female`, `Unknown` or `Undisclosed` */
  readonly gender?: string
  /** YYYY-MM-DD */
  readonly birthDate?: string
  readonly age?: number
  readonly nationality?: string
  /** Country of residence, of the home address or of a document. */
  readonly residence?: string
  readonly emails: readonly string[]
  readonly telephones: readonly OrderTelephone[]
  readonly documents: readonly IdentityDocument[]
  readonly loyalty: readonly LoyaltyAccount[]
  readonly addresses: readonly PostalAddress[]
  readonly alternateContacts: readonly AlternateContact[]
  /** Discount cards of railways. */
  readonly railCards: readonly { readonly supplier: string; readonly number: string }[]
  readonly comments: readonly string[]
  /** Of an infant: id of the adult who carries it, or sits beside it. No adult has two. */
  readonly adultId?: string
}

/** How the supplier reaches the travelers of an order. Contacts that the client shares with others are left out. */
export interface OrderContact {
  /** Absent: of the whole order. */
  readonly travelerId?: string
  readonly telephone?: OrderTelephone
  readonly email?: string
  /** The travelers do not want to be reached. */
  readonly isRefused: boolean
}
