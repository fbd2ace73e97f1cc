import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { toPrimaryContactId } from '../../lib/workbench/wire/details.ts'
import { readPrimaryContact, toPrimaryContactAnswer } from '../../lib/workbench/wire/primary-contact.ts'
import {
  requireDetail,
  withDetail,
  withDetails,
  withNewDetail,
  withoutDetails,
} from '../../lib/workbench/workbench-details.ts'

export const addPrimaryContact: Operation<typeof detailsRoutes.addPrimaryContact> = changeWorkbench(
  ({ workbench, body }, { ids }) =>
    withNewDetail(workbench, 'contacts', readPrimaryContact(body, workbench), ids.uuid),
  ({ detail }) => toPrimaryContactAnswer(detail),
)

export const addPrimaryContactList: Operation<typeof detailsRoutes.addPrimaryContactList> = changeWorkbench(
  ({ workbench, body }, { ids }) => {
    const given = body.PrimaryContact.map((one) => readPrimaryContact(one, workbench))
    return withDetails(workbench, 'contacts', given, ids.uuid)
  },
  ({ added }) => ({ PrimaryContactListResponse: { PrimaryContactID: added.map(toPrimaryContactId) } }),
)

export const replacePrimaryContact: Operation<typeof detailsRoutes.replacePrimaryContact> = changeWorkbench(
  ({ workbench, path, body }) => {
    const detail = requireDetail(workbench, 'contacts', [path.Identifier])
    const given = readPrimaryContact(body, workbench)
    return { workbench: withDetail(workbench, 'contacts', detail, given), detail }
  },
  ({ detail }) => toPrimaryContactAnswer(detail),
)

export const removePrimaryContact: Operation<typeof detailsRoutes.removePrimaryContact> = changeWorkbench(
  ({ workbench, path }) => ({
    workbench: withoutDetails(workbench, 'contacts', [
      requireDetail(workbench, 'contacts', [path.Identifier]),
    ]),
  }),
  noContent,
)
