import type { Cabin } from '../../../lib/kernel/flight.ts'
import { addDays } from '../../../lib/kernel/instant.ts'
import type { AirWorldParts } from '../../../lib/sandbox/gds/air-world.ts'
import { gdsFares } from '../../../lib/sandbox/gds/pricing.ts'
import { gdsSearch } from '../../../lib/sandbox/gds/search.ts'
import type { SoldSeats } from '../../../lib/sandbox/gds/selling/sold-seats.ts'
import type { FareGroup, LegRequest, PriceRequest, ShopRequest } from '../../../lib/shopping/shopping.ts'

/** Builders of requests for the tests of the world. */

export const now = Date.parse('2027-01-15T10:00:00Z')
export const today = '2027-01-15'

export const london = { pcc: '7N4Q', currency: 'GBP', city: 'LON', country: 'GB', zone: 'Europe/London' }

export const nothingSold: SoldSeats = { soldOn: async () => new Map() }

/** What the GDS does without selling. */
export const gdsShopping = (parts: AirWorldParts) => ({ ...gdsSearch(parts), ...gdsFares(parts) })

/** `LHR-JFK` on a date; codes mean their whole city. */
export function leg(market: string, date: string): LegRequest {
  const [from = '', to = ''] = market.split('-')
  return { from: { code: from, scope: 'city' }, to: { code: to, scope: 'city' }, date }
}

export const oneWay = (market: string, days: number): LegRequest[] => [leg(market, addDays(today, days))]

export const roundTrip = (market: string, days: number, stay = 8): LegRequest[] => [
  leg(market, addDays(today, days)),
  leg(market.split('-').reverse().join('-'), addDays(today, days + stay)),
]

/** The same legs with constraints on each. */
export const withConstraints = (
  constraints: Partial<LegRequest>,
  legs: readonly LegRequest[],
): LegRequest[] => legs.map((one) => ({ ...one, ...constraints }))

/** The same legs with a cabin preferred on each. */
export const inCabin = (cabin: Cabin, legs: readonly LegRequest[]): LegRequest[] =>
  legs.map((one) => ({ ...one, cabins: { kind: 'preferred', cabins: [cabin] } }))

export const shopping = (legs: LegRequest[], other: Partial<ShopRequest> = {}): ShopRequest => ({
  legs,
  passengers: [{ ptc: 'ADT', count: 1 }],
  pointOfSale: london,
  currency: 'GBP',
  upsells: 0,
  maxOptions: 60,
  ...other,
})

/** The price request for one option of each leg, in one of the fares of a group. */
export function picked(
  group: FareGroup,
  fareAt: number,
  optionAt: readonly number[],
  request: ShopRequest,
): PriceRequest {
  const legs = group.legs.map(({ options }, index) => {
    const option = options[(optionAt[index] ?? 0) % options.length]
    const brand = group.fares[fareAt]?.legs[index]?.brand.code
    const flights = (option?.flights ?? []).map(({ carrier, number, departure, arrival }, flight) => {
      const bookingClass = option?.classes[fareAt]?.bookingClasses[flight]
      return {
        carrier,
        number,
        from: departure.airport,
        to: arrival.airport,
        date: departure.date,
        ...(bookingClass && { bookingClass }),
      }
    })
    return { flights, ...(brand && { brand }) }
  })
  const { passengers, pointOfSale, currency, fares } = request
  const offerRef = group.fares[fareAt]?.offerRef
  return {
    legs,
    ...(offerRef !== undefined && { offerRef }),
    passengers,
    pointOfSale,
    currency,
    requireSeats: true,
    ...(fares && { fares }),
  }
}

/** Numbers that look random but come from a seed, which is in the name of the test. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
