import { describe, expect, it } from 'vitest'
import { checkPayments, reducedPayments, sharePayments } from '../../lib/payment/share-payments.ts'
import {
  aFormOfPayment,
  anAncillary,
  anItinerary,
  anOffer,
  aPayment,
  aTraveler,
  refusalOf,
  ticketedBooking,
} from '../support/given.ts'

const [isolde, tristan] = [aTraveler('isolde'), aTraveler('tristan')]
const formsOfPayment = [
  aFormOfPayment('cash'),
  aFormOfPayment('waiver', { kind: 'WaiverCode' }),
  aFormOfPayment('account', { kind: 'VirtualPaymentAccount' }),
]
const offer = anOffer('offer')
const ndcOffer = anOffer('offer', { itinerary: anItinerary({ source: 'NDC' }) })
/** One traveler with one offer of 300.00. */
const alone = { offers: [offer], travelers: [isolde], formsOfPayment }
const couple = { ...alone, travelers: [isolde, tristan] }

/** Payment, offer, traveler and pence of each share. */
const sharesOf = (...given: Parameters<typeof sharePayments>) =>
  sharePayments(...given).shares.map(({ paymentId, offerId, travelerId, amount }) =>
    [paymentId, offerId, travelerId, amount.minor].join(' '),
  )

describe('a payment gives towards a document', () => {
  it('the amount of the document, whatever its own amount, when it pays alone', () => {
    expect(sharesOf([aPayment('p', 1)], couple)).toEqual(['p offer isolde 30000', 'p offer tristan 30000'])
  })

  it('for its own travelers only', () => {
    const payments = [
      aPayment('p', 30_000, { travelerIds: ['isolde'] }),
      aPayment('q', 30_000, { travelerIds: ['tristan'] }),
    ]

    expect(sharesOf(payments, couple)).toEqual(['p offer isolde 30000', 'q offer tristan 30000'])
  })

  it('its own amount, when another one pays for the same document', () => {
    expect(sharesOf([aPayment('p', 10_000), aPayment('q', 20_000)], alone)).toEqual([
      'p offer isolde 10000',
      'q offer isolde 20000',
    ])
  })

  it('where no other payment could, before it gives where one can', () => {
    const contents = { ...alone, offers: [offer, anOffer('second')] }
    const payments = [aPayment('p', 30_000, { offerIds: ['offer', 'second'] }), aPayment('q', 30_000)]

    expect(sharesOf(payments, contents)).toEqual(['p second isolde 30000', 'q offer isolde 30000'])
  })

  it('nothing for a traveler who has a ticket', () => {
    const booking = { ...ticketedBooking, unticketed: ['tristan'] }
    const contents = { ...couple, offers: [anOffer('offer', { booking })] }

    expect(sharesOf([aPayment('p', 1)], contents)).toEqual(['p offer tristan 30000'])
  })

  it('for a service, all of its pieces', () => {
    const contents = { ...alone, ancillaries: [anAncillary('bag', { quantity: 2 })] }

    expect(sharesOf([aPayment('p', 1, { offerIds: ['bag'] })], contents)).toEqual(['p bag isolde 8000'])
  })
})

/** What is lacking, as `paid of due`. */
const lackingOf = (...given: Parameters<typeof sharePayments>): string[] =>
  sharePayments(...given).lacking.map(({ details }) => `${details.paid} of ${details.due}`)

describe('split amounts that do not add up', () => {
  const euros = { amount: { minor: 20_000, currency: 'EUR' } }

  it.each([
    ['a penny too little', aPayment('q', 19_999), ['299.99 GBP of 300.00 GBP']],
    ['exactly', aPayment('q', 20_000), []],
    ['in another currency', aPayment('q', 20_000, euros), ['300.00 GBP of 300.00 GBP']],
  ])('%s', (_name, second, lacking) => {
    expect(lackingOf([aPayment('p', 10_000), second], alone)).toEqual(lacking)
  })

  it('charge no more than is due, when that fell since they were added', () => {
    const payments = [aPayment('p', 10_000), aPayment('q', 20_001)]

    expect(sharesOf(payments, alone)).toEqual(['p offer isolde 10000', 'q offer isolde 20000'])
    expect(lackingOf(payments, alone)).toEqual([])
  })

  it('before the commit only when they are too much: more may follow', () => {
    const short = [aPayment('p', 10_000), aPayment('q', 19_999)]
    const much = [aPayment('p', 10_000), aPayment('q', 20_001)]

    expect(refusalOf(() => checkPayments(short, alone))).toBeUndefined()
    expect(refusalOf(() => checkPayments(much, alone))).toBe('paymentsDoNotAddUp')
  })
})

