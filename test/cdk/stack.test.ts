import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeouts } from '../../cdk/constructs/service-functions.ts'
import { createApp } from '../../cdk/create-app.ts'
import { catalogue } from '../../lib/contract/catalogue.ts'
import { gatewayRefusals } from '../../lib/contract/gateway-responses.ts'
import { imagesPath } from '../../lib/contract/images-path.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'
import { supplierEventsPath } from '../../lib/contract/supplier-events-path.ts'
import { refusals } from '../../lib/kernel/refusals.ts'
import { tableKeys, tableNames } from '../../lib/kernel/store.ts'
import { issuerTimeoutMs } from '../../lib/platform/auth/cognito-issuer.ts'
import { commitWaitTimeoutMs } from '../../lib/platform/aws/commit-machine.ts'
import { type BundledFunction, bundleFunctions } from '../../scripts/bundle.ts'
import { documentedFile } from '../support/documented.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read templates by path
type Json = any
interface Resource {
  readonly Type: string
  readonly Properties: Json
  readonly DeletionPolicy?: string
  readonly DependsOn?: readonly string[]
}
type Template = ReadonlyMap<string, Resource>

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-stack-'))
let dev: Template
let prod: Template
let restored: Template
/** The files that the documentation shows: dev is deployed with them, prod with the sandbox's. */
let own: { readonly agencies: string; readonly profiles: string }
/** Of the larger template. */
let prodBytes: number

const webhooks = { crm: { url: 'https://crm.example.test/events', secretId: 'live/crm' } }

async function synthesise(
  functions: readonly BundledFunction[],
  stage: string,
  context: Readonly<Record<string, unknown>> = {},
): Promise<Template> {
  const outdir = join(scratch, stage)
  const { app, stack } = await createApp({ outdir, functions, context: { stage, ...context } })
  // Throws when cdk-nag finds anything that is not acknowledged.
  app.synth()
  const text = readFileSync(join(outdir, stack.templateFile), 'utf8')
  prodBytes = text.length
  return new Map(Object.entries(JSON.parse(text).Resources))
}

