import { faresThatFit } from '../kernel/limits.ts'
import { totalOf } from '../pricing/itinerary-price.ts'
import { airportsOf, pagesOf } from './catalog.ts'
import { carrierMixOf, inFillOrder, oncePerFlight } from './fill-order.ts'
import type { SearchOrder, SearchSection } from './search-order.ts'
import type { FareGroup, FlightOption, Place } from './shopping.ts'
import { carrierMixes } from './varied-first.ts'

/** A fare group in an answer: only the legs of the answer, under the ids of its section. */
export interface ShownGroup extends FareGroup {
  /** Index of its section. */
  readonly section: number
  readonly prefix: string
  /** In a flexible search: the agency that it was priced for, and the airports and dates of the next leg. */
  readonly pricingPcc?: string
  readonly nextLegs?: readonly NextLeg[]
  /**
   * Legs that are not in the answer, each with a flight option that combines with those in it: the fares are
   * those of the whole journey.
   */
  readonly others: readonly OtherLeg[]
}

export interface OtherLeg {
  /** Index in the request of the search. */
  readonly leg: number
  readonly option: FlightOption
  /** Codes, one for each fare of the group. */
  readonly brands: readonly string[]
}

export interface NextLeg {
  readonly from: string
  readonly to: string
  /** Local date of departure. */
  readonly date: string
}

/** Prefix of a group's ids: that of the section, or the carrier of NDC content. */
export const prefixOf = (
  { prefix, source }: Pick<SearchSection, 'prefix' | 'source'>,
  validatingCarrier: string,
): string => prefix ?? (source === 'NDC' ? validatingCarrier : '')

function show(
  group: FareGroup,
  section: SearchSection,
  index: number,
  shownLegs: readonly number[],
): ShownGroup {
  const only = <T>(legs: readonly T[]): T[] => shownLegs.flatMap((leg) => legs[leg] ?? [])
  return {
    ...group,
    section: index,
    prefix: prefixOf(section, group.validatingCarrier),
    others: otherLegs(group, shownLegs),
    legs: only(group.legs),
    fares: group.fares.map((fare) => ({ ...fare, legs: only(fare.legs) })),
    ...(section.isFlexible && {
      pricingPcc: section.request.pointOfSale.pcc,
      ...nextLegsOf(group, shownLegs),
    }),
  }
}

const otherLegs = ({ legs, fares }: FareGroup, shownLegs: readonly number[]): OtherLeg[] =>
  legs.flatMap(({ options: [option] }, leg) =>
    option && !shownLegs.includes(leg)
      ? { leg, option, brands: fares.map((fare) => fare.legs[leg]?.brand.code ?? '') }
      : [],
  )

/** The airports and dates of the leg after those in the answer. */
function nextLegsOf({ legs }: FareGroup, shownLegs: readonly number[]): Pick<ShownGroup, 'nextLegs'> {
  const next = legs[(shownLegs.at(-1) ?? 0) + 1]
  if (!next) return {}
  const all = next.options.map((option) => ({
    ...airportsOf(option),
    date: option.flights[0]?.departure.date ?? '',
  }))
  return { nextLegs: [...new Map(all.map((leg) => [Object.values(leg).join(), leg])).values()] }
}

/**
 * The offers of a search in the order of its answers, cut into pages. Different flights fill the pages first, then come
 * other combinations of the same ones; of both, those of the requested airports before those of other airports of
 * their cities. In order of price, what fills the pages is the cheapest, and offers in another currency than was
 * requested come last, because amounts of two currencies do not compare; otherwise the offers of the first content
 * come first, of each content the cheapest and those with the fewest flights in turn. A page is in order of
 * price, or of content, preferred carriers and carrier, of each both ways with it alone first, then by price: so a small page may have no NDC content. A
 * search leg by leg has each flight once. In a flexible search every agency has a share of each page.
 *
 * @param answers one list for each section, the cheapest first
 * @param shownLegs indexes of the legs in the answer
 * Source: docs/contract/shopping.md 1.5 and 4; guess, for what fills a page.
 */
