import type { PricedItinerary } from '../../../domain/fare.ts'
import type { Cabin } from '../../../domain/flight.ts'
import { type EpochMs, minutesMs } from '../../../domain/instant.ts'
import { countSeats } from '../../../domain/passengers.ts'
import { Refusal } from '../../../domain/refusals.ts'
import type { PriceRequest, SelectedLeg } from '../../../domain/shopping.ts'
import { carriers } from '../world/carriers.ts'
import type { Departure } from '../world/connections/departures.ts'
import { fareCarrierOf } from '../world/connections/fare-carrier.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { type Availability, availabilityOn } from './availability.ts'
import { endorsementsOf } from './fare-groups.ts'
import { toFlight } from './flights.ts'
import { canCombine, dateAt, fareTerms, goesBack } from './journey.ts'
import { priceJourney } from './journey-price.ts'
import { endsOf, type LegFares, legFares } from './leg-fares.ts'
import { chooseSeats, findBrand, requireBrand, requireChain } from './selection.ts'
import { shortConnections } from './short-connections.ts'
import type { SoldSeats } from './sold-seats.ts'
import { guaranteedUntil, leastMinutesToDeparture, paymentTimeLimit } from './time-limits.ts'

/** A leg as it was chosen: its flights, and the carrier whose fare is looked for. */
interface ChosenLeg {
  readonly selected: SelectedLeg
  readonly chain: readonly [Departure, ...Departure[]]
  readonly fareCarrier: number
}

function chooseLeg(schedules: Schedules, selected: SelectedLeg, now: EpochMs): ChosenLeg {
  const chain = requireChain(schedules, selected.flights, now + minutesMs(leastMinutesToDeparture))
  const fareCarrier = fareCarrierOf(schedules, chain)
  if (fareCarrier === undefined) throw new Refusal('noFare')
  return { selected, chain, fareCarrier }
}

const follows = (before: ChosenLeg | undefined, { chain }: ChosenLeg): boolean =>
  !before || (chain[0]?.departsAt ?? 0) >= (before.chain.at(-1)?.arrivesAt ?? 0)

interface LegPricing {
  readonly schedules: Schedules
  readonly availability: Availability
  readonly seats: number
  readonly requireSeats: boolean
}

function priceLeg({ selected, chain, fareCarrier }: ChosenLeg, fares: LegFares, pricing: LegPricing) {
  const asked = findBrand(fareCarrier, selected.brand)
  const permitted = (cabin: Cabin) => fares.permitted(fareCarrier, chain, cabin)
  const choice = chooseSeats({ ...pricing, selected, chain, permitted }, asked?.brand.cabin)
  const component = fares.fareFor(fareCarrier, chain, requireBrand(fareCarrier, asked, choice.cabin), choice.rank)
  const segments = choice.booked.map((seat, at) => ({ flight: toFlight(pricing.schedules, chain[at] ?? chain[0]), ...seat }))
  return { component, leg: { segments, fare: component.fare } }
}

/**
 * The price of chosen flights: exactly what `shopJourney` shows for the same flights, classes, brands and moment.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `classNotAvailable`; `noFare` when flights do not connect, leave too
 * soon, or have carriers that do not sell together
 */
export async function priceFlights(
  schedules: Schedules,
  soldSeats: SoldSeats,
  request: PriceRequest,
  now: EpochMs,
): Promise<PricedItinerary> {
  const chosen = request.legs.map((selected) => chooseLeg(schedules, selected, now))
  if (chosen.length === 0 || !chosen.every((leg, at) => follows(chosen[at - 1], leg))) throw new Refusal('noFare')
  const availability = await availabilityOn(
    schedules,
    soldSeats,
    chosen.flatMap(({ chain }) => chain.map(({ day }) => day)),
    now,
  )
  const { pointOfSale, passengers, currency, requireSeats } = request
  const ends = chosen.map(({ chain, selected }) => ({ ...endsOf(schedules, chain), date: selected.flights[0]?.date ?? '' }))
  const halfRoundTrip = goesBack(ends) && canCombine(chosen.map(({ fareCarrier }) => fareCarrier))
  const terms = fareTerms(ends, halfRoundTrip, dateAt(pointOfSale, now), currency)
  const pricing = { schedules, availability, seats: countSeats(passengers), requireSeats }
  const priced = terms.flatMap((legTerms, at) => (chosen[at] ? priceLeg(chosen[at], legFares(schedules, legTerms), pricing) : []))
  const components = priced.map(({ component }) => component)
  const rules = components.map(({ fare }) => fare.rule)
  const tooShort = chosen.flatMap(({ chain }) => shortConnections(schedules, chain))
  const departsAt = (chosen[0]?.chain[0]?.departsAt ?? 0) * 60_000
  return {
    source: 'GDS',
    validatingCarrier: carriers[chosen[0]?.fareCarrier ?? -1]?.code ?? '',
    legs: priced.map(({ leg }) => leg),
    price: priceJourney(components, passengers, terms[0]?.filingCurrency ?? currency, currency),
    passengers,
    paymentTimeLimit: paymentTimeLimit({ pointOfSale, rules, departureDate: ends[0]?.date ?? '', departsAt }, now),
    guaranteedUntil: guaranteedUntil(pointOfSale, now),
    endorsements: endorsementsOf(components),
    pricingPcc: pointOfSale.pcc,
    ...(tooShort.length > 0 && { shortConnections: tooShort }),
  }
}
