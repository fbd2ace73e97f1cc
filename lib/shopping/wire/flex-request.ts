import type { Warn } from '../../contract/modifier.ts'
import type { Agency } from '../../kernel/agency.ts'
import { counts } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { ReadSearch, SearchSection } from '../search-order.ts'
import type { LegFlexibility, LegRequest, ShopRequest } from '../shopping.ts'
import type { PricingModifiers } from './pricing-modifiers.ts'
import {
  pointOfSaleOf,
  readPlace,
  readSearch,
  readSources,
  type SearchBody,
  type SearchCriteriaFlight,
  type Searcher,
} from './search-request.ts'

/**
 * O&Ds of a search that may be flexible, and flights of a search for specific ones. Source: specification.
 */
export const flexibleLegs = 2

/**
 * A flexible search: other dates and places of each leg, priced for the caller's agency and up to three
 * others, each in a section of its own. With more than two O&Ds it is a plain search.
 *
 * @throws Refusal `flexNotActivated`, `tooManyAgencies`, `notSupportedForNdc`, and those of `readSearch`
 * Source: shopping sheet 6.
 */
export function readFlexSearch(body: SearchBody, searcher: Searcher): ReadSearch {
  const { tenant, agencies } = searcher
  if (!tenant.agency.flexibleSearch) throw new Refusal('flexNotActivated')
  const asked = body.CatalogProductOfferingsRequest
  requireFewAgencies(asked.PricingModifiersAir)
  const sources = readSources(asked.contentSourceList)
  if (sources.includes('NDC') && !sources.includes('GDS')) throw new Refusal('notSupportedForNdc')
  const read = readSearch(
    { ...body, CatalogProductOfferingsRequest: { ...asked, contentSourceList: ['GDS'] } },
    searcher,
  )
  const [plain] = read.order.sections
  const warnings: RefusalNotice[] = [...read.warnings]
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  if (sources.includes('NDC'))
    warn('modifierIgnored', { modifier: 'NDC CONTENT', reason: 'FLEXIBLE SEARCH IS FOR GDS CONTENT' })
  if (asked.SearchCriteriaFlight.length > flexibleLegs) {
    warn('flexIgnored', { limit: String(flexibleLegs) })
    return { ...read, warnings }
  }
  if (!plain) return read
  const legs = plain.request.legs.map((leg, index): LegRequest => {
    const flight = asked.SearchCriteriaFlight[index]
    const flexibility = flight && readFlexibility(flight, warn)
    return { ...leg, ...(flexibility && { flexibility }) }
  })
  const sections = sectionsPerAgency({ ...plain.request, legs }, asked.PricingModifiersAir, agencies, warn)
  return { order: { ...read.order, sections }, warnings }
}

/** @throws Refusal `tooManyAgencies` */
export function requireFewAgencies(pricing: PricingModifiers | undefined): void {
  const named = pricing?.MultiPricingAgency ?? []
  if (named.length > counts.flexibleAgencies)
    throw new Refusal('tooManyAgencies', { limit: String(counts.flexibleAgencies) })
}

/**
 * The same request for the caller's agency and the others that it named, each a section of its own. @param
 * warn `agencySkipped`
 */
export function sectionsPerAgency(
  request: ShopRequest,
  pricing: PricingModifiers | undefined,
  agencies: readonly Agency[],
  warn: Warn,
): SearchSection[] {
  const found = [...new Set(pricing?.MultiPricingAgency)].flatMap((pcc) => {
    const agency = agencies.find((known) => known.pcc === pcc)
    if (!agency) warn('agencySkipped', { pcc })
    return agency && pcc !== request.pointOfSale.pcc ? [pointOfSaleOf({ agency })] : []
  })
  const sales = [request.pointOfSale, ...found]
  const maxOptions = Math.ceil(request.maxOptions / sales.length)
  return sales.map((pointOfSale, index) => ({
    source: 'GDS',
    prefix: `f${index + 1}`,
    isFlexible: true,
    request: { ...request, pointOfSale, maxOptions },
  }))
}

/** Other dates and places of a leg that a flexible search accepts; undefined when the leg names none. */
export function readFlexibility(flight: SearchCriteriaFlight, warn: Warn): LegFlexibility | undefined {
  const days = (name: 'daysBeforeDeparture' | 'daysAfterDeparture'): number => {
    const asked = flight[name] ?? 0
    if (asked > counts.flexibleDays) warn('flexibleDaysCapped', { limit: String(counts.flexibleDays) })
    return Math.min(asked, counts.flexibleDays)
  }
  const radius = { from: milesOf(flight.From), to: milesOf(flight.To) }
  const flexibility: LegFlexibility = {
    daysBefore: days('daysBeforeDeparture'),
    daysAfter: days('daysAfterDeparture'),
    from: (flight.AdditionalFrom ?? []).map(readPlace),
    to: (flight.AdditionalTo ?? []).map(readPlace),
    ...(radius.from + radius.to > 0 && { radiusMiles: radius }),
  }
  const { daysBefore, daysAfter, from, to, radiusMiles } = flexibility
  return daysBefore + daysAfter + from.length + to.length === 0 && !radiusMiles ? undefined : flexibility
}

const milesPerKilometer = 0.621371

const milesOf = ({ radius = 0, radiusMeasurement = 'Miles' }: SearchCriteriaFlight['From']): number =>
  /^k/i.test(radiusMeasurement) ? radius * milesPerKilometer : radius
