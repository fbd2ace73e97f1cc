import { expect, it } from 'vitest'
import { type LegsToChange, planChangeLegs } from '../../lib/exchange/plan-change-legs.ts'
import { daysMs } from '../../lib/kernel/instant.ts'
import type { LegRequest } from '../../lib/shopping/shopping.ts'
import { aFare, aFlight, anItinerary, anOffer, aSegment, now, refusalOf } from '../support/given.ts'

/** Three ways between London and New York, a week apart; the flights have the numbers 101, 102, 103. */
const threeWays = (source: 'GDS' | 'NDC' = 'GDS') =>
  anOffer('offer', {
    itinerary: anItinerary({
      source,
      legs: [1, 2, 3].map((week) => ({
        segments: [aSegment(aFlight(now + daysMs(7 * week), { number: `10${week}` }))],
        fare: aFare(),
      })),
    }),
  })

const preferences = { carriers: [], cabins: [], classes: [], connections: [], sameAirportOnly: false }
const criteria = (departureDate: string, from = 'LHR', to = 'JFK') => ({
  from: { code: from, scope: 'airport' as const },
  to: { code: to, scope: 'airport' as const },
  path: 'SearchCriteriaFlight[0]',
  departureDate,
  flexibility: { daysBefore: 0, daysAfter: 0, from: [], to: [] },
})
const change = (other: Partial<LegsToChange>): LegsToChange => ({
  legs: [],
  preferences,
  products: [],
  segments: [],
  ...other,
})
/** The number of a flight that stays, the date of a leg that is searched. */
const shown = (legs: readonly LegRequest[]) =>
  legs.map(({ locked, date }) => locked?.flights[0]?.number ?? date)

it('searches the whole journey where no product is named', () => {
  const legs = [criteria('2027-06-01'), criteria('2027-06-09')]

  expect(shown(planChangeLegs(threeWays(), change({ legs }), now))).toEqual(['2027-06-01', '2027-06-09'])
})

it.each([
  ['in the place of the named product', ['product_2'], ['2027-06-01'], ['101', '2027-06-01', '103']],
  [
    'in the place of several ones, in their order',
    ['product_1', 'product_3'],
    ['2027-06-01', '2027-06-02'],
    ['2027-06-01', '102', '2027-06-02'],
  ],
  [
    'after the last of them, when there are more',
    ['product_2'],
    ['2027-06-01', '2027-06-02'],
    ['101', '2027-06-01', '2027-06-02', '103'],
  ],
  [
    'for fewer of them, and drops the others',
    ['product_2', 'product_3'],
    ['2027-06-01'],
    ['101', '2027-06-01'],
  ],
])('searches %s', (_, products, dates, expected) => {
  const legs = dates.map((date) => criteria(date))

  expect(shown(planChangeLegs(threeWays(), change({ legs, products }), now))).toEqual(expected)
})

it('reads segments as their products', () => {
  const found = planChangeLegs(threeWays(), change({ legs: [criteria('2027-06-01')], segments: [3] }), now)

  expect(shown(found)).toEqual(['101', '102', '2027-06-01'])
  expect(found[0]).toMatchObject({
    from: { code: 'LHR', scope: 'airport' },
    to: { code: 'JFK' },
    locked: { brand: 'STD', flights: [{ number: '101', bookingClass: 'Y' }] },
  })
})

it('leaves out flights that have left', () => {
  const legs = [criteria('2027-06-01')]

  const found = planChangeLegs(threeWays(), change({ legs, products: ['product_3'] }), now + daysMs(8))

  expect(shown(found)).toEqual(['102', '2027-06-01'])
})

it('keeps NDC legs that are not named and are sent as they are booked', () => {
  const { legs: booked } = threeWays('NDC').itinerary
  const dates = booked.map(({ segments }) => segments[0]?.flight.departure.date ?? '')
  const legs = [criteria(dates[0] ?? ''), criteria(dates[1] ?? ''), criteria('2027-06-01')]

  const some = planChangeLegs(threeWays('NDC'), change({ legs, products: ['product_1'] }), now)
  const all = planChangeLegs(threeWays('NDC'), change({ legs }), now)

  expect(shown(some)).toEqual([dates[0], '102', '2027-06-01'])
  expect(shown(all)).toEqual([dates[0], dates[1], '2027-06-01'])
})

it('refuses products that the offer does not have, and more legs than the content has', () => {
  const legs = Array.from({ length: 4 }, (_, day) => criteria(`2027-06-0${day + 1}`))

  expect(refusalOf(() => planChangeLegs(threeWays(), change({ legs, products: ['product_4'] }), now))).toBe(
    'offerOrProductUnknown',
  )
  expect(refusalOf(() => planChangeLegs(threeWays('NDC'), change({ legs }), now))).toBe('tooManyLegs')
})
