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
  noOffers: row(200, '9000', 'NO OFFERS FOUND FOR THE REQUESTED JOURNEY'),
  flightNotFound: row(200, '3012', 'FLIGHT {flight} DOES NOT OPERATE ON {date}', 'BUSINESS', '1G'),
  scheduleMismatch: row(200, '3012', 'FLIGHT {flight} ON {date} DEPARTS AT {scheduled}, NOT AT {asked}', 'BUSINESS', '1G'),
  classNotAvailable: row(200, '3010', 'BOOKING CLASS {class} NOT AVAILABLE ON {flight} {date}', 'BUSINESS', '1G'),
  noFare: row(200, '9010', 'UNABLE TO FARE QUOTE', 'BUSINESS', '1G'),
  segmentsCannotBeBooked: row(200, '4012', 'AIR SEGMENTS CANNOT BE BOOKED', 'BUSINESS', '1G'),
  issuanceFailed: row(200, '4357', 'DOCUMENT ISSUANCE FAILED', 'BUSINESS', '1G'),
} as const satisfies Record<string, RefusalRow>

export type RefusalCode = keyof typeof refusals
export type RefusalDetails = Readonly<Record<string, string>>

/** The caller's matter: a rule of the service says no. Everything else that is thrown is our bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(
      refusals[code].message.replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? ''),
      options,
    )
    this.code = code
    this.details = details
  }
}
