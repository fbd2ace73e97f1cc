import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { PlannedExchange } from '../exchange/planned-exchange.ts'
import { can } from '../pricing/capabilities.ts'
import type { ExpiredAncillary } from '../reservation/reservation.ts'
import type { AirOffer, OfferChange } from '../workbench/air-offer.ts'
import { cancelledSegmentsOf, changeOf, isBooked } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { BookPlan, CancelledPart, ChangedOffer, Planned } from './commit.ts'

/** The changes that a plan makes. */
export const changedOffers = (plan: BookPlan): ChangedOffer[] =>
  plan.offers.flatMap((offer) => {
    const change = changeOf(offer)
    if (!change || (isBooked(offer) && !exchangeFor(plan, offer))) return []
    const { kind, replaced, terms } = change
    return [{ offerId: offer.id, kind, replaced, terms }]
  })

/**
 * Services with an EMD that leave with flights that a change gives up, each with its former offer. They are released at
 * their suppliers; their EMDs remain open.
 */
export const servicesLeftByChanges = ({
  offers,
  cancelledAncillaries,
}: Pick<BookPlan, 'offers' | 'cancelledAncillaries'>): ExpiredAncillary[] =>
  changesToSell({ offers }).flatMap(({ change: { replaced } }) =>
    cancelledAncillaries
      .filter(({ parentId, booking }) => parentId === replaced.id && booking.status === 'issued')
      .map((ancillary) => ({ ...ancillary, parent: replaced })),
  )

/** Offers to sell: those that no supplier holds yet. */
export const offersToSell = ({ offers }: Pick<BookPlan, 'offers'>): AirOffer[] =>
  offers.filter((offer) => !isBooked(offer))

/** Offers with documents that the plan's payments pay for, or that are exchanged for others. */
export const offersToTicket = ({ offers, shares, exchanges }: BookPlan): AirOffer[] =>
  offers.filter(({ id }) => [...shares, ...exchanges].some(({ offerId }) => offerId === id))

/** Ancillaries to sell. */
export const ancillariesToSell = ({ ancillaries }: BookPlan): AncillaryOffer[] =>
  ancillaries.filter(({ booking }) => booking.status === 'added')

/** Ancillaries with EMDs that the plan's payments pay for. */
export const ancillariesToIssue = ({ ancillaries, shares }: BookPlan): AncillaryOffer[] =>
  ancillaries.filter(({ id }) => shares.some(({ offerId }) => offerId === id))

/** Whether the offer is only sold when it is paid: its supplier holds nothing unpaid. */
export const isPaidAtSale = (offer: AirOffer): boolean => !isBooked(offer) && !can(offer.itinerary, 'hold')

/** What the plan sells once its payment is authorised: offers to pay at their sale, and the ancillaries that go with them. */
export function paidAtSale(plan: BookPlan) {
  const offers = offersToSell(plan).filter(isPaidAtSale)
  const ancillaries = ancillariesToSell(plan).filter(({ parentId }) =>
    offers.some(({ id }) => id === parentId),
  )
  return { offers, ancillaries }
}

/** Ids of what the plan sells after the payment: priced seats, then their ancillaries. */
export const idsToSellPaid = (plan: BookPlan): string[] => {
  const { offers, ancillaries } = paidAtSale(plan)
  return [...offers, ...ancillaries].map(({ id }) => id)
}

/**
 * Ids of what the plan sells before any payment: priced seats, those without a fare quote, their ancillaries; last
 * the sales that special services are requested for, because nothing undoes that.
 */
export const idsToSell = (plan: BookPlan): string[] => {
  const paid = new Set(idsToSellPaid(plan))
  const all = [...offersToSell(plan), ...plan.unquoted, ...ancillariesToSell(plan)]
  return [...all.map(({ id }) => id).filter((id) => !paid.has(id)), ...plan.lateServices]
}

/** Ids of everything that the plan issues documents for: tickets, then the EMDs that go with them. */
export const idsToIssue = (plan: BookPlan): string[] =>
  [...offersToTicket(plan), ...ancillariesToIssue(plan)].map(({ id }) => id)

export const isCancelling = (plan: BookPlan): boolean =>
  plan.cancelled.length > 0 ||
  plan.cancelledAncillaries.length > 0 ||
  plan.cancelledVehicles.length > 0 ||
  plan.cancelledHotels.length > 0 ||
  plan.cancelledNonPriced.length > 0 ||
  plan.offers.some((offer) => cancelledSegmentsOf(offer).length > 0)

/** Ids of the documents that the commit closes one after another, those together that are closed together. */
export function documentsToClose(commit: Planned): readonly (readonly string[])[] {
  if (commit.kind === 'refund') return commit.refunds.map(({ documentIds }) => documentIds)
  return commit.kind === 'book' || commit.kind === 'void' ? commit.plan.voids : []
}

/** The part of an offer that a plan cancels, by the first of its documents; undefined: it is none of such a part. */
export const partOf = ({ parts }: BookPlan, documentId: string): CancelledPart | undefined =>
  parts.find(({ documentIds: [first] }) => first === documentId)

/** Whether the commit cancels an offer. */
export const cancelsOffer = (commit: Planned, { ref }: AirOffer): boolean =>
  commit.kind === 'book' && commit.plan.cancelled.some((offer) => offer.ref === ref)

/** Whether everything that the plan sells can be held unpaid when ticketing fails. */
export const keepsUnpaid = (plan: Pick<BookPlan, 'offers'>): boolean =>
  offersToSell(plan).every(({ itinerary }) => can(itinerary, 'hold'))

/** The exchange of an offer's tickets; undefined: its tickets are issued for none. */
export const exchangeFor = (
  { exchanges }: BookPlan,
  { id }: Pick<AirOffer, 'id'>,
): PlannedExchange | undefined => exchanges.find(({ offerId }) => offerId === id)

/** Travelers who get a document for the offer. */
export function paidTravelers(
  plan: BookPlan,
  { id }: Pick<AirOffer, 'id'>,
  travelers: readonly Traveler[],
): Traveler[] {
  const exchanged = exchangeFor(plan, { id })?.tickets.map(({ terms }) => terms.travelerId) ?? []
  const paid = plan.shares.filter(({ offerId }) => offerId === id).map(({ travelerId }) => travelerId)
  return travelers.filter((traveler) => [...exchanged, ...paid].includes(traveler.id))
}

/** Offers of the plan whose sale replaces that of the offer they were changed from. */
export const changesToSell = (
  plan: Pick<BookPlan, 'offers'>,
): { readonly offer: AirOffer; readonly change: OfferChange }[] =>
  offersToSell(plan).flatMap((offer) => {
    const change = changeOf(offer)
    return change ? [{ offer, change }] : []
  })
