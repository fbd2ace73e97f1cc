import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { fareRuleListResponse } from '../../../lib/pricing/wire/fare-rules.ts'
import { type Answer, type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, inboundDate, pickOffers, selectionBody } from '../../support/trip.ts'

let api: Api
let picked: ReturnType<typeof pickOffers>
let priced: Json
beforeAll(async () => {
  api = await startApi()
  picked = pickOffers(await client(api).search({ returnDate: inboundDate }))
  priced = (await api.call('airPrice', { body: selectionBody(picked) })).body.OfferListResponse
})
afterAll(() => api.close())

const rules = (
  offerIdentifier: string,
  more: Record<string, string> = {},
  options: object = {},
): Promise<Answer> =>
  api.call('fareRulesFromOffer', {
    query: { offerIdentifier, fareRuleType: 'Structured', ...more },
    ...options,
  })
const fareRules = ({ body }: Answer): Json[] => body.FareRuleListResponse.FareRule

it('returns one rule for each fare component, with the penalties of the price', async () => {
  const answer = await rules(priced.Identifier.value)
  const [{ Product: products, TermsAndConditionsFull: terms }] = priced.OfferID
  const shown = terms[0].Penalties[0].Change

  expect(fareRuleListResponse.safeParse(answer.body).error).toBeUndefined()
  expect(fareRules(answer).map(({ StructuredFareRules }) => StructuredFareRules[0].fareClassCode)).toEqual(
    products.map(({ PassengerFlight }: Json) => PassengerFlight[0].FlightProduct[0].fareBasisCode),
  )
  const changes = fareRules(answer).flatMap(
    ({ StructuredFareRules }) => StructuredFareRules[0].Penalties[0].Change,
  )
  expect(changes.map(({ taxesNonRefundableInd, ...change }: Json) => change)).toEqual(shown)
})

it('accepts the price identifier with and without _PC, the identifier of the offer, and the transaction', async () => {
  const names = [
    priced.Identifier.value,
    picked.identifier,
    priced.OfferID[0].Identifier.value,
    priced.transactionId,
  ]
  const answers = await Promise.all(names.map((name) => rules(name)))

  expect(answers.map((answer) => fareRules(answer)?.length)).toEqual([2, 2, 2, 2])
})

it('returns only the fares of the requested products', async () => {
  const [, inbound] = priced.OfferID[0].Product.map(({ id }: Json) => id)
  const answer = await rules(priced.Identifier.value, { productIDs: inbound, fareRuleType: 'ShortText' })
  const absent = await rules(priced.Identifier.value, { productIDs: 'p999' })

  expect(fareRules(answer)).toHaveLength(1)
  expect(answer.body.FareRuleListResponse.ReferenceList[0].Flight[0].Departure.location).toBe('JFK')
  expect(errorOf(absent.body).SourceCode).toBe('9011')
})

it('returns the rules of a price until it expires 12 minutes later, to its own tenant only', async () => {
  const at = (ms: number) => ({ headers: { 'X-Sandbox-Clock': new Date(api.now() + ms).toISOString() } })
  const lifetime = 12 * 60_000
  const before = await rules(priced.Identifier.value, {}, at(lifetime - 1))
  const expired = await rules(priced.Identifier.value, {}, at(lifetime))
  const foreign = await rules(priced.Identifier.value, {}, { as: otherAccount })
  const withoutPrice = await rules(pickOffers(await client(api).search()).identifier)

  expect(errorOf(before.body)).toBeUndefined()
  expect(errorOf(expired.body).Message).toContain('EXPIRED AT')
  expect(errorOf(foreign.body).Message).toContain('EXPIRED OR NOT CACHED')
  expect(errorOf(withoutPrice.body).SourceCode).toBe('9010')
})
