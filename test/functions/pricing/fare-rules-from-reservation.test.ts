import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { fareRuleListResponse } from '../../../lib/pricing/wire/fare-rules.ts'
import { type Answer, type Api, type Json, startApi } from '../../support/api.ts'
import {
  changeableFirst,
  client,
  errorOf,
  inboundDate,
  locatorOf,
  pickOffers,
  selectionBody,
} from '../../support/trip.ts'

let api: Api
let reservation: Json
let priced: Json
beforeAll(async () => {
  api = await startApi()
  const agent = client(api)
  const searched = await agent.search({ returnDate: inboundDate })
  priced = (
    await api.call('airPrice', {
      body: selectionBody(pickOffers(searched, changeableFirst(searched))),
    })
  ).body
  reservation = await agent.hold({ returnDate: inboundDate })
})
afterAll(() => api.close())

const rules = (
  reservationIdentifier: string,
  more: Record<string, string> = {},
  options: object = {},
): Promise<Answer> =>
  api.call('fareRulesFromReservation', {
    query: { reservationIdentifier, fareRuleType: 'LongText', ...more },
    ...options,
  })
const fareRules = ({ body }: Answer): Json[] => body.FareRuleListResponse.FareRule

it('returns the same rules for the same fare as the price did, by locator and by identifier', async () => {
  const ofPrice = await api.call('fareRulesFromOffer', {
    query: { offerIdentifier: priced.OfferListResponse.Identifier.value, fareRuleType: 'LongText' },
  })
  const byLocator = await rules(locatorOf(reservation))
  const byIdentifier = await rules(reservation.Identifier.value)

  expect(fareRuleListResponse.safeParse(byLocator.body).error).toBeUndefined()
  expect(fareRules(byLocator)).toEqual(fareRules(ofPrice))
  expect(fareRules(byIdentifier)).toEqual(fareRules(ofPrice))
})

it('keeps the rules of the fare that was booked, long after its search expired', async () => {
  const before = await rules(locatorOf(reservation), { fareRuleType: 'Structured' })
  const later = await rules(
    locatorOf(reservation),
    { fareRuleType: 'Structured' },
    { headers: { 'X-Sandbox-Clock': '+PT23H' } },
  )

  expect(fareRules(later)).toEqual(fareRules(before))
})

it('returns only the fares of the requested offers, products and flights', async () => {
  const locator = locatorOf(reservation)
  const [offer] = reservation.Offer
  const count = async (filter: Record<string, string>) => fareRules(await rules(locator, filter)).length

  expect(await count({ offerIDs: offer.id })).toBe(2)
  expect(await count({ productIDs: offer.Product[1].id })).toBe(1)
  expect(await count({ flightIDs: offer.Product[0].FlightSegment[0].Flight.id })).toBe(1)
  expect(errorOf((await rules(locator, { offerIDs: 'offer_9' })).body).Message).toContain('NO FARE RULES')
})

it('reports another tenant’s locator as unknown', async () => {
  const foreign = await rules(locatorOf(reservation), {}, { as: otherAccount })
  const unknown = await rules('ZZZZZZ')

  expect(errorOf(foreign.body)).toEqual(errorOf(unknown.body))
  expect(errorOf(unknown.body).Message).toBe('RECORD LOCATOR DOES NOT EXIST')
})
