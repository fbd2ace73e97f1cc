import type { EpochMs } from '../kernel/instant.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import type { AncillaryShop, OfferingPlace, ShoppedAncillary } from './ancillary-shop.ts'
import { offeringIdentifier, placedOfferings, shopIdOf } from './ancillary-shop.ts'
import type { AncillaryShops } from './ancillary-shops.ts'
import type { PickedAncillary } from './wire/ancillary-book.ts'

/** A selected ancillary, with its shop. */
export interface FoundAncillary {
  readonly shop: AncillaryShop
  readonly place: OfferingPlace
  readonly shopped: ShoppedAncillary
  readonly quantity: number
}

const looksLikeId = (name: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(name)

/**
 * The shop of a request: by its own id, by that of one of its offerings, or the latest one of its workbench.
 *
 * @param workbenchId the workbench of the path, if there is one
 * @throws Refusal `ancillaryUnknown` also a shop of another workbench; `ancillaryExpired`
 * Source: docs/contract/servicing.md 4 (what may be sent).
 */
export async function requireAncillaryShop(
  { shop, offering }: Pick<PickedAncillary, 'shop' | 'offering'>,
  workbenchId: string | undefined,
  { ancillaryShops }: { readonly ancillaryShops: AncillaryShops },
  now: EpochMs,
): Promise<AncillaryShop> {
  let found: AncillaryShop | undefined
  for (const name of [...shop, ...offering].filter(looksLikeId)) {
    found ??= (await ancillaryShops.find(shopIdOf(name))) ?? (await ancillaryShops.findLastOf(name))
  }
  if (workbenchId !== undefined) found ??= await ancillaryShops.findLastOf(workbenchId)
  if (!found || (workbenchId !== undefined && found.workbenchId !== workbenchId))
    throw new Refusal('ancillaryUnknown')
  if (now >= found.expiresAt)
    throw new Refusal('ancillaryExpired', { expiredAt: toTimestamp(found.expiresAt) })
  return found
}

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
