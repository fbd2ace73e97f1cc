import * as z from 'zod'
import { payableOffers } from '../../ancillary/workbench-ancillaries.ts'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { decimalsOf, type Money, toDecimal } from '../../kernel/money.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { GivenBack } from '../given-back.ts'
import type { Payment } from '../payment.ts'
import type { PaymentRequest } from '../plan-payment.ts'

export const payment = z.looseObject({
  '@type': z.string().optional(),
  id: z.string().optional(),
  PaymentRef: z.string().optional(),
  Identifier: identifier.partial().optional(),
  Amount: z.looseObject({ value: z.number().min(0), code: code(z.string().regex(/^[A-Z]{3}$/)).optional() }),
  FormOfPaymentIdentifier: reference
    .optional()
    .meta({ description: 'None: the only form of payment; for an even exchange, any.' }),
  OfferIdentifier: z
    .array(reference)
    .min(1)
    .optional()
    .meta({ description: 'None: the only offer that is still to be paid.' }),
  TravelerIdentifierRef: z
    .array(reference)
    .optional()
    .meta({ description: 'Travelers paid for; absent: all travelers.' }),
})

export const paymentRequest = payment.meta({
  id: 'Payment',
  description: 'Applies a form of payment to offers.',
})

export const paymentListRequest = z
  .looseObject({ Payment: z.array(paymentRequest).min(1).max(counts.paymentsPerList) })
  .meta({ id: 'PaymentListRequest' })

/** The same in answers. */
export const heldPayment = payment
  .extend({
    '@type': z.literal('Payment'),
    Amount: z.looseObject({
      value: z.number(),
      code: z.string(),
      minorUnit: z.int().optional(),
      currencySource: z
        .literal('Charged')
        .optional()
        .meta({ description: 'The amount was charged; absent: it is what the payment names.' }),
    }),
  })
  .meta({ id: 'HeldPayment' })

const paymentId = heldPayment.extend({ id: z.string(), Identifier: identifier })

export const paymentResponse = answerSchema('PaymentResponse', { Payment: paymentId })

export const paymentListResponse = answerSchema('PaymentListResponse', { PaymentID: z.array(paymentId) })

/** A payment for offers. */
export const readPayment = (sent: z.output<typeof payment>): PaymentRequest => ({
  id: sent.Identifier?.value,
  ref: sent.id ?? sent.PaymentRef,
  amount: sent.Amount.value,
  currency: sent.Amount.code,
  formOfPayment: sent.FormOfPaymentIdentifier && namesOf(sent.FormOfPaymentIdentifier),
  offers: sent.OfferIdentifier?.map(namesOf),
  travelers: (sent.TravelerIdentifierRef ?? []).map(namesOf),
})

export const toPaymentAnswer = (
  payment: Payment,
  workbench: OpenWorkbench,
): z.input<typeof paymentResponse> => ({
  PaymentResponse: { Payment: toPayment(payment, workbench), Identifier: toIdentifier(payment.id) },
})

const toCurrencyAmount = (amount: Money) => ({
  code: amount.currency,
  minorUnit: decimalsOf(amount.currency),
  value: toDecimal(amount),
})

type PaidFor = Pick<OpenWorkbench, 'formsOfPayment' | 'offers' | 'ancillaries' | 'travelers'>

/**
 * What went back to a payment: one more payment, of a negative amount. Its `PaymentRef` is that of the payment which it
 * takes back.
 */
export function toGivenBack(
  { id, ref, payment, travelerRef, offerRef, amount }: GivenBack,
  held: PaidFor,
): ReturnType<typeof toPayment> {
  const offer = payableOffers(held).find((one) => one.ref === offerRef)
  const traveler = held.travelers.find((one) => one.ref === travelerRef)
  const { minor, currency } = amount
  const travelerIds = traveler ? [traveler.id] : []
  const offerIds = offer ? [offer.id] : []
  return {
    ...toPayment({ ...payment, id, ref, amount: { minor: -minor, currency }, offerIds, travelerIds }, held),
    PaymentRef: payment.ref,
  }
}

export const toPayment = (
  { id, ref, amount, formOfPaymentId, offerIds, travelerIds = [], settled }: Payment,
  { formsOfPayment, travelers, ...held }: PaidFor,
) => {
  const formOfPayment = formsOfPayment.find((held) => held.id === formOfPaymentId)
  const paidOffers = payableOffers(held).filter((offer) => offerIds.includes(offer.id))
  const paidFor = travelers.filter((traveler) => travelerIds.includes(traveler.id))
  return {
    '@type': 'Payment' as const,
    id: ref,
    PaymentRef: ref,
    Identifier: toIdentifier(id),
    Amount: { ...toCurrencyAmount(amount), ...(settled && { currencySource: 'Charged' as const }) },
    ...(formOfPayment && {
      FormOfPaymentIdentifier: {
        id: formOfPayment.ref,
        FormOfPaymentRef: formOfPayment.ref,
        Identifier: toIdentifier(formOfPayment.id),
      },
    }),
    ...(paidOffers.length > 0 && {
      OfferIdentifier: paidOffers.map((offer) => ({
        id: offer.ref,
        offerRef: offer.ref,
        Identifier: toIdentifier(offer.id),
      })),
    }),
    ...(paidFor.length > 0 && {
      TravelerIdentifierRef: paidFor.map((one) => ({
        id: one.ref,
        value: one.id,
        passengerTypeCode: one.ptc,
      })),
    }),
  }
}
