import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../lib/mcp/tools.ts'
import { type AgentService, type Call, heldTrip, startAgent, startAgentService } from '../support/mcp.ts'

let service: AgentService
let agent: Awaited<ReturnType<typeof startAgent>>['agent']
let call: Call

beforeAll(async () => {
  service = await startAgentService()
  ;({ agent, call } = await startAgent({ TRIPWRIGHT_URL: service.origin }))
})
afterAll(async () => {
  await agent.close()
  await service.close()
})

const journey = { from: 'LHR', to: 'JFK', departure_date: '2027-04-12' }
const isolde = { given_name: 'Isolde', surname: 'Fenwright', phone: '2075550100' }

describe('the tools for agents', () => {
  it('are listed with schemas of what they take and answer, and with whether they change anything', async () => {
    const { tools: listed } = await agent.listTools()
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { name, description = '', inputSchema, outputSchema, annotations } of listed) {
      expect(`${name} ${description.length > 40}`).toBe(`${name} true`)
      expect(inputSchema.type).toBe('object')
      expect(outputSchema?.type).toBe('object')
      expect(annotations?.destructiveHint ?? false).toBe(/^(ticket|void|refund)_/.test(name))
    }
  })

  it('find places by the beginning of a name', async () => {
    const { content, text } = await call('find_places', { like: 'heathrow' })
    expect(content.places[0]).toMatchObject({ airport: 'LHR', city: 'LON', country: 'GB' })
    expect(text).toContain('LHR')
  })

  it('search at most ten offers, the cheapest first, with what goes on with them', async () => {
    const { content } = await call('search_flights', { ...journey, return_date: '2027-04-19' })
    const prices = content.offers.map((one: { price: { value: number } }) => one.price.value)
    expect(content.offers.length).toBeGreaterThan(3)
    expect(content.offers.length).toBeLessThanOrEqual(10)
    expect(prices[0]).toBe(Math.min(...prices))
    expect(content.offers[0].legs).toHaveLength(2)
    expect(JSON.stringify(content).length).toBeLessThan(12_000)
  })

  it('search as narrow as they are asked to', async () => {
    const { content } = await call('search_flights', { ...journey, nonstop_only: true, carriers: ['BA'] })
    const flights = content.offers.flatMap((one: { legs: { flights: { flight: string }[] }[] }) =>
      one.legs.map((leg) => leg.flights.map(({ flight }) => flight)),
    )
    expect(flights.every((leg: string[]) => leg.length === 1 && leg[0]?.startsWith('BA'))).toBe(true)
  })

  it('search from one airport of a city only, if asked to', async () => {
    const airportsOf = async (change: object) => {
      const { content } = await call('search_flights', { ...journey, ...change })
      return new Set(
        content.offers.map(
          (one: { legs: { flights: { from: string }[] }[] }) => one.legs[0]?.flights[0]?.from,
        ),
      )
    }
    expect((await airportsOf({})).size).toBeGreaterThan(1)
    expect(await airportsOf({ only_these_airports: true })).toEqual(new Set(['LHR']))
  })

  it('price an offer to fare, taxes and rules, and the price is kept', async () => {
    const { content } = await call('search_flights', journey)
    const priced = await call('price_offer', { offer_id: content.offers[0].offer_id })
    const { fare, taxes, price, travelers, refunds, changes, offer_id } = priced.content
    expect(fare + taxes).toBeCloseTo(price.value, 2)
    expect(travelers[0].taxes.length).toBeGreaterThan(2)
    expect(refunds.length).toBeGreaterThan(0)
    expect(changes.length).toBeGreaterThan(0)
    const held = await call('hold_trip', { offer_id, travelers: [isolde] })
    expect(held.content).toMatchObject({ status: 'held', price })
  })

  it.each(['GDS', 'NDC'])('hold, retrieve and cancel a trip without payment: %s', async (source) => {
    const held = await heldTrip(call, { carrier: source === 'NDC' ? 'AF' : 'BA' })
    const { locator } = held
    expect(held).toMatchObject({ status: 'held', travelers: [{ name: 'FENWRIGHT/ISOLDE' }] })
    expect(held.pay_by).toMatch(/^2027/)
    expect((await call('retrieve_trip', { locator })).content).toMatchObject({ locator, status: 'held' })

    expect((await call('cancel_trip', { locator, dry_run: true })).content).toMatchObject({
      status: 'held',
      done: false,
    })
    expect((await call('cancel_trip', { locator })).content).toMatchObject({ status: 'empty', done: true })
  })

  it('hold a family as it was searched for', async () => {
    const { content } = await call('search_flights', {
      ...journey,
      adults: 1,
      children_ages: [8],
      infants: 1,
    })
    const held = await call('hold_trip', {
      offer_id: content.offers[0].offer_id,
      travelers: [
        isolde,
        { given_name: 'Tamsin', surname: 'Fenwright', type: 'CNN', birth_date: '2019-02-03' },
        { given_name: 'Ivo', surname: 'Fenwright', type: 'INF', birth_date: '2026-06-03' },
      ],
    })
    expect(held.text).not.toContain('Refused')
    expect(held.content.travelers).toHaveLength(3)
    expect(held.content.price).toEqual(content.offers[0].price)
  })

  it('show free seats of an offer and of a trip', async () => {
    const { content } = await call('search_flights', { ...journey, nonstop_only: true })
    const { offer_id } = content.offers[0]
    const { locator } = await heldTrip(call)
    for (const of of [{ offer_id }, { locator }]) {
      const [flight] = (await call('seat_map', of)).content.flights
      expect(flight.free).toBeGreaterThan(0)
      expect(flight.columns).toMatch(/^[A-K]+( [A-K]+)+$/)
      expect(flight.prices[0].seats[0]).toMatch(/^\d+[A-K]$/)
    }
    expect(await call('seat_map')).toMatchObject({ isError: true })
  })

  it('search hotels near a place, at most ten', async () => {
    const stay = { near: 'JFK', check_in: '2027-04-12', check_out: '2027-04-14' }
    const { content } = await call('search_hotels', stay)
    expect(content.hotels).toHaveLength(10)
    expect(content.found).toBeGreaterThan(10)
    expect(content.hotels[0]).toMatchObject({ from_price: { currency: 'USD' } })
    expect(content.hotels[0].stars).toBeGreaterThan(0)
  })

  it('answer a refusal of the service with its code, message and cure', async () => {
    const same = await call('search_flights', { ...journey, to: 'LHR' })
    expect(same.isError).toBe(true)
    expect(same.text).toMatch(/^Refused: .+\nCode: \d+ samePlace\nWhat to do: .+/)
    const unknown = await call('retrieve_trip', { locator: 'ZZZZZZ' })
    expect(unknown.text).toMatch(/Code: \d+ locatorUnknown/)
  })

  it('refuse what is no offer_id, and arguments that they do not have', async () => {
    for (const offer_id of ['the first one', 'a/%E0%A4%A', 'a/b@c@d', '/'])
      expect((await call('price_offer', { offer_id })).text).toContain('offerIdInvalid')
    expect(await call('retrieve_trip', { locator: 'ABC123', card: 'x' })).toMatchObject({ isError: true })
  })

  it('are seen in the inspector by their name', async () => {
    await call('retrieve_trip', { locator: 'ZZZZZZ' })
    const requests = service.control.recorder.after(0)
    expect(requests.at(-1)).toMatchObject({ operation: 'retrieveReservation', agent: 'tripwright-mcp' })
  })

  it('say that a service which is not there does not answer', async () => {
    const lost = await startAgent({ TRIPWRIGHT_URL: 'http://127.0.0.1:9' })
    const answer = await lost.call('retrieve_trip', { locator: 'ABC123' })
    expect(answer).toMatchObject({ isError: true })
    expect(answer.text).toContain('did not answer')
  })
})
