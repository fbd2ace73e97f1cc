import * as z from 'zod'
import type { AirOffer } from '../../domain/air-offer.ts'
import type { CommitFlags } from '../../domain/commit.ts'
import { priceTotals } from '../../domain/fare.ts'
import { toDecimal } from '../../domain/money.ts'
import type { RefusalNotice } from '../../domain/notice.ts'
import { Refusal } from '../../domain/refusals.ts'
import { refusalNotice, toIdentifier, toResult } from './envelope.ts'
import { toCurrencyCode } from './price.ts'
import type { ReservationAnswer } from './reservation.ts'
import { toReservationOffer } from './reservation.ts'

export const commitRequest = z
  .looseObject({
    '@type': z.string().optional(),
    enableTwoStepCommitInd: z.boolean().optional(),
    errorWhenOfferPriceChangesInd: z.boolean().optional(),
    ReceivedFrom: z.string().optional(),
  })
  .meta({ id: 'ReservationQueryCommitReservation' })

export const commitQuery = z.object({
  Issuance: z
    .string()
    .optional()
    .meta({ description: 'Ticket, BackOffice, All or Invoice; with a payment tickets are issued whatever it says.' }),
  DocumentValue: z.string().optional(),
  autoDeleteDate: z.string().optional(),
  payLaterInd: z.string().optional(),
})

/** Source: booking sheet 8. */
export const readCommitFlags = (body: z.output<typeof commitRequest>, query: z.output<typeof commitQuery>): CommitFlags => ({
  twoStep: body.enableTwoStepCommitInd ?? false,
  refusePriceChange: body.errorWhenOfferPriceChangesInd ?? false,
  ticketWanted: query.Issuance === 'Ticket',
  ...(body.ReceivedFrom !== undefined && { receivedFrom: body.ReceivedFrom }),
})

export const noticeOf = ({ code, details }: RefusalNotice) => refusalNotice(new Refusal(code, details))

/** The answer with what went wrong although the reservation was made: booked, but not ticketed. */
export function withProblems(answer: ReservationAnswer, problems: readonly RefusalNotice[]): ReservationAnswer {
  if (problems.length === 0) return answer
  return {
    ReservationResponse: {
      ...answer.ReservationResponse,
      reservationStatus: 'Partial',
      Result: toResult('Incomplete', { errors: problems.map(noticeOf) }),
    },
  }
}

/** The commit is still at work; the same request asks again. */
export const toPendingAnswer = (workbenchId: string): ReservationAnswer => ({
  ReservationResponse: {
    reservationStatus: 'Pending',
    Reservation: { '@type': 'Reservation', Identifier: toIdentifier(workbenchId) },
    Identifier: toIdentifier(workbenchId),
    Result: toResult('Incomplete'),
  },
})

/** A two-step commit that stopped: what changed, and the workbench still open. */
export const toNotProcessedAnswer = (
  workbenchId: string,
  offers: readonly { readonly before: AirOffer; readonly now: AirOffer }[],
  problems: readonly RefusalNotice[],
): ReservationAnswer => ({
  ReservationResponse: {
    reservationStatus: 'Pending',
    Reservation: { '@type': 'Reservation', Identifier: toIdentifier(workbenchId), Offer: offers.map(toModifiedOffer) },
    Identifier: toIdentifier(workbenchId),
    Result: toResult('Not Processed', { warnings: problems.map(noticeOf) }),
  },
})

function toModifiedOffer({ before, now }: { readonly before: AirOffer; readonly now: AirOffer }) {
  const { currency } = now.itinerary.price
  const [was, is] = [priceTotals(before.itinerary.price), priceTotals(now.itinerary.price)]
  const decimal = (minor: number) => toDecimal({ minor, currency })
  return {
    ...toReservationOffer(now),
    '@type': 'OfferModify' as const,
    priceUpdatedInd: was.totalMinor !== is.totalMinor,
    ModifyPrice: {
      '@type': 'PriceDetail' as const,
      CurrencyCode: toCurrencyCode(currency),
      Base: decimal(is.baseMinor - was.baseMinor),
      TotalTaxes: decimal(is.taxesMinor - was.taxesMinor),
      TotalFees: decimal(is.feesMinor - was.feesMinor),
      TotalPrice: decimal(is.totalMinor - was.totalMinor),
    },
  }
}
