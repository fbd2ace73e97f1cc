import type { AcceptedChanges } from '../hotel-terms.ts'

/** Query parameters by which a caller accepts changes since the earlier steps. */
export interface AcceptanceFlags {
  readonly acceptPriceChangeInd?: boolean | undefined
  readonly acceptGuaranteeChangeInd?: boolean | undefined
  readonly maximumPriceIncrease?: number | undefined
}

export const readAccepted = (query: AcceptanceFlags): AcceptedChanges => ({
  price: query.acceptPriceChangeInd,
  guarantee: query.acceptGuaranteeChangeInd ?? false,
  maximumIncrease: query.maximumPriceIncrease,
})
