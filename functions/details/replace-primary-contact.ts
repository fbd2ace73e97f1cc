import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readPrimaryContact, toPrimaryContactAnswer } from '../../lib/workbench/wire/primary-contact.ts'
import { requireDetail, withDetail } from '../../lib/workbench/workbench-details.ts'

export const replacePrimaryContact: Operation<typeof detailsRoutes.replacePrimaryContact> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const contact = requireDetail(workbench, 'contacts', [path.Identifier])
  await stores.workbenches.save(
    withDetail(workbench, 'contacts', contact, readPrimaryContact(body, workbench)),
    now,
  )
  return toPrimaryContactAnswer(contact)
}
