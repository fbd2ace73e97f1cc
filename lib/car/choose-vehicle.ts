import { type EpochMs, toTimestamp } from '../kernel/instant.ts'
import { isMinor } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Traveler } from '../workbench/traveler.ts'
import { hasInvalidNameCharacters } from '../workbench/traveler.ts'
import type { RentalChoice, RentalSearch, VehicleRental } from './vehicle.ts'
import type { VehicleSearch } from './vehicle-search.ts'
import { findOffered } from './vehicle-search.ts'

/**
 * The rental of an offer id, while it can be booked.
 *
 * @throws Refusal `vehicleOfferUnknown`, `vehicleOfferExpired`
 */
export function requireOffered(
  search: VehicleSearch | undefined,
  offerId: string,
  now: EpochMs,
): RentalChoice {
  if (!search) throw new Refusal('vehicleOfferUnknown')
  if (now >= search.expiresAt)
    throw new Refusal('vehicleOfferExpired', { expiredAt: toTimestamp(search.expiresAt) })
  const choice = findOffered(search, offerId)
  if (!choice) throw new Refusal('vehicleOfferUnknown')
  return choice
}

/**
 * Checks that criteria sent together with an offer describe the same rental. @throws Refusal
 * `vehicleMismatch`
 */
export function requireSameRental(
  { vendor, vehicle, rate, pickUp, dropOff }: VehicleRental,
  wanted: RentalSearch,
): void {
  const fits =
    sameMoment(pickUp, wanted.pickUp) &&
    sameMoment(dropOff, wanted.dropOff) &&
    allows(wanted.vendors?.permitted, vendor.code) &&
    allows(wanted.vehicle.classes, vehicle.acriss) &&
    allows(wanted.rateCodes, rate.code)
  if (!fits) throw new Refusal('vehicleMismatch')
}

type Moment = Pick<RentalSearch['pickUp'], 'date' | 'time'>
const sameMoment = (one: Moment, other: Moment): boolean => one.date === other.date && one.time === other.time
const allows = (wanted: readonly string[] | undefined, has: string): boolean =>
  wanted === undefined || wanted.includes(has)

/** Checks that criteria to book from name one vendor and one class. @throws Refusal `vehicleNotChosen` */
export function requireChosen(wanted: RentalSearch): void {
  if (wanted.vendors?.permitted?.length !== 1 || wanted.vehicle.classes?.length !== 1)
    throw new Refusal('vehicleNotChosen')
}

/**
 * The cheapest available car that matches the criteria.
 *
 * @param rentals the cheapest first, sold-out ones included
 * @throws Refusal `vehicleUnknown` there is no such car; `vehicleNotAvailable` it is sold out
 */
export function cheapestLeft(rentals: readonly VehicleRental[]): VehicleRental {
  const found = rentals.find(({ isAvailable }) => isAvailable)
  if (!found) throw new Refusal(rentals.length === 0 ? 'vehicleUnknown' : 'vehicleNotAvailable')
  return found
}

/**
 * The traveler who drives: the first adult.
 *
 * @throws Refusal `driverMissing` no traveler is an adult, or vendors do not accept the name
 */
export function requireDriver<T extends Pick<Traveler, 'ptc' | 'given' | 'surname'>>(
  travelers: readonly T[],
): T {
  const driver = travelers.find(({ ptc }) => !isMinor(ptc))
  if (!driver) throw new Refusal('driverMissing', { reason: 'AN ADULT MUST DRIVE' })
  if (driver.given.trim() === '')
    throw new Refusal('driverMissing', { reason: 'GIVEN NAME IS A REQUIRED FIELD' })
  if (hasInvalidNameCharacters(driver))
    throw new Refusal('driverMissing', { reason: 'NAME FIELD CONTAINS INVALID CHARACTER' })
  return driver
}
