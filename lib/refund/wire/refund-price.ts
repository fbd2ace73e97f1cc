import type { EpochMs } from '../../kernel/instant.ts'
import { toTimestamp } from '../../kernel/instant.ts'
import type { Penalty } from '../../pricing/fare.ts'
import type { PriceParts } from '../../pricing/itinerary-price.ts'
import { passengerTotals } from '../../pricing/itinerary-price.ts'
import { toAmount, toCurrencyAmount, toTotals } from '../../pricing/wire/price.ts'
import { sumParts } from '../price-parts.ts'
import type { RefundAmounts } from '../refund-amounts.ts'

/** How the travelers of a refund are named in the answer. */
export interface NamedTraveler {
  readonly id: string
  readonly ref: string
  readonly ptc: string
}

/** What the refund does with the price of one traveler. */
export interface NamedRefund {
  readonly traveler: NamedTraveler
  readonly amounts: RefundAmounts
}

/**
 * What was paid, what is refunded, forfeited and flown (where something is), each with the breakdown of every traveler.
 * Source: docs/contract/servicing.md 1.3, 17.
 */
export function toRefundPrices(refunds: readonly NamedRefund[], currency: string) {
  const price = <Type extends string>(type: Type, partsOf: (amounts: RefundAmounts) => PriceParts) =>
    toRefundPrice(
      type,
      refunds.map(({ traveler, amounts }) => ({ traveler, parts: partsOf(amounts) })),
      currency,
    )
  const isFlown = refunds.some(({ amounts }) => passengerTotals(amounts.consumed).totalMinor > 0)
  return {
    Price: price('PriceDetail', ({ paid }) => paid),
    ModifyPrice: price('ModifyPriceDetail', ({ refunded }) => refunded),
    SupplierRetainedPrice: price('PriceDetail', ({ retained }) => retained),
    ...(isFlown && { ConsumedPrice: price('PriceDetail', ({ consumed }) => consumed) }),
  }
}

interface TravelerParts {
  readonly traveler: NamedTraveler
  readonly parts: PriceParts
}

const toRefundPrice = <Type extends string>(
  type: Type,
  travelers: readonly TravelerParts[],
  currency: string,
) => ({
  '@type': type,
  ...toTotals(passengerTotals(sumParts(travelers.map(({ parts }) => parts))), currency),
  PriceBreakdown: travelers.map(({ traveler: { id, ref, ptc }, parts }) => ({
    '@type': 'PriceBreakdownAir' as const,
    quantity: 1,
    requestedPassengerType: ptc,
    TravelerIdentifierRef: { id: ref, value: id, passengerTypeCode: ptc },
    Amount: toAmount(parts, currency),
  })),
})

/** When and for whom a refund is quoted. */
export interface QuotedTerms {
  readonly ptcs: readonly string[]
  /** Absent: not known. */
  readonly penalty?: Penalty
  readonly isAfterDeparture: boolean
  readonly isInvoluntary: boolean
  readonly waiverCode?: string
  readonly expiresAt?: EpochMs
  readonly carrier: string
  readonly toOriginalPayment: boolean
}

/** Until when a quote counts, its penalty, and where the money goes. */
export const toRefundTerms = (terms: QuotedTerms) => ({
  '@type': 'TermsAndConditionsFullAirChange' as const,
  ...(terms.expiresAt !== undefined && { ExpiryDate: toTimestamp(terms.expiresAt) }),
  ValidatingAirline: [{ '@type': 'ValidatingAirline' as const, ValidatingAirline: terms.carrier }],
  ...(terms.penalty && { Penalties: [toPenalties(terms, terms.penalty)] }),
  FulfillmentMethod: [
    {
      '@type': 'FulfillmentMethod' as const,
      RefundMethod: {
        value: terms.toOriginalPayment ? ('RefundToOriginalFOP' as const) : ('Unknown' as const),
      },
    },
  ],
})

function toPenalties({ ptcs, isAfterDeparture, isInvoluntary, waiverCode }: QuotedTerms, penalty: Penalty) {
  const common = {
    penaltyTypes: [isAfterDeparture ? 'AfterDeparture' : 'BeforeDeparture'],
    PenaltyAppliesTo: 'PerTicket' as const,
  }
  return {
    '@type': 'Penalties' as const,
    PassengerTypeCodes: [...new Set(ptcs)],
    ...(isInvoluntary && { involuntaryInd: true }),
    ...(waiverCode !== undefined && { Waiver: [{ value: waiverCode }] }),
    Cancel: [
      penalty.permitted
        ? {
            '@type': 'CancelPermitted' as const,
            ...common,
            ...(penalty.fee && {
              Penalty: [{ '@type': 'PenaltyAmount' as const, Amount: toCurrencyAmount(penalty.fee) }],
            }),
          }
        : { '@type': 'CancelNotPermitted' as const, NotPermittedInd: true, ...common },
    ],
  }
}
