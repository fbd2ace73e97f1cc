import { describe, expect, it } from 'vitest'
import { cabins, inventoryKey } from '../../../lib/kernel/flight.ts'
import { seatsOnSale } from '../../../lib/sandbox/gds/availability.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { classesOf } from '../../../lib/sandbox/world/fares/booking-classes.ts'
import { worldSchedules } from '../../../lib/sandbox/world/timetable/load.ts'
import type { AvailabilityRequest } from '../../../lib/shopping/shopping.ts'
import { callAt } from '../../support/supplier-call.ts'
import { gdsShopping, london, nothingSold, now, oneWay, roundTrip } from '../world/journeys.ts'

const host = gdsShopping({ soldSeats: nothingSold })
const requestFor = (legs: AvailabilityRequest['legs'], maxOptions = 60): AvailabilityRequest => ({
  legs,
  passengers: [{ ptc: 'ADT', count: 1 }],
  pointOfSale: london,
  maxOptions,
})

describe('availability', async () => {
  const answer = await host.availability(requestFor(roundTrip('LON-NYC', 40)), callAt(now))

  it('lists the flights of each leg in order of departure', () => {
    expect(answer).toHaveLength(2)
    for (const options of answer) {
      const times = options.map(({ flights }) => flights[0]?.departsAt ?? 0)
      expect(times.length).toBeGreaterThan(10)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  })

  it('returns each flight all classes of its cabins, the highest first, with at most nine seats', () => {
    for (const { flights, classes } of answer.flat()) {
      expect(classes).toHaveLength(flights.length)
      for (const [index, onFlight] of classes.entries()) {
        const { index: carrier } = requireCarrier(flights[index]?.carrier ?? '')
        const fitted = cabins.filter((cabin) => onFlight.some((one) => one.cabin === cabin)).toReversed()
        expect(onFlight.map(({ bookingClass }) => bookingClass)).toEqual(
          fitted.flatMap((cabin) => classesOf(carrier, cabin)),
        )
        for (const { seats } of onFlight) expect(seats >= 0 && seats <= 9).toBe(true)
      }
    }
  })

  it('returns the seats that are left after sales', async () => {
    const flight = answer[0]?.find(({ classes }) =>
      classes[0]?.some(({ bookingClass, seats }) => bookingClass === 'Y' && seats > 0),
    )?.flights[0]
    if (!flight) throw new Error('no seats at all')
    const onSale = seatsOnSale(worldSchedules(), flight)
    const sold = { Y: onSale.Y ?? 0 }
    const soldOut = gdsShopping({
      soldSeats: {
        soldOn: async (date) => new Map(date === flight.departure.date ? [[inventoryKey(flight), sold]] : []),
      },
    })
    const [options = []] = await soldOut.availability(requestFor(roundTrip('LON-NYC', 40)), callAt(now))
    const same = options.filter(
      ({ flights }) => flights[0] && inventoryKey(flights[0]) === inventoryKey(flight),
    )
    expect(same.length).toBeGreaterThan(0)
    for (const { classes } of same)
      expect(classes[0]?.filter(({ cabin }) => cabin === 'Economy').every(({ seats }) => seats === 0)).toBe(
        true,
      )
  })

  it('lists no more flights of a leg than requested', async () => {
    expect((await host.availability(requestFor(oneWay('LON-NYC', 40), 5), callAt(now)))[0]).toHaveLength(5)
  })
})
