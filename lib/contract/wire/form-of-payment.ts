import * as z from 'zod'
import type { CardReference, FormOfPayment } from '../../domain/payment.ts'
import type { FormOfPaymentToAdd } from '../../domain/workbench.ts'
import { code } from '../lenient.ts'
import { answerSchema, identifier, toIdentifier } from './envelope.ts'

/** What the vault leaves of a card number. */
const cardNumber = z.looseObject({
  '@type': z.string().optional(),
  PlainText: z.string().optional().meta({ description: 'In requests only: kept encrypted, never shown again.' }),
  token: z.string().optional(),
  mask: z.string().optional(),
})

const paymentCard = z
  .looseObject({
    '@type': z.string().optional(),
    CardType: z.string().optional(),
    CardCode: code(z.string()).optional(),
    CardHolderName: z.string().optional(),
    CardNumber: cardNumber.optional(),
    SeriesCode: z.looseObject({ PlainText: z.string().optional() }).optional(),
    expireDate: z.string().optional().meta({ description: 'MMYY' }),
    approvalCode: z.string().optional(),
  })
  .meta({ id: 'PaymentCard' })

const members = {
  id: z.string().optional(),
  FormOfPaymentRef: z.string().optional(),
  Identifier: identifier.partial().optional(),
}

export const formOfPaymentWrappers = ['FormOfPaymentCash', 'FormOfPaymentPaymentCard', 'FormOfPayment'] as const

export const formOfPaymentRequest = z
  .looseObject({
    '@type': z.enum(['FormOfPaymentCash', 'FormOfPaymentPaymentCard']),
    ...members,
    PaymentCard: paymentCard.optional(),
  })
  .meta({ id: 'FormOfPayment', description: 'Cash or a payment card.' })

export const formOfPaymentResponse = answerSchema('FormOfPaymentResponse', {
  FormOfPayment: z.looseObject({ '@type': z.string(), id: z.string(), FormOfPaymentRef: z.string(), Identifier: identifier }),
})

export function readFormOfPayment(sent: z.output<typeof formOfPaymentRequest>): FormOfPaymentToAdd {
  const { '@type': type, id, FormOfPaymentRef, Identifier, PaymentCard, ...rest } = sent
  const named = { id: Identifier?.value, ref: id ?? FormOfPaymentRef }
  if (type === 'FormOfPaymentCash' || !PaymentCard)
    return { ...named, kind: type === 'FormOfPaymentCash' ? 'Cash' : 'PaymentCard', wire: rest }
  const { CardNumber, SeriesCode: _code, ...card } = PaymentCard
  return {
    ...named,
    kind: 'PaymentCard',
    card: readCard(PaymentCard),
    wire: {
      ...rest,
      PaymentCard: {
        '@type': 'PaymentCard',
        ...card,
        ...(CardNumber?.mask !== undefined && { CardNumber: { '@type': 'CardNumber', mask: CardNumber.mask } }),
      },
    },
  }
}

function readCard({ CardNumber, CardCode, expireDate, approvalCode }: z.output<typeof paymentCard>): CardReference {
  const expires = expireDate === undefined ? undefined : readExpiry(expireDate)
  return {
    mask: CardNumber?.mask ?? '',
    ...(CardNumber?.token !== undefined && { token: CardNumber.token }),
    ...(CardCode !== undefined && { cardCode: CardCode }),
    ...(expires !== undefined && { expireDate: expires }),
    ...(approvalCode !== undefined && { approvalCode }),
  }
}

/** MMYY; some clients send YYYY-MM or MM/YY. */
function readExpiry(text: string): string {
  const long = /^(\d{2})(\d{2})-(\d{2})/.exec(text)
  return long ? `${long[3]}${long[2]}` : text.replace(/\D/g, '')
}

export const toFormOfPaymentId = ({ id, ref, kind }: FormOfPayment) => ({
  '@type': `FormOfPayment${kind}`,
  id: ref,
  FormOfPaymentRef: ref,
  Identifier: toIdentifier(id),
})

/** The envelope's identifier repeats the form of payment's: one client reads it there first. */
export const toFormOfPaymentAnswer = (formOfPayment: FormOfPayment): z.input<typeof formOfPaymentResponse> => ({
  FormOfPaymentResponse: { FormOfPayment: toFormOfPaymentId(formOfPayment), Identifier: toIdentifier(formOfPayment.id) },
})

export const toFormOfPayment = (formOfPayment: FormOfPayment) => ({ ...toFormOfPaymentId(formOfPayment), ...formOfPayment.wire })
