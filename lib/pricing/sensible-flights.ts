import { requireDate } from '../contract/calendar-date.ts'
import { requireSensibleTrip, type Sense } from '../shopping/sensible-journey.ts'
import type { ProductsRequest } from './plan-products.ts'

/**
 * Checks flights that a client spells out, each by itself; details name the member of the request.
 *
 * @throws Refusal `dateInvalid`; as `requireSensibleTrip` does
 */
export function requireSensibleFlights({ products }: Pick<ProductsRequest, 'products'>, sense: Sense): void {
  for (const [product, { flights }] of products.entries())
    for (const [index, { from, to, departureDate }] of flights.entries()) {
      const flight = `ProductCriteriaAir[${product}].SpecificFlightCriteria[${index}]`
      const paths = { from: `${flight}.from`, to: `${flight}.to`, date: `${flight}.departureDate` }
      requireSensibleTrip({ from, to, date: requireDate(departureDate, paths.date) }, paths, sense)
    }
}
