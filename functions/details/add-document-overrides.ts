import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import {
  readDocumentOverrides,
  toDocumentOverridesAnswer,
} from '../../lib/workbench/wire/document-overrides.ts'
import { withNewDetail } from '../../lib/workbench/workbench-details.ts'

export const addDocumentOverrides: Operation<typeof detailsRoutes.addDocumentOverrides> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { workbench: changed, detail } = withNewDetail(
    workbench,
    'overrides',
    readDocumentOverrides(body, workbench),
    ids.uuid,
  )
  await stores.workbenches.save(changed, now)
  return toDocumentOverridesAnswer(detail)
}
