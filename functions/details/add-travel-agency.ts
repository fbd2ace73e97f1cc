import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readTravelAgency, toTravelAgencyAnswer } from '../../lib/workbench/wire/travel-agency.ts'
import { requireDetail, withOnlyDetail } from '../../lib/workbench/workbench-details.ts'

export const addTravelAgency: Operation<typeof detailsRoutes.addTravelAgency> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { workbench: changed, detail } = withOnlyDetail(
    workbench,
    'travelAgency',
    (held) => readTravelAgency(body, held),
    ids.uuid,
  )
  await stores.workbenches.save(changed, now)
  return toTravelAgencyAnswer(requireDetail(changed, 'travelAgency', [detail.id]))
}
