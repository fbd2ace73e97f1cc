import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysMs } from '../../lib/kernel/instant.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { laterDate, ndcLeg, ndcTrip, stageReshop } from '../support/exchange.ts'
import { ledger } from '../support/ledger.ts'
import { refundsToCard } from '../support/refund.ts'
import { addSeat } from '../support/seat.ts'
import { exchange, newCard, payExchange, stageExchange } from '../support/ticket-exchange.ts'
import { cardBody, client, documentsOf, locatorOf } from '../support/trip.ts'

/** What becomes of services when the flights that they were sold for are exchanged. */

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('flights with a paid service that are given up for others', () => {
  const isEmd = (document: Json): boolean => document['@type'] === 'DocumentEMD'
  /** A service that was sold for flights, paid by the card of the flights. */
  async function ticketWith(workbench: string, offer: Json, service: Json): Promise<Json> {
    await client(api).pay(workbench, offer, cardBody())
    await api.call('addPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: {
        Amount: { value: service.Price.TotalPrice },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier: [{ id: service.id }],
      },
    })
    return client(api).committed(workbench)
  }
  const emdIn = (reservation: Json): string => documentsOf(reservation).find(isEmd).Number
  const couponOf = async (number: string): Promise<string> =>
    (await ledger(api).document(number)).coupons[0].status
  const warningsIn = (answer: Json): string[] =>
    (answer.body.ReservationResponse.Result.Warning ?? []).map(({ Message }: Json) => Message)

  it('let its EMD be voided on the day of its issue, after the exchange', async () => {
    const { workbench, offer } = await client(api).prepare({})
    const booked = await ticketWith(workbench, offer, await addSeat(api, workbench, 'paid'))
    await exchange(api, booked, { date: laterDate })

    await api.call('voidEmd', { path: { Identifier: emdIn(booked) }, body: {} })

    expect(await couponOf(emdIn(booked))).toBe('Void')
    expect(await discrepancies(api)).toEqual([])
  })

  it('keep its EMD open at a change of an NDC order', async () => {
    const { workbench, offer } = await client(api).prepareNdc(ndcTrip)
    const booked = await ticketWith(workbench, offer, await addSeat(api, workbench, 'paid'))
    const reopened = await client(api).reopen(locatorOf(booked))
    const changed = await stageReshop(api, reopened, [ndcLeg()])
    if (changed.ModifyPrice.TotalPrice >= 0)
      await payExchange(api, { workbench: reopened, offer: changed }, newCard())

    const answer = await api.call('modify', { path: { Identifier: reopened } })

    expect(warningsIn(answer)).toEqual(['ASSOCIATED EMD STILL OPEN'])
    expect(await couponOf(emdIn(booked))).toBe('OpenForUse')
    expect(await discrepancies(api)).toEqual([])
  })

  it('keep its EMD open at a GDS exchange, even after the void period: the client is told and decides', async () => {
    const { workbench, offer } = await client(api).prepare({})
    const booked = await ticketWith(workbench, offer, await addSeat(api, workbench, 'paid'))
    api.setNow(api.now() + daysMs(3))
    const staged = await stageExchange(api, booked, { date: laterDate })
    await payExchange(api, staged, newCard())

    const answer = await client(api).commit(staged.workbench)

    const documents = documentsOf(answer.body.ReservationResponse.Reservation)
    expect(documents.map((document: Json) => document['@type'])).not.toContain('DocumentEMDVoid')
    expect(warningsIn(answer)).toEqual(['ASSOCIATED EMD STILL OPEN'])
    expect(await couponOf(emdIn(booked))).toBe('OpenForUse')
    expect(await refundsToCard(api, booked)).toEqual([])
    expect(await discrepancies(api)).toEqual([])
  })
})
