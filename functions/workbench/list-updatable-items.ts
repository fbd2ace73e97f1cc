import { findNamed } from '../../lib/contract/reference.ts'
import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requirePostCommit } from '../../lib/workbench/change-travelers.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { toUpdatableItemsAnswer } from '../../lib/workbench/wire/updatable-items.ts'

/** What of the travelers named can be changed; of all of them when none is named. */
export const listUpdatableItems: Operation<typeof workbenchRoutes.listUpdatableItems> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  requirePostCommit(workbench)
  const named = [
    ...body.TravelerIdentifier,
    ...body.Identifier.map(({ value, ...given }) => ({ id: value, ...given })),
  ].map((given) => {
    const traveler = findNamed(workbench.travelers, given)
    if (!traveler) throw new Refusal('travelerUnknown')
    return traveler
  })
  return toUpdatableItemsAnswer(named.length > 0 ? named : workbench.travelers)
}
