import { describe, expect, it } from 'vitest'
import { meansOfPayment, needsSecrets } from '../../lib/payment/means-of-payment.ts'
import type { CardReference } from '../../lib/payment/payment.ts'
import { formOfPaymentRequest, readFormOfPayment } from '../../lib/payment/wire/form-of-payment.ts'
import { scrubCards } from '../../lib/platform/vault/scrub.ts'
import type { Json } from '../support/api.ts'
import { refusalOf } from '../support/given.ts'
import { authenticated, cardBody, tokenBody } from '../support/trip.ts'

/** A form of payment as it is after the edge has taken its secrets out, and these. */
function received(body: Json) {
  const { body: scrubbed, cards } = scrubCards(body)
  for (const { place } of cards) place.token = 'vault-1'
  const { card } = readFormOfPayment(formOfPaymentRequest.parse(scrubbed))
  if (!card) throw new Error('no card')
  return { card, secrets: cards.map((found) => found.secrets) }
}
const card = (more: Json = {}): CardReference => {
  const body = cardBody()
  return received({ ...body, PaymentCard: { ...body.PaymentCard, ...more } }).card
}
const value = 'AJkBBkhgQQAAAE4gSEJydQAAAAA='

it('a gateway opens the vault for a card, and gets a provider’s token itself', () => {
  const token = received(tokenBody('tok_1NxIsolde'))

  expect(meansOfPayment(card(), {}).means).toEqual({
    kind: 'card',
    cardToken: 'vault-1',
    expireDate: '0831',
    cardCode: 'VI',
  })
  expect(token.secrets).toEqual([{ pspToken: 'tok_1NxIsolde' }])
  expect(meansOfPayment(token.card, { pspToken: 'tok_1NxIsolde' }).means).toEqual({
    kind: 'pspToken',
    token: 'tok_1NxIsolde',
    provider: 'NORTHFELL PAY',
  })
})

it('a number that is sent beside a token is what is charged', () => {
  const { card, secrets } = received(
    tokenBody(undefined, { CardNumber: { PlainText: '4111111111111111', token: 'tok' }, expireDate: '0831' }),
  )

  expect([card.kind, secrets]).toEqual(['card', [{ number: '4111111111111111' }]])
})

it('what the vault has no longer is declined', () => {
  expect(refusalOf(() => meansOfPayment(received(tokenBody()).card, {}))).toBe('cardDeclined')
})

describe('the holder', () => {
  it('has the name on the card and the billing address; what was not sent is absent', () => {
    const Address = {
      '@type': 'AddressDetail',
      Number: { value: '12' },
      Street: 'Rua das Velas',
      AddressLine: ['2 esq'],
      City: 'Lisboa',
      StateProv: { value: 'LI' },
      Country: { value: 'pt' },
      PostalCode: '1100-001',
    }

    expect(meansOfPayment(card({ Address }), {}).holder).toEqual({
      name: 'ISOLDE FENWRIGHT',
      billingAddress: {
        lines: ['12 Rua das Velas', '2 esq'],
        city: 'Lisboa',
        postalCode: '1100-001',
        stateOrProvince: 'LI',
        country: 'PT',
      },
    })
    expect(meansOfPayment(card({ CardHolderName: undefined }), {}).holder).toEqual({})
  })

  it('has the person’s name where the card’s is not sent', () => {
    const PersonName = { Given: 'Isolde', Surname: 'Fenwright' }

    expect(meansOfPayment(card({ CardHolderName: undefined, PersonName }), {}).holder).toEqual({
      name: 'Isolde Fenwright',
    })
  })
})

describe('3-D Secure', () => {
  const result = {
    eci: '05',
    status: 'Y',
    version: '2.2.0',
    transactionId: '8a2b1c7e-0d54-4a51-9f7c-6f2f2a0d8b11',
    merchantId: 'NORTHFELL',
    processorId: 'NORTHFELL PAY',
  }

  it('goes to the gateway with its value, which the vault keeps', () => {
    const { card, secrets } = received(tokenBody('tok_1NxIsolde', authenticated()))

    expect(secrets).toEqual([{ pspToken: 'tok_1NxIsolde', authenticationValue: value }])
    expect(JSON.stringify(card)).not.toContain(value)
    expect(
      meansOfPayment(card, { pspToken: 'tok_1NxIsolde', authenticationValue: value }).threeDSecure,
    ).toEqual({ ...result, authenticationValue: value })
  })

  it('is left out once its value was used', () => {
    expect(meansOfPayment(card(authenticated()), {})).not.toHaveProperty('threeDSecure')
  })

  it('goes without a value where a provider keeps that', () => {
    const sent = card(authenticated({ cAVV: undefined, eCI: '5' }))

    expect(needsSecrets(sent)).toBe(false)
    expect(meansOfPayment(sent, {}).threeDSecure).toEqual(result)
  })
})
