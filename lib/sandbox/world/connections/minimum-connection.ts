import type { Airport } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { terminalOf } from '../terminals.ts'
import { connectingTimes } from './minimum-connection-table.ts'

/** Where a connection comes from, where it is made, and where it goes. */
export interface ConnectionPoints {
  readonly from: Airport
  readonly via: Airport
  readonly to: Airport
}

/** Minutes by kind of connection at an airport. */
interface ConnectingTimes {
  readonly domestic: number
  readonly outward: number
  readonly inward: number
  readonly between: number
  /** What another terminal adds. */
  readonly terminal: number
}

const known: ReadonlyMap<string, ConnectingTimes> = new Map(
  connectingTimes
    .trim()
    .split('\n')
    .map((line) => {
      const [airport = '', ...minutes] = line.split(' ')
      const [domestic = 0, outward = 0, inward = 0, between = 0, terminal = 0] = minutes.map(Number)
      return [airport, { domestic, outward, inward, between, terminal }]
    }),
)

/** What larger airports that the table lacks add, by tier. */
const bySize = [20, 15, 10, 5, 0]
/** Countries where all travelers from abroad clear customs before the next flight. */
const clearsCustomsFirst = new Set(['US', 'CA'])
const customs = 20
/** Another carrier in the same terminal, and where the terminals are not known. */
const otherCarrier = { sameTerminal: 5, unknown: 15 }

function usualTimes({ tier, country }: Airport): ConnectingTimes {
  const size = bySize[tier] ?? 0
  const abroad = size + (clearsCustomsFirst.has(stateOf(country)) ? customs : 0)
  return { domestic: 30 + size, outward: 50 + size, inward: 55 + abroad, between: 45 + abroad, terminal: 20 }
}

const usual = new Map<Airport, ConnectingTimes>()

function timesAt(airport: Airport): ConnectingTimes {
  const times = known.get(airport.code) ?? usual.get(airport) ?? usualTimes(airport)
  usual.set(airport, times)
  return times
}

/**
 * Minimum connecting time at an airport in minutes with one carrier: by airport, and by which of the two flights stay
 * in the country.
 */
export function onlineConnection({ from, via, to }: ConnectionPoints): number {
  const times = timesAt(via)
  const country = stateOf(via.country)
  const arrivesFromAbroad = stateOf(from.country) !== country
  const leavesCountry = stateOf(to.country) !== country
  if (arrivesFromAbroad) return leavesCountry ? times.between : times.inward
  return leavesCountry ? times.outward : times.domestic
}

const terminals = new Map<Airport, readonly (string | undefined)[]>()

function terminalsAt(airport: Airport): readonly (string | undefined)[] {
  const listed = terminals.get(airport) ?? carriers.map(({ code }) => terminalOf(airport.code, code))
  terminals.set(airport, listed)
  return listed
}

/** What the change from one operating carrier (by index) to another one adds: less in the same terminal. */
export function carrierChange(via: Airport, before: number, after: number): number {
  if (before === after) return 0
  const listed = terminalsAt(via)
  const [one, other] = [listed[before], listed[after]]
  if (one === undefined || other === undefined) return otherCarrier.unknown
  return otherCarrier.sameTerminal + (one === other ? 0 : timesAt(via).terminal)
}

/** Minimum connecting time in minutes between flights of two operating carriers, by index. */
export const minimumConnection = (points: ConnectionPoints, before: number, after: number): number =>
  onlineConnection(points) + carrierChange(points.via, before, after)
