import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catalogue, type FamilyName } from '../../lib/contract/catalogue.ts'
import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { tableNames } from '../../lib/kernel/store.ts'
import { settings } from '../../lib/platform/aws/settings.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type LocalCommitWorkflow, localCommitWorkflow } from '../../lib/platform/local/commit-runner.ts'
import { localGateway } from '../../lib/platform/local/gateway.ts'
import { type Handler, invoked, whole } from '../../lib/platform/local/lambda-runtime.ts'
import { lambdaContext } from '../../lib/platform/local/proxy-event.ts'
import { type BundledFunction, bundleFunctions } from '../../scripts/bundle.ts'
import { startDynalite } from '../support/dynalite/start-dynalite.ts'
import {
  cardBody,
  locatorOf,
  pickOffers,
  searchBody,
  selectionBody,
  testCard,
  testCode,
  ticketNumbersOf,
  travelerBody,
} from '../support/trip.ts'
import { AwsRefusal, type FakeAws, type Json, startFakeAws } from './fake-aws.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-bundles-'))
const issuer = 'https://cognito.example.test/pool'
const families = Object.keys(catalogue) as FamilyName[]
const load = createRequire(import.meta.url)

let functions: readonly BundledFunction[]
let database: Awaited<ReturnType<typeof startDynalite>>
let aws: FakeAws
let workflow: LocalCommitWorkflow
let gateway: FastifyInstance
const logged: string[] = []

/** As Lambda loads it. */
const handlerOf = (name: string) => load(join(scratch, name, 'index.mjs')).handler
const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
const base64 = (value: string) => Buffer.from(value).toString('base64')

/** The vault key reverses letters, and decrypts only with the same encryption context. */
const turned = (value: string) => [...Buffer.from(value, 'base64').toString('latin1')].reverse().join('')

const operations = {
  Encrypt: ({ Plaintext, EncryptionContext }: Json) => ({
    CiphertextBlob: base64(`${EncryptionContext.purpose}|${turned(Plaintext)}`),
  }),
  Decrypt({ CiphertextBlob, EncryptionContext }: Json) {
    const [purpose, text = ''] = Buffer.from(CiphertextBlob, 'base64').toString().split('|')
    if (purpose !== EncryptionContext.purpose) throw new AwsRefusal('InvalidCiphertextException')
    return { Plaintext: base64(turned(base64(text))) }
  },
  async StartExecution({ name, input }: Json) {
    expect(name).toBe(JSON.parse(input).commit.commitId)
    await workflow.start(JSON.parse(input).commit)
    return { executionArn: 'arn', startDate: 0 }
  },
  InitiateAuth({ AuthParameters }: Json) {
    if (AuthParameters.PASSWORD !== 'right')
      throw new AwsRefusal('NotAuthorizedException', 'Incorrect username or password.')
    return { AuthenticationResult: { AccessToken: jwt({ iss: issuer }), ExpiresIn: 86_400 } }
  },
  Token({ authorization }: Json) {
    if (authorization !== `Basic ${base64('machine:secret')}`) throw new AwsRefusal('invalid_client')
    return { access_token: jwt({ iss: issuer }), expires_in: 86_400 }
  },
  ...Object.fromEntries(
    families.map((name) => [
      `Invoke ${name}`,
      async (event: Json) => {
        const invocation = await invoked(handlerOf(name))(event, lambdaContext(name, 'invoked'))
        const { body, ...head } = await whole(invocation)
        return typeof invocation.body === 'string'
          ? { ...head, body }
          : `${JSON.stringify(head)}${'\0'.repeat(8)}${body}`
      },
    ]),
  ),
}

beforeAll(async () => {
  functions = await bundleFunctions({ outdir: scratch })
  database = await startDynalite()
  aws = await startFakeAws(operations)
  const environment = {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_KMS: aws.origin,
    AWS_ENDPOINT_URL_SFN: aws.origin,
    AWS_ENDPOINT_URL_LAMBDA: aws.origin,
    ...Object.fromEntries(tableNames.map((name) => [settings.table(name), name])),
    ...Object.fromEntries(families.map((name) => [settings.family(name), name])),
    [settings.vaultKey]: 'arn:aws:kms:eu-west-1:000000000000:key/vault',
    [settings.commitMachine]: 'arn:aws:states:eu-west-1:000000000000:stateMachine:commit',
    [settings.tokenIssuer]: issuer,
    [settings.signInUrl]: `${aws.origin}/`,
    [settings.clientTokenUrl]: `${aws.origin}/oauth2/token`,
    [settings.machineClients]: '{}',
    [settings.usageKeyPrefix]: 'stack',
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
  workflow = localCommitWorkflow((input) => handlerOf('commit-steps')(input), {
    retryMs: 1,
    pendingMs: 1,
    waitTimeoutMs: 0,
  })
  const grants = {
    subject: 's',
    clientId: 'c',
    accessGroups: [sandboxAccount.accessGroup],
    pccs: [sandboxAccount.pcc],
  }
  gateway = localGateway({
    families: Object.fromEntries(families.map((name) => [name, invoked(handlerOf(name))])) as Record<
      FamilyName,
      Handler
    >,
    fallback: handlerOf('fallback'),
    token: handlerOf('token'),
    supplierEvents: handlerOf('supplier-events'),
    // The keys of a pool are fetched over TLS; what the bundled authorizer makes of tokens is tested below.
    authorizer: async () => ({
      principalId: 's',
      policyDocument: { Version: '', Statement: [] },
      context: { grants: JSON.stringify(grants) },
    }),
  })
}, 60_000)

afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await gateway.close()
  await workflow.idle()
  await database.close()
  await aws.close()
  rmSync(scratch, { recursive: true, force: true })
})

