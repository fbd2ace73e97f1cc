import type * as z from 'zod'
import { refusalNotice, toResult } from '../../contract/envelope.ts'
import type { flightDetail } from '../../contract/flight-wire.ts'
import { toFlightDetail } from '../../contract/flight-wire.ts'
import type { Flight } from '../../kernel/flight.ts'
import { flightKey } from '../../kernel/flight.ts'
import { toDuration } from '../../kernel/instant.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Brand, FiledFare, ItineraryPrice } from '../../pricing/fare.ts'
import { connectionMinutes, elapsedMinutes, priceTotals } from '../../pricing/fare.ts'
import { toFlightProduct } from '../../pricing/wire/offer.ts'
import { toPriceDetail } from '../../pricing/wire/price.ts'
import type { termsAndConditions } from '../../pricing/wire/terms.ts'
import { toTerms } from '../../pricing/wire/terms.ts'
import type { ShownGroup } from '../arrange-offers.ts'
import type { Catalog, CatalogForm, CatalogGroup, CatalogOffering, CatalogProduct } from '../catalog.ts'
import { airportsOf, buildCatalog, combinabilityCode } from '../catalog.ts'
import { co2Kilograms } from '../emissions.ts'
import { brandOfferingId } from '../offer-selection.ts'
import { groupsOf, type SearchDigest } from '../search-digest.ts'
import type { SearchView } from '../search-order.ts'
import type { SearchPage } from '../search-page.ts'
import type { BrandedFare, FlightOption } from '../shopping.ts'
import type { brand } from './brand.ts'
import { toBrand, toBrandId } from './brand.ts'
import type { catalogResponse, product } from './catalog.ts'

export type CatalogAnswer = z.input<typeof catalogResponse>
type Content = CatalogAnswer['CatalogProductOfferingsResponse']

export const referenceLists = (lists: {
  readonly flights: z.input<typeof flightDetail>[]
  readonly products: z.input<typeof product>[]
  readonly terms: z.input<typeof termsAndConditions>[]
  readonly brands: z.input<typeof brand>[]
}): Content['ReferenceList'] => [
  { '@type': 'ReferenceListFlight', Flight: lists.flights },
  { '@type': 'ReferenceListProduct', Product: lists.products },
  { '@type': 'ReferenceListTermsAndConditions', TermsAndConditions: lists.terms },
  { '@type': 'ReferenceListBrand', Brand: lists.brands },
]

const toNotices = (notices: readonly RefusalNotice[]) =>
  notices.map(({ code, details }) => refusalNotice(new Refusal(code, details)))

/** Nothing to offer: the lists are there all the same, since clients index them without a check. */
export const noOffers = (warnings: readonly RefusalNotice[] = []): CatalogAnswer => ({
  CatalogProductOfferingsResponse: {
    CatalogProductOfferings: { '@type': 'CatalogProductOfferings', CatalogProductOffering: [] },
    Result: toResult('Incomplete', {
      errors: [refusalNotice(new Refusal('noOffers'))],
      warnings: toNotices(warnings),
    }),
    ReferenceList: referenceLists({ flights: [], products: [], terms: [], brands: [] }),
  },
})

export interface CatalogView {
  /** Under which the search was cached; absent when it was not. */
  readonly identifier?: string | undefined
  /** Indexes of the legs that the groups hold. */
  readonly legs: readonly number[]
  readonly form?: CatalogForm | undefined
  readonly show: SearchView
  readonly warnings: readonly RefusalNotice[]
  /** Not everybody who was asked has answered. */
  readonly isIncomplete: boolean
}

/**
 * Gives out `b0`, `b1` ... or `s1`, `s2` ... for things, the same for the same thing, and lists them in that
 * order.
 */
function numbering<T>(kind: string, first: number, keyOf: (thing: T) => string) {
  const things = new Map<string, T>()
  const keys = new Map<string, string>()
  const counts = new Map<string, number>()
  return {
    ref(prefix: string, thing: T): string {
      const key = `${prefix} ${keyOf(thing)}`
      const known = keys.get(key)
      if (known !== undefined) return known
      const count = counts.get(prefix) ?? 0
      counts.set(prefix, count + 1)
      const ref = `${prefix}${kind}${first + count}`
      keys.set(key, ref)
      things.set(ref, thing)
      return ref
    },
    all: (): [string, T][] => [...things],
  }
}

