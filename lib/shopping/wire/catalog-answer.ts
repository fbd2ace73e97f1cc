import type * as z from 'zod'
import { refusalNotice, toResult } from '../../contract/envelope.ts'
import type { flightDetail } from '../../contract/flight-wire.ts'
import { toFlightDetail } from '../../contract/flight-wire.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { termsAndConditions } from '../../pricing/wire/terms.ts'
import type { ShownGroup } from '../arrange-offers.ts'
import type { CatalogGroup } from '../catalog.ts'
import { buildCatalog } from '../catalog.ts'
import { groupsOf, type SearchDigest } from '../search-digest.ts'
import type { SearchPage } from '../search-page.ts'
import type { brand } from './brand.ts'
import { toBrand } from './brand.ts'
import type { catalogResponse, product } from './catalog.ts'
import { toOffering } from './catalog-offering.ts'
import { toProduct } from './catalog-product.ts'
import { type CatalogView, referencesOf } from './catalog-references.ts'
import { toGroupTerms } from './catalog-terms.ts'

export type CatalogAnswer = z.input<typeof catalogResponse>
type Content = CatalogAnswer['CatalogProductOfferingsResponse']

const referenceLists = (lists: {
  readonly flights: z.input<typeof flightDetail>[]
  readonly products: z.input<typeof product>[]
  readonly terms: z.input<typeof termsAndConditions>[]
  readonly brands: z.input<typeof brand>[]
}): Content['ReferenceList'] => [
  { '@type': 'ReferenceListFlight', Flight: lists.flights },
  { '@type': 'ReferenceListProduct', Product: lists.products },
  { '@type': 'ReferenceListTermsAndConditions', TermsAndConditions: lists.terms },
  { '@type': 'ReferenceListBrand', Brand: lists.brands },
]

const toNotices = (notices: readonly RefusalNotice[]) =>
  notices.map(({ code, details }) => refusalNotice(new Refusal(code, details)))

/** An answer without offers: it has empty lists, because clients index them without a check. */
export const noOffers = (warnings: readonly RefusalNotice[] = []): CatalogAnswer => ({
  CatalogProductOfferingsResponse: {
    CatalogProductOfferings: { '@type': 'CatalogProductOfferings', CatalogProductOffering: [] },
    Result: toResult('Incomplete', {
      errors: [refusalNotice(new Refusal('noOffers'))],
      warnings: toNotices(warnings),
    }),
    ReferenceList: referenceLists({ flights: [], products: [], terms: [], brands: [] }),
  },
})

/**
 * The answer of a search with some of its groups.
 *
 * @param groups the groups of the answer, by position in the whole result; an option that is no longer
 *   available is undefined
 * @param whole every group of the result, because ids count over all of them; absent: `groups` are all
 */
export function toCatalogAnswer(
  groups: readonly (ShownGroup | undefined)[],
  view: CatalogView,
  whole: readonly CatalogGroup[] = groups.flatMap((group) => group ?? []),
): CatalogAnswer {
  const catalog = buildCatalog(whole, view.form)
  const offerings = catalog.offerings.filter(({ group, leg, options }) =>
    options.some(({ option }) => groups[group]?.legs[leg]?.options[option]),
  )
  const references = referencesOf(whole)
  const context = { catalog, groups, references, view }
  const shown = new Set(offerings.flatMap(({ options }) => options.flatMap(({ productIds }) => productIds)))
  const content: Content['CatalogProductOfferings'] = {
    '@type': 'CatalogProductOfferings',
    ...(view.identifier !== undefined && { Identifier: { value: view.identifier } }),
    CatalogProductOffering: offerings.flatMap((offering) => toOffering(offering, context) ?? []),
  }
  const products = catalog.products
    .filter(({ id }) => shown.has(id))
    .flatMap((one) => toProduct(one, context) ?? [])
  return {
    CatalogProductOfferingsResponse: {
      CatalogProductOfferings: content,
      ...((view.isIncomplete || view.warnings.length > 0) && {
        Result: toResult(view.isIncomplete ? 'Incomplete' : 'Complete', {
          warnings: toNotices(view.warnings),
        }),
      }),
      ReferenceList: referenceLists({
        flights: references.flights.all().map(([id, flight]) => toFlightDetail(flight, id)),
        products,
        terms: groups.flatMap((group, index) => (group ? toGroupTerms(group, index, context) : [])),
        brands: references.brands.all().map(([id, one]) => toBrand(one, id, view.show.brandAttributes)),
      }),
    },
  }
}

/**
 * A page of a stored search, without offers that changed since. @param missing content that did not answer
 */
export function toCatalogPage(
  search: SearchDigest,
  page: SearchPage,
  { missing, warnings }: Readonly<Record<'missing' | 'warnings', readonly RefusalNotice[]>>,
): CatalogAnswer {
  const { id: identifier, legs, form, order } = search
  const view = {
    identifier,
    legs,
    form,
    show: order.view,
    warnings: [...missing, ...warnings],
    isIncomplete: missing.length > 0,
  }
  const { CatalogProductOfferingsResponse: content } = toCatalogAnswer(page.groups, view, groupsOf(search))
  const { groups: _shown, ...numbers } = page
  return {
    CatalogProductOfferingsResponse: { ...content, Pagination: { '@type': 'Pagination', ...numbers } },
  }
}
