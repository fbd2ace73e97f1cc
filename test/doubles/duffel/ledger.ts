import { shown } from './kept-orders.ts'
import { segmentsOf } from './services.ts'
import type { DuffelState, Resource } from './state.ts'
import { minorOf } from './world.ts'

/** An order in the books of the double. */
export interface LedgerOrder {
  readonly id: string
  readonly saleKey: string | undefined
  readonly isAlive: boolean
  readonly isPaid: boolean
  readonly total: { readonly amount: string; readonly currency: string }
  readonly segments: readonly Resource[]
  readonly passengers: readonly Resource[]
  readonly documentNumbers: readonly string[]
  /** Minor units: payments less refunds. */
  readonly keptMinor: number
}

/** What truly happened, whatever was answered: the truth that tests compare a client's reservations with. */
export function ledgerOf(state: () => DuffelState, traffic: { mostInFlight: number; requests: number }) {
  const orders = (): Resource[] => [...state().orders.values()]
  const sum = (all: readonly { readonly minor: number }[]): number =>
    all.reduce((total, { minor }) => total + minor, 0)
  const isPaid = (order: Resource): boolean => !order.payment_status.awaiting_payment
  return {
    /** Every order that was ever made, those that nobody sees yet included. */
    orders: (): LedgerOrder[] =>
      orders().map((order) => ({
        id: order.id,
        saleKey: order.metadata?.sale_key,
        isAlive: !order.cancelled_at,
        isPaid: isPaid(order),
        total: { amount: order.total_amount, currency: order.total_currency },
        segments: segmentsOf(order),
        passengers: order.passengers,
        documentNumbers: order._.documents.map((one: Resource) => one.unique_identifier),
        keptMinor: -sum(state().movements.filter(({ orderId }) => orderId === order.id)),
      })),
    /** Every booking of a hotel. */
    stays: () =>
      [...state().stays.values()]
        .filter(({ id }) => id?.startsWith('bok_'))
        .map(({ id, status, metadata }: Resource) => ({
          id: String(id),
          saleKey: metadata?.sale_key,
          isAlive: status === 'confirmed',
          keptMinor: -sum(state().movements.filter(({ orderId }) => orderId === id)),
        })),
    /** An order as its owner will see it. */
    order: (id: string): Resource => shown(state(), state().orders.get(id)),
    /** Everything that left the balance, or came back to it: opening balance and movements are the balance. */
    movements: () => state().movements,
    balanceMinor: (): number => state().balanceMinor,
    get openingBalanceMinor(): number {
      return state().openingMinor
    },
    /** Requests to change something, by what they name. */
    posts: () => state().posts,
    /** How often an order was asked for, by offer. */
    postsByOffer: (): Readonly<Record<string, number>> => {
      const offers = state()
        .posts.filter((post) => post.startsWith('POST /air/orders '))
        .map((post) => post.slice('POST /air/orders '.length))
      return Object.fromEntries(
        [...Map.groupBy(offers, (offer) => offer)].map(([offer, all]) => [offer, all.length]),
      )
    },
    mostInFlight: (): number => traffic.mostInFlight,
    requests: (): number => traffic.requests,
    /** What the alive orders cost together, in minor units: what left the balance. */
    aliveMinor: (): number =>
      orders()
        .filter((one) => !one.cancelled_at && isPaid(one))
        .reduce((total, one) => total + minorOf(one.total_amount), 0),
  }
}
