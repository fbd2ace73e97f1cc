import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readSpecialService, toSpecialServiceList } from '../../lib/workbench/wire/special-service.ts'
import { withDetails } from '../../lib/workbench/workbench-details.ts'

export const addSpecialServices: Operation<typeof detailsRoutes.addSpecialServices> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const given = body.SpecialService.map((one) => readSpecialService(one, workbench))
  const { workbench: changed, added } = withDetails(workbench, 'services', given, ids.uuid)
  await stores.workbenches.save(changed, now)
  return toSpecialServiceList(added)
}
