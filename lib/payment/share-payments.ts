import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import { ancillaryTotalMinor, isFree } from '../ancillary/ancillary.ts'
import { pendingExchange } from '../exchange/planned-exchange.ts'
import { toTimestamp } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import type { Money } from '../kernel/money.ts'
import { formatMoney, sumMoney } from '../kernel/money.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import { totalsOf } from '../pricing/itinerary-price.ts'
import { priceFor } from '../ticketing/ticketing.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { travelersToTicket, withoutSeats } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { FormOfPayment, Payment } from './payment.ts'
import { formOfPaymentKinds } from './payment.ts'

/** The share of one payment in one document: a traveler's ticket for an offer, or the EMD of an ancillary. */
export interface PaymentShare {
  readonly paymentId: string
  readonly offerId: string
  readonly travelerId: string
  readonly amount: Money
}

interface Contents {
  readonly offers: readonly AirOffer[]
  readonly ancillaries?: readonly AncillaryOffer[]
  readonly travelers: readonly Traveler[]
  readonly formsOfPayment: readonly FormOfPayment[]
}

/** A document to issue, and its payments. */
interface DueDocument {
  readonly offerId: string
  readonly travelerId: string
  readonly due: Money
  readonly payments: readonly Payment[]
}

/** The documents to issue for payments, without those issued before. */
const dueDocuments = (payments: readonly Payment[], contents: Contents): DueDocument[] => [
  ...dueTickets(payments, contents),
  ...dueEmds(payments, contents),
]

function dueEmds(payments: readonly Payment[], { ancillaries = [] }: Contents): DueDocument[] {
  return ancillaries.flatMap((ancillary) => {
    const { id: offerId, travelerId, price } = ancillary
    const paying = paymentsFor(offerId, travelerId, payments)
    if (ancillary.booking.status === 'issued' || isFree(ancillary) || paying.length === 0) return []
    return [
      {
        offerId,
        travelerId,
        due: { minor: ancillaryTotalMinor(ancillary), currency: price.currency },
        payments: paying,
      },
    ]
  })
}

/** Payments for an offer that are for the traveler, or for all of them. */
const paymentsFor = (offerId: string, travelerId: string, payments: readonly Payment[]): Payment[] =>
  payments.filter(
    ({ offerIds, travelerIds = [] }) =>
      offerIds.includes(offerId) && (travelerIds.length === 0 || travelerIds.includes(travelerId)),
  )

function dueTickets(payments: readonly Payment[], { offers, travelers }: Contents): DueDocument[] {
  return offers.flatMap((offer) => {
    const { currency } = offer.itinerary.price
    return travelersToTicket(offer, travelers).flatMap((traveler): DueDocument[] => {
      const paying = paymentsFor(offer.id, traveler.id, payments)
      const minor = dueForTicket(offer, traveler, travelers)
      if (paying.length === 0 || minor === undefined) return []
      return [{ offerId: offer.id, travelerId: traveler.id, due: { minor, currency }, payments: paying }]
    })
  })
}

/** What a traveler's ticket costs: its price, or what is collected for its exchange. */
function dueForTicket(
  offer: AirOffer,
  traveler: Traveler,
  travelers: readonly Traveler[],
): number | undefined {
  const terms = pendingExchange(offer)?.terms.travelers.find(({ travelerId }) => travelerId === traveler.id)
  if (terms) return terms.collectMinor
  const price = priceFor(offer, traveler, travelers)
  return price && totalsOf(price).totalMinor
}

/** Payments that have a document in common with another payment: their amounts must add up exactly. */
const splitPayments = (documents: readonly DueDocument[]): ReadonlySet<string> =>
  new Set(documents.flatMap(({ payments }) => (payments.length > 1 ? payments.map(({ id }) => id) : [])))

/**
 * The checks of payments that are possible before the commit.
 *
 * @throws Refusal `seatRefused` free seats alone; `formOfPaymentInvalid` a waiver, a document or a hotel account cannot pay for air;
 *   `offerTicketed` everything is paid; `holdExpired` the traveler lost the seats; `tooManyFormsOfPayment` more than two for a document, more than one
 *   for NDC; `splitForOnePassenger` two forms of payment that are not for one traveler;
 *   `paymentInSeveralCurrencies`; `paymentsDoNotAddUp` split amounts exceed the amount due
 * Source: docs/contract/booking.md 1.8 and 7 (two forms of payment, GDS, single passenger); the texts are a
 * guess.
 */
