import { formatMoney, fromDecimal } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OrderLine } from './hotel-order.ts'
import { sentPayments } from './payment-shares.ts'
import { dueAtBooking } from './room-price.ts'

/**
 * Refuses payments of rooms that are paid when they are booked: in another currency, or of less than is due for one room.
 *
 * @param payments as the client sent them; none is no mistake, the card is charged what is due
 * @throws Refusal `hotelFieldInvalid`
 * Source: guess.
 */
export function requirePayments(
  payments: readonly unknown[] | undefined,
  lines: readonly Omit<OrderLine, 'guests'>[],
): void {
  const amounts = sentPayments(payments).map(({ Amount }) => Amount)
  const [due, ...others] = lines.flatMap(({ rate, rooms }) =>
    rooms.flatMap((room) => dueAtBooking(rate, room) ?? []).filter(({ minor }) => minor > 0),
  )
  if (!due || amounts.length === 0) return
  const { currency } = due
  const refuse = (field: string, problem: string) => new Refusal('hotelFieldInvalid', { field, problem })
  const isKnown = (code: string): boolean => lines.some(({ rate }) => rate.currency === code)
  if (amounts.some(({ code = currency }) => !isKnown(code)))
    throw refuse('PAYMENT.AMOUNT.CODE', `IS NOT THE CURRENCY OF THE OFFER, ${currency}`)
  const least = [due, ...others].reduce((a, b) => (b.minor < a.minor ? b : a))
  const sum = amounts.reduce((total, { value }) => total + fromDecimal(value, least.currency).minor, 0)
  // Of several offers, it is not said which one a payment is for.
  if (lines.length === 1 && sum < least.minor)
    throw refuse('PAYMENT.AMOUNT.VALUE', `IS BELOW ${formatMoney(least)}, WHICH IS DUE NOW`)
}