interface References {
  readonly flights: ReturnType<typeof numbering<Flight>>
  readonly brands: ReturnType<typeof numbering<Brand>>
  /** Number of a fare within its prefix: `T0` and `j1` belong to the first fare of the first group. */
  readonly fareNumber: (group: number, fare: number) => number
}

function fareNumbers(groups: readonly CatalogGroup[]): (group: number, fare: number) => number {
  const used = new Map<string, number>()
  const starts = groups.map(({ prefix, fares }) => {
    const start = used.get(prefix) ?? 0
    used.set(prefix, start + fares.length)
    return start
  })
  return (group, fare) => (starts[group] ?? 0) + fare
}

/** One fare of one group on the wire: code, terms and price. */
interface ShownFare {
  readonly group: ShownGroup
  readonly groupIndex: number
  readonly fare: number
}

/**
 * Groups of a search as the answer shows them.
 *
 * @param groups those to show, by their place in the whole result; an option that is gone by now is a hole in
 *   its list
 * @param whole every group of the result, since ids count over all of them; absent: the groups to show are
 *   all
 */
export function toCatalogAnswer(
  groups: readonly (ShownGroup | undefined)[],
  view: CatalogView,
  whole: readonly CatalogGroup[] = groups.flatMap((group) => group ?? []),
): CatalogAnswer {
  const catalog = buildCatalog(whole, view.form)
  const offerings = catalog.offerings.filter(({ group, leg, options }) =>
    options.some(({ option }) => groups[group]?.legs[leg]?.options[option]),
  )
  const references: References = {
    flights: numbering<Flight>('s', 1, flightKey),
    brands: numbering<Brand>('b', 0, ({ code, id }) => `${code}/${id}`),
    fareNumber: fareNumbers(whole),
  }
  const shown = new Set(offerings.flatMap(({ options }) => options.flatMap(({ productIds }) => productIds)))
  const content: Content['CatalogProductOfferings'] = {
    '@type': 'CatalogProductOfferings',
    ...(view.identifier !== undefined && { Identifier: { value: view.identifier } }),
    CatalogProductOffering: offerings.flatMap(
      (offering) => toOffering(groups, offering, references, view) ?? [],
    ),
  }
  const products = catalog.products
    .filter(({ id }) => shown.has(id))
    .flatMap((one) => toProduct(groups[one.group], one, references, view) ?? [])
  return {
    CatalogProductOfferingsResponse: {
      CatalogProductOfferings: content,
      ...((view.isIncomplete || view.warnings.length > 0) && {
        Result: toResult(view.isIncomplete ? 'Incomplete' : 'Complete', {
          warnings: toNotices(view.warnings),
        }),
      }),
      ReferenceList: referenceLists({
        flights: references.flights.all().map(([id, flight]) => toFlightDetail(flight, id)),
        products,
        terms: groups.flatMap((group, index) =>
          group ? toGroupTerms(group, index, catalog, references, view) : [],
        ),
        brands: references.brands.all().map(([id, one]) => toBrand(one, id, view.show.brandAttributes)),
      }),
    },
  }
}

/**
 * A page of a kept search. Offers that have changed since are missing from it. @param missing content that
 * did not answer
 */
export function toCatalogPage(
  search: SearchDigest,
  page: SearchPage,
  missing: readonly RefusalNotice[],
): CatalogAnswer {
  const { id: identifier, legs, form, order } = search
  const view = {
    identifier,
    legs,
    form,
    show: order.view,
    warnings: missing,
    isIncomplete: missing.length > 0,
  }
  const { CatalogProductOfferingsResponse: content } = toCatalogAnswer(page.groups, view, groupsOf(search))
  const { groups: _shown, ...numbers } = page
  return {
    CatalogProductOfferingsResponse: { ...content, Pagination: { '@type': 'Pagination', ...numbers } },
  }
}

