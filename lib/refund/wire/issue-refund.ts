import * as z from 'zod'
import { noticeOf } from '../../commit/wire/commit.ts'
import { toResult } from '../../contract/envelope.ts'
import { nameOf, namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { findByNames } from '../../kernel/named.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Reservation } from '../../reservation/reservation.ts'
import { receiptsOf } from '../../reservation/reservation.ts'
import { type receiptListResponse, toReceipts } from '../../reservation/wire/receipt.ts'
import type { TravelDocument } from '../../ticketing/document.ts'
import type { ListedRefund, RefundQuoteList } from '../quoted-refund.ts'

export const issueRefundRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildFromOfferList: z.looseObject({
      OfferListIdentifier: z.union([z.string(), reference]),
      OfferIdentifier: z
        .array(reference)
        .max(counts.documentsPerRefund)
        .optional()
        .meta({ description: 'None: all offers of the quote.' }),
    }),
    ReceivedFrom: z.union([z.string(), z.looseObject({ value: z.string().optional() })]).optional(),
    agencySettlementNotReportedInd: z.boolean().optional(),
  })
  .meta({ id: 'ReceiptQueryDocumentRefundFromOfferList', description: 'Refunds of a document refund quote.' })

export const issueRefundQuery = z.object({
  agencySettlementNotReportedInd: z
    .string()
    .optional()
    .meta({ description: 'true: the refund is not reported to the settlement plan.' }),
})

export interface RefundSelection {
  readonly listId: string
  /** @throws Refusal `offerOrProductUnknown` */
  readonly chooseFrom: (list: RefundQuoteList) => readonly ListedRefund[]
  readonly receivedFrom?: string
  readonly isNotReported: boolean
}

export function readRefundSelection(
  { BuildFromOfferList, ReceivedFrom, agencySettlementNotReportedInd }: z.output<typeof issueRefundRequest>,
  query: z.output<typeof issueRefundQuery>,
): RefundSelection {
  const { OfferListIdentifier: name, OfferIdentifier = [] } = BuildFromOfferList
  const receivedFrom = typeof ReceivedFrom === 'string' ? ReceivedFrom : ReceivedFrom?.value
  return {
    listId: typeof name === 'string' ? name : nameOf(name),
    chooseFrom: ({ refunds }) => {
      if (OfferIdentifier.length === 0) return refunds
      const chosen = OfferIdentifier.map((given) => findByNames(refunds, namesOf(given)))
      return [...new Set(chosen.map((refund) => refund ?? unknownOffer()))]
    },
    ...(receivedFrom && { receivedFrom }),
    isNotReported: agencySettlementNotReportedInd ?? query.agencySettlementNotReportedInd === 'true',
  }
}

function unknownOffer(): never {
  throw new Refusal('offerOrProductUnknown')
}

export interface RefundReport {
  readonly reservation: Reservation
  readonly documents: readonly TravelDocument[]
  readonly commitId: string
  readonly problems: readonly RefusalNotice[]
  readonly warnings: readonly RefusalNotice[]
  readonly isPending: boolean
}

/** The receipt of the refunds; what was refused is among the errors with its number. */
export function toRefundAnswer({
  reservation,
  documents,
  commitId,
  problems,
  warnings,
  isPending,
}: RefundReport): z.input<typeof receiptListResponse> {
  const receipts = receiptsOf(reservation, commitId)
  const status =
    problems.length === 0 && !isPending
      ? 'Complete'
      : receipts.length > 0 || isPending
        ? 'Incomplete'
        : 'Not Processed'
  return {
    ReceiptListResponse: {
      ReceiptID: toReceipts({ ...reservation, receipts }, documents),
      Result: toResult(status, { errors: problems.map(noticeOf), warnings: warnings.map(noticeOf) }),
    },
  }
}
