import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Api, type Json, startApi } from '../support/api.ts'
import { client, offeringsOf, searchBody, travelerBody } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const strict = { 'X-Sandbox-Strict': 'on' }
const request = 'CatalogProductOfferingsRequest'

const doubtsOf = ({ body }: Answer): Json[] =>
  (Object.values<Json>(body ?? {})[0]?.Result?.Warning ?? []).filter((one: Json) =>
    ['90385', '90386'].includes(one.SourceCode),
  )
const messagesOf = (answer: Answer): string[] => doubtsOf(answer).map(({ Message }) => Message)

const flat = searchBody()
const inner: Json = flat[request]
const searched = (more: Json): Json => searchBody({}, more)

describe('X-Sandbox-Strict: on tells', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing of a request that is as documented', flat, []],
    ['a mistake in a name', searched({ offerPerPage: 3 }), [`${request}.offerPerPage IS NOT READ`]],
    [
      'an unknown member of a list element',
      searched({ PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT', shoeSize: 41 }] }),
      [`${request}.PassengerCriteria[0].shoeSize IS NOT READ`],
    ],
    ['null', searched({ sortBy: null }), [`${request}.sortBy IS EMPTY AND COUNTS AS ABSENT`]],
    [
      'an empty list where an object is expected',
      searched({ PricingModifiersAir: [] }),
      [`${request}.PricingModifiersAir IS EMPTY AND COUNTS AS ABSENT`],
    ],
    [
      'a number as a text',
      searched({ offersPerPage: '5' }),
      [`${request}.offersPerPage IS A TEXT, NOT A NUMBER`],
    ],
    [
      'one object for a list',
      searched({ PassengerCriteria: { number: 1, passengerTypeCode: 'ADT' } }),
      [`${request}.PassengerCriteria IS ONE VALUE, NOT A LIST`],
    ],
    [
      'a list for one object',
      searched({ PricingModifiersAir: [{ currencyCode: 'EUR' }] }),
      [`${request}.PricingModifiersAir IS A LIST OF ONE, NOT ONE VALUE`],
    ],
    [
      'codes in lower case',
      searched({ PassengerCriteria: [{ number: 1, passengerTypeCode: 'adt' }] }),
      [`${request}.PassengerCriteria[0].passengerTypeCode IS NOT WRITTEN AS THE VALUE IT MEANS`],
    ],
    ['a body that is its one member', inner, [`${request} IS NOT AROUND WHAT IT SHOULD HOLD`]],
  ])('%s', async (_what, body, expected) => {
    const answer = await api.call('search', { body, headers: strict })

    expect(offeringsOf(answer.body).length).toBeGreaterThan(0)
    expect(messagesOf(answer)).toEqual(expected)
  })

  it('what was sent and what was read, in the Warning', async () => {
    const answer = await api.call('search', { body: searched({ offersPerPage: '5' }), headers: strict })

    expect(doubtsOf(answer)).toEqual([
      {
        '@type': 'WarningDetail',
        category: 'VALIDATION',
        StatusCode: 200,
        Message: `${request}.offersPerPage IS A TEXT, NOT A NUMBER`,
        SourceID: 'API',
        SourceCode: '90385',
        NameValuePair: [
          { name: 'path', value: `${request}.offersPerPage` },
          { name: 'problem', value: 'IS A TEXT, NOT A NUMBER' },
          { name: 'sent', value: '"5"' },
          { name: 'read', value: '5' },
        ],
      },
    ])
  })

  it('other spellings of path, query parameters and headers, and what of them is not read', async () => {
    const { Identifier } = (await api.call('search', { body: flat })).body.CatalogProductOfferingsResponse
      .CatalogProductOfferings
    const headers = {
      authorization: `Bearer ${await api.token()}`,
      'TVP-PCC-Cor': '7N4Q',
      'Idempotency-Key': 'read-1',
      ...strict,
    }
    const answer = await api.request(
      'GET',
      `/11/air/Catalog/search/catalogproductofferings/?Identifier=${Identifier.value}&page=1`,
      { headers },
    )

    expect(answer.status).toBe(200)
    expect(messagesOf(answer).sort()).toEqual([
      'header idempotency-key IS NOT READ',
      'header tvp-pcc-cor IS NOT READ',
      'path IS NOT WRITTEN AS THE NAME IT MEANS',
      'query Identifier IS NOT WRITTEN AS THE NAME IT MEANS',
      'query page IS NOT READ',
    ])
  })

  it('true as a text and a number for a text', async () => {
    const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
    const body = travelerBody({
      accompaniedByInfantInd: 'TRUE',
      Telephone: [{ countryAccessCode: 44, phoneNumber: '2075550100' }],
    })
    const answer = await api.call('addTraveler', { path, body, headers: strict })

    expect(messagesOf(answer)).toEqual([
      'Traveler.Telephone[0].countryAccessCode IS A NUMBER, NOT A TEXT',
      'Traveler.accompaniedByInfantInd IS A TEXT, NOT TRUE OR FALSE',
    ])
  })

  it('a body that neither its wrapper nor its @type names', async () => {
    const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
    const profile = { ClientProfileMoveHeaderModifiers: { BusinessTitle: 'NORTHFELL' } }
    const sent = [profile, { ClientProfileMove: profile }, { '@type': 'ClientProfileMove', ...profile }]
    const told: unknown[] = []
    for (const body of sent) {
      const answer = await api.call('moveHostProfile', { path, body, headers: strict })
      told.push(answer.headers['x-sandbox-warnings'])
    }

    expect(told).toEqual([
      'ClientProfileMove IS NEITHER INSIDE ITS WRAPPER NOR SAYS ITS @TYPE',
      undefined,
      undefined,
    ])
  })

  it('the member under another of its names', async () => {
    const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
    const body = { ReservationCommentID: [{ Comment: [{ value: 'PAYS LATER' }], commentSource: 'Agency' }] }
    const answer = await api.call('addReservationComments', { path, body, headers: strict })

    expect(messagesOf(answer)).toEqual(['ReservationCommentID IS NOT WRITTEN AS THE NAME IT MEANS'])
  })

  it('the same beside an error', async () => {
    const body = searched({ offerPerPage: 3, PassengerCriteria: [{ number: 'many' }] })
    const answer = await api.call('search', { body, headers: strict })

    expect(answer.status).toBe(400)
    expect(messagesOf(answer)).toContain(`${request}.offerPerPage IS NOT READ`)
  })

  it('twenty places at most, and how many more there are', async () => {
    const many = Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`wrong${index}`, index]))
    const answer = await api.call('search', { body: searched(many), headers: strict })

    expect(messagesOf(answer)).toHaveLength(21)
    expect(messagesOf(answer).at(-1)).toBe('AND 13 MORE')
  })

  it('no card number, wherever it stands', async () => {
    const body = searched({ '4111111111111111': 1, offersPerPage: '4111111111111111' })
    const answer = await api.call('search', { body, headers: strict })

    expect(messagesOf(answer)).toEqual([`${request}.411111XXXXXX1111 IS NOT READ`])
    expect(JSON.stringify(answer.body)).not.toContain('4111111111111111')
  })

  it('in a header what an answer without a Result has no place for', async () => {
    const workbench = await client(api).openWorkbench()
    const answer = await api.call('discardWorkbench', {
      path: { Identifier: workbench },
      query: { force: 'yes' },
      headers: strict,
    })

    expect(answer.status).toBe(204)
    expect(answer.headers['x-sandbox-warnings']).toBe('query force IS NOT READ')
  })
})

describe('without X-Sandbox-Strict', () => {
  it.each([undefined, 'off'])('nothing is told: %s', async (value) => {
    const headers: Record<string, string> = value === undefined ? {} : { 'X-Sandbox-Strict': value }
    const answer = await api.call('search', { body: searched({ offerPerPage: 3 }), headers })

    expect(doubtsOf(answer)).toEqual([])
  })

  it('nothing is told where the sandbox takes no clock either', async () => {
    const closed = await startApi({ environment: { SANDBOX_CLOCK: 'off' } })
    const answer = await closed.call('search', { body: searched({ offerPerPage: 3 }), headers: strict })
    await closed.close()

    expect(answer.status).toBe(200)
    expect(doubtsOf(answer)).toEqual([])
  })

  it('another value is refused', async () => {
    const answer = await api.call('search', { body: flat, headers: { 'X-Sandbox-Strict': 'maybe' } })

    expect([answer.status, answer.body.ErrorResponse.Result.Error[0].SourceCode]).toEqual([400, '90387'])
  })
})
