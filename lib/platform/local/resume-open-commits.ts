import type { LocalService } from './server.ts'

/**
 * Takes up the commits that an earlier process left, or that failed, and tells which. An error is reported and
 * never ends the process: the next run tries again.
 */
export async function resumeOpenCommits(
  service: Pick<LocalService, 'resumeCommits'>,
  atLeastMs?: number,
): Promise<void> {
  try {
    const { open } = await service.resumeCommits(atLeastMs)
    for (const { tenantId, workbenchId, commitId, at } of open)
      console.log(
        `Commit ${commitId} of workbench ${workbenchId} (access group ${tenantId}), requested ${new Date(at).toISOString()}, is taken up.`,
      )
  } catch (error) {
    console.error(error)
  }
}
