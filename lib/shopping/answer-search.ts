import type { RequestContext } from '../contract/request-context.ts'
import type { AgencyDirectory } from '../kernel/agency.ts'
import { searchLimits } from '../kernel/limits.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import { currencyNotices } from '../pricing/currency-notices.ts'
import type { AirSearch } from '../suppliers/air-host.ts'
import { askAll } from '../suppliers/ask-all.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import { arrangeOffers } from './arrange-offers.ts'
import { askHost, type HostQuery, queriesFor } from './ask-hosts.ts'
import type { CatalogForm } from './catalog.ts'
import type { OfferCaches } from './offer-caches.ts'
import { digestSearch } from './search-digest.ts'
import type { PlannedSearch, SearchOrder, SearchSection } from './search-order.ts'
import { requireSensibleJourney } from './sensible-journey.ts'
import type { FareGroup } from './shopping.ts'
import { type CatalogAnswer, noOffers, toCatalogAnswer } from './wire/catalog-answer.ts'

/** Dependencies of every search. */
export interface SearchDependencies {
  readonly agencies: AgencyDirectory
  readonly airHosts: AirHosts<AirSearch>
}

/** The suppliers' offers: one list for each section, and the hosts that did not answer. */
export interface Offered {
  readonly answers: readonly (readonly FareGroup[])[]
  readonly missing: readonly RefusalNotice[]
}

/**
 * Asks the hosts of all sections in parallel, each as long as a search waits for it. When one does not answer, the offers
 * of the others are returned.
 *
 * @throws the first error when no host answers; at once any error other than `SupplierUnavailable` and a
 *   Refusal
 */
export async function searchSections(
  sections: readonly SearchSection[],
  hosts: AirHosts<AirSearch>,
  search: (query: HostQuery) => Promise<readonly FareGroup[]>,
): Promise<Offered> {
  const queries = queriesFor(sections, hosts)
  const { answers, failures } = await askAll(queries, search)
  return {
    answers: sections.map((section) =>
      answers.flatMap(({ query, answer }) => (query.section === section ? answer : [])),
    ),
    missing: failures.map(({ query, reason }) => missingNotice(query, reason)),
  }
}

function missingNotice({ section, serving }: HostQuery, reason: unknown): RefusalNotice {
  const { source, isFlexible, request } = section
  const { pointOfSale } = request
  const about: Record<string, string> = isFlexible ? { pcc: pointOfSale.pcc } : {}
  return reason instanceof Refusal
    ? { code: reason.code, details: { ...reason.details, ...about } }
    : { code: 'sourceFailed', details: { source, supplier: serving.host.supplier, ...about } }
}

/** What the hosts offer. @throws Refusal also as `requireSensibleJourney` does */
export async function shopSections(
  sections: readonly SearchSection[],
  hosts: AirHosts<AirSearch>,
  call: SupplierCall,
): Promise<Offered> {
  for (const { request } of sections) requireSensibleJourney(request.legs, { airHosts: hosts, now: call.now })
  return searchSections(sections, hosts, (query) =>
    askHost(query, call, (host, bounded) => host.shop(query.section.request, bounded)),
  )
}

/** Warnings of offers in other currencies than were requested. */
export function otherCurrencies(
  sections: readonly SearchSection[],
  answers: Offered['answers'],
): RefusalNotice[] {
  const all = sections.flatMap(({ request: { currency } }, index) => {
    const fares = (answers[index] ?? []).flatMap((group) => group.fares)
    return currencyNotices(
      currency,
      fares.map(({ price }) => price),
    )
  })
  return [...new Map(all.map((notice) => [JSON.stringify(notice), notice])).values()]
}

export interface Shown {
  /** Indexes of the legs in the answer. */
  readonly legs: readonly number[]
  readonly form?: CatalogForm
  /** Store the result, also when the order does not require it. */
  readonly keep?: boolean
}

/** Every leg of a journey, or the first one of a search leg by leg. */
export const firstLegs = ({ representation, sections }: SearchOrder): number[] =>
  representation === 'Leg' ? [0] : [...(sections[0]?.request.legs.keys() ?? [])]

const keptPages = ({ representation, page }: SearchOrder): number =>
  representation === 'Leg' ? Math.ceil(searchLimits.keptOffersByLeg / page) : searchLimits.keptPages

/** The first page of the offers; the result is stored for later calls when the order requires it. */
export async function answerOffers(
  { order, warnings }: PlannedSearch,
  { answers, missing }: Offered,
  { legs, form, keep = order.isCached }: Shown,
  { stores, ids, now }: Pick<RequestContext<{ readonly offerCaches: OfferCaches }>, 'stores' | 'ids' | 'now'>,
): Promise<CatalogAnswer> {
  const notices = [...warnings, ...missing, ...otherCurrencies(order.sections, answers)]
  const pages = arrangeOffers(order, answers, legs)
  const [first] = pages
  if (!first) return noOffers(notices)
  const identifier = keep ? ids.uuid() : undefined
  if (identifier !== undefined) {
    await stores.offerCaches.saveSearch(
      digestSearch({ id: identifier, at: now, order, legs, form }, pages.slice(0, keptPages(order))),
    )
  }
  return toCatalogAnswer(first, {
    identifier,
    legs,
    form,
    show: order.view,
    warnings: notices,
    isIncomplete: missing.length > 0,
  })
}
