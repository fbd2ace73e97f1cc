import { expect, it } from 'vitest'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import { refusalOf } from '../support/given.ts'

const now = Date.parse('2027-03-01T10:00:00Z')
const check = (cardCode: string, mask: string) =>
  refusalOf(() =>
    checkFormOfPayment(
      { kind: 'PaymentCard', card: { kind: 'card', token: 'token', mask, cardCode, expireDate: '0831' } },
      [],
      now,
    ),
  )

it.each([
  ['VI', '411111XXXXXX1111'],
  ['CA', '555555XXXXXX4444'],
  ['MC', '555555XXXXXX4444'],
  ['MC', '222300XXXXXX0007'],
  ['AX', '378282XXXXX0005'],
  ['DC', '305693XXXX5904'],
  ['JC', '353011XXXXXX0000'],
  ['TP', '111111XXXXX1111'],
])('a card %s may have the number %s', (code, mask) => {
  expect(check(code, mask)).toBeUndefined()
})

it.each([
  ['VI', '555555XXXXXX4444'],
  ['CA', '411111XXXXXX1111'],
  ['MC', '411111XXXXXX1111'],
  ['AX', '411111XXXXXX1111'],
])('a card %s with the number %s is refused', (code, mask) => {
  expect(check(code, mask)).toBe('formOfPaymentInvalid')
})
