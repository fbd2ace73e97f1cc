import { publishedBlockTimes } from '../../test/sandbox/world/block-time-table.ts'
import { asPercent, countMeasure, type Measure, medianOf } from './measure.ts'
import type { Network } from './network.ts'

/** How far a block time may be from the published one. */
const tolerance = 0.1
const toleranceMinutes = 8

interface Compared {
  readonly flight: string
  readonly real: number
  /** NaN: nobody flies there. */
  readonly minutes: number
}

/** The median of the carrier's flights, where it does not fly of all. */
function comparedRow({ byRoute }: Network, line: string): Compared {
  const [from, to, carrier, , time = ''] = line.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const flights = byRoute.get(`${from}-${to}`) ?? []
  const own = flights.filter((flight) => flight.carrier === carrier)
  return {
    flight: `${carrier} ${from}-${to}`,
    real: hours * 60 + minutes,
    minutes: medianOf((own.length > 0 ? own : flights).map(({ durationMinutes }) => durationMinutes)),
  }
}

const off = ({ real, minutes }: Compared): number => Math.abs(minutes - real)

/** Block times of routes against published ones. */
export function blockTimes(network: Network): Measure[] {
  const rows = publishedBlockTimes
    .trim()
    .split('\n')
    .map((line) => comparedRow(network, line))
  const flown = rows.filter(({ minutes }) => Number.isFinite(minutes))
  const wrong = rows.filter((row) => !(off(row) <= Math.max(toleranceMinutes, row.real * tolerance)))
  const error = medianOf(flown.map((row) => off(row) / row.real)) * 100
  return [
    countMeasure(
      { area: 'network', name: 'block times within 10 % or 8 minutes of the published ones' },
      {
        found: rows.length - wrong.length,
        all: rows.length,
        missing: wrong.map(
          ({ flight, real, minutes }) =>
            `${flight} ${Number.isFinite(minutes) ? `${minutes}, published ${real}` : 'not flown'}`,
        ),
      },
      90,
    ),
    {
      area: 'network',
      name: 'median error of block times',
      now: asPercent(error),
      wanted: '<= 5 %',
      ok: error <= 5,
      details: [],
    },
  ]
}
