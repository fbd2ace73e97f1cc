import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../cdk/create-app.ts'
import { familyPlans } from '../../cdk/function-plan.ts'
import { gatewayAnswer } from '../../lib/contract/gateway-responses.ts'
import { type Json, synthesised } from '../support/synthesised.ts'

type Synthesised = Awaited<ReturnType<typeof synthesised>>
const [{ id: group }, { id: other }] = JSON.parse(readFileSync('lib/platform/agencies.json', 'utf8'))

let usual: Synthesised
let own: Synthesised
let dev: Synthesised

beforeAll(async () => {
  const prod = { stage: 'prod', alarmEmail: 'operator@example.test' }
  usual = await synthesised(prod)
  own = await synthesised({
    ...prod,
    requestsPerSecond: '2000',
    burst: '3000',
    accessGroupRate: '50',
    accessGroupRates: JSON.stringify({ [group]: 1500 }),
    requestsPerAddress: '9000000',
    tokensPerAddress: '12000',
    concurrency: '5000',
  })
  dev = await synthesised({ stage: 'dev', concurrency: '200' })
}, 300_000)

const rulesOf = ({ ofType }: Synthesised): Map<string, Json> =>
  new Map(
    ofType('AWS::WAFv2::WebACL').flatMap(([, { Rules }]) => Rules.map((rule: Json) => [rule.Name, rule])),
  )
const limitOf = (from: Synthesised, rule: string): Json =>
  rulesOf(from).get(rule).Statement.RateBasedStatement

/** The interface's stage throttle. */
const throttleOf = ({ ofType }: Synthesised): Json =>
  ofType('AWS::ApiGateway::Stage').find(([, { StageName }]) => StageName === '11')?.[1].MethodSettings[0]

/** Requests a second of each usage plan, by the access group that its key is for. */
function ratesOf({ ofType, resources }: Synthesised): Record<string, Json> {
  return Object.fromEntries(
    ofType('AWS::ApiGateway::UsagePlanKey').map(([, { KeyId, UsagePlanId }]) => [
      resources[KeyId.Ref].Properties.Description.replace('Access group ', ''),
      resources[UsagePlanId.Ref].Properties.Throttle,
    ]),
  )
}

/** What is kept for each function, by the name of its folder. */
const keptIn = ({ ofType }: Synthesised): Map<string, number> =>
  new Map(
    ofType('AWS::Lambda::Function').flatMap(([id, { ReservedConcurrentExecutions: kept }]) =>
      kept === undefined ? [] : [[id.replace(/^Functions(\w+)Function.*$/, '$1'), kept]],
    ),
  )

describe('the limits of the edge', () => {
  it('are those of the settings: of all callers, of an access group, of an address', () => {
    expect(throttleOf(usual)).toMatchObject({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 })
    expect(limitOf(usual, 'AddressRate').Limit).toBe(1_500_000)
    expect(limitOf(usual, 'TokenRate').Limit).toBe(3_000)

    expect(throttleOf(own)).toMatchObject({ ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 3000 })
    expect(limitOf(own, 'AddressRate').Limit).toBe(9_000_000)
    expect(limitOf(own, 'TokenRate').Limit).toBe(12_000)
  })

  it('give each access group a plan of its own, with its own rate or the one of all; tokens without a group too', () => {
    expect(ratesOf(usual)).toMatchObject({ [group]: { RateLimit: 100 }, none: { RateLimit: 100 } })
    expect(ratesOf(own)).toEqual({
      [group]: { RateLimit: 1500, BurstLimit: 3000 },
      [other]: { RateLimit: 50, BurstLimit: 100 },
      none: { RateLimit: 50, BurstLimit: 100 },
    })
  })

  it('count requests from one address apart by their tokens, and never below what an access group may send', () => {
    for (const [from, highest] of [
      [usual, 100],
      [own, 1500],
    ] as const) {
      const { AggregateKeyType, CustomKeys, Limit } = limitOf(from, 'RequestRate')

      expect(AggregateKeyType).toBe('CUSTOM_KEYS')
      expect(CustomKeys).toMatchObject([{ Header: { Name: 'authorization' } }])
      expect(Limit).toBeGreaterThan(highest * 300)
      expect(Limit).toBeLessThan(limitOf(from, 'AddressRate').Limit)
    }
  })

  it('are told with 429 in the form of every other error, and when to come again', () => {
    const answer = JSON.parse(gatewayAnswer('THROTTLED', 'any').body)
    const [, { CustomResponseBodies: bodies }] = usual.ofType('AWS::WAFv2::WebACL')[0] ?? []

    for (const name of ['TokenRate', 'RequestRate', 'AddressRate']) {
      const { ResponseCode, ResponseHeaders, CustomResponseBodyKey } =
        rulesOf(usual).get(name).Action.Block.CustomResponse
      const { Content, ContentType } = bodies[CustomResponseBodyKey]

      expect({ ResponseCode, ContentType }).toEqual({ ResponseCode: 429, ContentType: 'APPLICATION_JSON' })
      expect(ResponseHeaders).toEqual([{ Name: 'Retry-After', Value: expect.stringMatching(/^\d+$/) }])
      expect(JSON.parse(Content).ErrorResponse.Result).toEqual(answer.ErrorResponse.Result)
    }
  })
})

