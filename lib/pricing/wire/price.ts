import * as z from 'zod'
import type { Money } from '../../kernel/money.ts'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import type { Commission } from '../../workbench/details.ts'
import type { Amounts, ItineraryPrice, PassengerPrice, PriceTotals, Tax } from '../itinerary-price.ts'
import { passengerPrices, passengerTotals, priceTotals } from '../itinerary-price.ts'
import { taxName } from './tax-names.ts'

export const currencyCode = z
  .looseObject({ value: z.string(), decimalPlace: z.int().optional() })
  .meta({ id: 'CurrencyCode' })

/** A fee, penalty or payment. */
export const currencyAmount = z
  .looseObject({ code: z.string(), minorUnit: z.int().optional(), value: z.number() })
  .meta({ id: 'CurrencyAmount', description: 'An amount with its currency.' })

export const commission = z
  .looseObject({
    '@type': z.enum(['CommissionPercent', 'CommissionAmount']),
    Percent: z.number().optional(),
    Amount: currencyAmount.optional(),
  })
  .meta({ id: 'CommissionDetail', description: 'A percentage or an amount.' })

const filedAmount = z
  .looseObject({ currencyCode: z.string(), decimalPlace: z.int(), value: z.number() })
  .meta({ id: 'FiledAmount', description: 'The base in the currency that the fare is filed in.' })

const tax = z.looseObject({
  taxCode: z.string(),
  value: z.number(),
  currencyCode: z.string().optional(),
  description: z.string().optional(),
  exemptInd: z.boolean().optional(),
})

const fee = z.looseObject({
  feeCode: z.string(),
  value: z.number().optional(),
  description: z.string().optional(),
  FeeAmountOrPercent: z.looseObject({ '@type': z.string(), Amount: currencyAmount }).optional(),
})

export const amount = z
  .looseObject({
    '@type': z.literal('Amount'),
    CurrencyCode: currencyCode,
    Base: z.number().optional(),
    Taxes: z
      .looseObject({
        '@type': z.literal('TaxesDetail'),
        TotalTaxes: z.number(),
        Tax: z.array(tax).optional().meta({ description: 'Absent: not known, or not requested.' }),
      })
      .optional(),
    Fees: z
      .looseObject({
        '@type': z.literal('FeesDetail'),
        TotalFees: z.number(),
        Fee: z.array(fee).optional(),
      })
      .optional(),
    Total: z.number(),
  })
  .meta({
    id: 'Amount',
    description: 'What one passenger of the type pays. Only a total, where its parts are not known.',
  })

const priceBreakdown = z
  .looseObject({
    '@type': z.literal('PriceBreakdownAir'),
    quantity: z.int(),
    requestedPassengerType: z.string(),
    Amount: amount,
    FiledAmount: filedAmount.optional(),
    FareCalculation: z.string().optional(),
  })
  .meta({ id: 'PriceBreakdownAir' })

export const priceMembers = {
  CurrencyCode: currencyCode,
  Base: z.number().optional(),
  TotalTaxes: z.number().optional(),
  TotalFees: z.number().optional(),
  TotalPrice: z.number(),
  PriceBreakdown: z.array(priceBreakdown).optional().meta({
    description: 'One for each passenger type; none where the price is known only as a whole.',
  }),
}

export const priceDetail = z
  .looseObject({
    '@type': z.enum(['PriceDetail', 'BestCombinablePriceDetail']),
    id: z.string().optional(),
    ...priceMembers,
  })
  .meta({
    id: 'PriceDetail',
    description:
      'Totals over all passengers: TotalPrice = Base + TotalTaxes + TotalFees. The three are absent where only the total is known.',
  })

export const toCurrencyCode = (currency: string) => ({ value: currency, decimalPlace: decimalsOf(currency) })

/** A fee or penalty. */
export const toCurrencyAmount = (money: Money) => ({
  code: money.currency,
  minorUnit: decimalsOf(money.currency),
  value: toDecimal(money),
})

/** A commission in the form of documents. */
export const toCommission = (commission: Commission) =>
  'percent' in commission
    ? { '@type': 'CommissionPercent' as const, Percent: commission.percent }
    : { '@type': 'CommissionAmount' as const, Amount: toCurrencyAmount(commission.amount) }

