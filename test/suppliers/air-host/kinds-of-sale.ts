import type { TestContext } from 'vitest'
import { can } from '../../../lib/pricing/capabilities.ts'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import { type Buyer, canAll } from './buyer.ts'

/** A way to sell an offer. */
export interface KindOfSale {
  readonly name: string
  readonly isOf: (priced: PricedItinerary) => boolean
  /** Why there is no such sale. */
  readonly missing: string
}

export const held: KindOfSale = {
  name: 'an offer that is held unpaid',
  isOf: canAll('hold'),
  missing: 'no offer of the journey can be held',
}
export const paidAtSale: KindOfSale = {
  name: 'an offer that is paid at its sale',
  isOf: (priced) => !can(priced, 'hold'),
  missing: 'every offer of the journey can be held',
}
export const kindsOfSale = [held, paidAtSale]

/** Held, with documents that are voided one by one. */
export const voidable: KindOfSale = {
  name: 'documents that are voided one by one',
  isOf: canAll('hold', 'void'),
  missing: 'no offer of the journey can be held, and its documents voided',
}
export const partlyTicketed: KindOfSale = {
  name: 'tickets for some of the travelers',
  isOf: canAll('hold', 'partTicketing'),
  missing: 'no offer of the journey can be held, and ticketed in parts',
}
/** Cancelled as a whole only. */
export const wholeOrder: KindOfSale = {
  name: 'an order that is cancelled as a whole',
  isOf: (priced) => can(priced, 'cancelOrder') && !can(priced, 'void'),
  missing: 'no order of the journey is cancelled as a whole',
}

/** A sale of the kind that was made; skips the test where there is none. */
export async function sold(
  buyer: Buyer,
  { isOf, missing }: KindOfSale,
  skip: TestContext['skip'],
): Promise<SellOrder> {
  const sale = buyer.order((await buyer.offer(isOf)) ?? skip(missing))
  await buyer.host().sell(sale, buyer.call())
  return sale
}
