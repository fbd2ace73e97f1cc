import type { CarSellOrder } from '../../suppliers/car-host.ts'
import type { Traveler } from '../../workbench/traveler.ts'
import { toOrderTravelers } from '../../workbench/wire/order-traveler.ts'
import { codeIn, present, textIn } from '../../workbench/wire/sent.ts'
import type { VehicleOffer } from '../vehicle.ts'

/**
 * The rental, its driver and the flight of arrival, for the order at the vendor. A driver without an address lives in
 * the country that issued the licence (guess).
 */
export function toCarOrder(
  { rental, arrival = {} }: Pick<VehicleOffer, 'rental' | 'arrival'>,
  traveler: Traveler,
): Pick<CarSellOrder, 'rental' | 'driver' | 'arrivalFlight'> {
  const [driver] = toOrderTravelers([traveler])
  if (!driver) throw new Error('a traveler is missing')
  const residence = driver.residence ?? rental.driverCountry
  const arrivalFlight = present({
    carrier: codeIn(arrival, 'Carrier'),
    number: textIn(arrival, 'FlightNumber'),
  })
  return {
    rental,
    driver: { ...driver, ...present({ residence }) },
    ...(Object.keys(arrivalFlight).length > 0 && { arrivalFlight }),
  }
}
