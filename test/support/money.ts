import { passengerTotals } from '../../lib/pricing/itinerary-price.ts'
import type { Api, CallOptions, Json } from './api.ts'
import { ledger } from './ledger.ts'
import { documentsOf } from './trip.ts'

/** What clients read of the money of a reservation, in minor units. */
export interface MoneyOf {
  readonly charged: number
  readonly givenBack: number
  /** What its documents are worth, by its receipts. */
  readonly onDocuments: number
}

/** All currencies of these tests have two decimals, unless they say otherwise. */
const minorOf = (value: number): number => Math.round(value * 100)
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Payments that this service took, and what it gave back of them: hotels show what they were sent. */
const chargesIn = ({ Payment = [] }: Json): number[] =>
  Payment.filter(({ Amount }: Json) => Amount.currencySource === 'Charged').map(({ Amount }: Json) =>
    minorOf(Amount.value),
  )

/** What an exchanged ticket keeps: flights that were flown, value that was forfeited. */
async function keptByExchange(api: Api, number: string, totalMinor: number): Promise<number> {
  const former = await ledger(api).document(number)
  const issued = (await ledger(api).documents()).find(
    ({ exchangeOf, events }) =>
      exchangeOf?.documents.some(({ id }: Json) => id === former.conjunction[0]) &&
      events.every(({ kind }: Json) => kind !== 'voided'),
  )
  const { terms } = issued?.exchangeOf ?? {}
  return terms ? totalMinor - passengerTotals(terms.before).totalMinor + terms.forfeitedMinor : 0
}

async function worthOf(api: Api, document: Json, history: Json): Promise<number> {
  const total = minorOf(history.documentDetail.documentPricingDetail.totalDocumentPrice)
  switch (document['@type']) {
    case 'DocumentTicketVoid':
    case 'DocumentEMDVoid':
      return 0
    case 'DocumentTicketRefund':
    case 'DocumentEMDRefund':
      return total - minorOf(document.Amount.Total)
    case 'DocumentTicketExchange':
      return keptByExchange(api, document.Number, total)
    default:
      return total
  }
}

async function historiesOf(
  api: Api,
  reservation: Json,
  documents: readonly Json[],
  options: CallOptions,
): Promise<Json[]> {
  const histories: Json[] = []
  for (const { Number: number, '@type': type } of documents) {
    const documentType = /^Document(EMD|MCO)/.test(type) ? 'EMD' : 'TKT'
    const { value: locator } = reservation.Receipt[0].Confirmation.Locator
    const { body } = await api.call('documentHistory', {
      body: { locator, documentNumbers: [{ number, documentType }] },
      ...options,
    })
    histories.push(...(body.DocumentHistoryResponse.documentHistories ?? []))
  }
  return histories
}

/** A residual that was returned is listed with its ticket's number; it is no document of its own. */
const withoutResiduals = (documents: readonly Json[]): Json[] => [
  ...new Map(documents.toReversed().map((document) => [document.Number, document])).values(),
]

/**
 * The money of a reservation as its clients read it, and whatever does not agree: what was charged without what was given
 * back is what its documents are worth, by its receipts and by the history of each document.
 *
 * @param locator of the reservation
 */
export async function moneyOf(
  api: Api,
  locator: string,
  options: CallOptions = {},
): Promise<{ readonly money: MoneyOf; readonly differences: readonly string[] }> {
  const { body } = await api.call('retrieveReservation', { path: { Identifier: locator }, ...options })
  const reservation = body.ReservationResponse.Reservation
  const documents = withoutResiduals(documentsOf(reservation))
  const histories = await historiesOf(api, reservation, documents, options)
  const historyOf = ({ Number: number }: Json): Json =>
    histories.find((history) => history.number.number === number)
  const worths = await Promise.all(documents.map((document) => worthOf(api, document, historyOf(document))))
  const charges = chargesIn(reservation)
  const money = {
    charged: sum(charges.filter((minor) => minor > 0)),
    givenBack: sum(charges.filter((minor) => minor < 0).map((minor) => -minor)),
    onDocuments: sum(worths),
  }
  const isKept = money.charged - money.givenBack === money.onDocuments
  return {
    money,
    differences: [
      ...(isKept
        ? []
        : [
            `${locator}: ${money.charged} charged, ${money.givenBack} given back, ${money.onDocuments} on documents`,
          ]),
      ...documents.flatMap((document) => differencesOf(document, historyOf(document))),
    ],
  }
}

/** What a receipt and the history of a document do not agree on. */
function differencesOf(document: Json, history: Json): string[] {
  const { Number: number, '@type': type, Amount } = document
  const { documentPricingDetail, voidDetail, refundDetail } = history.documentDetail
  const paid = sum(history.formOfPayment.map(({ amount = 0 }: Json) => minorOf(amount)))
  const cost = minorOf(documentPricingDetail.totalDocumentPrice)
  const isRefund = type.endsWith('Refund')
  return [
    ...(paid === cost || cost === 0 ? [] : [`${number}: cost ${cost}, paid with ${paid}`]),
    ...(type.endsWith('Void') === (voidDetail !== undefined)
      ? []
      : [`${number}: ${type}, but in its history`]),
    ...(isRefund === (refundDetail !== undefined) ? [] : [`${number}: ${type}, but in its history`]),
    ...(isRefund || minorOf(Amount.Total) === cost
      ? []
      : [`${number}: ${Amount.Total}, ${cost} in its history`]),
  ]
}
