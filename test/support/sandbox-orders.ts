import { addDays } from '../../lib/kernel/instant.ts'
import type { Store } from '../../lib/kernel/store.ts'
import type { ShopRequest } from '../../lib/shopping/shopping.ts'
import type { HostUnderTest } from '../suppliers/air-host/host-under-test.ts'
import type { Json } from './api.ts'

/** Days after the date of a leg on which its last flight may depart. */
const days = [0, 1]

/**
 * The books of the sandbox's air hosts, as their tables have them: sales that are not released, and seats that are held
 * under the key of a sale, with or without one.
 */
export const sandboxOrders =
  (store: Store, { legs }: ShopRequest): HostUnderTest['ordersOf'] =>
  async (saleKey) => {
    const sale = (await store.read<Json>('supplierOrders', `sale#${saleKey}`))?.value
    const dates = new Set(legs.flatMap(({ date }) => days.map((day) => addDays(date, day))))
    const departures = await Promise.all(
      [...dates].map((date) => store.list<{ holds: Record<string, Json> }>('inventory', date)),
    )
    const held = departures.flat().flatMap(({ sort, value }) => {
      const hold = value.holds[saleKey]
      return hold ? [{ flight: sort, seats: hold.seats }] : []
    })
    if (sale?.status !== 'sold' && held.length === 0) return []
    return [{ flights: held.map(({ flight }) => flight), seats: held[0]?.seats ?? 0 }]
  }
