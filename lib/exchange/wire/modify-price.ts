import { type Money, toDecimal } from '../../kernel/money.ts'
import type { Tax } from '../../pricing/itinerary-price.ts'
import { toCurrencyAmount, toCurrencyCode } from '../../pricing/wire/price.ts'
import { changeTotals } from '../change-terms.ts'
import type { ChangeTerms, ChangeTotals, TravelerChange } from '../flight-change.ts'

/** Signed differences as answers show them: what is forfeited is part of the base. */
function toDifferences(totals: ChangeTotals, currency: string) {
  const decimal = (minor: number): number => toDecimal({ minor, currency })
  return {
    Base: decimal(totals.baseMinor + totals.forfeitedMinor),
    TotalTaxes: decimal(totals.taxesMinor),
    TotalFees: decimal(totals.feeMinor),
    TotalPrice: decimal(totals.netMinor),
  }
}

/** What a change costs over all travelers: negative where value is returned. Source: docs/contract/servicing.md 9, 14. */
export const toModifyPrice = (terms: ChangeTerms) => ({
  '@type': 'ModifyPriceDetail' as const,
  CurrencyCode: toCurrencyCode(terms.currency),
  ...toDifferences(changeTotals(terms), terms.currency),
  PriceBreakdown: [...byPassengerType(terms)].map((alike) => toBreakdown(alike, terms)),
})

/** The same as the price of an offer, where answers show the difference as its price. */
export const toDifferencePrice = (terms: ChangeTerms) => ({
  ...toModifyPrice(terms),
  '@type': 'PriceDetail' as const,
})

/** Travelers of one passenger type whose changes cost the same. */
function byPassengerType({ travelers }: ChangeTerms): Iterable<readonly TravelerChange[]> {
  const keyOf = ({ ptc, collectMinor, residualMinor, feeMinor }: TravelerChange): string =>
    [ptc, collectMinor, residualMinor, feeMinor].join('/')
  return Map.groupBy(travelers, keyOf).values()
}

function toBreakdown(alike: readonly TravelerChange[], { currency }: ChangeTerms) {
  const [one] = alike
  if (!one) throw new Error('a breakdown without travelers')
  const totals = changeTotals({ travelers: [one] })
  const { Base, TotalTaxes, TotalFees, TotalPrice } = toDifferences(totals, currency)
  return {
    '@type': 'PriceBreakdownAir' as const,
    quantity: alike.length,
    requestedPassengerType: one.ptc,
    Amount: {
      '@type': 'Amount' as const,
      CurrencyCode: toCurrencyCode(currency),
      Base,
      Taxes: {
        '@type': 'TaxesDetail' as const,
        TotalTaxes,
        ...toTaxInfo(one, currency),
      },
      Fees: {
        '@type': 'FeesDetail' as const,
        TotalFees,
        ...(one.feeMinor > 0 && { Fee: [toPenaltyFee({ minor: one.feeMinor, currency })] }),
      },
      Total: TotalPrice,
    },
  }
}

const toPenaltyFee = (fee: Money) => ({
  '@type': 'Fee' as const,
  feeCode: 'CHG',
  description: 'CHANGE PENALTY',
  FeeAmountOrPercent: { '@type': 'FeeAmountOrPercentAmount' as const, Amount: toCurrencyAmount(fee) },
})

/** The taxes that differ, each with its signed difference; none where a code is not known. */
function toTaxInfo({ before, after }: TravelerChange, currency: string) {
  const lines = [...after.taxes, ...before.taxes.map((tax) => ({ ...tax, minor: -tax.minor }))]
  if (lines.some(({ code }) => code === undefined)) return {}
  const TaxInfo = [...Map.groupBy(lines, ({ code = '' }) => code)].flatMap(([code, same]) => {
    const minor = sumOf(same)
    return minor === 0
      ? []
      : [{ TaxCode: code, Amount: toDecimal({ minor, currency }), CurrencyCode: currency }]
  })
  return TaxInfo.length > 0 ? { TaxInfo } : {}
}

const sumOf = (taxes: readonly Tax[]): number => taxes.reduce((sum, { minor }) => sum + minor, 0)
