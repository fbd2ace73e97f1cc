import type { Agency } from './agency.ts'
import type { AirOffer } from './air-offer.ts'
import type { AncillaryOffer } from './ancillary.ts'
import type { CommitOutcome, CommitRequest, StoppedCommit } from './commit.ts'
import { requireRoomFor, supports } from './content-rules.ts'
import type { Details } from './details.ts'
import type { HotelOffer } from './hotel.ts'
import type { EpochMs } from './instant.ts'
import { lifetimes } from './limits.ts'
import type { OtherSegments } from './other-segments.ts'
import { requireRoomForFlights } from './other-segments.ts'
import type { FormOfPayment, Payment } from './payment.ts'
import { Refusal } from './refusals.ts'
import type { Reservation } from './reservation.ts'
import { isExpired } from './reservation.ts'
import { checkPayments } from './share-payments.ts'
import type { Traveler } from './traveler.ts'
import type { VehicleOffer } from './vehicle.ts'
import { withoutAncillaries } from './workbench-ancillaries.ts'

interface Contents {
  readonly id: string
  readonly version: number
  readonly touchedAt: EpochMs
  /** The reservation that a post-commit workbench changes, as it was when the workbench was opened. */
  readonly base?: {
    readonly reservationId: string
    readonly locator: string
    readonly revision: number
    /** Its time limit had passed and no flight was left in it. */
    readonly isExpired?: true
  }
  /** Air only. */
  readonly offers: readonly AirOffer[]
  /** Services beside the seat, each of one of the air offers. */
  readonly ancillaries?: readonly AncillaryOffer[]
  /** Stays of the reservation; hotels are sold by their own endpoints, never in a workbench. */
  readonly hotels?: readonly HotelOffer[]
  /** Cars of the reservation, and the one that the workbench was made to book. */
  readonly vehicles?: readonly VehicleOffer[]
  /** Ids of stays and cars that the commit gives back. */
  readonly cancels?: readonly string[]
  /** Made to book or cancel a car: everything else stays as the reservation has it when the commit is filed. */
  readonly isForVehicles?: true
  /** Flights beside priced offers. Absent: none were ever added. */
  readonly otherSegments?: OtherSegments
  readonly travelers: readonly Traveler[]
  readonly formsOfPayment: readonly FormOfPayment[]
  readonly payments: readonly Payment[]
  /** Ids of payments that the commit gives back. */
  readonly cancelledPayments?: readonly string[]
  /** Absent: none were ever added. */
  readonly details?: Details
  /** The commit that stopped after its first step; a second one knows by it that the caller was told. */
  readonly stopped?: StoppedCommit
  /** How many offers, travelers ... were ever added: the next `offer_3` never repeats an earlier one. */
  readonly added: { readonly offers: number; readonly travelers: number; readonly formsOfPayment: number; readonly payments: number }
}

export type OpenWorkbench = Contents & { readonly status: 'open' }
export type CommittingWorkbench = Contents & { readonly status: 'committing'; readonly commit: CommitRequest }
/** Committed or given up: nothing can be added any more, but a repeated commit still gets the outcome. */
export type ClosedWorkbench = Pick<Contents, 'id' | 'version' | 'touchedAt'> & {
  readonly status: 'closed'
  readonly commit: CommitRequest
  readonly outcome: CommitOutcome
}

export type Workbench = OpenWorkbench | CommittingWorkbench | ClosedWorkbench

export const openWorkbench = (id: string, now: EpochMs): OpenWorkbench => ({
  status: 'open',
  id,
  version: 0,
  touchedAt: now,
  offers: [],
  travelers: [],
  formsOfPayment: [],
  payments: [],
  added: { offers: 0, travelers: 0, formsOfPayment: 0, payments: 0 },
})

const baseOf = (reservation: Reservation) => ({
  reservationId: reservation.id,
  locator: reservation.locator,
  revision: reservation.revision ?? 0,
  ...(isExpired(reservation) && { isExpired: true as const }),
})

