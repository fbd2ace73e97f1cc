import type { AncillaryOffer, AncillaryQuote } from '../../lib/ancillary/ancillary.ts'
import {
  ancillaryLookup,
  type FoundAncillary,
  findAncillary,
  requireShop,
} from '../../lib/ancillary/shopped-ancillary.ts'
import {
  isPickedSeat,
  type PickedAncillary,
  type PickedSeat,
  toAncillaryOffers,
} from '../../lib/ancillary/wire/ancillary-book.ts'
import { withAncillary } from '../../lib/ancillary/workbench-ancillaries.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { requireSeatsOfOneOffer } from '../../lib/seat/workbench-seats.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'
import { seatMapAsker, withPickedSeat } from './pick-seat.ts'

/** A workbench, and the last of its ancillaries that a request added. */
interface WithAdded {
  readonly workbench: OpenWorkbench
  readonly added: number
}

/** The workbench with services and seats that were picked: all of them or none. */
export async function withPicked(
  opened: OpenWorkbench,
  picked: readonly (PickedAncillary | PickedSeat)[],
  context: Context,
  dependencies: AncillaryDependencies,
): Promise<WithAdded> {
  const askSeatMap = seatMapAsker(context, dependencies)
  let workbench = opened
  for (const one of picked)
    workbench = isPickedSeat(one)
      ? await withPickedSeat(workbench, one, { context, askSeatMap })
      : await withPickedService(workbench, one, context)
  requireSeatsOfOneOffer(addedTo(workbench, picked.length))
  return { workbench, added: picked.length }
}

const addedTo = ({ ancillaries = [] }: OpenWorkbench, added: number): AncillaryOffer[] =>
  ancillaries.slice(-added)

export const toAddedAncillaries = ({ workbench, added }: WithAdded) =>
  toAncillaryOffers(workbench.id, addedTo(workbench, added), workbench)

async function withPickedService(
  workbench: OpenWorkbench,
  picked: PickedAncillary,
  { stores, now, ids }: Context,
): Promise<OpenWorkbench> {
  const shop = await requireShop(picked, ancillaryLookup(stores, now, workbench.id))
  const found = findAncillary(picked, shop, workbench)
  const { service, price } = await requirePriced(found, stores, now)
  return withAncillary(workbench, {
    id: ids.uuid(),
    shopped: { ...found.shopped, service },
    quantity: found.quantity,
    price,
    addedAt: now,
  })
}

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
