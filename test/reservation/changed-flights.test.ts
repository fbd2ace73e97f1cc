import { describe, expect, it } from 'vitest'
import { flightKey } from '../../lib/kernel/flight.ts'
import { hoursMs, minutesMs } from '../../lib/kernel/instant.ts'
import { changedFlights } from '../../lib/reservation/changed-flights.ts'
import type { FlightsNow } from '../../lib/suppliers/supplier-inbox.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { aFare, aFlight, anItinerary, anOffer, aSegment } from '../support/given.ts'

const start = Date.parse('2027-05-11T09:00:00Z')
const flight = (number: string, hours: number) => aFlight(start + hoursMs(hours), { number })
const [first, second, back] = [flight('1', 0), flight('2', 4), flight('3', 200)] as const

/** Two flights out, one back. */
const offer = anOffer('o', {
  itinerary: anItinerary({
    legs: [
      { segments: [aSegment(first), aSegment(second)], fare: aFare() },
      { segments: [aSegment(back)], fare: aFare() },
    ],
  }),
})
const instead = (sold: readonly (typeof first)[], ...now: readonly (typeof first)[]): FlightsNow => ({
  sold: sold.map(flightKey),
  now: now.map((one) => aSegment(one)),
})
const late = aFlight(first.departsAt + minutesMs(30), { number: '1' })
const nextDay = aFlight(first.departsAt + hoursMs(24), { number: '1' })
const direct = flight('9', 2)

const numbersIn = (changed: ReturnType<typeof changedFlights>) =>
  changed?.legs.map(({ segments }) => segments.map((segment) => segment.flight.number))
const changedOffer = (held: AirOffer, flights: readonly FlightsNow[]): AirOffer => ({
  ...held,
  itinerary: { ...held.itinerary, legs: changedFlights(held, flights)?.legs ?? [] },
})

describe('the flights of an offer after its carrier changed them', () => {
  it.each([
    ['a retimed flight', [instead([first], late)], [['1', '2'], ['3']], [1], []],
    [
      'a leg of as many other flights',
      [instead([first, second], direct, back)],
      [['9', '3'], ['3']],
      [1, 2],
      [],
    ],
    [
      'two flights for one',
      [instead([back], direct, late)],
      [
        ['1', '2'],
        ['9', '1'],
      ],
      [3],
      [],
    ],
    ['one flight for two', [instead([first, second], direct)], [['9'], ['3']], [1, 2], []],
    ['a cancelled flight', [instead([second])], [['1'], ['3']], [], [2]],
    ['a cancelled leg', [instead([back])], [['1', '2']], [], [3]],
    ['both', [instead([back]), instead([first], late)], [['1', '2']], [1], [3]],
  ])('%s', (_, flights, numbers, changed, cancelled) => {
    const found = changedFlights(offer, flights)

    expect({ numbers: numbersIn(found), changed: found?.changed, cancelled: found?.cancelled }).toEqual({
      numbers,
      changed,
      cancelled,
    })
  })

  it.each([
    ['the flights as they were sold', [instead([first], first), instead([second], second)]],
    ['flights that the offer does not have', [instead([direct], late), instead([nextDay])]],
    ['no flights', []],
  ])('nothing is new with %s', (_, flights) => {
    expect(changedFlights(offer, flights)).toBeUndefined()
  })

  it('what was changed is known by what was sold: the same again is nothing new, another change replaces it', () => {
    const moved = changedOffer(offer, [instead([first], nextDay)])

    expect(changedFlights(moved, [instead([first], nextDay)])).toBeUndefined()
    expect(numbersIn(changedFlights(moved, [instead([first], direct)]))).toEqual([['9', '2'], ['3']])
    expect(changedFlights(changedOffer(moved, [instead([first])]), [instead([first])])).toBeUndefined()
  })

  it('one flight for two stays so when it is reported again', () => {
    const merged = changedOffer(offer, [instead([first, second], direct)])

    expect(changedFlights(merged, [instead([first, second], direct)])).toBeUndefined()
  })
})
