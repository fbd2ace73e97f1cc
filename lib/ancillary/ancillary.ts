import type { ContentSource, Flight } from '../kernel/flight.ts'
import { flightKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { AncillaryKind } from '../workbench/content-rules.ts'
import type { Traveler } from '../workbench/traveler.ts'

export type BaggageType = 'FirstCheckedBag' | 'SecondCheckedBag' | 'AdditionalBags'

/** A service beside the seat, as its carrier files it. */
export interface AncillaryService {
  readonly kind: AncillaryKind
  /** Names it in the catalogue of its host: `BAG1`. */
  readonly code: string
  /** `FIRST CHECKED BAG 23KG` */
  readonly name: string
  /** Service group of a shopped service, two letters: `BG`. */
  readonly group: string
  /** Reason for issuance: the letter and the code below it, which the EMD carries. */
  readonly rfic: string
  readonly rfisc: string
  readonly ssrCode: string
  readonly bag?: { readonly type: BaggageType; readonly kilograms: number }
  /** Whether one covers a flight or a whole direction of the journey. */
  readonly scope: 'segment' | 'direction'
  /** How many a traveler can have of it on what one covers. */
  readonly maximum: number
  readonly isRefundable: boolean
}

/** What one piece costs, in minor units. */
export interface AncillaryPrice {
  readonly currency: string
  readonly baseMinor: number
  readonly taxes: readonly { readonly code: string; readonly minor: number }[]
}

/** A service that a carrier offers to one traveler on flights of one offer. */
export interface AncillaryQuote {
  readonly service: AncillaryService
  /** Numbers of the segments that it covers, as they count over the offer from 1. */
  readonly segments: readonly number[]
  readonly price: AncillaryPrice
  /** Nothing is left of it. */
  readonly isSoldOut?: true
}

/** A service of an air offer for one traveler, in a workbench or a reservation: an offer of its own. */
export interface AncillaryOffer {
  readonly id: string
  /** `offer_2`: numbered as all offers of the reservation are. */
  readonly ref: string
  /** Id of the air offer that it goes with. */
  readonly parentId: string
  readonly travelerId: string
  readonly source: ContentSource
  /** On whose stock its EMD is issued. */
  readonly carrier: string
  readonly service: AncillaryService
  readonly quantity: number
  /** Of one piece. */
  readonly price: AncillaryPrice
  /** That it covers. */
  readonly flights: readonly Flight[]
  readonly addedAt: EpochMs
  readonly booking:
    | { readonly status: 'added' }
    | {
        /** `issued`: with an EMD. */
        readonly status: 'held' | 'issued'
        /** Key of the sale at the air host. */
        readonly saleKey: string
      }
}

const sumMinor = (amounts: readonly { readonly minor: number }[]): number =>
  amounts.reduce((sum, { minor }) => sum + minor, 0)

/** Totals of so many pieces: total = base + taxes, exactly. */
export function ancillaryTotals({ baseMinor, taxes }: AncillaryPrice, quantity: number) {
  const taxesMinor = sumMinor(taxes) * quantity
  return { baseMinor: baseMinor * quantity, taxesMinor, totalMinor: baseMinor * quantity + taxesMinor }
}

/** What an ancillary offer costs. */
export const ancillaryTotalMinor = ({
  price,
  quantity,
}: Pick<AncillaryOffer, 'price' | 'quantity'>): number => ancillaryTotals(price, quantity).totalMinor

/** Source: docs/contract/servicing.md 7 (baggage is cancelled by other rules than the rest). */
export const isBaggage = ({ service }: Pick<AncillaryOffer, 'service'>): boolean => service.bag !== undefined

/** Numbers of the segments that an ancillary covers in its offer as it is now. */
export function segmentNumbers(
  { flights }: Pick<AncillaryOffer, 'flights'>,
  { itinerary }: Pick<AirOffer, 'itinerary'>,
): number[] {
  const covered = new Set(flights.map(flightKey))
  return segmentsOf(itinerary).flatMap(({ flight }, index) =>
    covered.has(flightKey(flight)) ? [index + 1] : [],
  )
}

/** The air offer that an ancillary goes with. */
export const parentOf = <Offer extends Pick<AirOffer, 'id'>>(
  { parentId }: Pick<AncillaryOffer, 'parentId'>,
  offers: readonly Offer[],
): Offer | undefined => offers.find(({ id }) => id === parentId)

/** Whether a traveler has, or has not yet, a ticket for the offer. */
export const isTicketedFor = (
  { booking }: Pick<AirOffer, 'booking'>,
  { id }: Pick<Traveler, 'id'>,
): boolean => booking.status === 'ticketed' && !(booking.unticketed ?? []).includes(id)
