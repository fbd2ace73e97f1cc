import { formatAmount, formatMoney, type Money, sameMoney, sumMoney } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { totalOf } from '../../pricing/itinerary-price.ts'
import { OutcomePending, SupplierUnavailable } from '../air-host.ts'
import type { SellOrder } from '../seat-orders.ts'
import type { SupplierCall } from '../supplier-call.ts'
import { type Outcome, unavailable } from './client.ts'
import { type DuffelOrders, type DuffelParts, isAlive, toBooking } from './orders.ts'
import { passengersOf, toOrderPassengers } from './people.ts'
import { readOffer } from './pricing.ts'
import type { SaleRecord } from './records.ts'
import { isPriceCode, isUndecided, mayBeSold, orderRefusal } from './refusals.ts'
import { type DuffelOffer, type DuffelOrder, order as orderResource, read } from './resources.ts'
import { servicesOf } from './services.ts'
import { moneyOf } from './values.ts'

/**
 * Sells offers. Duffel has no keys for what is sent to it: under one key of ours an order is sent once, and the attempt is
 * written down before. After that its outcome is looked up, and nothing is sent again unless certainly nothing came of it.
 */
export function sellingOver(parts: DuffelParts, orders: DuffelOrders) {
  const { ask, records, now } = parts
  const { sales } = records

  /** The order that an earlier call made. @throws Refusal it was refused, or it is over */
  async function soldBefore(key: string, record: SaleRecord): Promise<DuffelOrder | undefined> {
    if (record.isOver || record.state === 'refused') throw new Refusal('segmentsCannotBeBooked')
    if (record.state === 'begun') return undefined
    const found = await orders.find(key)
    if (!found || !isAlive(found.order)) throw new Refusal('segmentsCannotBeBooked')
    return found.order
  }

  /** The offer as it is now, at the price of the order. @throws Refusal `offerExpired`, `priceChanged` */
  async function requireOffer({ itinerary, services }: SellOrder): Promise<DuffelOffer> {
    const { offerRef = '', guaranteedUntil } = itinerary
    const offer = await readOffer(ask, offerRef, { ...(services.length > 0 && { services: true }) })
    if (offer === 'gone' || offer === 'unknown')
      throw new Refusal('offerExpired', { expiredAt: new Date(guaranteedUntil).toISOString() })
    const [previous, current] = [totalOf(itinerary.price), moneyOf(offer.total_amount, offer.total_currency)]
    if (sameMoney(previous, current)) return offer
    throw new Refusal('priceChanged', {
      previousTotal: formatMoney(previous),
      currentTotal: formatMoney(current),
    })
  }

  /** Ends an attempt. */
  const end = (key: string, state: SaleRecord['state']): Promise<SaleRecord | undefined> =>
    sales.update(key, (record) => (record?.state === 'trying' ? { ...record, state } : undefined))

  /** The order, from the one request that may be sent under a key. */
  async function send(order: SellOrder, offer: DuffelOffer, call: SupplierCall): Promise<DuffelOrder> {
    const { key } = order
    const people = passengersOf(offer, order.itinerary.passengers, order.travelers)
    const services = await servicesOf(parts, order, { offer, people })
    const total = sumMoney(
      [moneyOf(offer.total_amount, offer.total_currency), ...services.map(({ price }) => price)],
      offer.total_currency,
    )
    const isInstant = offer.payment_requirements.requires_instant_payment
    if (isInstant && !order.isPaid) throw new Refusal('paymentRequired', { carrier: offer.owner.iata_code })
    const body = {
      type: isInstant ? 'instant' : 'hold',
      selected_offers: [offer.id],
      passengers: toOrderPassengers(offer, people, order.contacts),
      ...(services.length > 0 && { services: services.map(({ id, quantity }) => ({ id, quantity })) }),
      ...(isInstant && { payments: [{ type: 'balance', ...amountOf(total) }] }),
      metadata: { sale_key: key, tenant: call.tenantId },
    }
    for (const { key: service } of order.services)
      await records.services.update(service, (record) => (record?.isOver ? undefined : { saleKey: key }))
    let isOurs = false
    await sales.update(key, (record) => {
      isOurs = record?.state === 'begun' && !record.isOver
      if (!record || !isOurs) return undefined
      const travelers = Object.fromEntries(people.map(({ id, person }) => [id, person.id]))
      return { ...record, state: 'trying', triedAt: now(), travelers, total: formatMoney(total) }
    })
    if (!isOurs) throw new SupplierUnavailable('another call sells it')
    return settle(order, await ask({ method: 'POST', path: '/air/orders', body }))
  }

  /** What came of the request. */
  async function settle(order: SellOrder, outcome: Outcome): Promise<DuffelOrder> {
    const { key, itinerary } = order
    if (outcome.is === 'nothing') {
      await end(key, 'begun')
      throw unavailable(outcome)
    }
    if (outcome.is === 'done' && outcome.status === 201) return read(orderResource, outcome.data)
    if (outcome.is === 'done') {
      await end(key, 'unknown')
      throw new OutcomePending('Duffel has the order and has not read it back yet')
    }
    if (outcome.is === 'unknown' || isUndecided(outcome.code)) {
      await end(key, 'unknown')
      throw new SupplierUnavailable('whether Duffel made the order is not known')
    }
    const { code } = outcome
    // An earlier request that certainly came to nothing may have come to something.
    const found = mayBeSold.has(code) ? await orders.find(key).catch(noneIfUnknown) : undefined
    if (found && isAlive(found.order)) return found.order
    await end(key, 'refused')
    if (isPriceCode(code)) await requireOffer(order)
    const seat = order.services.some((one) => one.seat !== undefined)
    if (code === 'ancillary_service_not_available' && seat) throw new Refusal('seatNotAvailable')
    throw orderRefusal(code, {
      carrier: itinerary.validatingCarrier,
      expiredAt: new Date(itinerary.guaranteedUntil).toISOString(),
      service: order.services[0]?.service.name ?? '',
    })
  }

  return async function sell(order: SellOrder, call: SupplierCall) {
    const { key, itinerary } = order
    const begun = (record: SaleRecord | undefined): SaleRecord | undefined =>
      record ? undefined : { tenantId: call.tenantId, state: 'begun', offerId: itinerary.offerRef ?? '' }
    const record = await sales.update(key, begun)
    const before = record && (await soldBefore(key, record))
    const made = before ?? (await send(order, await requireOffer(order), call))
    const kept = await orders.keep(key, made)
    if (!kept?.isOver) return toBooking(made)
    // It was released while it was sold.
    await orders.cancelInFull(made)
    throw new Refusal('segmentsCannotBeBooked')
  }
}

/** An amount as Duffel reads it. */
export const amountOf = (money: Money): { amount: string; currency: string } => ({
  amount: formatAmount(money),
  currency: money.currency,
})

/** That nothing is listed: the request was refused, so that nothing will be. */
function noneIfUnknown(error: unknown): undefined {
  if (error instanceof SupplierUnavailable || error instanceof OutcomePending) return undefined
  throw error
}
