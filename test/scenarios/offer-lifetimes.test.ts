import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount, type SandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type Answer, type Api, type Json, startApi } from '../support/api.ts'
import { firstPick, fromSearch, identifierOf, type Pick } from '../support/search.ts'
import { client, errorOf, inboundDate, offeringsOf, selectionBody } from '../support/trip.ts'

/** An identifier of a search or of a price, and an offer and product of it. */
interface Name extends Pick {
  readonly identifier: string
}
interface Call {
  readonly headers?: Record<string, string>
  readonly as?: SandboxAccount
}

const minutes = (count: number) => count * 60_000
const gdsLifetime = minutes(12)
const ndcLifetime = minutes(34)

let api: Api
/** What is booked comes from a search of its own: an offer that was priced meanwhile lives on. */
const searched: Record<'GDS' | 'NDC' | 'leg' | 'booked', Name> = {} as never
const priced: Record<'GDS' | 'NDC', Name & { readonly transaction: string }> = {} as never

beforeAll(async () => {
  api = await startApi()
  const agent = client(api)
  const nameIn = (body: Json): Name => ({
    identifier: identifierOf(body),
    ...firstPick(offeringsOf(body)[0]),
  })
  searched.GDS = nameIn(await agent.search())
  searched.booked = nameIn(await agent.search())
  searched.NDC = nameIn(await agent.search({}, { contentSourceList: ['NDC'] }))
  searched.leg = nameIn(
    await agent.search(
      { returnDate: inboundDate },
      { CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } },
    ),
  )
  for (const source of ['GDS', 'NDC'] as const) {
    const name = nameIn(await agent.search({}, { contentSourceList: [source] }))
    const { OfferListResponse } = (await byReference.airPrice(name, {})).body
    const [offer] = OfferListResponse.OfferID
    const transaction = offer.Identifier.value
    priced[source] = {
      identifier: OfferListResponse.Identifier.value,
      offer: offer.id,
      product: offer.Product[0].id,
      transaction,
    }
  }
})
afterAll(() => api.close())

const pricesOf = ({ identifier, offer, product }: Name): Json =>
  selectionBody({ identifier, picks: [{ offer, product }] })
const ofSearch = ({ identifier, ...pick }: Name): Json => ({
  BuildFromCatalogProductOfferingsRequest: fromSearch(identifier, [pick]),
})
const form = { fareRuleType: 'Structured' }

/** Every operation that goes on from a search. */
const byReference = {
  airPrice: (name: Name, call: Call) => api.call('airPrice', { body: pricesOf(name), ...call }),
  addOffer: async (name: Name, call: Call) => {
    const path = { ReservationResource_Identifier: await client(api, call.as).openWorkbench() }
    return api.call('addOffer', { path, body: pricesOf(name), ...call })
  },
  flightSpecificSearch: (name: Name, call: Call) =>
    api.call('flightSpecificSearch', { body: { BuildOptions: ofSearch(name) }, ...call }),
  flexFlightSpecificSearch: (name: Name, call: Call) =>
    api.call('flexFlightSpecificSearch', { body: { BuildOptions: ofSearch(name) }, ...call }),
  nextLeg: (name: Name, call: Call) => api.call('nextLeg', { body: ofSearch(name), ...call }),
  fareRulesFromSearch: ({ identifier, offer, product }: Name, call: Call) =>
    api.call('fareRulesFromSearch', {
      query: {
        ...form,
        catalogProductOfferingsIdentifier: identifier,
        catalogProductOfferingID: offer,
        productIDs: product,
      },
      ...call,
    }),
} satisfies Record<string, (name: Name, call: Call) => Promise<Answer>>

type Operation = keyof typeof byReference

const operations = Object.keys(byReference) as Operation[]
const nameFor = (operation: Operation): Name =>
  operation === 'nextLeg' ? searched.leg : operation === 'addOffer' ? searched.booked : searched.GDS

