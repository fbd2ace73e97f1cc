import { expect, it } from 'vitest'
import { eligibilityOf, lastOpenTickets } from '../../lib/exchange/eligibility.ts'
import type { PenaltyRule } from '../../lib/pricing/fare.ts'
import type { Coupon } from '../../lib/ticketing/document.ts'
import { aCoupon, aFlight, aTicket, now } from '../support/given.ts'

const fee = (minor: number) => ({ permitted: true as const, fee: { minor, currency: 'GBP' } })
const forbidden = { permitted: false as const }
const rule = (
  beforeDeparture: PenaltyRule['beforeDeparture'],
  afterDeparture = beforeDeparture,
): PenaltyRule => ({
  ...(beforeDeparture && { beforeDeparture }),
  ...(afterDeparture && { afterDeparture }),
})
const open = aCoupon()
const used = aCoupon({ flight: aFlight(now - 86_400_000) })

/** A ticket with one fare for each coupon. */
const ticketOf = (
  coupons: readonly Coupon[],
  rules: readonly { change: PenaltyRule; refund: PenaltyRule }[],
) => aTicket('1', { coupons, fares: rules.map((one, index) => ({ coupons: [index + 1], ...one })) })

it('takes the highest and the lowest fee of all fares, before and after departure', () => {
  const ticket = ticketOf(
    [open, open],
    [
      { change: rule(fee(5_000), fee(12_000)), refund: rule(fee(0)) },
      { change: rule(fee(7_000), forbidden), refund: rule(fee(15_000), forbidden) },
    ],
  )

  expect(eligibilityOf([ticket], now)).toMatchObject({
    exchangeable: 'All',
    refundable: 'All',
    change: { kind: 'permitted', maximumMinor: 12_000, minimumMinor: 5_000 },
    refund: { kind: 'permitted', maximumMinor: 15_000, minimumMinor: 0 },
  })
})

it('says Some where not every fare permits it', () => {
  const ticket = ticketOf(
    [open, open],
    [
      { change: rule(fee(0)), refund: rule(forbidden) },
      { change: rule(forbidden), refund: rule(forbidden) },
    ],
  )

  expect(eligibilityOf([ticket], now)).toMatchObject({
    exchangeable: 'Some',
    refundable: 'None',
    refund: { kind: 'notPermitted' },
  })
})

it('says Some of a ticket that is partly used, by the rule after departure', () => {
  const rules = [
    { change: rule(fee(1)), refund: rule(fee(1)) },
    { change: rule(forbidden, fee(2)), refund: rule(fee(1), forbidden) },
  ]

  expect(eligibilityOf([ticketOf([used, open], rules)], now)).toMatchObject({
    exchangeable: 'Some',
    refundable: 'None',
  })
})

it('does not know the fees that a supplier does not tell', () => {
  const ticket = ticketOf([open], [{ change: {}, refund: rule({ permitted: true }) }])

  expect(eligibilityOf([ticket], now)).toMatchObject({
    exchangeable: 'None',
    refundable: 'All',
    change: { kind: 'unknown' },
    refund: { kind: 'unknown' },
  })
})

it('counts coupons over the whole conjunction', () => {
  const fares = [
    { coupons: [1, 2, 3, 4], change: rule(fee(1)), refund: rule(forbidden) },
    { coupons: [5], change: rule(fee(1)), refund: rule(fee(1)) },
  ]
  const first = aTicket('1', { coupons: [1, 2, 3, 4].map((number) => aCoupon({ number })), fares })
  const second = aTicket('2', { coupons: [aCoupon({ status: 'Exchanged' })], fares })

  expect(eligibilityOf([first, second], now)).toMatchObject({ exchangeable: 'Some', refundable: 'None' })
})

it('picks the last open ticket of each traveler, of one without any the last', () => {
  const void_ = [aCoupon({ status: 'Void' })]
  const bruno = { id: 'bruno', given: 'Bruno', surname: 'Fenwright', ptc: 'ADT' }
  const tickets = [
    aTicket('1'),
    aTicket('2', { conjunction: ['2', '3'] }),
    aTicket('3', { conjunction: ['2', '3'] }),
    aTicket('4', { coupons: void_ }),
    aTicket('5', { traveler: bruno, coupons: void_ }),
  ]

  const found = lastOpenTickets(tickets)

  expect(found.map((conjunction) => conjunction.map(({ id }) => id))).toEqual([['2', '3'], ['5']])
})
