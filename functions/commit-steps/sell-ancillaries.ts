import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import { parentOf } from '../../lib/ancillary/ancillary.ts'
import { ancillariesToSell } from '../../lib/commit/book-plan.ts'
import type { BookCommit } from '../../lib/commit/commit.ts'
import type { SoldAncillary } from '../../lib/commit/commit-effects.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import { flightName } from '../../lib/seat/choose-seat.ts'
import type { OrderedService } from '../../lib/suppliers/seat-orders.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { toOrderTravelers } from '../../lib/workbench/wire/order-traveler.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/** The services that the commit sells for an offer, for the order of its flights. */
export const orderedServices = (commit: Booking['commit'], offer: Pick<AirOffer, 'id'>): OrderedService[] =>
  ancillariesToSell(commit.plan)
    .filter(({ parentId }) => parentId === offer.id)
    .map(({ id, service, quantity, price, travelerId, flights, seat }) => ({
      key: saleKey(commit, id),
      ...{ service, quantity, price, travelerId, flights },
      ...(seat && { seat: seat.designator }),
    }))

/**
 * Requests one service from its carrier, unless it was sold with its order.
 *
 * @throws Refusal `seatInvalid`; `seatNotAvailable`, `ancillarySoldOut` also when the host sells services with orders
 *   only, and the order lacks it
 */
export async function sellAncillary(
  ancillary: AncillaryOffer,
  { travelers, commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<SoldAncillary> {
  const { ancillaries } = hostNamed(airHosts, ancillary.supplier)
  const traveler = toOrderTravelers(travelers).find(({ id }) => id === ancillary.travelerId)
  const parent = parentOf(ancillary, commit.plan.offers)
  if (!traveler || !parent) throw new Error(`ancillary ${ancillary.ref} has no traveler or no flights`)
  const key = saleKey(commit, ancillary.id)
  if (!(await ancillaries.isSold(key, call))) {
    if (!can(parent.itinerary, 'servicesLater')) throw goneRefusal(ancillary)
    await ancillaries.sell({ key, ancillary, traveler }, call)
  }
  return { kind: 'ancillary', offerId: ancillary.id, saleKey: key }
}

/** The order lacks it. */
function goneRefusal({ service, seat, flights: [flight] }: AncillaryOffer): Refusal {
  return seat && flight
    ? new Refusal('seatNotAvailable', { seat: seat.designator, flight: flightName({ flight }) })
    : new Refusal('ancillarySoldOut', { service: service.name })
}

/** Undo of `sellAncillary`; a sale that did not happen is forbidden from now on. */
export async function releaseAncillaries(
  ancillaries: readonly AncillaryOffer[],
  { commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const ancillary of ancillaries) {
    const host = hostNamed(airHosts, ancillary.supplier)
    await host.ancillaries.release(saleKey(commit, ancillary.id), ancillary, call)
  }
}

/** Releases services of the reservation. */
export async function releaseCancelledAncillaries(
  { commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const ancillary of commit.plan.cancelledAncillaries) {
    if (ancillary.booking.status === 'added') continue
    const { ancillaries } = hostNamed(airHosts, ancillary.supplier)
    await ancillaries.release(ancillary.booking.saleKey, ancillary, call)
  }
}
