import type { ContentSource } from '../kernel/flight.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import type { ShopRequest } from './shopping.ts'

/** The request to one supplier for one point of sale; its offers are together in the answer. */
export interface SearchSection {
  readonly source: ContentSource
  /** Prefix of every id of the section: `f1`, `f2` in the answers of a flexible search. */
  readonly prefix?: string
  /** Its offers have the agency that they were priced for, and the airports and dates of the next leg. */
  readonly isFlexible?: boolean
  readonly request: ShopRequest
}

/** Contents of the answers of a search, and of the calls that refer to it. */
export interface SearchView {
  /** Include each tax, not only their sum. */
  readonly taxBreakdown: boolean
  readonly fareCalculation: boolean
  readonly penalties: boolean
  /** What bags cost that are not free. */
  readonly bagFees: boolean
  readonly co2: boolean
  /** Include only these brand attributes; absent: all. */
  readonly brandAttributes?: readonly string[]
  /** Number of requested brand attributes; every offer has all of them. */
  readonly matchedAttributes?: number
}

/** A search in the terms of the domain. It is cached for later calls that refer to the search. */
export interface SearchOrder {
  readonly representation: 'Journey' | 'Leg'
  readonly sections: readonly SearchSection[]
  /** Ascending over all carriers; otherwise by content, then preferred carriers, then carrier. */
  readonly sortByPrice: boolean
  /** A journey search is stored only when the client requests pages, a search leg by leg always. */
  readonly isCached: boolean
  /** Offers per page: the requested number, limited by the size of an answer. */
  readonly page: number
  readonly view: SearchView
}

/** A search order with warnings about the request. */
export interface PlannedSearch {
  readonly order: SearchOrder
  readonly warnings: readonly RefusalNotice[]
}

/** The part of a flexible search for one agency: a separate answer, with ids without a prefix. */
export interface SeparateSearch {
  readonly about: { readonly pcc: string }
  readonly read: PlannedSearch
}

/** A search split by agency. The warnings about the request are with the first part. */
export const separately = ({ order, warnings }: PlannedSearch): SeparateSearch[] =>
  order.sections.map(({ prefix, ...section }, index) => ({
    about: { pcc: section.request.pointOfSale.pcc },
    read: {
      order: { ...order, sections: [section], page: Math.ceil(order.page / order.sections.length) },
      warnings: index === 0 ? warnings : [],
    },
  }))
