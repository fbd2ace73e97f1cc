import { fastest, ratio, spreadOf } from './measure.ts'
import { countingStore, memoryStore } from './memory-store.ts'
import { type BenchService, benchService, inDays } from './service.ts'

const rounds = 8
const warmUp = 2
const offersPerPage = 20
const budgets = { milliseconds: { p50: 5, p99: 50 }, writeUnits: 10, kilobytes: 8 }

const markets =
  'LHR-JFK MUC-BKK MAN-PMI SFO-SYD CDG-FCO FRA-SIN ORD-DFW DEL-LHR GRU-MIA DXB-MUC AMS-BCN HND-CTS'
    .split(' ')
    .map((pair) => pair.split('-'))

interface Leg {
  readonly From: { readonly value: string }
  readonly To: { readonly value: string }
  readonly departureDate: string
}

const leg = (from: string, to: string, days: number, more: object = {}): Leg => ({
  departureDate: inDays(days),
  From: { value: from },
  To: { value: to },
  ...more,
})

const there = (market: number, days: number, more?: object): Leg =>
  leg(markets[market]?.[0] ?? '', markets[market]?.[1] ?? '', days, more)
const back = (market: number, days: number, more?: object): Leg =>
  leg(markets[market]?.[1] ?? '', markets[market]?.[0] ?? '', days, more)

const searchOf = (legs: readonly Leg[], more: object = {}) => ({
  body: {
    CatalogProductOfferingsRequest: {
      offersPerPage,
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: legs,
      ...more,
    },
  },
})

const modifiers = {
  maxNumberOfUpsellsToReturn: 2,
  sortBy: 'Price-LowToHigh',
  PassengerCriteria: [
    { number: 2, passengerTypeCode: 'ADT' },
    { number: 1, passengerTypeCode: 'CNN', age: 7 },
    { number: 1, passengerTypeCode: 'INF' },
  ],
  SearchModifiersAir: {
    CarrierPreference: [
      { preferenceType: 'Preferred', carriers: ['LH', '*O'] },
      { preferenceType: 'Prohibited', carriers: ['IB'] },
    ],
    CabinPreference: [{ preferenceType: 'Preferred', cabins: ['Business'] }],
    ConnectionPreferences: [
      { FlightType: { connectionType: 'SingleConnection' }, maxConnectionDuration: 'PT5H' },
    ],
  },
  PricingModifiersAir: {
    currencyCode: 'EUR',
    FareSelection: {
      fareType: 'PublicAndPrivateFares',
      ChangeOptions: { changeTypes: ['Changeable', 'PenaltyToChange'] },
    },
    OrganizationInformation: {
      OrganizationIdentifier: [{ value: 'TRIPCORP', organizationCodeType: 'Account' }],
    },
  },
}
const anyDay = { daysBeforeDeparture: 3, daysAfterDeparture: 3 }
const agencies = { PricingModifiersAir: { MultiPricingAgency: ['3B9H', '5D2R'] } }
const byLeg = { CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } }
const both = { contentSourceList: ['GDS', 'NDC'] }
const hubs = ['LHR', 'CDG', 'FRA', 'FCO', 'MAD', 'LIS', 'VIE', 'ATH', 'AMS', 'CPH', 'ZRH', 'IST']

const sixLegs = (market: number, days: number): Leg[] =>
  Array.from({ length: 6 }, (_, index) =>
    leg(hubs[(market + index * 5) % 12] ?? '', hubs[(market + index * 5 + 5) % 12] ?? '', days + index * 3),
  )

type SearchRequest = (service: BenchService, market: number, days: number) => Promise<() => Promise<unknown>>

const requestOf =
  (key: string, request: (market: number, days: number) => { readonly body: object }): SearchRequest =>
  async (service, market, days) =>
  () =>
    service.call(key, request(market, days))

/** The payload that names the first offer of an answer. */
// biome-ignore lint/suspicious/noExplicitAny: read as a client does, by path
const firstOffer = ({ CatalogProductOfferings: { Identifier, CatalogProductOffering } }: any) => ({
  CatalogProductOfferingsIdentifier: { Identifier },
  CatalogProductOfferingSelection: [
    {
      CatalogProductOfferingIdentifier: { id: CatalogProductOffering[0].id },
      ProductIdentifier: [
        {
          id: CatalogProductOffering[0].ProductBrandOptions[0].ProductBrandOffering[0].Product[0].productRef,
        },
      ],
    },
  ],
})

