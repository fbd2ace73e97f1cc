import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import type { CommitWorkflow } from '../../workflow/commit-workflow.ts'
import { clientSettings } from './client-settings.ts'
import { requireSetting, settings } from './settings.ts'

/** What API Gateway gives an integration at most; nobody hears what is answered later. */
export const gatewaySeconds = 29

/** How long a commit waits for its outcome: leaves time to start, and to answer before the gateway gives up. */
export const commitPatienceMs = 25_000

/** Runs commits on Step Functions. The commit's id is the execution's name, so that starting it again changes nothing. */
export function commitMachine(
  client = new SFNClient(clientSettings),
  stateMachineArn = requireSetting(settings.commitMachine),
): CommitWorkflow {
  return {
    patienceMs: commitPatienceMs,
    async start(commit) {
      const command = new StartExecutionCommand({ stateMachineArn, name: commit.commitId, input: JSON.stringify({ commit }) })
      await client.send(command).catch((error: unknown) => {
        if (!(error instanceof ExecutionAlreadyExists)) throw error
      })
    },
  }
}
