import { blockTimesTable } from './block-times-table.ts'
import { asPercent, countMeasure, type Measure, medianOf, wordsOf } from './measure.ts'
import type { Network } from './network.ts'

/** How far a block time may be from the published one. */
const tolerance = 0.1
const toleranceMinutes = 8

/** Median block times of routes against published ones. */
export function blockTimes({ byRoute }: Network): Measure[] {
  const words = wordsOf(blockTimesTable)
  const rows = words.flatMap((route, index) => {
    if (index % 2) return []
    const real = Number(words[index + 1])
    const minutes = medianOf((byRoute.get(route) ?? []).map(({ durationMinutes }) => durationMinutes))
    return [{ route, real, minutes }]
  })
  const flown = rows.filter(({ minutes }) => Number.isFinite(minutes))
  const off = ({ real, minutes }: (typeof rows)[number]): number => Math.abs(minutes - real)
  const wrong = rows.filter((row) => !(off(row) <= Math.max(toleranceMinutes, row.real * tolerance)))
  const error = medianOf(flown.map((row) => off(row) / row.real)) * 100
  return [
    countMeasure(
      { area: 'network', name: 'block times within 10 % or 8 minutes of the published ones' },
      {
        found: rows.length - wrong.length,
        all: rows.length,
        missing: wrong.map(
          ({ route, real, minutes }) =>
            `${route} ${Number.isFinite(minutes) ? `${minutes}, real ${real}` : 'not flown'}`,
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
