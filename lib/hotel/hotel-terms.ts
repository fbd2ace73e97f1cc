import { formatAmount } from '../kernel/money.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OfferedRate } from './hotel.ts'
import { type GuaranteeType, roomTotals } from './room-price.ts'

/** Changes since the earlier steps that the caller accepts. */
export interface AcceptedChanges {
  /** Undefined: the client does not say. */
  readonly price?: boolean | undefined
  readonly guarantee: boolean
  /** Per cent of the earlier total; used only when price changes are accepted. */
  readonly maximumIncrease?: number | undefined
}

/** Terms of a rate: those returned to the caller before, or the current ones. */
export interface SellTerms {
  /** Of all rooms. */
  readonly totalMinor: number
  readonly currency: string
  readonly guarantee: GuaranteeType
}

/** Terms of a rate with the price of each room. */
export interface RateTerms extends SellTerms {
  readonly roomsMinor: readonly number[]
}

export const termsOf = ({ rooms, currency, guarantee }: OfferedRate): RateTerms => ({
  totalMinor: roomTotals(rooms).total,
  roomsMinor: rooms.map(({ totalMinor }) => totalMinor),
  currency,
  guarantee,
})

const guaranteeRefusals: Readonly<Record<GuaranteeType, RefusalCode>> = {
  guarantee: 'hotelGuaranteeRequired',
  deposit: 'hotelDepositRequired',
  prepay: 'hotelPrepayRequired',
}

/**
 * Refuses a sale when the terms changed in a way that the caller does not accept.
 *
 * @throws Refusal `hotelPriceChanged`, `hotelPriceAboveMaximum`; `hotelGuaranteeRequired`,
 *   `hotelDepositRequired`, `hotelPrepayRequired`; with both kinds of change the second one in `also`
 * Source: docs/contract/specification.md, hotel reservation creation, parameters and rule 1;
 * docs/contract/hotel-car-platform.md 2.8.
 */
export function requireAccepted(before: SellTerms, now: SellTerms, accepted: AcceptedChanges): void {
  const [first, ...also] = [
    priceProblem(before, now, accepted),
    guaranteeProblem(before, now, accepted),
  ].filter((one) => one !== undefined)
  if (first)
    throw new Refusal(first.code, first.details, {
      also: also.map(({ code, details }) => new Refusal(code, details)),
    })
}

function priceProblem(
  before: SellTerms,
  now: SellTerms,
  { price, maximumIncrease }: AcceptedChanges,
): RefusalNotice | undefined {
  const increase = now.totalMinor - before.totalMinor
  if (increase === 0) return undefined
  const text = (minor: number): string => formatAmount({ minor, currency: now.currency })
  const details = {
    previousTotal: text(before.totalMinor),
    currentTotal: text(now.totalMinor),
    currency: now.currency,
  }
  if (!price) return { code: 'hotelPriceChanged', details }
  if (maximumIncrease === undefined || !isAbove(increase, maximumIncrease, before.totalMinor))
    return undefined
  return {
    code: 'hotelPriceAboveMaximum',
    details: {
      ...details,
      increase: percentOf(increase, before.totalMinor),
      maximum: String(maximumIncrease),
    },
  }
}

/** In whole numbers, so that an increase of exactly the maximum is not above it. */
const isAbove = (increase: number, maximumPercent: number, earlier: number): boolean =>
  BigInt(increase) * 100_000_000n > BigInt(Math.round(maximumPercent * 1e6)) * BigInt(earlier)

/** Rounded up, with as many digits as tell it from a maximum that it exceeds by little. */
const percentOf = (increase: number, earlier: number): string =>
  earlier === 0 ? '100.00' : (Math.ceil((increase * 1_000_000) / earlier) / 10_000).toFixed(4)

const guaranteeProblem = (
  before: SellTerms,
  now: SellTerms,
  { guarantee }: AcceptedChanges,
): RefusalNotice | undefined =>
  before.guarantee === now.guarantee || guarantee
    ? undefined
    : {
        code: guaranteeRefusals[now.guarantee],
        details: { previous: before.guarantee, current: now.guarantee },
      }
