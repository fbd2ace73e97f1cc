import type { ndcChangeRoutes } from '../../lib/contract/routes/ndc-change.ts'
import type { ChangingHosts } from '../../lib/exchange/order-to-change.ts'
import { withOfferRepriced } from '../../lib/exchange/reprice-offer.ts'
import { readOfferToReprice } from '../../lib/exchange/wire/change-selection.ts'
import { toRepricedAnswer } from '../../lib/exchange/wire/offer-modify.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'

/** Stages a held offer at its price of now. */
export const standaloneReprice: Operation<typeof ndcChangeRoutes.standaloneReprice, ChangingHosts> =
  changeWorkbench(
    ({ workbench, body }, context, hosts) =>
      withOfferRepriced({ workbench, names: readOfferToReprice(body) }, context, hosts),
    toRepricedAnswer,
  )
