import type { ChangeTerms, FeeCollection, TravelerChange } from './flight-change.ts'

/** What the agency decides about a change with its forms of payment and the flags of its commit. */
export interface SettlementChoice {
  /** A residual is given up. */
  readonly forfeitsResidual: boolean
  /** The fee is waived. */
  readonly waivesFee: boolean
  /** How the agency collects the fee; absent: as the carrier does. */
  readonly feeCollection?: FeeCollection | undefined
}

/** The terms as they are carried out. Source: docs/contract/servicing.md 1.6, 15, 16. */
export function settledTerms(terms: ChangeTerms, choice: SettlementChoice): ChangeTerms {
  if (!choice.forfeitsResidual && !choice.waivesFee && !choice.feeCollection) return terms
  return {
    ...terms,
    feeCollection: choice.feeCollection ?? terms.feeCollection,
    travelers: terms.travelers
      .map((one) => (choice.waivesFee ? withoutFee(one) : one))
      .map((one) => (choice.forfeitsResidual ? withoutResidual(one) : one)),
  }
}

/** Less is collected, and what the fee took of a residual is returned. */
function withoutFee(change: TravelerChange): TravelerChange {
  const { feeMinor, collectMinor, residualMinor } = change
  const collected = Math.min(feeMinor, collectMinor)
  return {
    ...change,
    feeMinor: 0,
    collectMinor: collectMinor - collected,
    residualMinor: residualMinor + feeMinor - collected,
  }
}

const withoutResidual = (change: TravelerChange): TravelerChange => ({
  ...change,
  forfeitedMinor: change.forfeitedMinor + change.residualMinor,
  residualMinor: 0,
})
