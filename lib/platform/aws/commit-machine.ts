import { setTimeout as pause } from 'node:timers/promises'
import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionNotRedrivable,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn'
import type { CommitRef, CommitWorkflow } from '../../commit/commit-workflow.ts'
import { withCapacityErrors } from './capacity.ts'
import { clientSettings } from './client-settings.ts'
import { requireSetting, settings } from './settings.ts'

/** API Gateway's maximum for an integration; a later answer is dropped. */
export const gatewaySeconds = 29

/**
 * How long a commit waits for its outcome: leaves time to start, and to answer before the gateway gives up.
 */
export const commitWaitTimeoutMs = 25_000

/** One a fortnight, for as long as Step Functions remembers names: ninety days. */
const mostExecutions = 9

/**
 * Runs commits on Step Functions. The commit's id is the execution's name, so that starting it again while it
 * runs changes nothing; one that has failed continues at the failed step. One that can do neither, after a fortnight or
 * because it ended without ending its commit, is followed by another execution of the same commit, which has a
 * number in its name: every step finds what was done.
 */
export function commitMachine(
  client = new SFNClient(clientSettings),
  stateMachineArn = requireSetting(settings.commitMachine),
): CommitWorkflow {
  withCapacityErrors(client)

  /** @returns false when there is an execution of that name already */
  async function isNew(name: string, commit: CommitRef): Promise<boolean> {
    const command = new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify({ commit }) })
    return (await client.send(command).catch(unless(ExecutionAlreadyExists))) !== undefined
  }

  /** @returns false when it has ended and cannot be redriven */
  async function goesOn(name: string): Promise<boolean> {
    const executionArn = arnOf(stateMachineArn, name)
    const redrive = new RedriveExecutionCommand({ executionArn })
    if (await client.send(redrive).catch(unless(ExecutionNotRedrivable))) return true
    const { status = '' } = await client.send(new DescribeExecutionCommand({ executionArn }))
    return ['RUNNING', 'PENDING_REDRIVE'].includes(status)
  }

  return {
    waitTimeoutMs: commitWaitTimeoutMs,
    // Step Functions tells nobody when an execution ends; what it costs to ask it is saved.
    untilNextLook: (_commitId, look) => pause(Math.min(150 * 1.3 ** look, 1000)),
    async start(commit) {
      for (let count = 1; count <= mostExecutions; count++) {
        const name = count === 1 ? commit.commitId : `${commit.commitId}-${count}`
        if ((await isNew(name, commit)) || (await goesOn(name))) return
      }
      throw new Error(`no execution of the commit ${commit.commitId} goes on`)
    },
  }
}

/**
 * `arn:aws:states:eu-west-1:1234:stateMachine:commit` has
 * `arn:aws:states:eu-west-1:1234:execution:commit:<name>`.
 */
const arnOf = (stateMachineArn: string, name: string): string =>
  `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`

const unless =
  (Expected: typeof ExecutionAlreadyExists | typeof ExecutionNotRedrivable) => (error: unknown) => {
    if (!(error instanceof Expected)) throw error
  }
