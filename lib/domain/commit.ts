import type { Agency } from './agency.ts'
import type { AirOffer } from './air-offer.ts'
import { isBooked } from './air-offer.ts'
import type { PricedItinerary } from './fare.ts'
import { priceTotals } from './fare.ts'
import type { EpochMs } from './instant.ts'
import type { Money } from './money.ts'
import { formatMoney } from './money.ts'
import type { RefusalNotice } from './notice.ts'
import type { Payment } from './payment.ts'
import { Refusal } from './refusals.ts'
import type { Reservation } from './reservation.ts'
import { travelersProblem } from './traveler.ts'
import type { CommittingWorkbench } from './workbench.ts'

/** What the caller asked of a commit. */
export interface CommitFlags {
  /** Stop before booking when something changed, and say what. */
  readonly twoStep: boolean
  /** Fail when the price changed, instead of booking at the new one. */
  readonly refusePriceChange: boolean
  readonly ticketWanted: boolean
  readonly receivedFrom?: string
}

/** One attempt to commit. Its id is the key of every effect and the name of the workflow execution. */
export interface CommitRequest {
  readonly id: string
  readonly at: EpochMs
  readonly agency: Agency
  readonly flags: CommitFlags
  /** What will be done, decided once, in the first step of the workflow. */
  readonly plan?: CommitPlan
}

export interface CommitPlan {
  readonly reservationId: string
  readonly locator: string
  /** Offers as they will stand in the reservation; new ones priced anew. */
  readonly offers: readonly AirOffer[]
  /** Offers of the reservation to give back to their suppliers. */
  readonly cancelled: readonly AirOffer[]
  /** Payments to settle; none: the reservation is held. */
  readonly payments: readonly Payment[]
}

/** A two-step commit that stopped: what changed since the offers were added. */
export interface StoppedCommit {
  readonly commitId: string
  readonly problems: readonly RefusalNotice[]
  readonly offers: readonly AirOffer[]
}

export type CommitOutcome =
  | {
      readonly kind: 'committed'
      readonly reservationId: string
      /** What failed although the reservation stands: booked, but not ticketed. */
      readonly problems: readonly RefusalNotice[]
    }
  | { readonly kind: 'refused'; readonly problem: RefusalNotice }

export type CommitDecision =
  | { readonly kind: 'commit'; readonly plan: CommitPlan }
  | { readonly kind: 'stop'; readonly stopped: StoppedCommit }

/**
 * Decides what a commit will do, and changes nothing.
 *
 * @param reservation the one that the workbench changes, as it is now; undefined for a new one
 * @param repriced what each offer not yet booked costs now, by offer id
 * @param names id and locator of the reservation that would be made
 * @throws Refusal what forbids the commit: `reservationChanged`, `offerMissing`, `travelerMissing`, `passengerCountMismatch`,
 *   `telephoneRequired`, `birthDateRequired`, `infantWithoutAdult`, `formOfPaymentMissing`, `priceChanged`
 * Source: booking sheet 8.2 to 8.4; design of two-step commits in the specification.
 */
export function planCommit(
  workbench: CommittingWorkbench,
  reservation: Reservation | undefined,
  repriced: ReadonlyMap<string, PricedItinerary>,
  names: { readonly reservationId: string; readonly locator: string },
): CommitDecision {
  const { flags, id: commitId } = workbench.commit
  if (workbench.base && reservation?.version !== workbench.base.version) throw new Refusal('reservationChanged')
  if (!workbench.base && workbench.offers.length === 0) throw new Refusal('offerMissing')
  requireTravelers(workbench)
  const payments = workbench.payments.filter(({ settled }) => !settled)
  if (flags.ticketWanted && payments.length === 0 && workbench.formsOfPayment.length === 0) throw new Refusal('formOfPaymentMissing')

  const offers = workbench.offers.map((offer) => ({ ...offer, itinerary: repriced.get(offer.id) ?? offer.itinerary }))
  const problems = priceChanges(workbench.offers, offers)
  const [problem] = problems
  if (problem && flags.refusePriceChange) throw new Refusal(problem.code, problem.details)
  if (problem && flags.twoStep) {
    if (workbench.stopped) throw new Refusal(problem.code, problem.details)
    return { kind: 'stop', stopped: { commitId, problems, offers } }
  }
  const cancelled = (reservation?.offers ?? []).filter(({ id }) => !offers.some((offer) => offer.id === id))
  return { kind: 'commit', plan: { ...names, offers, cancelled, payments } }
}

function requireTravelers({ offers, travelers }: CommittingWorkbench): void {
  for (const { itinerary } of offers) {
    const problem = travelersProblem(travelers, itinerary.passengers)
    if (problem) throw new Refusal(problem)
  }
}

const totalOf = ({ itinerary: { price } }: AirOffer): Money => ({ minor: priceTotals(price).totalMinor, currency: price.currency })

const priceChanges = (before: readonly AirOffer[], now: readonly AirOffer[]): RefusalNotice[] =>
  before.flatMap((offer, index) => {
    const other = now[index]
    if (!other || totalOf(offer).minor === totalOf(other).minor) return []
    return [
      {
        code: 'priceChanged' as const,
        details: { offer: offer.ref, previousTotal: formatMoney(totalOf(offer)), currentTotal: formatMoney(totalOf(other)) },
      },
    ]
  })

/** Offers that the plan sells: those that no supplier holds yet. */
export const offersToSell = ({ offers }: CommitPlan): AirOffer[] => offers.filter((offer) => !isBooked(offer))

/** Offers that the plan's payments are for and that have no tickets yet. */
export const offersToTicket = ({ offers, payments }: CommitPlan): AirOffer[] =>
  offers.filter(({ id, booking }) => booking.status !== 'ticketed' && payments.some(({ offerIds }) => offerIds.includes(id)))

/**
 * What is taken from each payment: what the client said, or the offers' total when one payment is for all of them, since tickets are never
 * issued for another sum than they cost.
 */
export function amountDue(plan: CommitPlan, payment: Payment): Money {
  const offers = plan.offers.filter(({ id }) => payment.offerIds.includes(id))
  const alone = plan.payments.every((other) => other === payment || !other.offerIds.some((id) => payment.offerIds.includes(id)))
  const [first] = offers
  if (!alone || !first) return payment.amount
  return { minor: offers.reduce((sum, offer) => sum + totalOf(offer).minor, 0), currency: first.itinerary.price.currency }
}