function toOffering(
  groups: readonly (ShownGroup | undefined)[],
  offering: CatalogOffering,
  references: References,
  view: CatalogView,
) {
  const { leg, options } = offering
  const group = groups[offering.group]
  const legOptions = group?.legs[leg]?.options ?? []
  const shownOptions = options.filter(({ option }) => legOptions[option])
  const first = shownOptions[0] && legOptions[shownOptions[0].option]
  if (!group || !first) return undefined
  const fares = leg === view.form?.chosenLeg ? faresAtDistinctPrices(groups) : faresOf(group, offering.group)
  const brandRefs = fares.map((one) => {
    const filed = one.group.fares[one.fare]?.legs[leg]
    return filed ? references.brands.ref(group.prefix, filed.brand) : ''
  })
  const airports = airportsOf(first)
  const prices = fares
    .map((one) => one.group.fares[one.fare]?.price)
    .map((price) => price && toPriceDetail('PriceDetail', price, view.show))
  return {
    '@type': 'CatalogProductOffering' as const,
    id: offering.id,
    sequence: (view.legs[leg] ?? leg) + 1,
    Departure: airports.from,
    Arrival: airports.to,
    Brand: [...new Set(brandRefs)].map(toBrandId),
    ...(group.nextLegs && {
      FlexNextLeg: group.nextLegs.map(({ from, to, date }) => ({
        '@type': 'FlexNextLeg' as const,
        Departure: from,
        Arrival: to,
        DepartureDate: date,
      })),
    }),
    ProductBrandOptions: shownOptions.map(({ option, productIds }) => ({
      '@type': 'ProductBrandOptions' as const,
      flightRefs: (legOptions[option]?.flights ?? []).map((flight) =>
        references.flights.ref(group.prefix, flight),
      ),
      ProductBrandOffering: fares.flatMap((one, index) => {
        const price = prices[index]
        const branded = one.group.fares[one.fare]
        const productRef = productIds[one.fare] ?? productIds[0]
        if (!price || !branded || productRef === undefined) return []
        return {
          '@type': 'ProductBrandOffering' as const,
          ...toOfferingName(one, branded, offering.id, productRef, view),
          Brand: toBrandId(brandRefs[index] ?? ''),
          Product: [{ '@type': 'ProductID' as const, productRef }],
          TermsAndConditions: {
            '@type': 'TermsAndConditionsID' as const,
            termsAndConditionsRef: termsId(one.group, references.fareNumber(one.groupIndex, one.fare)),
          },
          CombinabilityCode: [combinabilityCode(one.group, references.fareNumber(one.groupIndex, one.fare))],
          BestCombinablePrice: { ...price, '@type': 'BestCombinablePriceDetail' as const },
          Price: price,
          ContentSource: group.source,
          ...(view.show.matchedAttributes !== undefined && {
            MatchedAttributes: view.show.matchedAttributes,
            bestMatchInd: index === 0,
          }),
          ...(view.show.co2 && { CO2EmissionsData: toCo2(legOptions[option], one.fare, branded.price) }),
        }
      }),
    })),
  }
}

const termsId = ({ prefix }: Pick<ShownGroup, 'prefix'>, number: number): string => `${prefix}T${number}`

const faresOf = (group: ShownGroup, groupIndex: number): ShownFare[] =>
  group.fares.map((_, fare) => ({ group, groupIndex, fare }))

/** The fares that a leg chosen before goes on with: each combination has its own code and price. */
const faresAtDistinctPrices = (groups: readonly (ShownGroup | undefined)[]): ShownFare[] =>
  groups
    .flatMap((group, index) => (group ? faresOf(group, index) : []))
    .sort((a, b) => totalOf(a) - totalOf(b))

const totalOf = ({ group, fare }: ShownFare): number => {
  const price = group.fares[fare]?.price
  return price ? priceTotals(price).totalMinor : 0
}

function toOfferingName(
  { group, fare }: ShownFare,
  { offerRef }: BrandedFare,
  offerId: string,
  productId: string,
  view: CatalogView,
) {
  if (offerRef !== undefined) return { Identifier: { authority: group.validatingCarrier, value: offerRef } }
  return view.form?.productPerOption
    ? { Identifier: { value: brandOfferingId(offerId, productId, fare) } }
    : {}
}

function toCo2(option: FlightOption | undefined, fare: number, { passengers }: ItineraryPrice) {
  const { actual, typical } = co2Kilograms(
    option?.flights ?? [],
    option?.classes[fare]?.cabins ?? [],
    passengers,
  )
  const weight = (value: number) => ({
    measurementType: 'Weight' as const,
    unit: 'Kilograms' as const,
    value,
  })
  return { '@type': 'CO2EmissionsData' as const, Actual: weight(actual), Typical: weight(typical) }
}

