import * as z from 'zod'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import type { CardReference, FormOfPayment, FormOfPaymentKind, FormOfPaymentToAdd } from '../payment.ts'
import { formOfPaymentKinds } from '../payment.ts'

/** The masked form of a card number. */
const cardNumber = z.looseObject({
  '@type': z.string().optional(),
  PlainText: z
    .string()
    .optional()
    .meta({ description: 'In requests only: stored encrypted, never returned.' }),
  token: z.string().optional(),
  mask: z.string().optional(),
  seriesCodeInd: z
    .boolean()
    .optional()
    .meta({ description: 'Set by the service: the vault holds a security code.' }),
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

type SubtypeName = `FormOfPayment${FormOfPaymentKind}`

const kinds = Object.keys(formOfPaymentKinds) as FormOfPaymentKind[]
const subtypes = kinds.map((kind): SubtypeName => `FormOfPayment${kind}`)
const kindOf = (subtype: SubtypeName): FormOfPaymentKind =>
  subtype.replace(/^FormOfPayment/, '') as FormOfPaymentKind

export const formOfPaymentWrappers: readonly string[] = [...subtypes, 'FormOfPayment']

export const formOfPaymentRequest = z
  .looseObject({
    '@type': z.enum(subtypes),
    ...members,
    PaymentCard: paymentCard.optional(),
    inhibitPaymentCardAuthorizationInd: z
      .boolean()
      .optional()
      .meta({ description: 'A non-standard card; GDS only.' }),
    InvoiceNumber: z.string().optional(),
    accountNumber: z.string().optional().meta({ description: 'Of FormOfPaymentBSP.' }),
    agencyId: z.string().optional().meta({ description: 'Of FormOfPaymentAgencyAccount.' }),
    AccountID: z.string().optional().meta({ description: 'Of FormOfPaymentVirtualPaymentAccount.' }),
    DocumentNumber: z.looseObject({ value: z.string() }).optional(),
    WaiverCode: z.looseObject({ value: z.string() }).optional(),
  })
  .meta({ id: 'FormOfPayment', description: 'Cash, a payment card, or another kind, by its type.' })

export const formOfPaymentListRequest = z
  .looseObject({ FormOfPayment: z.array(formOfPaymentRequest).min(1).max(counts.formsOfPaymentPerList) })
  .meta({ id: 'FormOfPaymentListRequest' })

const formOfPaymentId = z.looseObject({
  '@type': z.string(),
  id: z.string(),
  FormOfPaymentRef: z.string(),
  Identifier: identifier,
})

export const formOfPaymentResponse = answerSchema('FormOfPaymentResponse', { FormOfPayment: formOfPaymentId })

export const formOfPaymentListResponse = answerSchema('FormOfPaymentListResponse', {
  FormOfPaymentID: z.array(formOfPaymentId),
})

export function readFormOfPayment(sent: z.output<typeof formOfPaymentRequest>): FormOfPaymentToAdd {
  const { '@type': type, id, FormOfPaymentRef, Identifier, PaymentCard, ...rest } = sent
  const number = readNumber(rest)
  const read = {
    id: Identifier?.value,
    ref: id ?? FormOfPaymentRef,
    kind: kindOf(type),
    ...(number !== undefined && { number }),
  }
  if (read.kind !== 'PaymentCard' || !PaymentCard) return { ...read, wire: rest }
  const { CardNumber, SeriesCode: _code, ...said } = PaymentCard
  const card = readCard(PaymentCard, rest.inhibitPaymentCardAuthorizationInd ?? false)
  return {
    ...read,
    card,
    wire: {
      ...rest,
      PaymentCard: {
        '@type': 'PaymentCard',
        ...said,
        ...(card.expireDate !== undefined && { expireDate: card.expireDate }),
        ...(CardNumber?.mask !== undefined && {
          CardNumber: { '@type': 'CardNumber', mask: CardNumber.mask },
        }),
      },
    },
  }
}

type Sent = z.output<typeof formOfPaymentRequest>

const readNumber = ({
  InvoiceNumber,
  accountNumber,
  agencyId,
  AccountID,
  DocumentNumber,
  WaiverCode,
}: Partial<Sent>): string | undefined =>
  DocumentNumber?.value ?? WaiverCode?.value ?? InvoiceNumber ?? accountNumber ?? agencyId ?? AccountID

function readCard(card: z.output<typeof paymentCard>, nonStandard: boolean): CardReference {
  const { CardNumber, CardCode, expireDate, approvalCode } = card
  const expires = expireDate === undefined ? undefined : readExpiry(expireDate)
  return {
    mask: CardNumber?.mask ?? '',
    ...(CardNumber?.token !== undefined && { token: CardNumber.token }),
    ...(CardCode !== undefined && { cardCode: CardCode }),
    ...(expires !== undefined && { expireDate: expires }),
    ...(approvalCode !== undefined && { approvalCode }),
    ...(CardNumber?.seriesCodeInd && { hasCode: true }),
    ...(nonStandard && { nonStandard: true }),
  }
}

/** MMYY; some clients send YYYY-MM, MM/YY or MM/YYYY. */
function readExpiry(text: string): string {
  const [, ofYearFirst, monthLast] = /^\d{2}(\d{2})-(\d{2})/.exec(text) ?? []
  if (ofYearFirst !== undefined) return `${monthLast}${ofYearFirst}`
  return text.replace(/\D/g, '').replace(/^(\d{2})20(\d{2})$/, '$1$2')
}

export const toFormOfPaymentId = ({ id, ref, kind }: FormOfPayment) => ({
  '@type': `FormOfPayment${kind}`,
  id: ref,
  FormOfPaymentRef: ref,
  Identifier: toIdentifier(id),
})

/** The envelope's identifier repeats the form of payment's: one client reads it there. */
export const toFormOfPaymentAnswer = (
  formOfPayment: FormOfPayment,
): z.input<typeof formOfPaymentResponse> => ({
  FormOfPaymentResponse: {
    FormOfPayment: toFormOfPaymentId(formOfPayment),
    Identifier: toIdentifier(formOfPayment.id),
  },
})

export const toFormOfPayment = (formOfPayment: FormOfPayment) => ({
  ...toFormOfPaymentId(formOfPayment),
  ...formOfPayment.wire,
})
