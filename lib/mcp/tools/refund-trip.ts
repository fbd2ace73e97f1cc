import { quoteReturn } from '../spending/return-quote.ts'
import { none, spend, spendingInput, spendingOutput, spendingText } from '../spending/spend.ts'
import { tool } from '../tool.ts'
import { retrieve, toTrip } from '../trip-view.ts'

export const refundTrip = tool({
  name: 'refund_trip',
  title: 'Refund the tickets of a trip',
  description:
    'Gives the tickets of a trip back for what quote_refund says; what is kept counts as spent. The first call does nothing: it asks a person. After the approval call it again with the confirmation_id. Flights that stay booked are released by cancel_trip afterwards.',
  kind: 'spends',
  input: spendingInput,
  output: spendingOutput,
  async run({ locator, ...given }, context) {
    const { trip } = context
    const view = await retrieve(trip, locator)
    const { comesBack, kept, refund } = await quoteReturn(trip, locator, view)
    return spend(
      {
        tool: 'refund_trip',
        what: `Refund the tickets of trip ${locator}.`,
        cost: kept,
        comesBack,
        trip: toTrip(locator, view),
        async run(key) {
          await refund(key)
          const after = await retrieve(trip, locator)
          return {
            trip: toTrip(locator, after),
            isEnded: !after.documents.some((one) => one['@type'] === 'DocumentTicket'),
          }
        },
        async costIfRefused() {
          const after = toTrip(locator, await retrieve(trip, locator))
          return after.status === 'ticketed' ? none(kept) : kept
        },
      },
      given,
      context,
    )
  },
  say: spendingText,
})
