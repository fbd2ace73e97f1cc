/** Point of sale: decides currency, time zone of "today" and the issuing agency on the ticket. */
export interface PointOfSale {
  readonly pcc: string
  readonly currency: string
  /** IATA city code of the agency. */
  readonly city: string
  readonly country: string
  readonly zone: string
  /** Ticketing agency, when it is named; absent: the selling one. */
  readonly ticketingPcc?: string
}

/** A travel agency office: the seller, and its data on documents. */
export interface Agency extends PointOfSale {
  readonly name: string
  /** The place as documents print it, `LONDON`. */
  readonly place: string
  /** Eight digits. */
  readonly iataNumber: string
  /** Whether the account may search flexible dates, places and agencies. */
  readonly flexibleSearch?: boolean
  /** Absent: it does. */
  readonly issuesTickets?: boolean
  /** Whether the office is provisioned for more than one GDS offer in a reservation. */
  readonly severalGdsOffers?: boolean
}

/**
 * Agencies that see the same reservations. The access group is the tenant: its id begins every key in the
 * store.
 */
export interface AccessGroup {
  readonly id: string
  /** The first one is used when a request names none. */
  readonly agencies: readonly [Agency, ...Agency[]]
}

export type AgencyDirectory = readonly AccessGroup[]

/** Grants of a token. */
export interface Grants {
  readonly subject: string
  readonly clientId: string
  readonly accessGroups: readonly string[]
  /** Offices of these groups that it may act for; empty: all of them. */
  readonly pccs: readonly string[]
}

/** The agency that a request acts for. */
export interface Tenant {
  readonly accessGroup: string
  /** Who calls: the subject of the token. */
  readonly user: string
  readonly agency: Agency
  /** The offices of the access group that the caller may act for; `agency` is one of them. */
  readonly offices: readonly Agency[]
}
