import type { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import type { ChangingHosts } from '../../lib/exchange/order-to-change.ts'
import { withSelectedChange } from '../../lib/exchange/select-change.ts'
import { readSelectedChange } from '../../lib/exchange/wire/change-selection.ts'
import { toStagedAnswer } from '../../lib/exchange/wire/offer-modify.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'

/** Stages a change of an exchange search at its current price. */
export const addExchangeOffer: Operation<typeof exchangeRoutes.addExchangeOffer, ChangingHosts> =
  changeWorkbench(
    ({ workbench, body }, context, hosts) =>
      withSelectedChange({ workbench, selected: readSelectedChange(body), source: 'GDS' }, context, hosts),
    toStagedAnswer,
  )
