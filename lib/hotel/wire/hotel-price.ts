import * as z from 'zod'
import { decimalsOf, type Money, toDecimal } from '../../kernel/money.ts'
import { currencyCode } from '../../pricing/wire/price.ts'
import {
  type DueAtProperty,
  type RoomPrice,
  type RoomTotals,
  roomTotals,
  type TaxOrFee,
} from '../room-price.ts'

export const hotelPrice = z
  .looseObject({
    '@type': z.literal('PriceDetail'),
    CurrencyCode: currencyCode,
    Base: z.number().optional(),
    TotalTaxes: z.number().optional(),
    TotalFees: z.number().optional(),
    TotalPrice: z.number(),
  })
  .meta({
    id: 'HotelPrice',
    description:
      'Price of the whole stay for all rooms of the entry; parts that the supplier does not tell are absent.',
  })

export const toCurrencyAmount = (money: Money) => ({ value: toDecimal(money), code: money.currency })

/** The price of some rooms for the whole stay: Base + TotalTaxes + TotalFees = TotalPrice, where all are told. */
export function toHotelPrice(rooms: readonly RoomPrice[], currency: string) {
  const totals = roomTotals(rooms)
  const CurrencyCode = { value: currency, decimalPlace: decimalsOf(currency) }
  const sums = toSums(totals, currency)
  const nights = rooms[0]?.nightly
  const fees = merged(rooms, 'fees')
  return {
    '@type': 'PriceDetail' as const,
    CurrencyCode,
    ...sums,
    TotalPrice: toDecimal({ minor: totals.total, currency }),
    PriceBreakdown: [
      {
        '@type': 'PriceBreakdownHospitality' as const,
        roomPricingType: nights ? ('Per night' as const) : ('Per stay' as const),
        ...toNights(rooms, currency),
        Amount: {
          '@type': 'Amount' as const,
          CurrencyCode,
          Base: sums.Base,
          ...toTaxes(rooms, sums.TotalTaxes, currency),
          ...(sums.TotalFees !== undefined && {
            Fees: {
              '@type': 'FeesDetail' as const,
              TotalFees: sums.TotalFees,
              ...(fees.length > 0 && { Fee: fees.map((fee) => toTaxOrFee(fee, currency)) }),
            },
          }),
          Total: toDecimal({ minor: totals.total, currency }),
        },
      },
    ],
  }
}

/** Parts of the total; what the supplier does not tell is undefined. */
function toSums({ base, taxes, fees }: RoomTotals, currency: string) {
  const decimal = (minor: number | undefined) =>
    minor === undefined ? undefined : toDecimal({ minor, currency })
  return { Base: decimal(base), TotalTaxes: decimal(taxes), TotalFees: decimal(fees) }
}

/** Of the first room; the average is that of all rooms. */
function toNights(rooms: readonly RoomPrice[], currency: string) {
  const nights = rooms[0]?.nightly
  if (!nights) return {}
  const all = rooms.flatMap(({ nightly = [] }) => nightly)
  const average =
    all.length === 0 ? 0 : Math.round(all.reduce((sum, { minor }) => sum + minor, 0) / all.length)
  const approximateInd = all.some(({ minor }) => minor !== average)
  return {
    priceChangesDuringStayInd: new Set(nights.map(({ minor }) => minor)).size > 1,
    AverageNightlyRate: [{ ...toCurrencyAmount({ minor: average, currency }), approximateInd }],
    NightlyRate: nights.map(({ date, minor }) => ({
      startDate: date,
      nights: 1,
      Amount: toCurrencyAmount({ minor, currency }),
    })),
  }
}

/** Taxes, then what is due at the property on top of the total, in its own currency. Source of the latter's place: guess. */
function toTaxes(rooms: readonly RoomPrice[], total: number | undefined, currency: string) {
  const Tax = [
    ...merged(rooms, 'taxes').map((tax) => toTaxOrFee(tax, currency)),
    ...dueOf(rooms).map(({ amount, description }) => ({
      value: toDecimal(amount),
      currencyCode: amount.currency,
      description,
      includedInBase: 'No' as const,
      excludedFromTotalPriceInd: true,
    })),
  ]
  if (total === undefined && Tax.length === 0) return {}
  return { Taxes: { '@type': 'TaxesDetail' as const, TotalTaxes: total, ...(Tax.length > 0 && { Tax }) } }
}

const toTaxOrFee = ({ code, description, minor }: TaxOrFee, currency: string) => ({
  value: toDecimal({ minor, currency }),
  currencyCode: currency,
  taxCode: code,
  description,
  includedInBase: 'No' as const,
})

/** Of all rooms together, by code. */
function merged(rooms: readonly RoomPrice[], part: 'taxes' | 'fees'): TaxOrFee[] {
  const byCode = new Map<string | undefined, TaxOrFee>()
  for (const one of rooms.flatMap((room) => room[part] ?? []))
    byCode.set(one.code, { ...one, minor: one.minor + (byCode.get(one.code)?.minor ?? 0) })
  return [...byCode.values()]
}

/** What the guests of all rooms pay at the desk, by description and currency. */
export function dueOf(rooms: readonly RoomPrice[]): DueAtProperty[] {
  const byName = new Map<string, DueAtProperty>()
  for (const { amount, description } of rooms.flatMap(({ dueAtProperty = [] }) => dueAtProperty)) {
    const name = `${amount.currency} ${description ?? ''}`
    const minor = amount.minor + (byName.get(name)?.amount.minor ?? 0)
    byName.set(name, { amount: { ...amount, minor }, description })
  }
  return [...byName.values()]
}
