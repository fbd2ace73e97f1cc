import type { AirAfterSale, AirAncillaryShop, AirHost, AirPricing, AirSearch, Named } from '../air-host.ts'
import { SupplierUnavailable } from '../air-host.ts'
import type { HostContext } from '../host-context.ts'
import { ancillariesOver } from './ancillaries.ts'
import { cancellationsOver } from './cancellations.ts'
import { changesOver } from './changes.ts'
import { changingOver } from './changing.ts'
import { duffelClient } from './client.ts'
import { type DuffelParts, isAlive, ordersOver, toBooking } from './orders.ts'
import { pricingOver } from './pricing.ts'
import { duffelRecords, type SaleRecord } from './records.ts'
import { searchOver } from './search.ts'
import { seatsOver } from './seats.ts'
import { sellingOver } from './selling.ts'
import { shopServices } from './services.ts'
import { readSettings, requireAllowed, tokenOf } from './settings.ts'
import { ticketingOver } from './ticketing.ts'

/** What every part of the adapter works with. */
export function duffelParts(context: HostContext) {
  const settings = readSettings(context)
  const secret = async (): Promise<string> => {
    const token = tokenOf(await context.secret())
    try {
      requireAllowed(token, context)
    } catch (cause) {
      context.log.alert('duffel', 'tokenRefused')
      throw new SupplierUnavailable('the token of Duffel is not taken', { cause })
    }
    return token
  }
  const parts: DuffelParts = {
    supplier: context.name,
    ask: duffelClient({ ...context, secret }, settings),
    records: duffelRecords(context),
    now: context.now,
    slowestMs: context.slowestMs,
    verified: settings.verified,
  }
  return { parts, settings }
}

/*
 * Parts of Duffel as functions use them: each loads what it needs and nothing else.
 */

const named = ({ name }: HostContext) => ({ source: 'NDC', supplier: name }) as const

export function duffelPricing(context: HostContext): AirPricing {
  const { parts } = duffelParts(context)
  return { ...named(context), ...pricingOver(parts) }
}

export function duffelSearch(context: HostContext): AirSearch & AirPricing {
  const { parts, settings } = duffelParts(context)
  return {
    ...named(context),
    ...pricingOver(parts),
    ...searchOver({ ...parts, settings, searchMs: context.searchMs }),
  }
}

export function duffelAncillaryShop(context: HostContext): AirAncillaryShop {
  const { parts } = duffelParts(context)
  const { ask } = parts
  return {
    ...named(context),
    ...pricingOver(parts),
    ancillaries: { shop: (request, call) => shopServices(ask, request, call.signal) },
    seats: seatsOver(ask),
    orders: cancellationsOver(parts, ordersOver(parts)),
  }
}

export function duffelAfterSale(context: HostContext): AirAfterSale {
  const { parts } = duffelParts(context)
  return { ...named(context), changes: changesOver(parts, ordersOver(parts)) }
}

/** Duffel refunds no single documents. */
export const duffelEmdRefunds = (context: HostContext): Named => named(context)

/** Duffel as an air host: content of many airlines, whose orders are made, paid, changed and cancelled as a whole. */
export function duffelAirHost(context: HostContext): AirHost {
  const { parts, settings } = duffelParts(context)
  return duffelHostOver(parts, searchOver({ ...parts, settings, searchMs: context.searchMs }))
}

/** The host over what it asks and keeps. */
export function duffelHostOver(parts: DuffelParts, search: ReturnType<typeof searchOver>): AirHost {
  const { supplier, ask, records } = parts
  const orders = ordersOver(parts)
  const changing = changingOver(parts, orders)
  const sell = sellingOver(parts, orders)

  return {
    source: 'NDC',
    supplier,
    ...search,
    ...pricingOver(parts),
    ...ticketingOver(parts, orders, changing),
    ancillaries: ancillariesOver(parts, orders),
    seats: seatsOver(ask),
    changes: changesOver(parts, orders),
    orders: cancellationsOver(parts, orders),

    sell: (order, call) => (order.changes ? changing.sell(order, order.changes) : sell(order, call)),

    async findSale(key) {
      const found = await orders.find(key)
      if (!found || !isAlive(found.order) || isGivenUp(found.record)) return undefined
      return toBooking(found.order)
    },

    async release(key, _seats, call) {
      const record = await records.sales.update(key, (found) => {
        if (found?.isOver) return undefined
        const unsold: SaleRecord = { tenantId: call.tenantId, state: 'begun', offerId: '' }
        return { ...(found ?? unsold), isOver: true }
      })
      if (record?.changedBy !== undefined) return
      if (record?.changes) return changing.giveUp(key)
      const found = await orders.findAlive(key)
      if (found) await orders.cancelInFull(found.order)
    },
  }
}

/** Of an order that goes on under another key, or a change that was given up. */
const isGivenUp = ({ isOver, changes, changedBy }: SaleRecord): boolean =>
  isOver === true && (changes !== undefined || changedBy !== undefined)
