import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { logOpenCommits } from '../../lib/platform/aws/open-commits-log.ts'
import { resumeCommits } from './resume-commits.ts'

const dependencies = once(() => ({ store: liveStore(), commitWorkflow: commitMachine() }))

/** Runs on a schedule. A failure raises the function's alarm; the next run continues with what is left. */
export const handler = async (): Promise<{ readonly open: number }> => {
  const resumed = await resumeCommits(Date.now(), dependencies())
  logOpenCommits(resumed)
  return { open: resumed.open.length }
}
