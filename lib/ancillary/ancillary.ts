import type { ContentSource, Flight } from '../kernel/flight.ts'
import { flightKey } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { segmentsOf } from '../pricing/fare.ts'
import { type Amounts, type PriceParts, totalsOf } from '../pricing/itinerary-price.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'

/** Kinds of ancillaries that carriers sell; seats are chosen from a seat map, the others are shopped. */
export const ancillaryKinds = ['bag', 'meal', 'wifi', 'lounge', 'priority', 'sport', 'pet', 'seat'] as const
export type AncillaryKind = (typeof ancillaryKinds)[number]

export type BaggageType = 'FirstCheckedBag' | 'SecondCheckedBag' | 'AdditionalBags'

/** An ancillary service as filed by its carrier. */
export interface AncillaryService {
  readonly kind: AncillaryKind
  /** Code in the catalogue of its host: `BAG1`. */
  readonly code: string
  /**
   * The supplier's own reference of what it offers to this traveler: opaque, letter case kept, from its shop or
   * latest price to its sale.
   */
  readonly ref?: string
  /** `FIRST CHECKED BAG 23KG` */
  readonly name: string
  /** Service group of a shopped service, two letters: `BG`. Absent: not known, as the codes below. */
  readonly group?: string
  /** Reason for issuance code (RFIC) of the EMD. */
  readonly rfic?: string
  readonly rfisc?: string
  readonly ssrCode?: string
  readonly bag?: { readonly type: BaggageType; readonly kilograms?: number }
  /** Whether one covers a flight or a whole direction of the journey. */
  readonly scope: 'segment' | 'direction'
  /** Maximum quantity per traveler and flight or direction. */
  readonly maximum: number
  readonly isRefundable: boolean
}

/** Price of one piece, in minor units: with its taxes, or only a total where no more is known. */
export type AncillaryPrice = { readonly currency: string } & (
  | Pick<PriceParts, 'baseMinor' | 'taxes'>
  | { readonly totalMinor: number }
)

/** An ancillary that a carrier offers to one traveler on flights of one offer. */
export interface AncillaryQuote {
  readonly travelerId: string
  readonly service: AncillaryService
  /** Numbers of the segments that it covers, counted over the offer from 1. */
  readonly segments: readonly number[]
  readonly price: AncillaryPrice
  /** It is sold out. */
  readonly isSoldOut?: true
}

/** A seat as it was chosen from a seat map. */
export interface ChosenSeat {
  /** `14C` */
  readonly designator: string
  /** IATA PADIS 9825. */
  readonly characteristics: readonly string[]
}

/** An ancillary of an air offer for one traveler, in a workbench or a reservation; it is a separate offer. */
export interface AncillaryOffer {
  readonly id: string
  /** `offer_2`: numbered as all offers of the reservation are. */
  readonly ref: string
  /** Id of its air offer. */
  readonly parentId: string
  readonly travelerId: string
  readonly source: ContentSource
  /** Name of the host of its air offer. */
  readonly supplier: string
  /** The carrier that issues its EMD. */
  readonly carrier: string
  readonly service: AncillaryService
  readonly quantity: number
  /** Price of one piece. */
  readonly price: AncillaryPrice
  /** The flights that it covers; a seat covers one. */
  readonly flights: readonly Flight[]
  /** The seat of a service of the kind `seat`. */
  readonly seat?: ChosenSeat
  readonly addedAt: EpochMs
  readonly booking:
    | {
        readonly status: 'added'
        /** The booked seat that it takes the place of; the commit releases it when the new one is filed. */
        readonly replaces?: AncillaryOffer
      }
    | {
        /** `issued`: with an EMD. */
        readonly status: 'held' | 'issued'
        /** Key of the sale at the air host. */
        readonly saleKey: string
      }
}

/** What so many pieces cost. */
export const ancillaryAmounts = (price: AncillaryPrice, quantity: number): Amounts =>
  'totalMinor' in price
    ? { totalMinor: price.totalMinor * quantity }
    : {
        baseMinor: price.baseMinor * quantity,
        taxes: price.taxes.map((tax) => ({ ...tax, minor: tax.minor * quantity })),
        fees: [],
      }

/** Total price of an ancillary offer, in minor units. */
export const ancillaryTotalMinor = ({
  price,
  quantity,
}: Pick<AncillaryOffer, 'price' | 'quantity'>): number =>
  totalsOf(ancillaryAmounts(price, quantity)).totalMinor

/** Source: docs/contract/servicing.md 7 (baggage has its own cancellation rules). */
export const isBaggage = ({ service }: Pick<AncillaryOffer, 'service'>): boolean => service.bag !== undefined

/** Whether it costs nothing: neither payment nor EMD. */
export const isFree = (ancillary: Pick<AncillaryOffer, 'price' | 'quantity'>): boolean =>
  ancillaryTotalMinor(ancillary) === 0

/** Current numbers of the segments that an ancillary covers, in its offer. */
export function segmentNumbers(
  { flights }: Pick<AncillaryOffer, 'flights'>,
  { itinerary }: Pick<AirOffer, 'itinerary'>,
): number[] {
  const covered = new Set(flights.map(flightKey))
  return segmentsOf(itinerary).flatMap(({ flight }, index) =>
    covered.has(flightKey(flight)) ? [index + 1] : [],
  )
}

/** The air offer of an ancillary. */
export const parentOf = <Offer extends Pick<AirOffer, 'id'>>(
  { parentId }: Pick<AncillaryOffer, 'parentId'>,
  offers: readonly Offer[],
): Offer | undefined => offers.find(({ id }) => id === parentId)

/** Whether a traveler has a ticket for the offer. */
export const isTicketedFor = (
  { booking }: Pick<AirOffer, 'booking'>,
  { id }: Pick<Traveler, 'id'>,
): boolean => booking.status === 'ticketed' && !(booking.unticketed ?? []).includes(id)