export function checkPayments(sent: readonly Payment[], contents: Contents): void {
  const payments = chargingPayments(sent, contents)
  const documents = documentsToPay(sent, contents)
  const { balances } = share(documents, payments)
  if (balances.some(({ minor }) => minor > 0))
    throw new Refusal('paymentsDoNotAddUp', splitAmounts(documents, payments))
}

/** The documents to issue for payments that may pay for them. @throws Refusal as `checkPayments`, but for amounts */
function documentsToPay(sent: readonly Payment[], contents: Contents): DueDocument[] {
  for (const payment of sent) requirePayable(payment, contents)
  const payments = chargingPayments(sent, contents)
  const documents = dueDocuments(payments, contents)
  for (const document of documents) requireFewForms(document, contents, documents)
  for (const payment of payments) requireOneCurrency(payment, documents)
  return documents
}

/** Payments without those whose form of payment charges nothing: it waives or forfeits something in an exchange. */
export const chargingPayments = (
  payments: readonly Payment[],
  { formsOfPayment }: Pick<Contents, 'formsOfPayment'>,
): Payment[] =>
  payments.filter(({ formOfPaymentId }) => {
    const form = formsOfPayment.find(({ id }) => id === formOfPaymentId)
    return !form || formOfPaymentKinds[form.kind].pays !== 'exchanges'
  })

function requirePayable(
  payment: Payment,
  { offers, ancillaries = [], travelers, formsOfPayment }: Contents,
): void {
  const formOfPayment = formsOfPayment.find(({ id }) => id === payment.formOfPaymentId)
  if (!formOfPayment) throw new Refusal('formOfPaymentUnknown')
  const { pays } = formOfPaymentKinds[formOfPayment.kind]
  const isOfExchange = offers.some((offer) => payment.offerIds.includes(offer.id) && pendingExchange(offer))
  if (pays !== 'offers' && !(pays === 'exchanges' && isOfExchange))
    throw new Refusal('formOfPaymentInvalid', {
      reason: `${formOfPayment.kind} PAYS FOR ${pays} ONLY`.toUpperCase(),
    })
  const isPaid = ({ id }: { readonly id: string }): boolean => payment.offerIds.includes(id)
  const flights = offers.filter(isPaid)
  const services = ancillaries.filter(isPaid)
  const isDone =
    flights.every(
      (offer) => offer.booking.status === 'ticketed' && travelersToTicket(offer, travelers).length === 0,
    ) && services.every((service) => service.booking.status === 'issued' || isFree(service))
  if (flights.length === 0 && services.length > 0 && services.every(isFree))
    throw new Refusal('seatRefused', { reason: 'FREE SEATS NEED NO PAYMENT' })
  const lost = flights.find((offer) => isForLostSeats(payment, offer, isDone))
  if (lost)
    throw new Refusal('holdExpired', {
      offer: lost.ref,
      until: toTimestamp(lost.itinerary.ticketingTimeLimit),
    })
  if (isDone && flights.length + services.length > 0) throw new Refusal('offerTicketed')
}

/** Whether a payment is for travelers whose seats were released at the ticketing time limit. */
const isForLostSeats = ({ travelerIds = [] }: Payment, offer: AirOffer, isDone: boolean): boolean => {
  const lost = withoutSeats(offer)
  return travelerIds.length > 0 ? lost.some((id) => travelerIds.includes(id)) : isDone && lost.length > 0
}

function requireOneCurrency(payment: Payment, documents: readonly DueDocument[]): void {
  const paid = documents.filter(({ payments }) => payments.includes(payment))
  const currencies = [...new Set(paid.map(({ due }) => due.currency))]
  if (currencies.length > 1)
    throw new Refusal('paymentInSeveralCurrencies', { currencies: currencies.join(' AND ') })
}

function requireFewForms(
  document: DueDocument,
  { offers, ancillaries = [] }: Contents,
  documents: readonly DueDocument[],
): void {
  const isNdc =
    offers.some(({ id, itinerary }) => id === document.offerId && itinerary.source === 'NDC') ||
    ancillaries.some(({ id, source }) => id === document.offerId && source === 'NDC')
  const limit = isNdc ? 1 : counts.formsOfPaymentPerDocument
  if (document.payments.length > limit) throw new Refusal('tooManyFormsOfPayment', { limit: String(limit) })
  if (document.payments.length === 1) return
  for (const payment of document.payments) {
    const travelers = new Set(
      documents.flatMap(({ payments, travelerId }) => (payments.includes(payment) ? [travelerId] : [])),
    )
    if (travelers.size > 1) throw new Refusal('splitForOnePassenger')
  }
}

