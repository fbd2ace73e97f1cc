import { describe, expect, it } from 'vitest'
import { type Cabin, cabins, type Flight, inventoryKey } from '../../../lib/kernel/flight.ts'
import { addDays, hoursMs } from '../../../lib/kernel/instant.ts'
import type { RefusalCode } from '../../../lib/kernel/refusals.ts'
import { limitsOnSale, seatsOnSale } from '../../../lib/sandbox/gds/availability.ts'
import { findDeparture, toFlight } from '../../../lib/sandbox/gds/flights.ts'
import type { SoldSeats } from '../../../lib/sandbox/gds/selling/sold-seats.ts'
import { airports } from '../../../lib/sandbox/world/airports.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { classesOf } from '../../../lib/sandbox/world/fares/booking-classes.ts'
import { worldSchedules } from '../../../lib/sandbox/world/timetable/load.ts'
import type { LegRequest, PriceRequest, ShopRequest } from '../../../lib/shopping/shopping.ts'
import { pricesIn } from '../../support/prices.ts'
import { callAt } from '../../support/supplier-call.ts'
import {
  gdsShopping,
  inCabin,
  leg,
  london,
  nothingSold,
  now,
  oneWay,
  pick,
  picked,
  roundTrip,
  seeded,
  shopping,
  today,
} from '../world/journeys.ts'

const schedules = worldSchedules()
/** All classes in `sold` are of the same cabin. */
function seatsLeft(flight: Flight, bookingClass: string, sold: Readonly<Record<string, number>>): number {
  const limits = limitsOnSale()(flight, bookingClass)
  const soldInCabin = Object.values(sold).reduce((sum, seats) => sum + seats, 0)
  return limits
    ? Math.max(0, Math.min(limits.inClass - (sold[bookingClass] ?? 0), limits.inCabin - soldInCabin))
    : 0
}
const { shop, price } = gdsShopping({ soldSeats: nothingSold })

const refused = (code: RefusalCode) => expect.objectContaining({ name: 'Refusal', code })

async function firstChoice(request: ShopRequest): Promise<PriceRequest> {
  const [group] = await shop(request, callAt(now))
  if (!group) throw new Error('nothing to price')
  return picked(group, 0, [], request)
}

function withFirstFlight(request: PriceRequest, other: object): PriceRequest {
  const [first, ...legs] = request.legs
  const [flight, ...flights] = first?.flights ?? []
  return {
    ...request,
    legs:
      first && flight
        ? [{ ...first, flights: [{ ...flight, ...other }, ...flights] }, ...legs]
        : request.legs,
  }
}

function someRequest(random: () => number): ShopRequest {
  const large = airports.filter(({ tier }) => tier <= 3)
  const [from, to, other] = [pick(large, random).code, pick(large, random).code, pick(large, random).code]
  const days = 1 + Math.floor(random() * 300)
  const journeys: LegRequest[][] = [
    oneWay(`${from}-${to}`, days),
    roundTrip(`${from}-${to}`, days, 1 + Math.floor(random() * 14)),
    [leg(`${from}-${to}`, addDays(today, days)), leg(`${to}-${other}`, addDays(today, days + 3))],
  ]
  return shopping(inCabin(pick<Cabin>(cabins, random), pick(journeys, random)), {
    currency: pick(['GBP', 'EUR', 'JPY', 'KWD', 'USD'], random),
    upsells: Math.floor(random() * 5),
    maxOptions: 30,
    passengers: pick(
      [
        [{ ptc: 'ADT', count: 1 }],
        [
          { ptc: 'ADT', count: 2 },
          { ptc: 'CNN', count: 2, age: 5 },
          { ptc: 'INF', count: 1 },
        ],
      ],
      random,
    ),
  })
}