/**
 * A workbench that books or cancels a car and leaves everything else alone.
 *
 * @param reservation undefined: a new one, for the travelers
 */
export const workbenchForVehicle = (
  id: string,
  now: EpochMs,
  reservation: Reservation | undefined,
  contents: Pick<OpenWorkbench, 'travelers'> &
    Partial<Pick<OpenWorkbench, 'vehicles' | 'cancels' | 'formsOfPayment' | 'details' | 'added'>>,
): OpenWorkbench => ({
  ...openWorkbench(id, now),
  ...(reservation && { base: baseOf(reservation) }),
  ...contents,
  isForVehicles: true,
})

/** A workbench that starts with everything the reservation holds. Source: specification, post-commit workbench. */
export const workbenchFor = (reservation: Reservation, id: string, now: EpochMs): OpenWorkbench => ({
  ...openWorkbench(id, now),
  base: baseOf(reservation),
  offers: reservation.offers,
  ...(reservation.ancillaries && { ancillaries: reservation.ancillaries }),
  ...(reservation.hotels && { hotels: reservation.hotels }),
  ...(reservation.vehicles && { vehicles: reservation.vehicles }),
  ...(reservation.otherSegments && { otherSegments: reservation.otherSegments }),
  travelers: reservation.travelers,
  formsOfPayment: reservation.formsOfPayment,
  payments: reservation.payments,
  ...(reservation.details && { details: reservation.details }),
  added: reservation.added,
})

/** When nobody touches it any more. */
export const expiresAt = ({ touchedAt }: Pick<Contents, 'touchedAt'>): EpochMs => touchedAt + lifetimes.workbenchMs

/**
 * The workbench, if it can still be worked on.
 *
 * @throws Refusal `workbenchUnknown` never there, discarded or committed; `workbenchExpired` idle for 30 minutes
 */
export function requireOpen(workbench: Workbench | undefined, now: EpochMs): OpenWorkbench {
  if (workbench?.status !== 'open') throw new Refusal('workbenchUnknown')
  if (now >= expiresAt(workbench)) throw new Refusal('workbenchExpired')
  return workbench
}

/**
 * Adds an air offer.
 *
 * @param agency the office that adds it
 * @throws Refusal `tooManySegments` more than 16 flight segments in the reservation; `contentMixed` GDS and NDC air together;
 *   `secondNdcOffer`; `severalOffersNotActivated`; `repriceExpired` NDC to a booking whose time limit has passed
 * Source: specification, Add Offer and Limits.
 */
export function withOffer(workbench: OpenWorkbench, offer: Omit<AirOffer, 'ref' | 'booking'>, agency: Agency): OpenWorkbench {
  if (workbench.base?.isExpired && offer.itinerary.source === 'NDC') throw new Refusal('repriceExpired')
  requireRoomFor(workbench.offers, offer, agency)
  const number = workbench.added.offers + 1
  const added: AirOffer = { ...offer, ref: `offer_${number}`, booking: { status: 'added' } }
  const changed = { ...workbench, offers: [...workbench.offers, added], added: { ...workbench.added, offers: number } }
  requireRoomForFlights(changed)
  return changed
}

/**
 * An air offer that can be taken out of the workbench.
 *
 * @throws Refusal `offerOrProductUnknown`; `ndcCancelledElsewhere` an NDC order is cancelled with its carrier, not taken out
 * Source: booking sheet 3.5.
 */
export function requireCancellable({ offers }: OpenWorkbench, offerId: string): AirOffer {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) throw new Refusal('offerOrProductUnknown')
  if (offer.itinerary.source === 'NDC' && offer.booking.status !== 'added') throw new Refusal('ndcCancelledElsewhere')
  return offer
}

/**
 * Takes air offers out, with their ancillaries; payments for nothing else go with them.
 *
 * @param offerIds ids or references inside the workbench
 * @param requireCancellable refuses an offer that cannot be taken out
 * @throws Refusal `offerOrProductUnknown`; `voidBeforeCancelling` the offer is ticketed, or an ancillary has an EMD
 * Source: booking sheet 3.5.
 */
export function withoutOffers(
  workbench: OpenWorkbench,
  offerIds: readonly string[],
  requireCancellable: (offer: AirOffer) => void = refuseTicketed,
): OpenWorkbench {
  const removed = offerIds.map((id) => {
    const offer = workbench.offers.find((held) => held.id === id || held.ref === id)
    if (!offer) throw new Refusal('offerOrProductUnknown')
    requireCancellable(offer)
    return offer
  })
  const offers = workbench.offers.filter((offer) => !removed.includes(offer))
  return withoutAncillaries({ ...workbench, offers }, ({ parentId }) => removed.some(({ id }) => id === parentId))
}

function refuseTicketed({ booking }: AirOffer): void {
  if (booking.status === 'ticketed') throw new Refusal('voidBeforeCancelling')
}

/** `prefix_3`, or the next number that is free: a client may have chosen such a reference itself. */
function freeRef(prefix: string, from: number, taken: readonly { readonly ref: string }[]): string {
  let number = from
  while (taken.some(({ ref }) => ref === `${prefix}_${number}`)) number++
  return `${prefix}_${number}`
}

export type TravelerToAdd = Omit<Traveler, 'id' | 'ref'> & { readonly id?: string | undefined; readonly ref?: string | undefined }

/** Adds travelers in the order given; an identifier or reference that is taken already is replaced by ours. */
export function withTravelers(workbench: OpenWorkbench, travelers: readonly TravelerToAdd[], newId: () => string): OpenWorkbench {
  const all = [...workbench.travelers]
  for (const [index, traveler] of travelers.entries()) {
    const number = workbench.added.travelers + index + 1
    const free = (name: 'id' | 'ref') => (all.some((held) => held[name] === traveler[name]) ? undefined : traveler[name])
    all.push({ ...traveler, id: free('id') ?? newId(), ref: free('ref') ?? freeRef('travelerRefId', number, all) })
  }
  return { ...workbench, travelers: all, added: { ...workbench.added, travelers: workbench.added.travelers + travelers.length } }
}

export type FormOfPaymentToAdd = Omit<FormOfPayment, 'id' | 'ref'> & { readonly id?: string | undefined; readonly ref?: string | undefined }

/** Adds a form of payment; one with the same reference is replaced (guess). */
export function withFormOfPayment(
  workbench: OpenWorkbench,
  given: FormOfPaymentToAdd,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly formOfPayment: FormOfPayment } {
  const number = workbench.added.formsOfPayment + 1
  const ref = given.ref ?? freeRef('formOfPayment', number, workbench.formsOfPayment)
  const replaced = workbench.formsOfPayment.find((held) => held.ref === ref)
  const formOfPayment: FormOfPayment = { ...given, id: given.id ?? replaced?.id ?? newId(), ref }
  return {
    formOfPayment,
    workbench: {
      ...workbench,
      formsOfPayment: [...workbench.formsOfPayment.filter((held) => held !== replaced), formOfPayment],
      added: { ...workbench.added, formsOfPayment: replaced ? number - 1 : number },
    },
  }
}

/** @throws Refusal `formOfPaymentUnknown` */
export function requireFormOfPayment({ formsOfPayment }: OpenWorkbench, names: readonly (string | undefined)[]): FormOfPayment {
  const found = names.map((name) => formsOfPayment.find(({ id, ref }) => name !== undefined && (id === name || ref === name))).find(Boolean)
  if (!found) throw new Refusal('formOfPaymentUnknown')
  return found
}

/** @throws Refusal `formOfPaymentUnknown` also when a payment not yet settled uses it */
export function withoutFormOfPayment(workbench: OpenWorkbench, name: string): OpenWorkbench {
  const removed = requireFormOfPayment(workbench, [name])
  const inUse = workbench.payments.some(({ formOfPaymentId, settled }) => formOfPaymentId === removed.id && !settled)
  if (inUse) throw new Refusal('formOfPaymentUnknown')
  return { ...workbench, formsOfPayment: workbench.formsOfPayment.filter((held) => held !== removed) }
}

