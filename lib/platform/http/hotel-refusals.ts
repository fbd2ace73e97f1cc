import type { Notice } from '../../contract/envelope.ts'
import { refusalNotice } from '../../contract/envelope.ts'
import { Refusal, type RefusalCode } from '../../kernel/refusals.ts'

/** Rules that have a status, a code and a text of their own for clients of hotels and cars. */
const ofHotels: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  accessGroupInvalid: 'hotelAccessGroupInvalid',
  supplierUnavailable: 'hotelSupplierDown',
  supplierNotConnected: 'hotelNotConnected',
  commitFailed: 'hotelSupplierDown',
  requestTimedOut: 'hotelTimedOut',
  workbenchBusy: 'hotelBusy',
  workbenchUnknown: 'hotelBusy',
  workbenchExpired: 'hotelBusy',
  reservationChanged: 'hotelBusy',
  workbenchFull: 'hotelTooLarge',
  locatorUnknown: 'hotelReservationUnknown',
  reservationUnknown: 'hotelReservationUnknown',
  supplierLocatorAmbiguous: 'hotelLocatorAmbiguous',
  documentNumberAmbiguous: 'hotelLocatorAmbiguous',
  formOfPaymentInvalid: 'hotelFormOfPaymentInvalid',
  cardDeclined: 'hotelCardRefused',
  cardChallengeRequired: 'hotelCardChallenged',
}

/** A search that found nothing is answered with status 200. */
const withStatus200: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['noVehicles'])

/** The refusal as clients of hotels and cars know it. */
export function inHotelDialect(refusal: Refusal): Refusal {
  const code = ofHotels[refusal.code]
  return code ? new Refusal(code, refusal.details) : refusal
}

/**
 * A refusal of a hotel or car operation: the status says that it failed, also where the same rule answers 200 for
 * air. Source: docs/contract/hotel-car-platform.md 2.14.
 */
export function hotelNotice(refusal: Refusal): Notice {
  const notice = refusalNotice(refusal)
  return notice.statusCode === 200 && !withStatus200.has(refusal.code)
    ? { ...notice, statusCode: 400, category: 'VALIDATION' }
    : notice
}
