import type { RentalEnd, RentalPoint, RentalSearch, VehicleRental } from '../../car/vehicle.ts'
import { rentalDays, requireRentalTimes } from '../../car/vehicle.ts'
import { withCode } from '../../kernel/codes.ts'
import { daysMs, type EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { sandboxCarsName } from '../host-names.ts'
import { hasRate, rateOfExchange } from '../world/currencies.ts'
import { fraction, hashText } from '../world/seed.ts'
import { type CarsLeft, datesOf } from './inventory.ts'
import { oneWayDollars, type PricedRate, priceRental, ratePlans } from './rates.ts'
import {
  acceptsReturn,
  airportsAt,
  isKnownPlace,
  isOpen,
  openingHours,
  type RentalLocation,
  rentalLocationsOf,
  toRentalEnd,
} from './rental-locations.ts'
import { namesIn, rentalRef } from './rental-ref.ts'
import { classesIn, fits, minimumAgeFor, toRentalVehicle, type VehicleClass } from './vehicles.ts'
import { findVendor, isAt, type Vendor, vendorsIn } from './vendors.ts'

/** Pick-up and return locations of one vendor for a rental. */
interface RentalTrip {
  readonly vendor: Vendor
  readonly from: RentalLocation
  readonly to: RentalLocation
  readonly pickUp: RentalEnd & { readonly number: string }
  readonly dropOff: RentalEnd & { readonly number: string }
  readonly oneWayDollars: number
}

/** How far ahead vendors rent out. */
const horizonDays = 331

/** @throws Refusal `rentalPlaceUnknown`, `currencyUnknown` */
function requireKnown({ pickUp, dropOff, currency }: RentalSearch): void {
  const unknown = [pickUp.code, dropOff.code].find((code) => !isKnownPlace(code))
  if (unknown !== undefined) throw new Refusal('rentalPlaceUnknown', { place: unknown })
  if (currency !== undefined && !hasRate(currency)) throw new Refusal('currencyUnknown', { currency })
}

const isWanted = ({ vendors: preference = {} }: RentalSearch, { code }: Vendor): boolean =>
  (preference.permitted?.includes(code) ?? true) && !preference.prohibited?.includes(code)

const isNamed = ({ number }: RentalPoint, location: RentalLocation): boolean =>
  number === undefined || number.toUpperCase() === location.number

/**
 * The return location: that of the pick-up unless another code or number is given, and then the vendor's first
 * one there.
 */
function returnLocation(
  vendor: Vendor,
  from: RentalLocation,
  { pickUp, dropOff }: RentalSearch,
): RentalLocation | undefined {
  if (dropOff.number === undefined && dropOff.code === pickUp.code) return from
  return rentalLocationsOf(vendor, dropOff.code).find((location) => isNamed(dropOff, location))
}

/** Companies of the countries of a code: one city may be in two. */
const vendorsAt = (code: string): Vendor[] => [
  ...new Set(airportsAt(code).flatMap(({ country }) => vendorsIn(country))),
]

/** Every trip that locations, opening hours and borders allow. @throws Refusal `rentalDatesInvalid` */
function tripsOf(request: RentalSearch, now: EpochMs): RentalTrip[] {
  const { pickUp, dropOff } = request
  const trips = vendorsAt(pickUp.code)
    .filter((vendor) => isWanted(request, vendor))
    .flatMap((vendor) =>
      rentalLocationsOf(vendor, pickUp.code)
        .filter((from) => isNamed(pickUp, from))
        .flatMap((from): RentalTrip[] => {
          const to = returnLocation(vendor, from, request)
          const dollars = to && oneWayDollars(from, to)
          if (!to || dollars === undefined) return []
          return [
            {
              vendor,
              from,
              to,
              pickUp: toRentalEnd(from, pickUp),
              dropOff: toRentalEnd(to, dropOff),
              oneWayDollars: dollars,
            },
          ]
        }),
    )
  for (const trip of trips) requireRentalTimes(trip.pickUp.at, trip.dropOff.at, now)
  return trips.filter(
    (trip) =>
      trip.pickUp.at < now + daysMs(horizonDays) &&
      isOpen(trip.from, request.pickUp) &&
      acceptsReturn(trip.to, request.dropOff),
  )
}

/** Share of the classes that a location has, by the tier of its airport. */
const choiceByTier = [0.95, 0.85, 0.7, 0.5, 0.35]

/** Small locations do not have every class. */
const hasClass = (
  vendor: Vendor,
  { number, airport: { tier } }: RentalLocation,
  { acriss, share }: VehicleClass,
): boolean =>
  share >= 0.9 || fraction(hashText(`${number}${vendor.code}${acriss}`)) < (choiceByTier[tier] ?? 0.35)

const classesAt = ({ vendor, from }: RentalTrip, request: RentalSearch): VehicleClass[] =>
  classesIn(from.airport.country).filter(
    (vehicle) =>
      hasClass(vendor, from, vehicle) &&
      request.driverAge >= minimumAgeFor(vehicle, vendor.minimumAge) &&
      fits(vehicle, request.vehicle),
  )

/** The car on every requested rate plan whose conditions are met. */
function rentalsOf(
  trip: RentalTrip,
  vehicle: VehicleClass,
  request: RentalSearch,
  now: EpochMs,
): VehicleRental[] {
  const { vendor, from, pickUp, dropOff } = trip
  const { driverAge, driverCountry, equipment = [], currency: requestedCurrency } = request
  const days = rentalDays(pickUp.at, dropOff.at)
  const terms = termsOf(trip, vehicle)
  const rented = toRentalVehicle(vehicle)
  return ratePlans.flatMap((plan): VehicleRental[] => {
    const priced = priceRental(
      plan,
      {
        vendor,
        vehicle,
        from,
        pickUpDate: pickUp.date,
        days,
        driverAge,
        equipment,
        oneWayDollars: trip.oneWayDollars,
      },
      now,
    )
    if (!priced || !isRateWanted(priced.rate, request)) return []
    const approximate =
      requestedCurrency !== undefined && requestedCurrency !== priced.currency
        ? {
            currency: requestedCurrency,
            rate: rateOfExchange(requestedCurrency) / rateOfExchange(priced.currency),
          }
        : undefined
    return [
      {
        ...priced,
        supplier: sandboxCarsName,
        ref: rentalRef({
          vendor: vendor.code,
          pickUpNumber: pickUp.number,
          dropOffNumber: dropOff.number,
          acriss: vehicle.acriss,
          rateCode: plan.code,
        }),
        vendor: { code: vendor.code, name: vendor.name },
        vehicle: rented,
        pickUp,
        dropOff,
        driverAge,
        ...(driverCountry !== undefined && { driverCountry }),
        ...(approximate && { approximate }),
        terms,
        isAvailable: true,
      },
    ]
  })
}

const isRateWanted = (
  { code, category, period, distance, isGuaranteed }: PricedRate['rate'],
  request: RentalSearch,
): boolean =>
  (request.rateCodes === undefined || withCode(request.rateCodes, code, String).length > 0) &&
  (request.rateCategory === undefined || request.rateCategory === category) &&
  (request.ratePeriod === undefined || request.ratePeriod === period.unit) &&
  (request.unlimitedDistance !== true || distance.kind === 'unlimited') &&
  (request.guaranteedRate !== true || isGuaranteed)

const termsOf = ({ vendor, from, to }: RentalTrip, vehicle: VehicleClass): string[] => [
  `MINIMUM AGE ${minimumAgeFor(vehicle, vendor.minimumAge)}`,
  'FUEL FULL TO FULL',
  `PICK UP ${openingHours(from)}`,
  `RETURN ${to.isAtAirport ? 'AT ANY HOUR, KEY BOX' : openingHours(to)}`,
  ...(from.number === to.number ? [] : [`ONE WAY RENTAL FROM ${from.number} TO ${to.number}`]),
]

/** The cheapest first. Rentals of one search may be in several currencies: near a border, one city has two. */
const byTotal = (rentals: readonly VehicleRental[]): VehicleRental[] =>
  rentals
    .map((rental) => ({ rental, dollars: rental.totalMinor / rateOfExchange(rental.currency) }))
    .sort((a, b) => a.dollars - b.dollars)
    .map(({ rental }) => rental)

/**
 * Cars for a rental, the cheapest first.
 *
 * @param leftAt given location codes and the dates of the rental, the cars that are left
 */
export async function searchCars(
  request: RentalSearch,
  now: EpochMs,
  leftAt: (codes: readonly string[], dates: readonly string[]) => Promise<CarsLeft>,
): Promise<VehicleRental[]> {
  requireKnown(request)
  const trips = tripsOf(request, now)
  const [first] = trips
  if (!first) return []
  const left = await leftAt(
    trips.map(({ from }) => from.code),
    datesOf(first),
  )
  return byTotal(
    trips.flatMap((trip) =>
      classesAt(trip, request).flatMap((vehicle) => {
        const isAvailable = left(trip.vendor, trip.from, vehicle) > 0
        if (!isAvailable && !request.withClosed) return []
        return rentalsOf(trip, vehicle, request, now).map((rental) => ({ ...rental, isAvailable }))
      }),
    ),
  )
}

/**
 * The car of a reference, priced.
 *
 * @throws Refusal `vehicleUnknown` and what `requireKnown` and `tripsOf` throw
 */
export function quoteCar(request: RentalSearch, ref: string, now: EpochMs): VehicleRental {
  requireKnown(request)
  const { vendor, pickUpNumber, dropOffNumber, acriss, rateCode } = namesIn(ref)
  const search: RentalSearch = {
    ...request,
    vendors: { permitted: [vendor] },
    pickUp: { ...request.pickUp, number: pickUpNumber },
    dropOff: { ...request.dropOff, number: dropOffNumber },
    vehicle: { classes: [acriss] },
    rateCodes: [rateCode],
  }
  for (const trip of tripsOf(search, now)) {
    for (const vehicle of classesAt(trip, search)) {
      const [rental] = rentalsOf(trip, vehicle, search, now)
      if (rental) return rental
    }
  }
  throw new Refusal('vehicleUnknown')
}

/** The location and class of a rental, as the fleet knows them. */
export function findCar({
  ref,
  pickUp,
}: VehicleRental): { vendor: Vendor; location: RentalLocation; vehicle: VehicleClass } | undefined {
  const names = namesIn(ref)
  const owner = findVendor(names.vendor)
  const location =
    owner && rentalLocationsOf(owner, pickUp.code).find(({ number }) => number === names.pickUpNumber)
  const found = location && classesIn(location.airport.country).find(({ acriss }) => acriss === names.acriss)
  return owner && location && found && isAt(owner, location.airport)
    ? { vendor: owner, location, vehicle: found }
    : undefined
}
