import type * as z from 'zod'
import type { buildOptionsRequest } from '../../lib/contract/wire/build-next.ts'
import { readPickOrder, readSpecificUpsells } from '../../lib/contract/wire/build-next.ts'
import type { CatalogAnswer } from '../../lib/contract/wire/catalog-answer.ts'
import { readView } from '../../lib/contract/wire/search-request.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { SearchDigest, Selection } from '../../lib/domain/search-digest.ts'
import { choicesFrom, selectFromSearch } from '../../lib/domain/search-digest.ts'
import type { SearchSection } from '../../lib/domain/search-order.ts'
import type { Context } from '../../lib/http/serve-family.ts'
import { requireSearch } from '../../lib/runtime/require.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import { answerOffers } from './answer-search.ts'

type Asked = z.output<typeof buildOptionsRequest>['BuildOptions']

/** What a client picked from a search, all legs of a journey or some of a search leg by leg. */
interface Picked {
  readonly search: SearchDigest
  readonly section: SearchSection
  readonly selection: Selection
}

/** @throws Refusal `offerNotInSearch`, `offersDoNotCombine`, `notSupportedForNdc`, `everyLegNeeded` */
function requirePicked(search: SearchDigest, { picks, identifier }: ReturnType<typeof readPickOrder>): Picked {
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
  return { search, section, selection }
}

/**
 * Every brand that chosen flights can be bought in, as a catalog with one product for each leg.
 *
 * @param sectionsOf which sections of the search are asked: the one that the flights were picked from, or all
 */
export async function answerSpecificFlights(
  asked: Asked,
  context: Context,
  hosts: AirHosts,
  sectionsOf: (picked: Picked) => readonly SearchSection[],
): Promise<CatalogAnswer> {
  const { stores, now, headers } = context
  const order = readPickOrder(asked.BuildFromCatalogProductOfferingsRequest)
  const picked = requirePicked(await requireSearch(stores, order.identifier, now), order)
  const { search, selection } = picked
  const legs = selection.request.legs.map(({ brand, ...leg }) =>
    asked.BrandOptions !== 'returnAllBrands' && brand !== undefined ? { ...leg, brand } : leg,
  )
  const sections = sectionsOf(picked)
  const upsells = readSpecificUpsells(asked.maxNumberOfUpsellsToReturn)
  const answers = await Promise.all(
    sections.map(async ({ source, request: { pointOfSale } }) => {
      const host = airHostOf(hosts, source)
      if (!host.options) throw new Refusal('notSupportedForNdc')
      return [await host.options({ ...selection.request, pointOfSale, legs, requireSeats: false }, upsells, now)]
    }),
  )
  const view = asked.CustomResponseModifiersAir && readView(asked.CustomResponseModifiersAir, headers('taxBreakdown'))
  return answerOffers(
    { order: { ...search.order, sections, ...(view && { view }) }, warnings: [] },
    { answers, missing: [] },
    { legs: [...legs.keys()], form: { productPerOption: true }, keep: true },
    context,
  )
}
