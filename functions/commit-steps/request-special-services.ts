import type { BookCommit } from '../../lib/commit/commit.ts'
import type { RequestedServices } from '../../lib/commit/commit-effects.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import { type LateServices, lateServicesIn } from '../../lib/workbench/late-services.ts'
import { toOrderTravelers } from '../../lib/workbench/wire/order-traveler.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/**
 * Requests special services for seats that an earlier commit sold. Nothing undoes it: the key names the sale and the
 * services, so that a later commit with the same ones does not request them again.
 *
 * @throws Refusal `specialServicesWithOrder` the supplier requests them with the order only
 */
export async function requestSpecialServices(
  id: string,
  workbench: PlannedWorkbench<BookCommit>,
  { airHosts }: StepDependencies,
): Promise<RequestedServices> {
  const { commit, travelers, call } = workbench
  const late = lateServicesIn({ ...workbench, offers: commit.plan.offers }).find((one) => one.id === id)
  if (!late) throw new Error(`${id} has no special services to request`)
  const { ref, supplier, saleKey, itinerary, specialServices } = late
  const host = hostNamed(airHosts, supplier)
  if (!host.requestSpecialServices) throw new Refusal('specialServicesWithOrder', { offer: ref })
  await host.requestSpecialServices(
    { key: keyOf(late), saleKey, itinerary, travelers: toOrderTravelers(travelers), specialServices },
    call,
  )
  return { kind: 'specialServices', offerId: id }
}

const keyOf = ({ saleKey, specialServices }: LateServices): string =>
  derivedId(`${saleKey}#services#${JSON.stringify(specialServices)}`)
