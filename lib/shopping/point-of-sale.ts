import type { Warn } from '../contract/modifier.ts'
import type { Agency, PointOfSale, Tenant } from '../kernel/agency.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FareFilters } from './shopping.ts'

/** Who searches or prices. */
export interface Searcher {
  readonly tenant: Tenant
  /** Agencies of the caller's access group: those whose fares it may use. */
  readonly agencies: readonly Agency[]
}

/** From where a request says that it sells; without anything: from the caller's agency. */
export interface PointOfSaleRequest {
  readonly pricingPcc?: string | undefined
  readonly ticketingPcc?: string | undefined
  readonly sellCity?: string | undefined
  readonly ticketCity?: string | undefined
}

export const pointOfSaleOf = ({
  agency: { pcc, currency, city, country, zone },
}: Pick<Tenant, 'agency'>): PointOfSale => ({ pcc, currency, city, country, zone })

/**
 * Where a search or a price is made from: the caller's agency, another one of its access group, or a city
 * that it names, and who will issue the ticket. When one of them is an agency without an agreement there are
 * public fares only.
 *
 * @param namesPrivateFares the request wants private fares
 * @param warn `modifierIgnored` for a city other than the agency's, since no fare and no tax here depends on
 *   it
 * @returns the point of sale, and what fares it may see
 * @throws Refusal `privateFaresNotAgreed`
 * Source: docs/contract/shopping.md 2.4; that the agency which issues needs an agreement as well, guess.
 */
export function planPointOfSale(
  request: PointOfSaleRequest & { readonly namesPrivateFares: boolean },
  { tenant, agencies }: Searcher,
  warn: Warn,
): { readonly pointOfSale: PointOfSale; readonly fares: FareFilters } {
  const { pricingPcc: pcc, ticketingPcc, sellCity: city, ticketCity } = request
  const known = [tenant.agency, ...agencies]
  const stranger = [pcc, ticketingPcc].find(
    (named) => named !== undefined && !known.some((agency) => agency.pcc === named),
  )
  if (stranger !== undefined && request.namesPrivateFares)
    throw new Refusal('privateFaresNotAgreed', { pcc: stranger })
  const agency = known.find((one) => one.pcc === pcc) ?? tenant.agency
  for (const [modifier, named] of Object.entries({ SellCity: city, TicketCity: ticketCity })) {
    if (named !== undefined && named !== agency.city)
      warn('modifierIgnored', { modifier, reason: 'NO FARE OR TAX DEPENDS ON IT' })
  }
  const named = {
    ...(city !== undefined && { city }),
    ...(pcc !== undefined && { pcc }),
    ...(ticketingPcc !== undefined && { ticketingPcc }),
  }
  return {
    pointOfSale: { ...pointOfSaleOf({ agency }), ...named },
    fares: stranger === undefined ? {} : { types: ['PublicFare'] },
  }
}
