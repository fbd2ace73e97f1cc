import type { EpochMs } from '../kernel/instant.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { Refusal, type RefusalCode } from '../kernel/refusals.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import type { AncillaryShop, OfferingPlace, ShoppedAncillary } from './ancillary-shop.ts'
import { offeringIdentifier, placedOfferings, shopIdOf } from './ancillary-shop.ts'
import type { Shop, Shops } from './ancillary-shops.ts'
import type { PickedAncillary } from './wire/ancillary-book.ts'

/** A selected ancillary, with its shop. */
export interface FoundAncillary {
  readonly shop: AncillaryShop
  readonly place: OfferingPlace
  readonly shopped: ShoppedAncillary
  readonly quantity: number
}

const looksLikeId = (name: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(name)

/** Where a shop is looked for, and what is refused when it is not there. */
export interface ShopLookup<Kind extends Shop> {
  readonly shops: Shops<Kind>
  /** The workbench of the path, if there is one. */
  readonly workbenchId?: string
  readonly now: EpochMs
  readonly unknown: RefusalCode
  readonly expired: RefusalCode
}

/**
 * The shop of a request: by its own id, by that of one of its groups or offerings, or the latest one of its workbench.
 *
 * @throws Refusal `unknown` of the lookup, also a shop of another workbench; `expired`
 * Source: docs/contract/servicing.md 4 (what may be sent).
 */
export async function requireShop<Kind extends Shop>(
  { shop, offering }: Pick<PickedAncillary, 'shop' | 'offering'>,
  { shops, workbenchId, now, unknown, expired }: ShopLookup<Kind>,
): Promise<Kind> {
  let found: Kind | undefined
  const ids = [...shop, ...offering].filter(looksLikeId)
  for (const id of ids) found ??= (await shops.find(shopIdOf(id))) ?? (await shops.findLastOf(id))
  if (workbenchId !== undefined && ids.length === 0) found = await shops.findLastOf(workbenchId)
  const isElsewhere = workbenchId !== undefined && (found?.workbenchId ?? workbenchId) !== workbenchId
  if (!found || isElsewhere) throw new Refusal(unknown)
  if (now >= found.expiresAt) throw new Refusal(expired, { expiredAt: toTimestamp(found.expiresAt) })
  return found
}

/** How ancillary shops are looked for. @param workbenchId the workbench of the path, if there is one */
export const ancillaryLookup = (
  { ancillaryShops: shops }: { readonly ancillaryShops: Shops<AncillaryShop> },
  now: EpochMs,
  workbenchId?: string,
): ShopLookup<AncillaryShop> => ({
  shops,
  now,
  ...(workbenchId !== undefined && { workbenchId }),
  unknown: 'ancillaryUnknown',
  expired: 'ancillaryExpired',
})

/**
 * The selected ancillary of a shop.
 *
 * @throws Refusal `ancillaryUnknown`; `travelerUnknown`; `ancillaryMismatch` it was offered to another
 *   traveler
 */
export function findAncillary(
  picked: PickedAncillary,
  shop: AncillaryShop,
  { travelers }: Pick<OpenWorkbench, 'travelers'>,
): FoundAncillary {
  const isNamed = (names: readonly string[], prefix: string, place: OfferingPlace): boolean =>
    names.includes(offeringIdentifier(shop.id, place)) || names.includes(`${prefix}${place.number}`)
  const found = placedOfferings(shop).find(({ place }) => isNamed(picked.offering, 'anc_off', place))
  const isProduct = found && (picked.product.length === 0 || isNamed(picked.product, 'an', found.place))
  if (!found || !isProduct) throw new Refusal('ancillaryUnknown')
  const traveler = travelers.find(
    ({ id, ref }) => picked.traveler.includes(id) || picked.traveler.includes(ref),
  )
  if (picked.traveler.length > 0 && !traveler) throw new Refusal('travelerUnknown')
  if (traveler && traveler.id !== found.offering.travelerId) throw new Refusal('ancillaryMismatch')
  return { shop, place: found.place, shopped: found.offering, quantity: picked.quantity }
}
