import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readTraveler, toTravelerAnswer, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'

export const addTraveler: Operation<typeof workbenchRoutes.addTraveler> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  // A wrapper is the type of what it holds.
  const isList = Array.isArray(body.Traveler) || body['@type'] === 'TravelerListRequest'
  const sent = [body.Traveler].flat().map(readTraveler)
  const changed = await stores.workbenches.save(withTravelers(workbench, sent, ids.uuid), now)
  const added = changed.travelers.slice(-sent.length)
  const [first] = added
  return isList || !first ? toTravelerList(added, workbench) : toTravelerAnswer(first, workbench)
}
