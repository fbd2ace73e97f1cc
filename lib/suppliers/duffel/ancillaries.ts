import { Refusal } from '../../kernel/refusals.ts'
import type { AirAncillaries } from '../air-ancillaries.ts'
import type { IssuedTicket } from '../document-orders.ts'
import { type DuffelOrders, type DuffelParts, isPaid } from './orders.ts'
import type { PartRecord } from './records.ts'
import { shopServices } from './services.ts'
import { toTickets } from './ticketing.ts'

/** Services that are bought with their order: bags, and seats of its maps. Nothing is added or taken away later. */
export function ancillariesOver({ ask, records }: DuffelParts, orders: DuffelOrders): AirAncillaries {
  const { services, issues } = records
  const orderOf = async (key: string) => {
    const record = await services.find(key)
    return record?.saleKey === undefined || record.isOver ? undefined : orders.findAlive(record.saleKey)
  }
  /** Duffel does not say which EMD is for which service: a number is told when there is one only. Source: guess. */
  async function emdsOf({ saleKey, travelerId, isOver }: PartRecord): Promise<IssuedTicket[] | undefined> {
    if (saleKey === undefined || travelerId === undefined || isOver) return undefined
    const ours = await orderOf(saleKey)
    if (!ours || !isPaid(ours.order)) return undefined
    return toTickets(ours, [travelerId], 'emd').map((emd) => ({
      ...emd,
      numbers: emd.numbers.length === 1 ? emd.numbers : [],
    }))
  }

  return {
    shop: (request, call) => shopServices(ask, request, call.signal),

    async sell({ ancillary }) {
      throw new Refusal('ancillarySoldOut', { service: ancillary.service.name })
    },
    isSold: async (key) => (await orderOf(key)) !== undefined,
    // It goes with its order, which is released next.
    async release(key) {
      await services.update(key, (record) => (record?.isOver ? undefined : { ...record, isOver: true }))
    },

    async issue({ key, saleKey, tickets: [ticket] }) {
      const record = await issues.update(key, (found) =>
        found || !ticket ? undefined : { saleKey, travelerId: ticket.travelerId },
      )
      const emds = record && (await emdsOf(record))
      if (!emds) throw new Refusal('issuanceFailed')
      return emds
    },
    async findIssue(key) {
      const record = await issues.find(key)
      return record && emdsOf(record)
    },
    async voidIssue({ key, documents }) {
      if (documents) throw new Refusal('voidRefused')
      await issues.update(key, (found) => (found?.isOver ? undefined : { ...found, isOver: true }))
      return {}
    },
  }
}
