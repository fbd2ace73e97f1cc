import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { auxiliaryIn } from '../../lib/workbench/non-priced-segments.ts'
import { readAuxiliary } from '../../lib/workbench/wire/auxiliary-request.ts'
import { toAuxiliary } from '../../lib/workbench/wire/auxiliary-segment.ts'
import { withAuxiliary } from '../../lib/workbench/workbench-segments.ts'

export const addAuxiliarySegments: Operation<typeof bookingRoutes.addAuxiliarySegments> = changeWorkbench(
  ({ workbench: opened, body }, { ids }) => ({
    workbench: body.CustomAuxiliarySegment.reduce(
      (workbench, sent) => withAuxiliary(workbench, readAuxiliary(sent), ids.uuid),
      opened,
    ),
    before: auxiliaryIn(opened).length,
  }),
  ({ workbench, before }) => ({
    CustomAuxiliarySegmentResponse: {
      CustomAuxiliarySegments: auxiliaryIn(workbench).slice(before).map(toAuxiliary),
      Identifier: toIdentifier(workbench.id),
    },
  }),
)
