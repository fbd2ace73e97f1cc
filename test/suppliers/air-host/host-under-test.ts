import type { Money } from '../../../lib/kernel/money.ts'
import type { ShopRequest } from '../../../lib/shopping/shopping.ts'
import type { AirHost } from '../../../lib/suppliers/air-host.ts'
import type { OrderTraveler } from '../../../lib/suppliers/order-traveler.ts'
import type { SupplierCall } from '../../../lib/suppliers/supplier-call.ts'

/** What an adapter brings to the suites of the air port. */
export interface HostUnderTest {
  readonly host: AirHost
  /** A journey of two adults that the host sells. */
  readonly journey: ShopRequest
  /** What every call carries. A supplier with a clock of its own is called at the moment of that clock. */
  readonly call: SupplierCall
  /** Begins every key: another one in each run against a supplier that remembers its orders. */
  readonly keys: string
  /** The most sales that one run may make. A run that wants more fails. */
  readonly budget: number
  /**
   * Every order that the supplier has alive for a sale: asked of the supplier itself, past the adapter. Two orders mean
   * that it was sold twice.
   */
  readonly ordersOf: (saleKey: string) => Promise<readonly SupplierOrder[]>
  /** The supplier's next answer to a change gets lost after it took effect. Absent: no answer gets lost on its way. */
  readonly loseNextAnswer?: () => void
}

/** An order in the supplier's own books. */
export interface SupplierOrder {
  /** `flightKey` of each flight, or `inventoryKey` where the books name the operating flight. */
  readonly flights: readonly string[]
  /** Seats on every flight. */
  readonly seats: number
  /** What it costs; absent: the books have no prices. */
  readonly total?: Money
  /** In the order of the sale, each with what the books have of it; absent: they have no names. */
  readonly travelers?: readonly Partial<OrderTraveler>[]
}
