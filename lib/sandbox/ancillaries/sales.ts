import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import type { AirAncillaries, AncillarySellOrder } from '../../suppliers/air-ancillaries.ts'
import { saleRecordsOver } from '../sale-records.ts'
import type { SeatInventory } from '../seats/inventory.ts'
import { holdSeat, seatNotAvailable } from '../seats/seat-holds.ts'
import type { AncillaryInventory } from './inventory.ts'

type Sold = AncillarySellOrder['ancillary']

const isSeat = ({ service }: Sold): boolean => service.kind === 'seat'

const refusalOf = (ancillary: Sold): Refusal =>
  isSeat(ancillary)
    ? seatNotAvailable(ancillary)
    : new Refusal('ancillarySoldOut', { service: ancillary.service.name })

/** Selling and releasing ancillaries, once for each key. */
export function ancillarySalesOver(
  store: Store,
  { pieces, seats }: { readonly pieces: AncillaryInventory; readonly seats: SeatInventory },
): Pick<AirAncillaries, 'sell' | 'release'> & { isSold(key: string): Promise<boolean> } {
  const records = saleRecordsOver<object>(store, 'ANC#')
  async function releaseHold(key: string, ancillary: Sold): Promise<void> {
    if (!isSeat(ancillary)) return pieces.release(key, ancillary)
    for (const flight of ancillary.flights) await seats.release(flight, key)
  }
  return {
    isSold: async (key) => (await records.find(key)) !== undefined,

    async sell({ key, ancillary }, { now }) {
      const refusal = () => refusalOf(ancillary)
      await records.sellOnce({
        key,
        sold: {},
        hold: async () => {
          if (isSeat(ancillary)) return holdSeat(seats, { key, ancillary }, now)
          if (!(await pieces.hold(key, ancillary))) throw refusal()
        },
        releaseHold: () => releaseHold(key, ancillary),
        refusal,
      })
    },

    async release(key, ancillary) {
      await records.release(key)
      await releaseHold(key, ancillary)
    },
  }
}