describe('the concurrency of the account', () => {
  const selling = Object.entries(familyPlans).flatMap(([name, plan]) =>
    'startsCommits' in plan ? name.replaceAll('-', '') : [],
  )
  const needed = [...selling, 'commitsteps', 'resumecommits', 'expireholds', 'authorizer', 'token']

  it('has a part for all that sells and for what it needs; searches are bounded', () => {
    for (const from of [usual, own, dev])
      expect([...keptIn(from).keys()].sort()).toEqual([...needed, 'search', 'flex'].sort())
  })

  it.each([
    ['usual', 1000],
    ['own', 5000],
    ['dev', 200],
  ] as const)('leaves to the others at least the hundred that Lambda wants: %s', (name, concurrency) => {
    const parts = [...keptIn({ usual, own, dev }[name]).values()]

    expect(concurrency - parts.reduce((sum, part) => sum + part, 0)).toBeGreaterThanOrEqual(100)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(1)
  })

  it('is divided as docs/deploy.md says', () => {
    const documented = readFileSync('docs/deploy.md', 'utf8')
    const kept = keptIn(usual)
    const row = (...names: string[]) =>
      `| ${names.map((name) => `\`${name}\``).join(', ')} | ${names.map((name) => kept.get(name.replace('-', ''))).join(', ')} |`

    expect(documented).toContain(row('search', 'flex'))
    expect(documented).toContain(row('commit-steps'))
    expect(documented).toContain(row('workbench', 'single-payload', 'ticketing'))
    expect(documented).toContain(row('authorizer', 'token'))
  })

  it('grows with the quota', () => {
    for (const [name, part] of keptIn(usual)) expect(keptIn(own).get(name), name).toBeGreaterThan(part * 4)
  })

  it('is nobody’s in dev, and where the operator says so: a new account has none to keep', async () => {
    const off = [await synthesised({ stage: 'dev' }), await synthesised({ stage: 'dev', concurrency: 'off' })]

    for (const from of off) expect([...keptIn(from)]).toEqual([])
  })
})

it.each([
  ['too few functions at a time', { concurrency: '110' }, /^concurrency: of 110 .* ask for a higher quota/],
  ['a quota that is no number', { concurrency: 'many' }, /concurrency/],
  [
    'a rate for an access group that there is not',
    { accessGroupRates: '{"3f0c9a52-7d1e-4b86-a1c4-5e9d2b7f6a10":5}' },
    /no access group/,
  ],
  [
    'more for one access group than for all',
    { accessGroupRates: JSON.stringify({ [group]: 501 }) },
    /501 requests a second, and all together 500/,
  ],
  [
    'less for an address than for a token',
    { requestsPerAddress: '59999' },
    /requestsPerAddress: 59999 .* 60000/,
  ],
])('refuses %s', async (_name, context, message) => {
  await expect(createApp({ context })).rejects.toThrow(message)
})
