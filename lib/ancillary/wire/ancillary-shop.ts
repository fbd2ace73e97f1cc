import * as z from 'zod'
import { answerSchema, identifier, refusalNotice, toIdentifier, toResult } from '../../contract/envelope.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { flightKey } from '../../kernel/flight.ts'
import { toTimestamp } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { segmentsOf } from '../../pricing/fare.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { FlightScope } from '../ancillary-scope.ts'
import type { AncillaryShop } from '../ancillary-shop.ts'
import { groupIdentifier, offeringIdentifier, placedOfferings } from '../ancillary-shop.ts'
import {
  ancillaryPrice,
  ancillaryProducts,
  ancillaryTerms,
  nameFlights,
  referenceListFlight,
  toAncillary,
  toAncillaryPrice,
  toAncillaryTerms,
  toReferenceListFlight,
  toTravelerRef,
} from './ancillary.ts'
import { ofOffer, ofWorkbench } from './flights-of-offers.ts'

const other = z.looseObject({}).optional().meta({
  description: 'Flights of an earlier search or price; their workbench is that of the session header.',
})

const ancillaryOfferings = z.looseObject({
  '@type': z.string().optional(),
  includeUnsellableAncillariesInd: z
    .boolean()
    .optional()
    .meta({ description: 'Include services that are sold out.' }),
  BuildFromReservationWorkbench: ofWorkbench.optional(),
  BuildFromOffer: ofOffer.optional(),
  BuildFromOfferList: z
    .looseObject({
      OfferListIdentifier: reference.optional(),
      OfferIdentifier: z.array(reference).max(counts.segmentsPerReservation).optional(),
    })
    .optional(),
  BuildFromCatalogProductOfferingsRequest: other,
  BuildFromCatalogProductOfferings: other,
  BuildFromCatalogOfferingsRequest: other,
})

export const ancillaryShopRequest = z
  .looseObject({ '@type': z.string().optional(), AncillaryOfferings: ancillaryOfferings })
  .meta({
    id: 'CatalogOfferingsQueryAncillaries',
    description: 'Flights of a workbench for which ancillaries are requested.',
  })

/** The requested scope of an ancillary shop. */
export interface AncillaryScope extends FlightScope {
  readonly workbenchId: string
  readonly showsSoldOut: boolean
}

/**
 * The flights for which ancillaries are requested.
 *
 * @param session the workbench id of the session header, if any
 * @throws Refusal `workbenchExpired` without a workbench. Source: docs/contract/servicing.md 3 (the
 *   specification requires one)
 */
export function readAncillaryScope(
  { AncillaryOfferings: sent }: z.output<typeof ancillaryShopRequest>,
  session: string | undefined,
): AncillaryScope {
  const { BuildFromReservationWorkbench: whole, BuildFromOffer: one, BuildFromOfferList: list } = sent
  const reservation = whole?.ReservationIdentifier ?? one?.ReservationIdentifier
  const [workbenchId = session] = reservation ? namesOf(reservation) : []
  if (workbenchId === undefined) throw new Refusal('workbenchExpired')
  const offers = [
    ...[whole?.OfferIdentifier, one?.OfferIdentifier].filter((offer) => offer !== undefined),
    ...(list?.OfferIdentifier ?? []),
  ]
  return {
    workbenchId,
    offers: offers.map(namesOf),
    products: [...(whole?.ProductIdentifier ?? []), ...(one?.ProductIdentifier ?? [])].flatMap(namesOf),
    segments: [...(whole?.SegmentSequenceList ?? []), ...(one?.SegmentSequence ?? [])],
    showsSoldOut: sent.includeUnsellableAncillariesInd ?? false,
  }
}

const catalogOffering = z.looseObject({
  '@type': z.literal('CatalogOffering'),
  id: z.string(),
  Identifier: identifier,
  ContentSource: z.string(),
  ProductOptions: z.array(
    z.looseObject({ '@type': z.literal('ProductOptions'), Product: ancillaryProducts }),
  ),
  Price: ancillaryPrice,
  TermsAndConditions: ancillaryTerms('TermsAndConditionsAncillary'),
})

