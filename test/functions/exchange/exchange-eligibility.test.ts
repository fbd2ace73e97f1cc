import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import {
  cardBody,
  client,
  errorOf,
  inboundDate,
  locatorOf,
  outboundDate,
  ticketNumbersOf,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const ask = async (query: Record<string, string>): Promise<Json> =>
  (await api.call('exchangeEligibility', { query })).body.TicketChangeEligibilityListResponse
const returnTrip = { date: outboundDate, returnDate: inboundDate }

describe('exchange eligibility', () => {
  it('answers with the highest and the lowest fee of a ticket, without any result, but with a trace', async () => {
    const [number = ''] = ticketNumbersOf(await client(api).ticket(returnTrip, {}, cardBody()))

    const answer = await ask({ Ticket: number })

    expect(answer).not.toHaveProperty('Result')
    expect(answer.traceId).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.TicketChangeEligibility).toHaveLength(1)
    const [eligibility] = answer.TicketChangeEligibility
    expect(Object.keys(eligibility)[0]).toBe('@type')
    expect(eligibility).toMatchObject({
      Identifier: { authority: 'Travelport', value: number },
      PassengerTypeCode: 'ADT',
      exchangeable: expect.stringMatching(/All|None/),
      Penalties: { '@type': 'Penalties', PassengerTypeCodes: ['ADT'] },
    })
    const { Change, Cancel } = eligibility.Penalties
    for (const [name, list, extent] of [
      ['Change', Change, eligibility.exchangeable],
      ['Cancel', Cancel, eligibility.refundable],
    ]) {
      if (list.length === 1) expect([list[0]['@type'], extent]).toEqual([`${name}NotPermitted`, 'None'])
      else {
        expect(list).toMatchObject([{ penaltyTypes: ['Maximum'] }, { penaltyTypes: ['Minimum'] }])
        const [maximum, minimum] = list.map((one: Json) => one.Penalty[0].Amount.value)
        expect(maximum).toBeGreaterThanOrEqual(minimum)
      }
    }
  })

  it('answers for all travelers of a locator, with the trace that was sent', async () => {
    const ticketed = await client(api).ticket(
      { ...returnTrip, passengers: [{ passengerTypeCode: 'ADT', number: 1 }] },
      {},
      cardBody(),
    )

    const { body } = await api.call('exchangeEligibility', {
      query: { Locator: locatorOf(ticketed) },
      headers: { TraceId: 'trace-0412' },
    })

    const { traceId, TicketChangeEligibility } = body.TicketChangeEligibilityListResponse
    expect(traceId).toBe('trace-0412')
    expect(TicketChangeEligibility.map(({ Identifier }: Json) => Identifier.value)).toEqual(
      ticketNumbersOf(ticketed),
    )
  })

  it('says None of a ticket that is void', async () => {
    const ticketed = await client(api).ticket(returnTrip, {}, cardBody())
    const [number = ''] = ticketNumbersOf(ticketed)
    await api.call('voidTicket', { path: { Identifier: number } })

    const { TicketChangeEligibility } = await ask({ Locator: locatorOf(ticketed) })

    expect(TicketChangeEligibility).toMatchObject([{ exchangeable: 'None', refundable: 'None' }])
  })

  it('says None of a ticket that is flown', async () => {
    const [number = ''] = ticketNumbersOf(await client(api).ticket(returnTrip, {}, cardBody()))
    api.setNow(Date.parse(`${inboundDate}T12:00:00Z`) + 3 * 86_400_000)

    const answer = await ask({ Ticket: number })

    api.setNow(startOfTests)
    expect(answer.TicketChangeEligibility).toMatchObject([{ exchangeable: 'None', refundable: 'None' }])
  })

  it('refuses a ticket of an NDC carrier', async () => {
    const [number = ''] = ticketNumbersOf(await client(api).orderNdc())

    const answer = await ask({ Ticket: number })

    expect(errorOf({ answer })).toMatchObject({
      SourceCode: '4986',
      Message: 'NDC CONTENT NOT SUPPORTED. USE RESHOP',
    })
    expect(answer).not.toHaveProperty('TicketChangeEligibility')
  })

  it.each([
    ['neither ticket nor locator', {}, '8149'],
    ['both', { Ticket: '1257890123456', Locator: 'QK7W2M' }, '9000'],
    ['an unknown ticket', { Ticket: '1257890123456' }, '4140'],
    ['an unknown locator', { Locator: 'QK7W2M' }, '4132'],
  ])('refuses %s', async (_, query, code) => {
    const answer = await ask(query as Record<string, string>)

    expect(errorOf({ answer }).SourceCode).toBe(code)
  })

  it('refuses a reservation without tickets', async () => {
    const answer = await ask({ Locator: locatorOf(await client(api).hold()) })

    expect(errorOf({ answer })).toMatchObject({ SourceCode: '4985', Message: 'RESERVATION IS NOT TICKETED' })
  })
})
