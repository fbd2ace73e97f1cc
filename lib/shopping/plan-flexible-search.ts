import type { Warn } from '../contract/modifier.ts'
import type { Agency } from '../kernel/agency.ts'
import { flexibilityLimits } from '../kernel/limits.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { LegCriteria } from './plan-legs.ts'
import { planSearch, type SearchRequest } from './plan-search.ts'
import { pointOfSaleOf, type Searcher } from './point-of-sale.ts'
import type { PlannedSearch, SearchSection } from './search-order.ts'
import type { LegFlexibility, LegRequest, ShopRequest } from './shopping.ts'

/**
 * A flexible search: other dates and places of each leg, priced for the caller's agency and up to three
 * others, each in a separate section. With more than two O&Ds it is a normal search.
 *
 * @throws Refusal `flexNotActivated`, `tooManyAgencies`, `notSupportedForNdc`, and those of `planSearch`
 * Source: docs/contract/shopping.md 6.
 */
export function planFlexibleSearch(request: SearchRequest, searcher: Searcher): PlannedSearch {
  if (!searcher.tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  requireFewAgencies(request.compareWith)
  const { sources } = request
  if (sources.includes('NDC') && !sources.includes('GDS')) throw new Refusal('notSupportedForNdc')
  const planned = planSearch({ ...request, sources: ['GDS'] }, searcher)
  const [plain] = planned.order.sections
  const warnings: RefusalNotice[] = [...planned.warnings]
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  if (sources.includes('NDC'))
    warn('modifierIgnored', { modifier: 'NDC CONTENT', reason: 'FLEXIBLE SEARCH IS FOR GDS CONTENT' })
  if (!mayBeFlexible(request.legs.length, warn)) return { ...planned, warnings }
  if (!plain) return planned
  const legs = plain.request.legs.map((leg, index): LegRequest => {
    const criteria = request.legs[index]
    const flexibility = criteria && planFlexibility(criteria, warn)
    return { ...leg, ...(flexibility && { flexibility }) }
  })
  const { currency } = request.terms
  const comparison = { pccs: request.compareWith, agencies: searcher.agencies, currency }
  const sections = sectionsPerAgency({ ...plain.request, legs }, comparison, warn)
  return { order: { ...planned.order, sections }, warnings }
}

/** @throws Refusal `tooManyAgencies` */
export function requireFewAgencies(pccs: readonly string[]): void {
  const limit = flexibilityLimits.agencies
  if (pccs.length > limit) throw new Refusal('tooManyAgencies', { limit: String(limit) })
}

/** @param warn `flexIgnored` when there are too many */
export function mayBeFlexible(legs: number, warn: Warn): boolean {
  const limit = flexibilityLimits.legs
  if (legs > limit) warn('flexIgnored', { limit: String(limit) })
  return legs <= limit
}

/** The agencies of a request, and those whose fares its caller may use. */
interface Comparison {
  readonly pccs: readonly string[]
  readonly agencies: readonly Agency[]
  /** The requested currency; absent: that of each agency. */
  readonly currency?: string | undefined
}

/**
 * A section for the caller's agency, and one for each other agency of the request, in the currency of the agency
 * unless the request names one.
 *
 * @param warn `agencySkipped`
 */
export function sectionsPerAgency(
  request: ShopRequest,
  { pccs, agencies, currency }: Comparison,
  warn: Warn,
): SearchSection[] {
  const found = [...new Set(pccs)].flatMap((pcc) => {
    const agency = agencies.find((known) => known.pcc === pcc)
    if (!agency) warn('agencySkipped', { pcc })
    return agency && pcc !== request.pointOfSale.pcc ? [pointOfSaleOf({ agency })] : []
  })
  const pointsOfSale = [request.pointOfSale, ...found]
  const maxOptions = Math.ceil(request.maxOptions / pointsOfSale.length)
  return pointsOfSale.map((pointOfSale, index) => ({
    source: 'GDS',
    prefix: `f${index + 1}`,
    isFlexible: true,
    request: {
      ...request,
      pointOfSale,
      currency: currency ?? (index === 0 ? request.currency : pointOfSale.currency),
      maxOptions,
    },
  }))
}

/** Other dates and places of a leg that a flexible search accepts; undefined: none. */
function planFlexibility({ flexibility }: LegCriteria, warn: Warn): LegFlexibility | undefined {
  const cap = (days: number): number => {
    const limit = flexibilityLimits.days
    if (days > limit) warn('flexibleDaysCapped', { limit: String(limit) })
    return Math.min(days, limit)
  }
  const { from, to, radiusMiles } = flexibility
  const daysBefore = cap(flexibility.daysBefore)
  const daysAfter = cap(flexibility.daysAfter)
  const isFixed = daysBefore + daysAfter + from.length + to.length === 0 && !radiusMiles
  return isFixed ? undefined : { ...flexibility, daysBefore, daysAfter }
}