/**
 * What each payment pays of each document when a commit charges it. A payment that is alone on its documents pays
 * their whole price; payments that share a document pay their own amounts, and no more than is due.
 *
 * @returns the shares, and what is lacking: payments that name less than what is due on them. With any of them
 *   nothing may be charged. Zero for an exchange means what is due
 * @throws Refusal as `checkPayments` does, but for amounts
 * Source: docs/contract/booking.md 7.3; docs/contract/servicing.md 1.6.
 */
export function sharePayments(
  payments: readonly Payment[],
  contents: Contents,
): { readonly shares: PaymentShare[]; readonly lacking: RefusalNotice[] } {
  const documents = documentsToPay(payments, contents)
  const { shares, isShort } = share(documents, payments)
  const split = isShort
    ? [{ code: 'paymentInsufficient' as const, details: splitAmounts(documents, payments) }]
    : []
  return { shares, lacking: [...insufficient(payments, shares, contents), ...split] }
}

/**
 * Documents with the fewest payments first, so that a payment for several documents is not spent where
 * another one could pay.
 */
function share(documents: readonly DueDocument[], payments: readonly Payment[]) {
  const split = splitPayments(documents)
  const balances = new Map(payments.filter(({ id }) => split.has(id)).map(({ id, amount }) => [id, amount]))
  const shares: PaymentShare[] = []
  let isShort = false
  for (const { offerId, travelerId, due, payments: paying } of [...documents].sort(
    (a, b) => a.payments.length - b.payments.length,
  )) {
    let missing = due.minor
    for (const { id } of paying) {
      const has = balances.get(id)
      const given =
        has === undefined ? missing : has.currency === due.currency ? Math.min(missing, has.minor) : 0
      if (has) balances.set(id, { ...has, minor: has.minor - given })
      missing -= given
      const amount = { minor: given, currency: due.currency }
      if (given > 0 || due.minor === 0) shares.push({ paymentId: id, offerId, travelerId, amount })
    }
    if (missing > 0) isShort = true
  }
  return { shares, isShort, balances: [...balances.values()] }
}

/** The sums of payments that share documents, and of those documents. */
function splitAmounts(documents: readonly DueDocument[], payments: readonly Payment[]) {
  const split = splitPayments(documents)
  const sum = (amounts: readonly Money[]): string => {
    const currency = amounts[0]?.currency ?? ''
    return formatMoney({ minor: amounts.reduce((total, { minor }) => total + minor, 0), currency })
  }
  const paid = payments.filter(({ id }) => split.has(id)).map(({ amount }) => amount)
  const due = documents
    .filter((document) => document.payments.some(({ id }) => split.has(id)))
    .map((document) => document.due)
  return { paid: sum(paid), due: sum(due) }
}

/** Clients round: an amount that is off by one minor unit is right. */
const toleranceMinor = 1

const insufficient = (
  payments: readonly Payment[],
  shares: readonly PaymentShare[],
  { offers }: Contents,
): RefusalNotice[] =>
  payments.flatMap((payment) => {
    const due = chargedBy(payment, shares)
    if (payment.amount.minor === 0 && isForExchange(payment, offers)) return []
    const isEnough =
      payment.amount.currency === due.currency && due.minor <= payment.amount.minor + toleranceMinor
    return isEnough ? [] : [notice('paymentInsufficient', payment, due)]
  })

/** Payments that name more than what is due, which alone is charged. Source: docs/contract/booking.md 7.3. */
export const reducedPayments = (
  payments: readonly Payment[],
  shares: readonly PaymentShare[],
): RefusalNotice[] =>
  payments.flatMap((payment) => {
    const due = chargedBy(payment, shares)
    return payment.amount.minor <= due.minor + toleranceMinor
      ? []
      : [notice('paymentAmountDiffers', payment, due)]
  })

const notice = (
  code: 'paymentInsufficient' | 'paymentAmountDiffers',
  { amount }: Payment,
  due: Money,
): RefusalNotice => ({ code, details: { paid: formatMoney(amount), due: formatMoney(due) } })

const isForExchange = ({ offerIds }: Payment, offers: readonly AirOffer[]): boolean =>
  offers.some((offer) => offerIds.includes(offer.id) && pendingExchange(offer))

/** Total charged to a payment. */
export function chargedBy({ id, amount }: Payment, shares: readonly PaymentShare[]): Money {
  const own = shares.filter(({ paymentId }) => paymentId === id).map((one) => one.amount)
  return sumMoney(own, own[0]?.currency ?? amount.currency)
}
