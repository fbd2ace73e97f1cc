import type { Warn } from '../contract/modifier.ts'
import type { FareType } from '../pricing/fare.ts'
import type { Changeability, FareFilters, Refundability } from './shopping.ts'

/** Fare conditions as requested; they may contradict each other. */
export interface FareFilterRequest {
  readonly types?: readonly FareType[] | 'unknown' | undefined
  readonly refundability: readonly Refundability[]
  readonly changeability: readonly Changeability[]
  readonly without: NonNullable<FareFilters['without']>
  readonly validatingCarrier?: string | undefined
  /** Organizations with codes of negotiated fares; only account codes have fares. */
  readonly organizations: readonly {
    readonly code?: string | undefined
    readonly carrier?: string | undefined
    readonly isAccount: boolean
    readonly only: boolean
  }[]
  readonly hasTaxNumber: boolean
  readonly promotions: readonly {
    readonly carrier?: string | undefined
    readonly code?: string | undefined
  }[]
  readonly includedServices: readonly string[]
  readonly taxExemption?: FareFilters['taxExemption']
  readonly cardIssuer?: string | undefined
}

/**
 * The fare filters of a request; an empty object without any.
 *
 * @param onlyFiledFor passenger types that take only fares filed for them
 * @param warn `modifierIgnored` for conditions that contradict each other, for a flag without its code, and
 *   for conditions that no fare here depends on
 */
export function planFareFilters(
  request: FareFilterRequest,
  onlyFiledFor: readonly string[],
  warn: Warn,
): FareFilters {
  const { types, without, validatingCarrier, promotions, includedServices, taxExemption, cardIssuer } =
    request
  if (types === 'unknown')
    warn('modifierIgnored', { modifier: 'fareType', reason: 'IT IS NOT A KIND OF FARES' })
  const promotionalCodes = promotions.flatMap(({ carrier, code }) =>
    carrier && code ? { carrier, code } : [],
  )
  if (promotionalCodes.length < promotions.length)
    warn('modifierIgnored', { modifier: 'PromotionalCode', reason: 'SEND ITS SUPPLIERCODE AND VALUE' })
  return {
    ...(types && types !== 'unknown' && { types }),
    ...planConditions(request, warn),
    ...(without.length > 0 && { without }),
    ...(validatingCarrier !== undefined && { validatingCarrier }),
    ...planAccounts(request, warn),
    ...(promotionalCodes.length > 0 && { promotionalCodes }),
    ...(includedServices.length > 0 && { includedServices }),
    ...(onlyFiledFor.length > 0 && { onlyFiledFor }),
    ...(taxExemption && { taxExemption }),
    ...(cardIssuer !== undefined && { cardIssuer }),
  }
}

/** Source: docs/contract/shopping.md 2.4, RefundOptions and ChangeOptions. */
function planConditions(
  { refundability, changeability }: FareFilterRequest,
  warn: Warn,
): Pick<FareFilters, 'refundability' | 'changeability'> {
  const changes = changeability.length > 0 ? { changeability } : {}
  if (refundability.includes('NonRefundable') && refundability.includes('PartialRefund')) {
    warn('modifierIgnored', {
      modifier: 'RefundOptions',
      reason: 'NONREFUNDABLE AND PARTIALREFUND EXCLUDE EACH OTHER',
    })
    return changes
  }
  if (refundability.includes('Refundable') && changeability.includes('PenaltyToChange')) {
    warn('modifierIgnored', {
      modifier: 'RefundOptions AND CHANGEOPTIONS',
      reason: 'REFUNDABLE AND PENALTYTOCHANGE EXCLUDE EACH OTHER',
    })
    return {}
  }
  return { ...(refundability.length > 0 && { refundability }), ...changes }
}

/** Source: docs/contract/shopping.md 2.4, OrganizationIdentifier. */
function planAccounts(
  { organizations, hasTaxNumber }: FareFilterRequest,
  warn: Warn,
): Pick<FareFilters, 'accountCodes' | 'accountCodesOnly'> {
  if (hasTaxNumber)
    warn('modifierIgnored', { modifier: 'GSTRegistrationNumber', reason: 'NO CARRIER TAKES ONE' })
  const accounts = organizations.filter(({ isAccount }) => isAccount)
  if (accounts.length < organizations.length)
    warn('modifierIgnored', { modifier: 'OrganizationIdentifier', reason: 'ONLY ACCOUNT CODES HAVE FARES' })
  const accountCodes = accounts.flatMap(({ code, carrier }) =>
    code ? [{ code, ...(carrier && { carrier }) }] : [],
  )
  const only = accounts.some((account) => account.only)
  if (only && accountCodes.length === 0)
    warn('modifierIgnored', { modifier: 'accountCodeFaresOnlyInd', reason: 'NO ACCOUNT CODE WAS SENT' })
  return accountCodes.length > 0 ? { accountCodes, ...(only && { accountCodesOnly: true }) } : {}
}
