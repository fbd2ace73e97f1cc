import { type Client, type Document, Refusal } from '../../client/index.ts'
import { fromDecimal, sumMoney } from '../../kernel/money.ts'
import { quoteReturn } from '../spending/return-quote.ts'
import { none, spend, spendingInput, spendingOutput, spendingText } from '../spending/spend.ts'
import { tool } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'
import { isGood, retrieve, toTrip } from '../trip-view.ts'

const kinds = [
  ['DocumentTicket', 'Ticket'],
  ['DocumentEMD', 'EMD'],
] as const

/** All documents at once, of an order of a low-cost carrier each ticket by itself. @param key the same one does it once */
async function voidAll(trip: Client, locator: string, documents: readonly Document[], key: string) {
  const has = (kind: string): boolean => documents.some((one) => one['@type'] === kind)
  const types = kinds.flatMap(([kind, type]) => (has(kind) ? [type] : []))
  try {
    await trip.voidDocuments(
      { locator: { value: locator }, documentVoid: types.map((documentType) => ({ documentType })) },
      { idempotencyKey: key },
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.rule !== 'documentNotForLowCost') throw error
    const numbers = documents.flatMap((one) => (one['@type'] === 'DocumentTicket' ? (one.Number ?? []) : []))
    for (const number of numbers)
      await trip.voidTicket(number, undefined, { idempotencyKey: `${key}-${number}` })
  }
}

export const voidTrip = tool({
  name: 'void_trip',
  title: 'Void the tickets of a trip',
  description:
    'Voids tickets of today: all of the money comes back, and the flights stay held until pay_by. The first call does nothing: it asks a person. After the approval call it again with the confirmation_id. quote_refund says whether it is possible.',
  kind: 'spends',
  input: spendingInput,
  output: spendingOutput,
  async run({ locator, ...given }, context) {
    const { trip } = context
    const view = await retrieve(trip, locator)
    const { paid, isVoidable } = await quoteReturn(trip, locator, view)
    if (!isVoidable)
      throw new ToolRefusal(
        'notVoidable',
        'The tickets cannot be voided: not on the day of issue any more, or not with this airline.',
        'Use quote_refund and refund_trip.',
      )
    const documents = view.documents.filter(isGood)
    return spend(
      {
        tool: 'void_trip',
        what: `Void the tickets of trip ${locator}.`,
        cost: none(paid),
        comesBack: sumMoney(
          documents.map(({ Amount }) => fromDecimal(Amount.Total, Amount.CurrencyCode.value)),
          paid.currency,
        ),
        trip: toTrip(locator, view),
        async run(key) {
          await voidAll(trip, locator, documents, key)
          const after = await retrieve(trip, locator)
          return { trip: toTrip(locator, after), isEnded: !after.documents.some(isGood) }
        },
        costIfRefused: async () => none(paid),
      },
      given,
      context,
    )
  },
  say: spendingText,
})
