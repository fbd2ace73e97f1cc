import * as z from 'zod'
import { noticeOf } from '../../commit/wire/commit.ts'
import { answerSchema, toIdentifier, toResult } from '../../contract/envelope.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import type { Emd, TravelDocument } from '../document.ts'
import { isLive, isVoid } from '../document.ts'
import { compactNumber } from '../document-names.ts'
import { settlementCodeOf } from './document.ts'

export const updateTicketRequest = z
  .looseObject({
    '@type': z.string().optional(),
    status: z.enum(['Voided', 'Void']).optional().meta({ description: 'VOIDED, which is also the default.' }),
  })
  .meta({ id: 'TicketQueryUpdateTicket' })

export const ticketIdResponse = answerSchema('TicketIdResponse', {
  SettlementAuthorizationCode: z.string().optional(),
})

/** A warning for each EMD that is still open, with its number if it has one. */
export const openEmdNotices = (emds: readonly Emd[]): RefusalNotice[] =>
  emds.map(({ number }) => ({
    code: 'emdStillOpen',
    details: { ...(number !== undefined && { number }) },
  }))

/**
 * @param ticket undefined: the void is still in progress; the client repeats the request to get its outcome
 * @param openEmds associated with the ticket: each gets a warning
 */
export const toTicketIdAnswer = (
  ticket: TravelDocument | undefined,
  openEmds: readonly Emd[],
): z.input<typeof ticketIdResponse> => {
  if (!ticket) return { TicketIdResponse: { Result: toResult('Incomplete') } }
  const code = settlementCodeOf(ticket)
  const warnings = openEmdNotices(openEmds).map(noticeOf)
  return {
    TicketIdResponse: {
      Result: toResult('Complete', { warnings }),
      ...(code !== undefined && { SettlementAuthorizationCode: code }),
    },
  }
}

const types = ['Ticket', 'EMD', 'MCO'] as const
type DocumentType = (typeof types)[number]

const locator = z.union([z.string().min(1), z.looseObject({ value: z.string().min(1) })])

export const voidRequest = z
  .looseObject({
    '@type': z.string().optional(),
    locator,
    documentVoid: z
      .array(
        z.looseObject({
          documentType: z.enum(['Ticket', 'EMD', 'MCO']),
          number: z
            .array(z.string())
            .max(99)
            .optional()
            .meta({ description: 'None: all documents of the type.' }),
        }),
      )
      .min(1)
      .max(99),
  })
  .meta({ id: 'DocumentVoidRequest', description: 'Documents of one reservation.' })

export interface DocumentsToVoid {
  readonly type: DocumentType
  /** Empty: all of the type. */
  readonly numbers: readonly string[]
}

export const readVoidRequest = ({ locator: name, documentVoid }: z.output<typeof voidRequest>) => ({
  locator: typeof name === 'string' ? name : name.value,
  wanted: documentVoid.map(
    ({ documentType, number = [] }): DocumentsToVoid => ({
      type: types.find((type) => type.toLowerCase() === documentType.toLowerCase()) ?? 'Ticket',
      numbers: number.map(compactNumber),
    }),
  ),
})

export const documentVoidListResponse = answerSchema('DocumentVoidListResponse', {
  documentStatus: z
    .array(
      z.looseObject({
        documentType: z.string(),
        number: z.string().optional(),
        status: z.literal('VOID'),
      }),
    )
    .optional(),
})

export interface VoidReport {
  readonly transactionId: string
  readonly voided: readonly TravelDocument[]
  readonly problems: readonly RefusalNotice[]
  readonly warnings: readonly RefusalNotice[]
  /** Some are neither void nor refused yet. */
  readonly isPending: boolean
}

/** The outcome of each document; refused ones are among the errors with their number. */
export function toVoidAnswer({
  transactionId,
  voided,
  problems,
  warnings,
  isPending,
}: VoidReport): z.input<typeof documentVoidListResponse> {
  const status =
    problems.length === 0 && !isPending
      ? 'Complete'
      : voided.length > 0 || isPending
        ? 'Incomplete'
        : 'Not Processed'
  return {
    DocumentVoidListResponse: {
      Result: toResult(status, { errors: problems.map(noticeOf), warnings: warnings.map(noticeOf) }),
      Identifier: toIdentifier(transactionId),
      ...(voided.length > 0 && {
        documentStatus: voided.map(({ kind, number }) => ({
          documentType: kind,
          ...(number !== undefined && { number }),
          status: 'VOID' as const,
        })),
      }),
    },
  }
}

/** The documents of a type selected by "all": those not void yet, or all when every one is void. */
export function documentsOfType(
  documents: readonly TravelDocument[],
  type: DocumentType,
): readonly TravelDocument[] {
  const ofType = documents.filter(({ kind }) => kind === type)
  const live = ofType.filter((document) => isLive(document) && !isVoid(document))
  return live.length > 0 ? live : ofType
}
