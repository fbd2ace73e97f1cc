import { describe, expect, it } from 'vitest'
import { cabins } from '../../../lib/kernel/flight.ts'
import { type CabinPlan, cabinPlansOf, seatsOfPlan } from '../../../lib/sandbox/seats/cabin-plan.ts'
import { aircraftIndex, aircraftTypes, isWidebody } from '../../../lib/sandbox/world/aircraft.ts'
import { carriers, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { fittingOf } from '../../../lib/sandbox/world/fares/seats.ts'
import { aFlight, now } from '../../support/given.ts'

const plansOf = (carrier: string, equipment: string): readonly CabinPlan[] =>
  cabinPlansOf(aFlight(now, { carrier, equipment }))
const economyOf = (carrier: string, equipment: string): CabinPlan => {
  const found = plansOf(carrier, equipment).find(({ cabin }) => cabin === 'Economy')
  if (!found) throw new Error(`${carrier} has no economy class`)
  return found
}
const rowNumbers = ({ rows }: CabinPlan): number[] => rows.map(({ number }) => number)
const lettersOf = ({ columns }: CabinPlan): string => columns.map(({ letter }) => letter).join('')

/** Every type that a carrier of the world flies. */
const fleets = carriers.flatMap(({ code, fleet }) => fleet.map((type) => [code, type] as const))

describe('the cabins of an aircraft', () => {
  it('have exactly the seats that the world sells, in every fleet', () => {
    for (const [carrier, type] of fleets) {
      const fitted = fittingOf(requireCarrier(carrier).index, aircraftIndex(type))
      const planned = cabins.map((cabin) =>
        plansOf(carrier, type)
          .filter((plan) => plan.cabin === cabin)
          .reduce((sum, plan) => sum + seatsOfPlan(plan).length, 0),
      )
      expect(planned, `${carrier} ${type}`).toEqual(fitted)
    }
  })

  it('have places with names of their own, in rows that count up, First in front', () => {
    for (const [carrier, type] of fleets) {
      const plans = plansOf(carrier, type)
      const names = plans.flatMap(({ rows }) =>
        rows.flatMap(({ places }) => places.map(({ designator }) => designator)),
      )
      const rows = plans.flatMap(rowNumbers)
      const order = plans.map(({ cabin }) => cabins.indexOf(cabin))
      expect(new Set(names).size, `${carrier} ${type}`).toBe(names.length)
      expect(rows, `${carrier} ${type}`).toEqual(rows.toSorted((a, b) => a - b))
      expect(order, `${carrier} ${type}`).toEqual(order.toSorted((a, b) => b - a))
      expect(rows.at(-1), `${carrier} ${type}`).toBeLessThan(100)
    }
  })

  it('have letters in the order of the alphabet, never I or O, windows at both ends', () => {
    for (const plan of fleets.flatMap(([carrier, type]) => [...plansOf(carrier, type)])) {
      const letters = lettersOf(plan)
      const [first, last] = [plan.rows[2]?.places[0], plan.rows[2]?.places.at(-1)]
      expect(letters).toMatch(/^A[B-HJ-NP-Z]+$/)
      expect([...letters].toSorted().join('')).toBe(letters)
      for (const place of [first, last]) {
        if (place) expect(place.characteristics).toContain('W')
      }
    }
  })

  it.each([
    ['LH', '320', 'ABCDEF', 'WCAACW'],
    ['EK', '77W', 'ABCDEFGHJK', 'WCAACCAACW'],
    ['QR', '789', 'ABCDEFHJK', 'WCAACAACW'],
    ['LH', '333', 'ACDEFGHK', 'WAACCAAW'],
    ['AF', '223', 'ACDEF', 'WAACW'],
  ])(
    'of %s on a %s have the columns %s, two aisle seats with the aisle between them',
    (carrier, type, ...expected) => {
      const plan = economyOf(carrier, type)

      expect([lettersOf(plan), plan.columns.map(({ position }) => position).join('')]).toEqual(expected)
    },
  )

  /** Exits are at the doors only. */
  const withoutExitRows = new Set('CNC BEH SF3 E70 E75 SU9 AR8'.split(' '))
  const highWing = new Set('CNC DHT DH1 DH3 DH4 AT4 AT5 AT7 AR8'.split(' '))

  it('have exits wherever the type has them, and never in another class', () => {
    for (const [carrier, type] of fleets) {
      const exits = plansOf(carrier, type).flatMap((plan) =>
        plan.rows.flatMap(({ number, places }) =>
          places.some(({ zone }) => zone === 'exit') ? [{ number, cabin: plan.cabin }] : [],
        ),
      )
      expect(exits.length > 0, `${carrier} ${type}`).toBe(!withoutExitRows.has(type))
      for (const { cabin } of exits) expect(cabin).toBe('Economy')
    }
  })

  it('have a wing beside some rows, below the windows of all but high-wing types', () => {
    for (const [carrier, type] of fleets) {
      const overWing = plansOf(carrier, type)
        .flatMap(seatsOfPlan)
        .filter(({ characteristics }) => characteristics.includes('OW'))
      expect(overWing.length > 0, `${carrier} ${type}`).toBe(!highWing.has(type))
    }
  })

  it('have bassinets on wide bodies only', () => {
    for (const [carrier, type] of fleets) {
      const bassinets = plansOf(carrier, type)
        .flatMap(seatsOfPlan)
        .filter(({ characteristics }) => characteristics.includes('B'))
      const aircraft = aircraftTypes[aircraftIndex(type)]
      expect(bassinets.length > 0, `${carrier} ${type}`).toBe(aircraft !== undefined && isWidebody(aircraft))
    }
  })

  it('have no row 13 or 17 where the carrier has none', () => {
    expect(rowNumbers(economyOf('LH', '321'))).not.toEqual(expect.arrayContaining([13]))
    expect(rowNumbers(economyOf('LH', '321'))).not.toEqual(expect.arrayContaining([17]))
    expect(rowNumbers(economyOf('FR', '738')).slice(11, 16)).toEqual([12, 14, 15, 16, 17])
    expect(rowNumbers(economyOf('U2', '320'))).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })

  it('of European business class on narrow bodies keep the middle seats free', () => {
    const [business] = plansOf('AF', '320')
    const kept = business?.rows.flatMap(({ places }) =>
      places.filter(({ kind }) => kind === 'kept').map(({ column }) => column),
    )

    expect(new Set(kept)).toEqual(new Set(['B', 'E']))
    expect(business && seatsOfPlan(business).length).toBe(12)
    expect(plansOf('AA', '738')[0]).toMatchObject({ cabin: 'Business' })
    expect(lettersOf(plansOf('AA', '738')[0] ?? economyOf('AA', '738'))).toBe('ACDF')
  })

  it('of an unknown type or carrier are not known', () => {
    expect(plansOf('BA', 'XXX')).toEqual([])
    expect(plansOf('??', '320')).toEqual([])
  })
})
