import { type Carrier, carriers } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { haveCodeshares, inJointVenture } from '../partners.ts'
import { hash, hashText } from '../seed.ts'
import type { NumberedFlight } from './numbers.ts'

const firstCodeshareNumber = 5000
const lastNumber = 9999
/** Flights that one carrier sells of another in a timetable of 30,000 a day: of its joint ventures, of other partners. */
const usualExtent = { jointVenture: 60, others: 8 }
/** How far from a gateway carriers sell flights of partners that are not in their joint ventures. */
const longestOnwardMiles = 1500
/** The other flights of a route are sold by the operating carrier alone. */
const perRoute = 3

type Flights = readonly NumberedFlight[]

/** Airports that a carrier links with a country, outside of it: by country, airports by index. */
type Links = ReadonlyMap<string, ReadonlySet<number>>

interface Partner {
  readonly carrier: Carrier
  readonly flights: Flights
  readonly links: Links
  /** The flights from and to each country, and from and to each airport by index. */
  readonly byCountry: ReadonlyMap<string, Flights>
  readonly byAirport: ReadonlyMap<number, Flights>
  /** Pairs of airports that it flies between itself. */
  readonly routes: ReadonlySet<string>
}

function linksOf(flights: Flights): Links {
  const links = new Map<string, Set<number>>()
  for (const { from, to } of flights) {
    if (stateOf(from.country) === stateOf(to.country)) continue
    const linked = links.get(stateOf(from.country)) ?? new Set()
    links.set(stateOf(from.country), linked.add(to.index))
  }
  return links
}

/** Flights by both of their ends. */
function byEnds<Key>(
  flights: Flights,
  keyOf: (end: NumberedFlight['from']) => Key,
): ReadonlyMap<Key, Flights> {
  const found = new Map<Key, NumberedFlight[]>()
  for (const flight of flights) {
    for (const key of new Set([keyOf(flight.from), keyOf(flight.to)])) {
      const known = found.get(key)
      if (known) known.push(flight)
      else found.set(key, [flight])
    }
  }
  return found
}

const routeOf = ({ from, to }: NumberedFlight): string => from.code + to.code

/** Where travelers from the homes of one carrier change to flights of the other. */
const gatewaysOf = (marketing: Partner, operating: Partner): Set<number> =>
  new Set(
    marketing.carrier.homes.flatMap((home) =>
      [marketing, operating].flatMap(({ links }) => [...(links.get(home) ?? [])]),
    ),
  )

const isHome = ({ carrier: { homes } }: Partner, country: string): boolean => homes.includes(stateOf(country))

/** A flight between the two carriers' homes; those of one country do not sell each other's flights on their own routes. */
function isTrunk(flight: NumberedFlight, marketing: Partner, operating: Partner): boolean {
  const { from, to } = flight
  const joins =
    (isHome(marketing, from.country) && isHome(operating, to.country)) ||
    (isHome(operating, from.country) && isHome(marketing, to.country))
  const sharesHome = marketing.carrier.homes.some((home) => operating.carrier.homes.includes(home))
  return joins && !(sharesHome && marketing.routes.has(routeOf(flight)))
}

/**
 * The flights of one carrier that another sells under its own numbers: those between their homes first, then those
 * that go on from the gateways, where travelers change who come from its homes.
 */
function sharedFlights(marketing: Partner, operating: Partner, extent: number): NumberedFlight[] {
  const isVenture = inJointVenture(marketing.carrier.index, operating.carrier.index)
  const gateways = gatewaysOf(marketing, operating)
  const isReached = ({ index }: NumberedFlight['from']): boolean =>
    marketing.carrier.homes.some((home) => marketing.links.get(home)?.has(index))
  const goesOn = ({ from, to, miles }: NumberedFlight): boolean =>
    (isVenture || miles <= longestOnwardMiles) &&
    gateways.has(from.index) !== gateways.has(to.index) &&
    !isHome(marketing, from.country) &&
    !isHome(marketing, to.country) &&
    !isReached(gateways.has(from.index) ? to : from) &&
    (isHome(operating, from.country) || isHome(operating, to.country))
  const onRoute = new Map<string, number>()
  const isAmongFirst = (flight: NumberedFlight): boolean => {
    const already = onRoute.get(routeOf(flight)) ?? 0
    onRoute.set(routeOf(flight), already + 1)
    return already < perRoute
  }
  const inOrder = (flights: Flights): NumberedFlight[] =>
    [...new Set(flights)]
      .sort((a, b) => b.from.weight * b.to.weight - a.from.weight * a.to.weight || a.number - b.number)
      .filter(isAmongFirst)
  const atHome = marketing.carrier.homes.flatMap((home) => operating.byCountry.get(home) ?? [])
  const trunks = inOrder(atHome.filter((flight) => isTrunk(flight, marketing, operating)))
  if (trunks.length >= extent) return trunks.slice(0, extent)
  const onward = [...gateways].flatMap((gateway) => (operating.byAirport.get(gateway) ?? []).filter(goesOn))
  return [...trunks, ...inOrder(onward)].slice(0, extent)
}

/** The numbers that a carrier has left for codeshare flights. */
function firstNumberOf({ carrier, flights }: Partner): number {
  const highest = flights.reduce((most, { number }) => Math.max(most, number), firstCodeshareNumber - 1)
  return highest + 1 + (hash(hashText(carrier.code)) % 40)
}

const partnerOf = (carrier: Carrier, flights: Flights): Partner => ({
  carrier,
  flights,
  links: linksOf(flights),
  byCountry: byEnds(flights, ({ country }) => stateOf(country)),
  byAirport: byEnds(flights, ({ index }) => index),
  routes: new Set(flights.map(routeOf)),
})

/**
 * Codeshare flights: marketing numbers on flights of joint ventures, allies and codeshare partners, which hold the
 * seats.
 *
 * @param byCarrier the flights that carriers operate, by designator
 */
export function shareFlights(
  byCarrier: ReadonlyMap<string, Flights>,
  flightsPerDay: number,
): NumberedFlight[] {
  const partners = carriers.flatMap((carrier): Partner[] => {
    const flights = byCarrier.get(carrier.code)
    return flights ? [partnerOf(carrier, flights)] : []
  })
  return partners.flatMap((marketing) => {
    let number = firstNumberOf(marketing)
    const seller = marketing.carrier.index
    return partners
      .filter(({ carrier }) => haveCodeshares(seller, carrier.index))
      .sort(
        (a, b) =>
          Number(inJointVenture(seller, b.carrier.index)) - Number(inJointVenture(seller, a.carrier.index)),
      )
      .flatMap((operating) => {
        const kind = inJointVenture(seller, operating.carrier.index) ? 'jointVenture' : 'others'
        const extent = Math.round((usualExtent[kind] * flightsPerDay) / 30_000)
        return sharedFlights(marketing, operating, Math.min(extent, lastNumber - number + 1)).map(
          (flight) => ({
            ...flight,
            carrier: seller,
            number: number++,
            operatedBy: flight,
          }),
        )
      })
  })
}
