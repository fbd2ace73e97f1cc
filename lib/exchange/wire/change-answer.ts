import * as z from 'zod'
import { nameFlights, referenceListFlight, toReferenceListFlight } from '../../ancillary/wire/ancillary.ts'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { toDuration, toTimestamp } from '../../kernel/instant.ts'
import type { PricedItinerary, PricedLeg } from '../../pricing/fare.ts'
import { connectionMinutes, elapsedMinutes, segmentsOf } from '../../pricing/fare.ts'
import { passengerTotals } from '../../pricing/itinerary-price.ts'
import { passengerFlight, toFlightProduct } from '../../pricing/wire/offer.ts'
import { priceDetail, toPriceDetail, toTotals } from '../../pricing/wire/price.ts'
import { toTerms } from '../../pricing/wire/terms.ts'
import { brand, hasName, type NamedBrand, toBrand } from '../../shopping/wire/brand.ts'
import type { ChangeSearch, FoundChange } from '../change-search.ts'
import type { ChangeTerms } from '../flight-change.ts'
import type { ChangeView } from './change-request.ts'
import { toDifferencePrice, toModifyPrice } from './modify-price.ts'
import { modifyPrice, toFulfillment } from './offer-modify.ts'

const product = z.looseObject({
  '@type': z.literal('ProductAir'),
  id: z.string(),
  FlightSegment: z.array(
    z.looseObject({
      '@type': z.literal('FlightSegment'),
      sequence: z.int(),
      Flight: z.looseObject({ '@type': z.literal('FlightID'), FlightRef: z.string() }),
    }),
  ),
  PassengerFlight: z.array(passengerFlight),
})

const catalogOffering = z.looseObject({
  '@type': z.enum(['CatalogOffering', 'CatalogOfferingModify']),
  id: z.string(),
  Identifier: identifier.meta({
    description: 'The same as the id: o0.1 is the first journey in its second brand.',
  }),
  ContentSource: z.string(),
  ProductOptions: z.array(
    z.looseObject({ '@type': z.literal('ProductOptions'), sequence: z.int(), Product: z.array(product) }),
  ),
  Price: priceDetail.meta({ description: 'Reshop: the difference. Exchange search: the whole new price.' }),
  ModifyPrice: modifyPrice.optional(),
  TermsAndConditions: z.looseObject({
    '@type': z.enum(['TermsAndConditionsAir', 'TermsAndConditionsAirChange']),
    ExpiryDate: z.string(),
  }),
})

export const changeSearchResponse = answerSchema('CatalogOfferingsAirChangeResponse', {
  CatalogOfferings: z
    .looseObject({
      '@type': z.literal('CatalogOfferings'),
      id: z.string(),
      Identifier: identifier,
      totalCatalogOffering: z.int(),
      catalogOfferingPerPage: z.int(),
      numberOfPages: z.int(),
      CatalogOffering: z.array(catalogOffering),
    })
    .optional(),
  ReferenceList: z
    .array(
      z.union([
        referenceListFlight,
        z.looseObject({ '@type': z.literal('ReferenceListBrand'), Brand: z.array(brand) }),
        z.looseObject({ '@type': z.literal('ReferenceListExchangedPrice'), Price: z.array(priceDetail) }),
      ]),
    )
    .optional(),
})

/** Ids of flights, brands and products in one answer. */
interface Names {
  readonly flightRef: ReturnType<typeof nameFlights>['refOf']
  readonly brandRef: (brand: NamedBrand) => string
  readonly productId: () => string
  readonly view: ChangeView
  /** When the search expires: its changes are then unknown, whatever their supplier says. */
  readonly searchExpiresAt: EpochMs
}

/** What a reshop or an exchange search found, the cheapest first. */
export function toChangeAnswer(search: ChangeSearch, view: ChangeView): z.input<typeof changeSearchResponse> {
  const { id, source, found } = search
  const itineraries = found.map(({ change }) => change.itinerary)
  const flights = nameFlights(itineraries.flatMap(segmentsOf).map(({ flight }) => flight))
  const brands = nameBrands(itineraries)
  let products = 0
  const names: Names = {
    flightRef: flights.refOf,
    brandRef: (brand) => `b${brands.findIndex((one) => keyOf(one) === keyOf(brand))}`,
    productId: () => `p${products++}`,
    view,
    searchExpiresAt: search.expiresAt,
  }
  const [first] = found
  return {
    CatalogOfferingsAirChangeResponse: {
      CatalogOfferings: {
        '@type': 'CatalogOfferings',
        id: 'CatalogOfferings_1',
        Identifier: toIdentifier(id),
        totalCatalogOffering: found.length,
        catalogOfferingPerPage: found.length,
        numberOfPages: 1,
        CatalogOffering: found.map((one) => toOffering(one, names)),
      },
      ReferenceList: [
        toReferenceListFlight(flights),
        ...(brands.length > 0
          ? [
              {
                '@type': 'ReferenceListBrand' as const,
                Brand: brands.map((one) => toBrand(one, names.brandRef(one))),
              },
            ]
          : []),
        ...(source === 'GDS' && first ? [toExchangedPrices(first.change.terms)] : []),
      ],
    },
  }
}

