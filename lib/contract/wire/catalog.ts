import * as z from 'zod'
import type { Catalog, CatalogOffering, CatalogProduct } from '../../domain/catalog.ts'
import { airportsOf, buildCatalog } from '../../domain/catalog.ts'
import type { Brand } from '../../domain/fare.ts'
import { connectionMinutes, elapsedMinutes } from '../../domain/fare.ts'
import type { Flight } from '../../domain/flight.ts'
import { flightKey } from '../../domain/flight.ts'
import { toDuration } from '../../domain/instant.ts'
import { Refusal } from '../../domain/refusals.ts'
import type { FareGroup } from '../../domain/shopping.ts'
import { brand, toBrand, toBrandId } from './brand.ts'
import { answerSchema, refusalNotice, toResult } from './envelope.ts'
import { flightDetail, toFlightDetail } from './flight.ts'
import { passengerFlight, toFlightProduct } from './offer.ts'
import type { PriceView } from './price.ts'
import { priceDetail, toPriceDetail } from './price.ts'
import { termsAndConditions, toTerms } from './terms.ts'

const brandId = z.looseObject({ '@type': z.literal('BrandID'), BrandRef: z.string() })

const productBrandOffering = z.looseObject({
  '@type': z.literal('ProductBrandOffering'),
  Brand: brandId,
  Product: z.array(z.looseObject({ '@type': z.literal('ProductID'), productRef: z.string() })).min(1),
  TermsAndConditions: z.looseObject({ '@type': z.literal('TermsAndConditionsID'), termsAndConditionsRef: z.string() }),
  CombinabilityCode: z.array(z.string()).min(1),
  BestCombinablePrice: priceDetail,
  Price: priceDetail,
  ContentSource: z.string(),
})

const catalogProductOffering = z
  .looseObject({
    '@type': z.literal('CatalogProductOffering'),
    id: z.string(),
    sequence: z.int(),
    Departure: z.string(),
    Arrival: z.string(),
    Brand: z.array(brandId),
    ProductBrandOptions: z.array(
      z.looseObject({
        '@type': z.literal('ProductBrandOptions'),
        flightRefs: z.array(z.string()),
        ProductBrandOffering: z.array(productBrandOffering).min(1),
      }),
    ),
  })
  .meta({ id: 'CatalogProductOffering', description: 'Flight options of one leg that share their fares.' })

const product = z.looseObject({
  '@type': z.literal('ProductAir'),
  id: z.string(),
  totalDuration: z.string(),
  Quantity: z.int(),
  FlightSegment: z.array(
    z.looseObject({ '@type': z.literal('FlightSegment'), sequence: z.int(), Flight: z.looseObject({ FlightRef: z.string() }) }),
  ),
  PassengerFlight: z.array(passengerFlight),
})

export const catalogResponse = answerSchema('CatalogProductOfferingsResponse', {
  CatalogProductOfferings: z.looseObject({
    '@type': z.literal('CatalogProductOfferings'),
    Identifier: z.looseObject({ value: z.string() }).optional(),
    CatalogProductOffering: z.array(catalogProductOffering),
  }),
  ReferenceList: z.tuple([
    z.looseObject({ '@type': z.literal('ReferenceListFlight'), Flight: z.array(flightDetail) }),
    z.looseObject({ '@type': z.literal('ReferenceListProduct'), Product: z.array(product) }),
    z.looseObject({ '@type': z.literal('ReferenceListTermsAndConditions'), TermsAndConditions: z.array(termsAndConditions) }),
    z.looseObject({ '@type': z.literal('ReferenceListBrand'), Brand: z.array(brand) }),
  ]),
})

type CatalogAnswer = z.input<typeof catalogResponse>
type Content = CatalogAnswer['CatalogProductOfferingsResponse']

const referenceLists = (lists: {
  flights: z.input<typeof flightDetail>[]
  products: z.input<typeof product>[]
  terms: z.input<typeof termsAndConditions>[]
  brands: z.input<typeof brand>[]
}): Content['ReferenceList'] => [
  { '@type': 'ReferenceListFlight', Flight: lists.flights },
  { '@type': 'ReferenceListProduct', Product: lists.products },
  { '@type': 'ReferenceListTermsAndConditions', TermsAndConditions: lists.terms },
  { '@type': 'ReferenceListBrand', Brand: lists.brands },
]

