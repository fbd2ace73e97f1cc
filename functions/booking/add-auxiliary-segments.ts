import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { auxiliaryIn } from '../../lib/workbench/non-priced-segments.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readAuxiliary } from '../../lib/workbench/wire/auxiliary-request.ts'
import { toAuxiliary } from '../../lib/workbench/wire/auxiliary-segment.ts'
import { withAuxiliary } from '../../lib/workbench/workbench-segments.ts'

export const addAuxiliarySegments: Operation<typeof bookingRoutes.addAuxiliarySegments, object> = async (
  { path, body },
  context,
) => {
  const { stores, now, ids } = context
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const filled = body.CustomAuxiliarySegment.reduce(
    (workbench, sent) => withAuxiliary(workbench, readAuxiliary(sent), ids.uuid),
    opened,
  )
  const changed = await stores.workbenches.save(filled, now)
  return {
    CustomAuxiliarySegmentResponse: {
      CustomAuxiliarySegments: auxiliaryIn(changed).slice(auxiliaryIn(opened).length).map(toAuxiliary),
      Identifier: toIdentifier(opened.id),
    },
  }
}
