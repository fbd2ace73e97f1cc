import { withCode } from '../kernel/codes.ts'
import { type EpochMs, toTimestamp } from '../kernel/instant.ts'
import { formatMoney } from '../kernel/money.ts'
import { isMinor } from '../kernel/passengers.ts'
import { Refusal, refusals } from '../kernel/refusals.ts'
import type { Traveler } from '../workbench/traveler.ts'
import { nameProblem } from '../workbench/traveler.ts'
import type { RentalSearch, VehicleRental } from './vehicle.ts'
import type { VehicleSearch } from './vehicle-search.ts'
import { expiryOf, findOffered } from './vehicle-search.ts'

/**
 * The rental of an offer id, while it can be booked.
 *
 * @throws Refusal `vehicleOfferUnknown`, `vehicleOfferExpired`
 */
export function requireOffered(
  search: VehicleSearch | undefined,
  offerId: string,
  now: EpochMs,
): { readonly search: VehicleSearch; readonly offered: VehicleRental } {
  if (!search) throw new Refusal('vehicleOfferUnknown')
  const offered = findOffered(search, offerId)
  const expiry = offered ? expiryOf(search, offered) : search.expiresAt
  if (now >= expiry) throw new Refusal('vehicleOfferExpired', { expiredAt: toTimestamp(expiry) })
  if (!offered) throw new Refusal('vehicleOfferUnknown')
  return { search, offered }
}

/** A price that fell is no reason to refuse. @throws Refusal `vehiclePriceChanged` */
export function requirePriceOf(offered: VehicleRental, quote: VehicleRental): void {
  const isSame = offered.currency === quote.currency && quote.totalMinor <= offered.totalMinor
  if (isSame) return
  throw new Refusal('vehiclePriceChanged', {
    previousTotal: formatMoney({ minor: offered.totalMinor, currency: offered.currency }),
    currentTotal: formatMoney({ minor: quote.totalMinor, currency: quote.currency }),
  })
}

/**
 * Checks that criteria sent together with an offer describe the same rental, as far as the supplier tells. @throws
 * Refusal `vehicleMismatch`
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
const allows = (wanted: readonly string[] | undefined, has: string | undefined): boolean =>
  wanted === undefined || has === undefined || withCode(wanted, has, String).length > 0

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
  const problem = nameProblem(driver)
  if (problem) throw new Refusal('driverMissing', { reason: refusals[problem].message })
  return driver
}
