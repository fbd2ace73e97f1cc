import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readSpecialService, toSpecialServiceList } from '../../lib/workbench/wire/special-service.ts'
import { requireDetail, withDetail } from '../../lib/workbench/workbench-details.ts'

export const replaceSpecialService: Operation<typeof detailsRoutes.replaceSpecialService> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { id, ref } = requireDetail(workbench, 'services', [path.Identifier])
  const given = readSpecialService(body.SpecialService, workbench)
  await stores.workbenches.save(withDetail(workbench, 'services', { id, ref }, given), now)
  return toSpecialServiceList([{ ...given, id, ref }])
}
