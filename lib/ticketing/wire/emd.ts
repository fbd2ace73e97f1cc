import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { answerSchema, identifier, toIdentifier, toResult } from '../../contract/envelope.ts'
import { toDecimal } from '../../kernel/money.ts'
import { toCurrencyCode } from '../../pricing/wire/price.ts'
import type { Emd, EmdCoupon } from '../document.ts'
import {
  settlementCodeOf,
  toAgencyInfo,
  toDocumentName,
  toDocumentPayment,
  toEmdAmount,
  toEmdDescription,
} from './document.ts'

const emdSchema = z
  .looseObject({
    '@type': z.literal('EMDSummary'),
    Identifier: identifier.optional(),
    EMDSegment: z.array(
      z.looseObject({ sequence: z.int(), Status: z.enum(['Open', 'Used', 'Void', 'Refund']) }),
    ),
  })
  .meta({ id: 'EMD', description: 'An electronic miscellaneous document with its coupons.' })

export const emdListResponse = answerSchema('EMDListResponse', { EMDID: z.array(emdSchema).optional() })

export const updateEmdRequest = z
  .looseObject({
    '@type': z.string().optional(),
    status: z
      .enum(['Void', 'Voided', 'Refund'])
      .optional()
      .meta({ description: 'Void, which is also the default, or Refund.' }),
    agencyCode: z.string().optional(),
    dateOfIssue: z.string().optional(),
  })
  .meta({ id: 'EMDQueryUpdateEMD' })

export const wantsRefund = ({ status }: z.output<typeof updateEmdRequest>): boolean => status === 'Refund'

/** @param emd undefined: the void is still in progress; the client repeats the request to get its outcome */
export const toEmdAnswer = (emd: Emd | undefined): z.input<typeof emdListResponse> => ({
  EMDListResponse: emd ? { EMDID: [toEmd(emd)] } : { Result: toResult('Incomplete') },
})

function toEmd(emd: Emd): z.input<typeof emdSchema> {
  const { '@type': _, ...total } = toEmdAmount(emd)
  const [payment] = emd.payments
  const settlementCode = settlementCodeOf(emd)
  return {
    '@type': 'EMDSummary',
    id: 'emd_1',
    EMDRef: 'emd_1',
    ...(emd.number !== undefined && { Identifier: toIdentifier(emd.number) }),
    PersonName: toDocumentName(emd),
    ReservationLocator: [{ supplierCode: dialect.recordSource, value: emd.locator }],
    AgencyInfo: toAgencyInfo(emd),
    ...(emd.endorsements.length > 0 && { Restrictions: [...emd.endorsements] }),
    ...(settlementCode !== undefined && { ESAC: settlementCode }),
    EMDSegment: emd.coupons.map((coupon) => toEmdSegment(coupon, emd.currency)),
    TotalAmount: total,
    ...(payment && { FormOfPayment: toDocumentPayment(payment) }),
    ...(emd.associatedTicket?.number !== undefined && {
      AssociatedTicketNumber: { value: emd.associatedTicket.number },
    }),
  }
}

const toEmdSegment = (coupon: EmdCoupon, currency: string) => ({
  '@type': 'EMDSegment' as const,
  sequence: coupon.number,
  quantity: coupon.quantity,
  EMDDescription: toEmdDescription(coupon),
  Amount: {
    CurrencyCode: toCurrencyCode(currency),
    Total: toDecimal({ minor: coupon.amountMinor, currency }),
  },
  Status: coupon.status === 'OpenForUse' ? ('Open' as const) : coupon.status,
  ...(coupon.serviceDate !== undefined && { DateOfService: coupon.serviceDate }),
  PresentTo: coupon.presentTo,
  PresentAt: coupon.presentAt,
})