// Takes long on a busy machine; the functions of both stages are the same, and bundled once.
beforeAll(async () => {
  own = {
    agencies: documentedFile('my-agencies.json', scratch),
    profiles: documentedFile('my-profiles.json', scratch),
  }
  const functions = await bundleFunctions({ outdir: join(scratch, 'functions'), ...own })
  dev = await synthesise(functions, 'dev', { ...own, machineClient: 'on', webhooks })
  restored = await synthesise(functions, 'dev', {
    ...own,
    restoredTables: { reservations: 'reservations-of-noon' },
    reservationStream: 'arn:aws:dynamodb:eu-west-1:123456789012:table/reservations-of-noon/stream/noon',
  })
  prod = await synthesise(functions, 'prod', { alarmEmail: 'operator@example.test' })
}, 300_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const ofType = (template: Template, type: string): [id: string, properties: Json][] =>
  [...template].flatMap(([id, { Type, Properties }]): [string, Json][] =>
    Type === type ? [[id, Properties]] : [],
  )

/** The one resource of a type whose id begins so. */
function only(
  template: Template,
  type: string,
  prefix: string,
): { readonly id: string; readonly properties: Json } {
  const found = ofType(template, type).filter(([id]) => id.startsWith(prefix))
  expect(found, `${type} ${prefix}`).toHaveLength(1)
  return { id: found[0]?.[0] ?? '', properties: found[0]?.[1] }
}

const contentOf = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'))
const idPart = (name: string) => name.replaceAll('-', '')
const functionOf = (name: string) => only(dev, 'AWS::Lambda::Function', `Functions${idPart(name)}Function`)
const statementsOf = (name: string): Json[] =>
  only(dev, 'AWS::IAM::ManagedPolicy', `Functions${idPart(name)}Policy`).properties.PolicyDocument.Statement
const actionsOf = (name: string): string[] => statementsOf(name).flatMap(({ Action }) => Action)
const definition = (): Json => only(dev, 'AWS::ApiGateway::RestApi', 'InterfaceApi').properties.Body
const anyMethod = 'x-amazon-apigateway-any-method'
const families = Object.keys(catalogue)
/** A method takes requests with a token, and counts them against the usage plan. */
const tokenAndUsage = [{ token: [] }, { api_key: [] }]
const functionNames = [
  ...families,
  'commit-steps',
  'resume-commits',
  'expire-holds',
  'supplier-events',
  'reconcile-orders',
  'publish-events',
  'send-webhooks',
  'authorizer',
  'token',
  'token-claims',
  'fallback',
]

/** The function that a method of the definition leads to. */
const targetOf = (method: Json): string => JSON.stringify(method['x-amazon-apigateway-integration'].uri)

const routes = Object.entries(catalogue).flatMap(([family, own]) =>
  Object.entries(own).map(([key, { method, path }]) => ({ family, key, method, path })),
)

describe('the interface', () => {
  it.each(routes)('leads $key to the function of $family, with a token only', ({ family, method, path }) => {
    const found = definition().paths[path][method.toLowerCase()]

    expect(targetOf(found)).toContain(functionOf(family).id)
    expect(found.security).toEqual(tokenAndUsage)
  })

  it('streams the answers of the routes that stream, and of no others; a function streams all of its answers or none', () => {
    const streaming = Object.entries<Record<string, RouteSpec>>(catalogue).filter(([, own]) =>
      Object.values(own).some(({ streams }) => streams),
    )
    for (const [, own] of streaming) expect(Object.values(own).every(({ streams }) => streams)).toBe(true)

    const integrations = Object.entries<Json>(definition().paths)
      .flatMap(([path, methods]) =>
        Object.values<Json>(methods).map((method) => ({
          path,
          ...method['x-amazon-apigateway-integration'],
        })),
      )
      .filter(({ type }) => type === 'aws_proxy')
    const streamed = integrations.filter(({ responseTransferMode }) => responseTransferMode !== undefined)
    expect(streamed.map(({ path }) => path)).toEqual(
      streaming.flatMap(([, own]) => Object.values(own).map(({ path }) => path)),
    )
    for (const { uri, responseTransferMode } of integrations) {
      const address = JSON.stringify(uri)
      const isStreamed = responseTransferMode === 'STREAM'
      expect(address.includes('lambda:path/2021-11-15/functions/')).toBe(isStreamed)
      expect(address.includes('/response-streaming-invocations')).toBe(isStreamed)
    }
  })

  it('leads every other method of a path, and every other path, to the fallback, with a token only', () => {
    const { paths } = definition()

    expect(Object.keys(paths).sort()).toEqual(
      [
        ...new Set([
          ...routes.map(({ path }) => path),
          supplierEventsPath,
          imagesPath,
          '/',
          '/{proxy+}',
          '/health',
        ]),
      ].sort(),
    )
    for (const methods of Object.values<Json>(paths)) {
      expect(targetOf(methods[anyMethod])).toContain(functionOf('fallback').id)
      expect(methods[anyMethod].security).toEqual(tokenAndUsage)
    }
  })

  it('gives the pictures to anybody', () => {
    const { get } = definition().paths[imagesPath]

    expect(targetOf(get)).toContain(functionOf('fallback').id)
    expect(get.security).toEqual([])
  })

  it('takes deliveries of suppliers without a token: they are signed', () => {
    const { post } = definition().paths[supplierEventsPath]

    expect(targetOf(post)).toContain(functionOf('supplier-events').id)
    expect(post.security).toEqual([])
  })

  it('has no two names for one place in a path, which the gateway would refuse', () => {
    const names = new Map<string, string>()
    for (const path of Object.keys(definition().paths)) {
      const segments = path.split('/')
      for (const [at, segment] of segments.entries()) {
        if (!segment.startsWith('{') || segment === '{proxy+}') continue
        const place = segments.slice(0, at).join('/')
        expect(names.get(place) ?? segment, place).toBe(segment)
        names.set(place, segment)
      }
    }
  })

  it('declares every parameter of a path', () => {
    for (const [path, methods] of Object.entries<Json>(definition().paths)) {
      for (const { parameters = [] } of Object.values<Json>(methods)) {
        expect(parameters.map(({ name }: Json) => name)).toEqual(
          [...path.matchAll(/\{(.+?)\+?\}/g)].map(([, name]) => name),
        )
      }
    }
  })

  it('caches the authorizer’s result for a token for a minute', () => {
    const { 'x-amazon-apigateway-authorizer': found } = definition().components.securitySchemes.token

    expect(JSON.stringify(found.authorizerUri)).toContain(functionOf('authorizer').id)
    expect(found).toMatchObject({ type: 'token', authorizerResultTtlInSeconds: 60 })
  })

  it.each([
    ['Bearer e30.e30.c2ln', true],
    ['bearer e30.e30.c2ln', true],
    ['BEARER e30.e30.c2ln', true],
    ['Basic dXNlcg==', false],
    ['Bearer', false],
  ])('takes the scheme of a token in any case: %s', (header, isTaken) => {
    const { 'x-amazon-apigateway-authorizer': found } = definition().components.securitySchemes.token

    expect(new RegExp(found.identityValidationExpression).test(header)).toBe(isTaken)
  })

  it.each(Object.entries(gatewayRefusals))('answers %s as the service answers %s', (type, code) => {
    const found = definition()['x-amazon-apigateway-gateway-responses'][type]

    expect(found.statusCode).toBe(refusals[code].status)
    expect(found.responseParameters['gatewayresponse.header.Content-Type']).toBe("'application/json'")
    expect(JSON.parse(found.responseTemplates['application/json'])).toMatchObject({
      ErrorResponse: {
        transactionId: '$context.requestId',
        Result: { Error: [{ StatusCode: refusals[code].status }] },
      },
    })
  })

  it('asks a caller that sends too much to wait, as the service does', () => {
    const { THROTTLED, UNAUTHORIZED } = definition()['x-amazon-apigateway-gateway-responses']

    expect(THROTTLED.responseParameters['gatewayresponse.header.Retry-After']).toBe("'1'")
    expect(UNAUTHORIZED.responseParameters).not.toHaveProperty('gatewayresponse.header.Retry-After')
  })

  it('is served below /11, the tokens below /oauth, in prod both behind the firewall', () => {
    const stages = ofType(prod, 'AWS::ApiGateway::Stage')

    expect(stages.map(([, { StageName }]) => StageName).sort()).toEqual(['11', 'oauth'])
    const guarded = JSON.stringify(
      ofType(prod, 'AWS::WAFv2::WebACLAssociation').map(([, { ResourceArn }]) => ResourceArn),
    )
    for (const [id, { AccessLogSetting, MethodSettings, TracingEnabled }] of stages) {
      expect(guarded).toContain(id)
      expect(AccessLogSetting.Format).not.toMatch(/authorizationToken|header|\$context\.path|querystring/i)
      expect(MethodSettings).toMatchObject([{ LoggingLevel: 'ERROR', DataTraceEnabled: false }])
      expect(TracingEnabled).toBe(true)
    }
    expect(ofType(dev, 'AWS::WAFv2::WebACL')).toEqual([])
  })

  it('issues tokens under every spelling of the path, without an authorizer', () => {
    const { paths } = only(dev, 'AWS::ApiGateway::RestApi', 'TokenApi').properties.Body

    expect(Object.keys(paths)).toEqual(['/{proxy+}'])
    for (const methods of Object.values<Json>(paths)) {
      expect(Object.keys(methods)).toEqual([anyMethod])
      expect(targetOf(methods[anyMethod])).toContain(functionOf('token').id)
      expect(methods[anyMethod].security).toEqual([])
    }
  })

  it('may call exactly the functions that it leads to', () => {
    const ofGateway = ofType(dev, 'AWS::Lambda::Permission').filter(
      ([, { Principal }]) => Principal === 'apigateway.amazonaws.com',
    )
    const allowed = ofGateway.map(([, { FunctionName }]) => FunctionName['Fn::GetAtt'][0])

    expect(allowed.sort()).toEqual(
      [...families, 'fallback', 'supplier-events', 'authorizer', 'token']
        .map((name) => functionOf(name).id)
        .sort(),
    )
    for (const [, { SourceArn }] of ofGateway)
      expect(JSON.stringify(SourceArn)).toMatch(/(InterfaceApi|TokenApi)/)
  })
})

describe('the tables', () => {
  const recovered: ReadonlySet<string> = new Set([
    'workbenches',
    'reservations',
    'documents',
    'inventory',
    'supplierOrders',
    'reportedOrders',
    'openCommits',
  ])

  it('reservations, documents and orders are copied every day in prod, cards are not', () => {
    const [[, { BackupSelection }] = ['', {}]] = ofType(prod, 'AWS::Backup::BackupSelection')
    const copied = tableNames.filter((name) =>
      JSON.stringify(BackupSelection.Resources).includes(`Tables${name}`),
    )

    expect(copied).toEqual(['reservations', 'documents', 'supplierOrders'])
    expect(ofType(dev, 'AWS::Backup::BackupPlan')).toEqual([])
  })

  it('restored ones take the place of the stack’s own, which stay', () => {
    const used = JSON.stringify(
      ofType(restored, 'AWS::Lambda::Function').map(([, { Environment }]) => Environment.Variables),
    )

    expect(used).toContain('reservations-of-noon')
    expect(used).not.toMatch(/Tablesreservations/)
    expect(used).toMatch(/Tablesdocuments/)
    expect(JSON.stringify(ofType(restored, 'AWS::IAM::ManagedPolicy'))).toContain(
      'table/reservations-of-noon',
    )
    only(restored, 'AWS::DynamoDB::Table', 'Tablesreservations')
  })

  it.each(tableNames)(
    '%s: expires by ttl, restores to a point in time if it has books, is encrypted with the service’s key',
    (name) => {
      const { properties } = only(prod, 'AWS::DynamoDB::Table', `Tables${name}`)

      expect(properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: recovered.has(name) },
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
        DeletionProtectionEnabled: true,
      })
      expect(properties.KeySchema.map(({ AttributeName }: Json) => AttributeName)).toEqual(tableKeys(name))
    },
  )

  const policiesOf = (template: Template, types: readonly string[]) => [
    ...new Set(
      [...template.values()]
        .filter(({ Type }) => types.includes(Type))
        .map(({ DeletionPolicy }) => DeletionPolicy),
    ),
  ]

  it('are kept in prod and go with the stack in dev, like users', () => {
    const lasting = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool']

    expect(policiesOf(prod, lasting)).toEqual(['Retain'])
    expect(policiesOf(dev, lasting)).toEqual(['Delete'])
  })

  it('leave keys and logs behind in prod, unless the first deployment fails', () => {
    const lasting = ['AWS::KMS::Key', 'AWS::Logs::LogGroup']

    expect(policiesOf(prod, lasting)).toEqual(['RetainExceptOnCreate'])
    expect(policiesOf(dev, lasting)).toEqual(['Delete'])
  })
})

