import { setTimeout as pause } from 'node:timers/promises'
import {
  ExecutionAlreadyExists,
  ExecutionNotRedrivable,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn'
import type { CommitWorkflow } from '../../commit/commit-workflow.ts'
import { clientSettings } from './client-settings.ts'
import { requireSetting, settings } from './settings.ts'

/** API Gateway's maximum for an integration; a later answer is dropped. */
export const gatewaySeconds = 29

/**
 * How long a commit waits for its outcome: leaves time to start, and to answer before the gateway gives up.
 */
export const commitWaitTimeoutMs = 25_000

/**
 * Runs commits on Step Functions. The commit's id is the execution's name, so that starting it again while it
 * runs changes nothing; one that has failed continues at the failed step.
 */
export function commitMachine(
  client = new SFNClient(clientSettings),
  stateMachineArn = requireSetting(settings.commitMachine),
): CommitWorkflow {
  /** Nothing to redrive: it succeeded meanwhile, or runs already. */
  const goOn = (name: string) =>
    client
      .send(new RedriveExecutionCommand({ executionArn: executionArn(stateMachineArn, name) }))
      .catch(unless(ExecutionNotRedrivable))
  return {
    waitTimeoutMs: commitWaitTimeoutMs,
    // Step Functions tells nobody when an execution ends; what it costs to ask it is saved.
    untilNextLook: (_commitId, look) => pause(Math.min(5 * 1.5 ** look, 500)),
    async start(commit) {
      const command = new StartExecutionCommand({
        stateMachineArn,
        name: commit.commitId,
        input: JSON.stringify({ commit }),
      })
      const started = await client.send(command).catch(unless(ExecutionAlreadyExists))
      if (!started) await goOn(commit.commitId)
    },
  }
}

/**
 * `arn:aws:states:eu-west-1:1234:stateMachine:commit` has
 * `arn:aws:states:eu-west-1:1234:execution:commit:<name>`.
 */
const executionArn = (stateMachineArn: string, name: string): string =>
  `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`

const unless =
  (Expected: typeof ExecutionAlreadyExists | typeof ExecutionNotRedrivable) => (error: unknown) => {
    if (!(error instanceof Expected)) throw error
  }
