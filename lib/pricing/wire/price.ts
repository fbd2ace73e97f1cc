import * as z from 'zod'
import type { Money } from '../../kernel/money.ts'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import type { Commission } from '../../workbench/details.ts'
import type { ItineraryPrice, PassengerPrice } from '../fare.ts'
import { passengerTotals, priceTotals } from '../fare.ts'

export const currencyCode = z
  .looseObject({ value: z.string(), decimalPlace: z.int().optional() })
  .meta({ id: 'CurrencyCode' })

const tax = z.looseObject({
  taxCode: z.string(),
  value: z.number(),
  currencyCode: z.string().optional(),
  exemptInd: z.boolean().optional(),
})

const amount = z
  .looseObject({
    '@type': z.literal('Amount'),
    CurrencyCode: currencyCode,
    Base: z.number(),
    Taxes: z.looseObject({
      '@type': z.literal('TaxesDetail'),
      TotalTaxes: z.number(),
      Tax: z.array(tax).optional(),
    }),
    Fees: z.looseObject({ '@type': z.literal('FeesDetail'), TotalFees: z.number() }),
    Total: z.number(),
  })
  .meta({ id: 'Amount', description: 'What one passenger of the type pays.' })

const priceBreakdown = z
  .looseObject({
    '@type': z.literal('PriceBreakdownAir'),
    quantity: z.int(),
    requestedPassengerType: z.string(),
    Amount: amount,
    FareCalculation: z.string().optional(),
  })
  .meta({ id: 'PriceBreakdownAir' })

const priceMembers = {
  CurrencyCode: currencyCode,
  Base: z.number(),
  TotalTaxes: z.number(),
  TotalFees: z.number(),
  TotalPrice: z.number(),
  PriceBreakdown: z.array(priceBreakdown).optional(),
}

export const priceDetail = z
  .looseObject({
    '@type': z.enum(['PriceDetail', 'BestCombinablePriceDetail']),
    id: z.string().optional(),
    ...priceMembers,
  })
  .meta({
    id: 'PriceDetail',
    description: 'Totals over all passengers: TotalPrice = Base + TotalTaxes + TotalFees.',
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
  readonly fareCalculation: boolean
}

const fullView: PriceView = { taxBreakdown: true, fareCalculation: true }

/** One passenger's amounts. */
export function toAmount(
  passenger: Pick<PassengerPrice, 'baseMinor' | 'taxes' | 'fees'>,
  currency: string,
  { taxBreakdown }: Pick<PriceView, 'taxBreakdown'> = fullView,
) {
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const totals = passengerTotals(passenger)
  return {
    '@type': 'Amount' as const,
    CurrencyCode: toCurrencyCode(currency),
    Base: decimal(totals.baseMinor),
    Taxes: {
      '@type': 'TaxesDetail' as const,
      TotalTaxes: decimal(totals.taxesMinor),
      ...(taxBreakdown && {
        Tax: passenger.taxes.map(({ code, minor, exempt }) => ({
          taxCode: code,
          value: decimal(minor),
          currencyCode: currency,
          ...(exempt && { exemptInd: true }),
        })),
      }),
    },
    Fees: {
      '@type': 'FeesDetail' as const,
      TotalFees: decimal(totals.feesMinor),
      ...(passenger.fees.length > 0 && {
        Fee: passenger.fees.map(({ code, minor }) => ({ feeCode: code, value: decimal(minor) })),
      }),
    },
    Total: decimal(totals.totalMinor),
  }
}

const toPriceBreakdown = (passenger: PassengerPrice, currency: string, view: PriceView) => ({
  '@type': 'PriceBreakdownAir' as const,
  quantity: passenger.count,
  requestedPassengerType: passenger.ptc,
  Amount: toAmount(passenger, currency, view),
  ...(view.fareCalculation && {
    FiledAmount: {
      currencyCode: passenger.filed.currency,
      decimalPlace: decimalsOf(passenger.filed.currency),
      value: toDecimal(passenger.filed),
    },
    FareCalculation: passenger.fareCalculation,
  }),
})

/** Totals over all passengers, and the breakdown per passenger type. */
export function toPriceDetail<Type extends 'PriceDetail' | 'BestCombinablePriceDetail'>(
  type: Type,
  price: ItineraryPrice,
  view: PriceView = fullView,
) {
  const { currency } = price
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const totals = priceTotals(price)
  return {
    '@type': type,
    CurrencyCode: toCurrencyCode(currency),
    Base: decimal(totals.baseMinor),
    TotalTaxes: decimal(totals.taxesMinor),
    TotalFees: decimal(totals.feesMinor),
    TotalPrice: decimal(totals.totalMinor),
    PriceBreakdown: price.passengers.map((passenger) => toPriceBreakdown(passenger, currency, view)),
  }
}