/** The brands of some journeys, each once. */
function nameBrands(itineraries: readonly PricedItinerary[]): NamedBrand[] {
  const brands = itineraries.flatMap(({ legs }) => legs.map(({ fare }) => fare.brand)).filter(hasName)
  return [...new Map(brands.map((one) => [keyOf(one), one])).values()]
}

const keyOf = ({ code, id = '' }: NamedBrand): string => `${code}/${id}`

function toOffering({ name, change }: FoundChange, names: Names): z.input<typeof catalogOffering> {
  const { itinerary, terms, expiresAt } = change
  const isNdc = itinerary.source === 'NDC'
  const productIds = itinerary.legs.map(names.productId)
  return {
    '@type': isNdc ? 'CatalogOffering' : 'CatalogOfferingModify',
    id: name,
    Identifier: { ...toIdentifier(name), ...(isNdc && { authority: itinerary.validatingCarrier }) },
    ContentSource: itinerary.source,
    ProductOptions: itinerary.legs.map((leg, index) => ({
      '@type': 'ProductOptions',
      sequence: index + 1,
      Product: [toProduct(leg, itinerary, { ...names, id: productIds[index] ?? '' })],
    })),
    ...(isNdc
      ? { Price: toDifferencePrice(terms) }
      : { Price: toFullPrice(itinerary, names.view), ModifyPrice: toModifyPrice(terms) }),
    TermsAndConditions: {
      '@type': isNdc ? 'TermsAndConditionsAir' : 'TermsAndConditionsAirChange',
      ExpiryDate: toTimestamp(Math.min(expiresAt, names.searchExpiresAt)),
      ...toOwnTerms(itinerary, productIds, names.view),
      ...(!isNdc && toFulfillment(terms)),
    },
  }
}

const toFullPrice = ({ price }: PricedItinerary, { fareCalculation }: ChangeView) =>
  toPriceDetail('PriceDetail', price, { taxBreakdown: true, fareCalculation })

function toOwnTerms(itinerary: PricedItinerary, productIds: readonly string[], view: ChangeView) {
  const legs = itinerary.legs.map(({ fare, segments }, index) => ({
    fare,
    productRefs: [productIds[index] ?? ''],
    segmentSequences: segments.map((_, segment) => segment + 1),
  }))
  const { Penalties, ...terms } = toTerms(
    { ...itinerary, currency: itinerary.price.currency, legs },
    { detail: 'sizes', fees: view.bagFees },
  )
  return { ...terms, ...(Penalties && view.penalties && { Penalties }) }
}

function toProduct(
  { segments, fare }: PricedLeg,
  { price }: PricedItinerary,
  { id, flightRef, brandRef }: Names & { readonly id: string },
) {
  return {
    '@type': 'ProductAir' as const,
    id,
    totalDuration: toDuration(elapsedMinutes(segments.map(({ flight }) => flight))),
    FlightSegment: segments.map(({ flight }, index) => {
      const next = segments[index + 1]?.flight
      return {
        '@type': 'FlightSegment' as const,
        id: String(index + 1),
        sequence: index + 1,
        ...(next && {
          connectionDuration: toDuration(connectionMinutes(flight, next)),
          boundFlightsInd: true,
        }),
        Flight: { '@type': 'FlightID' as const, FlightRef: flightRef(flight) },
      }
    }),
    PassengerFlight: price.passengers.map(({ ptc, count }) => ({
      '@type': 'PassengerFlight' as const,
      passengerQuantity: count,
      passengerTypeCode: ptc,
      FlightProduct: segments.map(({ bookingClass, cabin }, index) =>
        toFlightProduct({ sequence: index + 1, bookingClass, cabin, fare, ptc }, { brandRef }),
      ),
    })),
  }
}

/** What the old tickets are worth, for one traveler of each passenger type. */
const toExchangedPrices = ({ travelers, currency }: ChangeTerms) => ({
  '@type': 'ReferenceListExchangedPrice' as const,
  Price: [...Map.groupBy(travelers, ({ ptc }) => ptc).values()].flatMap(([one]) =>
    one ? [{ '@type': 'PriceDetail' as const, ...toTotals(passengerTotals(one.before), currency) }] : [],
  ),
})
