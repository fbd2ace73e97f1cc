import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addAncillary } from '../support/ancillary.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { ledger } from '../support/ledger.ts'
import { moneyOf } from '../support/money.ts'
import { waitingOn } from '../support/queue.ts'
import { cardBody, client, errorOf, locatorOf, ticketNumbersOf } from '../support/trip.ts'

let api: Api
const startOfTests = Date.parse('2027-03-01T10:00:00Z')
const hourMs = 3_600_000
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
afterEach(() => api.setNow(startOfTests))

const retrieve = async (locator: string, options: object = {}): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator }, ...options })).body
    .ReservationResponse.Reservation
const limitOf = ({ Offer: [offer] }: Json): string => offer.TermsAndConditionsFull[0].PaymentTimeLimit
/** Status of each traveler on the first product. */
const statusesOf = ({ TravelerProduct }: Json): string[] =>
  TravelerProduct.filter(
    ({ OfferRef, ProductRef }: Json) => OfferRef === 'offer_1' && ProductRef === 'product_1',
  ).map(({ TravelerRef, ConfirmationStatusEnum }: Json) => `${TravelerRef} ${ConfirmationStatusEnum}`)

/** Pays for some travelers. @returns the answer of Add Payment */
async function addPaymentFor(workbench: string, travelers: readonly string[], value: number): Promise<Json> {
  const path = { ReservationResource_Identifier: workbench }
  await api.call('addFormOfPayment', { path, body: cardBody() })
  const body = {
    Amount: { value, code: 'GBP' },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: 'offer_1' }],
    TravelerIdentifierRef: travelers.map((id) => ({ id })),
  }
  return (await api.call('addPayment', { path, body })).body
}

interface Person {
  readonly id: string
  readonly passengerTypeCode?: string
  readonly birthDate?: string
}

/** A reservation of some people, of whom some are ticketed. */
async function partPaid(people: readonly Person[], paid: readonly string[]): Promise<Json> {
  const kinds = [...new Set(people.map(({ passengerTypeCode = 'ADT' }) => passengerTypeCode))]
  const passengers = kinds.map((passengerTypeCode) => ({
    passengerTypeCode,
    number: people.filter((one) => (one.passengerTypeCode ?? 'ADT') === passengerTypeCode).length,
  }))
  const workbench = await client(api).openWorkbench()
  await client(api).addOffer(workbench, { passengers })
  for (const person of people) await client(api).addTraveler(workbench, { ...person })
  await addPaymentFor(workbench, paid, 99_999)
  return client(api).committed(workbench)
}

const couple = [{ id: 'first' }, { id: 'second' }]

