import type { ContentSource } from '../kernel/flight.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { ShopRequest } from './shopping.ts'

/** What one supplier is asked for one point of sale; an answer holds its offers together. */
export interface SearchSection {
  readonly source: ContentSource
  /** Stands before every id of the section: `f1`, `f2` in the answers of a flexible search. */
  readonly prefix?: string
  /** Its answer says for which agency it was priced and what the next leg may be. */
  readonly isFlexible?: boolean
  readonly request: ShopRequest
}

/** What the answers of a search, and of the calls that build on it, are to hold. */
export interface SearchView {
  /** Each tax, not only their sum. */
  readonly taxBreakdown: boolean
  readonly fareCalculation: boolean
  readonly penalties: boolean
  readonly co2: boolean
  /** Only these brand attributes; absent: all. */
  readonly brandAttributes?: readonly string[]
  /** How many brand attributes were asked for; every offer has them all. */
  readonly matchedAttributes?: number
}

/** A search as the service understands it. Later calls that refer to the search find it in the cache. */
export interface SearchOrder {
  readonly representation: 'Journey' | 'Leg'
  readonly sections: readonly SearchSection[]
  /** Ascending over all carriers; otherwise by content, then preferred carriers, then carrier. */
  readonly sortByPrice: boolean
  /** A journey search is kept only when the client asks for pages, a leg search always. */
  readonly isCached: boolean
  /** Offers of one page: as many as were asked for and fit into an answer. */
  readonly page: number
  readonly view: SearchView
}

/** A search order with what the caller should know about his request. */
export interface PlannedSearch {
  readonly order: SearchOrder
  readonly warnings: readonly RefusalNotice[]
}

/** What one agency of a flexible search is asked: an answer of its own, under plain ids. */
export interface SeparateSearch {
  readonly about: { readonly pcc: string }
  readonly read: PlannedSearch
}

/** A search cut up by agency. What the caller should know of his request goes with the first. */
export const separately = ({ order, warnings }: PlannedSearch): SeparateSearch[] =>
  order.sections.map(({ prefix, ...section }, index) => ({
    about: { pcc: section.request.pointOfSale.pcc },
    read: {
      order: { ...order, sections: [section], page: Math.ceil(order.page / order.sections.length) },
      warnings: index === 0 ? warnings : [],
    },
  }))
