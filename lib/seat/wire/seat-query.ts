import * as z from 'zod'
import type { FlightScope } from '../../ancillary/ancillary-scope.ts'
import { ofOffer, ofWorkbench, products, segmentNumbers } from '../../ancillary/wire/flights-of-offers.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import type { Headers } from '../../contract/request-context.ts'
import { readSelectedChange, type SelectedChange } from '../../exchange/wire/change-selection.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { ProductsRequest } from '../../pricing/plan-products.ts'
import { pricedOfferId, withoutPriceSuffix } from '../../pricing/price-record.ts'
import type { OfferReference, OfferReferences } from '../../pricing/require-offer.ts'
import { productCriteria, readProducts } from '../../pricing/wire/product-selection.ts'
import { offerSelection, readReferences } from '../../pricing/wire/selection.ts'
import { contentRules } from '../../workbench/content-rules.ts'

const ofSearch = z
  .looseObject({
    '@type': z.string().optional(),
    CatalogProductOfferingsIdentifier: reference,
    CatalogProductOfferingSelection: z
      .array(offerSelection.extend({ SegmentSequence: segmentNumbers }))
      .min(1)
      .max(contentRules.GDS.originDestinations),
  })
  .meta({ description: 'Offers of a search, their products and flights.' })

const ofPrice = z
  .looseObject({
    '@type': z.string().optional(),
    OfferListIdentifier: z.union([z.string(), reference]).optional(),
    OfferIdentifier: z.array(reference).min(1).max(counts.segmentsPerReservation),
    ProductIdentifier: products,
    SegmentSequence: segmentNumbers,
  })
  .meta({ description: 'Offers that were priced.' })

const ofChange = z
  .looseObject({
    '@type': z.string().optional(),
    CatalogOfferingsIdentifier: reference,
    CatalogOfferingIdentifier: reference,
    ProductIdentifier: products,
    SegmentSequence: segmentNumbers,
  })
  .meta({ description: 'An offer of a reshop or an exchange search.' })

const seatAvailabilityOfferings = z
  .looseObject({
    '@type': z.string().optional(),
    CustomerLoyalty: z.array(z.looseObject({})).optional(),
    BuildFromCatalogProductOfferingsRequest: ofSearch.optional(),
    BuildFromCatalogProductOfferings: ofSearch.optional(),
    BuildFromOfferList: ofPrice.optional(),
    BuildFromOffer: ofOffer.optional(),
    BuildFromReservationWorkbench: ofWorkbench.extend({ SegmentSequence: segmentNumbers }).optional(),
    ProductCriteriaAir: z
      .array(productCriteria)
      .min(1)
      .max(counts.segmentsPerReservation)
      .optional()
      .meta({ description: 'Explicit flights: their map is to look at only.' }),
    BuildFromCatalogOfferingsRequest: ofChange.optional(),
    BuildFromCatalogOfferings: ofChange.optional(),
  })
  .meta({ id: 'SeatAvailabilityOfferings', description: 'Exactly one of the members that name flights.' })

export const seatMapRequest = z
  .looseObject({ '@type': z.string().optional(), SeatAvailabilityOfferings: seatAvailabilityOfferings })
  .meta({
    id: 'CatalogOfferingsQuerySeatAvailability',
    description: 'Flights whose seats are requested.',
  })

/** Products and segments of an offer; empty: all. */
export type OfferPart = Pick<FlightScope, 'products' | 'segments'>

/** The flights whose seats are requested. */
export type SeatQuery =
  /** Of a search; one part for each selection. */
  | { readonly kind: 'search'; readonly references: OfferReferences; readonly parts: readonly OfferPart[] }
  /** Of one or several prices. */
  | { readonly kind: 'price'; readonly offers: readonly OfferReferences[]; readonly part: OfferPart }
  | (FlightScope & { readonly kind: 'workbench'; readonly workbenchId: string })
  /** An offer of the workbench, or one that was priced. */
  | {
      readonly kind: 'offer'
      readonly workbenchId: string | undefined
      readonly names: readonly string[]
      readonly references: OfferReferences
      readonly part: OfferPart
    }
  /** Of a reshop or an exchange search. */
  | { readonly kind: 'change'; readonly selected: SelectedChange; readonly part: OfferPart }
  /** Explicit flights, each priced by itself. */
  | { readonly kind: 'flights'; readonly flights: readonly ProductsRequest[] }

type Sent = z.output<typeof seatAvailabilityOfferings>

/**
 * The flights whose seats are requested. The member that was sent decides, not `@type`.
 *
 * @param headers the session header names the workbench where the body does not
 * @throws Refusal `seatRefused` segments of several products; `workbenchUnknown`; `offerOrProductUnknown` nothing
 *   is named
 * Source: docs/contract/servicing.md 2.
 */
