import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../support/api.ts'
import {
  type AgentService,
  type Call,
  heldTrip,
  startAgent,
  startAgentService,
  type ToolAnswer,
} from '../support/mcp.ts'
import { networkBy } from '../support/trip-client.ts'

let service: AgentService
/** Everything that any tool answered, to look for the card in it. */
const answers: ToolAnswer[] = []

beforeAll(async () => {
  service = await startAgentService()
})
afterAll(() => service.close())

const cardNumber = '4444333322221111'

async function agentWith(
  limit: string | undefined,
  { card = `VI ${cardNumber} 1231 737`, network = fetch } = {},
): Promise<Call> {
  const environment = { TRIPWRIGHT_URL: service.origin, MCP_CARD: card, MCP_SPEND_LIMIT: limit }
  const { call } = await startAgent(environment, network)
  return async (tool, given) => {
    const answer = await call(tool, given)
    answers.push(answer)
    return answer
  }
}

const stateOf = async (locator: string) => {
  const answer = await fetch(`${service.origin}/_sandbox/reservations`)
  const { reservations } = (await answer.json()) as { reservations: { locator: string; documents: number }[] }
  return reservations.find((one) => one.locator === locator)
}

const isUnpaid = { status: 'held', documents: 0 }

/** Asks, has a person approve, and does it. */
async function approved(call: Call, tool: string, locator: string): Promise<ToolAnswer> {
  const { content, text } = await call(tool, { locator })
  if (content?.confirmation_id === undefined) throw new Error(text)
  await service.decide(content.confirmation_id, 'approve')
  return call(tool, { locator, confirmation_id: content.confirmation_id })
}

