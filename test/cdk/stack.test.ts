import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeouts } from '../../cdk/constructs/service-functions.ts'
import { createApp } from '../../cdk/create-app.ts'
import { catalogue } from '../../lib/contract/catalogue.ts'
import { gatewayRefusals } from '../../lib/contract/gateway-responses.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'
import { supplierEventsPath } from '../../lib/contract/supplier-events-path.ts'
import { refusals } from '../../lib/kernel/refusals.ts'
import { tableKeys, tableNames } from '../../lib/kernel/store.ts'
import { commitWaitTimeoutMs } from '../../lib/platform/aws/commit-machine.ts'
import { type BundledFunction, bundleFunctions } from '../../scripts/bundle.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read templates by path
type Json = any
type Resource = { readonly Type: string; readonly Properties: Json; readonly DeletionPolicy?: string }
type Template = ReadonlyMap<string, Resource>

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-stack-'))
let dev: Template
let prod: Template

async function synthesise(
  functions: readonly BundledFunction[],
  stage: string,
  context: Readonly<Record<string, unknown>> = {},
): Promise<Template> {
  const outdir = join(scratch, stage)
  const { app, stack } = await createApp({ outdir, functions, context: { stage, ...context } })
  // Throws when cdk-nag finds anything that is not acknowledged.
  app.synth()
  return new Map(Object.entries(JSON.parse(readFileSync(join(outdir, stack.templateFile), 'utf8')).Resources))
}

// Takes long on a busy machine; the functions of both stages are the same, and bundled once.
beforeAll(async () => {
  const functions = await bundleFunctions({ outdir: join(scratch, 'functions') })
  dev = await synthesise(functions, 'dev')
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

const idPart = (name: string) => name.replaceAll('-', '')
const functionOf = (name: string) => only(dev, 'AWS::Lambda::Function', `Functions${idPart(name)}Function`)
const statementsOf = (name: string): Json[] =>
  only(dev, 'AWS::IAM::ManagedPolicy', `Functions${idPart(name)}Policy`).properties.PolicyDocument.Statement
const actionsOf = (name: string): string[] => statementsOf(name).flatMap(({ Action }) => Action)
const definition = (): Json => only(dev, 'AWS::ApiGateway::RestApi', 'InterfaceApi').properties.Body
const anyMethod = 'x-amazon-apigateway-any-method'
const families = Object.keys(catalogue)
const functionNames = [
  ...families,
  'commit-steps',
  'resume-commits',
  'expire-holds',
  'supplier-events',
  'reconcile-orders',
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
    expect(found.security).toEqual([{ token: [] }])
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
        ...new Set([...routes.map(({ path }) => path), supplierEventsPath, '/', '/{proxy+}', '/health']),
      ].sort(),
    )
    for (const methods of Object.values<Json>(paths)) {
      expect(targetOf(methods[anyMethod])).toContain(functionOf('fallback').id)
      expect(methods[anyMethod].security).toEqual([{ token: [] }])
    }
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

  it('caches the authorizer’s result for a token for five minutes', () => {
    const { 'x-amazon-apigateway-authorizer': found } = definition().components.securitySchemes.token

    expect(JSON.stringify(found.authorizerUri)).toContain(functionOf('authorizer').id)
    expect(found).toMatchObject({
      type: 'token',
      authorizerResultTtlInSeconds: 300,
      identityValidationExpression: '^[Bb]earer\\s+\\S+$',
    })
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

  it('is served below /11, the tokens below /oauth, both behind the firewall', () => {
    const stages = ofType(dev, 'AWS::ApiGateway::Stage')

    expect(stages.map(([, { StageName }]) => StageName).sort()).toEqual(['11', 'oauth'])
    const guarded = JSON.stringify(
      ofType(dev, 'AWS::WAFv2::WebACLAssociation').map(([, { ResourceArn }]) => ResourceArn),
    )
    for (const [id, { AccessLogSetting, MethodSettings, TracingEnabled }] of stages) {
      expect(guarded).toContain(id)
      expect(AccessLogSetting.Format).not.toMatch(/authorizationToken|header|\$context\.path|querystring/i)
      expect(MethodSettings).toMatchObject([{ LoggingLevel: 'ERROR', DataTraceEnabled: false }])
      expect(TracingEnabled).toBe(true)
    }
  })

  it('issues tokens under both spellings of the path, without an authorizer', () => {
    const { paths } = only(dev, 'AWS::ApiGateway::RestApi', 'TokenApi').properties.Body

    expect(Object.keys(paths)).toEqual(['/token', '/oauth20/token'])
    for (const { post } of Object.values<Json>(paths)) {
      expect(targetOf(post)).toContain(functionOf('token').id)
      expect(post.security).toEqual([])
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
  it.each(tableNames)(
    '%s: expires by ttl, restores to a point in time, is encrypted with the service’s key',
    (name) => {
      const { properties } = only(prod, 'AWS::DynamoDB::Table', `Tables${name}`)

      expect(properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
        DeletionProtectionEnabled: true,
      })
      expect(properties.KeySchema.map(({ AttributeName }: Json) => AttributeName)).toEqual(tableKeys(name))
    },
  )

  it('are kept in prod and go with the stack in dev, like keys and users', () => {
    const lasting = ['AWS::DynamoDB::Table', 'AWS::KMS::Key', 'AWS::Cognito::UserPool']
    const policiesOf = (template: Template) =>
      new Set(
        [...template.values()]
          .filter(({ Type }) => lasting.includes(Type))
          .map(({ DeletionPolicy }) => DeletionPolicy),
      )

    expect([...policiesOf(prod)]).toEqual(['Retain'])
    expect([...policiesOf(dev)]).toEqual(['Delete'])
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
    ['ExpireHolds', 'expire-holds', 'rate(15 minutes)'],
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
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 1440,
      WriteAttributes: ['locale'],
    })
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

  it('has capacity for a catalogue five times as large: routes add no resources, families and tables few', () => {
    expect(dev.size).toBeLessThan(270)
  })

  it.each([
    ['a stage that does not exist', { stage: 'test' }, /stage/],
    ['an invalid e-mail address', { alarmEmail: 'ops-without-domain' }, /alarmEmail/],
    [
      'a machine client without access groups',
      { machineClients: '{"abc":{"accessGroups":[]}}' },
      /machineClients/,
    ],
    ['agencies that are none', { agencies: join(import.meta.dirname, '../../cdk.json') }, /cdk\.json/],
  ])('refuses %s', async (_name, context, message) => {
    await expect(createApp({ outdir: join(scratch, 'refused'), context })).rejects.toThrow(message)
  })
})
