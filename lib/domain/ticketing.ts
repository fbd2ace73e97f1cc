import type { AirOffer } from './air-offer.ts'
import type { CommitRequest } from './commit.ts'
import type { OverriddenWords } from './details.ts'
import type { Coupon, Ticket } from './document.ts'
import { fareBasisOf, type PassengerPrice } from './fare.ts'
import { counts } from './limits.ts'
import { passengerKind } from './passengers.ts'
import type { Traveler } from './traveler.ts'
import { supplierName } from './traveler.ts'
import { voidDeadline } from './void-documents.ts'

/** Ticket numbers that a host gave to one traveler of one offer. */
export interface TravelerTickets {
  readonly travelerId: string
  readonly numbers: readonly string[]
}

export interface TicketSource {
  readonly commit: CommitRequest
  readonly reservationId: string
  readonly locator: string
  readonly offer: AirOffer
  readonly traveler: Traveler
  readonly numbers: readonly string[]
  readonly issueKey: string
  readonly payments: Ticket['payments']
  /** What the agency wants the documents to say. */
  readonly words: OverriddenWords
}

/** What a traveler of a type pays; CHD and CNN stand for one another. */
export const priceFor = ({ itinerary }: AirOffer, { ptc }: Pick<Traveler, 'ptc'>): PassengerPrice | undefined =>
  itinerary.price.passengers.find((passenger) => passenger.ptc === ptc) ??
  itinerary.price.passengers.find((passenger) => passengerKind(passenger.ptc) === passengerKind(ptc))

/**
 * The documents of one traveler for one offer: one coupon per segment, four coupons on a document, so that a long journey has conjunction
 * tickets. Source: specification (documents per traveler and paid offer); coupon limit is trade practice.
 */
export function ticketsFor(source: TicketSource): Ticket[] {
  const { commit, offer, traveler, numbers, words } = source
  const price = priceFor(offer, traveler)
  if (!price) throw new Error(`nobody priced a ${traveler.ptc}`)
  const coupons = couponsFor(offer, traveler)
  const { wire, ptc } = traveler
  const { given, surname } = supplierName(traveler)
  const accountCode = offer.itinerary.legs.find(({ fare }) => fare.accountCode !== undefined)?.fare.accountCode
  const prefix = (wire.PersonName as { Prefix?: string } | undefined)?.Prefix
  return numbers.map((number, index) => ({
    kind: 'Ticket',
    number,
    version: 0,
    reservationId: source.reservationId,
    locator: source.locator,
    offerRef: offer.ref,
    travelerRef: traveler.ref,
    traveler: { given, surname, ptc, ...(prefix !== undefined && { prefix }) },
    validatingCarrier: offer.itinerary.validatingCarrier,
    source: offer.itinerary.source,
    issuedAt: commit.at,
    agency: commit.agency,
    voidableUntil: voidDeadline(commit.at, commit.agency),
    issueKey: source.issueKey,
    conjunction: numbers,
    coupons: coupons
      .slice(index * counts.couponsPerDocument, (index + 1) * counts.couponsPerDocument)
      .map((coupon, position) => ({ ...coupon, number: position + 1 })),
    currency: offer.itinerary.price.currency,
    price,
    endorsements: [...words.endorsements, ...offer.itinerary.endorsements],
    ...(words.tourCode !== undefined && { tourCode: words.tourCode }),
    ...(words.ticketDesignator !== undefined && { ticketDesignator: words.ticketDesignator }),
    ...(accountCode !== undefined && { accountCode }),
    ...(words.commission && { commission: words.commission }),
    payments: source.payments,
    events: [{ at: commit.at, kind: 'issued' as const }],
  }))
}

const couponsFor = ({ itinerary }: AirOffer, { ptc }: Traveler): Omit<Coupon, 'number'>[] =>
  itinerary.legs.flatMap(({ segments, fare }) =>
    segments.map(({ flight, bookingClass }) => ({
      flight,
      bookingClass,
      fareBasis: fareBasisOf(fare, ptc),
      baggage: fare.baggage,
      status: 'OpenForUse' as const,
    })),
  )
