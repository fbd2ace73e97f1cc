import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Log } from '../../../lib/platform/platform.ts'
import { scrubCards } from '../../../lib/platform/vault/scrub.ts'
import { type Answer, type Api, type Json, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { findOffer, guestBody, hotelCardBody, isFlexible, stayBody } from '../../support/stay.ts'
import {
  authenticated,
  cardBody,
  client,
  documentsOf,
  locatorOf,
  tokenBody,
  travelerBody,
} from '../../support/trip.ts'

/** Valid numbers that occur nowhere else, so that finding one is finding a leak. */
const canary = { number: '5425233430109903', code: '9417' }
const inRemark = '378282246310005'

const logged: unknown[] = []
const steps: unknown[] = []
const log: Log = { request: (entry) => logged.push(entry), bug: (entry) => logged.push(entry) }

let api: Api
beforeAll(async () => {
  api = await startApi({
    log,
    wrapSteps: (run) => (input) => {
      steps.push(input)
      return run(input)
    },
  })
})
afterAll(() => api.close())

/**
 * The code as a word of its own: inside identifiers and times its four digits stand by chance now and then.
 */
const codeAlone = new RegExp(`(?<![\\w-])${canary.code}(?![\\w-])`)

const leaks = (value: unknown): boolean => {
  const text = JSON.stringify(value) ?? ''
  return text.includes(canary.number) || text.includes(inRemark) || codeAlone.test(text)
}

it('a card number or security code reaches no table item, log line, workflow input or answer', async () => {
  const answers: Answer[] = []
  const c = client(api)
  const { workbench, offer } = await c.prepare(
    {},
    travelerBody({ Comments: { Comment: [{ value: `CARD ${inRemark}` }] } }),
  )
  const card = cardBody(canary.number)
  card.PaymentCard.SeriesCode.PlainText = canary.code
  const path = { ReservationResource_Identifier: workbench }
  answers.push(
    await api.call('addFormOfPayment', { path, body: card, headers: { 'Idempotency-Key': 'k-1' } }),
  )
  answers.push(
    await api.call('addFormOfPayment', {
      path,
      body: { ...card, PaymentCard: { ...card.PaymentCard, expireDate: '9999' } },
    }),
  )
  answers.push(
    await api.call('addFormOfPayment', {
      path,
      body: {
        FormOfPaymentPaymentCard: {
          PaymentCard: {
            CardNumber: canary.number,
            expireDate: '0831',
            cvv: canary.code,
            MagneticStripe: [canary.code],
          },
        },
      },
    }),
  )
  answers.push(
    await api.call('addPayment', {
      path,
      body: {
        Amount: { value: canary.number },
        FormOfPaymentIdentifier: { id: inRemark },
        OfferIdentifier: [{ id: 'offer_1' }],
      },
    }),
  )
  answers.push(
    await api.request('POST', '/11/air/payment/reservationworkbench/x/formofpayment', {
      headers: { authorization: `Bearer ${await api.token()}` },
      raw: `{"CardNumber":{"PlainText":"${canary.number}"},`,
    }),
  )
  await c.pay(workbench, offer, card)
  answers.push(await api.call('retrieveWorkbench', { path: { Identifier: workbench } }))
  answers.push(await c.commit(workbench))
  await api.service.idle()

  expect(answers[2]?.body.FormOfPaymentResponse.Result.status).toBe('Complete')
  expect(answers.at(-1)?.body.ReservationResponse.Result.status).toBe('Complete')
  expect(steps.length).toBeGreaterThan(3)
  expect(logged.length).toBeGreaterThan(5)
  expect(answers.filter(leaks).map(({ body }) => body)).toEqual([])
  expect((await ledger(api).everything()).filter(leaks)).toEqual([])
  expect(steps.filter(leaks)).toEqual([])
  expect(logged.filter(leaks)).toEqual([])
})

it('a hotel keeps a card without leaking it, and its code is deleted once the room is sold', async () => {
  const before = new Set((await ledger(api).cards()).map(({ key }) => key))
  const card = hotelCardBody(canary.number, {
    CardCode: 'CA',
    SeriesCode: { '@type': 'SeriesCode', PlainText: canary.code },
  })
  const offering = await findOffer(api, {}, isFlexible)
  const ReservationComment = [{ Comment: [{ name: 'R', value: `CARD ${inRemark}` }] }]
  const first = await api.call('createHotelReservation', {
    body: stayBody(offering, { card, more: { ReservationComment } }),
  })
  const silent = stayBody(offering, { card, guests: [guestBody('Tessa', 'Silentsale')] })
  const unconfirmed = await api.call('createHotelReservation', { body: silent })
  const again = await api.call('createHotelReservation', {
    body: stayBody(offering, { card, more: { ReservationComment } }),
  })
  const kept = (await ledger(api).cards()).filter(({ key }) => !before.has(key))

  expect(again.body.ReservationResponse.Identifier).toEqual(first.body.ReservationResponse.Identifier)
  expect([first.status, unconfirmed.status]).toEqual([200, 500])
  expect([first, unconfirmed].filter(leaks)).toEqual([])
  expect((await ledger(api).everything()).filter(leaks)).toEqual([])
  expect(logged.filter(leaks)).toEqual([])
  // One code is left: it is unknown whether that room was sold, and a repetition may find out.
  expect(kept.filter(({ code }) => code !== undefined)).toHaveLength(1)
  expect(kept.filter(({ number }) => number !== undefined)).toHaveLength(2)
})

it('a token of a payment service provider or an authentication value reaches none of these either', async () => {
  const secrets = [
    'tok_CanaryOfIsolde',
    'Q0FOQVJZIFZBTFVFIE9GIDNEUw==',
    'CanaryPassword',
    'CanaryVerification',
  ]
  const [token = '', cAVV, password, verification] = secrets
  const leaksSecret = (value: unknown): boolean =>
    secrets.some((secret) => JSON.stringify(value)?.includes(secret))
  const body = tokenBody(token, {
    ...authenticated({ cAVV }),
    SeriesCode: { PlainText: canary.code },
  })
  const { ThreeDomainSecurity } = body.PaymentCard
  ThreeDomainSecurity.ThreeDomainSecurityGateway.Password = { PlainText: password }
  ThreeDomainSecurity.ThreeDomainSecurityGateway.AuthenticationVerification = { PlainText: verification }
  const c = client(api)
  const { workbench, offer } = await c.prepare()
  const path = { ReservationResource_Identifier: workbench }
  const add = (more: Json, headers = {}) =>
    api.call('addFormOfPayment', { path, body: { ...body, ...more }, headers })
  const before = { logged: logged.length, steps: steps.length }
  const answers = [
    await add({ id: 'f1' }, { 'Idempotency-Key': 'k-token' }),
    await add({ id: 'f1' }, { 'Idempotency-Key': 'k-token' }),
    await add({ id: 'f2', inhibitPaymentCardAuthorizationInd: true }),
    await add({ id: 'f3', '@type': 'FormOfPaymentCash' }),
    await api.call('addPayment', { path, body: { ...body.PaymentCard, Amount: {} } }),
  ]
  await c.pay(workbench, offer, body)
  answers.push(await api.call('retrieveWorkbench', { path: { Identifier: workbench } }))
  const committed = await c.commit(workbench)
  const locator = locatorOf(committed.body.ReservationResponse.Reservation)
  answers.push(
    committed,
    await api.call('retrieveReservationByLocator', { query: { Locator: locator } }),
    await api.call('listDocuments', { path: { identifier: locator } }),
  )
  await api.service.idle()

  expect(committed.body.ReservationResponse.Result.status).toBe('Complete')
  expect(documentsOf(committed.body.ReservationResponse.Reservation)).toHaveLength(1)
  expect(answers.slice(-4).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(JSON.stringify(answers.at(-2)?.body)).toContain('XXXXXXXXXXXXolde')
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(steps.length).toBeGreaterThan(before.steps + 3)
  expect(logged.length).toBeGreaterThan(before.logged + 5)
  for (const seen of [answers, await ledger(api).everything(), steps, logged]) {
    expect(seen.filter(leaksSecret)).toEqual([])
    expect(seen.filter(leaks)).toEqual([])
  }
})

it('leaves identifiers, ticket numbers and telephones alone', () => {
  const body = {
    number: '1252400000017',
    Identifier: { value: '41111111-1111-4111-8111-111111111111' },
    phoneNumber: '+44 20 7555 0100',
    locator: 'QK7W2M',
    Amount: 568.53,
  }

  expect(scrubCards(body)).toEqual({ body, cards: [] })
})

it.each([
  ['a text', '4111 1111 1111 1111'],
  ['a number', 4111111111111111],
  ['inside a sentence', 'PAID WITH 4111-1111-1111-1111 TODAY'],
])('masks a card number that stands where none belongs, as %s', (_what, value) => {
  const { body } = scrubCards({ remark: value })

  expect(JSON.stringify(body)).toContain('411111XXXXXX1111')
})
