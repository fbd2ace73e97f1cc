import type { pricingRoutes } from '../../lib/contract/routes/pricing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { fareComponentsOf } from '../../lib/pricing/fare-rule-text.ts'
import { readFareRuleOrder, readListed, toFareRulesAnswer } from '../../lib/pricing/wire/fare-rules.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import { productIdsOf } from '../../lib/workbench/numbering.ts'

export const fareRulesFromReservation: Operation<typeof pricingRoutes.fareRulesFromReservation> = async (
  { query },
  context,
) => {
  const reservation = await requireReservation(context, query.reservationIdentifier)
  const offers = readListed(query.offerIDs)
  const products = readListed(query.productIDs)
  const flights = readListed(query.flightIDs)
  const components = reservation.offers
    .filter(({ id, ref }) => isNamed(offers, id, ref))
    .flatMap((offer) => fareComponentsOf(offer.itinerary, productIdsOf(offer), offer.numbers.flights))
    .filter(({ productId, flightIds }) => isNamed(products, productId) && isNamed(flights, ...flightIds))
  if (components.length === 0)
    throw new Refusal('fareRulesMissing', { asked: `RESERVATION ${reservation.locator}` })
  return toFareRulesAnswer(components, readFareRuleOrder(query), query.reservationIdentifier)
}

/** An empty filter passes everything. */
const isNamed = (wanted: readonly string[], ...ids: readonly string[]): boolean =>
  wanted.length === 0 || ids.some((id) => wanted.includes(id))