export function arrangeOffers(
  {
    sections,
    sortByPrice,
    page,
    representation,
  }: Pick<SearchOrder, 'sections' | 'sortByPrice' | 'page' | 'representation'>,
  answers: readonly (readonly FareGroup[])[],
  shownLegs: readonly number[],
): ShownGroup[][] {
  const lastLeg = shownLegs.length - 1
  const fares = faresThatFit(sections[0]?.request.passengers.length ?? 1)
  const shown = sections.map((section, index) => {
    const groups = (answers[index] ?? []).map((group) => show(group, section, index, shownLegs))
    return representation === 'Leg' && !section.isFlexible ? oncePerFlight(groups, lastLeg) : groups
  })
  const placesOf = new Map(shown.flat().map((group) => [group, otherAirportsOf(group, sections, shownLegs)]))
  const requestedFirst = (groups: ShownGroup[]): ShownGroup[] =>
    groups.sort(
      (a, b) => (sortByPrice ? 0 : a.section - b.section) || (placesOf.get(a) ?? 0) - (placesOf.get(b) ?? 0),
    )
  const isNextLeg = representation === 'Leg' && lastLeg > 0
  const fill = (groups: ShownGroup[]): ShownGroup[] => {
    const byPrice = inOrder(groups, sections, true)
    const promised = isNextLeg ? byPrice[0] : undefined
    const byPlaces = Map.groupBy(byPrice, (group) => (group === promised ? -1 : (placesOf.get(group) ?? 0)))
    const ranks = [...byPlaces].sort(([a], [b]) => a - b).map(([, rank]) => rank)
    return inFillOrder(ranks, sortByPrice)
  }
  if (sections.length > 1 && sections.every(({ isFlexible }) => isFlexible)) {
    const part = { offers: Math.ceil(page / sections.length), fares: Math.floor(fares / sections.length) }
    return together(shown.map((groups) => pagesOf(fill(groups), part))).map((groups) =>
      inOrder(groups, sections, sortByPrice),
    )
  }
  const filled = sortByPrice ? fill(shown.flat()) : shown.flatMap(fill)
  return pagesOf(filled, { offers: page, fares }, isNextLeg).map((groups) =>
    requestedFirst(inOrder(groups, sections, sortByPrice)),
  )
}

/** Joins the first pages of all lists, then the second pages, and so on. */
const together = (pages: readonly ShownGroup[][][]): ShownGroup[][] =>
  Array.from({ length: Math.max(0, ...pages.map(({ length }) => length)) }, (_, at) =>
    pages.flatMap((own) => own[at] ?? []),
  )

/**
 * At how many ends of its legs a group uses another airport than the one that was requested. A flexible search asks for
 * several places.
 */
function otherAirportsOf(
  { legs, section }: ShownGroup,
  sections: readonly SearchSection[],
  shownLegs: readonly number[],
): number {
  const { isFlexible, request } = sections[section] ?? {}
  if (isFlexible) return 0
  return shownLegs
    .flatMap((number, leg) => {
      const [option] = legs[leg]?.options ?? []
      const requested = request?.legs[number]
      if (!option || !requested) return []
      const { from, to } = airportsOf(option)
      return [isOther(requested.from, from), isOther(requested.to, to)]
    })
    .filter(Boolean).length
}

const isOther = ({ code, scope }: Place, airport: string): boolean =>
  scope === 'cityFirst' && code !== airport

function inOrder(groups: ShownGroup[], sections: readonly SearchSection[], byPrice: boolean): ShownGroup[] {
  const byAmount = comparePrices(groups, sections)
  if (byPrice) return groups.sort(byAmount)
  const preferredOf = ({ request }: SearchSection) =>
    request.legs.flatMap(({ carriers }) => carriers?.preferred ?? [])
  const rank = ({ section, validatingCarrier }: ShownGroup): number => {
    const preferred = sections[section] ? preferredOf(sections[section]) : []
    const place = preferred.indexOf(validatingCarrier)
    return place === -1 ? preferred.length : place
  }
  const mixes = new Map(groups.map((group) => [group, carrierMixes.indexOf(carrierMixOf(group))]))
  const mixOf = (group: ShownGroup): number => mixes.get(group) ?? 0
  return groups.sort(
    (a, b) =>
      a.section - b.section ||
      rank(a) - rank(b) ||
      compare(a.validatingCarrier, b.validatingCarrier) ||
      mixOf(a) - mixOf(b) ||
      byAmount(a, b),
  )
}

/** The requested currency first, then by currency, then by amount. */
function comparePrices(groups: readonly ShownGroup[], sections: readonly SearchSection[]) {
  const prices = new Map(
    groups.map((group) => {
      const [fare] = group.fares
      const { minor, currency } = fare ? totalOf(fare.price) : { minor: 0, currency: '' }
      const isOther = sections[group.section]?.request.currency === currency ? 0 : 1
      return [group, { minor, currency, isOther }]
    }),
  )
  return (a: ShownGroup, b: ShownGroup): number => {
    const [one, other] = [prices.get(a), prices.get(b)]
    if (!one || !other) return 0
    return one.isOther - other.isOther || compare(one.currency, other.currency) || one.minor - other.minor
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
