import type { FlightDetail, FlightOffer, FlightOption, PriceDetail } from '../../../../../client/index.ts'

/** A fare of some flights, and all offers that it is part of. */
export interface Fare {
  readonly option: FlightOption
  readonly offers: readonly FlightOffer[]
  /** The least that the whole trip costs with it. */
  readonly price: PriceDetail
}

/** Flights of one direction, with their fares, the cheapest first. */
export interface Journey {
  readonly key: string
  readonly flights: readonly FlightDetail[]
  readonly fares: readonly Fare[]
}

/** The flights of a leg in some offers, each once, the cheapest first. @param sequence 1: out, 2: back */
export function journeysOf(offers: readonly FlightOffer[], sequence: number): Journey[] {
  const found = offers.flatMap((offer) =>
    offer.legs
      .filter((leg) => leg.sequence === sequence)
      .flatMap(({ options }) => options.map((option) => ({ offer, option }))),
  )
  const flightsOf = ({ flights }: FlightOption): string =>
    flights.map(({ carrier, number, Departure }) => `${carrier}${number}/${Departure.date}`).join(' ')
  const byFlights = Map.groupBy(found, ({ option }) => flightsOf(option))
  return [...byFlights]
    .map(([key, all]): Journey => {
      const byFare = Map.groupBy(all, ({ option }) => JSON.stringify(option.selection))
      const fares = [...byFare.values()].flatMap((same): Fare[] => {
        const [first] = same
        const cheapest = same.map(({ offer }) => offer).toSorted(byPrice)[0]
        return first && cheapest
          ? [{ option: first.option, offers: same.map(({ offer }) => offer), price: cheapest.price }]
          : []
      })
      return { key, flights: all[0]?.option.flights ?? [], fares: fares.toSorted(byPrice) }
    })
    .toSorted((a, b) => lowest(a) - lowest(b))
}

interface Priced {
  readonly price: PriceDetail
}

const byPrice = (a: Priced, b: Priced): number => a.price.TotalPrice - b.price.TotalPrice
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

/** What the brand of a fare includes. */
export const includedIn = ({ brand }: FlightOption): string[] =>
  (brand?.BrandAttribute ?? []).flatMap(({ classification, inclusion }) => {
    const word = words[classification]
    return word !== undefined && inclusion === 'Included' ? [word] : []
  })

export const money = ({
  TotalPrice,
  CurrencyCode,
}: {
  readonly TotalPrice: number
  readonly CurrencyCode: { readonly value: string }
}): string => amount(TotalPrice, CurrencyCode.value)

export const amount = (value: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(value)

/** `8 h 05` of `PT8H5M`. */
export function duration(text = ''): string {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?$/.exec(text) ?? []
  return `${Number(days) * 24 + Number(hours)} h ${String(minutes).padStart(2, '0')}`
}