describe('the price of a search result', () => {
  it('is exactly the price, with the fares, endorsements and classes of the result (seed 71)', async () => {
    const random = seeded(71)
    let compared = 0
    for (let search = 0; search < 400; search++) {
      const request = someRequest(random)
      for (const group of (await shop(request, callAt(now))).slice(0, 6)) {
        const fareAt = Math.floor(random() * group.fares.length)
        const optionAt = group.legs.map(() => Math.floor(random() * 8))
        const itinerary = await price(picked(group, fareAt, optionAt, request), callAt(now))
        expect(itinerary.price).toEqual(group.fares[fareAt]?.price)
        expect(itinerary.legs.map(({ fare }) => fare)).toEqual(group.fares[fareAt]?.legs)
        expect(itinerary.endorsements).toEqual(group.fares[fareAt]?.endorsements)
        expect(itinerary.validatingCarrier).toBe(group.validatingCarrier)
        for (const [at, { segments }] of itinerary.legs.entries()) {
          const options = group.legs[at]?.options ?? []
          const option = options[(optionAt[at] ?? 0) % options.length]
          expect(segments.map(({ flight }) => flight)).toEqual(option?.flights)
          expect(segments.map(({ cabin }) => cabin)).toEqual(option?.classes[fareAt]?.cabins)
          expect(Math.min(...segments.map(({ seatsLeft: left = 0 }) => left))).toBe(
            option?.classes[fareAt]?.seatsLeft,
          )
        }
        compared++
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  it('is guaranteed until the end of the day at the point of sale', async () => {
    const request = await firstChoice(shopping(oneWay('LON-NYC', 40)))
    const tokyo = { ...london, zone: 'Asia/Tokyo' }
    expect((await price(request, callAt(now))).guaranteedUntil).toBe(Date.parse('2027-01-15T23:59:00Z'))
    expect((await price({ ...request, pointOfSale: tokyo }, callAt(now))).guaranteedUntil).toBe(
      Date.parse('2027-01-15T14:59:00Z'),
    )
  })

  it('can be paid for a day, but not past the advance purchase of the fare', async () => {
    const far = await price(await firstChoice(shopping(oneWay('LON-NYC', 100))), callAt(now))
    expect(far.ticketingTimeLimit).toBe(now + hoursMs(24))
    const request = shopping(oneWay('LON-NYC', 21), { maxOptions: 200 })
    const group = (await shop(request, callAt(now))).find(
      ({ fares }) => fares[0]?.legs[0]?.rule.advancePurchaseDays === 21,
    )
    expect(group).toBeDefined()
    if (group)
      expect((await price(picked(group, 0, [], request), callAt(now))).ticketingTimeLimit).toBe(
        Date.parse('2027-01-15T23:59:00Z'),
      )
  })
})

describe('flights that a client names', async () => {
  const request = await firstChoice(shopping(oneWay('LON-NYC', 40)))
  const [flight] = request.legs[0]?.flights ?? []

  it('may have leading zeros in the number and the scheduled time', async () => {
    const plain = await price(request, callAt(now))
    const time = plain.legs[0]?.segments[0]?.flight.departure.time
    expect(
      await price(
        withFirstFlight(request, { number: flight?.number.padStart(4, '0'), departureTime: time }),
        callAt(now),
      ),
    ).toEqual(plain)
    expect(await price(withFirstFlight(request, { departureTime: `${time}:00` }), callAt(now))).toEqual(plain)
  })

  it.each<[string, object, RefusalCode]>([
    ['an unknown number', { number: '9997' }, 'flightNotFound'],
    ['an unknown carrier', { carrier: 'ZZ' }, 'flightNotFound'],
    ['another destination', { to: 'SIN' }, 'flightNotFound'],
    ['another origin', { from: 'SIN' }, 'flightNotFound'],
    ['a time that is not scheduled', { departureTime: '03:33' }, 'scheduleMismatch'],
    ['a class that does not exist', { bookingClass: 'X' }, 'classNotAvailable'],
  ])('are refused with %s', async (_, wrong, code) => {
    await expect(price(withFirstFlight(request, wrong), callAt(now))).rejects.toEqual(refused(code))
  })

  it('are refused in a class of a cabin that the aircraft does not have', async () => {
    const lowCost = await firstChoice(shopping(oneWay('STN-DUB', 40), { maxOptions: 100 }))
    await expect(price(withFirstFlight(lowCost, { bookingClass: 'F' }), callAt(now))).rejects.toEqual(
      refused('classNotAvailable'),
    )
  })

  it('are refused with a brand that the carrier does not have', async () => {
    const legs = request.legs.map((one) => ({ ...one, brand: 'NOSUCH' }))
    await expect(price({ ...request, legs }, callAt(now))).rejects.toEqual(refused('noFare'))
  })

  it('are refused less than an hour before departure', async () => {
    const departsAt = (await price(request, callAt(now))).legs[0]?.segments[0]?.flight.departsAt ?? 0
    await expect(price(request, callAt(departsAt - hoursMs(1) + 1))).rejects.toEqual(refused('noFare'))
    await expect(price(request, callAt(departsAt - hoursMs(1)))).resolves.toMatchObject({ source: 'GDS' })
  })

  it('are refused when a leg starts before the one before it has ended', async () => {
    const [there] = request.legs
    const back = await firstChoice(shopping(oneWay('NYC-LON', 39)))
    const legs = [there, ...back.legs].flatMap((one) => one ?? [])
    await expect(price({ ...request, legs }, callAt(now))).rejects.toEqual(refused('noFare'))
  })

  it('without class or brand get the lowest class that is open and the cheapest brand of the cabin', async () => {
    const inBusiness = await firstChoice(shopping(inCabin('Business', oneWay('LON-NYC', 40))))
    const bare = (chosen: PriceRequest, cabin?: Cabin): PriceRequest => ({
      ...chosen,
      legs: chosen.legs.map(({ flights }) => ({
        flights: flights.map(({ bookingClass: _class, ...rest }) => ({ ...rest, ...(cabin && { cabin }) })),
      })),
    })
    expect((await price(bare(request), callAt(now))).price).toEqual((await price(request, callAt(now))).price)
    expect((await price(bare(inBusiness, 'Business'), callAt(now))).legs[0]?.fare.brand.cabin).toBe(
      'Business',
    )
  })

  it('in a class whose conditions are not met pay the fare of the next class whose conditions are met', async () => {
    const soon = await firstChoice(shopping(oneWay('LON-NYC', 2), { maxOptions: 200 }))
    const priced = async (bookingClass: string) =>
      price(
        {
          ...withFirstFlight(
            { ...soon, legs: soon.legs.map(({ flights }) => ({ flights: flights.slice(0, 1) })) },
            { bookingClass },
          ),
          requireSeats: false,
        },
        callAt(now),
      )
    const carrier = requireCarrier(soon.legs[0]?.flights[0]?.carrier ?? '')
    const ladder = classesOf(carrier.index, 'Economy')
    const [lowest = '', highest = ''] = [ladder.at(-1), ladder[0]]
    const [low, full] = [await priced(lowest), await priced(highest)]
    expect(low.legs[0]?.fare.rule.advancePurchaseDays ?? 0).toBeLessThanOrEqual(2)
    expect(low.legs[0]?.fare.fareBasis).toMatch(new RegExp(`^${lowest}`))
    expect(pricesIn(low)[0]?.baseMinor).toBeLessThan(pricesIn(full)[0]?.baseMinor ?? 0)
  })
})

/** Everything in a class of a flight is sold. */
const soldOut = (flight: Flight, sold: Record<string, number>): SoldSeats => ({
  soldOn: async (date) =>
    date === flight.departure.date ? new Map([[inventoryKey(flight), sold]]) : new Map(),
})

describe('seats', async () => {
  const wide = shopping(oneWay('LON-NYC', 60), { maxOptions: 400 })
  const nonStop = (await shop(wide, callAt(now))).find(({ legs }) => {
    const flights = legs[0]?.options[0]?.flights ?? []
    return flights.length === 1 && flights[0]?.operating === undefined
  })
  if (!nonStop) throw new Error('nothing to price')
  const request = picked(nonStop, 0, [], wide)
  const segment = (await price(request, callAt(now))).legs[0]?.segments[0]
  if (!segment) throw new Error('nothing to sell')
  const { flight, bookingClass } = segment
  const onSale = seatsOnSale(schedules, flight)

  it('left after sales are what was on sale less what was sold, in class and cabin', async () => {
    const sold = { [bookingClass]: 1, Y: 2 }
    const host = gdsShopping({ soldSeats: soldOut(flight, sold) })
    const priced = await host.price(request, callAt(now))
    expect(priced.legs[0]?.segments[0]?.seatsLeft).toBe(Math.min(9, seatsLeft(flight, bookingClass, sold)))
    expect(seatsLeft(flight, 'Y', sold)).toBe((onSale.Y ?? 0) - (bookingClass === 'Y' ? 2 : 3))
    for (const [one, seats] of Object.entries(onSale)) expect(seatsLeft(flight, one, {})).toBe(seats)
  })

  it('sold under a codeshare number are sold under the operating number too', () => {
    const shared = {
      ...flight,
      carrier: 'AA',
      number: '5999',
      operating: { carrier: flight.carrier, number: flight.number, name: '' },
    }
    expect(seatsOnSale(schedules, shared)).toEqual(onSale)
  })

  it('run out: a sold-out class is refused when seats are required, and priced all the same when not', async () => {
    const host = gdsShopping({ soldSeats: soldOut(flight, { [bookingClass]: onSale[bookingClass] ?? 0 }) })
    await expect(host.price(request, callAt(now))).rejects.toEqual(refused('classNotAvailable'))
    const priced = await host.price({ ...request, requireSeats: false }, callAt(now))
    expect(priced.legs[0]?.segments[0]?.seatsLeft).toBe(0)
    expect(priced.price).toEqual((await price(request, callAt(now))).price)
  })

  it('run out: a sold-out flight is not returned, and a sold-out class moves it to a higher one', async () => {
    const classesShown = async (soldSeats: SoldSeats) =>
      (await gdsShopping({ soldSeats }).shop(wide, callAt(now)))
        .flatMap(({ legs }) => legs.flatMap(({ options }) => options))
        .filter(
          ({ flights }) =>
            flights.length === 1 &&
            flights[0]?.carrier === flight.carrier &&
            flights[0].number === flight.number,
        )
        .map(({ classes }) => classes[0]?.bookingClasses[0])
    expect(new Set(await classesShown(nothingSold))).toEqual(new Set([bookingClass]))
    expect(await classesShown(soldOut(flight, { Y: onSale.Y ?? 0 }))).toEqual([])
    expect(await classesShown(soldOut(flight, { [bookingClass]: onSale[bookingClass] ?? 0 }))).not.toContain(
      bookingClass,
    )
  })

  it('are not needed for infants on a lap', async () => {
    const left = onSale[bookingClass] ?? 0
    const host = gdsShopping({ soldSeats: soldOut(flight, { [bookingClass]: left - 1 }) })
    const family = {
      ...request,
      passengers: [
        { ptc: 'ADT', count: 1 },
        { ptc: 'INF', count: 1 },
      ],
    }
    await expect(host.price(family, callAt(now))).resolves.toMatchObject({
      validatingCarrier: expect.any(String),
    })
    await expect(
      host.price({ ...request, passengers: [{ ptc: 'ADT', count: 2 }] }, callAt(now)),
    ).rejects.toEqual(refused('classNotAvailable'))
  })

  it('of a flight that does not operate are none', () => {
    expect(seatsOnSale(schedules, { ...flight, number: '9997' })).toEqual({})
    const named = {
      carrier: flight.carrier,
      number: flight.number,
      from: flight.departure.airport,
      date: flight.departure.date,
    }
    const departure = findDeparture(schedules, named)
    expect(departure && toFlight(schedules, departure)).toEqual(flight)
  })

  it('are read once for each date', async () => {
    const requested: string[] = []
    const soldSeats: SoldSeats = {
      async soldOn(date) {
        requested.push(date)
        return new Map()
      },
    }
    await gdsShopping({ soldSeats }).shop(shopping(roundTrip('LON-NYC', 60)), callAt(now))
    expect(new Set(requested).size).toBe(requested.length)
    expect(requested.length).toBeLessThanOrEqual(4)
  })
})
