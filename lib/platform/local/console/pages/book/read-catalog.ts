import type { Amount, Brand, Catalog, FlightDetail, Terms } from './wire.ts'

/** A fare of a flight: what it is called, what the whole trip costs with it, and what it includes. */
export interface Fare {
  readonly offering: string
  readonly product: string
  readonly brand: string
  readonly price: Amount
  /** Fares of the other direction that share one of these go with it. */
  readonly codes: readonly string[]
  readonly includes: readonly string[]
  readonly source: string
}

/** Flights of one direction, with their fares. */
export interface Journey {
  readonly key: string
  /** 1: out, 2: back. */
  readonly sequence: number
  readonly flights: readonly FlightDetail[]
  readonly fares: readonly Fare[]
}

const byId = <T extends { readonly id?: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id ?? '', one]))

/** The journeys of a search, each once, with its fares from all offerings: the cheapest first. */
export function readJourneys({ CatalogProductOfferings, ReferenceList }: Catalog): Journey[] {
  const flights = byId(ReferenceList.flatMap(({ Flight = [] }) => Flight))
  const brands = byId(ReferenceList.flatMap(({ Brand = [] }) => Brand))
  const terms = byId(ReferenceList.flatMap(({ TermsAndConditions = [] }) => TermsAndConditions))
  const journeys = new Map<string, Journey & { readonly fares: Fare[] }>()
  for (const { id, sequence, ProductBrandOptions } of CatalogProductOfferings.CatalogProductOffering)
    for (const { flightRefs, ProductBrandOffering } of ProductBrandOptions) {
      const key = `${sequence} ${flightRefs.join(' ')}`
      const known = journeys.get(key) ?? {
        ...{ key, sequence, fares: [] },
        flights: flightRefs.flatMap((ref) => flights.get(ref) ?? []),
      }
      journeys.set(key, known)
      for (const one of ProductBrandOffering) {
        const price = one.BestCombinablePrice ?? one.Price
        if (!price) continue
        const brand = brands.get(one.Brand?.BrandRef ?? '')
        known.fares.push({
          offering: id,
          product: one.Product[0]?.productRef ?? '',
          brand: brand?.name ?? 'Fare',
          price,
          codes: one.CombinabilityCode,
          includes: includedIn(brand, terms.get(one.TermsAndConditions.termsAndConditionsRef)),
          source: one.ContentSource,
        })
      }
    }
  for (const { fares } of journeys.values()) fares.sort((a, b) => a.price.TotalPrice - b.price.TotalPrice)
  return [...journeys.values()].sort((a, b) => lowest(a) - lowest(b))
}

const lowest = ({ fares: [fare] }: Journey): number => fare?.price.TotalPrice ?? Number.POSITIVE_INFINITY

const words: Readonly<Record<string, string>> = {
  CheckedBag: 'checked bag',
  CarryOn: 'cabin bag',
  SeatAssignment: 'seat choice',
  Rebooking: 'changes',
  Refund: 'refund',
  Meals: 'meals',
  WiFi: 'wifi',
}

function includedIn(brand: Brand | undefined, terms: Terms | undefined): string[] {
  const bag = terms?.BaggageAllowance?.find(({ baggageType }) => baggageType === 'FirstCheckedBag')?.Text?.[0]
  const attributes = (brand?.BrandAttribute ?? []).flatMap(({ classification, inclusion }) => {
    const word = words[classification]
    return word !== undefined && inclusion === 'Included' ? [word] : []
  })
  return [...(bag === undefined || attributes.includes('checked bag') ? [] : [`bag ${bag}`]), ...attributes]
}

/** Journeys of a direction that go with a fare of the other one, with those of their fares that do. */
export const goingWith = (journeys: readonly Journey[], { codes }: Fare): Journey[] =>
  journeys.flatMap((journey) => {
    const fares = journey.fares.filter((fare) => fare.codes.some((code) => codes.includes(code)))
    return fares.length > 0 ? [{ ...journey, fares }] : []
  })

export const money = ({ TotalPrice, CurrencyCode }: Amount): string => amount(TotalPrice, CurrencyCode.value)

export const amount = (value: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(value)

/** `8 h 05` of `PT8H5M`. */
export function duration(text = ''): string {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?$/.exec(text) ?? []
  return `${Number(days) * 24 + Number(hours)} h ${String(minutes).padStart(2, '0')}`
}
