import type { Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { AncillarySellOrder } from '../../suppliers/air-ancillaries.ts'
import { isClosed } from '../ancillaries/price.ts'
import { cabinPlansOf, seatsOfPlan } from './cabin-plan.ts'
import type { SeatInventory } from './inventory.ts'
import { occupancyOf } from './occupancy.ts'

type SoldSeat = Pick<AncillarySellOrder['ancillary'], 'seat' | 'flights'>

/** The refusal of a seat that a buyer cannot have (any more). */
export function seatNotAvailable({ seat, flights: [flight] }: SoldSeat): Refusal {
  const { carrier, number } = flight ?? { carrier: '', number: '' }
  return new Refusal('seatNotAvailable', {
    seat: seat?.designator ?? '',
    flight: `${carrier}${Number(number)}`,
  })
}

/**
 * Holds a seat of a flight for a sale: of its first buyer, whoever that is.
 *
 * @throws Refusal `seatInvalid` the aircraft has no such seat, or it is blocked; `seatNotAvailable` another one has it,
 *   or the flight is under airport control
 */
export async function holdSeat(
  inventory: SeatInventory,
  { key, ancillary }: { readonly key: string; readonly ancillary: SoldSeat },
  now: EpochMs,
): Promise<void> {
  const [flight] = ancillary.flights
  const seat = ancillary.seat?.designator ?? ''
  const plan = flight && planWith(flight, seat)
  if (!plan) throw new Refusal('seatInvalid', { seat })
  if (isClosed(flight, now)) throw seatNotAvailable(ancillary)
  const isHeld = await inventory.hold(flight, { key, seat }, (held) => {
    const { taken, blocked } = occupancyOf(plan, { flight, held }, now)
    if (taken.has(seat)) return false
    if (blocked.has(seat)) throw new Refusal('seatInvalid', { seat })
    return true
  })
  if (!isHeld) throw seatNotAvailable(ancillary)
}

const planWith = (flight: Flight, seat: string) =>
  cabinPlansOf(flight).find((plan) => seatsOfPlan(plan).some(({ designator }) => designator === seat))
