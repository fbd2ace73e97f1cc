import type { RequestContext } from '../contract/request-context.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { reservationIdOf } from '../kernel/locator.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FareDisplayDigest } from '../pricing/fare-display.ts'
import type { PriceRecord } from '../pricing/price-record.ts'
import { findPrice, isPricedOfferId, pricedOfferId, priceIdentifierSuffix } from '../pricing/price-record.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { Reservations } from '../reservation/reservations.ts'
import type { OfferCaches } from '../shopping/offer-caches.ts'
import type { PickedOffer, SearchDigest, Selection } from '../shopping/search-digest.ts'
import { selectFromSearch } from '../shopping/search-digest.ts'
import type { Documents } from '../ticketing/documents.ts'
import type { OpenWorkbench } from './workbench.ts'
import { requireOpen } from './workbench.ts'
import type { Workbenches } from './workbenches.ts'

/** @throws Refusal `workbenchUnknown`, `workbenchExpired` */
export const requireOpenWorkbench = async (
  stores: { readonly workbenches: Workbenches },
  id: string,
  now: EpochMs,
): Promise<OpenWorkbench> => requireOpen(await stores.workbenches.find(id), now)

interface ReservationStores {
  readonly reservations: Reservations
  readonly documents: Documents
}

export type ReservationNameKind = 'Locator' | 'Reservation' | 'SupplierLocator' | 'DocumentNumber'

/**
 * The reservation that somebody names by its locator, its identifier, a carrier's locator or the number of
 * one of its documents: clients use them for one another, so all are tried unless the kind is said.
 *
 * @param documentType `Ticket`, `EMD` ...: what the document is whose number is given
 * @throws Refusal `locatorUnknown`; `reservationUnknown` what was named is no locator
 */
export async function requireReservation(
  {
    stores,
    tenant: { accessGroup },
    now,
  }: Pick<RequestContext<ReservationStores>, 'stores' | 'tenant' | 'now'>,
  name: string,
  kind?: ReservationNameKind,
  documentType?: string,
): Promise<Reservation> {
  const locator = name.trim().toUpperCase()
  const ways: Record<ReservationNameKind, () => Promise<string | undefined> | string> = {
    Locator: () => reservationIdOf(accessGroup, locator),
    Reservation: () => name,
    SupplierLocator: () => stores.reservations.findIdBySupplierLocator(locator),
    DocumentNumber: () => findIdByDocument(stores, name, documentType),
  }
  for (const way of kind ? [ways[kind]] : Object.values(ways)) {
    const id = await way()
    const found = id === undefined ? undefined : await stores.reservations.find(id, now)
    if (found) return found
  }
  throw new Refusal(isLocator(locator) && kind !== 'Reservation' ? 'locatorUnknown' : 'reservationUnknown')
}

/** Of records and of carriers. */
const isLocator = (name: string): boolean => /^[A-Z0-9]{5,8}$/.test(name)

async function findIdByDocument(
  { documents }: ReservationStores,
  number: string,
  type: string | undefined,
): Promise<string | undefined> {
  const document = /^\d{13}$/.test(number) ? await documents.find(number) : undefined
  return type === undefined || type === document?.kind ? document?.reservationId : undefined
}

interface OfferStores {
  readonly offerCaches: OfferCaches
}

/** How one part of the interface says that a selection cannot be found. */
export interface SelectionRefusals {
  readonly unknown: RefusalCode
  readonly expired: RefusalCode
  readonly absent: RefusalCode
}

export const shoppingRefusals: SelectionRefusals = {
  unknown: 'transactionUnknown',
  expired: 'transactionExpired',
  absent: 'offerNotInSearch',
}
export const bookingRefusals: SelectionRefusals = {
  unknown: 'offerOrProductUnknown',
  expired: 'offerExpired',
  absent: 'offerOrProductUnknown',
}

export interface SelectionNames {
  readonly identifier: string
  readonly isPrice: boolean
  readonly picks: readonly PickedOffer[]
  /** A price of the same offers counts, though they are sent by the names of the search. */
  readonly prefersPrice?: boolean
}

/**
 * As `requireSelection`, by the first of several ways to read what a client sent that leads anywhere.
 *
 * @returns what is behind the names, and the names
 */
export async function requireNamedSelection(
  stores: OfferStores,
  { otherwise, ...names }: SelectionNames & { readonly otherwise: readonly SelectionNames[] },
  refusals: SelectionRefusals,
  now: EpochMs,
): Promise<{ readonly selection: Selection; readonly names: SelectionNames }> {
  let refusal: unknown
  for (const reading of [names, ...otherwise.map((other) => ({ ...names, ...other }))]) {
    try {
      return { selection: await requireSelection(stores, reading, refusals, now), names: reading }
    } catch (error) {
      const isElsewhere =
        error instanceof Refusal && (error.code === refusals.unknown || error.code === refusals.absent)
      if (!isElsewhere) throw error
      refusal ??= error
    }
  }
  throw refusal
}

