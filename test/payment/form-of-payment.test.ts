import { expect, it } from 'vitest'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import { formOfPaymentKinds } from '../../lib/payment/payment.ts'
import type { PricedItinerary } from '../../lib/pricing/fare.ts'

const now = Date.parse('2027-03-01T10:00:00Z')
const offersOf = (source: 'GDS' | 'NDC') => [{ itinerary: { source } as PricedItinerary }]
const card = {
  kind: 'card',
  token: 't',
  mask: '411111XXXXXX1111',
  expireDate: '0831',
  hasCode: true,
} as const

const check = (given: Parameters<typeof checkFormOfPayment>[0], source: 'GDS' | 'NDC'): string => {
  try {
    checkFormOfPayment({ number: '7', ...given }, offersOf(source), now)
    return 'taken'
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

it('accepts cash and cards for NDC, and every other kind that pays for air for a GDS only', () => {
  const taken = (source: 'GDS' | 'NDC') =>
    (Object.keys(formOfPaymentKinds) as (keyof typeof formOfPaymentKinds)[]).filter(
      (kind) => check({ kind, card }, source) === 'taken',
    )

  expect(taken('NDC')).toEqual(['Cash', 'PaymentCard', 'VirtualPaymentAccount'])
  expect(taken('GDS')).toEqual(Object.keys(formOfPaymentKinds))
})

it('accepts a non-standard card for a GDS only', () => {
  const given = { kind: 'PaymentCard', card: { ...card, nonStandard: true } } as const

  expect([check(given, 'GDS'), check(given, 'NDC')]).toEqual(['taken', 'formOfPaymentNotForNdc'])
})

it('requires the security code of a card for NDC', () => {
  const { hasCode: _, ...without } = card

  expect([
    check({ kind: 'PaymentCard', card: without }, 'GDS'),
    check({ kind: 'PaymentCard', card: without }, 'NDC'),
  ]).toEqual(['taken', 'securityCodeRequired'])
})

it.each([
  [Date.parse('2031-08-31T23:59:59.999Z'), 'taken'],
  [Date.parse('2031-09-01T00:00:00Z'), 'formOfPaymentInvalid'],
])('takes a card until the end of its last month (%i)', (at, expected) => {
  let outcome = 'taken'
  try {
    checkFormOfPayment({ kind: 'PaymentCard', card }, offersOf('GDS'), at)
  } catch (error) {
    outcome = error instanceof Refusal ? error.code : 'bug'
  }

  expect(outcome).toBe(expected)
})