describe('a deployment after one that failed, or that was deleted', () => {
  it('gives to what such a one leaves behind a name of this stack alone, or none', () => {
    const named = [...prod].flatMap(
      ([id, { Type, DeletionPolicy = 'Delete', Properties }]): [string, Json][] => {
        const name =
          Properties.LogGroupName ?? Properties.TableName ?? Properties.UserPoolName ?? Properties.RoleName
        return DeletionPolicy !== 'Delete' && name !== undefined ? [[`${Type} ${id}`, name]] : []
      },
    )

    expect(named).toHaveLength(2)
    for (const [id, name] of named) expect(JSON.stringify(name), id).toContain('AWS::StackId')
  })
})

describe('the agencies of the documentation', () => {
  const codeOf = (name: string) => readFileSync(join(scratch, 'functions', name, 'index.mjs'), 'utf8')

  it('are deployed as they stand: every function that knows agencies knows them, and not the sandbox’s', () => {
    const [{ id, agencies }] = contentOf(own.agencies)
    const [{ agencies: shipped }] = contentOf('lib/platform/agencies.json')

    for (const name of ['search', 'details', 'authorizer']) {
      expect(codeOf(name)).toContain(id)
      for (const { name: office } of agencies) expect(codeOf(name)).toContain(office)
      expect(codeOf(name)).not.toContain(shipped[0].name)
    }
    expect(JSON.stringify(ofType(dev, 'AWS::ApiGateway::ApiKey'))).toContain(id)
  })

  it('have their own client profiles', () => {
    const [[{ title }]] = Object.values<Json>(contentOf(own.profiles))

    expect(codeOf('details')).toContain(title)
  })
})

