import { afterAll, describe, expect, it } from 'vitest'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { gdsHost } from '../../lib/sandbox/gds/host.ts'
import { inventoryOver } from '../../lib/sandbox/gds/selling/inventory.ts'
import { requireCarrier } from '../../lib/sandbox/world/carriers.ts'
import { ancillariesContract } from '../suppliers/air-host/ancillaries.ts'
import { buyerOf } from '../suppliers/air-host/buyer.ts'
import { seatsContract } from '../suppliers/air-host/seats.ts'
import { airHostContract } from '../suppliers/air-host.contract.ts'
import { closedAirHostContract } from '../suppliers/closed-air-host.contract.ts'
import { journey as usualJourney } from '../suppliers/journey.ts'
import { anOrderTraveler } from '../suppliers/people.ts'
import { startOfTests } from '../support/api.ts'
import { sandboxOrders } from '../support/sandbox-orders.ts'
import { withServicesInOrders } from '../support/services-with-orders.ts'
import { soldOf } from '../support/sold-of.ts'
import { callAt, issuingOffice } from '../support/supplier-call.ts'

/** In a season when no class runs out. */
const journey = {
  ...usualJourney,
  legs: usualJourney.legs.map((leg, index) => ({ ...leg, date: ['2027-10-12', '2027-10-20'][index] ?? '' })),
}
const { pointOfSale } = journey
const database = startDatabase()
const host = database.then(({ store }) => gdsHost(store))
afterAll(async () => (await database).close())

const underTest = async () => {
  return {
    host: await host,
    journey,
    call: callAt(startOfTests),
    keys: 'suite#',
    budget: 300,
    ordersOf: sandboxOrders(await database),
  }
}
airHostContract('the GDS host', underTest)
/** Small cabins run out soon. */
const inSmallCabins = async () => {
  const legs = journey.legs.map((leg) => ({
    ...leg,
    cabins: { kind: 'permitted' as const, cabins: ['PremiumEconomy' as const] },
  }))
  return { ...(await underTest()), journey: { ...journey, legs } }
}
closedAirHostContract('the GDS host', inSmallCabins)
describe('the GDS host, when it sells services with orders only', () => {
  const start = async () => ({ ...(await underTest()), host: withServicesInOrders(await host) })
  ancillariesContract(buyerOf('services', start))
  seatsContract(buyerOf('seats', start))
})

const once = async () => {
  const subject = await host
  const groups = await subject.shop(
    { ...journey, passengers: [{ ptc: 'ADT', count: 1 }] },
    callAt(startOfTests),
  )
  const group = groups.at(-1)
  if (!group) throw new Error('no offers')
  const legs = group.legs.map(({ options: [option] }, leg) => ({
    brand: group.fares[0]?.legs[leg]?.brand.code ?? '',
    flights: (option?.flights ?? []).map((flight, index) => ({
      carrier: flight.carrier,
      number: flight.number,
      from: flight.departure.airport,
      to: flight.arrival.airport,
      date: flight.departure.date,
      bookingClass: option?.classes[0]?.bookingClasses[index] ?? '',
    })),
  }))
  const request = {
    legs,
    passengers: [{ ptc: 'ADT', count: 1 }],
    pointOfSale,
    currency: 'GBP',
    requireSeats: false,
  }
  return { subject, request, itinerary: await subject.price(request, callAt(startOfTests)) }
}

const people = {
  travelers: [anOrderTraveler('t', startOfTests)],
  contacts: [],
  specialServices: [],
  services: [],
}

it('numbers tickets with the accounting code of the validating carrier', async () => {
  const { subject, itinerary } = await once()
  const order = {
    key: 'accounting',
    itinerary,
    ...people,
    ticketingTimeLimit: itinerary.ticketingTimeLimit,
  }
  await subject.sell(order, callAt(startOfTests))
  const [ticket] = await subject.issue(
    {
      key: 'accounting-issue',
      saleKey: 'accounting',
      itinerary,
      agency: issuingOffice,
      tickets: [{ travelerId: 't', surname: 'MARROW', coupons: 1 }],
    },
    callAt(startOfTests),
  )

  expect(ticket?.numbers[0]?.slice(0, 3)).toBe(requireCarrier(itinerary.validatingCarrier).accountingCode)
})

it('has fewer seats after a sale, and sells to many buyers at once no more seats than there are', async () => {
  const { subject, request, itinerary } = await once()
  const [segment] = segmentsOf(itinerary)
  const left = async () =>
    Math.min(
      ...segmentsOf(await subject.price(request, callAt(startOfTests))).map(
        ({ seatsLeft }) => seatsLeft ?? 0,
      ),
    )
  const buyers = Array.from({ length: 200 }, (_, index) =>
    subject
      .sell(
        {
          key: `crowd-${index}`,
          itinerary,
          ...people,
          ticketingTimeLimit: itinerary.ticketingTimeLimit,
        },
        callAt(startOfTests),
      )
      .then(() => 1)
      .catch(() => 0),
  )
  const sold = (await Promise.all(buyers)).reduce<number>((sum, one) => sum + one, 0)

  expect(segment).toBeDefined()
  expect(sold).toBeGreaterThan(0)
  expect(sold).toBeLessThan(200)
  expect(await left()).toBe(0)
}, 60_000)

it('a divided sale does not hold the seats of the new sale again when tickets make it firm meanwhile', async () => {
  const { store } = await database
  const { itinerary } = await once()
  const [segment] = segmentsOf(itinerary)
  if (!segment) throw new Error('no flight')
  const { flight, bookingClass } = segment
  const inventory = inventoryOver(store, () => ({ cabin: 'Economy', inClass: 999, inCabin: 999 }))
  const seatsOf = async () =>
    Object.values((await soldOf(store, flight, startOfTests)) ?? {}).reduce((sum, seats) => sum + seats, 0)
  const before = await seatsOf()
  const held = { bookingClass, seats: 3, until: startOfTests + 60_000 }
  await inventory.hold(flight, { key: 'party', hold: held }, startOfTests)
  await inventory.split(flight, { from: 'party', to: 'one', seatsKept: 2, seatsMoved: 1 }, startOfTests)
  await inventory.hold(flight, { key: 'party', hold: { bookingClass, seats: 3 } }, startOfTests)

  expect(await seatsOf()).toBe(before + 3)
})
