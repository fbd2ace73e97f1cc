import { priceTotals } from '../../../domain/fare.ts'
import type { EpochMs } from '../../../domain/instant.ts'
import { countSeats } from '../../../domain/passengers.ts'
import type { FareGroup, ShopRequest } from '../../../domain/shopping.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { availabilityOn, daysTravelled } from './availability.ts'
import { type Combination, combine } from './combinations.ts'
import { type Grouping, toFareGroup } from './fare-groups.ts'
import { dateAt, fareTerms, goesBack, type LegEnds } from './journey.ts'
import { endsOf, legFares } from './leg-fares.ts'
import { legOffers } from './leg-offers.ts'
import { flightsOfLegs } from './leg-search.ts'
import type { SoldSeats } from './sold-seats.ts'

const mostOptionsPerLeg = 8

/** Groups show several carriers: no group takes more than its part of the options. */
const optionsPerLeg = ({ maxOptions, legs }: ShopRequest): number =>
  Math.max(1, Math.min(mostOptionsPerLeg, Math.floor(maxOptions / (legs.length * 4))))

const total = ({ fares }: FareGroup): number => (fares[0] ? priceTotals(fares[0].price).totalMinor : 0)

const countOptions = ({ legs }: FareGroup): number => legs.reduce((sum, { options }) => sum + options.length, 0)

const slowness = ({ offers }: Combination): number => offers.reduce((sum, { flights }) => sum + (flights[0]?.score ?? 0), 0)

/** The fastest combination and the cheapest of each carrier come before the rest, each part in order of price. */
function inOrderOfInterest(combinations: readonly Combination[]): Combination[] {
  const fastest = combinations.reduce<Combination | undefined>(
    (best, next) => (best && slowness(best) <= slowness(next) ? best : next),
    undefined,
  )
  const cheapest = [...Map.groupBy(combinations, ({ offers }) => offers[0]?.fareCarrier).values()].flatMap(([first]) => first ?? [])
  return [...new Set([...cheapest.slice(0, 1), ...(fastest ? [fastest] : []), ...cheapest, ...combinations])]
}

/** Takes groups until there are as many flight options as were asked for. */
function fillAnswer(combinations: readonly Combination[], grouping: Grouping): FareGroup[] {
  const groups: FareGroup[] = []
  let options = 0
  for (const combination of inOrderOfInterest(combinations)) {
    const group = toFareGroup(combination, grouping)
    if (!group) continue
    options += countOptions(group)
    if (options > grouping.request.maxOptions && groups.length > 0) break
    groups.push(group)
  }
  return groups
}

function legEnds(schedules: Schedules, { legs }: ShopRequest, flights: readonly (readonly LegFlights[])[]): LegEnds[] {
  return legs.map(({ date }, leg) => ({ ...endsOf(schedules, flights[leg]?.[0]?.departures ?? []), date }))
}

/**
 * Fares with their flight options for a journey, the cheapest first; nothing for dates that are past or not on sale.
 */
export async function shopJourney(schedules: Schedules, soldSeats: SoldSeats, request: ShopRequest, now: EpochMs): Promise<FareGroup[]> {
  const flights = flightsOfLegs(schedules, request, now)
  if (flights.length === 0 || flights.some((options) => options.length === 0)) return []
  const availability = await availabilityOn(schedules, soldSeats, daysTravelled(flights), now)
  const ends = legEnds(schedules, request, flights)
  const wanted = {
    cabin: request.legs[0]?.cabins?.cabins[0] ?? ('Economy' as const),
    upsells: request.upsells,
    seats: countSeats(request.passengers),
  }

  const groupsAt = (halfRoundTrip: boolean, combinableOnly: boolean): FareGroup[] => {
    const terms = fareTerms(ends, halfRoundTrip, dateAt(request.pointOfSale, now), request.currency)
    const offers = flights.map((options, leg) => {
      const legTerms = terms[leg]
      return legTerms ? legOffers(availability, legFares(schedules, legTerms), options, wanted) : []
    })
    const grouping = { schedules, availability, request, terms, now, optionsPerLeg: optionsPerLeg(request), shown: new Map() }
    return fillAnswer(combine(offers, combinableOnly), grouping)
  }

  const together = groupsAt(goesBack(ends), true)
  const groups = together.length > 0 || request.legs.length === 1 ? together : groupsAt(false, false)
  return groups.sort((a, b) => total(a) - total(b))
}
