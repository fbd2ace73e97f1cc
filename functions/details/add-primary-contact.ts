import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readPrimaryContact, toPrimaryContactAnswer } from '../../lib/workbench/wire/primary-contact.ts'
import { withNewDetail } from '../../lib/workbench/workbench-details.ts'

export const addPrimaryContact: Operation<typeof detailsRoutes.addPrimaryContact> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { workbench: changed, detail } = withNewDetail(
    workbench,
    'contacts',
    readPrimaryContact(body, workbench),
    ids.uuid,
  )
  await stores.workbenches.save(changed, now)
  return toPrimaryContactAnswer(detail)
}
