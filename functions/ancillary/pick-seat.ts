import { requireShop } from '../../lib/ancillary/shopped-ancillary.ts'
import type { PickedSeat } from '../../lib/ancillary/wire/ancillary-book.ts'
import { flightKey } from '../../lib/kernel/flight.ts'
import { takesSeat } from '../../lib/kernel/passengers.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { journeyOfOffer, seatMapsOf } from '../../lib/seat/ask-seat-maps.ts'
import { chooseSeat, flightName, type SeatedTraveler } from '../../lib/seat/choose-seat.ts'
import { hasSeatMap, type SeatMap } from '../../lib/seat/seat-map.ts'
import { requireGroup, seatLookup } from '../../lib/seat/seat-shop.ts'
import { withSeat } from '../../lib/seat/workbench-seats.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { toOrderTravelers } from '../../lib/workbench/wire/order-traveler.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'

/** The seats of a flight of an offer, for the travelers of its workbench. */
type AskSeatMap = (offer: AirOffer, segment: number, workbench: OpenWorkbench) => Promise<SeatMap>

/** Asks for each flight once. The refusal says why a flight has no map. */
export function seatMapAsker(context: Context, { airHosts }: AncillaryDependencies): AskSeatMap {
  const asked = new Map<string, Promise<SeatMap>>()
  const ask: AskSeatMap = async (offer, segment, { travelers }) => {
    const [map] = await seatMapsOf(journeyOfOffer(offer, [segment], travelers), airHosts, callOf(context))
    if (!map) throw new Refusal('offerOrProductUnknown')
    if (!hasSeatMap(map)) throw new Refusal(map.problem, { flight: flightName(map) })
    return map
  }
  return (offer, segment, workbench) => {
    const name = `${offer.id}/${segment}`
    const known = asked.get(name) ?? ask(offer, segment, workbench)
    asked.set(name, known)
    return known
  }
}

/**
 * The workbench with a seat of a map, as it is on sale now.
 *
 * @throws Refusal `offerOrProductUnknown` no such map, group or flight; `offerExpired`; `travelerUnknown`; as
 *   `chooseSeat` and `withSeat`
 */
export async function withPickedSeat(
  workbench: OpenWorkbench,
  picked: PickedSeat,
  { context, askSeatMap }: { readonly context: Context; readonly askSeatMap: AskSeatMap },
): Promise<OpenWorkbench> {
  const { stores, now, ids } = context
  const shop = await requireShop(picked, seatLookup(stores, now, workbench.id))
  const { flight: key, group: shown } = requireGroup(shop, picked)
  const { parent, segment } = requireFlight(workbench, key)
  const traveler = requireTraveler(workbench, picked)
  const map = await askSeatMap(parent, segment, workbench)
  const chosen = chooseSeat(map, { designator: picked.seat, traveler, shown })
  const { flight } = map
  return withSeat(workbench, {
    ...{ id: ids.uuid(), parent, flight, chosen },
    travelerId: traveler.id,
    addedAt: now,
  })
}

/** The flight in the workbench. */
function requireFlight({ offers }: OpenWorkbench, key: string) {
  for (const parent of offers) {
    const index = segmentsOf(parent.itinerary).findIndex(({ flight }) => flightKey(flight) === key)
    if (index !== -1) return { parent, segment: index + 1 }
  }
  throw new Refusal('offerOrProductUnknown')
}

function requireTraveler({ travelers }: OpenWorkbench, { traveler: names }: PickedSeat): SeatedTraveler {
  const named = travelers.find(({ id, ref }) => names.includes(id) || names.includes(ref))
  const found = names.length === 0 && travelers.length === 1 ? travelers[0] : named
  if (!found) throw new Refusal('travelerUnknown')
  const { id, ptc } = found
  return { id, ptc, hasInfant: hasInfant(travelers, id) }
}

/** Whether the traveler has an infant on the lap. */
const hasInfant = (travelers: OpenWorkbench['travelers'], adult: string): boolean =>
  toOrderTravelers(travelers).some(({ adultId, ptc }) => adultId === adult && !takesSeat(ptc))
