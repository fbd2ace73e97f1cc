import * as z from 'zod'
import { commitFlags } from '../../commit/wire/commit.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { checkFormOfPayment } from '../../payment/check-form-of-payment.ts'
import { planPayment } from '../../payment/plan-payment.ts'
import { formOfPaymentRequest, readFormOfPayment } from '../../payment/wire/form-of-payment.ts'
import { payment, readPayment } from '../../payment/wire/payment.ts'
import { withFormOfPayment, withPayment } from '../../payment/workbench-payments.ts'
import { requireAcceptable } from '../traveler-rules.ts'
import type { OpenWorkbench } from '../workbench.ts'
import { withTravelers } from '../workbench.ts'
import { readTraveler, traveler } from './traveler.ts'

/**
 * Parts of a reservation other than offers in one request: the same parts that a workbench accepts one by
 * one.
 */
export const reservationParts = {
  Traveler: z.array(traveler).max(counts.travelersPerList).optional(),
  FormOfPayment: z.array(formOfPaymentRequest).max(counts.formsOfPaymentPerList).optional(),
  Payment: z
    .array(payment)
    .max(counts.paymentsPerList)
    .optional()
    .meta({ description: 'With a payment the reservation is ticketed.' }),
  ...commitFlags,
  issuance: z.string().optional().meta({ description: 'As the query parameter Issuance of a commit.' }),
  receivedFrom: z.string().max(sizes.receivedFromLength).optional(),
}

type SentParts = z.output<z.ZodObject<typeof reservationParts>>

/**
 * The workbench with all parts of the request.
 *
 * @throws Refusal as the operations that add one of these to a workbench do
 */
export function withParts(
  workbench: OpenWorkbench,
  sent: SentParts,
  newId: () => string,
  now: EpochMs,
): OpenWorkbench {
  const travelers = (sent.Traveler ?? []).map(readTraveler)
  requireAcceptable(travelers, workbench.offers, now)
  let changed = withTravelers(workbench, travelers, newId)
  for (const given of (sent.FormOfPayment ?? []).map(readFormOfPayment)) {
    checkFormOfPayment(given, changed.offers, now)
    changed = withFormOfPayment(changed, given, newId).workbench
  }
  for (const given of sent.Payment ?? []) {
    changed = withPayment(changed, planPayment(readPayment(given), changed), newId).workbench
  }
  return changed
}