/**
 * What is behind the identifiers that a client sends: ids of a search, of a price, or of a price's
 * transaction.
 *
 * @throws Refusal as the part of the interface words it: identifier unknown, expired, or the ids not in it
 */
export async function requireSelection(
  stores: OfferStores,
  names: SelectionNames,
  refusals: SelectionRefusals,
  now: EpochMs,
): Promise<Selection> {
  const { identifier, picks } = names
  const details = {
    identifier,
    offers: picks.map(({ offerId }) => offerId).join(','),
    products: picks.map(({ productId = '' }) => productId).join(','),
  }
  const refuse = (code: RefusalCode, expiredAt?: EpochMs): never => {
    throw new Refusal(code, {
      ...details,
      ...(expiredAt !== undefined && { expiredAt: toTimestamp(expiredAt) }),
    })
  }
  const refersToPrice = names.isPrice || picks.every(({ offerId }) => isPricedOfferId(offerId))
  const price = refersToPrice
    ? await findPriceNamed(stores, identifier, picks)
    : names.prefersPrice && findPrice(await stores.offerCaches.findPrices(identifier), picks)
  if (price && now < price.expiresAt) return price
  const search = await stores.offerCaches.findSearch(identifier)
  if (search && now < search.expiresAt) {
    const selection = selectFromSearch(search, picks)
    if (selection === 'absent') return refuse(refusals.absent)
    return selection === 'doNotCombine' ? refuse('offersDoNotCombine') : selection
  }
  const expiredAt = (price || search)?.expiresAt
  if (expiredAt !== undefined) return refuse(refusals.expired, expiredAt)
  const ofTransaction = await stores.offerCaches.findPriceOfTransaction(identifier)
  if (!ofTransaction) return refuse(refusals.unknown)
  return now < ofTransaction.expiresAt ? ofTransaction : refuse(refusals.expired, ofTransaction.expiresAt)
}

const findPriceNamed = async (stores: OfferStores, identifier: string, picks: readonly PickedOffer[]) =>
  findPrice(await stores.offerCaches.findPrices(identifier), picks) ??
  (await stores.offerCaches.findPriceOfTransaction(identifier))

/**
 * A price that was given, by its price identifier (with or without its suffix; of several the latest with the
 * products) or by the identifier of its offer.
 *
 * @throws Refusal as the part of the interface words it
 */
export async function requirePrice(
  stores: OfferStores,
  sent: string,
  productIds: readonly string[],
  refusals: SelectionRefusals,
  now: EpochMs,
): Promise<PriceRecord> {
  const identifier = sent.endsWith(priceIdentifierSuffix)
    ? sent.slice(0, -priceIdentifierSuffix.length)
    : sent
  const has = (record: PriceRecord): boolean => productIds.every((id) => record.productIds.includes(id))
  const ofTransaction = await stores.offerCaches.findPriceOfTransaction(identifier)
  const records = ofTransaction ? [ofTransaction] : await stores.offerCaches.findPrices(identifier)
  const [latest] = records
  const found = records.find(has)
  if (!latest) throw new Refusal(refusals.unknown, { identifier })
  if (now >= (found ?? latest).expiresAt)
    throw new Refusal(refusals.expired, { identifier, expiredAt: toTimestamp((found ?? latest).expiresAt) })
  if (!found)
    throw new Refusal(refusals.absent, { identifier, offers: pricedOfferId, products: productIds.join(',') })
  return found
}

/**
 * A search that is still kept.
 *
 * @throws Refusal `transactionUnknown`, `transactionExpired`
 */
export async function requireSearch(
  stores: OfferStores,
  identifier: string,
  now: EpochMs,
): Promise<SearchDigest> {
  const search = await stores.offerCaches.findSearch(identifier)
  if (!search) throw new Refusal('transactionUnknown', { identifier })
  if (now >= search.expiresAt)
    throw new Refusal('transactionExpired', { identifier, expiredAt: toTimestamp(search.expiresAt) })
  return search
}

/**
 * A fare display that is still kept.
 *
 * @throws Refusal `fareDisplayUnknown`, `fareDisplayExpired`
 */
export async function requireFareDisplay(
  stores: OfferStores,
  identifier: string,
  now: EpochMs,
): Promise<FareDisplayDigest> {
  const display = await stores.offerCaches.findFareDisplay(identifier)
  if (!display) throw new Refusal('fareDisplayUnknown', { identifier })
  if (now >= display.expiresAt)
    throw new Refusal('fareDisplayExpired', { identifier, expiredAt: toTimestamp(display.expiresAt) })
  return display
}
