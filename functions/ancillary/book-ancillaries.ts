import type { AncillaryQuote } from '../../lib/ancillary/ancillary.ts'
import {
  type FoundAncillary,
  findAncillary,
  requireAncillaryShop,
} from '../../lib/ancillary/shopped-ancillary.ts'
import { readPickedAncillaries, toAncillaryOffers } from '../../lib/ancillary/wire/ancillary-book.ts'
import { withAncillary } from '../../lib/ancillary/workbench-ancillaries.ts'
import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'

/** Adds services of a shop to the workbench, all of the request or none; the commit books them. */
export const bookAncillaries: Operation<typeof ancillaryRoutes.bookAncillaries> = changeWorkbench(
  async ({ workbench: opened, body }, { stores, now, ids }) => {
    let workbench = opened
    const picked = readPickedAncillaries(body)
    for (const one of picked) {
      const shop = await requireAncillaryShop(one, workbench.id, stores, now)
      const found = findAncillary(one, shop, workbench)
      const { service, price } = await requirePriced(found, stores, now)
      workbench = withAncillary(workbench, {
        id: ids.uuid(),
        shopped: { ...found.shopped, service },
        quantity: found.quantity,
        price,
        addedAt: now,
      })
    }
    return { workbench, added: picked.length }
  },
  ({ workbench, added }) =>
    toAncillaryOffers(workbench.id, (workbench.ancillaries ?? []).slice(-added), workbench),
)

/** The latest quote of an NDC carrier, or that of the GDS shop. @throws Refusal `ancillaryPriceFirst` */
async function requirePriced(
  { shop, place, shopped }: FoundAncillary,
  { ancillaryShops }: Stores,
  now: EpochMs,
): Promise<Pick<AncillaryQuote, 'service' | 'price'>> {
  if (shopped.source !== 'NDC') return shopped
  const priced = await ancillaryShops.findPrice(shop.id, place.number)
  if (!priced || now >= priced.expiresAt) throw new Refusal('ancillaryPriceFirst')
  return priced
}