export interface PriceView {
  /** True: list each tax; false: only their sum. */
  readonly taxBreakdown: boolean
  /** Include fare calculation, filed amount and names of taxes. */
  readonly fareCalculation: boolean
}

const fullView: PriceView = { taxBreakdown: true, fareCalculation: true }

/** One passenger's amounts; only the total where no more is known. */
export function toAmount(
  amounts: Amounts,
  currency: string,
  { taxBreakdown, fareCalculation }: PriceView = fullView,
): z.input<typeof amount> {
  const common = { '@type': 'Amount' as const, CurrencyCode: toCurrencyCode(currency) }
  const decimal = (minor: number) => toDecimal({ minor, currency })
  if ('totalMinor' in amounts) return { ...common, Total: decimal(amounts.totalMinor) }
  const totals = passengerTotals(amounts)
  const { taxes, fees } = amounts
  return {
    ...common,
    Base: decimal(totals.baseMinor),
    Taxes: {
      '@type': 'TaxesDetail' as const,
      TotalTaxes: decimal(totals.taxesMinor),
      ...(taxBreakdown && toTaxes(taxes, currency, fareCalculation)),
    },
    Fees: {
      '@type': 'FeesDetail' as const,
      TotalFees: decimal(totals.feesMinor),
      ...(fees.length > 0 && {
        Fee: fees.map(({ code, minor }) => ({ feeCode: code, value: decimal(minor) })),
      }),
    },
    Total: decimal(totals.totalMinor),
  }
}

/** Each tax; no list where a code is not known, because it would not add up to the sum. */
function toTaxes(taxes: readonly Tax[], currency: string, isNamed: boolean) {
  if (taxes.some(({ code }) => code === undefined)) return {}
  return {
    Tax: taxes.map(({ code = '', minor, exempt }) => ({
      taxCode: code,
      value: toDecimal({ minor, currency }),
      currencyCode: currency,
      ...(isNamed && toDescription(code)),
      ...(exempt && { exemptInd: true }),
    })),
  }
}

function toDescription(code: string) {
  const description = taxName(code)
  return description === undefined ? {} : { description }
}

export const toFiledAmount = (filed: Money) => ({
  currencyCode: filed.currency,
  decimalPlace: decimalsOf(filed.currency),
  value: toDecimal(filed),
})

const toPriceBreakdown = (passenger: PassengerPrice, currency: string, view: PriceView) => ({
  '@type': 'PriceBreakdownAir' as const,
  quantity: passenger.count,
  requestedPassengerType: passenger.ptc,
  Amount: toAmount(passenger, currency, view),
  ...(view.fareCalculation && passenger.filed && { FiledAmount: toFiledAmount(passenger.filed) }),
  ...(view.fareCalculation &&
    passenger.fareCalculation !== undefined && { FareCalculation: passenger.fareCalculation }),
})

/** The totals of a price; only the price itself where no more is known. */
export function toTotals({ baseMinor, taxesMinor, feesMinor, totalMinor }: PriceTotals, currency: string) {
  const decimal = (minor: number) => toDecimal({ minor, currency })
  return {
    CurrencyCode: toCurrencyCode(currency),
    ...(baseMinor !== undefined && {
      Base: decimal(baseMinor),
      TotalTaxes: decimal(taxesMinor),
      TotalFees: decimal(feesMinor),
    }),
    TotalPrice: decimal(totalMinor),
  }
}

/**
 * Totals over all passengers, and the breakdown per passenger type: an empty list where the price is known
 * only as a whole, because clients read it without a check (guess).
 */
export function toPriceDetail<Type extends 'PriceDetail' | 'BestCombinablePriceDetail'>(
  type: Type,
  price: ItineraryPrice,
  view: PriceView = fullView,
) {
  const { currency } = price
  return {
    '@type': type,
    ...toTotals(priceTotals(price), currency),
    PriceBreakdown: passengerPrices(price).map((passenger) => toPriceBreakdown(passenger, currency, view)),
  }
}