export const ancillaryShopResponse = answerSchema('CatalogOfferingsAncillaryListResponse', {
  CatalogOfferingsID: z.array(
    z.looseObject({
      '@type': z.literal('CatalogOfferings'),
      id: z.string(),
      Identifier: identifier,
      TravelerIdentifierRef: z.array(z.looseObject({ id: z.string(), value: z.string() })),
      CatalogOffering: z.array(catalogOffering),
    }),
  ),
  ReferenceList: z.array(referenceListFlight).optional(),
})

/** Ids of a group, an offering and its product inside a shop. */
const groupId = (group: number): string => `CT${group}`
const offeringId = (number: number): string => `anc_off${number}`
const ancillaryId = (number: number): string => `an${number}`

/** The ancillaries by traveler. An empty result is not an error: clients display it as such. */
export function toAncillaryShopAnswer(
  shop: AncillaryShop,
  { offers, travelers }: Pick<OpenWorkbench, 'offers' | 'travelers'>,
): z.input<typeof ancillaryShopResponse> {
  const placed = placedOfferings(shop)
  const covered = new Set(placed.flatMap(({ offering }) => offering.flights))
  const flights = nameFlights(
    offers.flatMap(({ itinerary }) =>
      segmentsOf(itinerary).flatMap(({ flight }) => (covered.has(flightKey(flight)) ? [flight] : [])),
    ),
  )
  const refsOf = (keys: readonly string[]) =>
    flights.list.flatMap((flight) => (keys.includes(flightKey(flight)) ? [flights.refOf(flight)] : []))
  const toOffering = ({ place, offering }: (typeof placed)[number]): z.input<typeof catalogOffering> => {
    const { service, price, source, carrier, travelerId, isSoldOut = false } = offering
    const own = {
      ...toIdentifier(offeringIdentifier(shop.id, place)),
      ...(source === 'NDC' && { authority: carrier }),
    }
    const id = ancillaryId(place.number)
    const product = {
      '@type': 'ProductAncillary' as const,
      id,
      Identifier: own,
      Ancillary: toAncillary({ service }, refsOf(offering.flights), service.maximum),
    }
    const traveler = travelers.find((one) => one.id === travelerId)
    return {
      '@type': 'CatalogOffering',
      id: offeringId(place.number),
      Identifier: own,
      ContentSource: source,
      ProductOptions: [{ '@type': 'ProductOptions', id: `po${place.number}`, Product: [product] }],
      Price: toAncillaryPrice({ service, price, quantity: 1 }, traveler, id),
      TermsAndConditions: {
        '@type': 'TermsAndConditionsAncillary',
        ...toAncillaryTerms(service),
        ExpiryDate: toTimestamp(shop.expiresAt),
        ...(isSoldOut && { unsellableInd: true }),
      },
    }
  }
  const warnings = [refusalNotice(new Refusal('ancillariesNone'))]
  return {
    CatalogOfferingsAncillaryListResponse: {
      Identifier: toIdentifier(shop.id),
      ...(placed.length === 0 && { Result: toResult('Complete', { warnings }) }),
      CatalogOfferingsID: shop.groups.flatMap(({ travelerId, offerings }, index) => {
        const own = placed.filter(({ place }) => place.group === index + 1)
        if (offerings.length === 0) return []
        return [
          {
            '@type': 'CatalogOfferings' as const,
            id: groupId(index + 1),
            Identifier: toIdentifier(groupIdentifier(shop.id, index + 1)),
            TravelerIdentifierRef: travelers.filter(({ id }) => id === travelerId).map(toTravelerRef),
            CatalogOffering: own.map(toOffering),
          },
        ]
      }),
      ...(placed.length > 0 && { ReferenceList: [toReferenceListFlight(flights)] }),
    },
  }
}
