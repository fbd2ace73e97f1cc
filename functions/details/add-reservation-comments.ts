import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import {
  readReservationComment,
  toReservationCommentList,
} from '../../lib/workbench/wire/reservation-comment.ts'
import { withDetails } from '../../lib/workbench/workbench-details.ts'

export const addReservationComments: Operation<typeof detailsRoutes.addReservationComments> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const given = body.ReservationComment.map((one) => readReservationComment(one, workbench))
  const { workbench: changed, added } = withDetails(workbench, 'comments', given, ids.uuid)
  await stores.workbenches.save(changed, now)
  return toReservationCommentList(added)
}
