import type { CommitEffects } from '../commit/commit-effects.ts'
import type { DocumentPayment } from '../ticketing/document.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { FormOfPayment, Payment } from './payment.ts'
import type { PaymentShare } from './share-payments.ts'

/** How the document of one traveler for an offer was paid. */
export const paidWith = (
  shares: readonly PaymentShare[],
  offer: { readonly id: string },
  traveler: Traveler,
  payments: readonly Payment[],
  formsOfPayment: readonly FormOfPayment[],
  settled: CommitEffects['settled'],
): DocumentPayment[] =>
  shares
    .filter(({ offerId, travelerId }) => offerId === offer.id && travelerId === traveler.id)
    .flatMap(({ paymentId, amount }) => {
      const payment = payments.find(({ id }) => id === paymentId)
      const used = formsOfPayment.find(({ id }) => id === payment?.formOfPaymentId)
      if (!payment || !used) return []
      const chargeKey = settled.find((charge) => charge.paymentId === paymentId)?.key
      return [
        {
          ...documentPayment(used, payment.settled?.approvalCode),
          amount,
          paymentRef: payment.ref,
          chargeKey,
        },
      ]
    })

function documentPayment(
  { kind, number, card }: FormOfPayment,
  approvedAs: string | undefined,
): DocumentPayment {
  const approvalCode = approvedAs ?? card?.approvalCode
  return {
    kind,
    number,
    mask: card?.mask,
    cardCode: card?.cardCode,
    expireDate: card?.expireDate,
    approvalCode,
  }
}
