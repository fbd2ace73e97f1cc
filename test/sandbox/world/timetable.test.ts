import { describe, expect, it } from 'vitest'
import { aircraftTypes } from '../../../lib/sandbox/world/aircraft.ts'
import { airportAt, airports, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { carriers, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { mayFlyDomestic, stateOf } from '../../../lib/sandbox/world/countries.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import { buildTimetable } from '../../../lib/sandbox/world/timetable/build.ts'
import { decodeTimetable, encodeTimetable } from '../../../lib/sandbox/world/timetable/encode.ts'
import { flightsPerDay, type Timetable } from '../../../lib/sandbox/world/timetable/timetable.ts'
import { offsetMinutes } from '../../../lib/sandbox/world/zones.ts'

const timetable = buildTimetable()

interface Entry {
  readonly entry: number
  readonly from: number
  readonly to: number
}

function entriesOf({ routeFrom, routeTo, routeStart }: Timetable): Entry[] {
  return [...routeFrom].flatMap((from, route) => {
    const [first, next] = [routeStart[route] ?? 0, routeStart[route + 1] ?? 0]
    return Array.from({ length: next - first }, (_, index) => ({
      entry: first + index,
      from,
      to: routeTo[route] ?? 0,
    }))
  })
}

const entries = entriesOf(timetable)
const operated = entries.filter(({ entry }) => timetable.operatedBy[entry] === entry)
const carrierOf = (entry: number) => carriers[timetable.carrier[entry] ?? -1] ?? requireCarrier('')
const nameOf = ({ entry, from, to }: Entry): string =>
  `${carrierOf(entry).code}${timetable.number[entry]} ${airportAt(from).code}-${airportAt(to).code}`

const isTrainOrBus = (entry: number): boolean =>
  ['TRN', 'BUS'].includes(aircraftTypes[timetable.aircraft[entry] ?? 0]?.code ?? '')

describe('the timetable', () => {
  it('is the same for the same seed, and different for another', () => {
    const [one, same, other] = [3, 3, 7].map((seed) => buildTimetable({ flightsPerDay: 10_000, seed }))
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
  }, 60_000)

  it.each([10_000, 30_000, 100_000])(
    'has about as many flights a day as requested: %d',
    (wanted) => {
      const flights = flightsPerDay(buildTimetable({ flightsPerDay: wanted }))
      expect(Math.abs(flights - wanted) / wanted).toBeLessThan(0.08)
    },
    60_000,
  )

  it('is read from its file as it was written, at any offset of the bytes', () => {
    const file = encodeTimetable(timetable)
    const shifted = new Uint8Array(file.length + 1)
    shifted.set(file, 1)
    expect(decodeTimetable(file)).toEqual(timetable)
    expect(decodeTimetable(shifted.subarray(1))).toEqual(timetable)
    expect(() => decodeTimetable(new Uint8Array(64))).toThrow('build it again')
  })

  it('has no flight number of a carrier twice', () => {
    const numbers = entries.map(({ entry }) => `${timetable.carrier[entry]}/${timetable.number[entry]}`)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(
      entries.every(
        ({ entry }) => (timetable.number[entry] ?? 0) >= 1 && (timetable.number[entry] ?? 0) <= 9999,
      ),
    ).toBe(true)
  })

  it('serves every airport in both directions', () => {
    const [left, reached] = [operated.map(({ from }) => from), operated.map(({ to }) => to)].map(
      (ends) => new Set(ends),
    )
    expect(airports.filter(({ index }) => !left?.has(index) || !reached?.has(index))).toEqual([])
  })

  it('respects cabotage: domestic flights are for carriers of the country or of its single market', () => {
    const strays = operated.filter(({ entry, from, to }) => {
      const [leaves, lands] = [airportAt(from).country, airportAt(to).country]
      return stateOf(leaves) === stateOf(lands) && !mayFlyDomestic(carrierOf(entry).homes, leaves)
    })
    expect(strays.map(nameOf)).toEqual([])
  })

  it('flies nothing beyond the range of the aircraft', () => {
    const strays = operated.filter(
      ({ entry, from, to }) =>
        distanceMiles(from, to) > (aircraftTypes[timetable.aircraft[entry] ?? 0]?.rangeMiles ?? 0),
    )
    expect(strays.map(nameOf)).toEqual([])
  })

  it('has a duration by the distance', () => {
    for (const { entry, from, to } of operated) {
      const miles = distanceMiles(from, to)
      if (miles < 30 || isTrainOrBus(entry)) continue
      const milesPerHour = miles / ((timetable.durationMinutes[entry] ?? 0) / 60)
      expect(milesPerHour > (miles < 100 ? 30 : 60) && milesPerHour < 620, nameOf({ entry, from, to })).toBe(
        true,
      )
    }
  })

  it('has nearly all long flights depart and arrive in waking hours', () => {
    const long = operated.filter(({ entry }) => (timetable.durationMinutes[entry] ?? 0) > 360)
    const summer = Date.UTC(2027, 6, 1) / 60_000
    const lateLandings = long.filter(({ entry, from, to }) => {
      const shift = offsetMinutes(airportAt(to).zone, summer) - offsetMinutes(airportAt(from).zone, summer)
      const arrives =
        ((timetable.departsMinute[entry] ?? 0) + (timetable.durationMinutes[entry] ?? 0) + shift + 1440) %
        1440
      return arrives > 60 && arrives < 270
    })
    expect(long.length).toBeGreaterThan(1000)
    expect(lateLandings.length / long.length).toBeLessThan(0.12)
  })

  it('has codeshares that are the operating flight under a partner’s number', () => {
    const shared = entries.filter(({ entry }) => timetable.operatedBy[entry] !== entry)
    expect(shared.length).toBeGreaterThan(500)
    const operatedBy = new Map(operated.map((flight) => [flight.entry, flight]))
    for (const { entry, from, to } of shared) {
      const operating = timetable.operatedBy[entry] ?? 0
      expect(timetable.operatedBy[operating]).toBe(operating)
      expect(timetable.carrier[entry]).not.toBe(timetable.carrier[operating])
      expect([
        timetable.departsMinute[entry],
        timetable.durationMinutes[entry],
        timetable.days[entry],
      ]).toEqual([
        timetable.departsMinute[operating],
        timetable.durationMinutes[operating],
        timetable.days[operating],
      ])
      expect(operatedBy.get(operating)).toMatchObject({ from, to })
    }
  })

  it('has the trunk routes of the real world', () => {
    const flies = (code: string, from: string, to: string): boolean =>
      operated.some(
        ({ entry, ...ends }) =>
          carrierOf(entry).code === code &&
          ends.from === findAirport(from)?.index &&
          ends.to === findAirport(to)?.index,
      )
    const expected = [
      'BA LHR JFK',
      'LH FRA JFK',
      'AF CDG JFK',
      'SQ SIN LHR',
      'EK DXB LHR',
      'QF SYD LAX',
      'NH HND ITM',
      'LA SCL LIM',
      'DL ATL MCO',
    ]
    expect(expected.filter((route) => !flies(route.slice(0, 2), route.slice(3, 6), route.slice(7)))).toEqual(
      [],
    )
  })
})
