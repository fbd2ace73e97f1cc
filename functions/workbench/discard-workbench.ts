import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { CardRemoval } from '../../lib/payment/card-vault.ts'
import { addedCards } from '../../lib/payment/workbench-payments.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

/** Cards that were added in the workbench are deleted from the vault. */
export const discardWorkbench: Operation<
  typeof workbenchRoutes.discardWorkbench,
  { readonly cards: CardRemoval }
> = async ({ path }, { stores, now, tenant }, { cards }) => {
  const workbench = await requireOpenWorkbench(stores, path.Identifier, now)
  await stores.workbenches.discard(workbench)
  await Promise.all(addedCards(workbench).map((token) => cards.forget(tenant.accessGroup, token)))
}
