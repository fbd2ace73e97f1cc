import { addDays, toDate } from '../../lib/kernel/instant.ts'
import { memoryStore } from '../bench/memory-store.ts'
import { type BenchService, benchService } from '../bench/service.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client reads them, by path
export type Json = any

/** Every figure is of searches made then, whenever the script runs; sixty days later is a Tuesday in low season. */
export const marketMoment = Date.parse('2027-01-08T10:00:00Z')

export const inDays = (days: number): string => addDays(toDate(marketMoment), days)

export const marketService = (): Promise<BenchService> => benchService(memoryStore(), () => marketMoment)

/** `LHR-JFK` there after so many days, and back when `stay` is given. */
export interface Trip {
  readonly market: string
  readonly days?: number
  readonly stay?: number
  readonly perPage?: number
  readonly more?: object
}

export const searchBody = ({ market, days = 60, stay, perPage = 50, more }: Trip): { body: object } => {
  const [from = '', to = ''] = market.split('-')
  const leg = (origin: string, destination: string, on: number) => ({
    departureDate: inDays(on),
    From: { value: origin },
    To: { value: destination },
  })
  return {
    body: {
      CatalogProductOfferingsRequest: {
        offersPerPage: perPage,
        PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
        SearchCriteriaFlight: [leg(from, to, days), ...(stay ? [leg(to, from, days + stay)] : [])],
        ...more,
      },
    },
  }
}

export interface ShownFlight {
  readonly carrier: string
  readonly operating: string
  readonly number: string
  readonly from: string
  readonly to: string
}

/** One way of flying a leg at a fare, as an offering shows it. */
export interface LegOption {
  readonly leg: number
  readonly offer: string
  readonly product: string
  readonly codes: readonly string[]
  readonly flights: readonly ShownFlight[]
  /** Of the whole journey, in the currency of the answer. */
  readonly total: number
}

export const flightsKey = (flights: readonly ShownFlight[]): string =>
  flights.map(({ carrier, number }) => `${carrier}${number}`).join('+')

function shownFlights(answer: Json): ReadonlyMap<string, ShownFlight> {
  const list: Json[] =
    answer.ReferenceList?.find((one: Json) => one['@type'] === 'ReferenceListFlight')?.Flight ?? []
  return new Map(
    list.map(({ id, carrier, number, operatingCarrier, Departure, Arrival }) => [
      id,
      {
        carrier,
        number,
        operating: operatingCarrier ?? carrier,
        from: Departure.location,
        to: Arrival.location,
      },
    ]),
  )
}

/** Every option of an answer, in its order. */
export function optionsOf(answer: Json): LegOption[] {
  const flights = shownFlights(answer)
  const offerings: Json[] = answer.CatalogProductOfferings?.CatalogProductOffering ?? []
  return offerings.flatMap(({ id, sequence, ProductBrandOptions }) =>
    ProductBrandOptions.flatMap(({ flightRefs, ProductBrandOffering }: Json) =>
      ProductBrandOffering.flatMap((fare: Json) => ({
        leg: sequence,
        offer: id,
        product: fare.Product[0].productRef,
        codes: fare.CombinabilityCode ?? [],
        flights: flightRefs.flatMap((ref: string) => flights.get(ref) ?? []),
        total: (fare.BestCombinablePrice ?? fare.Price).TotalPrice,
      })),
    ),
  )
}

/** The pairs of a round trip: options of both ways that share a code, each once. */
export function pairsOf(options: readonly LegOption[]): [LegOption, LegOption][] {
  const back = options.filter(({ leg }) => leg === 2)
  return options
    .filter(({ leg }) => leg === 1)
    .flatMap((out) =>
      back
        .filter(({ codes }) => codes.some((code) => out.codes.includes(code)))
        .map((home): [LegOption, LegOption] => [out, home]),
    )
}

/** Options of a search; none where nothing is sold. */
export const search = async (service: BenchService, trip: Trip): Promise<LegOption[]> =>
  optionsOf(await answerTo(service, 'search', searchBody(trip)))

/** An answer, empty where the service says that nothing is found. */
export async function answerTo(service: BenchService, route: string, request: object): Promise<Json> {
  try {
    return await service.call(route, request)
  } catch (error) {
    if (error instanceof Error && error.message.includes('"Error"')) return {}
    throw error
  }
}

/** The reference payload of chosen options. */
export const fromSearch = (identifier: string, picks: readonly LegOption[]): object => ({
  BuildFromCatalogProductOfferingsRequest: {
    CatalogProductOfferingsIdentifier: { Identifier: { value: identifier } },
    CatalogProductOfferingSelection: picks.map(({ offer, product }) => ({
      CatalogProductOfferingIdentifier: { id: offer },
      ProductIdentifier: [{ id: product }],
    })),
  },
})