/** Kinds of searches, from event in to answer out. */
const searches: Readonly<Record<string, SearchRequest>> = {
  oneWay: requestOf('search', (market, days) => searchOf([there(market, days)])),
  roundTrip: requestOf('search', (market, days) => searchOf([there(market, days), back(market, days + 8)])),
  roundTripWithBrands: requestOf('search', (market, days) =>
    searchOf([there(market, days), back(market, days + 8)], { maxNumberOfUpsellsToReturn: 4 }),
  ),
  modifiers: requestOf('search', (market, days) =>
    searchOf([there(market, days), back(market, days + 8)], modifiers),
  ),
  sixLegs: requestOf('search', (market, days) => searchOf(sixLegs(market, days))),
  gdsAndNdc: requestOf('search', (market, days) =>
    searchOf([there(market, days), back(market, days + 8)], both),
  ),
  flexible: requestOf('flexSearch', (market, days) =>
    searchOf([there(market, days, anyDay), back(market, days + 8, anyDay)]),
  ),
  flexibleForThreeAgencies: requestOf('flexSearch', (market, days) =>
    searchOf([there(market, days, anyDay), back(market, days + 8, anyDay)], agencies),
  ),
  /** The largest request of a client. */
  largest: requestOf('search', (market, days) =>
    searchOf([there(market, days), back(market, days + 8)], {
      ...both,
      offersPerPage: 999,
      maxNumberOfUpsellsToReturn: 4,
    }),
  ),
  nextLeg: async (service, market, days) => {
    const first = await service.call('search', searchOf([there(market, days), back(market, days + 8)], byLeg))
    const body = {
      CatalogProductOfferingsQueryBuildNext: { BuildFromCatalogProductOfferingsRequest: firstOffer(first) },
    }
    return () => service.call('nextLeg', { body })
  },
  specificFlights: async (service, market, days) => {
    const first = await service.call('search', searchOf([there(market, days)]))
    const body = {
      CatalogProductOfferingsQueryBuildOptions: {
        BuildOptions: { BuildFromCatalogProductOfferingsRequest: firstOffer(first) },
      },
    }
    return () => service.call('flightSpecificSearch', { body })
  },
}

const days = (market: number, round: number): number => 21 + ((market * 13 + round * 17) % 77)

async function measure(sendRequest: SearchRequest) {
  const service = await benchService(memoryStore())
  const samples: number[] = []
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const market of markets.keys()) {
      const search = await sendRequest(service, market, days(market, round))
      const took = await fastest(search)
      if (round >= warmUp) samples.push(took)
    }
  }
  return spreadOf(samples)
}

/** What one search of each market keeps: write units, and kilobytes as stored. */
async function measureKept(sendRequest: SearchRequest) {
  const { store, units, reset } = countingStore(memoryStore())
  const service = await benchService(store)
  const kept: { writeUnits: number; kilobytes: number }[] = []
  for (const market of markets.keys()) {
    const search = await sendRequest(service, market, days(market, 0))
    reset()
    await search()
    kept.push({ writeUnits: units.write, kilobytes: units.writtenBytes / 1024 })
  }
  const most = (figure: (one: (typeof kept)[number]) => number): number =>
    Number(Math.max(...kept.map(figure)).toFixed(1))
  return { writeUnits: most(({ writeUnits }) => writeUnits), kilobytes: most(({ kilobytes }) => kilobytes) }
}

/**
 * Searches of every kind through their handlers at 30,000 flights a day, over a store in memory, 20 offers to
 * a page: milliseconds from event in to answer out, and the most that is kept of one. `toRoundTrip` is the
 * median relative to that of a plain round trip in the same run.
 */
export async function measureSearches() {
  const results: Record<
    string,
    Awaited<ReturnType<typeof measure>> & Awaited<ReturnType<typeof measureKept>>
  > = {}
  for (const [name, sendRequest] of Object.entries(searches))
    results[name] = { ...(await measure(sendRequest)), ...(await measureKept(sendRequest)) }
  const plain = results.roundTrip?.p50 ?? Number.NaN
  return {
    budgets,
    kinds: Object.fromEntries(
      Object.entries(results).map(([name, figures]) => [
        name,
        { ...figures, toRoundTrip: ratio(figures.p50, plain) },
      ]),
    ),
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureSearches(), undefined, 2))
