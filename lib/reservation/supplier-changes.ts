import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { DocumentStatusNow, OrderFact, SupplierOrder } from '../suppliers/supplier-inbox.ts'
import { documentStatuses } from '../suppliers/supplier-inbox.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { hasNumber } from '../ticketing/require-document.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { detailsAfter } from '../workbench/cancel-segments.ts'
import { keptNumbers } from '../workbench/numbering.ts'
import { changedFlights } from './changed-flights.ts'
import type { Receipt, Reservation } from './reservation.ts'
import type { ReportedDocument, ReservationEvent, SupplierEvent } from './reservation-event.ts'
import { documentIdsOf, isSupplierEvent } from './reservation-event.ts'

/** A reservation with its documents. */
export interface FiledReservation {
  readonly reservation: Reservation
  readonly documents: readonly TravelDocument[]
}

/** Who reported an order, and when it was read. */
export interface Reported {
  readonly supplier: string
  readonly at: EpochMs
}

/** The events of suppliers in the history. */
export const supplierEventsOf = ({ events }: Pick<Reservation, 'events'>): SupplierEvent[] =>
  events.filter(isSupplierEvent)

/** The offer that an order was sold for; undefined: it left the reservation, or was never in it. */
export const offerOf = (
  { offers }: Reservation,
  { saleKey }: SupplierOrder,
  supplier: string,
): AirOffer | undefined =>
  offers.find(
    ({ booking, itinerary }) =>
      booking.status !== 'added' && booking.saleKey === saleKey && itinerary.supplier === supplier,
  )

/**
 * The reservation with what a supplier did by itself to one of its orders, each as an event at the end of the
 * history; the same object when it has all of it already. An order without an offer in the reservation only
 * adds refunds and documents: the offer was cancelled, or expired.
 *
 * Source: guess; hosts show retimed flights in place of the old ones and cancelled ones with status HX.
 */
export function withSupplierOrder(
  { reservation, documents }: FiledReservation,
  order: SupplierOrder,
  reported: Reported,
): Reservation {
  const isCancelled = order.facts.some(({ kind }) => kind === 'cancelled')
  const facts = order.facts.filter(({ kind }) => kind !== 'flights' || !isCancelled)
  return facts.reduce((changed, fact) => {
    const offer = offerOf(changed, order, reported.supplier)
    return withFact(changed, { fact, offer, documents }, reported)
  }, reservation)
}

interface KnownFact {
  readonly fact: OrderFact
  readonly offer: AirOffer | undefined
  /** Of the reservation. */
  readonly documents: readonly TravelDocument[]
}

function withFact(
  reservation: Reservation,
  { fact, offer, documents }: KnownFact,
  reported: Reported,
): Reservation {
  switch (fact.kind) {
    case 'flights':
      return offer ? withFlights(reservation, offer, fact.flights, reported) : reservation
    case 'cancelled':
      return offer ? withoutOffer(reservation, offer, reported) : reservation
    case 'refunded':
      return withRefund(reservation, fact, reported)
    case 'documents':
      return withDocuments(reservation, namedDocuments(fact, documents), reported)
    default:
      return fact satisfies never
  }
}

const happened = (reservation: Reservation, ...events: readonly SupplierEvent[]): Reservation => ({
  ...reservation,
  events: [...reservation.events, ...events],
})

/** The commit of a workbench that was opened before the change would undo it. */
const revised = (reservation: Reservation): Reservation => ({
  ...reservation,
  revision: (reservation.revision ?? 0) + 1,
})

type Cancelled = Pick<
  Receipt & { readonly kind: 'cancellation' },
  'at' | 'offerRefs' | 'carrierCancelled' | 'segments'
>

function withCancellation(reservation: Reservation, cancelled: Cancelled): Reservation {
  const count = supplierEventsOf(reservation).length
  return {
    ...reservation,
    receipts: [
      ...reservation.receipts,
      {
        kind: 'cancellation',
        id: derivedId(`${reservation.id}#supplier#${count}`),
        ref: `receipt_${reservation.receipts.length + 1}`,
        locator: reservation.locator,
        ...cancelled,
      },
    ],
  }
}

function withoutOffer(reservation: Reservation, offer: AirOffer, { supplier, at }: Reported): Reservation {
  const { offers, ancillaries = [] } = reservation
  const lost = ancillaries.filter(({ parentId }) => parentId === offer.id)
  const refs = [offer.ref, ...lost.map(({ ref }) => ref)]
  const segments = segmentsOf(offer.itinerary).map((_, index) => index + 1)
  const cancelled: Cancelled = { at, offerRefs: refs, carrierCancelled: offer.numbers.flights }
  const left: Reservation = {
    ...withCancellation(revised(reservation), cancelled),
    offers: offers.filter(({ id }) => id !== offer.id),
    ...(reservation.ancillaries && { ancillaries: ancillaries.filter((one) => !lost.includes(one)) }),
  }
  return happened(left, { at, supplier, kind: 'offerCancelled', offerRef: offer.ref, segments })
}

