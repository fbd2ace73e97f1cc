import * as z from 'zod'
import { amount, amountText, locator, toAmount } from '../shapes.ts'
import { quoteReturn } from '../spending/return-quote.ts'
import { tool } from '../tool.ts'
import { retrieve } from '../trip-view.ts'

export const quoteRefund = tool({
  name: 'quote_refund',
  title: 'Quote a refund',
  description:
    'What comes back and what is kept if the tickets of a trip are refunded now, and whether they can be voided instead (then all of it comes back). It changes nothing.',
  kind: 'reads',
  input: z.strictObject({ locator }),
  output: z.object({
    locator: z.string(),
    paid: amount,
    comes_back: amount,
    kept: amount,
    can_be_voided: z.boolean().describe('void_trip returns everything, today only.'),
  }),
  async run({ locator: name }, { trip }) {
    const { paid, comesBack, kept, isVoidable } = await quoteReturn(trip, name, await retrieve(trip, name))
    return {
      locator: name,
      paid: toAmount(paid),
      comes_back: toAmount(comesBack),
      kept: toAmount(kept),
      can_be_voided: isVoidable,
    }
  },
  say: ({ locator: name, paid, comes_back, kept, can_be_voided }) =>
    `${name}: of ${amountText(paid)} paid ${amountText(comes_back)} come back, ${amountText(kept)} are kept.${can_be_voided ? ' void_trip returns all of it today.' : ''}`,
})
