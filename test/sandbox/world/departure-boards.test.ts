import { describe, expect, it } from 'vitest'
import { aircraftIndex, aircraftTypes, isPropeller, isWidebody } from '../../../lib/sandbox/world/aircraft.ts'
import { type Airport, airportAt } from '../../../lib/sandbox/world/airports.ts'
import { carriers } from '../../../lib/sandbox/world/carriers.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import { buildTimetable } from '../../../lib/sandbox/world/timetable/build.ts'
import { offsetMinutes } from '../../../lib/sandbox/world/zones.ts'

interface BoardFlight {
  readonly name: string
  readonly carrier: string
  readonly from: Airport
  readonly to: Airport
  readonly departs: number
  readonly arrives: number
  readonly minutes: number
  readonly days: number
  readonly type: string
}

/** Trains and buses keep no curfew. */
const onGround = new Set(['TRN', 'BUS'].map(aircraftIndex))

const summer = Date.UTC(2027, 6, 1) / 60_000

function operatedFlights(): BoardFlight[] {
  const timetable = buildTimetable()
  return [...timetable.routeFrom].flatMap((fromIndex, route) => {
    const [from, to] = [airportAt(fromIndex), airportAt(timetable.routeTo[route] ?? 0)]
    const shift = offsetMinutes(to.zone, summer) - offsetMinutes(from.zone, summer)
    const [first, next] = [timetable.routeStart[route] ?? 0, timetable.routeStart[route + 1] ?? 0]
    return Array.from({ length: next - first }, (_, index) => first + index)
      .filter(
        (entry) => timetable.operatedBy[entry] === entry && !onGround.has(timetable.aircraft[entry] ?? 0),
      )
      .map((entry) => {
        const carrier = carriers[timetable.carrier[entry] ?? 0]?.code ?? ''
        const [departs, minutes] = [
          timetable.departsMinute[entry] ?? 0,
          timetable.durationMinutes[entry] ?? 0,
        ]
        const type = aircraftTypes[timetable.aircraft[entry] ?? 0]?.code ?? ''
        return {
          name: `${carrier}${timetable.number[entry]} ${from.code}-${to.code} ${departs} ${type}`,
          carrier,
          from,
          to,
          departs,
          arrives: (departs + minutes + shift + 2880) % 1440,
          minutes,
          days: timetable.days[entry] ?? 0,
          type,
        }
      })
  })
}

const flights = operatedFlights()
const namesOf = (some: readonly BoardFlight[]): string[] => some.map(({ name }) => name)
const isWide = (code: string): boolean => aircraftTypes.some((type) => type.code === code && isWidebody(type))
const share = (some: readonly BoardFlight[], test: (flight: BoardFlight) => boolean): number =>
  some.filter(test).length / Math.max(1, some.length)