export type PaymentToAdd = Omit<Payment, 'id' | 'ref' | 'settled'> & { readonly id?: string | undefined; readonly ref?: string | undefined }

/**
 * Adds a payment. One that was not settled yet is replaced when it has the same reference, or when it is of the same form of payment for the
 * same offers and travelers: a form of payment pays once.
 *
 * @throws Refusal as `checkPayments` does
 */
export function withPayment(
  workbench: OpenWorkbench,
  given: PaymentToAdd,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly payment: Payment } {
  const number = workbench.added.payments + 1
  const taken = workbench.payments.find(({ ref }) => ref === given.ref)
  const replaced = (payment: Payment): boolean => !payment.settled && (payment === taken || isSamePayment(payment, given))
  const others = workbench.payments.filter((payment) => !replaced(payment))
  const ref = given.ref === undefined || taken?.settled ? freeRef('payment', number, workbench.payments) : given.ref
  const payment: Payment = { ...given, id: freeId(given.id, others) ?? newId(), ref }
  const payments = [...others, payment]
  checkPayments(
    payments.filter(({ settled }) => !settled),
    workbench,
  )
  return { payment, workbench: { ...workbench, payments, added: { ...workbench.added, payments: number } } }
}

const freeId = (id: string | undefined, held: readonly { readonly id: string }[]): string | undefined =>
  held.some((one) => one.id === id) ? undefined : id

const sameNames = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((name) => b.includes(name))

const isSamePayment = (payment: Payment, given: PaymentToAdd): boolean =>
  payment.formOfPaymentId === given.formOfPaymentId &&
  sameNames(payment.offerIds, given.offerIds) &&
  sameNames(payment.travelerIds, given.travelerIds)

/** The payment with that identifier or reference, if it can still be changed. @throws Refusal `paymentUnknown`, `paymentSettled` */
export function requireUnsettledPayment({ payments }: Pick<Contents, 'payments'>, name: string): Payment {
  const found = payments.find(({ id, ref }) => id === name || ref === name)
  if (!found) throw new Refusal('paymentUnknown')
  if (found.settled) throw new Refusal('paymentSettled')
  return found
}

/** @throws Refusal `paymentUnknown`, `paymentSettled` */
export function withoutPayment(workbench: OpenWorkbench, name: string): OpenWorkbench {
  const removed = requireUnsettledPayment(workbench, name)
  return { ...workbench, payments: workbench.payments.filter((payment) => payment !== removed) }
}

/** Payments of the reservation that the commit gives back. */
export const cancelledPayments = ({ payments, cancelledPayments: ids = [] }: Pick<Contents, 'payments' | 'cancelledPayments'>): Payment[] =>
  payments.filter(({ id }) => ids.includes(id))

/**
 * Notes that the commit gives a payment back and voids what was issued for it; the offers stay, held. Noting it again changes nothing.
 *
 * @throws Refusal `paymentUnknown`; `paymentNotCancellable` not taken yet, or of a supplier that does not give payments back
 * Source: specification, Cancel Payment; booking sheet 7.4.
 */
export function withPaymentCancelled(workbench: OpenWorkbench, name: string): { workbench: OpenWorkbench; payment: Payment } {
  const payment = workbench.payments.find(({ id, ref }) => id === name || ref === name)
  if (!payment) throw new Refusal('paymentUnknown')
  const paid = workbench.offers.filter(({ id }) => payment.offerIds.includes(id))
  const isCancellable = ({ itinerary: { source, validatingCarrier } }: AirOffer): boolean =>
    source === 'NDC' && supports(validatingCarrier, 'cancelPayment')
  if (!payment.settled || paid.length === 0 || !paid.every(isCancellable)) throw new Refusal('paymentNotCancellable')
  const { cancelledPayments: ids = [] } = workbench
  return { payment, workbench: { ...workbench, cancelledPayments: [...new Set([...ids, payment.id])] } }
}
