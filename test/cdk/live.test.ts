import { SFNClient } from '@aws-sdk/client-sfn'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commitMachine } from '../../lib/runtime/live/commit-machine.ts'
import { defaultProvider } from '../../lib/runtime/live/environment-credentials.ts'
import { describeError } from '../../lib/runtime/live/operator-log.ts'
import { AwsRefusal, type FakeAws, startFakeAws } from './fake-aws.ts'

const commit = { tenantId: 't', workbenchId: 'w', commitId: 'c0ffee00-0000-4000-8000-000000000001' }
const card = '4111111111111111'

describe('the commit machine', () => {
  let aws: FakeAws
  afterEach(() => aws.close())

  async function starting(answer: () => object) {
    aws = await startFakeAws({ StartExecution: answer })
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
    return commitMachine(new SFNClient({ endpoint: aws.origin, region: 'eu-west-1', credentials, maxAttempts: 1 }), 'arn:machine')
  }

  it('starts one execution, named by the commit', async () => {
    const machine = await starting(() => ({ executionArn: 'arn', startDate: 0 }))

    await machine.start(commit)

    expect(JSON.parse(aws.seen[0]?.body ?? '')).toEqual({
      stateMachineArn: 'arn:machine',
      name: commit.commitId,
      input: JSON.stringify({ commit }),
    })
  })

  it('takes an execution that was started before for its own', async () => {
    const machine = await starting(() => {
      throw new AwsRefusal('ExecutionAlreadyExists')
    })

    await expect(machine.start(commit)).resolves.toBeUndefined()
  })

  it('does not take any other refusal for one', async () => {
    const machine = await starting(() => {
      throw new AwsRefusal('AccessDeniedException')
    })

    await expect(machine.start(commit)).rejects.toMatchObject({ name: 'AccessDeniedException' })
  })
})

describe('what the log says of an error', () => {
  it('is name, message and stack, of its causes too, and nothing else that hangs on it', () => {
    const cause = Object.assign(new TypeError('inner'), { $response: { body: 'private' } })
    const described = describeError(new Error('outer', { cause }))

    expect(described).toMatchObject({ name: 'Error', message: 'outer', cause: { name: 'TypeError', message: 'inner' } })
    expect(JSON.stringify(described)).not.toContain('private')
  })

  it('has no card number in it', () => {
    expect(JSON.stringify(describeError(new Error(`cannot read ${card}`, { cause: `${card}` })))).not.toContain(card)
  })
})

describe('the credentials of a function', () => {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const
  afterEach(() => vi.unstubAllEnvs())

  it('come from the environment', async () => {
    for (const name of names) vi.stubEnv(name, name)
    expect(await defaultProvider()()).toEqual({ accessKeyId: names[0], secretAccessKey: names[1], sessionToken: names[2] })
  })

  it('are missed when they are not there', async () => {
    for (const name of names) vi.stubEnv(name, undefined)
    await expect(defaultProvider()()).rejects.toThrow('no credentials')
  })
})