describe('what an access group may send', () => {
  it('is limited apart from what the others send: one key each, and one for tokens without a group', () => {
    const groups: string[] = contentOf('lib/platform/agencies.json').map(({ id }: Json) => id)
    const plans = ofType(prod, 'AWS::ApiGateway::UsagePlan')
    const keys = ofType(prod, 'AWS::ApiGateway::ApiKey')
    const planned = ofType(prod, 'AWS::ApiGateway::UsagePlanKey')

    for (const [, { Throttle, ApiStages }] of plans) {
      expect(Throttle).toEqual({ RateLimit: 100, BurstLimit: 200 })
      expect(JSON.stringify(ApiStages)).toContain('InterfaceApi')
    }
    expect(planned.map(([, { UsagePlanId }]) => UsagePlanId.Ref).sort()).toEqual(
      plans.map(([id]) => id).sort(),
    )
    expect(keys.map(([, { Value }]) => Value['Fn::Join'][1][1]).sort()).toEqual(
      [...groups, 'no-access-group'].map((group) => `-${group}`).sort(),
    )
    expect(planned.map(([, { KeyId }]) => KeyId.Ref).sort()).toEqual(keys.map(([id]) => id).sort())
  })

  it('counts under the keys that the authorizer names, whatever a client sends as its key', () => {
    const { USAGE_KEY_PREFIX } = functionOf('authorizer').properties.Environment.Variables

    expect(definition()['x-amazon-apigateway-api-key-source']).toBe('AUTHORIZER')
    for (const [, { Value }] of ofType(dev, 'AWS::ApiGateway::ApiKey'))
      expect(Value['Fn::Join'][1][0]).toEqual(USAGE_KEY_PREFIX)
  })
})