describe('a tool that spends', () => {
  it('says what would happen, asks a person, and does it once after the approval', async () => {
    const call = await agentWith('5000 GBP')
    const { locator, price } = await heldTrip(call)

    const asked = await call('ticket_trip', { locator })
    const { confirmation_id } = asked.content
    expect(asked.content).toMatchObject({ status: 'waiting_for_person', cost: price })
    expect(asked.content.confirm_at).toBe(`${service.origin}/#/control`)
    expect(await stateOf(locator)).toMatchObject(isUnpaid)
    const [shown] = service.control.confirmations.list()
    expect(shown?.lines.join('\n')).toMatch(new RegExp(`Pay ${price.value}.*${locator}[^]*FENWRIGHT/ISOLDE`))

    const early = await call('ticket_trip', { locator, confirmation_id })
    expect(early.content.status).toBe('waiting_for_person')
    expect(await stateOf(locator)).toMatchObject(isUnpaid)

    expect(await service.decide(confirmation_id, 'approve')).toBe(200)
    const paid = await call('ticket_trip', { locator, confirmation_id })
    expect(paid.content).toMatchObject({ status: 'done', trip: { status: 'ticketed' } })
    expect(await stateOf(locator)).toMatchObject({ status: 'ticketed', documents: 1 })

    const again = await call('ticket_trip', { locator, confirmation_id })
    expect(again.text).toContain('nothingToPay')
  })

  it('only says what would happen in a dry run, also without a limit', async () => {
    const call = await agentWith(undefined)
    const { locator, price } = await heldTrip(call)
    const before = service.control.confirmations.list().length
    const { content } = await call('ticket_trip', { locator, dry_run: true })
    expect(content).toMatchObject({ status: 'dry_run', cost: price })
    expect(content.allowed).toMatch(/^no: /)
    expect(service.control.confirmations.list()).toHaveLength(before)
    expect(await stateOf(locator)).toMatchObject(isUnpaid)
  })

  it.each([
    ['no limit is set', undefined, 'spendLimitNotSet'],
    ['it costs more than the limit', '20 GBP', 'spendLimitExceeded'],
    ['the limit is in another currency', '9000 USD', 'spendLimitCurrency'],
  ])('does not even ask where %s', async (_, limit, code) => {
    const call = await agentWith(limit)
    const { locator } = await heldTrip(call)
    const answer = await call('ticket_trip', { locator })
    expect(answer).toMatchObject({ isError: true })
    expect(answer.text).toContain(`Code: ${code}`)
    expect(await stateOf(locator)).toMatchObject(isUnpaid)
  })

  it('counts what was spent by the whole process', async () => {
    const probe = await agentWith(undefined)
    const first = await heldTrip(probe)
    const second = await heldTrip(probe)
    const call = await agentWith(`${Math.ceil(first.price.value * 1.5)} GBP`)
    expect((await approved(call, 'ticket_trip', first.locator)).content.status).toBe('done')
    const refused = await call('ticket_trip', { locator: second.locator })
    expect(refused.text).toContain('spendLimitExceeded')
    expect(await stateOf(second.locator)).toMatchObject(isUnpaid)
  })

  it('holds to the limit when two approved payments come at once', async () => {
    const probe = await agentWith(undefined)
    const trips = [await heldTrip(probe), await heldTrip(probe)]
    const call = await agentWith(`${Math.ceil(trips[0].price.value * 1.5)} GBP`)
    const asked = await Promise.all(trips.map(({ locator }) => call('ticket_trip', { locator })))
    for (const { content } of asked) await service.decide(content.confirmation_id, 'approve')
    const done = await Promise.all(
      asked.map(({ content }, index) =>
        call('ticket_trip', {
          locator: trips[index].locator,
          confirmation_id: content.confirmation_id,
        }),
      ),
    )
    expect(done.filter(({ isError }) => isError)).toHaveLength(1)
    const states = await Promise.all(trips.map(({ locator }) => stateOf(locator)))
    expect(states.filter((one) => one?.documents === 1)).toHaveLength(1)
  })

  it('does nothing when a person declines', async () => {
    const call = await agentWith('5000 GBP')
    const { locator } = await heldTrip(call)
    const { confirmation_id } = (await call('ticket_trip', { locator })).content
    await service.decide(confirmation_id, 'decline')
    const answer = await call('ticket_trip', { locator, confirmation_id })
    expect(answer.text).toContain('confirmationDeclined')
    expect(await stateOf(locator)).toMatchObject(isUnpaid)
  })

  it('does nothing fifteen minutes after it asked, approved or not', async () => {
    const call = await agentWith('5000 GBP')
    const { locator } = await heldTrip(call)
    const { confirmation_id } = (await call('ticket_trip', { locator })).content
    await service.decide(confirmation_id, 'approve')
    service.wait(15)
    const answer = await call('ticket_trip', { locator, confirmation_id })
    expect(answer.text).toContain('expired')
    expect(await stateOf(locator)).toMatchObject(isUnpaid)

    const other = (await call('ticket_trip', { locator })).content.confirmation_id
    service.wait(15)
    expect(await service.decide(other, 'approve')).toBe(409)
  })

  it('does not take the confirmation of another trip, tool or amount', async () => {
    const call = await agentWith('5000 GBP')
    const [first, second] = [await heldTrip(call), await heldTrip(call, { surname: 'Marlowe' })]
    const { confirmation_id } = (await call('ticket_trip', { locator: first.locator })).content
    await service.decide(confirmation_id, 'approve')
    const other = await call('ticket_trip', { locator: second.locator, confirmation_id })
    expect(other.text).toContain('for something else')
    expect(await stateOf(second.locator)).toMatchObject(isUnpaid)

    const found = service.control.confirmations.find(confirmation_id)
    const use = (change: object) =>
      fetch(`${service.origin}/_sandbox/confirmations/${confirmation_id}/use`, {
        method: 'POST',
        body: JSON.stringify({
          ...{ tool: found?.tool, subject: found?.subject, amount: found?.amount },
          ...change,
        }),
      })
    for (const change of [{ tool: 'refund_trip' }, { amount: { value: 1, currency: 'GBP' } }])
      expect((await use(change)).status).toBe(409)
    const uses = await Promise.all([use({}), use({}), use({})])
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const late = await call('ticket_trip', { locator: first.locator, confirmation_id })
    expect(late.text).toContain('good for once')
    expect(await stateOf(first.locator)).toMatchObject(isUnpaid)
  })

  it('is not approved by who sends requests from outside the console', async () => {
    const call = await agentWith('5000 GBP')
    const { locator } = await heldTrip(call)
    const { confirmation_id } = (await call('ticket_trip', { locator })).content
    const url = `${service.origin}/_sandbox/confirmations/${confirmation_id}/approve`
    for (const headers of [{}, { origin: 'http://127.0.0.1:1' }, { origin: 'null' }])
      expect((await fetch(url, { method: 'POST', headers })).status).toBe(403)
    expect((await call('ticket_trip', { locator, confirmation_id })).content.status).toBe(
      'waiting_for_person',
    )
  })

  it('asks once for the same thing', async () => {
    const call = await agentWith('5000 GBP')
    const { locator } = await heldTrip(call)
    const ids = await Promise.all([1, 2].map(() => call('ticket_trip', { locator })))
    expect(new Set(ids.map(({ content }) => content.confirmation_id)).size).toBe(1)
  })

  it('is done once by two calls at once with one approval', async () => {
    const call = await agentWith('5000 GBP')
    const { locator } = await heldTrip(call)
    const { confirmation_id } = (await call('ticket_trip', { locator })).content
    await service.decide(confirmation_id, 'approve')
    const given = { locator, confirmation_id }
    const both = await Promise.all([call('ticket_trip', given), call('ticket_trip', given)])
    expect(both.filter(({ content }) => content?.status === 'done')).toHaveLength(1)
    expect(await stateOf(locator)).toMatchObject({ status: 'ticketed', documents: 1 })
  })

  it('stays counted when the answer is lost, and says how to see what became of it', async () => {
    let isCut = false
    const network = networkBy(async (url, pass, { method }) => {
      const answer = await pass()
      const isCommit = method === 'POST' && url.pathname.includes('/book/reservation/reservations/')
      if (isCut && isCommit) throw new Error('cut')
      return answer
    })
    const call = await agentWith('5000 GBP', { network })
    const { locator, price } = await heldTrip(call)
    isCut = true
    const lost = await approved(call, 'ticket_trip', locator)
    isCut = false
    expect(lost).toMatchObject({ isError: true })
    expect(lost.text).toContain('retrieve_trip')
    expect((await call('retrieve_trip', { locator })).content).toMatchObject({ status: 'ticketed' })
    const next = await call('ticket_trip', { locator: (await heldTrip(call)).locator, dry_run: true })
    expect(next.content.left_of_limit.value).toBeCloseTo(5000 - price.value, 2)
  })

  it('costs nothing of the limit when the card is declined', async () => {
    const declined = await agentWith('5000 GBP', { card: 'VI 4000000000000002 1231 737' })
    const { locator } = await heldTrip(declined)
    const answer = await approved(declined, 'ticket_trip', locator)
    expect(answer).toMatchObject({ isError: true })
    expect(answer.text).toContain('What to do')
    expect(await stateOf(locator)).toMatchObject(isUnpaid)
    const { content } = await declined('ticket_trip', { locator, dry_run: true })
    expect(content.left_of_limit).toEqual({ value: 5000, currency: 'GBP' })
  })

  it.each(['BA', 'Z0'])('voids a trip of today for nothing, and its seats stay held: %s', async (carrier) => {
    const call = await agentWith('5000 GBP')
    const { locator, price } = await heldTrip(call, { carrier })
    await approved(call, 'ticket_trip', locator)
    expect((await call('quote_refund', { locator })).content).toMatchObject({
      paid: price,
      can_be_voided: true,
    })
    const done = await approved(call, 'void_trip', locator)
    expect(done.text).toMatch(/^Void/)
    expect(done.content).toMatchObject({
      status: 'done',
      cost: { value: 0 },
      comes_back: price,
      trip: { status: 'held' },
    })
    expect((await call('cancel_trip', { locator })).content).toMatchObject({ done: true, status: 'empty' })
  })

  it.each(['GDS', 'NDC'])('refunds a trip for what the quote says: %s', async (source) => {
    const call = await agentWith('5000 GBP')
    const { locator } = await heldTrip(call, { carrier: source === 'NDC' ? 'AF' : 'BA' })
    await approved(call, 'ticket_trip', locator)
    expect((await call('cancel_trip', { locator })).text).toContain('tripHasTickets')
    const quote = (await call('quote_refund', { locator })).content
    expect(quote.comes_back.value + quote.kept.value).toBeCloseTo(quote.paid.value, 2)

    const done = await approved(call, 'refund_trip', locator)
    expect(done.content).toMatchObject({ status: 'done', cost: quote.kept, comes_back: quote.comes_back })
    expect(done.content.trip.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      source === 'NDC' ? expect.stringMatching(/Void|Refund/) : 'TicketRefund',
    ])
  })

  it('costs nothing of the limit when the airline refuses the refund', async () => {
    const call = await agentWith('5000 GBP')
    const { locator, price } = await heldTrip(call, { surname: 'Norefund' })
    await approved(call, 'ticket_trip', locator)
    const refused = await approved(call, 'refund_trip', locator)
    expect(refused.text).toMatch(/^Refused: .*\nCode: 4992/)
    const { content } = await call('refund_trip', { locator, dry_run: true })
    expect(content.left_of_limit.value).toBeCloseTo(5000 - price.value, 2)
    expect(content.cost.value).toBeGreaterThan(0)
  })

  it('leaves it to a person where the service has no confirmations', async () => {
    const { service: deployed, close } = await startApi()
    const TRIPWRIGHT_URL = await deployed.gateway.listen({ port: 0, host: '127.0.0.1' })
    const { call } = await startAgent({ TRIPWRIGHT_URL, MCP_SPEND_LIMIT: '5000 GBP' })
    const { locator } = await heldTrip(call)
    expect((await call('ticket_trip', { locator })).text).toContain('Code: noConfirmationsHere')
    expect((await call('retrieve_trip', { locator })).content).toMatchObject({
      status: 'held',
      documents: [],
    })
    expect((await call('find_places', { like: 'lon' })).text).toContain('Code: noPlacesHere')
    await close()
  })

  it('never answers the card', () => {
    expect(answers.length).toBeGreaterThan(40)
    for (const { text, content } of answers) {
      const all = text + JSON.stringify(content ?? {})
      expect(all).not.toContain(cardNumber)
      expect(all.replaceAll(/\D/g, '')).not.toContain(cardNumber)
    }
    const asked = JSON.stringify(service.control.confirmations.list())
    expect(asked).not.toContain(cardNumber)
  })
})
