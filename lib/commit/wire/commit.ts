import * as z from 'zod'
import { isNoDate } from '../../contract/calendar-date.ts'
import { refusalNotice, toIdentifier, toResult } from '../../contract/envelope.ts'
import { isCalendarDate } from '../../kernel/instant.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { sameMoney } from '../../kernel/money.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { segmentsOf } from '../../pricing/fare.ts'
import type { ItineraryPrice } from '../../pricing/itinerary-price.ts'
import { priceTotals, totalOf } from '../../pricing/itinerary-price.ts'
import { toOfferIdentifier } from '../../pricing/wire/offer.ts'
import { toTotals } from '../../pricing/wire/price.ts'
import { notification } from '../../queue/wire/queue-number.ts'
import { toOfferStatus } from '../../reservation/wire/receipt.ts'
import type { ReservationAnswer } from '../../reservation/wire/reservation.ts'
import { toReservationOffer } from '../../reservation/wire/reservation-offer.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
import type { CommitFlags } from '../commit.ts'

const priceAfterChange = ['RetainOfferPrice', 'AcceptOfferPriceDifference'] as const

/**
 * Flags of a commit; the same in its body and in a single payload booking. Source: docs/contract/booking.md
 * 8.2.
 */
export const commitFlags = {
  errorWhenOfferPriceChangesInd: z
    .boolean()
    .optional()
    .meta({ description: 'Fail when the price changed, instead of booking at the new one.' }),
  errorWhenOfferPriceCancelledInd: z
    .boolean()
    .optional()
    .meta({ description: 'Fail when the quoted fare is no longer available.' }),
  errorWhenScheduleChangesInd: z
    .boolean()
    .optional()
    .meta({ description: 'Fail when flights were retimed.' }),
  scheduleChangeAcceptedInd: z
    .boolean()
    .optional()
    .meta({ description: 'Accept flights that were retimed.' }),
  scheduleChangeReprice: z
    .enum(priceAfterChange)
    .optional()
    .meta({ description: 'How flights that were retimed are priced.' }),
  overrideMCTInd: z
    .boolean()
    .optional()
    .meta({ description: 'Book connections below the minimum connection time.' }),
  inhibitResidualDocumentIssuanceInd: z
    .boolean()
    .optional()
    .meta({ description: 'Give up the residual of an exchange.' }),
  autoDeleteDate: z.string().optional().meta({ description: 'When the record may be deleted, YYYY-MM-DD.' }),
  Notification: z.array(notification).max(counts.notificationsPerCommit).optional(),
}

export const commitRequest = z
  .looseObject({
    '@type': z.string().optional(),
    enableTwoStepCommitInd: z
      .boolean()
      .optional()
      .meta({ description: 'Stop before booking when something changed, and return the changes.' }),
    ...commitFlags,
    ReceivedFrom: z
      .string()
      .max(sizes.receivedFromLength)
      .optional()
      .meta({ description: 'Who requested the commit; kept in the history.' }),
  })
  .meta({ id: 'ReservationQueryCommitReservation' })

export const commitQuery = z.object({
  Issuance: z
    .enum(['Ticket', 'BackOffice', 'All', 'Invoice'])
    .optional()
    .meta({ description: 'With a payment tickets are issued for any value.' }),
  DocumentValue: z
    .enum(['Retain', 'Refund', 'Forfeit', 'Void'])
    .optional()
    .meta({ description: 'What a cancellation does with the value of the tickets.' }),
  autoDeleteDate: z
    .string()
    .optional()
    .meta({ description: 'When the record may be deleted, YYYY-MM-DD; 000/00/00: no such date any more.' }),
  payLaterInd: z
    .string()
    .optional()
    .meta({ description: 'true: a changed journey is held, and its tickets are exchanged later.' }),
})

/** Flags of a commit, and those with other names in other requests. */
type SentFlags = z.output<z.ZodObject<typeof commitFlags>> & {
  readonly issuance?: string | undefined
  readonly receivedFrom?: string | undefined
}

/** `000/00/00` removes the date. @throws Refusal `dateInvalid` */
function readAutoDeleteDate(text: string): string {
  if (isNoDate(text)) return ''
  if (!isCalendarDate(text)) throw new Refusal('dateInvalid', { date: text.slice(0, 20) })
  return text
}

/** Source: docs/contract/booking.md 8. @throws Refusal `dateInvalid` */
export function readFlags(sent: SentFlags, query: Partial<z.output<typeof commitQuery>>): CommitFlags {
  const autoDeleteDate = query.autoDeleteDate ?? sent.autoDeleteDate
  const value = query.DocumentValue?.toLowerCase()
  const issuance = (query.Issuance ?? sent.issuance)?.toLowerCase()
  return {
    twoStep: false,
    ...(sent.errorWhenOfferPriceChangesInd && { refusePriceChange: true }),
    ...(sent.errorWhenOfferPriceCancelledInd && { refuseCancelledPrice: true }),
    ...(sent.errorWhenScheduleChangesInd && { refuseScheduleChange: true }),
    ...(sent.scheduleChangeAcceptedInd && { acceptScheduleChange: true }),
    ...(sent.scheduleChangeReprice === 'RetainOfferPrice' && { retainPrice: true }),
    ...(sent.overrideMCTInd && { overrideConnectionTime: true }),
    ...(sent.inhibitResidualDocumentIssuanceInd && { forfeitsResidual: true }),
    ...(query.payLaterInd?.toLowerCase() === 'true' && { exchangesLater: true }),
    ...(value === 'retain' && { retainValue: true }),
    ...(value === 'forfeit' && { forfeitsValue: true }),
    ...((issuance === 'ticket' || issuance === 'all') && { ticketWanted: true }),
    ...(sent.receivedFrom !== undefined && { receivedFrom: sent.receivedFrom }),
    ...(autoDeleteDate !== undefined && { autoDeleteDate: readAutoDeleteDate(autoDeleteDate) }),
  }
}

