import type { VehicleRental } from '../../car/vehicle.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'
import type { CarBooking, CarCancellation, CarSellOrder } from '../../suppliers/car-host.ts'
import type { Lots } from './lots.ts'

/**
 * What the host keeps of a sale. A released one stays on file, so that a late repetition cannot sell it
 * again.
 */
type Sale = { readonly status: 'sold'; readonly confirmation: string } | { readonly status: 'released' }

const keyOf = (key: string): string => `CAR#sale#${key}`

/** Eight digits made from a text. */
const digits = (text: string): string =>
  String(Number.parseInt(derivedId(text).slice(0, 8), 16) % 90_000_000).padStart(8, '1')

/** `40772931PT1`: number, place of the pick-up, number of the vendor's system. */
const confirmationOf = (key: string, { pickUp }: VehicleRental): string =>
  `${digits(`confirmation#${key}`)}${pickUp.code.slice(0, 2)}1`

/** Renting cars out and taking them back, once for each key. */
export function salesOver(store: Store, lots: Lots) {
  const find = async (key: string): Promise<Sale | undefined> =>
    (await store.read<Sale>('supplierOrders', keyOf(key)))?.value

  /** The same sale was made, or released, while this call was at work. */
  async function soldMeanwhile(key: string, rental: VehicleRental): Promise<CarBooking> {
    const known = await find(key)
    if (known?.status === 'sold') return known
    await lots.giveBack(rental, key)
    throw new Refusal('vehicleNotAvailable')
  }

  return {
    async find(key: string): Promise<CarBooking | undefined> {
      const sale = await find(key)
      return sale?.status === 'sold' ? { confirmation: sale.confirmation } : undefined
    },

    /** The car first, then the sale itself: a sale that is on file has its car. */
    async sell({ key, rental }: CarSellOrder): Promise<CarBooking> {
      const known = await find(key)
      if (known?.status === 'sold') return { confirmation: known.confirmation }
      if (known) throw new Refusal('vehicleNotAvailable')
      const confirmation = confirmationOf(key, rental)
      if (!(await lots.take(rental, key))) {
        await lots.giveBack(rental, key)
        throw new Refusal('vehicleNotAvailable')
      }
      try {
        await store.create('supplierOrders', keyOf(key), { status: 'sold', confirmation } satisfies Sale)
        return { confirmation }
      } catch (error) {
        if (error instanceof StaleItem) return soldMeanwhile(key, rental)
        throw error
      }
    },

    async release(key: string, rental: VehicleRental): Promise<CarCancellation> {
      await store.put('supplierOrders', keyOf(key), { status: 'released' } satisfies Sale)
      await lots.giveBack(rental, key)
      return { cancellation: `C${digits(`cancellation#${key}`)}` }
    },
  }
}