describe('travelers who are not paid for with the others of their offer', () => {
  it('keep their seats until the ticketing time limit, and lose them at it', async () => {
    const booked = await partPaid(couple, ['first'])
    const locator = locatorOf(booked)
    api.setNow(Date.parse(limitOf(booked)) - 1)
    const before = await retrieve(locator)
    api.setNow(Date.parse(limitOf(booked)))
    const after = await retrieve(locator)

    expect(statusesOf(before)).toEqual(['first Confirmed', 'second Confirmed'])
    expect(before.Offer[0].Product[0].Quantity).toBe(2)
    expect(statusesOf(after)).toEqual(['first Confirmed', 'second Cancelled'])
    expect(after.Offer[0].Product[0].Quantity).toBe(1)
    expect(after.Offer[0].TermsAndConditionsFull[0]).not.toHaveProperty('PaymentTimeLimit')
    expect(after.ReservationComment).toMatchObject([
      {
        commentSource: 'Supplier',
        Comment: [{ value: expect.stringMatching(/^NOT TICKETED SEATS RELEASED /) }],
      },
    ])
    expect(ticketNumbersOf(after)).toEqual(ticketNumbersOf(booked))
    expect((await moneyOf(api, locator)).differences).toEqual([])
  })

  it('a test clock shows the same, and leaves the reservation as it is', async () => {
    const booked = await partPaid(couple, ['first'])
    const later = await retrieve(locatorOf(booked), { headers: { 'x-sandbox-clock': '+P100D' } })

    expect(statusesOf(later)).toEqual(['first Confirmed', 'second Cancelled'])
    expect(statusesOf(await retrieve(locatorOf(booked)))).toEqual(['first Confirmed', 'second Confirmed'])
  })

  it('cannot be paid for any more: 4124', async () => {
    const booked = await partPaid(couple, ['first'])
    api.setNow(Date.parse(limitOf(booked)) + 48 * hourMs)
    const workbench = await client(api).reopen(locatorOf(booked))

    for (const travelers of [['second'], []])
      expect(errorOf(await addPaymentFor(workbench, travelers, 99_999)).SourceCode).toBe('4124')
  })

  it('nor by a workbench that was opened before the limit', async () => {
    const booked = await partPaid(couple, ['first'])
    api.setNow(Date.parse(limitOf(booked)) - 60_000)
    const workbench = await client(api).reopen(locatorOf(booked))
    await addPaymentFor(workbench, ['second'], 99_999)
    api.setNow(Date.parse(limitOf(booked)))
    const before = await ledger(api).charges()

    expect(errorOf((await client(api).commit(workbench)).body).SourceCode).toBe('4124')
    expect(await ledger(api).charges()).toEqual(before)
  })

  it('an infant goes with its adult, also one that has a ticket', async () => {
    const birthDate = '2026-05-02'
    const people = [...couple, { id: 'infant', passengerTypeCode: 'INF', birthDate }]
    const booked = await partPaid(people, ['second', 'infant'])
    api.setNow(Date.parse(limitOf(booked)))

    expect(statusesOf(await retrieve(locatorOf(booked)))).toEqual([
      'first Cancelled',
      'second Confirmed',
      'infant Cancelled',
    ])
  })

  it('a voided traveler likewise; the rest can be voided and issued again', async () => {
    const booked = await partPaid(couple, ['first', 'second'])
    const locator = locatorOf(booked)
    const [first, second] = ticketNumbersOf(booked)
    await api.call('voidTicket', { path: { Identifier: second ?? '' } })
    const limit = limitOf(await retrieve(locator))
    await api.call('voidTicket', { path: { Identifier: first ?? '' } })
    const workbench = await client(api).reopen(locator)
    await addPaymentFor(workbench, ['first'], 99_999)
    await client(api).committed(workbench)
    api.setNow(Date.parse(limit))

    expect(booked.Offer[0].TermsAndConditionsFull[0]).not.toHaveProperty('PaymentTimeLimit')
    expect(statusesOf(await retrieve(locator))).toEqual(['first Confirmed', 'second Cancelled'])
  })

  it('their services go with the seats, and their part cannot be divided off', async () => {
    const workbench = await client(api).openWorkbench()
    await client(api).addOffer(workbench, { passengers: [{ number: 2, passengerTypeCode: 'ADT' }] })
    for (const { id } of couple) await client(api).addTraveler(workbench, { id })
    await addAncillary(api, workbench)
    await addPaymentFor(workbench, ['second'], 99_999)
    const booked = await client(api).committed(workbench)
    api.setNow(Date.parse(limitOf(booked)))
    const divided = await api.call('divideReservation', {
      body: {
        ReservationQueryDivide: {
          ReservationIdentifier: { Identifier: { value: locatorOf(booked) } },
          TravelerIdentifier: [{ id: 'first' }],
        },
      },
    })

    expect(booked.Offer).toHaveLength(2)
    expect((await retrieve(locatorOf(booked))).Offer).toHaveLength(1)
    expect(divided.body.ReservationResponse.Result.Error[0].SourceCode).toBe('4396')
  })

  it('are swept: the supplier has their seats again, the agency finds the reservation on queue 23', async () => {
    const booked = await partPaid(couple, ['first'])
    const locator = locatorOf(booked)
    const { saleKey } = (await ledger(api).reservation(locator)).offers[0].booking
    const seatsOf = async (): Promise<number[]> =>
      (await ledger(api).holds()).flatMap(({ key, seats }) => (key === saleKey ? [seats] : []))
    const before = await seatsOf()
    api.setNow(Date.parse(limitOf(booked)) + 3 * hourMs)
    await api.service.expireHolds()
    const once = await ledger(api).reservation(locator)
    await api.service.expireHolds()

    expect([...new Set(before)]).toEqual([2])
    expect([...new Set(await seatsOf())]).toEqual([1])
    expect(once.partsToRelease).toBeUndefined()
    expect(once.events.at(-1)).toMatchObject({ kind: 'expired', seatsOf: { travelerRefs: ['second'] } })
    expect(await ledger(api).reservation(locator)).toEqual(once)
    expect(JSON.stringify(await waitingOn(api, 23))).toContain(locator)
    expect(statusesOf(await retrieve(locator))).toEqual(['first Confirmed', 'second Cancelled'])
    expect((await discrepancies(api)).filter((text) => text.startsWith('seats'))).toEqual([])
  })
})
