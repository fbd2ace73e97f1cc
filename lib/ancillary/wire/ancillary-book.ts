import * as z from 'zod'
import { toIdentifier } from '../../contract/envelope.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { AncillaryOffer } from '../ancillary.ts'
import { parentOf } from '../ancillary.ts'
import {
  type ancillaryOfferListResponse,
  nameFlights,
  toAncillaryOffer,
  toReferenceListFlight,
} from './ancillary.ts'

const item = z.looseObject({
  '@type': z.string().optional(),
  CatalogOfferingsAncillaryListIdentifier: reference
    .optional()
    .meta({ description: 'The shop or the seat map.' }),
  CatalogOfferingsIdentifier: reference.optional().meta({
    description:
      'The shop or seat map, the group of a traveler or flight, or the workbench: then its last shop or map.',
  }),
  CatalogOfferingIdentifier: reference.meta({
    description: 'The service; of seats those of a flight, or those at one price.',
  }),
  ProductIdentifier: reference.optional(),
  TravelerIdentifierRef: reference.optional(),
  TravelerIdentifier: reference.optional(),
  Quantity: z.int().min(1).max(counts.ancillaryQuantity).optional(),
  SeatAssignment: z.string().max(8).optional().meta({ description: 'The seat to book: `14C`.' }),
})

const nestedSeat = z
  .looseObject({
    '@type': z.string().optional(),
    SeatAssignment: z.string().max(8),
    BuildAncillaryOffersFromCatalogOfferings: z.array(item).min(1).max(counts.ancillariesPerRequest),
  })
  .meta({ description: 'The older form of a seat.' })

const items = z
  .array(z.union([nestedSeat, item]))
  .min(1)
  .max(counts.ancillariesPerRequest)

export const ancillaryBookRequest = z
  .looseObject({
    '@type': z.string().optional(),
    BuildAncillaryOffersFromCatalogOfferings: items,
  })
  .meta({
    id: 'OfferQueryBuildAncillaryOffersFromCatalogOfferings',
    description: 'Services of an ancillary shop and seats of a seat map, each for one traveler.',
  })

export const seatBookRequest = z
  .looseObject({ '@type': z.string().optional(), BuildAncillarySeatOffers: items })
  .meta({
    id: 'OfferQueryBuildAncillarySeatOffers',
    description: 'Seats of a seat map, each for one traveler.',
  })

export const ancillaryBookExample = {
  body: {
    '@type': 'OfferQueryBuildAncillaryOffersFromCatalogOfferings',
    BuildAncillaryOffersFromCatalogOfferings: [
      {
        '@type': 'BuildAncillaryOffersFromCatalogOfferings',
        CatalogOfferingsIdentifier: { id: 'CT1', Identifier: { value: '{shop identifier}' } },
        CatalogOfferingIdentifier: { id: 'anc_off1' },
        ProductIdentifier: { id: 'an1' },
        TravelerIdentifierRef: { id: 'travelerRefId_1' },
        Quantity: 1,
      },
    ],
  },
}

/** What one item names; each thing by all the identifiers sent, in order of precedence. */
interface PickedItem {
  /** Of the shop or the seat map. */
  readonly shop: readonly string[]
  readonly offering: readonly string[]
  /** Empty: the only one that it can be for. */
  readonly traveler: readonly string[]
}

/** The selection from an ancillary shop. */
export interface PickedAncillary extends PickedItem {
  /** Empty: the only product of the offering. */
  readonly product: readonly string[]
  readonly quantity: number
}

/** The selection from a seat map. */
export interface PickedSeat extends PickedItem {
  /** `14C` */
  readonly seat: string
}

export const isPickedSeat = (picked: PickedAncillary | PickedSeat): picked is PickedSeat => 'seat' in picked

type Item = z.output<typeof item>
type NestedSeat = z.output<typeof nestedSeat>

const isNested = (sent: Item | NestedSeat): sent is NestedSeat =>
  Array.isArray(sent.BuildAncillaryOffersFromCatalogOfferings)

const flatItems = (sent: readonly (Item | NestedSeat)[]): Item[] =>
  sent.flatMap((one) =>
    isNested(one)
      ? one.BuildAncillaryOffersFromCatalogOfferings.map((inner) => ({
          ...inner,
          SeatAssignment: one.SeatAssignment,
        }))
      : [one],
  )

const readItem = (sent: Item): PickedItem => ({
  shop: [
    ...namesOf(sent.CatalogOfferingsAncillaryListIdentifier),
    ...namesOf(sent.CatalogOfferingsIdentifier),
  ],
  offering: namesOf(sent.CatalogOfferingIdentifier),
  traveler: [...namesOf(sent.TravelerIdentifierRef), ...namesOf(sent.TravelerIdentifier)],
})

const readSeat = (seat: string): string => seat.trim().toUpperCase().replace(/^0+/, '')

/** The selected services and seats. */
export const readPickedAncillaries = ({
  BuildAncillaryOffersFromCatalogOfferings: sent,
}: z.output<typeof ancillaryBookRequest>): (PickedAncillary | PickedSeat)[] =>
  flatItems(sent).map((one) =>
    one.SeatAssignment === undefined
      ? { ...readItem(one), product: namesOf(one.ProductIdentifier), quantity: one.Quantity ?? 1 }
      : { ...readItem(one), seat: readSeat(one.SeatAssignment) },
  )

/** The selected seats. @throws Refusal `seatInvalid` an item without a seat */
export const readPickedSeats = ({
  BuildAncillarySeatOffers: sent,
}: z.output<typeof seatBookRequest>): PickedSeat[] =>
  flatItems(sent).map((one) => {
    if (one.SeatAssignment === undefined) throw new Refusal('seatInvalid')
    return { ...readItem(one), seat: readSeat(one.SeatAssignment) }
  })

/** Ancillary offers that were added, priced or cancelled; for GDS with their flights. */
export function toAncillaryOffers(
  identifier: string,
  ancillaries: readonly AncillaryOffer[],
  { offers, travelers }: Pick<OpenWorkbench, 'offers' | 'travelers'>,
): z.input<typeof ancillaryOfferListResponse> {
  const flights = nameFlights(ancillaries.flatMap((ancillary) => ancillary.flights))
  const refOf = (parent: AirOffer | undefined): string => parent?.ref ?? ''
  return {
    OfferListResponse: {
      OfferID: ancillaries.map((ancillary) =>
        toAncillaryOffer(ancillary, {
          parentRef: refOf(parentOf(ancillary, offers)),
          traveler: travelers.find(({ id }) => id === ancillary.travelerId),
          flightRefs: ancillary.flights.map(flights.refOf),
        }),
      ),
      Identifier: toIdentifier(identifier),
      ...(ancillaries.some(({ source }) => source === 'GDS') && {
        ReferenceList: [toReferenceListFlight(flights)],
      }),
    },
  }
}
