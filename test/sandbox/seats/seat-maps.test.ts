import { expect, it } from 'vitest'
import type { Flight } from '../../../lib/kernel/flight.ts'
import { hoursMs } from '../../../lib/kernel/instant.ts'
import type { Inclusion, PricedItinerary } from '../../../lib/pricing/fare.ts'
import { seatMapsOver } from '../../../lib/sandbox/seats/seat-maps.ts'
import { hasSeatMap, type SeatMap } from '../../../lib/seat/seat-map.ts'
import { placesOf } from '../../suppliers/air-host/seats.ts'
import { aFare, aFlight, anItinerary, aSegment, now } from '../../support/given.ts'
import { callAt } from '../../support/supplier-call.ts'

const departsAt = Date.parse('2027-05-11T09:00:00Z')
const { seatMaps } = seatMapsOver({ heldOn: async () => new Set() })

/** A journey of one flight, with a fare that has its seats so. */
function on(flight: Partial<Flight>, seats: Inclusion = 'Chargeable', other: Partial<PricedItinerary> = {}) {
  const { brand } = aFare()
  const fare = aFare({ brand: { ...brand, services: { ...brand.services, SeatAssignment: seats } } })
  return anItinerary({ legs: [{ segments: [aSegment(aFlight(departsAt, flight))], fare }], ...other })
}

async function mapOf(itinerary: PricedItinerary, ptcs = ['ADT'], at = now) {
  const seekers = ptcs.map((ptc, index) => ({ id: `${ptc}${index}`, ptc }))
  const [map] = await seatMaps({ itinerary, segments: [1], saleKey: undefined, seekers }, callAt(at))
  if (!map) throw new Error('no answer')
  return map
}
async function groupsOf(...asked: Parameters<typeof mapOf>): Promise<SeatMap['groups']> {
  const map = await mapOf(...asked)
  if (!hasSeatMap(map)) throw new Error(map.problem)
  return map.groups
}
const problemOf = async (...asked: Parameters<typeof mapOf>) => {
  const map = await mapOf(...asked)
  return hasSeatMap(map) ? undefined : map.problem
}
const namesOf = (groups: SeatMap['groups']): string[] => groups.map(({ service }) => service.name)

it('every seat is in exactly one state, and every available one costs what its group says', async () => {
  const map = await mapOf(on({}))
  if (!hasSeatMap(map)) throw new Error('no map')
  const places = placesOf(map)
  const offered = map.groups.flatMap(({ seats }) => seats.map(({ designator }) => designator))

  expect(new Set(offered).size).toBe(offered.length)
  for (const { designator, status, characteristics, cabin } of places) {
    expect(status === 'Available', designator).toBe(offered.includes(designator))
    expect(characteristics.includes('O'), designator).toBe(status === 'Reserved')
    expect(characteristics.includes('BK'), designator).toBe(status === 'Blocked')
    if (status === 'Available') expect([cabin, characteristics.includes('CH')]).toEqual(['Economy', true])
  }
  expect(new Set(places.map(({ status }) => status))).toEqual(
    new Set(['Available', 'Reserved', 'Blocked', 'NoSeat', 'Unavailable']),
  )
})

it('seats cost what they are worth where the fare does not include them, the cheapest first', async () => {
  const groups = await groupsOf(on({}))
  const bases = groups.map(({ price }) => ('baseMinor' in price ? price.baseMinor : 0))

  expect(namesOf(groups)).toEqual(['STANDARD SEAT', 'PREFERRED SEAT', 'EXTRA LEGROOM'])
  expect(bases.every((base) => base > 0)).toBe(true)
  expect(bases).toEqual(bases.toSorted((a, b) => a - b))
})

it('a fare that includes seats has them free, except for extra legroom', async () => {
  const [free, legroom, ...others] = await groupsOf(on({}, 'Included'))

  expect(free).toMatchObject({ service: { name: 'SEAT ASSIGNMENT', rfisc: '0B5' }, price: { baseMinor: 0 } })
  expect(legroom?.service.name).toBe('EXTRA LEGROOM')
  expect(others).toEqual([])
})

it('all seats of business class are free with its fares', async () => {
  const itinerary = on({}, 'Included')
  const [leg] = itinerary.legs
  const legs = leg
    ? [{ ...leg, segments: leg.segments.map((one) => ({ ...one, cabin: 'Business' as const })) }]
    : []
  const map = await mapOf({ ...itinerary, legs })

  expect(hasSeatMap(map) && [map.cabins[0]?.cabin, namesOf(map.groups)]).toEqual([
    'Business',
    ['SEAT ASSIGNMENT'],
  ])
})

it('only extra legroom is sold with a fare that does not offer seats', async () => {
  expect(namesOf(await groupsOf(on({}, 'Not Offered')))).toEqual(['EXTRA LEGROOM'])
})

it('a carrier that sells no seats shows those that are free', async () => {
  const withoutPaid = { capabilities: ['seatMap'] as const }

  expect(namesOf(await groupsOf(on({}, 'Included', withoutPaid)))).toEqual(['SEAT ASSIGNMENT'])
  expect(await groupsOf(on({}, 'Chargeable', withoutPaid))).toEqual([])
})

it('an infant on a lap gets no seat, and no minor one at an exit', async () => {
  const groups = await groupsOf(on({}), ['ADT', 'CNN', 'UNN', 'INF'])
  const map = await mapOf(on({}))
  const exits = hasSeatMap(map)
    ? placesOf(map).flatMap(({ characteristics, designator }) =>
        characteristics.includes('E') ? [designator] : [],
      )
    : []
  const exitGroups = groups.filter(({ seats }) => seats.some(({ designator }) => exits.includes(designator)))

  expect(exitGroups.length).toBeGreaterThan(0)
  for (const { travelerIds } of groups) expect(travelerIds).not.toContain('INF3')
  for (const { travelerIds, seats } of exitGroups) {
    expect(travelerIds).toEqual(['ADT0'])
    expect(seats.every(({ designator }) => exits.includes(designator))).toBe(true)
  }
  expect(groups.some(({ travelerIds }) => travelerIds.includes('CNN1'))).toBe(true)
})

it('prices are those of the currency of the offer', async () => {
  const price = { currency: 'JPY', passengers: [] }
  const [first] = await groupsOf(on({}, 'Chargeable', { price }))

  expect(first?.price.currency).toBe('JPY')
})

it('a codeshare has the seats of the operating flight where both carriers are of one alliance', async () => {
  const operating = { carrier: 'BA', number: '178', name: 'British Airways' }
  const own = await mapOf(on({}))
  const ally = await mapOf(on({ carrier: 'AA', number: '6178', operating }))
  const seatsOf = (map: typeof own) =>
    hasSeatMap(map) ? placesOf(map).map(({ designator, status }) => `${designator} ${status}`) : []

  expect(seatsOf(ally)).toEqual(seatsOf(own))
  expect(await problemOf(on({ carrier: 'EI', number: '8178', operating }))).toBe('seatMapOfCodeshare')
})

it('there is no map without the capability, of an unknown aircraft, or two hours before the departure', async () => {
  expect(await problemOf(on({}, 'Included', { capabilities: [] }))).toBe('seatMapUnavailable')
  expect(await problemOf(on({ equipment: 'XXX' }))).toBe('seatMapUnavailable')
  expect(await problemOf(on({}), ['ADT'], departsAt - hoursMs(2))).toBe('seatMapUnavailable')
  expect(await problemOf(on({}), ['ADT'], departsAt - hoursMs(2) - 1)).toBeUndefined()
})