function toProduct(
  group: ShownGroup | undefined,
  { id, leg, option, fare }: CatalogProduct,
  references: References,
  view: CatalogView,
) {
  const found = group?.legs[leg]?.options[option]
  const classes = found?.classes[fare]
  if (!group || !found || !classes) return undefined
  const fares = view.form?.productPerOption ? group.fares.map((_, index) => index) : [fare]
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
        ...(next && {
          connectionDuration: toDuration(connectionMinutes(flight, next)),
          boundFlightsInd: true,
        }),
        Flight: { '@type': 'FlightID' as const, FlightRef: references.flights.ref(group.prefix, flight) },
      }
    }),
    PassengerFlight: (group.fares[fare]?.price.passengers ?? []).map(({ ptc, count }) => ({
      '@type': 'PassengerFlight' as const,
      passengerQuantity: count,
      passengerTypeCode: ptc,
      FlightProduct: fares.flatMap((one) =>
        toFlightProducts(group, { leg, option, fare: one }, ptc, references),
      ),
    })),
  }
}

/** Class, cabin and fare basis of each segment in one branded fare. */
function toFlightProducts(
  group: ShownGroup,
  { leg, option, fare }: Pick<CatalogProduct, 'leg' | 'option' | 'fare'>,
  ptc: string,
  { brands }: References,
) {
  const found = group.legs[leg]?.options[option]
  const filed = group.fares[fare]?.legs[leg]
  const classes = found?.classes[fare]
  if (!found || !filed || !classes) return []
  return found.flights.map((_, index) =>
    toFlightProduct(
      {
        sequence: index + 1,
        bookingClass: classes.bookingClasses[index] ?? '',
        cabin: classes.cabins[index] ?? filed.brand.cabin,
        fare: filed,
        ptc,
      },
      { brandRef: () => brands.ref(group.prefix, filed.brand) },
    ),
  )
}

/** One set of terms for each fare of the group, naming the products that have it. */
function toGroupTerms(
  group: ShownGroup,
  index: number,
  catalog: Catalog,
  { fareNumber }: References,
  view: CatalogView,
) {
  return group.fares.map((fare, fareIndex) => {
    const { Penalties, ...terms } = toTerms({
      validatingCarrier: group.validatingCarrier,
      paymentTimeLimit: group.paymentTimeLimit,
      passengers: fare.price.passengers,
      endorsements: fare.endorsements,
      legs: fare.legs.map((filed, leg) => ({
        fare: filed,
        productRefs: productsOf(catalog, leg === view.form?.chosenLeg ? undefined : index, leg, fareIndex),
        segmentSequences: segmentNumbers(group, leg),
      })),
    })
    return {
      '@type': 'TermsAndConditionsAir' as const,
      id: termsId(group, fareNumber(index, fareIndex)),
      ...terms,
      ...(view.show.penalties && { Penalties }),
      ...toAgreements(fare.legs),
      ...(group.pricingPcc !== undefined && {
        PricingAgency: [{ '@type': 'PricingAgency' as const, Code: group.pricingPcc }],
      }),
    }
  })
}

/** The account and promotional codes that the fare is sold under. */
function toAgreements(legs: readonly FiledFare[]) {
  const accounts = [
    ...new Map(
      legs.flatMap(({ accountCode, carrier }) => (accountCode ? [[accountCode, carrier] as const] : [])),
    ),
  ]
  const promotions = [
    ...new Map(
      legs.flatMap(({ promotionalCode, carrier }) =>
        promotionalCode ? [[promotionalCode, carrier] as const] : [],
      ),
    ),
  ]
  return {
    ...(accounts.length > 0 && {
      OrganizationInformation: {
        '@type': 'OrganizationInformation' as const,
        OrganizationIdentifier: accounts.map(([value, supplier]) => ({
          value,
          supplier,
          organizationCodeType: 'Account' as const,
        })),
      },
    }),
    ...(promotions.length > 0 && {
      PromotionalCode: promotions.map(([value, supplierCode]) => ({ supplierCode, value })),
    }),
  }
}

/** @param group undefined: of whichever group */
const productsOf = (
  { offerings }: Catalog,
  group: number | undefined,
  leg: number,
  fare: number,
): string[] => [
  ...new Set(
    offerings
      .filter((offering) => (group === undefined || offering.group === group) && offering.leg === leg)
      .flatMap(({ options }) => options.flatMap(({ productIds }) => productIds[fare] ?? [])),
  ),
]

const segmentNumbers = (group: ShownGroup, leg: number): number[] => {
  const most = Math.max(
    0,
    ...(group.legs[leg]?.options ?? []).flatMap((option) => option?.flights.length ?? []),
  )
  return Array.from({ length: most }, (_, index) => index + 1)
}
