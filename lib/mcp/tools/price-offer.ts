import * as z from 'zod'
import type { Change, PriceBreakdownAir } from '../../client/index.ts'
import { firstOf } from '../first-of.ts'
import { pricedOfferId, readOfferId } from '../offer-id.ts'
import { amount, amountOf, amountText } from '../shapes.ts'
import { tool } from '../tool.ts'

const rule = z.object({
  when: z.string().describe('BeforeDeparture, AfterDeparture or Anytime.'),
  permitted: z.enum(['yes', 'no', 'unknown']),
  fee: z.string().optional().describe('For each ticket.'),
})

const output = z.object({
  offer_id: z.string().describe('Use this one from now on: the price stays.'),
  price: amount.describe('Of all travelers.'),
  fare: z.number(),
  taxes: z.number(),
  travelers: z.array(
    z.object({
      type: z.string(),
      count: z.int(),
      fare: z.number(),
      taxes: z.array(z.object({ code: z.string(), value: z.number(), name: z.string().optional() })),
      total: z.number(),
    }),
  ),
  pay_by: z.string().optional().describe('How long it can be held without payment.'),
  refunds: z.array(rule),
  changes: z.array(rule),
})

const permittedOf = ({ NotPermittedInd, IndeterminateInd }: Change) =>
  IndeterminateInd ? 'unknown' : NotPermittedInd ? 'no' : 'yes'

const feeOf = ({ Penalty = [] }: Change): string | undefined => {
  const [first] = Penalty
  if (first?.Amount) return amountText({ value: first.Amount.value, currency: first.Amount.code })
  return first?.Percent === undefined ? undefined : `${first.Percent} %`
}

/** Each rule once, whichever flights it is about. */
function rulesOf(all: readonly Change[]): z.output<typeof rule>[] {
  const rules = all.map((one) => {
    const fee = feeOf(one)
    return {
      when: one.penaltyTypes.join(', '),
      permitted: permittedOf(one),
      ...(fee !== undefined && { fee }),
    } as const
  })
  return [...new Map(rules.map((one) => [JSON.stringify(one), one])).values()]
}

const travelersOf = ({ requestedPassengerType, quantity, Amount }: PriceBreakdownAir) => ({
  type: requestedPassengerType,
  count: quantity,
  fare: Amount.Base ?? 0,
  taxes: (Amount.Taxes?.Tax ?? []).map(({ taxCode, value, description }) => ({
    code: taxCode,
    value,
    ...(description !== undefined && { name: description }),
  })),
  total: Amount.Total,
})

const ruleText = (word: string, rules: readonly z.output<typeof rule>[]): string =>
  `${word}: ${rules.map(({ when, permitted, fee = '' }) => `${when} ${permitted} ${fee}`.trim()).join('; ') || 'not told'}`

export const priceOffer = tool({
  name: 'price_offer',
  title: 'Price an offer',
  description:
    'The price of an offer as it is now: fare, each tax, and whether it can be refunded or changed and for what fee. Do it before hold_trip. Nothing is booked.',
  kind: 'reads',
  input: z.strictObject({ offer_id: z.string().max(1_000).describe('From search_flights.') }),
  output,
  async run({ offer_id }, { trip }) {
    const priced = await trip.airPrice(readOfferId(offer_id))
    const { Price, TermsAndConditionsFull } = firstOf(priced.OfferID, 'price')
    const penalties = TermsAndConditionsFull.flatMap(({ Penalties = [] }) => Penalties)
    const until = TermsAndConditionsFull[0]?.PaymentTimeLimit
    return {
      offer_id: pricedOfferId(offer_id, priced.Identifier),
      price: amountOf(Price),
      fare: Price.Base ?? 0,
      taxes: Price.TotalTaxes ?? 0,
      travelers: (Price.PriceBreakdown ?? []).map(travelersOf),
      ...(until !== undefined && { pay_by: until }),
      refunds: rulesOf(penalties.flatMap(({ Cancel = [] }) => Cancel)),
      changes: rulesOf(penalties.flatMap(({ Change: change = [] }) => change)),
    }
  },
  say: ({ offer_id, price, fare, taxes, pay_by = 'not told', refunds, changes }) =>
    [
      `${amountText(price)}: fare ${fare}, taxes ${taxes}. To be paid by: ${pay_by}.`,
      ruleText('Refund', refunds),
      ruleText('Change', changes),
      `offer_id ${offer_id}`,
    ].join('\n'),
})
