import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import {
  readDocumentOverrides,
  toDocumentOverridesAnswer,
} from '../../lib/workbench/wire/document-overrides.ts'
import {
  requireUnfiled,
  withDetail,
  withNewDetail,
  withoutDetails,
} from '../../lib/workbench/workbench-details.ts'

export const addDocumentOverrides: Operation<typeof detailsRoutes.addDocumentOverrides> = changeWorkbench(
  ({ workbench, body }, { ids }) =>
    withNewDetail(workbench, 'overrides', readDocumentOverrides(body, workbench), ids.uuid),
  ({ detail }) => toDocumentOverridesAnswer(detail),
)

export const replaceDocumentOverrides: Operation<typeof detailsRoutes.replaceDocumentOverrides> =
  changeWorkbench(
    ({ workbench, path, body }) => {
      const detail = requireUnfiled(workbench, 'overrides', path.Identifier)
      const given = readDocumentOverrides(body, workbench)
      return { workbench: withDetail(workbench, 'overrides', detail, given), detail }
    },
    ({ detail }) => toDocumentOverridesAnswer(detail),
  )

export const removeDocumentOverrides: Operation<typeof detailsRoutes.removeDocumentOverrides> =
  changeWorkbench(
    ({ workbench, path }) => ({
      workbench: withoutDetails(workbench, 'overrides', [
        requireUnfiled(workbench, 'overrides', path.Identifier),
      ]),
    }),
    noContent,
  )
