import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import { fitsScheme, schemeOf } from '../payment/card-scheme.ts'
import { checkHotelCard } from '../payment/check-form-of-payment.ts'
import type { FormOfPayment } from '../payment/payment.ts'
import type { HotelRate } from './hotel.ts'

type Form = Pick<FormOfPayment, 'kind' | 'card' | 'number'>

/**
 * Refuses a card that no hotel takes.
 *
 * @throws Refusal `formOfPaymentInvalid`; `hotelCardRefused` its number is one of another scheme
 */
export function requireHotelCard(form: Form, now: EpochMs): void {
  checkHotelCard(form, now)
  const { mask = '', cardCode } = form.card ?? {}
  if (cardCode !== undefined && !fitsScheme(mask, cardCode))
    throw new Refusal('hotelCardRefused', { reason: `NUMBER IS NOT ONE OF CARD ${cardCode}` })
}

/**
 * Refuses a card that this rate cannot be guaranteed with.
 *
 * @throws Refusal `hotelCardRefused` the property does not take the scheme, or the card expires before the guest arrives
 * Source: guess.
 */
export function requireCardForStay(
  { card }: Pick<Form, 'card'>,
  { acceptedCards, checkIn, collectedBy }: HotelRate,
): void {
  const { cardCode, expireDate = '' } = card ?? {}
  if (cardCode !== undefined && acceptedCards?.map(schemeOf).includes(schemeOf(cardCode)) === false)
    throw new Refusal('hotelCardRefused', { reason: `CARD ${cardCode} IS NOT ACCEPTED` })
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(expireDate) ?? []
  if (collectedBy === 'property' && month !== undefined && `20${year}-${month}` < checkIn.slice(0, 7))
    throw new Refusal('hotelCardRefused', { reason: 'CARD EXPIRES BEFORE THE STAY' })
}
