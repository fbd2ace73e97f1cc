import * as z from 'zod'
import { type Conversion, toCurrencyRateConversion } from '../../contract/currency-rate-conversion.ts'
import { answerSchema, identifier, refusalNotice, toIdentifier, toResult } from '../../contract/envelope.ts'
import { toTimestamp } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { VehicleRental } from '../vehicle.ts'
import { expiryOf, offerIdOf, type VehicleSearch } from '../vehicle-search.ts'
import { vehicleTravelCriteria } from './car-criteria.ts'
import {
  productVehicle,
  toProductVehicle,
  toVehiclePrice,
  toVehicleTerms,
  vehiclePrice,
} from './car-rental.ts'

export const vehicleSearchRequest = z
  .looseObject({
    '@type': z.string().optional(),
    CatalogOfferingsRequest: z
      .array(z.looseObject({ '@type': z.string().optional(), VehicleTravelCriteria: vehicleTravelCriteria }))
      .length(1),
  })
  .meta({ id: 'CatalogOfferingsQueryRequestVehicle' })

const pagination = z.looseObject({
  '@type': z.literal('Pagination'),
  page: z.int(),
  pageSize: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
})

export const vehicleSearchResponse = answerSchema('CatalogOfferingsVehicleResponse', {
  CatalogOfferings: z
    .looseObject({
      '@type': z.literal('CatalogOfferings'),
      Identifier: identifier,
      totalCatalogOffering: z.int(),
      catalogOfferingPerPage: z.int(),
      numberOfPages: z.int(),
      CatalogOffering: z.array(
        z.looseObject({
          '@type': z.literal('CatalogOfferingVehicle'),
          id: z.string(),
          Identifier: identifier,
          ProductOptions: z.array(
            z.looseObject({ '@type': z.literal('ProductOptions'), Product: z.array(productVehicle) }),
          ),
          Price: vehiclePrice,
        }),
      ),
    })
    .optional(),
  Pagination: pagination.optional(),
})

const toOffering = (search: VehicleSearch, rental: VehicleRental) => {
  const id = offerIdOf(search.id, rental)
  return {
    '@type': 'CatalogOfferingVehicle' as const,
    id,
    Identifier: toIdentifier(id),
    ProductOptions: [{ '@type': 'ProductOptions' as const, Product: [toProductVehicle(rental)] }],
    Price: toVehiclePrice(rental),
    TermsAndConditions: toVehicleTerms(rental, toTimestamp(expiryOf(search, rental))),
  }
}

export const pagesOf = ({ offered }: VehicleSearch): number =>
  Math.max(1, Math.ceil(offered.length / counts.offeringsPerPage))

/** Rates of exchange behind the approximate amounts. */
const conversionsOf = ({ offered }: VehicleSearch): Conversion[] => [
  ...new Map(
    offered.flatMap(({ currency, approximate }) =>
      approximate && approximate.currency !== currency
        ? [[currency, { from: currency, to: approximate.currency, rate: approximate.rate }]]
        : [],
    ),
  ).values(),
]

/** Absent without any. @param missing how many suppliers did not answer: the search is incomplete */
function toWarnings(notices: readonly RefusalNotice[], missing: number) {
  if (notices.length === 0) return {}
  const warnings = notices.map(({ code, details }) => refusalNotice(new Refusal(code, details)))
  return { Result: toResult(missing > 0 ? 'Incomplete' : 'Complete', { warnings }) }
}

/**
 * One page of a search; totals are the same on every page.
 *
 * @param page 1 is the first
 * @param rentals those of the page
 * @param missing suppliers that did not answer
 */
export function toVehicleSearchAnswer(
  search: VehicleSearch,
  page: number,
  rentals: readonly VehicleRental[],
  missing: readonly RefusalNotice[] = [],
): z.input<typeof vehicleSearchResponse> {
  const total = search.offered.length
  const perPage = Math.min(total, counts.offeringsPerPage)
  const pages = pagesOf(search)
  return {
    CatalogOfferingsVehicleResponse: {
      CatalogOfferings: {
        '@type': 'CatalogOfferings',
        Identifier: toIdentifier(search.id),
        totalCatalogOffering: total,
        catalogOfferingPerPage: perPage,
        numberOfPages: pages,
        CatalogOffering: rentals.map((rental) => toOffering(search, rental)),
      },
      ...toCurrencyRateConversion(conversionsOf(search), search.at),
      Pagination: { '@type': 'Pagination', page, pageSize: perPage, totalPages: pages, totalItems: total },
      ...toWarnings(
        total === 0 ? [...missing, { code: 'noVehicles', details: {} }] : missing,
        missing.length,
      ),
    },
  }
}
