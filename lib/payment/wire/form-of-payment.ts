import * as z from 'zod'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { counts } from '../../kernel/limits.ts'
import { isObject, objectIn } from '../../workbench/wire/sent.ts'
import type { FormOfPayment, FormOfPaymentKind, FormOfPaymentToAdd } from '../payment.ts'
import { formOfPaymentKinds } from '../payment.ts'
import { paymentCard, readCard, shownCard } from './payment-card.ts'

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

/** Not loose, as `paymentCard` is not: codes of cards may stand beside the card. */
export const formOfPaymentRequest = z
  .object({
    '@type': z.enum(subtypes),
    ...members,
    PaymentCard: paymentCard.optional(),
    inhibitPaymentCardAuthorizationInd: z
      .boolean()
      .optional()
      .meta({ description: 'A non-standard card; GDS only.' }),
    ExtendedPayment: z
      .object({
        '@type': z.string().optional(),
        NumberOfInstallments: z.int().optional(),
        FirstInstallment: z.number().optional(),
        RemainingAmount: z.number().optional(),
        OTATOCode: z.string().optional(),
      })
      .optional()
      .meta({ description: 'Instalments; stored only.' }),
    InvoiceNumber: z.string().optional(),
    accountNumber: z.string().optional().meta({ description: 'Of FormOfPaymentBSP.' }),
    agencyId: z.string().optional().meta({ description: 'Of FormOfPaymentAgencyAccount.' }),
    AccountID: z.string().optional().meta({ description: 'Of FormOfPaymentVirtualPaymentAccount.' }),
    Supplier: z.string().optional(),
    PaymentComment: z.string().optional(),
    IncidentalCharges: z.array(z.string()).optional(),
    MaximumChargeableAmount: z
      .array(z.object({ '@type': z.string().optional(), value: z.number(), code: z.string().optional() }))
      .optional(),
    DocumentNumber: z
      .object({
        value: z.string(),
        documentIssuer: z.string().optional(),
        documentType: z.string().optional(),
      })
      .optional(),
    WaiverCode: z
      .object({ value: z.string(), reasonCode: z.union([z.int(), z.string()]).optional() })
      .optional(),
    forfeitInd: z.boolean().optional(),
    cashInd: z.boolean().optional(),
    agentNonRefundableInd: z.boolean().optional(),
    reservationFOPInd: z.boolean().optional(),
    FreeText: z.string().optional(),
  })
  .meta({ id: 'FormOfPayment', description: 'Cash, a payment card, or another kind, by its type.' })

export const formOfPaymentListRequest = z
  .looseObject({ FormOfPayment: z.array(formOfPaymentRequest).min(1).max(counts.formsOfPaymentPerList) })
  .meta({ id: 'FormOfPaymentListRequest' })

/** The same in answers: of a card the masked number and no security code. */
export const heldFormOfPayment = formOfPaymentRequest
  .extend({ '@type': z.string(), id: z.string(), FormOfPaymentRef: z.string(), Identifier: identifier })
  .meta({ id: 'HeldFormOfPayment' })

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
  const card = readCard(PaymentCard, rest.inhibitPaymentCardAuthorizationInd ?? false)
  return { ...read, card, wire: { ...rest, PaymentCard: shownCard(PaymentCard, card) } }
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

export const toFormOfPaymentId = ({ id, ref, kind }: FormOfPayment) => ({
  '@type': `FormOfPayment${kind}`,
  id: ref,
  FormOfPaymentRef: ref,
  Identifier: toIdentifier(id),
})

/**
 * Tokens of the vault in the forms of payment of a parsed request, wherever the interface has them: the body itself,
 * a list in it, a list in the reservation to build.
 */
export function cardTokensIn(body: unknown): string[] {
  if (!isObject(body)) return []
  const forms = [body, body.FormOfPayment, objectIn(body, 'ReservationBuild').FormOfPayment].flat()
  return forms.filter(isObject).flatMap((form) => {
    const { '@type': type = 'FormOfPaymentPaymentCard' } = form
    const token = objectIn(objectIn(form, 'PaymentCard'), 'CardNumber').token
    return type === 'FormOfPaymentPaymentCard' && typeof token === 'string' ? [token] : []
  })
}

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
