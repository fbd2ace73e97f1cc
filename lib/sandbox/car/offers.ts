import type { RentalChoice, RentalEnd, RentalPoint, RentalSearch, VehicleRental } from '../../car/vehicle.ts'
import { rentalDays, rentalTotals, requireRentalTimes } from '../../car/vehicle.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { hasRate, rateOfExchange } from '../world/currencies.ts'
import { fraction, hashText } from '../world/seed.ts'
import type { CarsLeft } from './lots.ts'
import { datesOf } from './lots.ts'
import { oneWayDollars, priceRental, ratePlans } from './rates.ts'
import {
  isKnownPlace,
  isOpen,
  openingHours,
  type Station,
  stationsOf,
  takesBack,
  toRentalEnd,
} from './stations.ts'
import {
  fits,
  isDrivenIn,
  minimumAgeFor,
  toRentalVehicle,
  type VehicleClass,
  vehicleClasses,
} from './vehicles.ts'
import { isAt, type Vendor, vendors } from './vendors.ts'

/** A way from pick-up to return with one vendor. */
interface Way {
  readonly vendor: Vendor
  readonly from: Station
  readonly to: Station
  readonly pickUp: RentalEnd
  readonly dropOff: RentalEnd
  readonly oneWayDollars: number
}

/** How far ahead vendors rent out. */
const horizonMs = 331 * 86_400_000

/** @throws Refusal `rentalPlaceUnknown`, `currencyUnknown` */
function requireKnown({ pickUp, dropOff, currency }: RentalSearch): void {
  const unknown = [pickUp.code, dropOff.code].find((code) => !isKnownPlace(code))
  if (unknown !== undefined) throw new Refusal('rentalPlaceUnknown', { place: unknown })
  if (currency !== undefined && !hasRate(currency)) throw new Refusal('currencyUnknown', { currency })
}

const isWanted = ({ vendors: wish = {} }: RentalSearch, { code }: Vendor): boolean =>
  (wish.permitted?.includes(code) ?? true) && !wish.prohibited?.includes(code)

const isNamed = ({ number }: RentalPoint, station: Station): boolean =>
  number === undefined || number === station.number

/**
 * Where the car comes back: to the same place unless another code or number is said, and then to the vendor's
 * first there.
 */
function returnStation(
  vendor: Vendor,
  from: Station,
  { pickUp, dropOff }: RentalSearch,
): Station | undefined {
  if (dropOff.number === undefined && dropOff.code === pickUp.code) return from
  return stationsOf(vendor, dropOff.code).find((station) => isNamed(dropOff, station))
}

/** Every way that the places, hours and borders allow. @throws Refusal `rentalDatesInvalid` */
function waysOf(request: RentalSearch, now: EpochMs): Way[] {
  const { pickUp, dropOff } = request
  const ways = vendors
    .filter((vendor) => isWanted(request, vendor))
    .flatMap((vendor) =>
      stationsOf(vendor, pickUp.code)
        .filter((from) => isNamed(pickUp, from))
        .flatMap((from): Way[] => {
          const to = returnStation(vendor, from, request)
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
  for (const way of ways) requireRentalTimes(way.pickUp.at, way.dropOff.at, now)
  return ways.filter(
    (way) =>
      way.pickUp.at < now + horizonMs &&
      isOpen(way.from, request.pickUp) &&
      takesBack(way.to, request.dropOff),
  )
}

/** How much of the classes a station has, by the tier of its airport. */
const choiceByTier = [0.95, 0.85, 0.7, 0.5, 0.35]

/** Small stations do not have every class. */
const hasClass = (
  vendor: Vendor,
  { number, airport: { tier } }: Station,
  { acriss, share }: VehicleClass,
): boolean =>
  share >= 0.9 || fraction(hashText(`${number}${vendor.code}${acriss}`)) < (choiceByTier[tier] ?? 0.35)

const classesAt = ({ vendor, from }: Way, request: RentalSearch): VehicleClass[] =>
  vehicleClasses.filter(
    (vehicle) =>
      isDrivenIn(vehicle, from.airport.country) &&
      hasClass(vendor, from, vehicle) &&
      request.driverAge >= minimumAgeFor(vehicle, vendor.minimumAge) &&
      fits(vehicle, request.vehicle),
  )

/** The car on every rate plan whose conditions are met and that is wanted. */
function rentalsOf(way: Way, vehicle: VehicleClass, request: RentalSearch, now: EpochMs): VehicleRental[] {
  const { vendor, from, pickUp, dropOff } = way
  const { driverAge, equipment = [], currency: wanted } = request
  const days = rentalDays(pickUp.at, dropOff.at)
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
        oneWayDollars: way.oneWayDollars,
      },
      now,
    )
    if (!priced || !isRateWanted(priced.rate, request)) return []
    const approximate =
      wanted !== undefined && wanted !== priced.currency
        ? { currency: wanted, rate: rateOfExchange(wanted) / rateOfExchange(priced.currency) }
        : undefined
    return [
      {
        ...priced,
        vendor: { code: vendor.code, name: vendor.name },
        vehicle: toRentalVehicle(vehicle, from.airport.country),
        pickUp,
        dropOff,
        driverAge,
        days,
        ...(approximate && { approximate }),
        terms: termsOf(way, vehicle),
        isAvailable: true,
      },
    ]
  })
}

