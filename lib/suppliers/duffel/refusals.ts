import { Refusal, type RefusalCode } from '../../kernel/refusals.ts'

/** Codes of Duffel for an order that was not made, as the service says it. Every other one: it cannot be booked. */
const orderRefusals: ReadonlyMap<string, RefusalCode> = new Map<string, RefusalCode>([
  ['offer_no_longer_available', 'offerExpired'],
  ['offer_expired', 'offerExpired'],
  ['invalid_order_create_type', 'paymentRequired'],
  ['ancillary_service_not_available', 'ancillarySoldOut'],
  ['pay_later_order_no_payment_for_ancillaries', 'ancillarySoldOut'],
  ['duplicate_passenger_name', 'nameInvalid'],
  ['invalid_passenger_name', 'nameInvalid'],
  ['invalid_passenger_title', 'nameInvalid'],
  ['invalid_phone_number', 'telephoneInvalid'],
])

/** Codes after which the order may exist all the same: it is looked for. */
export const mayBeSold: ReadonlySet<string> = new Set([
  'offer_request_already_booked',
  'order_creation_already_attempted',
  'duplicate_booking',
  'airline_unknown',
  'airline_internal',
])

/** Of those, the ones that say nothing about our own attempt: what became of it is not known. */
export const isUndecided = (code: string): boolean =>
  code === 'airline_unknown' || code === 'airline_internal'

/** Codes that say that the amount is not that of now: the offer is read again. */
export const isPriceCode = (code: string): boolean =>
  code === 'price_changed' || code === 'payment_amount_does_not_match_order_amount'

/** What the service says of an order that Duffel refused. */
export const orderRefusal = (code: string, details: Readonly<Record<string, string>>): Refusal =>
  new Refusal(orderRefusals.get(code) ?? 'segmentsCannotBeBooked', details)
