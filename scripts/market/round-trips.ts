import type { BenchService } from '../bench/service.ts'
import { alliancesTable, jointVenturesTable } from './alliances-table.ts'
import { severalAirports, tenMarkets } from './markets-table.ts'
import { asPercent, type Measure, medianOf, numberMeasure, percent } from './measure.ts'
import { flightsKey, type LegOption, pairsOf, search } from './service.ts'

const stay = 7

const groups: readonly ReadonlySet<string>[] = [
  ...alliancesTable
    .trim()
    .split('\n')
    .map((line) => new Set(line.split(': ')[1]?.split(' '))),
  ...jointVenturesTable
    .trim()
    .split('\n')
    .map((line) => new Set(line.split(' '))),
]

type Kind = 'oneCarrier' | 'oneGroup' | 'other'

/** Who sells a round trip: one carrier, a joint venture or an alliance, or carriers that have nothing in common. */
function kindOf([out, home]: readonly [LegOption, LegOption]): Kind {
  const sellers = new Set([...out.flights, ...home.flights].map(({ carrier }) => carrier))
  if (sellers.size === 1) return 'oneCarrier'
  return groups.some((group) => sellers.isSubsetOf(group)) ? 'oneGroup' : 'other'
}

/** Who sells the round trips of a page of 50. */
async function sellers(service: BenchService): Promise<Measure[]> {
  const seen: { market: string; kinds: Kind[]; first: Kind | undefined }[] = []
  for (const market of tenMarkets) {
    const kinds = pairsOf(await search(service, { market, stay })).map(kindOf)
    seen.push({ market, kinds, first: kinds[0] })
  }
  const all = seen.flatMap(({ kinds }) => kinds)
  const share = (kind: Kind, kinds = all): number =>
    percent(kinds.filter((one) => one === kind).length, kinds.length)
  const details = seen.map(
    ({ market, kinds }) =>
      `${market}: one carrier ${asPercent(share('oneCarrier', kinds))}, one group ${asPercent(share('oneGroup', kinds))}, other ${asPercent(share('other', kinds))}`,
  )
  const area = 'offers' as const
  const [own, others] = [share('oneCarrier'), share('other')]
  return [
    {
      area,
      name: 'round trips of one carrier both ways, ten markets, a page of 50',
      now: asPercent(own),
      wanted: '>= 60 %',
      ok: own >= 60,
      details,
    },
    {
      area,
      name: 'round trips of carriers without joint venture or alliance',
      now: asPercent(others),
      wanted: '<= 5 %',
      ok: others <= 5,
      details: [],
    },
    {
      area,
      name: 'markets whose first round trip is of one carrier',
      now: `${seen.filter(({ first }) => first === 'oneCarrier').length} of ${seen.length}`,
      // Offers are in the order of their carriers: one that sells a market with its partner only begins with that.
      wanted: '>= 90 %',
      ok: seen.filter(({ first }) => first === 'oneCarrier').length >= seen.length * 0.9,
      details: seen.filter(({ first }) => first !== 'oneCarrier').map(({ market }) => market),
    },
  ]
}

const wantedFlights: ReadonlyMap<number, number> = new Map([
  [20, 9],
  [50, 18],
  [200, 30],
])

/** How many different flights pages of several sizes hold, in the way that has fewer. */
async function distinctFlights(service: BenchService): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [perPage, atLeast] of wantedFlights) {
    const seen: { market: string; there: number; back: number }[] = []
    for (const market of tenMarkets) {
      const options = await search(service, { market, stay, perPage })
      const distinct = (leg: number): number =>
        new Set(options.filter((option) => option.leg === leg).map(({ flights }) => flightsKey(flights))).size
      seen.push({ market, there: distinct(1), back: distinct(2) })
    }
    measures.push(
      numberMeasure(
        {
          area: 'offers',
          name: `different journeys each way on a page of ${perPage}, median of ten markets`,
        },
        medianOf(seen.map(({ there, back }) => Math.min(there, back))),
        { atLeast },
        seen.map(({ market, there, back }) => `${market}: ${there} there, ${back} back`),
      ),
    )
  }
  return measures
}

const first = (options: readonly LegOption[], leg: number): LegOption | undefined =>
  options.find((option) => option.leg === leg)

/** Whether the airports that were asked for come first. */
export async function requestedAirports(service: BenchService): Promise<Measure> {
  const wrong: string[] = []
  for (const market of severalAirports) {
    const options = await search(service, { market, stay, perPage: 20 })
    const [there, back] = [first(options, 1)?.flights, first(options, 2)?.flights]
    const shown = [there, back].map((flights) => `${flights?.[0]?.from}-${flights?.at(-1)?.to}`)
    if (shown[0] !== market || shown[1] !== market.split('-').reverse().join('-'))
      wrong.push(`${market}: first ${shown.join(', ')}`)
  }
  return {
    area: 'offers',
    name: 'markets whose first round trip uses the airports asked for',
    now: `${severalAirports.length - wrong.length} of ${severalAirports.length}`,
    wanted: 'all',
    ok: wrong.length === 0,
    details: wrong,
  }
}

export const roundTrips = async (service: BenchService): Promise<Measure[]> => [
  ...(await sellers(service)),
  ...(await distinctFlights(service)),
  await requestedAirports(service),
]
