import { expect, it } from 'vitest'
import { daysMs } from '../../../lib/kernel/instant.ts'
import { type CabinPlan, cabinPlansOf, seatsOfPlan } from '../../../lib/sandbox/seats/cabin-plan.ts'
import { occupancyOf } from '../../../lib/sandbox/seats/occupancy.ts'
import { aircraftIndex } from '../../../lib/sandbox/world/aircraft.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { seatsOnDeparture } from '../../../lib/sandbox/world/fares/seats.ts'
import { dayOf } from '../../../lib/sandbox/world/moments.ts'
import { aFlight } from '../../support/given.ts'

const departsAt = Date.parse('2027-05-11T09:00:00Z')
const flights = Array.from({ length: 12 }, (_, index) =>
  aFlight(departsAt + daysMs(index), { number: `${170 + index}`, equipment: index % 2 ? '77W' : '320' }),
)
const nothing: ReadonlySet<string> = new Set()
const daysBefore = (plan: CabinPlan, flight: (typeof flights)[number], days: number, held = nothing) =>
  occupancyOf(plan, { flight, held }, flight.departsAt - daysMs(days))

const soldElsewhere = ({ cabin }: CabinPlan, flight: (typeof flights)[number]): number => {
  const { fitted, onSale } = seatsOnDeparture(
    {
      carrier: requireCarrier(flight.carrier).index,
      number: Number(flight.number),
      aircraft: aircraftIndex(flight.equipment ?? ''),
      day: dayOf(flight.departure.date),
    },
    cabin,
  )
  return fitted - onSale
}

it('as many seats are taken on the day of departure as the world has sold', () => {
  for (const flight of flights)
    for (const plan of cabinPlansOf(flight))
      expect(daysBefore(plan, flight, 0).taken.size).toBe(soldElsewhere(plan, flight))
})

it('seats fill up until the departure: what is taken stays taken', () => {
  for (const flight of flights)
    for (const plan of cabinPlansOf(flight)) {
      const [early, later, last] = [300, 60, 1].map((days) => daysBefore(plan, flight, days).taken)
      expect(later?.isSupersetOf(early ?? nothing)).toBe(true)
      expect(last?.isSupersetOf(later ?? nothing)).toBe(true)
    }
  const [flight] = flights
  const [, economy] = flight ? cabinPlansOf(flight) : []
  if (!flight || !economy) throw new Error('no economy class')
  expect(daysBefore(economy, flight, 300).taken.size).toBeLessThan(daysBefore(economy, flight, 1).taken.size)
})

it('there is a seat left for each one that is on sale, whichever seats our buyers chose', () => {
  for (const flight of flights)
    for (const plan of cabinPlansOf(flight)) {
      const seats = seatsOfPlan(plan).map(({ designator }) => designator)
      const onSale = seats.length - soldElsewhere(plan, flight)
      const held = new Set(seats.filter((_, index) => index % 3 === 0).slice(0, onSale))
      const { taken } = daysBefore(plan, flight, 0, held)
      const free = seats.filter((seat) => !taken.has(seat) && !held.has(seat))
      expect(taken.isDisjointFrom(held)).toBe(true)
      expect(free.length).toBe(onSale - held.size)
    }
})

it('windows and aisles are taken before middle seats', () => {
  const flight = aFlight(departsAt, { equipment: '772' })
  const economy = cabinPlansOf(flight).find(({ cabin }) => cabin === 'Economy')
  if (!economy) throw new Error('no economy class')
  const { taken } = daysBefore(economy, flight, 200)
  const share = (isMiddle: boolean): number => {
    const seats = seatsOfPlan(economy).filter(
      ({ characteristics }) => characteristics.includes('9') === isMiddle,
    )
    return seats.filter(({ designator }) => taken.has(designator)).length / seats.length
  }

  expect(taken.size).toBeGreaterThan(20)
  expect(share(false)).toBeGreaterThan(2 * share(true))
})
