import type { Api, Json } from './api.ts'
import { faresOf, identifierOf, listOf, type Pick } from './search.ts'
import { client, inboundDate, offeringsOf } from './trip.ts'

/** A busy market of every kind, by its airports. */
export const markets = [
  ['LHR', 'JFK'],
  ['ZRH', 'SIN'],
  ['SYD', 'LHR'],
  ['JFK', 'LAX'],
  ['MAD', 'EZE'],
  ['CDG', 'NRT'],
  ['DXB', 'BOM'],
  ['LHR', 'BCN'],
] as const

/** A way to travel a leg, as a page shows it. */
export interface Way {
  readonly leg: number
  /** In its cheapest fare. */
  readonly pick: Pick
  /** Marketing carriers and numbers. */
  readonly flights: string
  /** Operating carriers and numbers: codeshares of one aircraft have the same. */
  readonly aircraft: string
  readonly carriers: readonly string[]
  readonly codes: readonly string[]
}

export function waysOf(body: Json): Way[] {
  const flights = new Map<string, Json>(listOf(body, 'Flight').map((flight) => [flight.id, flight]))
  return offeringsOf(body).flatMap((offering) =>
    offering.ProductBrandOptions.map(({ flightRefs, ProductBrandOffering }: Json): Way => {
      const own = flightRefs.map((ref: string) => flights.get(ref))
      return {
        leg: offering.sequence,
        pick: { offer: offering.id, product: ProductBrandOffering[0].Product[0].productRef },
        flights: own.map(({ carrier, number }: Json) => `${carrier}${number}`).join('/'),
        aircraft: own
          .map(({ carrier, number, operatingCarrier = carrier, operatingCarrierNumber = number }: Json) =>
            [operatingCarrier, operatingCarrierNumber].join(''),
          )
          .join('/'),
        carriers: own.map(({ carrier }: Json) => carrier),
        codes: ProductBrandOffering.flatMap(({ CombinabilityCode }: Json) => CombinabilityCode),
      }
    }),
  )
}

/** The aircraft of a leg on some pages, each once. */
export const aircraftOf = (ways: readonly Way[], leg: number): Set<string> =>
  new Set(ways.filter((way) => way.leg === leg).map(({ aircraft }) => aircraft))

/** The ways of a page that share a code, on all legs. */
export const pairsOf = (ways: readonly Way[]): Way[][] => [
  ...Map.groupBy(ways, ({ codes: [code] }) => code).values(),
]

/** Every page of a stored search, the first one included. */
export async function allPages(api: Api, first: Json): Promise<Json[]> {
  const identifier = identifierOf(first)
  const pages = [first]
  for (;;) {
    const query = { identifier, pageNumber: String(pages.length + 1) }
    const { body } = await api.call('searchPage', { query })
    if (!body.CatalogProductOfferingsResponse?.CatalogProductOfferings) return pages
    pages.push(body)
  }
}

export const totalsOf = (offerings: readonly Json[]): number[] =>
  offerings.flatMap(faresOf).map(({ BestCombinablePrice }) => BestCombinablePrice.TotalPrice)

/** A round trip between two airports, both ways from and to these only. */
export const roundTrip = (
  api: Api,
  [from, to]: readonly [string, string],
  offersPerPage: number,
  more: Json = {},
): Promise<Json> => client(api).search({ from, to, returnDate: inboundDate }, { offersPerPage, ...more })

export const byLeg = { CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } }
