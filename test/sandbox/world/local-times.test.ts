import { describe, expect, it } from 'vitest'
import type { Flight } from '../../../lib/kernel/flight.ts'
import { addDays, daysBetween } from '../../../lib/kernel/instant.ts'
import { findDeparture, toFlight } from '../../../lib/sandbox/gds/flights.ts'
import { airportAt, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { departuresOn } from '../../../lib/sandbox/world/connections/departures.ts'
import { dayOf } from '../../../lib/sandbox/world/moments.ts'
import { worldSchedules } from '../../../lib/sandbox/world/timetable/load.ts'
import { pick, seeded } from './journeys.ts'

const schedules = worldSchedules()
const { routeFrom, routeTo } = schedules.timetable
const routes = [...routeFrom.keys()]

const flightsOn = (route: number, date: string): Flight[] =>
  departuresOn(schedules, route, dayOf(date), Number.NEGATIVE_INFINITY).map((departure) =>
    toFlight(schedules, departure),
  )

const routeBetween = (from: string, to: string): number =>
  routes.find(
    (route) => routeFrom[route] === findAirport(from)?.index && routeTo[route] === findAirport(to)?.index,
  ) ?? -1

const formats = new Map<string, Intl.DateTimeFormat>()

/** The wall clock at an airport, by Intl. */
function wallClock(airport: string, at: number): string {
  const timeZone = findAirport(airport)?.zoneName ?? 'UTC'
  const known = formats.get(timeZone)
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(at)
}

function expectRealTimes(flight: Flight): void {
  const { departure, arrival, departsAt, arrivesAt, durationMinutes } = flight
  const name = `${flight.carrier}${flight.number} ${departure.airport} ${departure.date}`
  expect(`${departure.date} ${departure.time}`, name).toBe(wallClock(departure.airport, departsAt))
  expect(`${arrival.date} ${arrival.time}`, name).toBe(wallClock(arrival.airport, arrivesAt))
  expect((arrivesAt - departsAt) / 60_000, name).toBe(durationMinutes)
}

describe('flights show the local times of their airports', () => {
  it('on any day of two years (seed 51)', () => {
    const random = seeded(51)
    for (let sample = 0; sample < 1200; sample++) {
      flightsOn(pick(routes, random), addDays('2026-03-01', Math.floor(random() * 730))).forEach(
        expectRealTimes,
      )
    }
  })

  it.each(['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07', '2027-04-04', '2027-10-03', '2027-09-05'])(
    'on a day when clocks change somewhere: %s (seed 52)',
    (date) => {
      const random = seeded(52)
      for (let sample = 0; sample < 250; sample++)
        flightsOn(pick(routes, random), date).forEach(expectRealTimes)
    },
  )

  it('across the date line, where arrival is before departure or two days after it', () => {
    const eastward = [
      ...flightsOn(routeBetween('SYD', 'LAX'), '2027-05-12'),
      ...flightsOn(routeBetween('HND', 'SFO'), '2027-05-12'),
    ]
    const westward = [
      ...flightsOn(routeBetween('LAX', 'SYD'), '2027-05-12'),
      ...flightsOn(routeBetween('SFO', 'HND'), '2027-05-12'),
    ]
    expect(eastward.length).toBeGreaterThan(0)
    for (const flight of [...eastward, ...westward]) expectRealTimes(flight)
    for (const { departure, arrival } of eastward)
      expect(`${arrival.date}T${arrival.time}` < `${departure.date}T${departure.time}`).toBe(true)
    for (const { departure, arrival } of westward)
      expect(daysBetween(departure.date, arrival.date)).toBeGreaterThanOrEqual(1)
  })
})

describe('a flight is found', () => {
  const [flight] = flightsOn(routeBetween('LHR', 'JFK'), '2027-05-12')
  const named = {
    carrier: flight?.carrier ?? '',
    number: flight?.number ?? '',
    from: 'LHR',
    date: '2027-05-12',
  }

  it('by carrier, number, airport and local date, with or without leading zeros', () => {
    const found = findDeparture(schedules, { ...named, number: named.number.padStart(4, '0') })
    expect(found && toFlight(schedules, found)).toEqual(flight)
  })

  it('under its codeshare numbers too, with the operating carrier', () => {
    const shared = flightsOn(routeBetween('LHR', 'JFK'), '2027-05-12').find(({ operating }) => operating)
    expect(shared?.operating?.name).toEqual(expect.any(String))
    const operated = findDeparture(schedules, {
      ...named,
      carrier: shared?.operating?.carrier ?? '',
      number: shared?.operating?.number ?? '',
    })
    expect(operated && toFlight(schedules, operated)).toMatchObject({
      departsAt: shared?.departsAt,
      arrivesAt: shared?.arrivesAt,
    })
  })

  it.each([
    [{ number: '9998' }],
    [{ number: '0' }],
    [{ number: 'X1' }],
    [{ carrier: 'ZZ' }],
    [{ from: 'JFK' }],
    [{ from: 'XXX' }],
  ])('never when something is wrong: %o', (wrong) => {
    expect(findDeparture(schedules, { ...named, ...wrong })).toBeUndefined()
  })

  it('only on the days it operates', () => {
    const week = Array.from({ length: 7 }, (_, day) => addDays('2027-05-10', day))
    const some = routes.flatMap((route) => flightsOn(route, '2027-05-12')).slice(0, 800)
    for (const { carrier, number, departure } of some) {
      const days = week.filter((date) =>
        findDeparture(schedules, { carrier, number, from: departure.airport, date }),
      )
      expect(days).toContain('2027-05-12')
    }
    const rare =
      routes.find(
        (route) => flightsOn(route, '2027-05-12').length > 0 && flightsOn(route, '2027-05-13').length === 0,
      ) ?? -1
    const [gone] = flightsOn(rare, '2027-05-12')
    const from = airportAt(routeFrom[rare] ?? 0).code
    expect(
      findDeparture(schedules, {
        carrier: gone?.carrier ?? '',
        number: gone?.number ?? '',
        from,
        date: '2027-05-13',
      }),
    ).toBeUndefined()
  })
})
