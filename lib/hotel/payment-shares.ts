import { fromDecimal, shareInProportion, toDecimal } from '../kernel/money.ts'
import type { HotelOrder, SoldRoom } from './hotel-order.ts'

interface SentPayment {
  readonly Amount: { readonly value: number; readonly code?: string | undefined }
}

const hasAmount = (payment: unknown): payment is SentPayment =>
  typeof payment === 'object' &&
  payment !== null &&
  'Amount' in payment &&
  typeof payment.Amount === 'object' &&
  payment.Amount !== null &&
  'value' in payment.Amount &&
  typeof payment.Amount.value === 'number'

/** The payments of a request that name an amount. */
export const sentPayments = (payments: readonly unknown[] = []): SentPayment[] => payments.filter(hasAmount)

/**
 * The payments of an order as they are for some of its rooms: of each amount the part that these rooms have in the price
 * of all, so that the shares of several reservations add up, and a room that was not sold is not in it.
 *
 * @param rooms those of one reservation
 * @returns undefined: the client sent none
 * Source: docs/contract/hotel-car-platform.md 2.9; the proportion is a guess.
 */
export function paymentsFor(order: HotelOrder, rooms: readonly SoldRoom[]): readonly unknown[] | undefined {
  const { lines, details } = order
  const places = lines.flatMap(({ rooms: prices }, line) =>
    prices.map(({ totalMinor }, room) => ({ line, room, totalMinor })),
  )
  const isHere = places.map(({ line, room }) =>
    rooms.some((sold) => sold.line === line && sold.room === room),
  )
  if (isHere.every((here) => here)) return details.Payment
  const weights = places.map(({ totalMinor }) => totalMinor)
  return details.Payment?.map((payment) => {
    if (!hasAmount(payment)) return payment
    const currency = payment.Amount.code ?? lines[0]?.rate.currency ?? ''
    const shares = shareInProportion(fromDecimal(payment.Amount.value, currency).minor, weights)
    const minor = shares.reduce((sum, share, index) => sum + (isHere[index] ? share : 0), 0)
    return { ...payment, Amount: { ...payment.Amount, value: toDecimal({ minor, currency }) } }
  })
}
