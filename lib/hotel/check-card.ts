import { Refusal } from '../kernel/refusals.ts'
import { schemeOf } from '../payment/card-scheme.ts'
import type { FormOfPayment } from '../payment/payment.ts'
import type { HotelRate } from './hotel.ts'

/**
 * Refuses a card that this rate cannot be guaranteed with.
 *
 * @throws Refusal `hotelCardRefused` the property does not take the scheme, or the card expires before the guest arrives
 * Source: guess.
 */
export function requireCardForStay(
  { card }: Pick<FormOfPayment, 'card'>,
  { acceptedCards, checkIn, collectedBy }: HotelRate,
): void {
  const { cardCode, expireDate = '' } = card ?? {}
  if (cardCode !== undefined && acceptedCards?.map(schemeOf).includes(schemeOf(cardCode)) === false)
    throw new Refusal('hotelCardRefused', { reason: `CARD ${cardCode} IS NOT ACCEPTED` })
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(expireDate) ?? []
  if (collectedBy === 'property' && month !== undefined && `20${year}-${month}` < checkIn.slice(0, 7))
    throw new Refusal('hotelCardRefused', { reason: 'CARD EXPIRES BEFORE THE STAY' })
}
