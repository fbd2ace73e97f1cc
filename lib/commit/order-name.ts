import type { Headers } from '../contract/request-context.ts'

/** An order as its client sent it. */
export interface SentOrder {
  readonly query?: object | undefined
  readonly body: unknown
}

/**
 * Identity of an order, for `commitOnce`: two orders are one when their Idempotency-Key is the same, or, without a
 * key, when the whole body and the query are. Anything else is an order of its own.
 *
 * Tokens of the vault differ each time that a card is sent; the masked number remains.
 * Source: docs/contract/hotel-car-platform.md 2.6, the optional header; what makes two orders one is a guess.
 */
export const orderName = ({ query = {}, body }: SentOrder, headers: Headers): readonly unknown[] => [
  headers('idempotencyKey') ?? '',
  JSON.stringify([query, body], (name, value: unknown) => (name === 'token' ? undefined : value)),
]
