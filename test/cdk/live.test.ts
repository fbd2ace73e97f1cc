import { LambdaClient } from '@aws-sdk/client-lambda'
import { SFNClient } from '@aws-sdk/client-sfn'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CapacityExceeded } from '../../lib/kernel/capacity.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { environmentCredentials } from '../../lib/platform/aws/environment-credentials.ts'
import { invokeReconciler } from '../../lib/platform/aws/invoke-reconciler.ts'
import { describeError, operatorSupplierLog } from '../../lib/platform/aws/operator-log.ts'
import { secretsManager } from '../../lib/platform/aws/secrets-manager.ts'
import { settings } from '../../lib/platform/aws/settings.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import { AwsRefusal, type FakeAws, startFakeAws } from './fake-aws.ts'

const commit = { tenantId: 't', workbenchId: 'w', commitId: 'c0ffee00-0000-4000-8000-000000000001' }
const card = '4111111111111111'

const refuse = (type: string) => () => {
  throw new AwsRefusal(type)
}

describe('the commit machine', () => {
  let aws: FakeAws
  afterEach(() => aws.close())

  const machineArn = 'arn:aws:states:eu-west-1:000000000000:stateMachine:commit'
  async function starting(
    StartExecution: (input: { readonly name: string }) => object,
    RedriveExecution: () => object = () => ({ redriveDate: 0 }),
    status = 'RUNNING',
  ) {
    const DescribeExecution = () => ({ status })
    aws = await startFakeAws({ StartExecution, RedriveExecution, DescribeExecution })
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
    return commitMachine(
      new SFNClient({ endpoint: aws.origin, region: 'eu-west-1', credentials, maxAttempts: 1 }),
      machineArn,
    )
  }
  const requested = () => aws.seen.map(({ operation, body }) => [operation, JSON.parse(body)])

  it('starts one execution, named by the commit', async () => {
    const machine = await starting(() => ({ executionArn: 'arn', startDate: 0 }))

    await machine.start(commit)

    const input = JSON.stringify({ commit })
    expect(requested()).toEqual([
      ['StartExecution', { stateMachineArn: machineArn, name: commit.commitId, input }],
    ])
  })

  it('redrives an execution that has failed', async () => {
    const machine = await starting(refuse('ExecutionAlreadyExists'))

    await machine.start(commit)

    const executionArn = `arn:aws:states:eu-west-1:000000000000:execution:commit:${commit.commitId}`
    expect(requested()[1]).toEqual(['RedriveExecution', expect.objectContaining({ executionArn })])
  })

  it('leaves an execution alone that runs already', async () => {
    const machine = await starting(refuse('ExecutionAlreadyExists'), refuse('ExecutionNotRedrivable'))

    await machine.start(commit)

    expect(requested().map(([operation]) => operation)).toEqual([
      ...['StartExecution', 'RedriveExecution', 'DescribeExecution'],
    ])
  })

  it.each(['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'])(
    'never takes an execution that is %s, and cannot be redriven, for one that works: another one follows it',
    async (status) => {
      const first = ({ name }: { readonly name: string }) =>
        name === commit.commitId ? refuse('ExecutionAlreadyExists')() : { executionArn: 'arn', startDate: 0 }
      const machine = await starting(first, refuse('ExecutionNotRedrivable'), status)

      await machine.start(commit)

      const input = JSON.stringify({ commit })
      expect(requested().at(-1)).toEqual([
        'StartExecution',
        { stateMachineArn: machineArn, name: `${commit.commitId}-2`, input },
      ])
    },
  )

  it('says so when no execution goes on', async () => {
    const machine = await starting(
      refuse('ExecutionAlreadyExists'),
      refuse('ExecutionNotRedrivable'),
      'SUCCEEDED',
    )

    await expect(machine.start(commit)).rejects.toThrow('no execution')
  })

  it.each(['ThrottlingException', 'ExecutionLimitExceeded', 'TooManyRequestsException'])(
    'takes %s for a lack of capacity',
    async (type) => {
      const machine = await starting(refuse(type))

      await expect(machine.start(commit)).rejects.toBeInstanceOf(CapacityExceeded)
    },
  )

  it.each([
    ['starting', refuse('AccessDeniedException'), undefined],
    ['going on', refuse('ExecutionAlreadyExists'), refuse('AccessDeniedException')],
  ])('does not take any other refusal for one of these, when %s', async (_, start, redrive) => {
    const machine = await starting(start, redrive)

    await expect(machine.start(commit)).rejects.toMatchObject({ name: 'AccessDeniedException' })
  })
})

it('the reconciler is invoked without waiting for it', async () => {
  const aws = await startFakeAws({ 'Invoke reconciler': () => ({}) })
  vi.stubEnv('RECONCILER', 'reconciler')
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const client = new LambdaClient({ endpoint: aws.origin, region: 'eu-west-1', credentials, maxAttempts: 1 })
  const orders = [{ supplier: 's', tenantId: 't', order: { orderId: 'o' } }]

  await invokeReconciler(client)(orders)

  expect(aws.seen.map(({ invocationType, body }) => [invocationType, JSON.parse(body)])).toEqual([
    ['Event', { orders }],
  ])
  vi.unstubAllEnvs()
  await aws.close()
})

