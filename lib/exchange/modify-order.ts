import { Refusal } from '../kernel/refusals.ts'
import { can } from '../pricing/capabilities.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { isResidual } from './planned-exchange.ts'
import { stagedChange } from './stage-change.ts'

/**
 * Checks that a workbench has a change of an NDC order that can be committed now.
 *
 * @throws Refusal `modifyForNdc`; `changeMissing`; `changeUnpaid` a change of tickets without a payment, at a carrier that
 *   holds nothing unpaid, unless value is returned
 * Source: docs/contract/servicing.md 12.
 */
export function requireModification(workbench: OpenWorkbench): void {
  const { offers, payments } = workbench
  if (offers.some(({ itinerary }) => itinerary.source === 'GDS')) throw new Refusal('modifyForNdc')
  const staged = stagedChange(workbench)
  if (!staged) throw new Refusal('changeMissing')
  const { terms, documentIds } = staged.booking.change
  const isPaid = payments.some(({ settled, offerIds }) => !settled && offerIds.includes(staged.id))
  const isDue = documentIds.length > 0 && !isResidual(terms)
  if (isDue && !isPaid && !can(staged.itinerary, 'hold')) throw new Refusal('changeUnpaid')
}
