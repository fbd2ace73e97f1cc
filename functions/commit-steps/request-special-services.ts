import type { BookCommit } from '../../lib/commit/commit.ts'
import type { RequestedServices } from '../../lib/commit/commit-effects.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import { type LateServices, lateServicesIn } from '../../lib/workbench/late-services.ts'
import { toOrderTravelers } from '../../lib/workbench/wire/order-traveler.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/**
 * Requests special services and corrections of names for seats that an earlier commit sold. Nothing undoes it: the key of
 * services names the sale and the services, so that a later commit with the same ones does not request them again; that of
 * corrections names the commit.
 *
 * @throws Refusal `specialServicesWithOrder` the supplier requests them with the order only; `nameFixed`
 */
export async function requestSpecialServices(
  id: string,
  workbench: PlannedWorkbench<BookCommit>,
  { airHosts }: StepDependencies,
): Promise<RequestedServices> {
  const { commit, travelers, call } = workbench
  const { offers, correctedNames } = commit.plan
  const late = lateServicesIn({ ...workbench, offers }, correctedNames).find((one) => one.id === id)
  if (!late) throw new Error(`${id} has no special services to request`)
  const { ref, supplier, saleKey, itinerary, specialServices } = late
  const host = hostNamed(airHosts, supplier)
  const sale = { saleKey, itinerary, travelers: toOrderTravelers(travelers) }
  if (correctedNames.length > 0) {
    if (!host.correctNames) throw new Refusal('nameFixed', { carrier: carrierOf(late), offer: ref })
    const key = derivedId(`${saleKey}#names#${commit.id}`)
    await host.correctNames({ ...sale, key, correctedIds: correctedNames }, call)
  }
  if (specialServices.length > 0) {
    if (!host.requestSpecialServices) throw new Refusal('specialServicesWithOrder', { offer: ref })
    await host.requestSpecialServices({ ...sale, key: keyOf(late), specialServices }, call)
  }
  return { kind: 'specialServices', offerId: id }
}

const carrierOf = ({ itinerary }: LateServices): string =>
  itinerary.legs.flatMap(({ segments }) => segments)[0]?.flight.carrier ?? ''

const keyOf = ({ saleKey, specialServices }: LateServices): string =>
  derivedId(`${saleKey}#services#${JSON.stringify(specialServices)}`)
