import type { Agency } from '../kernel/agency.ts'
import type { ContentSource } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import { passengerKind } from '../kernel/passengers.ts'
import { fareBasisOf } from '../pricing/fare.ts'
import { type TravelerPrice, wholeShares } from '../pricing/itinerary-price.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { OverriddenWords } from '../workbench/details.ts'
import type { Traveler } from '../workbench/traveler.ts'
import { supplierName } from '../workbench/traveler.ts'
import type { Coupon, Ticket } from './document.ts'
import { voidDeadline } from './void-rules.ts'

/** Ticket numbers that a host issued to one traveler of one offer. */
export interface TravelerTickets {
  readonly travelerId: string
  readonly numbers: readonly string[]
}

/** Input of every document of a commit. */
export interface DocumentSource {
  /** The commit that issues it. */
  readonly commit: { readonly id: string; readonly at: EpochMs; readonly agency: Agency }
  readonly reservationId: string
  readonly locator: string
  readonly traveler: Traveler
  readonly issueKey: string
}

export interface TicketSource extends DocumentSource {
  readonly offer: AirOffer
  /** All travelers of the offer. */
  readonly travelers: readonly Traveler[]
  readonly numbers: readonly string[]
  readonly payments: Ticket['payments']
  /** The agency's values for the documents. */
  readonly words: OverriddenWords
}

/**
 * What a traveler pays: the price of its type; CHD and CNN are equivalent. Of a price that is known only as a
 * whole it is an even share, by the traveler's place.
 *
 * @param travelers all travelers of the offer, in order
 */
export function priceFor(
  { itinerary: { price } }: Pick<AirOffer, 'itinerary'>,
  { id, ptc }: Pick<Traveler, 'id' | 'ptc'>,
  travelers: readonly Pick<Traveler, 'id'>[],
): TravelerPrice | undefined {
  if (price.whole) {
    const share = wholeShares(price)[travelers.findIndex((traveler) => traveler.id === id)]
    return share && { ptc, count: 1, ...share }
  }
  return (
    price.passengers.find((passenger) => passenger.ptc === ptc) ??
    price.passengers.find((passenger) => passengerKind(passenger.ptc) === passengerKind(ptc))
  )
}

/** The members that tickets and EMDs share. */
export function documentBase(
  { commit, reservationId, locator, traveler, issueKey }: DocumentSource,
  {
    offerRef,
    carrier,
    source,
  }: { readonly offerRef: string; readonly carrier: string; readonly source: ContentSource },
) {
  const { prefix, ptc } = traveler
  const { given, surname } = supplierName(traveler)
  return {
    version: 0,
    reservationId,
    locator,
    offerRef,
    travelerRef: traveler.ref,
    traveler: { given, surname, ptc, prefix },
    validatingCarrier: carrier,
    source,
    issuedAt: commit.at,
    agency: commit.agency,
    voidableUntil: voidDeadline(commit.at, commit.agency),
    issueKey,
    events: [{ at: commit.at, kind: 'issued' as const }],
  }
}

/**
 * The documents of one traveler for one offer: one coupon per segment, four coupons on a document, so that a
 * long journey has conjunction tickets. Source: docs/contract/specification.md (documents per traveler and
 * paid offer); coupon limit is trade practice.
 */
export function ticketsFor(source: TicketSource): Ticket[] {
  const { offer, traveler, numbers, words } = source
  const price = priceFor(offer, traveler, source.travelers)
  if (!price) throw new Error(`no price for a ${traveler.ptc}`)
  const coupons = couponsFor(offer, traveler)
  const accountCode = offer.itinerary.legs.find(({ fare }) => fare.accountCode !== undefined)?.fare
    .accountCode
  const { validatingCarrier: carrier, source: content } = offer.itinerary
  return numbers.map((number, index) => ({
    kind: 'Ticket',
    number,
    ...documentBase(source, { offerRef: offer.ref, carrier, source: content }),
    conjunction: numbers,
    coupons: coupons
      .slice(index * counts.couponsPerDocument, (index + 1) * counts.couponsPerDocument)
      .map((coupon, position) => ({ ...coupon, number: position + 1 })),
    currency: offer.itinerary.price.currency,
    price,
    endorsements: [...words.endorsements, ...offer.itinerary.endorsements],
    tourCode: words.tourCode,
    ticketDesignator: words.ticketDesignator,
    accountCode,
    commission: words.commission,
    payments: source.payments,
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