/** What CloudFormation waits for before it makes a resource: all that it names, and so on. */
function awaitedBy(template: Template, id: string, known = new Set<string>()): ReadonlySet<string> {
  const resource = template.get(id)
  if (!resource) return known
  const named = [...JSON.stringify(resource.Properties).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g)]
  const all = [...(resource.DependsOn ?? []), ...named.map(([, name = '']) => name)]
  for (const name of all.filter((one) => !known.has(one))) {
    known.add(name)
    awaitedBy(template, name, known)
  }
  return known
}

describe('the first deployment', () => {
  it('makes every function after the policy that lets it write traces: Lambda refuses it before', () => {
    for (const template of [dev, prod])
      for (const [id, { Role }] of ofType(template, 'AWS::Lambda::Function')) {
        const [policy] = ofType(template, 'AWS::IAM::ManagedPolicy').filter(
          ([, { Roles }]) => Roles[0].Ref === Role['Fn::GetAtt'][0],
        )
        expect(policy, id).toBeDefined()
        expect([...awaitedBy(template, id)], id).toContain(policy?.[0])
      }
  })

  it('makes the state machine after its policy, and the stages after the gateway may write logs', () => {
    const machine = only(dev, 'AWS::StepFunctions::StateMachine', 'Commit').id
    const policy = only(dev, 'AWS::IAM::ManagedPolicy', 'CommitPolicy').id
    const account = only(dev, 'AWS::ApiGateway::Account', 'GatewayLogging').id

    expect([...awaitedBy(dev, machine)]).toContain(policy)
    for (const [id] of ofType(dev, 'AWS::ApiGateway::Stage'))
      expect([...awaitedBy(dev, id)]).toContain(account)
  })
})

describe('the keys', () => {
  it('let services of AWS use them for this account only', () => {
    const byServices = ofType(prod, 'AWS::KMS::Key')
      .flatMap(([, { KeyPolicy }]) => KeyPolicy.Statement)
      .filter(({ Principal }: Json) => Principal.Service !== undefined)

    expect(byServices.length).toBeGreaterThan(1)
    for (const { Condition } of byServices) expect(JSON.stringify(Condition)).toContain('AWS::AccountId')
  })
})

