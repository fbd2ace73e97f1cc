import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { fareRuleListResponse } from '../../../lib/pricing/wire/fare-rules.ts'
import { type Answer, type Api, type Json, startApi } from '../../support/api.ts'
import { errorOf, outboundDate } from '../../support/trip.ts'

let api: Api
let display: Json
beforeAll(async () => {
  api = await startApi()
  const request = {
    from: { value: 'LON' },
    to: { value: 'NYC' },
    departureDate: outboundDate,
    carrier: ['BA'],
  }
  display = (await api.call('fareDisplay', { body: { FareDisplayQueryRequest: request } })).body
    .FareDisplayResponse
})
afterAll(() => api.close())

const rules = (fareID: string, more: Record<string, string> = {}, options: object = {}): Promise<Answer> =>
  api.call('fareRulesFromFareDisplay', {
    query: {
      fareRuleIdentifier: display.Identifier.value,
      FareID: fareID,
      fareRuleType: 'LongText',
      ...more,
    },
    ...options,
  })
const textOf = ({ body }: Answer, title: string): string =>
  body.FareRuleListResponse.FareRule[0].TextFareRule.find(({ name }: Json) => name === title)?.value

it('returns the rules of the very line, its number spelled FareID as clients do', async () => {
  const lines: Json[] = display.fareDisplay[0].fare
  const line = lines.find(({ advancePurchase, roundTripInd }) => advancePurchase && roundTripInd)
  const answer = await rules(String(line.sequence))
  const application = textOf(answer, 'APPLICATION AND OTHER CONDITIONS')

  expect(fareRuleListResponse.safeParse(answer.body).error).toBeUndefined()
  expect(answer.body.FareRuleListResponse.FareRule[0]).toMatchObject({
    ruleNumber: line.ruleNumber,
    tariffNumber: line.tariffNumber,
  })
  expect(application).toContain(line.fareBasisCode)
  expect(application).toContain('HALF ROUND TRIP FARE OF BA FROM LON TO NYC')
  const [days] = /\d+/.exec(line.advancePurchase) ?? []
  expect(textOf(answer, 'ADVANCE RESERVATIONS/TICKETING')).toContain(`AT LEAST ${days} DAYS`)
})

it('returns text only', async () => {
  const answer = await rules('1', { fareRuleType: 'Structured' })

  expect(answer.status).toBe(400)
  expect(errorOf(answer.body).Message).toContain('fareRuleType')
})

it('refuses a line that is not in the display, and a display that is unknown, expired or foreign', async () => {
  const absent = await rules('999')
  const unknown = await rules('1', { fareRuleIdentifier: 'never-given-out' })
  const expired = await rules('1', {}, { headers: { 'X-Sandbox-Clock': '+PT12M' } })
  const foreign = await rules('1', {}, { as: otherAccount })

  expect(errorOf(absent.body).Message).toContain('FARE 999 IS NOT IN FARE DISPLAY')
  expect(errorOf(unknown.body).Message).toContain('EXPIRED OR NOT CACHED')
  expect(errorOf(expired.body).Message).toContain('EXPIRED AT')
  expect(errorOf(foreign.body).Message).toContain('EXPIRED OR NOT CACHED')
})
