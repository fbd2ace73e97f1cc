import type {
  BaggageAllowanceDetail,
  Brand,
  CatalogProductOffering,
  CatalogProductOfferingProductBrandOptions,
  CatalogProductOfferingSelection,
  CatalogProductOfferingsResponse,
  Change,
  CatalogProductOfferingProductBrandOffering as Fare,
  FlightDetail,
  FlightProduct,
  PriceDetail,
  ProductAir,
  TermsAndConditionsAir,
} from '../generated/types.ts'

/** Class and fare of one flight for one kind of passenger. */
export interface FlightFare extends FlightProduct {
  readonly passengerTypeCode: string
  readonly passengerQuantity: number
  readonly brand: Brand | undefined
}

/** A flight of an option, with its fares. Dates and times are local to the airport. */
export interface OfferedFlight extends FlightDetail {
  /** Wait until the next flight of the option; undefined: it is the last. */
  readonly connectionDuration: string | undefined
  readonly fares: readonly FlightFare[]
}

/** What a fare permits for a fee. */
export interface PenaltyRules {
  readonly change: readonly Change[]
  readonly cancel: readonly Change[]
}

/** One way to fly a leg. */
export interface FlightOption {
  /** Names the option in a request. */
  readonly selection: CatalogProductOfferingSelection
  readonly flights: readonly OfferedFlight[]
  readonly totalDuration: string
  /** Undefined: not told. */
  readonly seatsLeft: number | undefined
  readonly brand: Brand | undefined
  readonly bags: readonly BaggageAllowanceDetail[]
  readonly penalties: PenaltyRules
}

export interface OfferLeg {
  /** From 1. */
  readonly sequence: number
  readonly from: string
  readonly to: string
  /** One of them is chosen. */
  readonly options: readonly FlightOption[]
}

/** What is sold: one price for a journey, with the flights of each leg that can be had at that price. */
export interface FlightOffer {
  readonly code: string
  /** GDS or NDC. */
  readonly contentSource: string
  /** Of the whole journey and all passengers. */
  readonly price: PriceDetail
  readonly terms: TermsAndConditionsAir | undefined
  readonly legs: readonly OfferLeg[]
}

type Answer = Pick<CatalogProductOfferingsResponse, 'CatalogProductOfferings' | 'ReferenceList'>
type Lists = Answer['ReferenceList'][number]

interface References {
  readonly flights: ReadonlyMap<string, FlightDetail>
  readonly products: ReadonlyMap<string, ProductAir>
  readonly terms: ReadonlyMap<string, TermsAndConditionsAir>
  readonly brands: ReadonlyMap<string, Brand>
}

const byId = <T extends { readonly id?: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id ?? '', thing]))

const referencesIn = (lists: readonly Lists[]): References => ({
  flights: byId(lists.flatMap((list) => (list['@type'] === 'ReferenceListFlight' ? list.Flight : []))),
  products: byId(lists.flatMap((list) => (list['@type'] === 'ReferenceListProduct' ? list.Product : []))),
  terms: byId(
    lists.flatMap((list) =>
      list['@type'] === 'ReferenceListTermsAndConditions' ? list.TermsAndConditions : [],
    ),
  ),
  brands: byId(lists.flatMap((list) => (list['@type'] === 'ReferenceListBrand' ? list.Brand : []))),
})

/** An option of an offering in one of its fares. */
interface Place {
  readonly offering: CatalogProductOffering
  readonly option: CatalogProductOfferingProductBrandOptions
  readonly fare: Fare
}

const placesIn = (offerings: readonly CatalogProductOffering[]): Place[] =>
  offerings.flatMap((offering) =>
    offering.ProductBrandOptions.flatMap((option) =>
      option.ProductBrandOffering.map((fare) => ({ offering, option, fare })),
    ),
  )

/** The fare itself has an identifier where its product does not tell which one it is. */
const selectionOf = ({ offering, fare }: Place): CatalogProductOfferingSelection => ({
  CatalogProductOfferingIdentifier: { Identifier: { value: offering.id } },
  ProductIdentifier: fare.Product.map(({ productRef }) => ({ Identifier: { value: productRef } })),
  ...(fare.Identifier && { ProductBrandOfferingIdentifier: fare.Identifier }),
})