async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: Json,
): Promise<{ readonly status: number; readonly body: Json }> {
  const headers = {
    authorization: 'Bearer x',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const answer = await gateway.inject({
    method,
    url: `/11${path}`,
    headers,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.payload === '' ? undefined : JSON.parse(answer.payload) }
}

const inSixtyDays = () => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)

it('weighs no more than it may', () => {
  expect(functions.filter(({ bytes, limit }) => bytes > limit)).toEqual([])
  expect(functions.map(({ name }) => name).sort()).toEqual(
    [
      ...families,
      'authorizer',
      'commit-steps',
      'resume-commits',
      'expire-holds',
      'fallback',
      'publish-events',
      'send-webhooks',
      'reconcile-orders',
      'supplier-events',
      'token',
      'token-claims',
    ].sort(),
  )
})

it('holds nothing that only documents a route', () => {
  for (const { name, folder } of functions) {
    const code = readFileSync(join(folder, 'index.mjs'), 'utf8')
    const summaries = documentedRoutes.filter(({ summary }) => code.includes(summary)).map(({ key }) => key)
    const examples = ['FENWRIGHT', 'QUILLON', 'QK7W2M'].filter((text) => code.includes(text))

    expect({ name, summaries, examples }).toEqual({ name, summaries: [], examples: [] })
  }
})

it('books and tickets a trip: every function as it is deployed, the clients of AWS speaking to a stand-in', async () => {
  const session = '/air/book/session/reservationworkbench'
  const found = await call(
    'POST',
    '/air/catalog/search/catalogproductofferings',
    searchBody({ date: inSixtyDays() }),
  )
  const selection = selectionBody(pickOffers(found.body))
  await call('POST', '/air/price/offers/buildfromcatalogproductofferings', selection)
  const opened = await call('POST', session, {})
  const id = opened.body.ReservationResponse.Identifier.value
  const added = await call(
    'POST',
    `/air/book/airoffer/reservationworkbench/${id}/offers/buildfromcatalogproductofferings`,
    selection,
  )
  const [offer] = added.body.OfferListResponse.OfferID
  await call('POST', `/air/book/traveler/reservationworkbench/${id}/travelers`, { Traveler: travelerBody() })
  await call('POST', `/air/payment/reservationworkbench/${id}/formofpayment`, cardBody())
  await call('POST', `/air/paymentoffer/reservationworkbench/${id}/payments`, {
    Amount: { value: offer.Price.TotalPrice, code: offer.Price.CurrencyCode.value },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: offer.id, Identifier: offer.Identifier }],
  })

  const committed = await call('POST', `/air/book/reservation/reservations/${id}`, {})

  const reservation = committed.body.ReservationResponse.Reservation
  expect(ticketNumbersOf(reservation)).toEqual([expect.stringMatching(/^\d{13}$/)])
  const retrieved = await call('GET', `/air/book/reservation/reservations/${locatorOf(reservation)}`)
  expect(retrieved.body.ReservationResponse.Reservation.Receipt).toEqual(reservation.Receipt)
})

it('signs its requests to AWS, and sends the card to the vault’s key only', () => {
  const cardText = [testCard, base64(testCard), testCode, base64(testCode)]
  // Whole words: an identifier may have the three digits of the code in it by chance.
  const seesCard = aws.seen.filter(({ body }) =>
    body.split(/[^\w+/=-]+/).some((word) => cardText.includes(word)),
  )

  expect(aws.seen.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['Encrypt', 'Decrypt', 'StartExecution']),
  )
  expect(aws.seen.filter(({ signed }) => !signed)).toEqual([])
  expect([...new Set(seesCard.map(({ operation }) => operation))]).toEqual(['Encrypt'])
})