const isRateWanted = (
  { code, category, period, distance, isGuaranteed }: VehicleRental['rate'],
  request: RentalSearch,
): boolean =>
  (request.rateCodes === undefined || request.rateCodes.includes(code)) &&
  (request.rateCategory === undefined || request.rateCategory === category) &&
  (request.ratePeriod === undefined || request.ratePeriod === period) &&
  (request.unlimitedDistance !== true || distance === undefined) &&
  (request.guaranteedRate !== true || isGuaranteed)

const termsOf = ({ vendor, from, to }: Way, vehicle: VehicleClass): string[] => [
  `MINIMUM AGE ${minimumAgeFor(vehicle, vendor.minimumAge)}`,
  'FUEL FULL TO FULL',
  `PICK UP ${openingHours(from)}`,
  `RETURN ${to.isAtAirport ? 'AT ANY HOUR, KEY BOX' : openingHours(to)}`,
  ...(from.number === to.number ? [] : [`ONE WAY RENTAL FROM ${from.number} TO ${to.number}`]),
]

const byTotal = (a: VehicleRental, b: VehicleRental): number => dollarsOf(a) - dollarsOf(b)
/** Rentals of one search may be in several currencies: near a border, one city has two. */
const dollarsOf = (rental: VehicleRental): number =>
  rentalTotals(rental).totalMinor / rateOfExchange(rental.currency)

/**
 * Cars for a rental, the cheapest first.
 *
 * @param leftAt given the codes of stations and the dates of the rental, the cars that are left
 */
export async function searchCars(
  request: RentalSearch,
  now: EpochMs,
  leftAt: (codes: readonly string[], dates: readonly string[]) => Promise<CarsLeft>,
): Promise<VehicleRental[]> {
  requireKnown(request)
  const ways = waysOf(request, now)
  const [first] = ways
  if (!first) return []
  const left = await leftAt(
    ways.map(({ from }) => from.code),
    datesOf(first),
  )
  return ways
    .flatMap((way) =>
      classesAt(way, request).flatMap((vehicle) => {
        const isAvailable = left.of(way.vendor, way.from, vehicle) > 0
        if (!isAvailable && !request.withClosed) return []
        return rentalsOf(way, vehicle, request, now).map((rental) => ({ ...rental, isAvailable }))
      }),
    )
    .sort(byTotal)
}

/** One chosen car, priced. @throws Refusal `vehicleUnknown` and what `requireKnown` and `waysOf` throw */
export function quoteCar(request: RentalSearch, choice: RentalChoice, now: EpochMs): VehicleRental {
  requireKnown(request)
  const asked: RentalSearch = {
    ...request,
    vendors: { permitted: [choice.vendor] },
    pickUp: { ...request.pickUp, number: choice.pickUpNumber },
    dropOff: { ...request.dropOff, number: choice.dropOffNumber },
    vehicle: { classes: [choice.vehicleClass] },
    rateCodes: [choice.rateCode],
  }
  for (const way of waysOf(asked, now)) {
    for (const vehicle of classesAt(way, asked)) {
      const [rental] = rentalsOf(way, vehicle, asked, now)
      if (rental) return rental
    }
  }
  throw new Refusal('vehicleUnknown')
}

/** The station and class of a rental, as the fleet knows them. */
export function findCar({
  vendor,
  pickUp,
  vehicle,
}: VehicleRental): { vendor: Vendor; station: Station; vehicle: VehicleClass } | undefined {
  const owner = vendors.find(({ code }) => code === vendor.code)
  const station = owner && stationsOf(owner, pickUp.code).find(({ number }) => number === pickUp.number)
  const found = vehicleClasses.find(({ acriss }) => acriss === vehicle.acriss)
  return owner && station && found && isAt(owner, station.airport)
    ? { vendor: owner, station, vehicle: found }
    : undefined
}
