import { breaksRule, readRules } from './absent.ts'
import { absentTable } from './absent-table.ts'
import { busiestTable } from './busiest-table.ts'
import { flagshipsTable } from './flagships-table.ts'
import { countMeasure, type Measure, wordsOf } from './measure.ts'
import type { Network } from './network.ts'
import { routeOf } from './network.ts'

/** Half or double of what the published figure says still counts as the same. */
const factor = 2

/** Routes by which a carrier is known, with at least so many departures a week. */
export function flagships({ weekly }: Network): Measure[] {
  const rows = flagshipsTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [carrier = '', ...routes] = line.split(' ')
      return routes.map((text) => {
        const [route = '', least] = text.split(':')
        return { name: `${carrier} ${route}`, least: Number(least) }
      })
    })
  const flown = rows.filter(({ name }) => weekly.has(name))
  const often = rows.filter(({ name, least }) => (weekly.get(name) ?? 0) >= least)
  return [
    countMeasure(
      { area: 'network', name: 'flagship routes flown by their carrier' },
      {
        found: flown.length,
        all: rows.length,
        missing: rows.filter(({ name }) => !weekly.has(name)).map(({ name }) => name),
      },
      97,
    ),
    countMeasure(
      { area: 'network', name: 'flagship routes as often as they are at least' },
      {
        found: often.length,
        all: rows.length,
        missing: rows
          .filter(({ name, least }) => (weekly.get(name) ?? 0) < least)
          .map(({ name, least }) => `${name} ${weekly.get(name) ?? 0} of ${least} a week`),
      },
      85,
    ),
  ]
}

/** The busiest pairs, in one direction, all carriers together. */
export function busiest({ weekly }: Network): Measure {
  const rows = pairsOf(wordsOf(busiestTable))
  const seen = rows.map(([pair, real]) => ({ pair, real, daily: (weekly.get(pair) ?? 0) / 7 }))
  const wrong = seen.filter(({ daily, real }) => daily < real / factor || daily > real * factor)
  return countMeasure(
    { area: 'network', name: `busiest pairs within half and double of their departures` },
    {
      found: seen.length - wrong.length,
      all: seen.length,
      missing: wrong.map(({ pair, real, daily }) => `${pair} ${daily.toFixed(1)} a day, real ${real}`),
    },
    90,
  )
}

const pairsOf = (words: readonly string[]): [pair: string, daily: number][] =>
  words.flatMap((word, index): [string, number][] =>
    index % 2 === 0 ? [[word, Number(words[index + 1])]] : [],
  )

/** What nobody would find in a timetable. */
export function absurdities({ flights }: Network): Measure {
  const rules = readRules(absentTable)
  const different = new Map(
    flights.map((flight) => [`${flight.carrier} ${routeOf(flight)} ${flight.aircraft.code}`, flight]),
  )
  const broken = rules.flatMap(({ text, ...rule }) => {
    const seen = [...different].flatMap(([name, flight]) => (breaksRule(rule, flight) ? [name] : []))
    const more = seen.length > 4 ? ` and ${seen.length - 4} more` : ''
    return seen.length > 0 ? [`${text}: ${seen.slice(0, 4).join(', ')}${more}`] : []
  })
  return countMeasure(
    { area: 'network', name: 'absurd routes, carriers and aircraft absent' },
    { found: rules.length - broken.length, all: rules.length, missing: broken },
    100,
  )
}