export function readSeatQuery(
  { SeatAvailabilityOfferings: sent }: z.output<typeof seatMapRequest>,
  headers: Headers,
): SeatQuery {
  const session = headers('session')
  const { BuildFromReservationWorkbench: workbench, BuildFromOffer: offer, BuildFromOfferList: list } = sent
  const search = sent.BuildFromCatalogProductOfferingsRequest ?? sent.BuildFromCatalogProductOfferings
  if (search) return readOfSearch(search)
  if (list) {
    const part = requirePart(list.ProductIdentifier, list.SegmentSequence)
    return { kind: 'price', offers: list.OfferIdentifier.map((one) => referencesOf(one, list)), part }
  }
  if (offer) return readOfOffer(offer, session)
  if (workbench) return readOfWorkbench(workbench, session)
  const change = sent.BuildFromCatalogOfferingsRequest ?? sent.BuildFromCatalogOfferings
  if (change) return readOfChange(change)
  if (sent.ProductCriteriaAir)
    return { kind: 'flights', flights: readFlights(sent.ProductCriteriaAir, headers) }
  throw new Refusal('offerOrProductUnknown')
}

function requirePart(ofOffer: z.output<typeof products> = [], segments: readonly number[] = []): OfferPart {
  if (ofOffer.length > 1 && segments.length > 0)
    throw new Refusal('seatRefused', { reason: 'SEGMENTS OF ONE PRODUCT ONLY' })
  return { products: ofOffer.flatMap(namesOf), segments }
}

const readOfSearch = (sent: z.output<typeof ofSearch>): SeatQuery => ({
  kind: 'search',
  references: readReferences(sent),
  parts: sent.CatalogProductOfferingSelection.map(({ ProductIdentifier, SegmentSequence }) =>
    requirePart(ProductIdentifier, SegmentSequence),
  ),
})

function readOfWorkbench(
  sent: z.output<typeof ofWorkbench> & { readonly SegmentSequence?: readonly number[] | undefined },
  session: string | undefined,
): SeatQuery {
  const { ReservationIdentifier: reservation, OfferIdentifier: offer } = sent
  const [workbenchId = session] = reservation ? namesOf(reservation) : []
  if (workbenchId === undefined) throw new Refusal('workbenchUnknown')
  const part = requirePart(sent.ProductIdentifier, sent.SegmentSequenceList ?? sent.SegmentSequence)
  return { kind: 'workbench', workbenchId, offers: offer ? [namesOf(offer)] : [], ...part }
}

const readOfChange = (sent: z.output<typeof ofChange>): SeatQuery => ({
  kind: 'change',
  selected: readSelectedChange({ BuildFromCatalogOfferingsRequest: sent }),
  part: requirePart(sent.ProductIdentifier, sent.SegmentSequence),
})

function readOfOffer(sent: z.output<typeof ofOffer>, session: string | undefined): SeatQuery {
  const { ReservationIdentifier: reservation, OfferIdentifier: offer } = sent
  const [workbenchId = session] = reservation ? namesOf(reservation) : []
  const part = requirePart(sent.ProductIdentifier, sent.SegmentSequence)
  return { kind: 'offer', workbenchId, names: namesOf(offer), references: referencesOf(offer), part }
}

/** What a priced offer may be known by: the identifier of the offer, or that of the list and the id in it. */
function referencesOf(
  offer: z.output<typeof reference>,
  { OfferListIdentifier: list }: Partial<Pick<z.output<typeof ofPrice>, 'OfferListIdentifier'>> = {},
): OfferReferences {
  const names = namesOf(offer)
  const lists = list === undefined ? [] : typeof list === 'string' ? [list] : namesOf(list)
  const toReference = (identifier: string, offerId: string): OfferReference => ({
    identifier: withoutPriceSuffix(identifier),
    isPrice: true,
    picks: [{ offerId }],
  })
  const ofOffer = names.map((name) => toReference(name, pricedOfferId))
  const inList = lists.flatMap((identifier) => names.map((name) => toReference(identifier, name)))
  const [first = toReference('', pricedOfferId), ...others] = [...ofOffer, ...inList]
  return [first, ...others]
}

/**
 * Each flight by itself, for one adult: the map does not depend on the others. Times are not compared with the
 * schedule.
 */
function readFlights(sent: NonNullable<Sent['ProductCriteriaAir']>, headers: Headers): ProductsRequest[] {
  const request = readProducts(
    {
      BuildFromProductsRequest: {
        PassengerCriteria: [{ passengerTypeCode: 'ADT', number: 1 }],
        ProductCriteriaAir: sent,
      },
    },
    headers,
  )
  return request.products.flatMap(({ flights }) =>
    flights.map(({ departureTime: _departs, arrivalDate: _day, arrivalTime: _arrives, ...flight }) => ({
      ...request,
      products: [{ flights: [{ ...flight, sequence: 1 }] }],
    })),
  )
}
