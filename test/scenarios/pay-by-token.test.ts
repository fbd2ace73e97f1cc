import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { criteriaChoice, driverBody, vehicleBuild } from '../support/rental.ts'
import { findOffer, stayBody } from '../support/stay.ts'
import {
  authenticated,
  cardBody,
  client,
  documentsOf,
  errorOf,
  locatorOf,
  ticketNumbersOf,
  tokenBody,
} from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi({ log: silent })
})
afterAll(() => api.close())

const challengedCard = '4000000000003220'
const withResult = (formOfPayment: Json, results: Json = {}): Json => ({
  ...formOfPayment,
  PaymentCard: { ...formOfPayment.PaymentCard, ...authenticated(results) },
})
/** What the gateway has for the charges of a piece of work, by their status. */
async function charging(work: () => Promise<unknown>): Promise<string[]> {
  const keys = new Set((await ledger(api).charges()).map(({ key }) => key))
  await work()
  return (await ledger(api).charges()).filter(({ key }) => !keys.has(key)).map(({ status }) => status)
}
/** A commit of an offer paid with that form of payment. */
async function bought(formOfPayment: Json): Promise<Json> {
  const { workbench, offer } = await client(api).prepare()
  await client(api).pay(workbench, offer, formOfPayment)
  return (await client(api).commit(workbench)).body
}
/** Pays a held booking. */
async function payHeld(locator: string, formOfPayment: Json): Promise<Json> {
  const workbench = await client(api).reopen(locator)
  const path = { Identifier: workbench }
  const { body } = await api.call('retrieveWorkbench', { path })
  await client(api).pay(workbench, body.ReservationResponse.Reservation.Offer[0], formOfPayment)
  return (await client(api).commit(workbench)).body
}

describe('a token of a payment service provider', () => {
  it('pays to a ticket: charged once, and only its mask is answered', async () => {
    let reservation: Json
    const charged = await charging(async () => {
      reservation = await client(api).ticket({}, {}, tokenBody('tok_1NxIsoldesCard'))
    })

    expect(charged).toEqual(['captured'])
    expect(ticketNumbersOf(reservation)).toHaveLength(1)
    expect(reservation.FormOfPayment[0].PaymentCard.CardNumber).toEqual({
      '@type': 'CardNumber',
      mask: 'XXXXXXXXXXXXCard',
      tokenProviderID: 'NORTHFELL PAY',
    })
  })

  it('is answered with the mask of its card where the client sends one', async () => {
    const CardNumber = { token: 'tokOfIsoldesCard', mask: '411111******1111' }
    const reservation = await client(api).ticket({}, {}, tokenBody(undefined, { CardNumber }))

    expect(reservation.FormOfPayment[0].PaymentCard.CardNumber.mask).toBe('411111XXXXXX1111')
  })

  it('is never answered, though it is sent as the mask as well', async () => {
    const CardNumber = { token: 'tokOfIsoldesCard', mask: 'tokOfIsoldesCard' }
    const reservation = await client(api).ticket({}, {}, tokenBody(undefined, { CardNumber }))

    expect(reservation.FormOfPayment[0].PaymentCard.CardNumber.mask).toBe('XXXXXXXXXXXXCard')
  })

  it('pays for NDC without the security code that a card needs', async () => {
    const reservation = await client(api).orderNdc(undefined, undefined, tokenBody())

    expect(ticketNumbersOf(reservation)).toHaveLength(1)
  })

  it('gets its money back when the ticket is voided', async () => {
    const before = refundsOf(await ledger(api).charges()).length
    const reservation = await client(api).ticket({}, {}, tokenBody())
    const [number = ''] = ticketNumbersOf(reservation)
    await api.call('voidTicket', { path: { TicketNumber: number }, body: {} })

    expect(refundsOf(await ledger(api).charges())).toHaveLength(before + 1)
  })

  it('of a held booking pays later, with the form of payment that was committed', async () => {
    const { workbench } = await client(api).prepare()
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addFormOfPayment', { path, body: tokenBody() })
    const held = await client(api).committed(workbench)
    const later = await client(api).reopen(locatorOf(held))
    const { body } = await api.call('retrieveWorkbench', { path: { Identifier: later } })
    const [offer] = body.ReservationResponse.Reservation.Offer
    await api.call('addPayment', {
      path: { ReservationResource_Identifier: later },
      body: {
        Amount: { value: offer.Price.TotalPrice, code: offer.Price.CurrencyCode.value },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier: [{ id: offer.id }],
      },
    })

    expect(documentsOf(await client(api).committed(later))).toHaveLength(1)
  })

  it.each([
    ['that is too long for one', { token: 'x'.repeat(2049) }],
    ['with spaces', { token: 'tok of a card' }],
    ['that is empty', { token: '' }],
    ['without anything in it', { tokenProviderID: 'NORTHFELL PAY' }],
  ])('%s is no token', async (_what, CardNumber) => {
    const { workbench } = await client(api).prepare()
    const { body } = await api.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: tokenBody(undefined, { CardNumber }),
    })

    expect(errorOf(body)).toMatchObject({
      SourceCode: '4179',
      Message: expect.stringContaining('CARD NUMBER OR TOKEN IS MISSING OR WRONG'),
    })
  })

  it('guarantees no hotel room: a hotel takes a card by its number', async () => {
    const offering = await findOffer(api)
    const { status, body } = await api.call('createHotelReservation', {
      body: stayBody(offering, { card: tokenBody() }),
    })

    expect([status, errorOf(body).SourceCode]).toEqual([400, '1537'])
  })

  it('beside a car, which is paid at the counter, is not kept', async () => {
    const before = (await ledger(api).cards()).length
    const { status } = await api.call('bookVehicle', {
      body: vehicleBuild(criteriaChoice(), { Traveler: [driverBody()], FormOfPayment: [tokenBody()] }),
    })

    expect(status).toBe(200)

    expect(await ledger(api).cards()).toHaveLength(before)
  })
})

