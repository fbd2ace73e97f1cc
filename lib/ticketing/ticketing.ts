import type { Agency } from '../kernel/agency.ts'
import type { ContentSource } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import { passengerKind } from '../kernel/passengers.ts'
import { fareBasisOf } from '../pricing/fare.ts'
import { type Tax, type TravelerPrice, wholeShares } from '../pricing/itinerary-price.ts'
import type { IssuedTicket } from '../suppliers/document-orders.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { OverriddenWords } from '../workbench/details.ts'
import type { Traveler } from '../workbench/traveler.ts'
import { documentName } from '../workbench/traveler.ts'
import type { Coupon, ExchangeOrigin, Ticket, TicketedFare } from './document.ts'
import { documentNames } from './document-names.ts'

/** Input of every document of a commit. */
export interface DocumentSource {
  /** The commit that issues it. */
  readonly commit: { readonly id: string; readonly at: EpochMs; readonly agency: Agency }
  readonly reservationId: string
  readonly locator: string
  readonly traveler: Traveler
  readonly issueKey: string
  /** Issued to the traveler under the key. */
  readonly issued: IssuedTicket
}

export interface TicketSource extends DocumentSource {
  readonly offer: AirOffer
  /** All travelers of the offer. */
  readonly travelers: readonly Traveler[]
  readonly payments: Ticket['payments']
  /** Of tickets that are issued in an exchange. */
  readonly exchangeOf?: ExchangeOrigin | undefined
  /** Taxes in addition to those of the price. */
  readonly furtherTaxes?: readonly Tax[] | undefined
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

interface DocumentSubject {
  readonly offerRef: string
  readonly carrier: string
  readonly source: ContentSource
}

/** The members that tickets and EMDs share, of each document of a traveler in an issuance. */
export function documentBases(source: DocumentSource, subject: DocumentSubject) {
  const names = documentNames(source.issueKey, source.issued)
  const members = documentMembers(source, subject)
  return names.map((name) => ({ ...name, ...members, conjunction: names.map(({ id }) => id) }))
}

/** The members that all documents of a traveler in an issuance share. */
export function documentMembers(
  { commit, reservationId, locator, traveler, issueKey, issued }: DocumentSource,
  { offerRef, carrier, source }: DocumentSubject,
) {
  const { prefix, ptc } = traveler
  const { given, surname } = documentName(traveler)
  return {
    version: 0,
    reservationId,
    locator,
    offerRef,
    travelerRef: traveler.ref,
    traveler: { id: traveler.id, given, surname, ptc, prefix },
    validatingCarrier: carrier,
    source,
    issuedAt: commit.at,
    agency: commit.agency,
    ...(issued.voidableUntil !== undefined && { voidableUntil: issued.voidableUntil }),
    issueKey,
    events: [{ at: commit.at, kind: 'issued' as const }],
  }
}

/**
 * The documents of one traveler for one offer: one coupon per segment, four coupons on a document, so that a
 * long journey has conjunction tickets; the last document takes all that remain, because a supplier with numbers
 * of its own may need only one. Source: docs/contract/specification.md (documents per traveler and paid offer);
 * coupon limit is trade practice; what a supplier's further numbers are for is a guess.
 */
export function ticketsFor(source: TicketSource): Ticket[] {
  const { offer, traveler, travelers, words, exchangeOf } = source
  const quoted = priceFor(offer, traveler, travelers)
  if (!quoted) throw new Error(`no price for a ${traveler.ptc}`)
  const price = withTaxes(quoted, source.furtherTaxes ?? [])
  const coupons = couponsFor(offer, traveler)
  const accountCode = offer.itinerary.legs.find(({ fare }) => fare.accountCode !== undefined)?.fare
    .accountCode
  const { validatingCarrier: carrier, source: content } = offer.itinerary
  const bases = documentBases(source, { offerRef: offer.ref, carrier, source: content })
  return bases.map((base, index) => ({
    kind: 'Ticket',
    ...base,
    coupons: coupons
      .slice(index * counts.couponsPerDocument)
      .slice(0, index < bases.length - 1 ? counts.couponsPerDocument : undefined)
      .map((coupon, position) => ({ ...coupon, number: position + 1 })),
    fares: faresOf(offer),
    ...(exchangeOf && { exchangeOf }),
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

const withTaxes = (price: TravelerPrice, taxes: readonly Tax[]): TravelerPrice =>
  'totalMinor' in price
    ? { ...price, totalMinor: taxes.reduce((sum, { minor }) => sum + minor, price.totalMinor) }
    : { ...price, taxes: [...price.taxes, ...taxes] }

/** The fares of the legs, with the coupons of each. */
function faresOf({ itinerary }: AirOffer): TicketedFare[] {
  let coupon = 0
  return itinerary.legs.map(({ segments, fare: { rule, brand } }) => ({
    coupons: segments.map(() => ++coupon),
    change: rule.change,
    refund: rule.refund,
    brandCode: brand.code,
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
