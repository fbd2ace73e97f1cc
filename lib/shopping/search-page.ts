import { arrangeOffers, type ShownGroup } from './arrange-offers.ts'
import type { CatalogGroup } from './catalog.ts'
import { buildCatalog } from './catalog.ts'
import { groupsOf, type SearchDigest } from './search-digest.ts'
import type { FareGroup } from './shopping.ts'

/** A page of a stored search, with the numbers that clients need for paging. */
export interface SearchPage {
  /** By position in the whole result; undefined: on another page, or changed since the search. */
  readonly groups: readonly (ShownGroup | undefined)[]
  readonly page: number
  readonly pageSize: number
  readonly totalPages: number
  /** Offers on all pages. */
  readonly totalItems: number
}

/** Identity of an offer: flights, classes and brands. */
const keyOf = ({ source, prefix, fares, legs }: CatalogGroup): string =>
  JSON.stringify([
    source,
    prefix,
    fares.map((fare) => fare.legs.map(({ brand }) => brand.code)),
    legs.map(({ options }) =>
      options.map(({ flights, classes }) => [
        flights.map(({ carrier, number, departure, arrival }) => [
          carrier,
          number,
          departure.airport,
          departure.date,
          arrival.airport,
        ]),
        classes.map(({ bookingClasses }) => bookingClasses),
      ]),
    ),
  ])

/**
 * A page of a stored search, from the suppliers' offers for its request and time. An offer that changed
 * since, for example because seats were sold, is left out; the ids are those of the whole result.
 *
 * @param number from 1
 * @param answers one list for each section of the search
 * @returns undefined when the search has no such page, or no pages, as a search for specific flights
 */
export function pageOf(
  search: SearchDigest,
  number: number,
  answers: readonly (readonly FareGroup[])[],
): SearchPage | undefined {
  const { order, legs, form, pages } = search
  if (form?.productPerOption || number > pages.length) return undefined
  const begin = pages.slice(0, number - 1).reduce((sum, count) => sum + count, 0)
  const end = begin + (pages[number - 1] ?? 0)
  const offered = new Map(
    arrangeOffers(order, answers, legs)
      .flat()
      .map((group) => [keyOf(group), group]),
  )
  const kept = groupsOf(search)
  return {
    groups: kept.map((group, index) =>
      index >= begin && index < end ? offered.get(keyOf(group)) : undefined,
    ),
    page: number,
    pageSize: order.page,
    totalPages: pages.length,
    totalItems: buildCatalog(kept, form).offerings.length,
  }
}
