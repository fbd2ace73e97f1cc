import type { Store } from '../../lib/kernel/store.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { SupplierGate } from '../../lib/suppliers/gate/supplier-gate.ts'
import type { SellOrder } from '../../lib/suppliers/seat-orders.ts'
import { startOfTests } from '../support/api.ts'
import { strictAirHost } from '../support/strict-air-host/adapter/strict-air-host.ts'
import { strictBooks } from '../support/strict-air-host/books.ts'
import { type SupplierOptions, strictSupplier } from '../support/strict-air-host/supplier/supplier.ts'
import { callAt } from '../support/supplier-call.ts'
import { selection } from './air-host/buyer.ts'
import { journey } from './journey.ts'
import { orderTravelers } from './people.ts'

/** A strict supplier of its own, its host and its books. */
export function startStrict(
  store: Store,
  { gate, ...options }: Partial<SupplierOptions> & { gate?: SupplierGate } = {},
) {
  const supplier = strictSupplier({ startsAt: startOfTests, ...options })
  return {
    supplier,
    host: strictAirHost({ name: 'strict-air', store, ...(gate && { gate }) }, supplier.send),
    ordersOf: strictBooks(supplier),
  }
}

let count = 0
export const call = callAt(startOfTests)

/** An order of the cheapest offer of a carrier. */
export async function orderOf(host: AirHost, carrier = 'ZZ'): Promise<SellOrder> {
  const group = (await host.shop(journey, call)).find(
    ({ validatingCarrier }) => validatingCarrier === carrier,
  )
  if (!group) throw new Error(`${carrier} offers nothing`)
  const { passengers, pointOfSale, currency } = journey
  const request = { ...selection(group, 0), passengers, pointOfSale, currency, requireSeats: false }
  const itinerary = await host.price(request, call)
  return {
    key: `strict-${++count}`,
    itinerary,
    travelers: orderTravelers(passengers, startOfTests),
    contacts: [],
    specialServices: [],
    services: [],
    ticketingTimeLimit: itinerary.ticketingTimeLimit,
    isPaid: !can(itinerary, 'hold'),
  }
}
