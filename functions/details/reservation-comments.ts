import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import {
  readReservationComment,
  toReservationCommentList,
} from '../../lib/workbench/wire/reservation-comment.ts'
import {
  requireDetail,
  withDetail,
  withDetails,
  withoutDetails,
} from '../../lib/workbench/workbench-details.ts'

export const addReservationComments: Operation<typeof detailsRoutes.addReservationComments> = changeWorkbench(
  ({ workbench, body }, { ids }) => {
    const given = body.ReservationComment.map((one) => readReservationComment(one, workbench))
    return withDetails(workbench, 'comments', given, ids.uuid)
  },
  ({ added }) => toReservationCommentList(added),
)

export const replaceReservationComments: Operation<typeof detailsRoutes.replaceReservationComments> =
  changeWorkbench(
    ({ workbench, path, body }) => {
      const detail = requireDetail(workbench, 'comments', [path.Identifier])
      const given = readReservationComment(body.ReservationComment, workbench)
      return { workbench: withDetail(workbench, 'comments', detail, given), detail }
    },
    ({ detail }) => toReservationCommentList([detail]),
  )

export const removeReservationComments: Operation<typeof detailsRoutes.removeReservationComments> =
  changeWorkbench(
    ({ workbench, path }) => ({
      workbench: withoutDetails(workbench, 'comments', [
        requireDetail(workbench, 'comments', [path.Identifier]),
      ]),
    }),
    noContent,
  )