it('logs every request with an allow-list of fields, and measures it', () => {
  const lines = logged
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('{'))
    .map((line): Json => JSON.parse(line))
  const requests = lines.filter(({ message }) => message === 'request')
  const measured = ['duration', 'refusals', 'capacityErrors', 'stack', 'family']
  const fields = [
    'level',
    'message',
    'service',
    'transactionId',
    'traceId',
    'correlationId',
    'operation',
    'status',
  ]

  expect(requests.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['search', 'airPrice', 'commitWorkbench']),
  )
  const others = requests
    .flatMap(Object.keys)
    .filter((name) => ![...fields, ...measured, '_aws', 'accessGroup', 'pcc'].includes(name))
  expect(others).toEqual([])
  for (const { _aws, ...line } of requests) {
    for (const metrics of _aws.CloudWatchMetrics) {
      expect(metrics.Namespace).toBe('tripwright')
      for (const { Name } of metrics.Metrics) expect(typeof line[Name]).toBe('number')
      for (const name of metrics.Dimensions.flat()) expect(typeof line[name]).toBe('string')
    }
  }
  expect(logged.join()).not.toContain(testCard)
})

it('knows no supplier that delivers: the sandbox’s tell nothing, and nothing is due', async () => {
  const delivered = await call('POST', '/supplier-events/sandbox-ndc', {})

  expect(delivered).toMatchObject({
    status: 404,
    body: { ErrorResponse: { Result: { status: 'Not Processed' } } },
  })
  expect(await handlerOf('reconcile-orders')({})).toEqual({ filed: 0, waiting: 0 })
})

it('forwards a variant spelling of a path to its family, and refuses a wrong method, listing the allowed ones', async () => {
  const odd = await call('POST', '//air/book/session/ReservationWorkbench/', {})
  const wrong = await gateway.inject({
    method: 'PATCH',
    url: '/11/air/book/session/reservationworkbench',
    headers: { authorization: 'Bearer x' },
  })

  expect(odd.body.ReservationResponse.Identifier.value).toBeDefined()
  expect({ status: wrong.statusCode, allow: wrong.headers.allow }).toEqual({ status: 405, allow: 'POST' })
})

it('streams a flexible search, and buffers it under a variant spelling of the path', async () => {
  const request = { date: inSixtyDays() }
  const more = { offersPerPage: 6, PricingModifiersAir: { MultiPricingAgency: ['3B9H', '5D2R'] } }
  const streamed = async (path: string) => {
    const headers = {
      authorization: 'Bearer x',
      'content-type': 'application/json',
      accept: 'application/stream+json',
    }
    const payload = JSON.stringify(searchBody(request, more))
    const answer = await gateway.inject({
      method: 'POST',
      url: `/11/air/catalog/search/catalogproductofferings/${path}`,
      headers,
      payload,
    })
    expect(answer.headers['content-type']).toContain('application/stream+json')
    return answer.payload
      .split('\n')
      .filter(Boolean)
      .map((line) => Object.keys(JSON.parse(line)))
  }

  for (const path of ['premiumflex', 'PremiumFlex'])
    expect(await streamed(path)).toEqual(Array(3).fill(['CatalogProductOfferingsResponse']))
})

it('refuses tokens without grants, in the form of every error', async () => {
  const event = {
    httpMethod: 'POST',
    resource: '/air/catalog/search/catalogproductofferings',
    headers: {},
    body: '{}',
    requestContext: {},
  }
  const { statusCode, body } = await handlerOf('search')(event, lambdaContext('search', 'r'))

  expect(statusCode).toBe(401)
  expect(JSON.parse(body).ErrorResponse.Result.Error[0]).toMatchObject({
    StatusCode: 401,
    category: 'AUTHORIZATION',
  })
})

it.each(['Bearer', 'Bearer nonsense', `Bearer ${jwt({ iss: issuer })}`, 'Basic eA=='])(
  'refuses the token %s',
  async (authorizationToken) => {
    const requested = handlerOf('authorizer')({
      type: 'TOKEN',
      authorizationToken,
      methodArn: 'arn:aws:execute-api:x:0:api/11/GET/',
    })

    await expect(requested).rejects.toThrow(/^Unauthorized$/)
  },
)

const sendRequest = async (form: Record<string, string>) => {
  const event = {
    path: '/token',
    httpMethod: 'POST',
    headers: {},
    body: new URLSearchParams(form).toString(),
    isBase64Encoded: false,
  }
  const { statusCode, body } = await handlerOf('token')(event)
  return { status: statusCode, ...JSON.parse(body) }
}

it('issues tokens of the pool for a password and for a client’s secret', async () => {
  const user = { client_id: 'c', client_secret: 's', username: 'u' }

  expect(await sendRequest({ ...user, password: 'right' })).toMatchObject({
    status: 200,
    access_token: jwt({ iss: issuer }),
    expires_in: 86_400,
  })
  expect(await sendRequest({ ...user, password: 'wrong' })).toMatchObject({
    status: 401,
    error: 'invalid_grant',
  })
  const machine = { grant_type: 'client_credentials', client_id: 'machine' }
  expect(await sendRequest({ ...machine, client_secret: 'secret' })).toMatchObject({
    status: 200,
    access_token: jwt({ iss: issuer }),
  })
  expect(await sendRequest({ ...machine, client_secret: 'guess' })).toMatchObject({
    status: 401,
    error: 'invalid_client',
  })
})
