import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { readAuxiliary } from '../../lib/contract/wire/auxiliary-request.ts'
import { toAuxiliary } from '../../lib/contract/wire/auxiliary-segment.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { auxiliaryIn, withAuxiliary } from '../../lib/domain/other-segments.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const addAuxiliarySegments: Operation<typeof bookingRoutes.addAuxiliarySegments, object> = async ({ path, body }, context) => {
  const { stores, now, ids } = context
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const filled = body.CustomAuxiliarySegment.reduce((workbench, sent) => withAuxiliary(workbench, readAuxiliary(sent), ids.uuid), opened)
  const changed = await stores.workbenches.save(filled, now)
  return {
    CustomAuxiliarySegmentResponse: {
      CustomAuxiliarySegments: auxiliaryIn(changed).slice(auxiliaryIn(opened).length).map(toAuxiliary),
      Identifier: toIdentifier(opened.id),
    },
  }
}
