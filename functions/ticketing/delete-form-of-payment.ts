import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { CardRemoval } from '../../lib/payment/card-vault.ts'
import { withoutFormOfPayment } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { noContent } from '../../lib/workbench/change-workbench.ts'
import { changeFormsOfPayment } from './change-forms-of-payment.ts'

export const deleteFormOfPayment: Operation<
  typeof ticketingRoutes.deleteFormOfPayment,
  { readonly vault: CardRemoval }
> = changeFormsOfPayment(
  ({ workbench, path }) => ({ workbench: withoutFormOfPayment(workbench, path.Identifier) }),
  noContent,
)
