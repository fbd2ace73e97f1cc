import { dialect } from '../../contract/dialect.ts'
import type { ItineraryPrice } from '../../pricing/itinerary-price.ts'
import { priceTotals } from '../../pricing/itinerary-price.ts'
import { toPriceDetail } from '../../pricing/wire/price.ts'
import type { ShownGroup } from '../arrange-offers.ts'
import type { CatalogOffering } from '../catalog.ts'
import { airportsOf, combinabilityCode } from '../catalog.ts'
import { co2Kilograms } from '../emissions.ts'
import { offerNameOf } from '../offer-name.ts'
import { brandOfferingId } from '../offer-selection.ts'
import type { BrandedFare, FlightOption } from '../shopping.ts'
import { hasName, toBrandId } from './brand.ts'
import { type CatalogContext, termsId } from './catalog-references.ts'

/** One fare of one group on the wire: code, terms and price. */
interface ShownFare {
  readonly group: ShownGroup
  readonly groupIndex: number
  readonly fare: number
}

/**
 * An offer: flight options of one leg with their brands and prices; undefined when none is available any
 * more.
 */
export function toOffering(offering: CatalogOffering, { groups, references, view }: CatalogContext) {
  const { leg, options } = offering
  const group = groups[offering.group]
  const legOptions = group?.legs[leg]?.options ?? []
  const shownOptions = options.filter(({ option }) => legOptions[option])
  const first = shownOptions[0] && legOptions[shownOptions[0].option]
  if (!group || !first) return undefined
  const fares = leg === view.form?.lockedLeg ? faresAtDistinctPrices(groups) : faresOf(group, offering.group)
  const brands = fares.map((one) => {
    const brand = one.group.fares[one.fare]?.legs[leg]?.brand
    return brand && hasName(brand) ? references.brands.ref(group.prefix, brand) : undefined
  })
  const nameOf = ({ fare }: ShownFare, productRef: string): string | undefined =>
    view.form?.productPerOption ? brandOfferingId(offering.id, productRef, fare) : undefined
  const airports = airportsOf(first)
  const prices = fares
    .map((one) => one.group.fares[one.fare]?.price)
    .map((price) => price && toPriceDetail('PriceDetail', price, view.show))
  return {
    '@type': 'CatalogProductOffering' as const,
    id: offering.id,
    ...(group.source === 'NDC' && {
      Identifier: { authority: group.validatingCarrier, value: offering.id },
    }),
    sequence: (view.legs[leg] ?? leg) + 1,
    Departure: airports.from,
    Arrival: airports.to,
    Brand: [...new Set(brands.flatMap((brand) => brand ?? []))].map(toBrandId),
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
      ...(listsFlights(group) && {
        flightRefs: (legOptions[option]?.flights ?? []).map((flight) =>
          references.flights.ref(group.prefix, flight),
        ),
      }),
      ProductBrandOffering: fares.flatMap((one, index) => {
        const price = prices[index]
        const brand = brands[index]
        const branded = one.group.fares[one.fare]
        const productRef = productIds[one.fare] ?? productIds[0]
        if (!price || !branded || productRef === undefined) return []
        return {
          '@type': 'ProductBrandOffering' as const,
          ...toOfferingName(branded, one.group.validatingCarrier, nameOf(one, productRef)),
          ...(brand !== undefined && { Brand: toBrandId(brand) }),
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
          ...(view.show.co2 && toCo2(legOptions[option], one.fare, branded.price)),
        }
      }),
    })),
  }
}

/** Some NDC carriers tell the flights of an option through its product alone. */
const listsFlights = ({ source, validatingCarrier }: ShownGroup): boolean =>
  source !== 'NDC' || !dialect.ndcWithoutFlightRefs.some((carrier) => carrier === validatingCarrier)

const faresOf = (group: ShownGroup, groupIndex: number): ShownFare[] =>
  group.fares.map((_, fare) => ({ group, groupIndex, fare }))

/** The fares that a leg picked earlier combines with: each combination has its own code and price. */
const faresAtDistinctPrices = (groups: readonly (ShownGroup | undefined)[]): ShownFare[] =>
  groups
    .flatMap((group, index) => (group ? faresOf(group, index) : []))
    .sort((a, b) => totalOf(a) - totalOf(b))

const totalOf = ({ group, fare }: ShownFare): number => {
  const price = group.fares[fare]?.price
  return price ? priceTotals(price).totalMinor : 0
}

/** The id to pick a brand of the offer with, when the product alone does not determine it. */
function toOfferingName({ offerRef }: BrandedFare, validatingCarrier: string, ownName: string | undefined) {
  if (offerRef !== undefined)
    return { Identifier: { authority: validatingCarrier, value: offerNameOf(offerRef) } }
  return ownName === undefined ? {} : { Identifier: { value: ownName } }
}

function toCo2(option: FlightOption | undefined, fare: number, { passengers }: ItineraryPrice) {
  const kilograms = co2Kilograms(option?.flights ?? [], option?.classes[fare]?.cabins ?? [], passengers)
  if (!kilograms) return {}
  const weight = (value: number) => ({
    measurementType: 'Weight' as const,
    unit: 'Kilograms' as const,
    value,
  })
  return {
    CO2EmissionsData: {
      '@type': 'CO2EmissionsData' as const,
      Actual: weight(kilograms.actual),
      Typical: weight(kilograms.typical),
    },
  }
}
