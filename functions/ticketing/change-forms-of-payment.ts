import type { Tenant } from '../../lib/kernel/agency.ts'
import type { CardRemoval } from '../../lib/payment/card-vault.ts'
import { droppedCards } from '../../lib/payment/workbench-payments.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'

interface InWorkbench {
  readonly path: { readonly ReservationResource_Identifier: string }
}
type Context = Parameters<ReturnType<typeof changeWorkbench>>[1] & { readonly tenant: Tenant }

/**
 * As `changeWorkbench`, for forms of payment: cards that the workbench held before and holds no longer are deleted
 * from the vault, once it is saved.
 */
export const changeFormsOfPayment =
  <
    Request extends InWorkbench,
    C extends Context,
    Outcome extends { workbench: OpenWorkbench | undefined },
    Answer,
  >(
    change: (request: Request & { readonly workbench: OpenWorkbench }, context: C) => Outcome,
    answer: (outcome: Outcome & { readonly workbench: OpenWorkbench }) => Answer,
  ) =>
  async (request: Request, context: C, { vault }: { readonly vault: CardRemoval }): Promise<Answer> => {
    let dropped: readonly string[] = []
    const operation = changeWorkbench((opened: Request & { readonly workbench: OpenWorkbench }, _: C) => {
      const outcome = change(opened, context)
      dropped = droppedCards(opened.workbench, outcome.workbench)
      return outcome
    }, answer)
    const answered = await operation(request, context, {})
    await Promise.all(dropped.map((token) => vault.forget(context.tenant.accessGroup, token)))
    return answered
  }
