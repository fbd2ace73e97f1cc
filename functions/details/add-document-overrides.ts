import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import { readDocumentOverrides, toDocumentOverridesAnswer } from '../../lib/contract/wire/document-overrides.ts'
import { withNewDetail } from '../../lib/domain/details.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const addDocumentOverrides: Operation<typeof detailsRoutes.addDocumentOverrides> = async ({ path, body }, { stores, ids, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { workbench: changed, detail } = withNewDetail(workbench, 'overrides', readDocumentOverrides(body, workbench), ids.uuid)
  await stores.workbenches.save(changed, now)
  return toDocumentOverridesAnswer(detail)
}