describe('3-D Secure', () => {
  it.each([
    ['a card', cardBody(challengedCard)],
    ['a token', tokenBody('tokChallenge')],
  ])(
    'an issuer that wants it refuses %s with what to do; with the result the booking is ticketed',
    async (_what, formOfPayment) => {
      let refused: Json
      expect(
        await charging(async () => {
          refused = await bought(formOfPayment)
        }),
      ).toEqual(['reversed'])
      const { Reservation, reservationStatus } = refused.ReservationResponse

      expect(reservationStatus).toBe('Partial')
      expect(errorOf(refused)).toMatchObject({
        SourceCode: '4188',
        Message: 'CARD HOLDER MUST BE AUTHENTICATED. SEND THE RESULT OF 3-D SECURE WITH THE CARD',
      })
      expect(documentsOf(Reservation)).toEqual([])

      const paid = await payHeld(locatorOf(Reservation), withResult(formOfPayment))
      expect(paid.ReservationResponse.reservationStatus).not.toBe('Partial')
      expect(ticketNumbersOf(paid.ReservationResponse.Reservation)).toHaveLength(1)
    },
  )

  it.each([
    ['with the result of the first try', {}, []],
    ['attempted', { eCI: '6', pAResStatus: 'A' }, []],
    ['by the provider, who kept the value', { cAVV: undefined }, []],
    ['that failed', { pAResStatus: 'N' }, ['4188']],
    ['that was none', { eCI: '07' }, ['4188']],
    ['that proves nothing', { cAVV: undefined, transactionID: undefined }, ['4188']],
  ])('an authentication %s', async (_what, results, codes) => {
    const body = await bought(withResult(cardBody(challengedCard), results))

    expect([errorOf(body)].flatMap((error) => error?.SourceCode ?? [])).toEqual(codes)
  })

  it('pays once: its value is deleted when the issuer has answered, and another payment needs another', async () => {
    const before = new Set((await ledger(api).cards()).map(({ key }) => key))
    const { workbench, offer } = await client(api).prepare()
    await client(api).pay(workbench, offer, withResult(tokenBody('tokChallenge')))
    const kept = (await ledger(api).cards()).filter(({ key }) => !before.has(key))
    const reservation = await client(api).committed(workbench)
    const after = (await ledger(api).cards()).filter(({ key }) => !before.has(key))

    expect(kept).toMatchObject([
      { pspToken: expect.any(String) },
      { authenticationValue: expect.any(String) },
    ])
    expect(after).toHaveLength(1)
    expect(Object.keys(after[0]).sort()).toEqual(['expiresAt', 'key', 'pspToken'])

    const again = await client(api).reopen(locatorOf(reservation))
    const added = await client(api).addOffer(again, { from: 'LHR', to: 'DUB', date: '2027-06-02' })
    await api.call('addPayment', {
      path: { ReservationResource_Identifier: again },
      body: {
        Amount: { value: added.Price.TotalPrice, code: added.Price.CurrencyCode.value },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier: [{ id: added.id }],
      },
    })
    expect(errorOf((await client(api).commit(again)).body).SourceCode).toBe('4188')
  })

  it('of a declined card, too, value and security code are deleted', async () => {
    const before = new Set((await ledger(api).cards()).map(({ key }) => key))
    await bought(withResult(cardBody('4000000000000002')))
    const after = (await ledger(api).cards()).filter(({ key }) => !before.has(key))

    expect(after.map((card) => Object.keys(card).sort())).toEqual([['expiresAt', 'key', 'number']])
  })
})
