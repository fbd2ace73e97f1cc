import type { RequestContext } from '../contract/request-context.ts'
import type { ContentSource } from '../kernel/flight.ts'
import { changeLimits, lifetimes, upsellLimits } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Reservations } from '../reservation/reservations.ts'
import { planFareFilters } from '../shopping/fare-filters.ts'
import { requireSensibleJourney } from '../shopping/sensible-journey.ts'
import type { OrderToChange } from '../suppliers/air-changes.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import type { Documents } from '../ticketing/documents.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { requireOpen } from '../workbench/workbench.ts'
import type { Workbenches } from '../workbench/workbenches.ts'
import { type ChangeSearch, nameChanges } from './change-search.ts'
import type { ChangeSearches } from './change-searches.ts'
import type { FlightChange } from './flight-change.ts'
import {
  type BookedOffer,
  type ChangingHosts,
  changesOf,
  orderToChange,
  requireOfferToChange,
} from './order-to-change.ts'
import { planChangeLegs, searchedLegs } from './plan-change-legs.ts'
import { findReopened } from './reopened-workbench.ts'
import type { ChangeSearchRequest } from './wire/change-request.ts'

type Context = RequestContext<{
  readonly workbenches: Workbenches
  readonly reservations: Reservations
  readonly documents: Documents
  readonly changeSearches: ChangeSearches
}>

/**
 * What a booked offer can be changed to, stored for 30 minutes.
 *
 * @param source the content that the call serves
 * @throws Refusal `workbenchUnknown` also one of a new reservation; `workbenchExpired`; `noApiOffers` nothing found;
 *   `changeNotPermitted` the fare, the tickets, or not all travelers; as `requireOfferToChange`, `requireSensibleJourney` and
 *   `planChangeLegs`
 * Source: docs/contract/servicing.md 9, 14.
 */
export async function findChanges(
  request: ChangeSearchRequest & { readonly source: ContentSource },
  context: Context,
  hosts: ChangingHosts,
): Promise<ChangeSearch> {
  const { stores, ids, now } = context
  const workbench = await requireReopened(request.workbench, context)
  const offer = requireOfferToChange(workbench, request.offer, request.source)
  requireAllTravelers(request, workbench)
  const order = orderAsRequested(await orderToChange(offer, workbench, context), request)
  requireSensibleJourney(searchedLegs(request, request.source), { ...hosts, now })
  const legs = planChangeLegs(offer, request, now)
  const found = await changesOf(offer, hosts).find(
    { ...order, legs, upsells: upsellsOf(request, legs.length), maxChanges: changeLimits.journeys },
    callOf(context),
  )
  const changes = request.keepsBrands ? found.filter((change) => keepsBrands(change, offer)) : found
  if (changes.length === 0) throw new Refusal('noApiOffers')
  const { waiver, isNotNetted } = order
  const search: ChangeSearch = {
    id: ids.uuid(),
    workbenchId: workbench.id,
    source: request.source,
    offerId: offer.id,
    expiresAt: now + lifetimes.changeSearchMs,
    ...(waiver && { waiver }),
    ...(isNotNetted && { isNotNetted }),
    found: nameChanges(changes),
  }
  await stores.changeSearches.save(search)
  return search
}

/** The workbench by its id, or by the locator of the reservation when one is open for it. */
async function requireReopened(names: readonly string[], context: Context): Promise<OpenWorkbench> {
  for (const name of names) {
    const found = await findReopened(name, context)
    if (found) return requirePostCommit(requireOpen(found, context.now))
  }
  throw new Refusal('workbenchUnknown')
}

function requirePostCommit(workbench: OpenWorkbench): OpenWorkbench {
  if (!workbench.base) throw new Refusal('workbenchUnknown')
  return workbench
}

/** An order is changed for all its travelers. Source: guess. */
function requireAllTravelers({ travelers: wanted }: ChangeSearchRequest, { travelers }: OpenWorkbench): void {
  if (wanted !== undefined && wanted < travelers.length)
    throw new Refusal('changeNotPermitted', {
      reason: 'ALL TRAVELERS CHANGE TOGETHER. DIVIDE THE RESERVATION',
    })
}

function orderAsRequested(order: OrderToChange, request: ChangeSearchRequest): OrderToChange {
  const { waiver, isNotNetted } = request
  const fares = { ...order.fares, ...planFareFilters(request.filters, [], () => undefined) }
  return {
    ...order,
    ...(Object.keys(fares).length > 0 && { fares }),
    ...(waiver && { waiver }),
    ...(isNotNetted && { isNotNetted }),
  }
}

const upsellsOf = (
  { upsells, source }: { readonly upsells: boolean; readonly source: ContentSource },
  legs: number,
): number => (upsells ? (source === 'NDC' ? upsellLimits.requested : upsellLimits.gds(legs)) : 0)

const keepsBrands = ({ itinerary }: FlightChange, offer: BookedOffer): boolean => {
  const brands = new Set(offer.itinerary.legs.map(({ fare }) => fare.brand.code))
  return itinerary.legs.every(({ fare }) => brands.has(fare.brand.code))
}
