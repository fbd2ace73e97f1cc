import type { Tenant } from '../kernel/agency.ts'
import { searchLimits } from '../kernel/limits.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import { requireOriginDestinations } from '../workbench/content-rules.ts'
import { planLegPreferences } from './leg-preferences.ts'
import { planLeg } from './plan-legs.ts'
import { planPassengers } from './plan-passengers.ts'
import { legNumbers, type SearchRequest } from './plan-search.ts'
import { pointOfSaleOf } from './point-of-sale.ts'
import type { AvailabilityRequest, LegRequest } from './shopping.ts'

export interface PlannedAvailability {
  readonly request: AvailabilityRequest
  readonly warnings: readonly RefusalNotice[]
}

/**
 * A search for seats; its criteria of prices are ignored.
 *
 * @throws Refusal `notSupportedForNdc`, `dateInvalid`, `dateMissing`, `tooManyPassengers`,
 *   `tooManyPassengerTypes`, `tooManyLegs`
 * Source: docs/contract/shopping.md 7; a departure time without a range begins the list, guess.
 */
export function planAvailability(request: SearchRequest, tenant: Tenant): PlannedAvailability {
  if (request.sources.includes('NDC')) throw new Refusal('notSupportedForNdc')
  requireOriginDestinations(['GDS'], request.legs.length)
  const warnings: RefusalNotice[] = []
  const preferences = planLegPreferences(
    request.preferences,
    legNumbers(request.legs),
    (code, details = {}) => warnings.push({ code, details }),
  )
  const legs = request.legs.map((leg, index): LegRequest => {
    const from = leg.departureTime
    return {
      ...(from !== undefined && { departureWindow: { from } }),
      ...planLeg(leg),
      ...preferences[index],
    }
  })
  const limit = searchLimits.availableFlights
  return {
    request: {
      legs,
      passengers: planPassengers(request.passengers, request.legs[0]?.departureDate),
      pointOfSale: pointOfSaleOf(tenant),
      maxOptions: Math.min(request.offersPerPage || limit, limit),
    },
    warnings,
  }
}
