import { counts } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'

/** Totals of the whole list, the same on every page. */
export interface PageNumbers {
  readonly page: number
  readonly pageSize: number
  readonly totalPages: number
  readonly totalItems: number
}

/** The entries of one page. @throws Refusal `hotelPageUnknown` */
export function requirePage<T>(
  list: readonly T[],
  page: number,
): { readonly items: readonly T[]; readonly numbers: PageNumbers } {
  const pageSize = counts.hotelsPerPage
  const totalPages = Math.max(1, Math.ceil(list.length / pageSize))
  if (page < 1 || page > totalPages) throw new Refusal('hotelPageUnknown')
  return {
    items: list.slice((page - 1) * pageSize, page * pageSize),
    numbers: { page, pageSize, totalPages, totalItems: list.length },
  }
}
