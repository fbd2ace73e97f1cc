import type { Warn } from '../contract/modifier.ts'
import type { Agency, PointOfSale, Tenant } from '../kernel/agency.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FareFilters } from './shopping.ts'

/** The caller of a search or a price. */
export interface Searcher {
  readonly tenant: Tenant
  /** Agencies of the caller's access group: those whose fares it may use. */
  readonly agencies: readonly Agency[]
}

/** The point of sale in a request; default: the caller's agency. */
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
 * The point of sale of a search or a price: the caller's agency, another one of its access group, or a city
 * of the request; and the issuing agency. When one of them is an agency without an agreement, only public
 * fares are available.
 *
 * @param namesPrivateFares the request is for private fares
 * @param warn `modifierIgnored` for a city other than the agency's, since no fare and no tax here depends on
 *   it
 * @returns the point of sale, and the fares available to it
 * @throws Refusal `privateFaresNotAgreed`
 * Source: docs/contract/shopping.md 2.4; that the issuing agency also needs an agreement, guess.
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
