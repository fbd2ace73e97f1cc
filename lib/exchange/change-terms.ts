import type { EpochMs } from '../kernel/instant.ts'
import { passengerKind } from '../kernel/passengers.ts'
import type { Penalty, PenaltyRule } from '../pricing/fare.ts'
import { type PriceParts, passengerTotals } from '../pricing/itinerary-price.ts'
import type { ChangeTerms, ChangeTotals, TravelerChange } from './flight-change.ts'

/** Under which a ticket lists a change fee that is collected as a tax. Source: docs/contract/servicing.md 1.4. */
export const changeFeeTax = 'CP'

/** The penalties that a fare was sold under. */
export interface FarePenalties {
  readonly change: PenaltyRule
  readonly refund: PenaltyRule
}

/** How fares permit a change, for one ticket. */
export interface PermittedChange {
  readonly permitted: true
  /** Minor units of the currency that the fares were sold in. */
  readonly feeMinor: number
  /** A decrease of the fare is not returned: a fare is non-refundable. */
  readonly forfeitsDecrease: boolean
}

/** What the rules of some fares say of a change. */
export type ChangeRule = { readonly permitted: false } | PermittedChange

/** Of a held order, of which nothing was paid yet, and of flights that the carrier changed itself. */
export const freeChange: PermittedChange = { permitted: true, feeMinor: 0, forfeitsDecrease: false }

const isPermitted = (
  penalty: Penalty | undefined,
): penalty is Extract<Penalty, { readonly permitted: true }> => penalty?.permitted === true

/**
 * The rule for a change of unflown fares: the most restrictive of them, with the highest fee, which is due once for a
 * ticket. What a fare does not say it does not permit.
 *
 * @param departsAt departure of the first flight of the ticket: the penalties before and after it differ
 * Source: docs/contract/servicing.md 1.4; that the most restrictive fare decides is a guess
 */
export function changeRuleOf(fares: readonly FarePenalties[], departsAt: EpochMs, now: EpochMs): ChangeRule {
  const row = now < departsAt ? 'beforeDeparture' : 'afterDeparture'
  const changes = fares.map(({ change }) => change[row])
  const fees = changes.flatMap((penalty) => (isPermitted(penalty) && penalty.fee ? penalty.fee.minor : []))
  if (fees.length === 0 || fees.length < fares.length) return { permitted: false }
  return {
    permitted: true,
    feeMinor: Math.max(...fees),
    forfeitsDecrease: !fares.every(({ refund }) => isPermitted(refund[row])),
  }
}

/** One traveler whose flights are changed. */
export interface ChangingTraveler {
  readonly travelerId: string
  readonly ptc: string
  /** Unused value of the tickets; of a held order, its price. */
  readonly before: PriceParts
  readonly after: PriceParts
}

/** How a change is charged. */
export interface ChangeCharging {
  readonly rule: PermittedChange
  /** The carrier waives the fee. */
  readonly isFeeWaived?: boolean | undefined
  /** The carrier waives what the new price is more than the old value. */
  readonly isDifferenceWaived?: boolean | undefined
  /** The fee is paid in full and the decrease of value returned in full. */
  readonly isNotNetted?: boolean | undefined
}

/** An infant on a lap pays none. Source: guess. */
const feeFor = (ptc: string, { rule, isFeeWaived }: ChangeCharging): number =>
  isFeeWaived || passengerKind(ptc) === 'infantOnLap' ? 0 : rule.feeMinor

const lossOf = (differenceMinor: number): number => Math.max(0, -differenceMinor)

/** What a net amount makes due. @param paidApart the part of it that is collected in any case, a fee that is not netted */
export const dueFor = (
  netMinor: number,
  paidApart: number,
): Pick<TravelerChange, 'collectMinor' | 'residualMinor'> => ({
  collectMinor: paidApart + Math.max(0, netMinor - paidApart),
  residualMinor: lossOf(netMinor - paidApart),
})

/**
 * A price that costs less, because the carrier waives the difference: its base is lower, as far as there is base.
 * Source: docs/contract/servicing.md 1.4; that higher taxes are within the difference is a guess.
 */
const lessBase = (price: PriceParts, minor: number): PriceParts => ({
  ...price,
  baseMinor: price.baseMinor - Math.min(price.baseMinor, Math.max(0, minor)),
})

/**
 * What a change costs a traveler: the differences of base and taxes, and the fee, netted unless the client asks
 * otherwise. Taxes count down as well as up; a decrease of a non-refundable base, or of fees of the price, is
 * forfeited. Where the carrier waives the difference the new price is not more than the old value.
 *
 * Source: docs/contract/servicing.md 1.4; that fees of the price are not returned is a guess.
 */
export function travelerChange(traveler: ChangingTraveler, charging: ChangeCharging): TravelerChange {
  const { travelerId, ptc, before } = traveler
  const [old, fresh] = [passengerTotals(before), passengerTotals(traveler.after)]
  const forfeitedMinor =
    (charging.rule.forfeitsDecrease ? lossOf(fresh.baseMinor - old.baseMinor) : 0) +
    lossOf(fresh.feesMinor - old.feesMinor)
  const after = charging.isDifferenceWaived
    ? lessBase(traveler.after, fresh.totalMinor - old.totalMinor + forfeitedMinor)
    : traveler.after
  const feeMinor = feeFor(ptc, charging)
  const netMinor = passengerTotals(after).totalMinor - old.totalMinor + forfeitedMinor + feeMinor
  return {
    travelerId,
    ptc,
    before,
    after,
    feeMinor,
    forfeitedMinor,
    ...dueFor(netMinor, charging.isNotNetted ? feeMinor : 0),
  }
}

/**
 * Sums over all travelers. Base, taxes and fees are signed differences, the fees with the fee for the change in them:
 * base + taxes + fee + forfeited = net = collect - residual.
 */
export const changeTotals = ({ travelers }: Pick<ChangeTerms, 'travelers'>): ChangeTotals =>
  travelers.reduce<ChangeTotals>((sum, { before, after, feeMinor, forfeitedMinor, ...due }) => {
    const [old, fresh] = [passengerTotals(before), passengerTotals(after)]
    return {
      baseMinor: sum.baseMinor + fresh.baseMinor - old.baseMinor,
      taxesMinor: sum.taxesMinor + fresh.taxesMinor - old.taxesMinor,
      feeMinor: sum.feeMinor + fresh.feesMinor - old.feesMinor + feeMinor,
      forfeitedMinor: sum.forfeitedMinor + forfeitedMinor,
      collectMinor: sum.collectMinor + due.collectMinor,
      residualMinor: sum.residualMinor + due.residualMinor,
      netMinor: sum.netMinor + due.collectMinor - due.residualMinor,
    }
  }, noTotals)

const noTotals: ChangeTotals = {
  baseMinor: 0,
  taxesMinor: 0,
  feeMinor: 0,
  forfeitedMinor: 0,
  collectMinor: 0,
  residualMinor: 0,
  netMinor: 0,
}
