import { isFree } from '../ancillary/ancillary.ts'
import { payableOffers } from '../ancillary/workbench-ancillaries.ts'
import { pendingExchange } from '../exchange/planned-exchange.ts'
import { fromDecimal } from '../kernel/money.ts'
import { findByNames } from '../kernel/named.ts'
import { Refusal } from '../kernel/refusals.ts'
import { travelersToTicket } from '../workbench/air-offer.ts'
import { nonPricedSegmentsOf } from '../workbench/non-priced-segments.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import type { FormOfPayment } from './payment.ts'
import type { PaymentToAdd } from './workbench-payments.ts'

/** All identifiers that the client sent for one item, in order of precedence. */
type Names = readonly string[]

/** A payment as requested. */
export interface PaymentRequest {
  readonly id?: string | undefined
  readonly ref?: string | undefined
  readonly amount: number
  /** None: that of the first offer. */
  readonly currency?: string | undefined
  /** None: the only one there is. */
  readonly formOfPayment?: Names | undefined
  /** None: the only offer that is still to be paid. */
  readonly offers?: readonly Names[] | undefined
  /** Empty: every traveler. */
  readonly travelers: readonly Names[]
}

/**
 * A payment for offers of this workbench.
 *
 * @throws Refusal `formOfPaymentUnknown`, `offerUnknown`, `travelerUnknown`; `passiveNotPaid` a passive offer;
 *   `paymentCurrencyDiffers` the amount is in another currency than the offers
 */
export function planPayment(request: PaymentRequest, workbench: OpenWorkbench): PaymentToAdd {
  const { id, ref, amount, currency, formOfPayment: named } = request
  const { formsOfPayment, travelers } = workbench
  const formOfPayment = named
    ? findByNames(formsOfPayment, named)
    : (onlyOne(formsOfPayment) ?? anyForEvenExchange(workbench))
  if (!formOfPayment) throw new Refusal('formOfPaymentUnknown')
  const offers = request.offers
    ? request.offers.map((names) => findOffer(names, workbench))
    : [onlyOne(unpaidOffers(workbench))]
  const [first] = offers
  if (!first || offers.some((offer) => !offer)) throw new Refusal('offerUnknown')
  const ofOffer = currencyOf(first)
  const currencies = new Set(offers.flatMap((offer) => (offer ? [currencyOf(offer)] : [])))
  if (currency !== undefined && currencies.size === 1 && currency !== ofOffer)
    throw new Refusal('paymentCurrencyDiffers', { currency, offerCurrency: ofOffer })
  return {
    id,
    ref,
    amount: fromDecimal(amount, currency ?? ofOffer),
    formOfPaymentId: formOfPayment.id,
    offerIds: offers.flatMap((offer) => offer?.id ?? []),
    travelerIds: request.travelers.map((names) => {
      const traveler = findByNames(travelers, names)
      if (!traveler) throw new Refusal('travelerUnknown')
      return traveler.id
    }),
  }
}

/**
 * The same for a request that adds a payment: its form of payment must be named, but for an even exchange, and its offer, but
 * where only one is still to be paid.
 *
 * @throws Refusal `inputInvalid`; as `planPayment`
 */
export function planAddedPayment(request: PaymentRequest, workbench: OpenWorkbench): PaymentToAdd {
  if (!request.formOfPayment && !anyForEvenExchange(workbench))
    throw new Refusal('inputInvalid', { 'Payment.FormOfPaymentIdentifier': 'IS MISSING' })
  if (!request.offers && unpaidOffers(workbench).length !== 1)
    throw new Refusal('inputInvalid', { 'Payment.OfferIdentifier': 'IS MISSING' })
  return planPayment(request, workbench)
}

const currencyOf = (offer: ReturnType<typeof payableOffers>[number]): string =>
  ('itinerary' in offer ? offer.itinerary.price : offer.price).currency

/** Offers with travelers who have no document yet, or with a change to be paid. */
const unpaidOffers = (workbench: OpenWorkbench) =>
  payableOffers(workbench).filter((offer) =>
    'itinerary' in offer
      ? pendingExchange(offer) !== undefined || travelersToTicket(offer, workbench.travelers).length > 0
      : offer.booking.status !== 'issued' && !isFree(offer),
  )

/** Any form of payment will do for an exchange that collects nothing. Source: docs/contract/servicing.md 16. */
const anyForEvenExchange = ({ offers, formsOfPayment }: OpenWorkbench): FormOfPayment | undefined =>
  offers.some((offer) =>
    pendingExchange(offer)?.terms.travelers.every(({ collectMinor }) => collectMinor === 0),
  )
    ? formsOfPayment[0]
    : undefined

const onlyOne = <T>([only, another]: readonly T[]): T | undefined => (another ? undefined : only)

/** @throws Refusal `passiveNotPaid` */
function findOffer(names: Names, workbench: OpenWorkbench) {
  const found = findByNames(payableOffers(workbench), names)
  const passive = found ? undefined : findByNames(nonPricedSegmentsOf(workbench).passives, names)
  if (passive) throw new Refusal('passiveNotPaid', { offer: passive.ref })
  return found
}