it('a payment for offers in two currencies is refused: one charge has one currency', () => {
  const inEuros = anItinerary({
    price: { currency: 'EUR', passengers: [{ ptc: 'ADT', count: 1 }], whole: { totalMinor: 20_000 } },
  })
  const contents = { ...alone, offers: [offer, anOffer('second', { itinerary: inEuros })] }
  const both = aPayment('p', 1, { offerIds: ['offer', 'second'] })
  const each = [aPayment('p', 1), aPayment('q', 1, { offerIds: ['second'] })]

  expect(refusalOf(() => checkPayments([both], contents))).toBe('paymentInSeveralCurrencies')
  expect(sharePayments(each, contents).shares.map(({ amount }) => amount)).toEqual([
    { minor: 30_000, currency: 'GBP' },
    { minor: 20_000, currency: 'EUR' },
  ])
})

describe('one document is paid', () => {
  const pay = (count: number, offerId = 'offer', minor = 10) =>
    Array.from({ length: count }, (_, index) => aPayment(`p${index}`, minor, { offerIds: [offerId] }))
  const bag = anAncillary('bag')
  const ndcBag = anAncillary('bag', { source: 'NDC' })

  it.each([
    ['with two forms of payment', pay(2), alone, undefined],
    ['with three', pay(3), alone, 'tooManyFormsOfPayment'],
    ['with two for NDC', pay(2), { ...alone, offers: [ndcOffer] }, 'tooManyFormsOfPayment'],
    ['with one for NDC', pay(1), { ...alone, offers: [ndcOffer] }, undefined],
    ['with two for a service', pay(2, 'bag'), { ...alone, ancillaries: [bag] }, undefined],
    [
      'with two for an NDC service',
      pay(2, 'bag'),
      { ...alone, ancillaries: [ndcBag] },
      'tooManyFormsOfPayment',
    ],
    ['with two that are for two travelers', pay(2), couple, 'splitForOnePassenger'],
    [
      'with two of which one is for two travelers',
      [aPayment('p', 10), aPayment('q', 10, { travelerIds: ['isolde'] })],
      couple,
      'splitForOnePassenger',
    ],
    [
      'with a form that is none of the reservation',
      [aPayment('p', 1, { formOfPaymentId: 'x' })],
      alone,
      'formOfPaymentUnknown',
    ],
    ['with a waiver', [aPayment('p', 1, { formOfPaymentId: 'waiver' })], alone, 'formOfPaymentInvalid'],
    [
      'with a hotel account',
      [aPayment('p', 1, { formOfPaymentId: 'account' })],
      alone,
      'formOfPaymentInvalid',
    ],
    [
      'that is issued already',
      pay(1),
      { ...alone, offers: [anOffer('offer', { booking: ticketedBooking })] },
      'offerTicketed',
    ],
  ])('%s', (_name, payments, contents, refusal) => {
    expect(refusalOf(() => checkPayments(payments, contents))).toBe(refusal)
  })
})

describe('a payment for 300.00 GBP that names', () => {
  it.each([
    [30_000, 'GBP', [0, 0]],
    [29_999, 'GBP', [0, 0]],
    [30_001, 'GBP', [0, 0]],
    [29_998, 'GBP', [1, 0]],
    [30_002, 'GBP', [0, 1]],
    [30_000, 'EUR', [1, 0]],
  ])('%i %s: lacking and reduced are %j', (minor, currency, counts) => {
    const payments = [aPayment('p', 0, { amount: { minor, currency } })]
    const { shares, lacking } = sharePayments(payments, alone)

    expect([lacking.length, reducedPayments(payments, shares).length]).toEqual(counts)
  })
})