const at = (ms: number): Call => ({ headers: { 'X-Sandbox-Clock': new Date(api.now() + ms).toISOString() } })
const isRefused = ({ body }: Answer): boolean => Object.values<Json>(body)[0].Result.Error !== undefined
/**
 * Shopping and booking have codes of their own; both say that the offers expired, or that nothing is known of
 * them.
 */
const codesOf = (operation: Operation) => (operation === 'addOffer' ? '4101' : '9010')

describe.each(operations)('%s', (operation) => {
  const call = byReference[operation]

  it('goes on from a GDS search for 12 minutes', async () => {
    const [before, after] = [
      await call(nameFor(operation), at(gdsLifetime - 1000)),
      await call(nameFor(operation), at(gdsLifetime)),
    ]

    expect(isRefused(before)).toBe(false)
    expect(after.status).toBe(200)
    expect(errorOf(after.body)).toMatchObject({
      SourceCode: codesOf(operation),
      Message: expect.stringMatching(/EXPIRED AT/),
    })
  })

  it('treats an unknown identifier and another tenant’s alike: unknown', async () => {
    const unknown = await call({ ...nameFor(operation), identifier: crypto.randomUUID() }, {})
    const foreign = await call(nameFor(operation), { as: otherAccount })

    expect(errorOf(unknown.body).SourceCode).toBe(codesOf(operation))
    if (operation === 'flexFlightSpecificSearch') expect(errorOf(foreign.body).SourceCode).toBe('9030')
    else expect(errorOf(foreign.body).SourceCode).toBe(codesOf(operation))
  })
})

it.each(['airPrice', 'addOffer', 'fareRulesFromSearch'] as const)(
  '%s goes on from an NDC search for 34 minutes',
  async (operation) => {
    const call = byReference[operation]
    const [before, after] = [
      await call(searched.NDC, at(minutes(29))),
      await call(searched.NDC, at(ndcLifetime)),
    ]
    const last = await byReference.fareRulesFromSearch(searched.NDC, at(ndcLifetime - 1000))

    expect([before, last].map(isRefused)).toEqual([false, false])
    expect(isRefused(after)).toBe(true)
  },
)

describe('a price', () => {
  it.each(['GDS', 'NDC'] as const)(
    'of %s content is added and has its rules as long as its offer is valid',
    async (source) => {
      const lifetime = source === 'GDS' ? gdsLifetime : ndcLifetime
      const { transaction } = priced[source]
      const rules = (when: Call) =>
        api.call('fareRulesFromOffer', { query: { ...form, offerIdentifier: transaction }, ...when })
      const [before, after] = [await rules(at(lifetime - 1000)), await rules(at(lifetime))]

      expect(isRefused(before)).toBe(false)
      expect(errorOf(after.body)).toMatchObject({
        SourceCode: '9010',
        Message: expect.stringMatching(/EXPIRED AT/),
      })
      expect(isRefused(await byReference.addOffer(priced[source], at(minutes(11))))).toBe(false)
      expect(errorOf((await byReference.airPrice(priced[source], at(lifetime))).body).SourceCode).toBe('9010')
    },
  )

  it('is unknown to another tenant, by each of its names', async () => {
    const { identifier, transaction } = priced.GDS
    for (const offerIdentifier of [identifier, identifier.replace('_PC', ''), transaction]) {
      const answer = await api.call('fareRulesFromOffer', {
        query: { ...form, offerIdentifier },
        as: otherAccount,
      })
      expect(errorOf(answer.body)).toMatchObject({
        SourceCode: '9010',
        Message: expect.stringMatching(/NOT CACHED/),
      })
    }
    const unknown = await api.call('fareRulesFromOffer', {
      query: { ...form, offerIdentifier: crypto.randomUUID() },
    })
    expect(errorOf(unknown.body).SourceCode).toBe('9010')
  })
})

it('a journey search without offersPerPage returns no identifier, so no request can refer to it', async () => {
  const found = await client(api).search({}, { offersPerPage: 0 })

  expect(identifierOf(found)).toBeUndefined()
})