describe('what functions may do', () => {
  it.each(functionNames)('%s has a role and a log group of its own and no action by wildcard', (name) => {
    const { Role, LoggingConfig, Runtime, Architectures } = functionOf(name).properties

    expect(Role['Fn::GetAtt'][0]).toBe(only(dev, 'AWS::IAM::Role', `Functions${idPart(name)}Role`).id)
    expect(LoggingConfig.LogGroup.Ref).toBe(
      only(dev, 'AWS::Logs::LogGroup', `Functions${idPart(name)}Logs`).id,
    )
    expect({ Runtime, Architectures }).toEqual({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
    expect(actionsOf(name).filter((action) => action.includes('*'))).toEqual([])
  })

  it('names the resources of every action but tracing', () => {
    for (const name of functionNames) {
      const onEverything = statementsOf(name).filter(({ Resource }) =>
        JSON.stringify(Resource).includes('"*"'),
      )
      expect(onEverything.flatMap(({ Action }) => Action).sort(), name).toEqual([
        'xray:PutTelemetryRecords',
        'xray:PutTraceSegments',
      ])
    }
  })

  it('has policies in one place only: nothing inline', () => {
    expect(ofType(dev, 'AWS::IAM::Policy')).toEqual([])
    for (const [id, { Policies }] of ofType(dev, 'AWS::IAM::Role')) expect(Policies, id).toBeUndefined()
  })

  it('allows encryption of cards only to functions that take them, and decryption only to the commit steps', () => {
    const { id: vault } = only(dev, 'AWS::KMS::Key', 'KeysVault')
    const useOf = (name: string) =>
      statementsOf(name)
        .filter(({ Resource }) => JSON.stringify(Resource).includes(vault))
        .flatMap(({ Action }) => Action)

    const users = functionNames.filter((name) => useOf(name).length > 0)
    expect(Object.fromEntries(users.map((name) => [name, useOf(name)]))).toEqual({
      'single-payload': ['kms:Encrypt'],
      ticketing: ['kms:Encrypt'],
      'hotel-booking': ['kms:Encrypt'],
      'commit-steps': ['kms:Decrypt'],
    })
  })

  it('lets the tables’ key be used through DynamoDB only', () => {
    const { id: data } = only(dev, 'AWS::KMS::Key', 'KeysData')
    const uses = functionNames
      .flatMap(statementsOf)
      .filter(({ Resource }) => JSON.stringify(Resource).includes(data))

    expect(uses.length).toBeGreaterThan(0)
    for (const { Condition } of uses)
      expect(JSON.stringify(Condition.StringEquals['kms:ViaService'])).toContain('dynamodb.')
  })

  it.each([
    ['CommitRecoverySchedule', 'resume-commits', 'rate(5 minutes)'],
    ['HoldExpirySchedule', 'expire-holds', 'rate(5 minutes)'],
    ['ReconcileOrders', 'reconcile-orders', 'rate(5 minutes)'],
  ])('%s calls %s, and that function only, at a %s', (rule, name, rate) => {
    const { id, properties } = only(dev, 'AWS::Events::Rule', rule)
    const called = ofType(dev, 'AWS::Lambda::Permission').flatMap(([, { SourceArn, FunctionName }]) =>
      JSON.stringify(SourceArn) === JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] })
        ? FunctionName['Fn::GetAtt'][0]
        : [],
    )

    expect(properties).toMatchObject({ ScheduleExpression: rate, State: 'ENABLED' })
    expect(JSON.stringify(properties.Targets)).toContain(functionOf(name).id)
    expect(called).toEqual([functionOf(name).id])
  })

  it('allows only the functions that commit to start or redrive executions, and nothing else on the machine', () => {
    const starters = functionNames.filter((name) =>
      actionsOf(name).some((action) => action.startsWith('states:')),
    )

    expect(starters).toEqual([
      'workbench',
      'single-payload',
      'reservation',
      'ticketing',
      'ndc-change',
      'exchange',
      'car',
      'hotel-booking',
      'resume-commits',
    ])
    expect(actionsOf('workbench').filter((action) => action.startsWith('states:'))).toEqual([
      'states:StartExecution',
      'states:DescribeExecution',
      'states:RedriveExecution',
    ])
  })

  it('allows the fallback to invoke the families, deliveries to invoke the reconciler, and nothing else', () => {
    const invokers = functionNames.filter((name) => actionsOf(name).includes('lambda:InvokeFunction'))
    const invokedBy = (name: string): string[] =>
      statementsOf(name)
        .filter(({ Action }) => Action === 'lambda:InvokeFunction')
        .flatMap(({ Resource }) => Resource)
        .map((arn: Json) => arn['Fn::GetAtt'][0])

    expect(invokers).toEqual(['supplier-events', 'fallback'])
    expect(invokedBy('fallback').sort()).toEqual(families.map((name) => functionOf(name).id).sort())
    expect(invokedBy('supplier-events')).toEqual([functionOf('reconcile-orders').id])
  })
})

