import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { ndcLeg, ndcTrip, stageReshop, standaloneReprice } from '../../support/exchange.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const modify = async (name: string, query: Record<string, string> = {}): Promise<Json> =>
  (await api.call('modify', { path: { Identifier: name }, query, body: {} })).body.ReservationResponse
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const codeOf = (answer: Json): string => errorOf({ answer }).SourceCode
const kindsOf = (reservation: Json): string[] => documentsOf(reservation).map((one) => one['@type'])
const dateOf = ({ Offer }: Json): string => Offer[0].Product[0].FlightSegment[0].Flight.Departure.date

describe('modify', () => {
  it('holds the changed journey of a held order, and answers the same when it is repeated', async () => {
    const { workbench: booking } = await client(api).prepareNdc(ndcTrip)
    const locator = locatorOf(await client(api).committed(booking))
    const workbench = await client(api).reopen(locator)
    const staged = await stageReshop(api, workbench, [ndcLeg()])

    const answer = await modify(workbench)

    expect(answer).toMatchObject({
      reservationStatus: 'Success',
      Result: { status: 'Complete' },
      Reservation: {
        Offer: [
          { '@type': 'OfferModify', id: 'offer_2', Identifier: staged.Identifier, Price: staged.Price },
        ],
      },
    })
    expect((await modify(workbench)).Reservation.Offer).toEqual(answer.Reservation.Offer)
    const after = await retrieve(locator)
    expect(after.Offer).toMatchObject([{ '@type': 'Offer', id: 'offer_2' }])
    expect(dateOf(after)).toBe(ndcLeg().departureDate)
  })

  it('exchanges the tickets of an order when the difference is paid', async () => {
    const order = await client(api).orderNdc()
    const workbench = await client(api).reopen(locatorOf(order))
    const staged = await stageReshop(api, workbench, [ndcLeg()])
    await client(api).pay(workbench, staged, { ...cardBody(), id: 'formOfPayment_2' })

    const { Reservation } = await modify(workbench)

    expect(kindsOf(Reservation)).toEqual(expect.arrayContaining(['DocumentTicketExchange', 'DocumentTicket']))
    const exchanged = documentsOf(Reservation).find((one) => one['@type'] === 'DocumentTicketExchange')
    expect(exchanged?.Number).toBe(ticketNumbersOf(order)[0])
  })

  it('holds a change of tickets that is not paid, where the carrier holds orders', async () => {
    const locator = locatorOf(await client(api).orderNdc())
    const workbench = await client(api).reopen(locator)
    await stageReshop(api, workbench, [ndcLeg()])

    const answer = await modify(workbench)

    expect(answer.Result.status).toBe('Complete')
    expect(kindsOf(answer.Reservation)).not.toContain('DocumentTicketExchange')
    expect(dateOf(await retrieve(locator))).toBe(ndcLeg().departureDate)
  })

  it('finds the workbench by the locator', async () => {
    const { workbench: booking } = await client(api).prepareNdc(ndcTrip)
    const locator = locatorOf(await client(api).committed(booking))
    await stageReshop(api, await client(api).reopen(locator), [ndcLeg()])

    const answer = await modify(locator.toLowerCase())

    expect(answer.Reservation.Offer).toMatchObject([{ '@type': 'OfferModify' }])
    expect(codeOf(await modify(locator))).toBe('4100')
  })

  it('holds a booking again that had expired unpaid', async () => {
    const { workbench: booking } = await client(api).prepareNdc({ from: 'LHR', to: 'FRA' }, 'LH')
    const held = await client(api).committed(booking)
    const before = api.now()
    api.setNow(Date.parse(held.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit) + 3_600_000)
    await api.service.expireHolds()
    const workbench = await client(api).reopen(locatorOf(held))
    await standaloneReprice(api, workbench, held.Offer[0])

    const answer = await modify(workbench)
    const after = await retrieve(locatorOf(held))

    api.setNow(before)
    expect(answer.Result).toMatchObject({ status: 'Complete' })
    expect(after.Offer).toMatchObject([{ '@type': 'Offer', id: 'offer_1' }])
  })

  it('refuses GDS workbenches, workbenches without a change, and unknown ones', async () => {
    const gds = await client(api).reopen(locatorOf(await client(api).hold()))
    const ndc = await client(api).reopen(locatorOf(await client(api).orderNdc()))

    const answers = [await modify(gds), await modify(ndc), await modify('QK7W2M')]

    expect(answers.map(codeOf)).toEqual(['4987', '9000', '4100'])
    expect(errorOf({ answer: answers[0] }).Message).toBe('NDC ONLY, USE COMMIT')
  })
})
