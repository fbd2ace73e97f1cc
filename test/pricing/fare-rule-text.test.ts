import { expect, it } from 'vitest'
import type { FareRule } from '../../lib/pricing/fare.ts'
import { fareComponentsOf, fareRuleTexts, type RuleTextForm } from '../../lib/pricing/fare-rule-text.ts'
import { aFare, aFlight, anItinerary, aSegment, now } from '../support/given.ts'

const textsOf = (rule: FareRule, form: RuleTextForm = 'ShortText', fare = {}): Map<string, string> => {
  const itinerary = anItinerary({
    legs: [{ segments: [aSegment(aFlight(now))], fare: aFare({ rule, ...fare }) }],
  })
  return new Map(
    fareComponentsOf(itinerary, ['p0']).flatMap((component) =>
      fareRuleTexts(component, form).map(({ title, text }) => [title, text] as const),
    ),
  )
}
const fee = { minor: 6000, currency: 'EUR' }
const penalties = (rule: FareRule): string | undefined => textsOf(rule).get('PENALTIES')

it.each<[string, FareRule, string | undefined]>([
  ['nothing is known', { change: {}, refund: {} }, undefined],
  [
    'the fee is not known',
    { change: { beforeDeparture: { permitted: true } }, refund: {} },
    'CHANGES BEFORE DEPARTURE CHANGES PERMITTED.',
  ],
  [
    'only what holds before departure is known',
    {
      change: { beforeDeparture: { permitted: true, fee } },
      refund: { beforeDeparture: { permitted: false } },
    },
    'CHANGES BEFORE DEPARTURE CHARGE EUR 60.00. CANCELLATIONS BEFORE DEPARTURE TICKET IS NON-REFUNDABLE.',
  ],
  [
    'the same holds at any time, for a fee that is not known',
    { change: {}, refund: { beforeDeparture: { permitted: true }, afterDeparture: { permitted: true } } },
    'CANCELLATIONS ANY TIME REFUND PERMITTED.',
  ],
])('penalties, when %s', (_when, rule, text) => {
  expect(penalties(rule)).toBe(text)
})

it('a fare of which only penalties are known has no other category of a rule', () => {
  const rule = { change: { beforeDeparture: { permitted: false } }, refund: {} } as const

  expect([...textsOf(rule, 'ShortText').keys()]).toEqual(['PENALTIES'])
  expect([...textsOf(rule, 'LongText').keys()]).toEqual([
    'APPLICATION AND OTHER CONDITIONS',
    'PENALTIES',
    'VOLUNTARY CHANGES',
  ])
})

it('a rule, its tariff, stay, fare basis and brand are named where they are known', () => {
  const { change, refund } = aFare().rule
  const brand = { code: 'X', cabin: 'Economy', services: {}, extras: {} }
  const application = (rule: FareRule, fare = {}) =>
    textsOf(rule, 'LongText', fare).get('APPLICATION AND OTHER CONDITIONS')
  const filed = { ruleNumber: 'BA01', change, refund }

  expect(application(filed)).toBe(
    'RULE BA01. FARE BASIS YLX7RGB.\nPUBLIC ONE WAY FARE OF BA FROM LHR TO JFK.\nAPPLIES FOR STANDARD IN ECONOMY CLASS.',
  )
  expect(application({ change, refund }, { fareBasis: undefined, brand })).toBe(
    'PUBLIC FARE OF BA FROM LHR TO JFK.\nAPPLIES IN ECONOMY CLASS.',
  )
  expect(textsOf(filed, 'LongText').has('MAXIMUM STAY')).toBe(false)
  expect(textsOf({ ...filed, maximumStayMonths: 3 }, 'LongText').has('MAXIMUM STAY')).toBe(true)
})