describe('the commit workflow', () => {
  it('runs its steps by a function that does not start it, from the file that is run locally too', () => {
    const { properties } = only(dev, 'AWS::StepFunctions::StateMachine', 'Commit')

    expect(properties.DefinitionSubstitutions).toEqual({
      CommitStepsArn: { 'Fn::GetAtt': [functionOf('commit-steps').id, 'Arn'] },
    })
    expect(properties).toMatchObject({
      StateMachineType: 'STANDARD',
      DefinitionString: expect.anything(),
      LoggingConfiguration: { IncludeExecutionData: false, Level: 'ALL' },
      TracingConfiguration: { Enabled: true },
    })
    expect(actionsOf('commit-steps').filter((action) => action.startsWith('states:'))).toEqual([])
  })

  it('is awaited no longer than the waiting function may run, with time left to answer', () => {
    expect(timeouts.family.toMilliseconds()).toBeLessThan(29_000)
    expect(commitWaitTimeoutMs + 2_000).toBeLessThan(timeouts.family.toMilliseconds())
  })
})

describe('users', () => {
  it('cannot sign up, and cannot write what they may act for', () => {
    const pool = only(dev, 'AWS::Cognito::UserPool', 'Accounts').properties
    const agents = only(dev, 'AWS::Cognito::UserPoolClient', 'AccountsPoolAgents').properties

    expect(pool.AdminCreateUserConfig.AllowAdminCreateUserOnly).toBe(true)
    expect(pool.LambdaConfig.PreTokenGenerationConfig).toMatchObject({ LambdaVersion: 'V3_0' })
    expect(agents).toMatchObject({
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      AccessTokenValidity: 1440,
      WriteAttributes: ['locale'],
    })
  })

  it('cannot sign in through the client of machines', () => {
    const { ExplicitAuthFlows } = only(dev, 'AWS::Cognito::UserPoolClient', 'AccountsPoolMachines').properties

    expect(ExplicitAuthFlows).toEqual(['ALLOW_REFRESH_TOKEN_AUTH'])
  })

  it('learn that tokens are not to be had while the token function still runs', () => {
    expect(issuerTimeoutMs + 2_000).toBeLessThan(functionOf('token').properties.Timeout * 1_000)
  })
})

