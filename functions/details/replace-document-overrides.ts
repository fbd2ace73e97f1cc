import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import {
  readDocumentOverrides,
  toDocumentOverridesAnswer,
} from '../../lib/workbench/wire/document-overrides.ts'
import { requireUnfiled, withDetail } from '../../lib/workbench/workbench-details.ts'

export const replaceDocumentOverrides: Operation<typeof detailsRoutes.replaceDocumentOverrides> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const override = requireUnfiled(workbench, 'overrides', path.Identifier)
  await stores.workbenches.save(
    withDetail(workbench, 'overrides', override, readDocumentOverrides(body, workbench)),
    now,
  )
  return toDocumentOverridesAnswer(override)
}
