import { type EpochMs, toDate, toTimestamp } from '../../kernel/instant.ts'
import { formatMoney, type Money } from '../../kernel/money.ts'
import type { CancelPenalty, HotelRate, OfferedRate } from '../hotel.ts'
import {
  dueAtBooking,
  type GuaranteeType,
  type RefundStep,
  type RoomPrice,
  refundsOf,
  roomTotals,
} from '../room-price.ts'
import { dueOf, toCurrencyAmount } from './hotel-price.ts'

const guaranteeTypes = {
  guarantee: 'GuaranteeRequired',
  deposit: 'DepositRequired',
  prepay: 'PrepayRequired',
} as const satisfies Record<GuaranteeType, string>

const toGuarantee = ({ guarantee }: HotelRate) => ({
  '@type': 'Guarantee' as const,
  guaranteeType: guaranteeTypes[guarantee],
})

/** Clients read the last day of free cancellation from `start`; some read it from `end`. */
const toDay = (date: string) => ({ start: date, end: date })

/** Without a deadline the penalty is due from the moment of booking. */
const toCancelPenalty = (text: string | undefined, penalty: CancelPenalty | undefined, total: Money) => ({
  '@type': 'CancelPenalty' as const,
  Refundable: penalty ? (penalty.freeUntil ? ('Yes' as const) : ('No' as const)) : ('Unknown' as const),
  Description: text,
  ...(penalty?.freeUntil && {
    Deadline: {
      '@type': 'Deadline' as const,
      SpecificDate: toDay(penalty.freeUntil.date),
      Time: penalty.freeUntil.time,
    },
  }),
  ...(penalty && { HotelPenalty: toHotelPenalty(penalty, total) }),
})

function toHotelPenalty(penalty: CancelPenalty, total: Money) {
  if (penalty.kind === 'nights') return { '@type': 'HotelPenaltyNights' as const, Nights: penalty.nights }
  const minor = Math.round((total.minor * penalty.percent) / 100)
  return {
    '@type': 'HotelPenaltyPercent' as const,
    Percent: penalty.percent,
    appliesTo: 'Amount' as const,
    Amount: [toCurrencyAmount({ ...total, minor })],
  }
}

/** In UTC, which `Time` says: where the hotel's clock is, its supplier does not tell. Source: guess. */
const toDeadline = (until: EpochMs) => ({
  '@type': 'Deadline' as const,
  SpecificDate: toDay(toDate(until)),
  Time: toTimestamp(until).slice(11),
})

/** What a cancellation costs from the booking on, and after each moment at which the refund changes. */
function toPenaltySteps(steps: readonly RefundStep[], rooms: readonly RoomPrice[], rate: HotelRate) {
  const { total } = roomTotals(rooms)
  const changes = [
    { until: undefined, refundMinor: steps[0]?.refundMinor ?? 0 },
    ...steps.map(({ until }, index) => ({ until, refundMinor: steps[index + 1]?.refundMinor ?? 0 })),
  ]
  return changes
    .filter(({ until, refundMinor }) => until !== undefined || refundMinor < total)
    .map(({ until, refundMinor }) => ({
      '@type': 'CancelPenalty' as const,
      Refundable: until !== undefined || refundMinor > 0 ? ('Yes' as const) : ('No' as const),
      Description: rate.cancellation?.text,
      ...(until !== undefined && { Deadline: toDeadline(until) }),
      HotelPenalty: {
        '@type': 'HotelPenaltyAmount' as const,
        Amount: [toCurrencyAmount({ minor: total - refundMinor, currency: rate.currency })],
      },
    }))
}

/** In amounts where the supplier tells them, otherwise in the hotel's words. */
function toCancelPenalties(rate: HotelRate, rooms: readonly RoomPrice[]) {
  const refunds = refundsOf(rooms)
  if (refunds) return { CancelPenalty: toPenaltySteps(refunds, rooms, rate) }
  const { cancellation, currency } = rate
  if (!cancellation) return {}
  const total = { minor: roomTotals(rooms).total, currency }
  return { CancelPenalty: [toCancelPenalty(cancellation.text, cancellation.penalty, total)] }
}

const toMeals = ({ plan: { meals } }: HotelRate) =>
  meals && {
    MealsIncluded: { breakfastInd: meals.breakfast, lunchInd: meals.lunch, dinnerInd: meals.dinner },
  }

const toRateCode = ({ plan: { code, name, category } }: HotelRate) =>
  (code ?? name ?? category) !== undefined && {
    ProductRateCodeInfo: [
      {
        '@type': 'ProductRateCodeInfo' as const,
        RateCodeInfo: { value: code, rateID: code, rateCategory: category, rateName: name },
      },
    ],
  }

const toExpiry = (expiresAt: EpochMs | undefined) =>
  expiresAt !== undefined && { ExpiryDate: toTimestamp(expiresAt) }

/** The terms in an availability. */
export function toHotelTerms(rate: OfferedRate) {
  const { plan, cancellation, rooms, expiresAt } = rate
  const Description = [plan.name, cancellation?.text].filter((text) => text !== undefined && text !== '')
  return {
    '@type': 'TermsAndConditions' as const,
    ...toExpiry(expiresAt),
    RatePaymentInfo: plan.payment,
    Guarantee: [toGuarantee(rate)],
    ...toCancelPenalties(rate, rooms),
    ...toMeals(rate),
    ...(Description.length > 0 && { Description }),
    ...toRateCode(rate),
  }
}

/** The terms in full, with what is charged at booking and paid at the desk. */
export function toHotelTermsInFull(rate: HotelRate, rooms: readonly RoomPrice[], expiresAt?: EpochMs) {
  const { plan, acceptedCards, hours } = rate
  return {
    '@type': 'TermsAndConditionsFullHospitality' as const,
    ...toExpiry(expiresAt),
    RatePaymentInfo: plan.payment,
    Guarantee: [toGuarantee(rate)],
    ...toCancelPenalties(rate, rooms),
    ...toDeposit(rate, rooms),
    ...(acceptedCards && { AcceptedCreditCard: acceptedCards.map((value) => ({ value })) }),
    ...(hours && { CheckInOutPolicy: { '@type': 'CheckInOutPolicy' as const, ...hours } }),
    ...toMeals(rate),
    CustomerLoyaltyIDRequiredAtReservation: plan.proofs?.loyaltyNumber,
    RateQualificationIDRequiredAtCheckIn: plan.proofs?.rateQualification,
    ...toRateCode(rate),
    ...toTexts(rate, rooms),
  }
}

function toDeposit(rate: HotelRate, rooms: readonly RoomPrice[]) {
  const minor = rooms.reduce((sum, room) => sum + (dueAtBooking(rate, room)?.minor ?? 0), 0)
  if (minor === 0) return {}
  const CurrencyAmount = toCurrencyAmount({ minor, currency: rate.currency })
  return {
    DepositPolicy: { '@type': 'DepositPolicy' as const, Deposit: [{ remainderInd: false, CurrencyAmount }] },
  }
}

function toTexts({ plan, cancellation }: HotelRate, rooms: readonly RoomPrice[]) {
  const due = dueOf(rooms).map(({ amount, description }) =>
    [`${formatMoney(amount)} due at the property`, description].filter((text) => text).join(': '),
  )
  const texts = [cancellation?.text, ...due].filter((text) => text !== undefined && text !== '')
  if (texts.length === 0) return {}
  return {
    TextBlock: [
      {
        '@type': 'TextBlock' as const,
        title: plan.name,
        TextFormatted: texts.map((value) => ({ value, language: 'EN' })),
      },
    ],
  }
}
