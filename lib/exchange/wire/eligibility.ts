import * as z from 'zod'
import type { Trace } from '../../contract/envelope.ts'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { penalties, toPenaltyAmount } from '../../pricing/wire/terms.ts'
import type { Eligibility, FeeRange } from '../eligibility.ts'

const extent = z.enum(['All', 'Some', 'None'])

export const eligibilityResponse = answerSchema('TicketChangeEligibilityListResponse', {
  TicketChangeEligibility: z
    .array(
      z.looseObject({
        '@type': z.literal('TicketChangeEligibility'),
        Identifier: identifier.meta({ description: 'Number of the ticket.' }),
        exchangeable: extent,
        refundable: extent,
        PassengerTypeCode: z.string(),
        automationNotSupportedInd: z
          .boolean()
          .optional()
          .meta({ description: 'A fee is not known: ask the carrier.' }),
        Penalties: penalties.meta({
          description: 'Of changes and of refunds first the highest fee, then the lowest.',
        }),
      }),
    )
    .optional(),
})

/** What tickets permit. The trace is always there: clients rely on it. */
export const toEligibilityAnswer = (
  eligibilities: readonly Eligibility[],
  { traceId, transactionId }: Trace,
): z.input<typeof eligibilityResponse> => ({
  TicketChangeEligibilityListResponse: {
    traceId: traceId ?? transactionId,
    TicketChangeEligibility: eligibilities.map((eligibility) => {
      const { number, ptc, exchangeable, refundable, change, refund, currency } = eligibility
      const isUnknown = change.kind === 'unknown' || refund.kind === 'unknown'
      return {
        '@type': 'TicketChangeEligibility' as const,
        Identifier: toIdentifier(number),
        exchangeable,
        refundable,
        PassengerTypeCode: ptc,
        ...(isUnknown && { automationNotSupportedInd: true }),
        Penalties: {
          '@type': 'Penalties' as const,
          PassengerTypeCodes: [ptc],
          Change: toRange('Change', change, currency),
          Cancel: toRange('Cancel', refund, currency),
        },
      }
    }),
  },
})

function toRange(kind: 'Change' | 'Cancel', range: FeeRange, currency: string) {
  const penaltyTypes = ['Anytime']
  if (range.kind === 'notPermitted')
    return [{ '@type': `${kind}NotPermitted`, NotPermittedInd: true, penaltyTypes }]
  if (range.kind === 'unknown')
    return [{ '@type': `${kind}Indeterminate`, IndeterminateInd: true, penaltyTypes }]
  const toFee = (penaltyType: 'Maximum' | 'Minimum', minor: number) => ({
    '@type': `${kind}Permitted`,
    penaltyTypes: [penaltyType],
    PenaltyAppliesTo: 'PerTicket' as const,
    Penalty: [toPenaltyAmount({ minor, currency })],
  })
  return [toFee('Maximum', range.maximumMinor), toFee('Minimum', range.minimumMinor)]
}
