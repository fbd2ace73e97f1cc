import {
  type Client,
  identifierOf,
  type OfferModifyRefund,
  type ReservationView,
  warningsOf,
} from '../../client/index.ts'
import { type Money, sameMoney, sumMoney } from '../../kernel/money.ts'
import { firstOf } from '../first-of.ts'
import { moneyOf } from '../shapes.ts'
import { ToolRefusal } from '../tool-refusal.ts'

/** What comes back for the tickets of a trip. */
export interface ReturnQuote {
  readonly paid: Money
  readonly comesBack: Money
  readonly kept: Money
  /** All of it comes back when they are voided today. */
  readonly isVoidable: boolean
  /** Does it. @param key the same one does it once */
  readonly refund: (key: string) => Promise<void>
}

interface Prices {
  readonly of: readonly OfferModifyRefund[]
  readonly isVoidable: boolean
}

function sums({ of, isVoidable }: Prices): Omit<ReturnQuote, 'refund'> {
  const { currency } = moneyOf(firstOf(of, 'quote').Price)
  const sum = (price: (one: OfferModifyRefund) => OfferModifyRefund['Price']): Money =>
    sumMoney(
      of.map((one) => moneyOf(price(one))),
      currency,
    )
  return {
    paid: sum((one) => one.Price),
    comesBack: sum((one) => one.ModifyPrice),
    kept: sum((one) => one.SupplierRetainedPrice),
    isVoidable,
  }
}

/** Warning of a quote: the ticket can still be voided. */
const canBeVoided = '4998'

async function quoteOfTickets(trip: Client, numbers: readonly string[]): Promise<ReturnQuote> {
  const quote = await trip.quoteDocumentRefund({ DocumentNumber: numbers.map((value) => ({ value })) })
  const voidable = warningsOf(quote).filter(({ code }) => code === canBeVoided)
  return {
    ...sums({ of: quote.OfferID ?? [], isVoidable: voidable.length >= numbers.length }),
    refund: async (idempotencyKey) => {
      await trip.refundDocuments(
        { BuildFromOfferList: { OfferListIdentifier: identifierOf(quote) } },
        { idempotencyKey },
      )
    },
  }
}

const isRefund = (offer: object): offer is OfferModifyRefund => 'ModifyPrice' in offer

/** An NDC order is given back by cancelling its offer: a workbench says for how much, its commit does it. */
async function quoteOfOrder(trip: Client, locator: string, offer: string): Promise<ReturnQuote> {
  const cancelled = async () => {
    const workbench = identifierOf(await trip.postCommitWorkbench({ Locator: locator }))
    const { OfferID } = await trip.cancelOffer(workbench, {
      BuildFromOffer: { OfferIdentifier: { id: offer } },
    })
    return { workbench, quote: sums({ of: OfferID.filter(isRefund), isVoidable: false }) }
  }
  const { workbench, quote } = await cancelled()
  await trip.discardWorkbench(workbench)
  return {
    ...quote,
    refund: async (idempotencyKey) => {
      const again = await cancelled()
      if (sameMoney(again.quote.kept, quote.kept))
        await trip.commitWorkbench(again.workbench, undefined, { idempotencyKey })
      else throw new ToolRefusal('quoteChanged', 'The amount has changed meanwhile.', 'Call the tool again.')
    },
  }
}

/**
 * What giving back the tickets of a trip returns and costs, now.
 *
 * @throws ToolRefusal `noTickets`, `severalOffers`
 */
export function quoteReturn(trip: Client, locator: string, view: ReservationView): Promise<ReturnQuote> {
  const numbers = view.documents.flatMap(({ '@type': kind, Number: number }) =>
    kind === 'DocumentTicket' ? (number ?? []) : [],
  )
  const [offer, ...others] = view.flights.map((one) => one.offer)
  if (!offer || !view.documents.some((one) => one['@type'] === 'DocumentTicket'))
    throw new ToolRefusal(
      'noTickets',
      'The trip has no ticket that could be given back.',
      'Use cancel_trip for a trip that is held and not paid.',
    )
  if (offer.ContentSource !== 'NDC') return quoteOfTickets(trip, numbers)
  if (others.length === 0) return quoteOfOrder(trip, locator, offer.id)
  throw new ToolRefusal(
    'severalOffers',
    'The trip has several offers of an airline.',
    'A person has to cancel them, in the console of the service.',
  )
}
