import { isActiveVehicle } from '../car/vehicle.ts'
import { isActiveHotel } from '../hotel/hotel.ts'
import { Refusal } from '../kernel/refusals.ts'
import { can } from '../pricing/capabilities.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { isLive, type TravelDocument } from '../ticketing/document.ts'
import { changeOf, isBooked } from './air-offer.ts'
import { isCorrection } from './name-correction.ts'
import { unquotedIn } from './non-priced-segments.ts'
import { type Traveler, ticketName } from './traveler.ts'
import { isSeated } from './unquoted-segment.ts'
import type { OpenWorkbench } from './workbench.ts'

type Contents = Pick<OpenWorkbench, 'travelers' | 'offers' | 'hotels' | 'vehicles' | 'nonPricedSegments'>

/** A booked traveler, and who is in that place now. */
interface Replacement {
  readonly before: Traveler
  readonly now: Traveler
}

/**
 * Refuses another person in the place of a booked one, whether the traveler was changed, or removed and added. Names of
 * a reservation with nothing booked are free.
 *
 * @param workbench of a reservation
 * @param reservation as it is filed
 * @param documents all of the reservation
 * @returns ids of the travelers whose names are corrected
 * @throws Refusal `nameTicketed` a document with the name is live; `nameNotCorrected` more than a correction;
 *   `nameFixed` a carrier corrects no names
 * Source: docs/contract/booking.md 5.5; who is the same person, as `isCorrection`.
 */
export function requireSamePeople(
  workbench: Contents,
  reservation: Pick<Reservation, 'travelers'>,
  documents: readonly TravelDocument[],
): string[] {
  const changed = replacements(workbench, reservation)
  if (changed.length === 0 || !hasBooked(workbench)) return []
  const named = new Set(documents.filter(isLive).map(({ traveler }) => traveler.id))
  const ticketed = changed.find(({ before }) => named.has(before.id))
  if (ticketed) throw new Refusal('nameTicketed', { traveler: ticketed.before.ref })
  const other = changed.find(({ before, now }) => !isCorrection(before, now))
  if (other) throw new Refusal('nameNotCorrected', { traveler: other.before.ref })
  const corrected = changed.filter(isRenamed)
  const fixed = workbench.offers.find((offer) => isBooked(offer) && !can(offer.itinerary, 'nameCorrection'))
  if (fixed && corrected.length > 0)
    throw new Refusal('nameFixed', { carrier: fixed.itinerary.validatingCarrier, offer: fixed.ref })
  return corrected.map(({ now }) => now.id)
}

/** Whether the workbench has other names than the reservation, or other travelers in the place of booked ones. */
export const hasOtherNames = (
  workbench: Pick<Contents, 'travelers'>,
  reservation: Pick<Reservation, 'travelers'>,
): boolean => replacements(workbench, reservation).length > 0

/** Travelers with another name, and those who were added, each with a removed one. */
function replacements(
  { travelers }: Pick<Contents, 'travelers'>,
  { travelers: booked }: Pick<Reservation, 'travelers'>,
): Replacement[] {
  const renamed = travelers.flatMap((now) => {
    const before = booked.find(({ id }) => id === now.id)
    return before && isRenamed({ before, now }) ? [{ before, now }] : []
  })
  const removed = booked.filter(({ id }) => !travelers.some((one) => one.id === id))
  const added = travelers.filter(({ id }) => !booked.some((one) => one.id === id))
  const replaced = added.flatMap((now): Replacement[] => {
    const before = removed.find((one) => isCorrection(one, now)) ?? removed[0]
    if (before) removed.splice(removed.indexOf(before), 1)
    return before ? [{ before, now }] : []
  })
  return [...renamed, ...replaced]
}

const isRenamed = ({ before, now }: Replacement): boolean => ticketName(before) !== ticketName(now)

const hasBooked = (workbench: Contents): boolean =>
  workbench.offers.some((offer) => isBooked(offer) || changeOf(offer) !== undefined) ||
  unquotedIn(workbench).some((segment) => isSeated(segment) && segment.booking.status !== 'added') ||
  (workbench.hotels ?? []).some(isActiveHotel) ||
  (workbench.vehicles ?? []).some(isActiveVehicle)
