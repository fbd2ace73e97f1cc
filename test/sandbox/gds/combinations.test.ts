import { describe, expect, it } from 'vitest'
import { findCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { combineFares, sellTogether } from '../../../lib/sandbox/world/partners.ts'
import type { FareGroup } from '../../../lib/shopping/shopping.ts'
import { callAt } from '../../support/supplier-call.ts'
import { gdsShopping, nothingSold, now, oneWay, roundTrip, shopping } from '../world/journeys.ts'

const { shop } = gdsShopping({ soldSeats: nothingSold })
const index = (code: string): number => findCarrier(code)?.index ?? -1

const markets = 'SYD-LHR ZRH-SIN CDG-NRT MAD-EZE FRA-JFK LHR-JFK DXB-BOM SFO-BOS JFK-LAX LHR-BCN'.split(' ')

const carriersOf = ({ options }: FareGroup['legs'][number]): string[] => [
  ...new Set(options.flatMap(({ flights }) => flights.map(({ carrier }) => carrier))),
]
const aircraftOf = ({ options }: FareGroup['legs'][number]): string[] =>
  options.map(({ flights }) =>
    flights
      .map(({ carrier, number, operating, departure }) => {
        const { carrier: by, number: as } = operating ?? { carrier, number }
        return `${by}${as} ${departure.date}`
      })
      .join(),
  )

describe.each(markets)('round trips %s', async (market) => {
  const groups = await shop(shopping(roundTrip(market, 60), { maxOptions: 200 }), callAt(now))

  it('are of one carrier, or of carriers whose fares combine', () => {
    expect(groups.length).toBeGreaterThan(0)
    for (const { legs, fares } of groups) {
      const [out, home] = fares[0]?.legs.map(({ carrier }) => carrier) ?? []
      const [there = [], back = []] = legs.map(carriersOf)
      if (out === home) continue
      for (const one of there)
        for (const other of back) expect(combineFares(index(one), index(other)), `${one} ${other}`).toBe(true)
    }
  })

  it('are ticketed by a carrier that has an agreement with all others', () => {
    for (const { validatingCarrier, legs } of groups)
      for (const carrier of legs.flatMap(carriersOf))
        if (carrier !== validatingCarrier)
          expect(
            sellTogether(index(validatingCarrier), index(carrier)),
            `${validatingCarrier} ${carrier}`,
          ).toBe(true)
  })

  it('sell low-cost fares for flights of that carrier alone', () => {
    for (const { legs, fares } of groups)
      for (const [leg, { carrier }] of (fares[0]?.legs ?? []).entries())
        if (findCarrier(carrier)?.kind === 'lowCost' && legs[leg])
          expect(carriersOf(legs[leg])).toEqual([carrier])
  })
})

it.each(['LHR-JFK', 'FRA-JFK', 'FRA-MUC', 'MAD-EZE'])('sells the same aircraft once: %s', async (market) => {
  const groups = await shop(shopping(oneWay(market, 60), { maxOptions: 200 }), callAt(now))
  const seen = groups.flatMap(({ legs }) => legs.flatMap(aircraftOf))
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((aircraft, at) => seen.indexOf(aircraft) < at)).toEqual([])
})
