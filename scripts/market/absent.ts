import { distanceMiles } from '../../lib/sandbox/world/distance.ts'
import type { WeeklyFlight } from './network.ts'

type Test = (flight: WeeklyFlight) => boolean

/** A line of the table of what does not exist. */
export interface AbsentRule {
  readonly text: string
  readonly carrier: Test
  readonly place: Test
  readonly aircraft: Test
}

/** IATA types with two aisles: A310 to A380 but the A320 family, 747, 767, 777, 787. */
const wideType = /^(AB|IL9|31[03]|3[3458]|74|76|77|78)/

const always: Test = () => true
const touches =
  (place: string): Test =>
  ({ from, to }) =>
    from.code === place || to.code === place || from.country === place || to.country === place
const joins = (one: string, other: string): Test => {
  const [atOne, atOther] = [touches(one), touches(other)]
  return (flight) => atOne(flight) && atOther(flight)
}

/** `DCA>1250!DEN`: farther than a perimeter, but not to the exempt airports. */
function beyond(word: string): Test {
  const [head = '', ...exempt] = word.split('!')
  const [airport = '', miles] = head.split('>')
  return (flight) => {
    const ends = [flight.from.code, flight.to.code]
    return (
      ends.includes(airport) &&
      !ends.some((code) => exempt.includes(code)) &&
      distanceMiles(flight.from.index, flight.to.index) > Number(miles)
    )
  }
}

function wordTest(word: string): Test {
  if (word.includes('>')) return beyond(word)
  const [one = '', other = ''] = word.split(/[-=]/)
  if (word.includes('=')) return ({ from, to }) => from.country === one && to.country === other
  return word.includes('-') ? joins(one, other) : touches(one)
}

/** `LHR STN`: at any of them. `LGA MX CA`: between the airport and any of the countries. */
function placeTest(text: string): Test {
  if (text.startsWith('-')) {
    const test = placeTest(text.slice(1))
    return (flight) => !test(flight)
  }
  const words = text.split(' ')
  const [first = ''] = words
  if (first.length === 3 && words.slice(1).some((word) => word.length === 2)) {
    const [atAirport, inCountries] = [touches(first), words.slice(1).map(touches)]
    return (flight) => atAirport(flight) && inCountries.some((test) => test(flight))
  }
  const tests = words.map(wordTest)
  return (flight) => tests.some((test) => test(flight))
}

function carrierTest(text: string): Test {
  if (text === '*') return always
  const codes = text.replace(/^-/, '').split(' ')
  return text.startsWith('-')
    ? ({ carrier }) => !codes.includes(carrier)
    : ({ carrier }) => codes.includes(carrier)
}

function aircraftTest(text: string): Test {
  if (text === '*') return always
  if (text === 'wide') return ({ aircraft }) => wideType.test(aircraft.code)
  const codes = text.split(' ')
  return ({ aircraft }) => codes.includes(aircraft.code)
}

/** The rules of the table; one line, one rule. */
export const readRules = (table: string): AbsentRule[] =>
  table
    .trim()
    .split('\n')
    .map((text) => {
      const [carriers = '', places = '', aircraft = ''] = text.split(' | ')
      return {
        text,
        carrier: carrierTest(carriers),
        place: places === '*' ? always : placeTest(places),
        aircraft: aircraftTest(aircraft),
      }
    })

export const breaksRule = (
  { carrier, place, aircraft }: Omit<AbsentRule, 'text'>,
  flight: WeeklyFlight,
): boolean => carrier(flight) && aircraft(flight) && place(flight)
