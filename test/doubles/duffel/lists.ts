import { invalid } from './problem.ts'
import type { Resource } from './state.ts'

/** Entries of a list that was sent; none if it was not. @throws Problem it is not a list of objects */
export function entriesOf(list: Resource, field: string): Resource[] {
  if (list === undefined || list === null) return []
  if (!Array.isArray(list) || list.some((one) => typeof one !== 'object' || one === null))
    throw invalid('validation_type', field)
  return list
}
