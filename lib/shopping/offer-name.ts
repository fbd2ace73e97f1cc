import { derivedId } from '../kernel/derived-id.ts'

const longestName = 64

/**
 * The id by which clients pick an offer of a supplier: the supplier's reference itself, or one derived from it where that
 * is too long to be sent around.
 */
export const offerNameOf = (offerRef: string): string =>
  offerRef.length <= longestName ? offerRef : derivedId(offerRef)
