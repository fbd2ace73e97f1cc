import type { RequestContext } from '../contract/request-context.ts'
import type { ContentSource } from '../kernel/flight.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { sameMoney } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'
import { totalOf } from '../pricing/itinerary-price.ts'
import type { Reservations } from '../reservation/reservations.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import type { Documents } from '../ticketing/documents.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import type { ChangeSearch, FoundChange } from './change-search.ts'
import type { ChangeSearches } from './change-searches.ts'
import { changeTotals } from './change-terms.ts'
import type { FlightChange } from './flight-change.ts'
import {
  type BookedOffer,
  type ChangingHosts,
  changesOf,
  isSold,
  orderToChange,
  requireContent,
} from './order-to-change.ts'
import { bookedOffer, withFlightChange } from './stage-change.ts'
import type { SelectedChange } from './wire/change-selection.ts'

type Context = RequestContext<{
  readonly reservations: Reservations
  readonly documents: Documents
  readonly changeSearches: ChangeSearches
}>

/** A workbench with a staged change. */
export interface Staged {
  readonly workbench: OpenWorkbench
  /** The price is another one than the client saw before. */
  readonly isUpdated: boolean
}

/**
 * The workbench with a change that a search found, at its current price.
 *
 * @param source the content that the call serves
 * @throws Refusal `offerOrProductUnknown`; `changeExpired`; `changeOfOtherContent`; `changeNotPermitted` also a search
 *   of another workbench; as `AirChanges.price` and `withFlightChange`
 * Source: docs/contract/servicing.md 10, 15.
 */
export async function withSelectedChange(
  {
    workbench,
    selected,
    source,
  }: {
    readonly workbench: OpenWorkbench
    readonly selected: SelectedChange
    readonly source: ContentSource
  },
  context: Context,
  hosts: ChangingHosts,
): Promise<Staged> {
  const { search, change: seen } = await requireChange(selected, context)
  requireContent(search.source, source)
  const offer = requireSearchedOffer(search, workbench)
  const { waiver, isNotNetted } = search
  const order = {
    ...(await orderToChange(offer, workbench, context)),
    ...(waiver && { waiver }),
    ...(isNotNetted && { isNotNetted }),
  }
  const change = await changesOf(offer, hosts).price(seen, order, callOf(context))
  const staged = {
    id: context.ids.uuid(),
    replaced: offer,
    change,
    kind: source === 'GDS' ? ('exchange' as const) : ('reshop' as const),
    addedAt: context.now,
    documentIds: order.tickets.map(({ id }) => id),
  }
  return {
    workbench: withFlightChange(workbench, staged, context.tenant.agency),
    isUpdated: !isSamePrice(change, seen),
  }
}

/**
 * The change of a search that a request names.
 *
 * @throws Refusal `offerOrProductUnknown`, `changeExpired`
 */
export async function requireChange(
  { search: names, offering }: SelectedChange,
  { stores, now }: Pick<RequestContext<{ readonly changeSearches: ChangeSearches }>, 'stores' | 'now'>,
): Promise<{ readonly search: ChangeSearch } & FoundChange> {
  let search: ChangeSearch | undefined
  for (const name of names) search ??= await stores.changeSearches.find(name)
  const found = search?.found.find(({ name }) => offering.includes(name))
  if (!search || !found) throw new Refusal('offerOrProductUnknown')
  const expiresAt = Math.min(search.expiresAt, found.change.expiresAt)
  if (now >= expiresAt) throw new Refusal('changeExpired', { expiredAt: toTimestamp(expiresAt) })
  return { search, ...found }
}

function requireSearchedOffer(
  { workbenchId, offerId }: ChangeSearch,
  { id, offers }: OpenWorkbench,
): BookedOffer {
  if (workbenchId !== id)
    throw new Refusal('changeNotPermitted', { reason: 'IT WAS SEARCHED IN ANOTHER WORKBENCH' })
  const offer = offers.map(bookedOffer).find((one) => one.id === offerId)
  if (!offer || !isSold(offer))
    throw new Refusal('changeNotPermitted', { reason: 'THE WORKBENCH DOES NOT HAVE THE OFFER ANY MORE' })
  return offer
}

const isSamePrice = (a: FlightChange, b: FlightChange): boolean =>
  sameMoney(totalOf(a.itinerary.price), totalOf(b.itinerary.price)) &&
  changeTotals(a.terms).netMinor === changeTotals(b.terms).netMinor
