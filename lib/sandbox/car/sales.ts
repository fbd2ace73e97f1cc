import type { VehicleRental } from '../../car/vehicle.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import type { CarHost } from '../../suppliers/car-host.ts'
import { saleRecordsOver } from '../sale-records.ts'
import type { CarInventory } from './inventory.ts'

/** What the host keeps of a rental that it sold. */
interface CarSale {
  readonly confirmation: string
}

/** Eight digits made from a text. */
const digits = (text: string): string =>
  String(Number.parseInt(derivedId(text).slice(0, 8), 16) % 90_000_000).padStart(8, '1')

/** `40772931PT1`: number, location of the pick-up, number of the vendor's system. */
const confirmationOf = (key: string, { pickUp }: VehicleRental): string =>
  `${digits(`confirmation#${key}`)}${pickUp.code.slice(0, 2)}1`

/** Selling and releasing rentals, once for each key. */
export function carSalesOver(
  store: Store,
  inventory: CarInventory,
): Pick<CarHost, 'sell' | 'findSale' | 'release'> {
  const records = saleRecordsOver<CarSale>(store, 'CAR#sale#')
  return {
    async findSale(key) {
      const sale = await records.find(key)
      return sale && { confirmation: sale.confirmation }
    },

    async sell({ key, rental }) {
      const refusal = () => new Refusal('vehicleNotAvailable')
      const { confirmation } = await records.sellOnce({
        key,
        sold: { confirmation: confirmationOf(key, rental) },
        hold: async () => {
          if (!(await inventory.hold(rental, key))) throw refusal()
        },
        releaseHold: () => inventory.release(rental, key),
        refusal,
      })
      return { confirmation }
    },

    async release(key, rental) {
      await records.release(key)
      await inventory.release(rental, key)
      return { cancellation: `C${digits(`cancellation#${key}`)}` }
    },
  }
}