const brandOf = (ref: string | undefined, { brands }: References): Brand | undefined =>
  ref === undefined ? undefined : brands.get(ref)

function fareOfFlight(product: ProductAir, sequence: number, references: References): FlightFare[] {
  return product.PassengerFlight.flatMap(({ passengerTypeCode, passengerQuantity, FlightProduct: classes }) =>
    classes
      .filter(({ segmentSequence }) => segmentSequence.includes(sequence))
      .map((one) => ({
        ...one,
        passengerTypeCode,
        passengerQuantity,
        brand: brandOf(one.Brand?.BrandRef, references),
      })),
  )
}

const flightsOf = (product: ProductAir, references: References): OfferedFlight[] =>
  product.FlightSegment.flatMap(({ sequence, connectionDuration, Flight }) => {
    const flight = references.flights.get(Flight.FlightRef)
    return flight
      ? [{ ...flight, connectionDuration, fares: fareOfFlight(product, sequence, references) }]
      : []
  })

function toOption(place: Place, references: References): FlightOption[] {
  const products = place.fare.Product.flatMap(({ productRef }) => references.products.get(productRef) ?? [])
  const [first] = products
  if (!first) return []
  const terms = references.terms.get(place.fare.TermsAndConditions.termsAndConditionsRef)
  const ids = new Set(products.map(({ id }) => id))
  const isOurs = (refs: readonly string[] = []): boolean =>
    refs.length === 0 || refs.some((ref) => ids.has(ref))
  const rules = (kind: 'Change' | 'Cancel') =>
    (terms?.Penalties ?? [])
      .flatMap((all) => all[kind] ?? [])
      .filter(({ ProductRefs }) => isOurs(ProductRefs))
  return [
    {
      selection: selectionOf(place),
      flights: products.flatMap((product) => flightsOf(product, references)),
      totalDuration: first.totalDuration,
      seatsLeft: first.Quantity,
      brand: brandOf(place.fare.Brand?.BrandRef, references),
      bags: (terms?.BaggageAllowance ?? []).filter(({ ProductRef }) => isOurs(ProductRef)),
      penalties: { change: rules('Change'), cancel: rules('Cancel') },
    },
  ]
}

function toLeg(sequence: number, places: readonly Place[], references: References): OfferLeg[] {
  const own = places.filter(({ offering }) => offering.sequence === sequence)
  const [first] = own
  if (!first) return []
  const { Departure: from, Arrival: to } = first.offering
  return [{ sequence, from, to, options: own.flatMap((place) => toOption(place, references)) }]
}

/**
 * The offers of an answer with everything that they refer to, in the order of the answer. Fares of different legs that
 * have a code in common are bought together: each code is an offer.
 *
 * @param pages answers to one search; an offer of which a leg is on another page is left out
 */
export function readOffers(...pages: readonly Answer[]): FlightOffer[] {
  const references = referencesIn(pages.flatMap(({ ReferenceList }) => ReferenceList))
  const places = placesIn(
    pages.flatMap(({ CatalogProductOfferings }) => CatalogProductOfferings.CatalogProductOffering),
  )
  const sequences = [...new Set(places.map(({ offering }) => offering.sequence))].sort((a, b) => a - b)
  const codes = [...new Set(places.flatMap(({ fare }) => fare.CombinabilityCode))]
  return codes.flatMap((code) => {
    const own = places.filter(({ fare }) => fare.CombinabilityCode.includes(code))
    const legs = sequences.flatMap((sequence) => toLeg(sequence, own, references))
    const [first] = own
    if (!first || legs.length < sequences.length) return []
    const { fare } = first
    return {
      code,
      contentSource: fare.ContentSource,
      price: fare.BestCombinablePrice,
      terms: references.terms.get(fare.TermsAndConditions.termsAndConditionsRef),
      legs,
    }
  })
}
