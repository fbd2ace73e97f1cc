import type { EpochMs } from '../../kernel/instant.ts'
import { can } from '../../pricing/capabilities.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { NoSeatMap, Seat, SeatCabin, SeatMap, SeatStatus } from '../../seat/seat-map.ts'
import type { AirSeats, SeatMapRequest } from '../../suppliers/air-seats.ts'
import { isClosed } from '../ancillaries/price.ts'
import { findCarrier } from '../world/carriers.ts'
import { type CabinPlan, cabinPlansOf, type Place, seatsOfPlan } from './cabin-plan.ts'
import type { SeatInventory } from './inventory.ts'
import { occupancyOf } from './occupancy.ts'
import { isChargeable, type SeatedFlight, seatGroups } from './seat-offers.ts'

/**
 * Seat maps of the carriers of the sandbox: cabins and rows of the real aircraft types, occupied as the world has sold
 * them. Codeshares have a map where both carriers are of one alliance; two hours before the departure there is none any
 * more. Source: guess.
 */
export const seatMapsOver = (inventory: Pick<SeatInventory, 'heldOn'>): AirSeats => ({
  seatMaps: (request, { now }) =>
    Promise.all(
      seatedFlights(request).map(async (seated) => {
        const problem = problemOf(seated, now)
        return problem
          ? { flight: seated.flight, problem }
          : seatMapOf(seated, await inventory.heldOn(seated.flight), now)
      }),
    ),
})

function seatedFlights({ itinerary, segments, seekers }: SeatMapRequest): SeatedFlight[] {
  const all = itinerary.legs.flatMap((leg) =>
    leg.segments.map(({ flight, cabin }) => ({ itinerary, leg, flight, cabin, seekers })),
  )
  return segments.flatMap((number) => all[number - 1] ?? [])
}

/** Whose seats the host sells: those of the carrier of the flight, an NDC carrier those of its order. */
const sellerOf = ({ source, validatingCarrier }: PricedItinerary, carrier: string): string =>
  source === 'NDC' ? validatingCarrier : carrier

function problemOf(
  { itinerary, flight, cabin }: SeatedFlight,
  now: EpochMs,
): NoSeatMap['problem'] | undefined {
  const plans = cabinPlansOf(flight)
  if (!can(itinerary, 'seatMap') || isClosed(flight, now) || !plans.some((plan) => plan.cabin === cabin))
    return 'seatMapUnavailable'
  const seller = findCarrier(sellerOf(itinerary, flight.carrier))
  const operator = findCarrier(flight.operating?.carrier ?? flight.carrier)
  const isOfAlliance = operator?.alliance !== '' && operator?.alliance === seller?.alliance
  if (operator === seller || isOfAlliance) return undefined
  return flight.operating ? 'seatMapOfCodeshare' : 'seatMapUnavailable'
}

function seatMapOf(seated: SeatedFlight, held: ReadonlySet<string>, now: EpochMs): SeatMap {
  const { flight, cabin } = seated
  const plans = cabinPlansOf(flight)
  const statusIn = (plan: CabinPlan) => {
    const { taken, blocked } = occupancyOf(plan, { flight, held }, now)
    return ({ designator, kind }: Place): SeatStatus => {
      if (kind === 'none') return 'NoSeat'
      if (held.has(designator) || taken.has(designator)) return 'Reserved'
      if (kind === 'kept' || blocked.has(designator)) return 'Blocked'
      return 'Available'
    }
  }
  const cabins = plans.map((plan) => ({ plan, status: statusIn(plan) }))
  const groups = cabins.flatMap(({ plan, status }) =>
    plan.cabin === cabin
      ? seatGroups(
          seatsOfPlan(plan).filter((place) => status(place) === 'Available'),
          seated,
          now,
        )
      : [],
  )
  const offered = new Set(groups.flatMap(({ seats }) => seats.map(({ designator }) => designator)))
  const toSeat = (place: Place, status: SeatStatus): Seat => ({
    column: place.column,
    status: status === 'Available' && !offered.has(place.designator) ? 'Unavailable' : status,
    characteristics: [...place.characteristics, ...codesOf(status, place, seated)],
  })
  const mapped = cabins.map(
    ({ plan, status }): SeatCabin => ({
      cabin: plan.cabin,
      columns: plan.columns,
      rows: plan.rows.map(({ number, places }) => ({
        number,
        seats: places.map((place) => toSeat(place, status(place))),
      })),
    }),
  )
  return { flight, cabins: bookedFirst(mapped, seated), groups }
}

const bookedFirst = (cabins: readonly SeatCabin[], { cabin }: SeatedFlight): SeatCabin[] => [
  ...cabins.filter((one) => one.cabin === cabin),
  ...cabins.filter((one) => one.cabin !== cabin),
]

/** What the state of a seat adds to its characteristics: taken, blocked, chargeable. */
function codesOf(status: SeatStatus, { zone, kind }: Place, seated: SeatedFlight): string[] {
  if (kind === 'none') return []
  if (status === 'Reserved') return ['O']
  if (status === 'Blocked') return ['BK']
  return isChargeable(zone, seated) ? ['CH'] : []
}