export const readCommitFlags = (
  body: z.output<typeof commitRequest>,
  query: z.output<typeof commitQuery>,
): CommitFlags => ({
  ...readFlags({ ...body, receivedFrom: body.ReceivedFrom }, query),
  twoStep: body.enableTwoStepCommitInd ?? false,
})

export const noticeOf = ({ code, details }: RefusalNotice) => refusalNotice(new Refusal(code, details))

/** The answer with the problems of a booking that was made but not ticketed. */
export function withProblems(
  answer: ReservationAnswer,
  problems: readonly RefusalNotice[],
  warnings: readonly RefusalNotice[] = [],
): ReservationAnswer {
  if (problems.length === 0 && warnings.length === 0) return answer
  if (problems.length === 0)
    return {
      ReservationResponse: {
        ...answer.ReservationResponse,
        Result: toResult('Complete', { warnings: warnings.map(noticeOf) }),
      },
    }
  return {
    ReservationResponse: {
      ...answer.ReservationResponse,
      reservationStatus: 'Partial',
      Result: toResult('Incomplete', { errors: problems.map(noticeOf), warnings: warnings.map(noticeOf) }),
    },
  }
}

/** The commit is still in progress; the client repeats the request to get its outcome. */
export const toPendingAnswer = (workbenchId: string): ReservationAnswer => ({
  ReservationResponse: {
    reservationStatus: 'Pending',
    Reservation: { '@type': 'Reservation', Identifier: toIdentifier(workbenchId) },
    Identifier: toIdentifier(workbenchId),
    Result: toResult('Incomplete'),
  },
})

interface ChangedOffer {
  readonly before: AirOffer
  readonly now: AirOffer
  readonly problems: readonly RefusalNotice[]
}

/** A two-step commit that stopped: the changes, and the workbench, which is still open. */
export const toNotProcessedAnswer = (
  workbenchId: string,
  offers: readonly Pick<ChangedOffer, 'before' | 'now'>[],
  problems: readonly RefusalNotice[],
): ReservationAnswer => ({
  ReservationResponse: {
    reservationStatus: 'Pending',
    Reservation: {
      '@type': 'Reservation',
      Identifier: toIdentifier(workbenchId),
      Offer: offers.map((offer) =>
        toModifiedOffer({
          ...offer,
          problems: problems.filter(({ details }) => details.offer === offer.now.ref),
        }),
      ),
    },
    Identifier: toIdentifier(workbenchId),
    Result: toResult('Not Processed', { warnings: problems.map(noticeOf) }),
  },
})

const sameTimes = (before: AirOffer, now: AirOffer): boolean => {
  const then = segmentsOf(before.itinerary)
  return segmentsOf(now.itinerary).every(
    ({ flight }, index) => flight.departsAt === then[index]?.flight.departsAt,
  )
}

/** Whether brands and booking classes are the same, at any price. */
const sameFares = (before: AirOffer, now: AirOffer): boolean => {
  const fares = ({ itinerary: { legs } }: AirOffer) =>
    legs.map(({ fare, segments }) => [fare.brand.code, ...segments.map(({ bookingClass }) => bookingClass)])
  return JSON.stringify(fares(before)) === JSON.stringify(fares(now))
}

function toModifiedOffer({ before, now, problems }: ChangedOffer) {
  const [was, is] = [before.itinerary.price, now.itinerary.price]
  const isShort = problems.some(({ code }) => code === 'connectionTooShort')
  return {
    ...toReservationOffer(now),
    '@type': 'OfferModify' as const,
    priceUpdatedInd:
      !sameMoney(totalOf(was), totalOf(is)) || problems.some(({ code }) => code === 'priceCancelled'),
    productsUpdatedInd: !sameFares(before, now),
    scheduleChangeInd: !sameTimes(before, now),
    OfferIdentifier: {
      id: before.ref,
      offerRef: before.ref,
      Identifier: toOfferIdentifier(before.id, before.itinerary),
    },
    ...toDifference(was, is),
    ...(isShort && { OfferStatus: toOfferStatus([now], { code: 'UC', value: 'Rejected' }) }),
  }
}

/** What the price rose by; nothing where the currency is another one. */
function toDifference(was: ItineraryPrice, is: ItineraryPrice) {
  if (was.currency !== is.currency) return {}
  const [before, now] = [priceTotals(was), priceTotals(is)]
  const totalMinor = now.totalMinor - before.totalMinor
  const parts =
    before.baseMinor === undefined || now.baseMinor === undefined
      ? {}
      : {
          baseMinor: now.baseMinor - before.baseMinor,
          taxesMinor: now.taxesMinor - before.taxesMinor,
          feesMinor: now.feesMinor - before.feesMinor,
        }
  return {
    ModifyPrice: {
      '@type': 'PriceDetail' as const,
      ...toTotals({ ...parts, totalMinor }, is.currency),
    },
  }
}
