import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { toPrimaryContactId } from '../../lib/workbench/wire/details.ts'
import { readPrimaryContact } from '../../lib/workbench/wire/primary-contact.ts'
import { withDetails } from '../../lib/workbench/workbench-details.ts'

export const addPrimaryContactList: Operation<typeof detailsRoutes.addPrimaryContactList> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const given = body.PrimaryContact.map((one) => readPrimaryContact(one, workbench))
  const { workbench: changed, added } = withDetails(workbench, 'contacts', given, ids.uuid)
  await stores.workbenches.save(changed, now)
  return { PrimaryContactListResponse: { PrimaryContactID: added.map(toPrimaryContactId) } }
}
