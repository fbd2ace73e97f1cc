import type { LocalDatabase } from '../../lib/platform/local/database.ts'
import { unpackJson } from '../../lib/platform/store/pack.ts'
import type { HostUnderTest } from '../suppliers/air-host/host-under-test.ts'
import type { Json } from './api.ts'

/** Partitions with the holds of a departure. */
const holdsOf = 'HOLD#'

/**
 * The books of the sandbox's air hosts, as their tables have them: sales that are not released, and seats that are held
 * under the key of a sale, with or without one.
 */
export const sandboxOrders =
  ({ store, rows }: LocalDatabase): HostUnderTest['ordersOf'] =>
  async (saleKey) => {
    const sale = (await store.read<Json>('supplierOrders', `sale#${saleKey}`))?.value
    const held = (await rows('inventory')).flatMap(({ pk, sk, content }) => {
      const hold: Json = pk.startsWith(holdsOf) && sk === saleKey && content ? unpackJson(content) : {}
      return hold.status === 'held' ? [{ flight: pk.slice(holdsOf.length), seats: hold.seats }] : []
    })
    if (sale?.status !== 'sold' && held.length === 0) return []
    return [{ flights: held.map(({ flight }) => flight), seats: held[0]?.seats ?? 0 }]
  }
