/**
 * Names and constants that clients of the interface expect on the wire. They are functional (a client that
 * does not find them stops working), so they live here, in one place, and nowhere else in the code.
 */
export const dialect = {
  /** `authority` of identifiers that this service issues. */
  authority: 'Travelport',
  /** `source` of the record locator, and SourceID of answers of the reservation host. */
  recordSource: '1G',
  recordContext: 'Travelport',
  supplierContext: 'Supplier',
  /** `sourceContext` of the identifier of an order with its carrier. */
  orderContext: 'VendorLocator',
  /** SourceID of messages of this service itself. */
  ownSourceId: 'API',
  /** NDC carriers whose options name no flights beside their product, as the interface has it for NDC. */
  ndcWithoutFlightRefs: ['SN'],
  sessionHeaders: ['travelportPlusSessionIdentifier', 'servicePlusSessionIdentifier'],
  contentVersion: '11',
  /** Locator of a reservation in hotel answers. */
  hotelRecordLocator: 'PNR Locator',
  /** The booking agency's own receipt in hotel answers. */
  agencyLocator: { locatorType: 'IATA Number', sourceContext: 'Agency' },
  /** Warning of a sale whose record could not be made; clients look for this text. */
  hotelRecordIncomplete:
    'Hotel sell confirmed from supplier. Travelport PNR processing did not complete. Use SYNC message with confirmation number to complete PNR.',
  /**
   * `authority` of a hotel rate; `supplier` is the source of its confirmations where that is not the hotel's
   * chain.
   */
  hotelSources: {
    own: { authority: 'TVPT', supplier: undefined },
    aggregator: { authority: 'BKNG', supplier: 'BO' },
  },
} as const

/** Request headers by meaning; the first spelling that was sent wins. Letter case never matters. */
export const headerNames = {
  authorization: ['authorization'],
  accept: ['accept'],
  /** Where the client reached the service, and how: for addresses in answers. */
  host: ['host'],
  forwardedProtocol: ['x-forwarded-proto'],
  acceptEncoding: ['accept-encoding'],
  acceptVersion: ['accept-version'],
  contentVersion: ['content-version'],
  accessGroup: ['xauth_service_accessgroup', 'xauth_travelport_accessgroup'],
  pcc: ['tvp-pcc-core'],
  traceId: ['traceid'],
  correlationId: ['tvp-correlation-id'],
  trackingId: ['e2etrackingid'],
  session: ['serviceplussessionidentifier', 'travelportplussessionidentifier', 'travelportplussessionid'],
  idempotencyKey: ['idempotency-key'],
  taxBreakdown: ['taxbreakdown'],
  isJourney: ['isjourney'],
  /** Of a cancellation: keep the value of the tickets. */
  retainFlag: ['retainflag'],
  fareRuleRetrievalType: ['fareruleretrievaltype'],
  /** Sandbox only: the "now" of this request. */
  sandboxClock: ['x-sandbox-clock'],
  /** Sandbox only: `on` tells what the request was forgiven. */
  sandboxStrict: ['x-sandbox-strict'],
} as const satisfies Record<string, readonly string[]>

export type HeaderMeaning = keyof typeof headerNames

/** Codes and wording for input that cannot be understood: each part of the interface has its own. */
const inputRefusals = {
  shopping: { malformed: '1000', invalid: '1001', namesPath: true },
  booking: { malformed: '1586', invalid: '1586', namesPath: false },
  hotel: { malformed: '37', invalid: '90002', namesPath: true },
  /** Hotel searches repeat the error outside its wrapper too, where some clients look for it. */
  hotelSearch: { malformed: '37', invalid: '90002', namesPath: true, isRepeatedAtRoot: true },
} as const

export type ErrorDialect = 'hotel' | 'hotelSearch'

interface InputRefusal {
  readonly malformed: string
  readonly invalid: string
  readonly namesPath: boolean
  readonly isRepeatedAtRoot?: boolean
}

export function inputRefusalOf({
  path,
  errors,
}: {
  readonly path: string
  readonly errors?: ErrorDialect
}): InputRefusal {
  if (errors) return inputRefusals[errors]
  return /^\/air\/(search|catalog|price|farerule|faredisplay)\//.test(path)
    ? inputRefusals.shopping
    : inputRefusals.booking
}
