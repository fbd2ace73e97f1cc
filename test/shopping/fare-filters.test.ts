import { expect, it } from 'vitest'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { type FareFilterRequest, planFareFilters } from '../../lib/shopping/fare-filters.ts'

const nothing: FareFilterRequest = {
  refundability: [],
  changeability: [],
  without: [],
  organizations: [],
  hasTaxNumber: false,
  promotions: [],
  includedServices: [],
}

function plan(request: Partial<FareFilterRequest>) {
  const ignored: unknown[] = []
  const warn = (_code: RefusalNotice['code'], details: RefusalNotice['details'] = {}) =>
    ignored.push(details.modifier)
  return { filters: planFareFilters({ ...nothing, ...request }, [], warn), ignored }
}

const account = { code: 'ACME', carrier: 'BA', isAccount: true, only: false }

it.each<[string, Partial<FareFilterRequest>, object, readonly string[]]>([
  ['no filters, nothing filtered', {}, {}, []],
  ['a kind of fares that does not exist', { types: 'unknown' }, {}, ['fareType']],
  [
    'two refund options that exclude each other leave the change option',
    { refundability: ['NonRefundable', 'PartialRefund'], changeability: ['Changeable'] },
    { changeability: ['Changeable'] },
    ['RefundOptions'],
  ],
  [
    'refundable with a penalty to change leaves neither',
    { refundability: ['Refundable'], changeability: ['PenaltyToChange'] },
    {},
    ['RefundOptions AND CHANGEOPTIONS'],
  ],
  [
    'only account codes have fares',
    { organizations: [account, { ...account, isAccount: false }] },
    { accountCodes: [{ code: 'ACME', carrier: 'BA' }] },
    ['OrganizationIdentifier'],
  ],
  [
    'account codes only, without a code',
    { organizations: [{ isAccount: true, only: true }] },
    {},
    ['accountCodeFaresOnlyInd'],
  ],
  [
    'a promotional code needs its carrier',
    { promotions: [{ code: 'SPRING' }, { carrier: 'IB', code: 'SUMMER' }] },
    { promotionalCodes: [{ carrier: 'IB', code: 'SUMMER' }] },
    ['PromotionalCode'],
  ],
])('%s', (_rule, request, filters, ignored) => {
  expect(plan(request)).toEqual({ filters, ignored })
})
