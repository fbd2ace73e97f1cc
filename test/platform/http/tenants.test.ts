import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedRoutes } from '../../../lib/contract/documented-routes.ts'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { shopAncillaries } from '../../support/ancillary.ts'
import { type Answer, type Api, type Json, startApi } from '../../support/api.ts'
import { issueEmd } from '../../support/emd.ts'
import { changeIdOf, ndcLeg, roundTrip, searchChanges } from '../../support/exchange.ts'
import { quoteIdOf, quoteRefund } from '../../support/refund.ts'
import { ofWorkbench, seatMap } from '../../support/seat.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const unknownId = '00000000-0000-4000-8000-000000000000'

/** Identifiers of one tenant, of every kind that a path, a query or a body can have. */
async function ownIds(): Promise<Record<string, string>> {
  const ticketed = await client(api).ticket({ returnDate: inboundDate }, {}, cardBody())
  const [ticket = ''] = ticketNumbersOf(ticketed)
  const { workbench, offer } = await client(api).prepare()
  const exchange = await client(api).reopen(locatorOf(ticketed))
  const found = await searchChanges(api, 'searchExchange', exchange, roundTrip)
  const order = await client(api).orderNdc()
  const reshop = await searchChanges(api, 'reshop', await client(api).reopen(locatorOf(order)), [ndcLeg()])
  return {
    workbench,
    offer: offer.Identifier.value,
    locator: locatorOf(ticketed),
    reservation: ticketed.Identifier.value,
    ticket,
    emd: (await issueEmd(api, ticketNumbersOf(await client(api).ticket())[0] ?? '')).number,
    exchange: changeIdOf(found),
    reshop: changeIdOf(reshop),
    refundQuote: quoteIdOf(await quoteRefund(api, [ticket])),
    seatMap: (await seatMap(api, ofWorkbench(workbench))).Identifier.value,
    shop: (await shopAncillaries(api, workbench)).Identifier.value,
  }
}

const unknownIds: Readonly<Record<string, string>> = {
  locator: 'ZZZZZZ',
  ticket: '0012499999999',
  emd: '0018299999999',
}

/** Kinds of which paths and `Locator` are; the others are in bodies. */
const inPaths = new Set(['workbench', 'locator', 'reservation', 'ticket', 'emd'])

/** Places of an example where an identifier stands: `{change identifier}`, a document number. */
const placeholder = /"(\{[^"]*identifier\}|\d{13})"/g
const namesSomething = (example: unknown): boolean => JSON.stringify(example).search(placeholder) >= 0
const withId = (value: unknown, id: string): Json =>
  value === undefined
    ? undefined
    : JSON.parse(JSON.stringify(value).replace(placeholder, JSON.stringify(id)).replace('{free seat}', '24A'))

/** What an answer says, whatever it was asked about. */
const strip = (body: Json, id: string): string =>
  JSON.stringify(body ?? null)
    .replace(/"(transactionId|correlationId|traceId)":"[^"]*"/g, '')
    .replaceAll(id, 'ID')

it('every route treats another tenant’s identifiers as unknown: same status, same text', async () => {
  const own = await ownIds()
  const headers = { authorization: `Bearer ${await api.token(otherAccount)}` }

  const tried: string[] = []
  for (const { key, method, path, example = {} } of documentedRoutes) {
    const named = /\{/.test(path) || example.query?.Locator !== undefined || namesSomething(example)
    if (!named) continue
    const absences = new Map<string, Promise<Answer>>()
    for (const [kind, ownId] of Object.entries(own)) {
      if (!namesSomething(example) && !inPaths.has(kind)) continue
      const sendRequest = async (id: string) => {
        const query = { ...withId(example.query, id), ...(example.query?.Locator && { Locator: id }) }
        return api.request(method, `/11${path.replace(/\{.+?\}/g, id)}?${new URLSearchParams(query)}`, {
          headers,
          body: withId(example.body, id),
        })
      }
      const absentId = unknownIds[kind] ?? unknownId
      if (!absences.has(absentId)) absences.set(absentId, sendRequest(absentId))
      const [foreign, absent] = [await sendRequest(ownId), await absences.get(absentId)]
      expect([key, kind, foreign.status, strip(foreign.body, ownId)]).toEqual([
        key,
        kind,
        absent?.status,
        strip(absent?.body, absentId),
      ])
      expect(
        foreign.body && (Object.values(foreign.body)[0] as Json).Result?.Error,
        `${key} ${kind}`,
      ).toBeDefined()
      tried.push(key)
    }
  }
  expect(new Set(tried).size).toBeGreaterThan(40)
})

it('what another tenant found or quoted is unknown in a workbench of one’s own', async () => {
  const own = await ownIds()
  const agent = client(api, otherAccount)
  const [ticketed, ordered] = [await agent.ticket({}, {}, cardBody()), await agent.orderNdc()]
  const workbenches = [await agent.reopen(locatorOf(ticketed)), await agent.reopen(locatorOf(ordered))]
  const headers = { authorization: `Bearer ${await api.token(otherAccount)}` }

  const codes = new Map<string, Set<string>>()
  for (const { key, family, method, path, example = {} } of documentedRoutes) {
    if (!['ancillary', 'exchange', 'ndc-change'].includes(family) || !namesSomething(example)) continue
    for (const workbench of workbenches) {
      for (const [kind, ownId] of Object.entries(own)) {
        const sendRequest = (id: string) =>
          api.request(
            method,
            `/11${path.replace(/\{.+?\}/g, workbench)}?${new URLSearchParams(withId(example.query ?? {}, id))}`,
            { headers, body: withId(example.body, id) },
          )
        const absentId = unknownIds[kind] ?? unknownId
        const [foreign, absent] = [await sendRequest(ownId), await sendRequest(absentId)]
        expect([key, kind, strip(foreign.body, ownId)]).toEqual([key, kind, strip(absent.body, absentId)])
        const { SourceCode } = errorOf(foreign.body)
        codes.set(key, (codes.get(key) ?? new Set()).add(SourceCode))
      }
    }
  }
  expect(Object.fromEntries([...codes].map(([key, seen]) => [key, [...seen].sort()]))).toMatchObject({
    addExchangeOffer: expect.arrayContaining(['4101']),
    reprice: expect.arrayContaining(['4101']),
    refundDocuments: ['4101'],
    bookAncillaries: expect.arrayContaining(['4101']),
    addSeatOffers: expect.arrayContaining(['4101']),
  })
})

it('another tenant’s token gets no access by naming our access group or pseudo city code', async () => {
  const authorization = `Bearer ${await api.token(otherAccount)}`
  const path = '/11/air/book/session/reservationworkbench'
  const by = async (headers: Record<string, string>) =>
    (await api.request('POST', path, { headers: { authorization, ...headers }, body: {} })).status

  expect(await by({ 'TVP-PCC-Core': '7N4Q' })).toBe(403)
  expect(await by({ XAUTH_TRAVELPORT_ACCESSGROUP: '6f1d2c3b-0a4e-4c55-9d6f-7a8b9c0d1e2f' })).toBe(401)
  expect(await by({ XAUTH_TRAVELPORT_ACCESSGROUP: 'no-group' })).toBe(401)
  expect(await by({ 'TVP-PCC-Core': '8K2M_1G' })).toBe(200)
})