/** Nothing to offer: the lists are there all the same, since clients index them without a check. */
export const noOffers = (): CatalogAnswer => ({
  CatalogProductOfferingsResponse: {
    CatalogProductOfferings: { '@type': 'CatalogProductOfferings', CatalogProductOffering: [] },
    Result: toResult('Incomplete', { errors: [refusalNotice(new Refusal('noOffers'))] }),
    ReferenceList: referenceLists({ flights: [], products: [], terms: [], brands: [] }),
  },
})

export interface CatalogView extends PriceView {
  /** Under which the search was cached; absent when it was not. */
  readonly identifier: string | undefined
  readonly maxOfferings: number
  /** Leg-based: only offers of this leg. */
  readonly onlyLeg: number | undefined
  readonly penalties: boolean
}

/** Gives out `b0`, `b1` ... or `s1`, `s2` ... for things, the same for the same thing, and lists them in that order. */
function numbering<T>(prefix: string, first: number, keyOf: (thing: T) => string) {
  const things = new Map<string, T>()
  const keys = new Map<string, string>()
  return {
    ref(thing: T): string {
      const key = keyOf(thing)
      const known = keys.get(key) ?? `${prefix}${first + keys.size}`
      keys.set(key, known)
      things.set(known, thing)
      return known
    },
    all: (): [string, T][] => [...things],
  }
}

interface References {
  readonly flights: ReturnType<typeof numbering<Flight>>
  readonly brands: ReturnType<typeof numbering<Brand>>
}

/** Fares count over all groups: `j1` and `T0` belong to the first fare of the first group. */
const fareNumbers = (groups: readonly FareGroup[]): ((group: number, fare: number) => number) => {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { fares }) => sum + fares.length, 0))
  return (group, fare) => (starts[group] ?? 0) + fare
}

/** The answer of a search. */
export function toCatalogAnswer(groups: readonly FareGroup[], view: CatalogView): CatalogAnswer {
  const catalog = buildCatalog(groups, view.maxOfferings)
  const offerings = catalog.offerings.filter(({ leg }) => view.onlyLeg === undefined || leg === view.onlyLeg)
  const references: References = {
    flights: numbering<Flight>('s', 1, flightKey),
    brands: numbering<Brand>('b', 0, ({ code, id }) => `${code}/${id}`),
  }
  const numberOf = fareNumbers(groups)
  const shown = new Set(offerings.flatMap(({ options }) => options.flatMap(({ productIds }) => productIds)))
  const content: Content['CatalogProductOfferings'] = {
    '@type': 'CatalogProductOfferings',
    ...(view.identifier !== undefined && { Identifier: { value: view.identifier } }),
    CatalogProductOffering: offerings.flatMap((offering) => {
      const group = groups[offering.group]
      return group ? [toOffering(group, offering, numberOf, references, view)] : []
    }),
  }
  const products = catalog.products.filter(({ id }) => shown.has(id)).flatMap((one) => toProduct(groups[one.group], one, references) ?? [])
  const shownGroups = new Set(offerings.map(({ group }) => group))
  return {
    CatalogProductOfferingsResponse: {
      CatalogProductOfferings: content,
      ReferenceList: referenceLists({
        flights: references.flights.all().map(([id, flight]) => toFlightDetail(flight, id)),
        products,
        terms: groups.flatMap((group, index) => (shownGroups.has(index) ? toGroupTerms(group, index, catalog, numberOf, view) : [])),
        brands: references.brands.all().map(([id, one]) => toBrand(one, id)),
      }),
    },
  }
}

type FareNumber = (group: number, fare: number) => number