describe('the secret of a supplier', () => {
  let aws: FakeAws
  afterEach(() => {
    vi.unstubAllEnvs()
    return aws.close()
  })

  async function reading(GetSecretValue: (input: { readonly SecretId: string }) => object) {
    aws = await startFakeAws({ GetSecretValue })
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    return secretsManager({
      ACME_SECRET_ID: 'live/acme',
      [settings.secretsUrl]: aws.origin,
      AWS_REGION: 'eu-west-1',
    })
  }

  it('is read with a signed request, once', async () => {
    const readSecret = await reading(({ SecretId }) => ({ SecretString: `content of ${SecretId}` }))

    expect(await Promise.all([readSecret('acme'), readSecret('acme')])).toEqual(
      Array(2).fill('content of live/acme'),
    )
    expect(await readSecret('acme')).toBe('content of live/acme')
    expect(aws.seen).toEqual([
      { operation: 'GetSecretValue', body: '{"SecretId":"live/acme"}', signed: true },
    ])
  })

  it('is asked for again after a failure, which leaves the supplier unavailable', async () => {
    const answers = [refuse('InternalServiceError'), () => ({ SecretString: 'content' })]
    const readSecret = await reading(() => answers.shift()?.() ?? {})

    await expect(readSecret('acme')).rejects.toThrow(SupplierUnavailable)
    expect(await readSecret('acme')).toBe('content')
  })

  it('of a supplier that the function does not use is not there', async () => {
    const readSecret = await reading(() => ({ SecretString: 'content' }))

    await expect(readSecret('other')).rejects.toThrow(SupplierUnavailable)
    expect(aws.seen).toEqual([])
  })
})

describe('a call to a supplier in the log', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is one line with an allow-list of fields, and has no card number in it', () => {
    const lines: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const entry = {
      host: 'acme-ndc',
      operation: 'POST /orders',
      milliseconds: 312,
      status: 422,
      code: `x ${card}`,
    }

    operatorSupplierLog.supplierCall({ ...entry, ...{ body: 'private' } })

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      message: 'supplier',
      host: 'acme-ndc',
      operation: 'POST /orders',
      status: 422,
      duration: 312,
    })
    expect(lines.join()).not.toMatch(/private|4111111111111111/)
  })
})

describe('a call at the gate of a supplier', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['answered', { supplierCalls: 1, supplierSearches: 1, supplierRefusals: 0, supplierFailures: 0 }],
    ['failed', { supplierCalls: 1, supplierSearches: 1, supplierRefusals: 0, supplierFailures: 1 }],
    ['refused', { supplierCalls: 0, supplierSearches: 0, supplierRefusals: 1, supplierFailures: 0 }],
  ] as const)('that was %s is one line, which is its metrics by supplier', (result, counts) => {
    const lines: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)

    operatorSupplierLog.gatedCall({
      supplier: 'acme',
      lane: 'search',
      result,
      milliseconds: 312,
      inFlight: 3,
      isStopped: false,
    })
    const line = JSON.parse(lines[0] ?? '')
    const { Dimensions, Metrics } = line._aws.CloudWatchMetrics[0]

    expect(line).toMatchObject({ ...counts, supplier: 'acme', lane: 'search', result, supplierInFlight: 3 })
    expect(Dimensions).toEqual([['stack', 'supplier']])
    for (const { Name } of Metrics) expect(line[Name], Name).toEqual(expect.any(Number))
    // The time of a call that was not sent is none of the supplier's.
    expect(Metrics.some(({ Name }: { Name: string }) => Name === 'supplierDuration')).toBe(
      result !== 'refused',
    )
  })
})

describe('an error in the log', () => {
  it('is name, message and stack, of its causes too, and no other property', () => {
    const cause = Object.assign(new TypeError('inner'), { $response: { body: 'private' } })
    const described = describeError(new Error('outer', { cause }))

    expect(described).toMatchObject({
      name: 'Error',
      message: 'outer',
      cause: { name: 'TypeError', message: 'inner' },
    })
    expect(JSON.stringify(described)).not.toContain('private')
  })

  it('has no card number in it', () => {
    expect(
      JSON.stringify(describeError(new Error(`cannot read ${card}`, { cause: `${card}` }))),
    ).not.toContain(card)
  })
})

describe('the credentials of a function', () => {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const
  afterEach(() => vi.unstubAllEnvs())

  it('come from the environment', async () => {
    for (const name of names) vi.stubEnv(name, name)
    expect(await environmentCredentials()).toEqual({
      accessKeyId: names[0],
      secretAccessKey: names[1],
      sessionToken: names[2],
    })
  })

  it('are required', async () => {
    for (const name of names) vi.stubEnv(name, undefined)
    await expect(environmentCredentials()).rejects.toThrow('no credentials')
  })
})
