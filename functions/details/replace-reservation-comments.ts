import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import {
  readReservationComment,
  toReservationCommentList,
} from '../../lib/workbench/wire/reservation-comment.ts'
import { requireDetail, withDetail } from '../../lib/workbench/workbench-details.ts'

export const replaceReservationComments: Operation<typeof detailsRoutes.replaceReservationComments> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const comment = requireDetail(workbench, 'comments', [path.Identifier])
  const given = readReservationComment(body.ReservationComment, workbench)
  await stores.workbenches.save(withDetail(workbench, 'comments', comment, given), now)
  return toReservationCommentList([comment])
}
