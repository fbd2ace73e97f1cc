import { type Client, type FormOfPayment, identifierOf, type ReservationView } from '../../client/index.ts'
import { addMoney, formatMoney, type Money, sumMoney, toDecimal } from '../../kernel/money.ts'
import type { Card } from '../settings.ts'
import { moneyOf } from '../shapes.ts'
import { none, spend, spendingInput, spendingOutput, spendingText } from '../spending/spend.ts'
import { tool } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'
import { retrieve, toTrip } from '../trip-view.ts'

const toFormOfPayment = ({ code, number, expires, securityCode }: Card): FormOfPayment => ({
  '@type': 'FormOfPaymentPaymentCard',
  PaymentCard: {
    CardType: 'Credit',
    CardCode: code,
    expireDate: expires,
    CardNumber: { PlainText: number },
    ...(securityCode !== undefined && { SeriesCode: { PlainText: securityCode } }),
  },
})

/** Flights that are held and not ticketed, and their services that cost something. */
const unpaidOf = ({ flights }: ReservationView) =>
  flights
    .filter(({ holdUntil }) => holdUntil !== undefined)
    .flatMap(({ offer, services }) => [offer, ...services.map((service) => service.offer)])
    .filter(({ Price }) => Price.TotalPrice > 0)

/** @throws ToolRefusal `nothingToPay`, `severalCurrencies` */
function dueOf(view: ReservationView): Money {
  const prices = unpaidOf(view).map(({ Price }) => moneyOf(Price))
  const [currency, ...others] = new Set(prices.map((one) => one.currency))
  if (currency === undefined)
    throw new ToolRefusal(
      'nothingToPay',
      'Nothing of the trip is held and unpaid.',
      'Look at it with retrieve_trip: it is ticketed, or its hold has ended.',
    )
  if (others.length === 0) return sumMoney(prices, currency)
  throw new ToolRefusal(
    'severalCurrencies',
    'The trip has prices in several currencies.',
    'A person has to pay it, in the console of the service.',
  )
}

interface Payment {
  readonly locator: string
  readonly view: ReservationView
  readonly due: Money
  readonly card: Card
}

async function pay(trip: Client, { locator, view, due, card }: Payment, idempotencyKey: string) {
  const workbench = identifierOf(await trip.postCommitWorkbench({ Locator: locator }))
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, toFormOfPayment(card))
  await trip.addPayment(workbench, {
    Amount: { value: toDecimal(due), code: due.currency },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: unpaidOf(view).map(({ id }) => ({ id })),
  })
  await trip.commitWorkbench(workbench, undefined, { idempotencyKey })
}

export const ticketTrip = tool({
  name: 'ticket_trip',
  title: 'Pay and ticket a trip',
  description:
    'Pays a trip that is held and issues its tickets. The first call does nothing: it asks a person to approve the amount. After the approval call it again with the confirmation_id. The card is set by the person who runs the server.',
  kind: 'spends',
  input: spendingInput,
  output: spendingOutput,
  async run({ locator, ...given }, context) {
    const { trip, card } = context
    const view = await retrieve(trip, locator)
    const due = dueOf(view)
    if (!card)
      throw new ToolRefusal(
        'noCard',
        'This server has no card to pay with.',
        'Tell the person who set it up; only MCP_CARD can change it.',
      )
    return spend(
      {
        tool: 'ticket_trip',
        what: `Pay ${formatMoney(due)} and issue the tickets of trip ${locator}.`,
        cost: due,
        trip: toTrip(locator, view),
        async run(key) {
          await pay(trip, { locator, view, due, card }, key)
          const paid = toTrip(locator, await retrieve(trip, locator))
          return { trip: paid, isEnded: paid.status === 'ticketed' }
        },
        async costIfRefused() {
          const after = await retrieve(trip, locator)
          const stillDue = unpaidOf(after).length === 0 ? none(due) : dueOf(after)
          return addMoney(due, { ...stillDue, minor: -stillDue.minor })
        },
      },
      given,
      context,
    )
  },
  say: spendingText,
})
