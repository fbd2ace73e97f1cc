import type { FiledFare } from '../../pricing/fare.ts'
import { toTerms } from '../../pricing/wire/terms.ts'
import type { ShownGroup } from '../arrange-offers.ts'
import type { Catalog } from '../catalog.ts'
import { type CatalogContext, termsId } from './catalog-references.ts'

/** One set of terms for each fare of the group, naming the products that have it. */
export function toGroupTerms(
  group: ShownGroup,
  index: number,
  { catalog, references: { fareNumber }, view }: CatalogContext,
) {
  return group.fares.map((fare, fareIndex) => {
    const { Penalties, ...terms } = toTerms(
      {
        validatingCarrier: group.validatingCarrier,
        ticketingTimeLimit: group.ticketingTimeLimit,
        passengers: fare.price.passengers,
        endorsements: fare.endorsements,
        currency: fare.price.currency,
        legs: fare.legs.map((filed, leg) => ({
          fare: filed,
          productRefs: productsOf(catalog, {
            group: leg === view.form?.lockedLeg ? undefined : index,
            leg,
            fare: fareIndex,
          }),
          segmentSequences: segmentNumbers(group, leg),
        })),
      },
      { detail: 'weights', fees: view.show.bagFees },
    )
    return {
      '@type': 'TermsAndConditionsAir' as const,
      id: termsId(group, fareNumber(index, fareIndex)),
      ...terms,
      ...(Penalties && view.show.penalties && { Penalties }),
      ...toAgreements(fare.legs),
      ...(group.pricingPcc !== undefined && {
        PricingAgency: [{ '@type': 'PricingAgency' as const, Code: group.pricingPcc }],
      }),
    }
  })
}

/** The account and promotional codes that the fare is sold under. */
function toAgreements(legs: readonly FiledFare[]) {
  const accounts = [
    ...new Map(
      legs.flatMap(({ accountCode, carrier }) => (accountCode ? [[accountCode, carrier] as const] : [])),
    ),
  ]
  const promotions = [
    ...new Map(
      legs.flatMap(({ promotionalCode, carrier }) =>
        promotionalCode ? [[promotionalCode, carrier] as const] : [],
      ),
    ),
  ]
  return {
    ...(accounts.length > 0 && {
      OrganizationInformation: {
        '@type': 'OrganizationInformation' as const,
        OrganizationIdentifier: accounts.map(([value, supplier]) => ({
          value,
          supplier,
          organizationCodeType: 'Account' as const,
        })),
      },
    }),
    ...(promotions.length > 0 && {
      PromotionalCode: promotions.map(([value, supplierCode]) => ({ supplierCode, value })),
    }),
  }
}

/** Ids of the products of a leg in a fare. */
const productsOf = (
  { offerings }: Catalog,
  /** Absent: of all groups. */
  { group, leg, fare }: { readonly group?: number | undefined; readonly leg: number; readonly fare: number },
): string[] => [
  ...new Set(
    offerings
      .filter((offering) => (group === undefined || offering.group === group) && offering.leg === leg)
      .flatMap(({ options }) => options.flatMap(({ productIds }) => productIds[fare] ?? [])),
  ),
]

const segmentNumbers = (group: ShownGroup, leg: number): number[] => {
  const most = Math.max(
    0,
    ...(group.legs[leg]?.options ?? []).flatMap((option) => option?.flights.length ?? []),
  )
  return Array.from({ length: most }, (_, index) => index + 1)
}