describe('the stack', () => {
  it('has an action for every alarm', () => {
    const alarms = ofType(prod, 'AWS::CloudWatch::Alarm')

    expect(alarms.length).toBeGreaterThan(functionNames.length)
    for (const [id, { AlarmActions, AlarmDescription }] of alarms) {
      expect(AlarmActions, id).toHaveLength(1)
      expect(AlarmDescription, id).toBeTruthy()
    }
    expect(ofType(prod, 'AWS::SNS::Subscription')).toMatchObject([[expect.anything(), { Protocol: 'email' }]])
  })

  it('has alarms only where somebody receives them', () => {
    expect(ofType(dev, 'AWS::CloudWatch::Alarm')).toEqual([])
    expect(ofType(dev, 'AWS::SNS::Topic')).toEqual([])
  })

  it('tells its two interfaces apart in alarms and dashboard, and from those of other stages', () => {
    const namesOf = (template: Template) =>
      ofType(template, 'AWS::ApiGateway::RestApi').flatMap(([, { Name, Body }]) => [Name, Body.info.title])
    const watched = ofType(prod, 'AWS::CloudWatch::Alarm')
      .flatMap(([, alarm]) =>
        (alarm.Metrics ?? [{ MetricStat: { Metric: alarm } }]).flatMap(
          ({ MetricStat }: Json): Json[] => MetricStat?.Metric ?? [],
        ),
      )
      .filter(({ Namespace }) => Namespace === 'AWS/ApiGateway')
      .map(({ MetricName, Dimensions }) => JSON.stringify([MetricName, Dimensions]))
    const graphs = JSON.stringify(only(prod, 'AWS::CloudWatch::Dashboard', '').properties)

    expect(new Set([...namesOf(dev), ...namesOf(prod)]).size).toBe(4)
    // Of each: errors and requests, whose share is looked at, and latency.
    expect(new Set(watched).size).toBe(6)
    for (const name of new Set(namesOf(prod))) {
      expect(watched.filter((one) => one.includes(`"${name}"`) && one.includes('"Stage"'))).toHaveLength(3)
      expect(graphs).toContain(`\\"ApiName\\",\\"${name}\\"`)
    }
  })

  it('pays for no metrics of single methods, which nothing reads', () => {
    for (const template of [dev, prod])
      for (const [id, { MethodSettings }] of ofType(template, 'AWS::ApiGateway::Stage'))
        expect(
          MethodSettings.map(({ MetricsEnabled }: Json) => MetricsEnabled),
          id,
        ).toEqual([false])
  })

  it('has as many alarms, and metrics under them, as docs/operate.md says', () => {
    const alarms = ofType(prod, 'AWS::CloudWatch::Alarm')
    const metrics = alarms.flatMap(([, { Metrics = [{ MetricStat: true }] }]) =>
      Metrics.filter(({ MetricStat }: Json) => MetricStat !== undefined),
    )

    expect(readFileSync('docs/operate.md', 'utf8')).toContain(
      `${alarms.length} alarms on ${metrics.length} metrics`,
    )
  })

  it('has a row in docs/operate.md for every alarm, with its first action', () => {
    const rows = [...readFileSync('docs/operate.md', 'utf8').matchAll(/^\| (`.+?) \| .+ \| (.+) \|$/gm)]
    const known = rows.flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    )
    // An alarm is named after where it is made, too.
    const isKnown = (id: string) => known.some((name) => id.endsWith(name.replace('<function>', '')))
    const ids = ofType(prod, 'AWS::CloudWatch::Alarm').map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))

    expect(ids.length).toBeGreaterThan(10)
    expect(ids.filter((id) => !isKnown(id))).toEqual([])
  })

  it('lets requests move the clock in dev only', () => {
    const clockOf = (template: Template) =>
      only(template, 'AWS::Lambda::Function', 'FunctionssearchFunction').properties.Environment.Variables
        .SANDBOX_CLOCK

    expect([clockOf(dev), clockOf(prod)]).toEqual(['on', 'off'])
  })

  it('encrypts and bounds every log', () => {
    for (const [id, { KmsKeyId, RetentionInDays }] of ofType(dev, 'AWS::Logs::LogGroup')) {
      expect(KmsKeyId, id).toBeDefined()
      expect(RetentionInDays, id).toBeGreaterThanOrEqual(90)
    }
  })

  it('leaves two fifths of the resources and half of the template that CloudFormation takes: routes add no resources', () => {
    expect(prod.size).toBeLessThanOrEqual(300)
    expect(prodBytes).toBeLessThan(1_048_576 / 2)
  })

  it('has room for more paths: fifty below what API Gateway takes in one interface', () => {
    const places = Object.keys(definition().paths).flatMap((path) => {
      const segments = path.split('/').filter(Boolean)
      return segments.map((_, at) => segments.slice(0, at + 1).join('/'))
    })

    expect(new Set(places).size + 1).toBeLessThanOrEqual(300 - 50)
  })

  it.each([
    ['a stage that does not exist', { stage: 'test' }, /stage/],
    ['an invalid e-mail address', { alarmEmail: 'ops-without-domain' }, /alarmEmail/],
    [
      'a machine client without access groups',
      { machineClients: '{"abc":{"accessGroups":[]}}' },
      /machineClients/,
    ],
    [
      'a machine client with an access group that the agencies do not have',
      { machineClients: '{"abc":{"accessGroups":["3f0c9a52-7d1e-4b86-a1c4-5e9d2b7f6a10"]}}' },
      /machineClients: abc has 3f0c9a52-\S+, which is no access group/,
    ],
    ['prod without a recipient of alarms', { stage: 'prod' }, /^context: alarmEmail: prod needs somebody/],
    ['more for an access group than for all', { accessGroupRate: '501' }, /accessGroupRate/],
    ['agencies that are none', { agencies: join(import.meta.dirname, '../../cdk.json') }, /cdk\.json/],
  ])('refuses %s', async (_name, context, message) => {
    await expect(createApp({ outdir: join(scratch, 'refused'), context })).rejects.toThrow(message)
  })
})
