import * as z from 'zod'
import { amount, commission } from '../../pricing/wire/price.ts'

const emdDescription = z
  .looseObject({
    code: z.string().optional().meta({ description: 'Reason for issuance code (RFIC).' }),
    subCode: z.string().optional().meta({ description: 'Sub code (RFISC).' }),
    codeContext: z.string().optional(),
    value: z.string(),
  })
  .meta({ id: 'EMDDescription' })

/** A document in a receipt. */
export const issuedDocument = z
  .looseObject({
    '@type': z.enum([
      'DocumentTicket',
      'DocumentTicketVoid',
      'DocumentTicketRefund',
      'DocumentTicketExchange',
      'DocumentTicketRetained',
      'DocumentEMD',
      'DocumentEMDVoid',
      'DocumentEMDRefund',
      'DocumentMCO',
      'DocumentForfeit',
    ]),
    Number: z
      .string()
      .optional()
      .meta({ description: 'Ticket or EMD number, 13 digits. Absent: the supplier is ticketless.' }),
    ControlNumber: z.string().optional(),
    TravelerIdentifierRef: z.looseObject({
      id: z.string(),
      value: z.string(),
      passengerTypeCode: z.string(),
    }),
    IssuingPCC: z.string().optional(),
    IssuingIATA: z.string().optional(),
    IssuingCity: z.string().optional(),
    Amount: amount,
    EMDDescription: emdDescription.optional(),
    VoidInd: z.boolean().optional(),
    exchangeInd: z.boolean().optional(),
    forfeitInd: z.boolean().optional(),
    ValueRetainedInd: z.boolean().optional(),
    refundGuaranteedInd: z.boolean().optional(),
    partialRefundInd: z.boolean().optional(),
    agencySettlementNotReportedInd: z.boolean().optional(),
    WaiverCode: z.looseObject({ value: z.string() }).optional(),
    Commission: commission.optional(),
  })
  .meta({ id: 'Document', description: 'A ticket, an EMD, or what became of it.' })
