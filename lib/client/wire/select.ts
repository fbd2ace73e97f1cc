import type { CatalogProductOfferingSelection } from '../generated/types.ts'
import type { FlightOption } from './read-offers.ts'

/** The body that names options: for a price, an offer of a workbench, seats, services. */
export interface Selection {
  readonly BuildFromCatalogProductOfferingsRequest: {
    readonly CatalogProductOfferingsIdentifier: { readonly Identifier: { readonly value: string } }
    readonly CatalogProductOfferingSelection: readonly CatalogProductOfferingSelection[]
  }
}

/**
 * The body that names options.
 *
 * @param identifier of the search (`CatalogProductOfferings.Identifier`), or of the price when the price is to stay
 * @param options one of each leg
 * @throws Error there is no identifier: the search did not keep its result, for want of `offersPerPage`
 */
export function select(
  identifier: { readonly value: string } | undefined,
  options: readonly Pick<FlightOption, 'selection'>[],
): Selection {
  if (!identifier) throw new Error('the answer has no identifier: send the search with offersPerPage')
  return {
    BuildFromCatalogProductOfferingsRequest: {
      CatalogProductOfferingsIdentifier: { Identifier: { value: identifier.value } },
      CatalogProductOfferingSelection: options.map(({ selection }) => selection),
    },
  }
}
