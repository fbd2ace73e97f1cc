import type * as z from 'zod'
import type { buildOptionsRequest } from '../contract/wire/build-next.ts'
import { readPickOrder, readSpecificUpsells } from '../contract/wire/build-next.ts'
import type { CatalogAnswer } from '../contract/wire/catalog-answer.ts'
import { readView } from '../contract/wire/search-request.ts'
import { Refusal } from '../domain/refusals.ts'
import type { SearchDigest, Selection } from '../domain/search-digest.ts'
import { choicesFrom, selectFromSearch } from '../domain/search-digest.ts'
import type { ReadSearch, SearchSection, SearchView } from '../domain/search-order.ts'
import type { Context } from '../http/serve-family.ts'
import type { AirShopping } from '../suppliers/air-host.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import { airHostOf } from '../suppliers/hosts.ts'
import { answerOffers, askSections } from './answer-search.ts'
import { requireSearch } from './require.ts'

type Asked = z.output<typeof buildOptionsRequest>['BuildOptions']

/** What a client picked from a search, all legs of a journey or some of a search leg by leg, and what it wants to know of it. */
export interface SpecificFlights {
  readonly search: SearchDigest
  /** The one that the flights were picked from. */
  readonly section: SearchSection
  readonly request: Selection['request']
  readonly upsells: number
  readonly view: SearchView | undefined
}

/** @throws Refusal `transactionUnknown`, `transactionExpired`, `offerNotInSearch`, `offersDoNotCombine`, `notSupportedForNdc`, `everyLegNeeded` */
export async function requireFlights(asked: Asked, { stores, now, headers }: Context): Promise<SpecificFlights> {
  const { identifier, picks } = readPickOrder(asked.BuildFromCatalogProductOfferingsRequest)
  const search = await requireSearch(stores, identifier, now)
  const details = {
    identifier,
    offers: picks.map(({ offerId }) => offerId).join(','),
    products: picks.map(({ productId = '' }) => productId).join(','),
  }
  const choices = choicesFrom(search, picks)
  const selection = selectFromSearch(search, picks)
  if (!choices || selection === 'absent') throw new Refusal('offerNotInSearch', details)
  if (selection === 'doNotCombine') throw new Refusal('offersDoNotCombine', details)
  const section = choices[0]?.group.section
  if (!section || section.source === 'NDC') throw new Refusal('notSupportedForNdc')
  if (search.order.representation === 'Journey' && choices.length < section.request.legs.length) throw new Refusal('everyLegNeeded')
  const legs = selection.request.legs.map(({ brand, ...leg }) =>
    asked.BrandOptions !== 'returnAllBrands' && brand !== undefined ? { ...leg, brand } : leg,
  )
  return {
    search,
    section,
    request: { ...selection.request, legs },
    upsells: readSpecificUpsells(asked.maxNumberOfUpsellsToReturn),
    view: asked.CustomResponseModifiersAir && readView(asked.CustomResponseModifiersAir, headers('taxBreakdown')),
  }
}

/** Every brand that the flights can be bought in, as a catalog with one product for each leg, in each section of the order. */
export async function answerFlights(
  { request, upsells, view }: SpecificFlights,
  { order, warnings }: ReadSearch,
  context: Context,
  hosts: AirHosts<AirShopping>,
): Promise<CatalogAnswer> {
  const offered = await askSections(order.sections, async ({ source, request: { pointOfSale } }) => {
    const host = airHostOf(hosts, source)
    if (!host.options) throw new Refusal('notSupportedForNdc')
    return [await host.options({ ...request, pointOfSale, requireSeats: false }, upsells, context.now)]
  })
  const shown = { legs: [...request.legs.keys()], form: { productPerOption: true }, keep: true }
  return answerOffers({ order: { ...order, ...(view && { view }) }, warnings }, offered, shown, context)
}
