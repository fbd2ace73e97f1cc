import { namesOf } from '../../lib/contract/reference.ts'
import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import {
  forOnlyOffer,
  offerWarnings,
  readSpecialService,
  toSpecialServiceList,
} from '../../lib/workbench/wire/special-service.ts'
import {
  requireDetail,
  withDetail,
  withDetails,
  withoutDetails,
} from '../../lib/workbench/workbench-details.ts'

export const addSpecialServices: Operation<typeof detailsRoutes.addSpecialServices> = changeWorkbench(
  ({ workbench, body }, { ids }) => {
    const given = body.SpecialService.map((one) =>
      readSpecialService(forOnlyOffer(one, workbench), workbench),
    )
    const warnings = offerWarnings(body.SpecialService, workbench)
    return { ...withDetails(workbench, 'services', given, ids.uuid), warnings }
  },
  ({ added, warnings }) => toSpecialServiceList(added, warnings),
)

export const replaceSpecialService: Operation<typeof detailsRoutes.replaceSpecialService> = changeWorkbench(
  ({ workbench, path, body }) => {
    const { id, ref } = requireDetail(workbench, 'services', [path.Identifier])
    const given = readSpecialService(forOnlyOffer(body.SpecialService, workbench), workbench)
    return {
      workbench: withDetail(workbench, 'services', { id, ref }, given),
      replaced: { ...given, id, ref },
      warnings: offerWarnings([body.SpecialService], workbench),
    }
  },
  ({ replaced, warnings }) => toSpecialServiceList([replaced], warnings),
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
