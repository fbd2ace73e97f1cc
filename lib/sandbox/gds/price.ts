import type { EpochMs } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { PriceRequest } from '../../shopping/shopping.ts'
import { withBagFees } from '../ancillaries/bag-fees.ts'
import { sandboxHosts } from '../host-names.ts'
import { carriers } from '../world/carriers.ts'
import type { AirWorld } from './air-world.ts'
import { availabilityOn, departuresOf } from './availability.ts'
import { gdsCapabilities } from './capabilities.ts'
import { endorsementsOf } from './fare-groups.ts'
import { fareOfSelectedLeg } from './fare-of-selected-leg.ts'
import { earliestDeparture } from './flight-options.ts'
import { toFlight } from './flights.ts'
import { fareTerms, saleContext } from './journey.ts'
import { priceJourney } from './journey-price.ts'
import { legFares } from './leg-fares.ts'
import { hasRoundTripFares, requireLegs } from './selected-legs.ts'
import { shortConnections } from './short-connections.ts'
import { guaranteedUntil, ticketingTimeLimit } from './time-limits.ts'

/**
 * The price of selected flights: exactly the one that `shopJourney` gives for the same flights, classes,
 * brands, filters and moment.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `classNotAvailable`; `noFare` when flights do not
 *   connect, leave too soon or are not on sale yet, or have carriers that do not sell together, and when no
 *   fare passes the filters
 */
export async function priceFlights(
  world: AirWorld,
  request: PriceRequest,
  now: EpochMs,
): Promise<PricedItinerary> {
  const { schedules } = world
  const { pointOfSale, passengers, currency, requireSeats, lowestFare, fares: filters = {} } = request
  const selected = requireLegs(schedules, request, now)
  const departures = departuresOf(selected.map(({ flights }) => [flights]))
  const availability = await availabilityOn(world, { departures, isSale: true }, now)
  const ends = selected.map((leg) => leg.ends)
  const terms = fareTerms(ends, hasRoundTripFares(selected), saleContext(request, now))
  const common = {
    availability,
    seats: countSeats(passengers),
    requireSeats,
    filters,
    ...(lowestFare && { lowestFare }),
  }
  const legs = terms.flatMap((legTerms, index) => {
    const leg = selected[index]
    if (!leg) return []
    const { fare, booked } = fareOfSelectedLeg({ ...common, ...leg, fares: legFares(schedules, legTerms) })
    const segments = leg.flights.departures.flatMap((departure, flight) => {
      const seat = booked[flight]
      return seat ? [{ flight: toFlight(schedules, departure), ...seat }] : []
    })
    return [{ component: fare, segments }]
  })
  const components = legs.map(({ component }) => component)
  const rules = components.map(({ fare }) => fare.rule)
  const tooShort = selected.flatMap(({ flights }) => shortConnections(schedules, flights.departures))
  const [first] = selected
  const departure = {
    departureDate: first?.ends.date ?? '',
    departsAt: earliestDeparture(first ? [first.flights] : []),
  }
  const carrier = carriers[first?.flights.fareCarrier ?? -1]
  return {
    source: 'GDS',
    supplier: sandboxHosts.GDS,
    capabilities: carrier?.kind === 'lowCost' ? [...gdsCapabilities, 'lowCost'] : gdsCapabilities,
    validatingCarrier: carrier?.code ?? '',
    legs: legs.map(({ component, segments }) => ({
      segments,
      fare: withBagFees(component, {
        source: 'GDS',
        departsAt: segments[0]?.flight.departsAt ?? now,
        currency,
        now,
      }),
    })),
    price: priceJourney(components, passengers, {
      filingCurrency: terms[0]?.filingCurrency ?? currency,
      currency,
      filters,
    }),
    passengers,
    ticketingTimeLimit: ticketingTimeLimit({ pointOfSale, rules, ...departure }, now),
    guaranteedUntil: guaranteedUntil(pointOfSale, now),
    endorsements: endorsementsOf(components),
    pricingPcc: pointOfSale.pcc,
    ...(tooShort.length > 0 && { shortConnections: tooShort }),
  }
}
