import type { ChangeTerms } from '../../exchange/flight-change.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'

/** How a carrier handles the money of a change. */
export type ChangePolicy = Pick<ChangeTerms, 'feeCollection' | 'residualMethod'>

/** Carriers that print the fee as a tax on the new ticket. Source: guess. */
const feeAsTax: ReadonlySet<string> = new Set(['LH', 'LX', 'OS', 'SN', 'AY', 'LO', 'QF', 'NZ'])
/** Carriers that still write MCOs. Source: guess. */
const writesMcos: ReadonlySet<string> = new Set(['MS', 'AI', 'PK'])

/**
 * How the fee of a carrier is collected, and what a decrease of value goes to: an EMD for most; NDC carriers return it
 * to the form of payment. Source: guess.
 */
export function changePolicyOf({
  source,
  validatingCarrier: carrier,
}: Pick<PricedItinerary, 'source' | 'validatingCarrier'>): ChangePolicy {
  const document = writesMcos.has(carrier) ? 'MCO' : 'EMD'
  return {
    feeCollection: feeAsTax.has(carrier) ? 'Tax' : document,
    residualMethod: source === 'NDC' ? 'originalPayment' : document,
  }
}