function withFlights(
  reservation: Reservation,
  offer: AirOffer,
  flights: Parameters<typeof changedFlights>[1],
  reported: Reported,
): Reservation {
  const news = changedFlights(offer, flights)
  if (!news) return reservation
  const { legs, remaining, changed, cancelled, moved } = news
  if (legs.length === 0) return withoutOffer(reservation, offer, reported)
  const { offers, ancillaries, details } = reservation
  const { numbers, added } = keptNumbers(offer.numbers, remaining, reservation.added)
  const now: AirOffer = { ...offer, numbers, itinerary: { ...offer.itinerary, legs } }
  const kept = ancillaries?.flatMap((one) => (one.parentId === offer.id ? (moved(one) ?? []) : [one]))
  const lost = (ancillaries ?? []).filter(({ id }) => !kept?.some((one) => one.id === id))
  const changedReservation: Reservation = {
    ...revised(reservation),
    offers: offers.map((held) => (held.id === offer.id ? now : held)),
    ...(kept && { ancillaries: kept }),
    ...(details && { details: detailsAfter(details, now, remaining) }),
    added,
  }
  const { at } = reported
  const whole =
    cancelled.length > 0
      ? withCancellation(changedReservation, {
          at,
          offerRefs: [offer.ref],
          carrierCancelled: cancelled.flatMap((number) => offer.numbers.flights[number - 1] ?? []),
          segments: cancelled,
        })
      : changedReservation
  const event = (
    kind: 'flightsChanged' | 'flightsCancelled',
    segments: readonly number[],
  ): SupplierEvent[] => (segments.length > 0 ? [{ ...reported, kind, offerRef: offer.ref, segments }] : [])
  const told = happened(whole, ...event('flightsChanged', changed), ...event('flightsCancelled', cancelled))
  return withoutServices(told, lost, reported)
}

/** What went with flights, or with an aircraft. Its documents keep their value. */
function withoutServices(
  reservation: Reservation,
  lost: readonly AncillaryOffer[],
  reported: Reported,
): Reservation {
  if (lost.length === 0) return reservation
  const offerRefs = lost.map(({ ref }) => ref)
  const services = lost.map(({ seat, service }) => (seat ? `SEAT ${seat.designator}` : service.name))
  const cancelled = withCancellation(reservation, { at: reported.at, offerRefs })
  return happened(cancelled, { ...reported, kind: 'servicesLost', offerRefs, services })
}

function withRefund(
  reservation: Reservation,
  { refundId, amount, to }: OrderFact & { readonly kind: 'refunded' },
  reported: Reported,
): Reservation {
  const isNoted = supplierEventsOf(reservation).some(
    (event) =>
      event.kind === 'refunded' && event.refundId === refundId && event.supplier === reported.supplier,
  )
  return isNoted
    ? reservation
    : happened(reservation, { ...reported, kind: 'refunded', refundId, amount, to })
}

const documentEvents = {
  OpenForUse: 'documentsIssued',
  Void: 'voided',
  Refund: 'documentsRefunded',
  Exchanged: 'documentsExchanged',
} as const satisfies Record<DocumentStatusNow, SupplierEvent['kind']>

type DocumentsFact = OrderFact & { readonly kind: 'documents' }
type DocumentNow = ReportedDocument & { readonly status: DocumentStatusNow }

/** The documents that a supplier reported, each as we have it. */
export const namedDocuments = (
  { documents: reported }: DocumentsFact,
  documents: readonly TravelDocument[],
): DocumentNow[] =>
  reported.map((one) => {
    const id = documents.find((document) => hasNumber(document, one.number))?.id
    return { ...one, ...(id !== undefined && { id }) }
  })

function withDocuments(
  reservation: Reservation,
  documents: readonly DocumentNow[],
  reported: Reported,
): Reservation {
  return documentStatuses.reduce((changed, status) => {
    const kind = documentEvents[status]
    const noted = changed.events.filter((event) => event.kind === kind)
    const news = documents
      .filter((document) => document.status === status && !noted.some((event) => isAbout(event, document)))
      .filter(({ id }) => status !== 'OpenForUse' || id === undefined)
      .map(({ status: _, ...document }): ReportedDocument => document)
    return news.length > 0 ? happened(changed, { ...reported, kind, documents: news }) : changed
  }, reservation)
}

const isAbout = (event: ReservationEvent, { id = '', number }: ReportedDocument): boolean =>
  documentIdsOf(event).includes(id) ||
  ('documents' in event && event.documents.some((document) => document.number === number))