describe('departures of a day', () => {
  it('have no short flight in the small hours where airports sleep', () => {
    const sleeping = new Set(
      'GB IE FR DE NL BE LU CH AT IT ES PT DK NO SE FI PL CZ HU US CA AU NZ JP'.split(' '),
    )
    const short = flights.filter(
      ({ from, to, minutes }) => minutes <= 150 && sleeping.has(from.country) && sleeping.has(to.country),
    )

    const night = short.filter(
      ({ departs, arrives }) => departs < 330 || departs > 1380 || (arrives > 75 && arrives < 300),
    )

    expect(short.length).toBeGreaterThan(3000)
    expect(namesOf(night)).toEqual([])
  })

  it.each([
    ['FRA', 23 * 60, 5 * 60],
    ['LHR', 23 * 60 + 30, 4 * 60 + 40],
    ['ZRH', 23 * 60, 6 * 60],
    ['SYD', 23 * 60, 6 * 60],
    ['ORY', 23 * 60 + 30, 6 * 60],
    ['DUS', 23 * 60, 6 * 60],
    ['ITM', 21 * 60, 7 * 60],
    ['GMP', 23 * 60, 6 * 60],
    ['SNA', 23 * 60, 7 * 60],
    ['CGH', 23 * 60, 6 * 60],
    ['LCY', 22 * 60 + 30, 6 * 60 + 30],
  ])('keep the night curfew of %s', (airport, from, to) => {
    const isNight = (minute: number): boolean => minute >= from || minute < to
    const night = flights.filter(
      (flight) =>
        (flight.from.code === airport && isNight(flight.departs)) ||
        (flight.to.code === airport && isNight(flight.arrives)),
    )

    expect(namesOf(night)).toEqual([])
  })

  it('leave London City closed from Saturday afternoon to Sunday noon', () => {
    const [saturday, sunday] = [1 << 5, 1 << 6]
    const isClosed = (minute: number, days: number): boolean =>
      minute > 13 * 60 ? (days & saturday) !== 0 : minute < 12 * 60 && (days & sunday) !== 0
    const closed = flights.filter(
      ({ from, to, departs, arrives, days }) =>
        (from.code === 'LCY' && isClosed(departs, days)) || (to.code === 'LCY' && isClosed(arrives, days)),
    )

    expect(namesOf(closed)).toEqual([])
  })

  it('cross the North Atlantic by day to the west and overnight to the east', () => {
    const [america, europe] = [
      new Set(['US', 'CA']),
      new Set(['GB', 'IE', 'FR', 'DE', 'NL', 'ES', 'PT', 'IT', 'CH']),
    ]
    const west = flights.filter(({ from, to }) => europe.has(from.country) && america.has(to.country))
    const east = flights.filter(({ from, to }) => america.has(from.country) && europe.has(to.country))

    expect(west.length).toBeGreaterThan(60)
    expect(share(west, ({ departs }) => departs >= 6 * 60 && departs <= 20 * 60 + 30)).toBeGreaterThan(0.97)
    expect(share(east, ({ departs }) => departs >= 13 * 60 || departs < 60)).toBeGreaterThan(0.93)
    expect(share(east, ({ arrives }) => arrives >= 4 * 60 + 45 && arrives <= 16 * 60)).toBeGreaterThan(0.9)
  })

  it('have red-eyes from the west of North America to the east, few and arriving in the morning', () => {
    const pacific = flights.filter(
      ({ from, to, minutes }) =>
        from.country === 'US' &&
        from.longitude < -115 &&
        from.longitude > -125 &&
        to.country === 'US' &&
        to.longitude > -85 &&
        minutes > 230,
    )
    const redEyes = pacific.filter(({ departs }) => departs >= 21 * 60 || departs < 90)

    expect(share(pacific, (flight) => redEyes.includes(flight))).toBeGreaterThan(0.1)
    expect(share(pacific, (flight) => redEyes.includes(flight))).toBeLessThan(0.5)
    expect(redEyes.filter(({ arrives }) => arrives < 270 || arrives > 720).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('leave the hubs of the Gulf in waves, also at night', () => {
    const dubai = flights.filter(({ carrier, from }) => carrier === 'EK' && from.code === 'DXB')
    const inWaves = ({ departs }: BoardFlight): boolean =>
      [
        [90, 285],
        [435, 645],
        [810, 1005],
        [1245, 1380],
      ].some(([from = 0, to = 0]) => departs >= from && departs <= to)

    expect(dubai.length).toBeGreaterThan(50)
    expect(share(dubai, inWaves)).toBeGreaterThan(0.8)
    expect(share(dubai, ({ departs }) => departs < 300)).toBeGreaterThan(0.15)
  })

  it('of one carrier between two airports are apart, and not at equal intervals', () => {
    const routes = [
      ...Map.groupBy(flights, ({ carrier, from, to }) => `${carrier} ${from.code} ${to.code}`).values(),
    ]
    const busy = routes.filter((route) => route.length >= 5 && route.length <= 12)
    const gaps = busy.map((route) => {
      const times = route.map(({ departs }) => departs).sort((a, b) => a - b)
      return times.slice(1).map((time, index) => time - (times[index] ?? 0))
    })

    expect(busy.length).toBeGreaterThan(50)
    expect(gaps.filter((some) => Math.min(...some) < 15).length / gaps.length).toBeLessThan(0.03)
    expect(gaps.filter((some) => new Set(some).size === 1).length / gaps.length).toBeLessThan(0.005)
  })
})

describe('aircraft', () => {
  it.each([
    ['LCY', ['221', '290', 'E70', 'E75', 'E90', 'E95', 'AT4', 'AT5', 'AT7', 'DH4', 'SF3', 'AR8']],
    ['YTZ', ['DH4', 'DH3', 'DH1']],
  ])('that land at %s are those that can', (airport, types) => {
    const others = flights.filter(
      ({ from, to, type }) => (from.code === airport || to.code === airport) && !types.includes(type),
    )
    expect(namesOf(others)).toEqual([])
  })

  it('with two aisles do not land at airports that do not take them', () => {
    const narrow = new Set('SDU CGH DCA LGA MDW DAL SNA BUR LTN LIN BMA FLR JER FNC AEP'.split(' '))
    const wide = flights.filter(
      ({ from, to, type }) => isWide(type) && (narrow.has(from.code) || narrow.has(to.code)),
    )
    expect(namesOf(wide)).toEqual([])
  })

  it('of the type A380 are flown by its operators only, on their large routes', () => {
    const superjumbos = flights.filter(({ type }) => type === '388')
    const operators = new Set(['EK', 'BA', 'SQ', 'QF', 'QR', 'EY', 'LH', 'KE', 'OZ', 'NH'])
    expect(superjumbos.length).toBeGreaterThan(20)
    expect(namesOf(superjumbos.filter(({ carrier }) => !operators.has(carrier)))).toEqual([])
    expect(namesOf(superjumbos.filter(({ minutes }) => minutes < 90))).toEqual([])
  })

  it('with propellers fly short routes', () => {
    const far = flights.filter(({ from, to, type }) => {
      const propeller = aircraftTypes.find(({ code }) => code === type)
      return propeller && isPropeller(propeller) && distanceMiles(from.index, to.index) > 900
    })
    expect(namesOf(far)).toEqual([])
  })
})