function toOffering(group: FareGroup, offering: CatalogOffering, numberOf: FareNumber, { flights, brands }: References, view: PriceView) {
  const { leg, options } = offering
  const legOptions = group.legs[leg]?.options ?? []
  const brandRefs = group.fares.flatMap((fare) => (fare.legs[leg] ? [brands.ref(fare.legs[leg].brand)] : []))
  const airports = airportsOf(legOptions[options[0]?.option ?? 0] ?? { flights: [] })
  const prices = group.fares.map(({ price }) => toPriceDetail('PriceDetail', price, view))
  return {
    '@type': 'CatalogProductOffering' as const,
    id: offering.id,
    sequence: leg + 1,
    Departure: airports.from,
    Arrival: airports.to,
    Brand: [...new Set(brandRefs)].map(toBrandId),
    ProductBrandOptions: options.map(({ option, productIds }) => ({
      '@type': 'ProductBrandOptions' as const,
      flightRefs: (legOptions[option]?.flights ?? []).map((flight) => flights.ref(flight)),
      ProductBrandOffering: prices.map((price, index) => ({
        '@type': 'ProductBrandOffering' as const,
        Brand: toBrandId(brandRefs[index] ?? ''),
        Product: [{ '@type': 'ProductID' as const, productRef: productIds[index] ?? '' }],
        TermsAndConditions: {
          '@type': 'TermsAndConditionsID' as const,
          termsAndConditionsRef: `T${numberOf(offering.group, index)}`,
        },
        CombinabilityCode: [`j${numberOf(offering.group, index) + 1}`],
        BestCombinablePrice: { ...price, '@type': 'BestCombinablePriceDetail' as const },
        Price: price,
        ContentSource: group.source,
      })),
    })),
  }
}

function toProduct(group: FareGroup | undefined, { id, leg, option, fare }: CatalogProduct, { flights, brands }: References) {
  const found = group?.legs[leg]?.options[option]
  const filed = group?.fares[fare]?.legs[leg]
  const classes = found?.classes[fare]
  if (!group || !found || !filed || !classes) return undefined
  return {
    '@type': 'ProductAir' as const,
    id,
    totalDuration: toDuration(elapsedMinutes(found.flights)),
    Quantity: classes.seatsLeft,
    FlightSegment: found.flights.map((flight, index) => {
      const next = found.flights[index + 1]
      return {
        '@type': 'FlightSegment' as const,
        sequence: index + 1,
        ...(next && { connectionDuration: toDuration(connectionMinutes(flight, next)), boundFlightsInd: true }),
        Flight: { '@type': 'FlightID' as const, FlightRef: flights.ref(flight) },
      }
    }),
    PassengerFlight: (group.fares[fare]?.price.passengers ?? []).map(({ ptc, count }) => ({
      '@type': 'PassengerFlight' as const,
      passengerQuantity: count,
      passengerTypeCode: ptc,
      FlightProduct: found.flights.map((_, index) =>
        toFlightProduct(
          {
            sequence: index + 1,
            bookingClass: classes.bookingClasses[index] ?? '',
            cabin: classes.cabins[index] ?? filed.brand.cabin,
            fare: filed,
            ptc,
          },
          () => brands.ref(filed.brand),
        ),
      ),
    })),
  }
}

/** One set of terms for each fare of the group, naming the products that have it. */
function toGroupTerms(group: FareGroup, index: number, catalog: Catalog, numberOf: FareNumber, { penalties }: CatalogView) {
  return group.fares.map((fare, fareIndex) => {
    const { Penalties, ...terms } = toTerms({
      validatingCarrier: group.validatingCarrier,
      paymentTimeLimit: group.paymentTimeLimit,
      passengers: fare.price.passengers,
      endorsements: fare.endorsements,
      legs: fare.legs.map((filed, leg) => ({
        fare: filed,
        productRefs: productsOf(catalog, index, leg, fareIndex),
        segmentSequences: segmentNumbers(group, leg),
      })),
    })
    return {
      '@type': 'TermsAndConditionsAir' as const,
      id: `T${numberOf(index, fareIndex)}`,
      ...terms,
      ...(penalties && { Penalties }),
    }
  })
}

const productsOf = ({ offerings }: Catalog, group: number, leg: number, fare: number): string[] => [
  ...new Set(
    offerings
      .filter((offering) => offering.group === group && offering.leg === leg)
      .flatMap(({ options }) => options.flatMap(({ productIds }) => productIds[fare] ?? [])),
  ),
]

const segmentNumbers = (group: FareGroup, leg: number): number[] => {
  const most = Math.max(0, ...(group.legs[leg]?.options ?? []).map(({ flights }) => flights.length))
  return Array.from({ length: most }, (_, index) => index + 1)
}
