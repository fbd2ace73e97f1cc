import { type CatalogAnswer, noOffers, toCatalogAnswer } from '../../lib/contract/wire/catalog-answer.ts'
import { arrangeOffers } from '../../lib/domain/arrange-offers.ts'
import type { CatalogForm } from '../../lib/domain/catalog.ts'
import type { EpochMs } from '../../lib/domain/instant.ts'
import type { RefusalNotice } from '../../lib/domain/notice.ts'
import { digestSearch } from '../../lib/domain/search-digest.ts'
import type { ReadSearch, SearchOrder, SearchSection } from '../../lib/domain/search-order.ts'
import type { FareGroup } from '../../lib/domain/shopping.ts'
import type { Context } from '../../lib/http/serve-family.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

/** What the suppliers offered: one list for each section, and which kinds of content did not answer. */
export interface Offered {
  readonly answers: readonly (readonly FareGroup[])[]
  readonly missing: readonly RefusalNotice[]
}

/**
 * Asks every supplier of the order at once. One that does not answer leaves the others' offers.
 *
 * @throws SupplierUnavailable when nobody answers
 */
export async function shopSections(sections: readonly SearchSection[], hosts: AirHosts, now: EpochMs): Promise<Offered> {
  const outcomes = await Promise.allSettled(sections.map(async ({ source, request }) => airHostOf(hosts, source).shop(request, now)))
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  const fatal = failures.find((reason) => !(reason instanceof SupplierUnavailable))
  if (fatal) throw fatal
  if (failures.length > 0 && failures.length === outcomes.length) throw failures[0]
  return {
    answers: outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])),
    missing: outcomes.flatMap(({ status }, index) =>
      status === 'rejected' ? [{ code: 'sourceFailed' as const, details: { source: sections[index]?.source ?? '' } }] : [],
    ),
  }
}

export interface Shown {
  /** Indexes of the legs that the answer shows. */
  readonly legs: readonly number[]
  readonly form?: CatalogForm
  /** The answer is kept, whatever the order says. */
  readonly keep?: boolean
}

/** Every leg of a journey, or the first one of a search leg by leg. */
export const firstLegs = ({ representation, sections }: SearchOrder): number[] =>
  representation === 'Leg' ? [0] : [...(sections[0]?.request.legs.keys() ?? [])]

/** The first page of what was offered; the result is kept for later calls when the order says so. */
export async function answerOffers(
  { order, warnings }: ReadSearch,
  { answers, missing }: Offered,
  { legs, form, keep = order.isCached }: Shown,
  { stores, ids, now }: Context,
): Promise<CatalogAnswer> {
  const notices = [...warnings, ...missing]
  const pages = arrangeOffers(order, answers, legs)
  const [first] = pages
  if (!first) return noOffers(notices)
  const identifier = keep ? ids.uuid() : undefined
  if (identifier !== undefined) {
    await stores.offerCaches.saveSearch(
      digestSearch({ id: identifier, at: now, order, legs, ...(form && { form }) }, pages.slice(0, keptPages)),
    )
  }
  return toCatalogAnswer(first, { identifier, legs, form, show: order.view, warnings: notices, isIncomplete: missing.length > 0 })
}

/** Pages that later calls can ask for. */
const keptPages = 3
