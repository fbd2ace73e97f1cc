import { flightKey } from '../../kernel/flight.ts'
import type { FareGroup, FlightOption, LegRequest, SelectedLeg } from '../../shopping/shopping.ts'
import { toSelectedFlight } from '../../workbench/air-offer.ts'

/** The flights of a journey, to be priced in each of some fares: the base fare first, then the upsells. */
export type JourneyToPrice = readonly (readonly SelectedLeg[])[]

/** One option of each leg. */
type Options = readonly FlightOption[]

const optionsOf = ({ legs }: FareGroup): Options[] =>
  legs.reduce<Options[]>(
    (parts, { options }) => parts.flatMap((part) => options.map((option) => [...part, option])),
    [[]],
  )

const keyOf = (options: Options): string =>
  options.map(({ flights }) => flights.map(flightKey).join(' ')).join('/')

/** A leg in one fare of its group; one that stays keeps its classes. */
function selectedLeg(
  option: FlightOption,
  { fare, brand, locked }: { fare: number; brand: string | undefined; locked: LegRequest['locked'] },
): SelectedLeg {
  const classes = option.classes[fare]?.bookingClasses ?? []
  return {
    ...(brand !== undefined && { brand }),
    flights: option.flights.map((flight, index) =>
      toSelectedFlight({
        flight,
        bookingClass: locked?.flights[index]?.bookingClass ?? classes[index] ?? '',
      }),
    ),
  }
}

/**
 * The journeys of a search, each once, the cheapest first.
 *
 * @param legs of the search
 */
export function journeysToPrice(
  groups: readonly FareGroup[],
  { legs, maxChanges }: { readonly legs: readonly LegRequest[]; readonly maxChanges: number },
): JourneyToPrice[] {
  const journeys = new Map<string, JourneyToPrice>()
  for (const group of groups)
    for (const options of optionsOf(group)) {
      if (journeys.size === maxChanges) return [...journeys.values()]
      const key = keyOf(options)
      if (journeys.has(key)) continue
      const inFare = (fare: number): SelectedLeg[] =>
        options.map((option, leg) =>
          selectedLeg(option, {
            fare,
            brand: group.fares[fare]?.legs[leg]?.brand.code,
            locked: legs[leg]?.locked,
          }),
        )
      journeys.set(
        key,
        group.fares.map((_, fare) => inFare(fare)),
      )
    }
  return [...journeys.values()]
}
