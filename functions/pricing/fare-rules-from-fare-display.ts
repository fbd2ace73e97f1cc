import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireFareDisplay } from '../../lib/pricing/require-fare-display.ts'
import { toFareRulesAnswer } from '../../lib/pricing/wire/fare-rules.ts'
import type { AirFares } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { displayedFares } from './fare-display.ts'

export const fareRulesFromFareDisplay: Operation<
  typeof pricingRoutes.fareRulesFromFareDisplay,
  { airHosts: AirHosts<AirFares> }
> = async ({ query }, context, { airHosts }) => {
  const { stores, now } = context
  const { fareRuleIdentifier: identifier, fareID: sequence, fareRuleType: form } = query
  const display = await requireFareDisplay(stores, identifier, now)
  const line = (await displayedFares(airHosts, display.request, callOf(context, display.at)))[sequence - 1]
  if (!line) throw new Refusal('fareNotInDisplay', { fare: `${sequence}`, identifier })

  const { fare, from, to } = line
  const passengers = [{ ptc: 'ADT', count: 1 }]
  const component = {
    source: 'GDS',
    fare,
    from,
    to,
    flights: [],
    flightIds: [],
    passengers,
    endorsements: [],
    productId: '',
  } as const
  return toFareRulesAnswer([component], { form }, identifier)
}
