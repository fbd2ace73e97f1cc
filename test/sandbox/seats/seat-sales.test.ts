import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalDatabase, startDatabase } from '../../../lib/platform/local/database.ts'
import { ancillaryHost } from '../../../lib/sandbox/ancillaries/host.ts'
import { seatInventoryOver } from '../../../lib/sandbox/seats/inventory.ts'
import { seatMapsOver } from '../../../lib/sandbox/seats/seat-maps.ts'
import { hasSeatMap } from '../../../lib/seat/seat-map.ts'
import { placesOf } from '../../suppliers/air-host/seats.ts'
import { anOrderTraveler } from '../../suppliers/people.ts'
import { refusal } from '../../suppliers/refusal.ts'
import { aFare, aFlight, anItinerary, aSegment, now } from '../../support/given.ts'
import { callAt } from '../../support/supplier-call.ts'

let database: LocalDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(() => database.close())

const call = callAt(now)

/** The seats of a small aircraft, and how they are sold. */
function departure(number: string) {
  const flight = aFlight(Date.parse('2027-05-11T09:00:00Z'), { number, equipment: 'E90' })
  const itinerary = anItinerary({ legs: [{ segments: [aSegment(flight)], fare: aFare() }] })
  const { sell, release } = ancillaryHost(database.store)
  const { seatMaps } = seatMapsOver(seatInventoryOver(database.store))
  const seekers = [{ id: 't', ptc: 'ADT' }]
  async function map() {
    const [found] = await seatMaps({ itinerary, segments: [1], saleKey: undefined, seekers }, call)
    if (!found || !hasSeatMap(found)) throw new Error('no map')
    return found
  }
  const service = async () => {
    const [group] = (await map()).groups
    if (!group) throw new Error('no seat is sold')
    return group.service
  }
  const orderOf = async (key: string, designator: string, on = flight) => ({
    key,
    ancillary: {
      service: await service(),
      quantity: 1,
      flights: [on],
      seat: { designator, characteristics: [] },
    },
    traveler: anOrderTraveler('t', now),
  })
  const seatsIn = async (status: string) =>
    placesOf(await map()).flatMap((place) => (place.status === status ? [place.designator] : []))
  return { flight, seatsIn, orderOf, sell, release }
}

it('each seat is sold exactly once, however many want it at once; no seat is lost or made', async () => {
  const { flight, seatsIn, orderOf, sell } = departure('11')
  const [free, taken] = [await seatsIn('Available'), await seatsIn('Reserved')]
  const wanted = free.slice(0, 6)
  const buyers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => orderOf(`crowd-${index}`, wanted[index % 6] ?? '')),
  )
  const outcomes = await Promise.all(
    buyers.map((order) =>
      sell(order, call).then(
        () => order.ancillary.seat.designator,
        () => undefined,
      ),
    ),
  )
  const sold = outcomes.filter((seat) => seat !== undefined)

  expect(sold.toSorted()).toEqual(wanted.toSorted())
  expect(new Set(await seatsIn('Reserved'))).toEqual(new Set([...taken, ...wanted]))
  expect(await seatsIn('Available')).toEqual(free.filter((seat) => !wanted.includes(seat)))
  expect(await seatInventoryOver(database.store).heldOn(flight)).toEqual(new Set(wanted))
}, 30_000)

it('a flight and its codeshare sell the same seats', async () => {
  const { flight, seatsIn, orderOf, sell } = departure('12')
  const [seat = ''] = await seatsIn('Available')
  const { carrier, number } = flight
  const codeshare = { ...flight, carrier: 'AA', number: '6012', operating: { carrier, number, name: 'BA' } }
  await sell(await orderOf('codeshare', seat, codeshare), call)

  expect(await refusal(sell(await orderOf('own', seat), call))).toBe('seatNotAvailable')
})

it('a seat that another passenger has, or that is blocked, is not sold', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => `${20 + index}`)
  const blockedIn = async (number: string) => ({ number, seats: await departure(number).seatsIn('Blocked') })
  const { number, seats } = (await Promise.all(numbers.map(blockedIn))).find(
    (one) => one.seats.length > 0,
  ) ?? { number: '', seats: [] }
  const { seatsIn, orderOf, sell } = departure(number)
  const [taken = ''] = await seatsIn('Reserved')

  expect(await refusal(sell(await orderOf('blocked', seats[0] ?? ''), call))).toBe('seatInvalid')
  expect(await refusal(sell(await orderOf('taken', taken), call))).toBe('seatNotAvailable')
})

it('no seat is sold from two hours before the departure on', async () => {
  const { flight, seatsIn, orderOf, sell } = departure('13')
  const [seat = ''] = await seatsIn('Available')
  const order = await orderOf('late', seat)

  expect(await refusal(sell(order, callAt(flight.departsAt - 7_200_000)))).toBe('seatNotAvailable')
})
