import type { ndcChangeRoutes } from '../../lib/contract/routes/ndc-change.ts'
import type { ChangingHosts } from '../../lib/exchange/order-to-change.ts'
import { withSelectedChange } from '../../lib/exchange/select-change.ts'
import { readSelectedChange } from '../../lib/exchange/wire/change-selection.ts'
import { toStagedAnswer } from '../../lib/exchange/wire/offer-modify.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'

/** Stages a change of a reshop at its current price. */
export const reprice: Operation<typeof ndcChangeRoutes.reprice, ChangingHosts> = changeWorkbench(
  ({ workbench, body }, context, hosts) =>
    withSelectedChange({ workbench, selected: readSelectedChange(body), source: 'NDC' }, context, hosts),
  toStagedAnswer,
)
