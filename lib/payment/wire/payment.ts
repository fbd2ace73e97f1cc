import * as z from 'zod'
import { payableOffers } from '../../ancillary/workbench-ancillaries.ts'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import type { Reference } from '../../contract/reference.ts'
import { findNamed, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { decimalsOf, fromDecimal, toDecimal } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { otherSegmentsOf } from '../../workbench/non-priced-segments.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { Payment } from '../payment.ts'
import type { PaymentToAdd } from '../workbench-payments.ts'

/** A payment that may leave the offer out where there is only one. */
export const payment = z.looseObject({
  '@type': z.string().optional(),
  id: z.string().optional(),
  PaymentRef: z.string().optional(),
  Identifier: identifier.partial().optional(),
  Amount: z.looseObject({ value: z.number().min(0), code: code(z.string().regex(/^[A-Z]{3}$/)).optional() }),
  FormOfPaymentIdentifier: reference,
  OfferIdentifier: z.array(reference).optional().meta({ description: 'None: the only offer.' }),
  TravelerIdentifierRef: z
    .array(reference.extend({ value: z.string().optional() }))
    .optional()
    .meta({ description: 'For whom; nobody named: for every traveler.' }),
})

export const paymentRequest = payment
  .extend({ OfferIdentifier: z.array(reference).min(1) })
  .meta({ id: 'Payment', description: 'Applies a form of payment to offers.' })

export const paymentListRequest = z
  .looseObject({ Payment: z.array(paymentRequest).min(1).max(counts.paymentsPerList) })
  .meta({ id: 'PaymentListRequest' })

const paymentId = z.looseObject({ '@type': z.literal('Payment'), id: z.string(), Identifier: identifier })

export const paymentResponse = answerSchema('PaymentResponse', { Payment: paymentId })

export const paymentListResponse = answerSchema('PaymentListResponse', { PaymentID: z.array(paymentId) })

/**
 * A payment for offers of this workbench; without an offer it is for the only one there is.
 *
 * @throws Refusal `formOfPaymentUnknown`, `offerUnknown`, `travelerUnknown`; `passiveNotPaid` an offer that
 *   was booked elsewhere
 */
export function readPayment(sent: z.output<typeof payment>, workbench: OpenWorkbench): PaymentToAdd {
  const formOfPayment = findNamed(workbench.formsOfPayment, sent.FormOfPaymentIdentifier)
  if (!formOfPayment) throw new Refusal('formOfPaymentUnknown')
  const offers = sent.OfferIdentifier?.map((named) => findOffer(named, workbench)) ?? onlyOffer(workbench)
  if (offers.length === 0 || offers.some((offer) => !offer)) throw new Refusal('offerUnknown')
  return {
    id: sent.Identifier?.value,
    ref: sent.id ?? sent.PaymentRef,
    amount: fromDecimal(sent.Amount.value, sent.Amount.code ?? (offers[0] ? currencyOf(offers[0]) : '')),
    formOfPaymentId: formOfPayment.id,
    offerIds: offers.flatMap((offer) => offer?.id ?? []),
    travelerIds: (sent.TravelerIdentifierRef ?? []).map((named) => travelerIdOf(named, workbench)),
  }
}

/** @throws Refusal `passiveNotPaid` */
function findOffer(
  named: Reference,
  workbench: OpenWorkbench,
): ReturnType<typeof payableOffers>[number] | undefined {
  const found = findNamed(payableOffers(workbench), named)
  const passive = found ? undefined : findNamed(otherSegmentsOf(workbench).passives, named)
  if (passive) throw new Refusal('passiveNotPaid', { offer: passive.ref })
  return found
}

function travelerIdOf(
  named: Reference & { readonly value?: string | undefined },
  { travelers }: OpenWorkbench,
): string {
  const traveler = findNamed(travelers, { ...named, Identifier: named.Identifier ?? { value: named.value } })
  if (!traveler) throw new Refusal('travelerUnknown')
  return traveler.id
}

type Payable = ReturnType<typeof payableOffers>[number]

const currencyOf = (offer: Payable): string =>
  ('itinerary' in offer ? offer.itinerary.price : offer.price).currency

function onlyOffer(workbench: OpenWorkbench): readonly Payable[] {
  const all = payableOffers(workbench)
  return all.length === 1 ? all : []
}

export const toPaymentAnswer = (
  payment: Payment,
  workbench: OpenWorkbench,
): z.input<typeof paymentResponse> => ({
  PaymentResponse: { Payment: toPayment(payment, workbench), Identifier: toIdentifier(payment.id) },
})

export const toPayment = (
  { id, ref, amount, formOfPaymentId, offerIds, travelerIds = [] }: Payment,
  {
    formsOfPayment,
    travelers,
    ...held
  }: Pick<OpenWorkbench, 'formsOfPayment' | 'offers' | 'ancillaries' | 'travelers'>,
) => {
  const formOfPayment = formsOfPayment.find((held) => held.id === formOfPaymentId)
  const paidFor = travelers.filter((traveler) => travelerIds.includes(traveler.id))
  return {
    '@type': 'Payment' as const,
    id: ref,
    PaymentRef: ref,
    Identifier: toIdentifier(id),
    Amount: { code: amount.currency, minorUnit: decimalsOf(amount.currency), value: toDecimal(amount) },
    ...(formOfPayment && {
      FormOfPaymentIdentifier: {
        id: formOfPayment.ref,
        FormOfPaymentRef: formOfPayment.ref,
        Identifier: toIdentifier(formOfPayment.id),
      },
    }),
    OfferIdentifier: payableOffers(held)
      .filter((offer) => offerIds.includes(offer.id))
      .map((offer) => ({ id: offer.ref, offerRef: offer.ref, Identifier: toIdentifier(offer.id) })),
    ...(paidFor.length > 0 && {
      TravelerIdentifierRef: paidFor.map((one) => ({
        id: one.ref,
        value: one.id,
        passengerTypeCode: one.ptc,
      })),
    }),
  }
}
