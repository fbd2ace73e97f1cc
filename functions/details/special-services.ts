import { namesOf } from '../../lib/contract/reference.ts'
import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { readSpecialService, toSpecialServiceList } from '../../lib/workbench/wire/special-service.ts'
import {
  requireDetail,
  withDetail,
  withDetails,
  withoutDetails,
} from '../../lib/workbench/workbench-details.ts'

export const addSpecialServices: Operation<typeof detailsRoutes.addSpecialServices> = changeWorkbench(
  ({ workbench, body }, { ids }) => {
    const given = body.SpecialService.map((one) => readSpecialService(one, workbench))
    return withDetails(workbench, 'services', given, ids.uuid)
  },
  ({ added }) => toSpecialServiceList(added),
)

export const replaceSpecialService: Operation<typeof detailsRoutes.replaceSpecialService> = changeWorkbench(
  ({ workbench, path, body }) => {
    const { id, ref } = requireDetail(workbench, 'services', [path.Identifier])
    const given = readSpecialService(body.SpecialService, workbench)
    return {
      workbench: withDetail(workbench, 'services', { id, ref }, given),
      replaced: { ...given, id, ref },
    }
  },
  ({ replaced }) => toSpecialServiceList([replaced]),
)

export const removeSpecialService: Operation<typeof detailsRoutes.removeSpecialService> = changeWorkbench(
  ({ workbench, path }) => ({
    workbench: withoutDetails(workbench, 'services', [
      requireDetail(workbench, 'services', [path.Identifier]),
    ]),
  }),
  noContent,
)

export const removeSpecialServices: Operation<typeof detailsRoutes.removeSpecialServices> = changeWorkbench(
  ({ workbench, body }) => ({
    workbench: withoutDetails(
      workbench,
      'services',
      body.SpecialServiceID.map((named) => requireDetail(workbench, 'services', namesOf(named))),
    ),
  }),
  noContent,
)
