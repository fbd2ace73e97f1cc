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
    const { open, unresolved } = await service.resumeCommits(atLeastMs)
    for (const { tenantId, workbenchId, commitId, at } of open)
      console.log(
        `Commit ${commitId} of workbench ${workbenchId} (access group ${tenantId}), requested ${new Date(at).toISOString()}, is taken up.`,
      )
    // Once for each start, not each minute.
    if (atLeastMs === 0 && unresolved.length > 0)
      console.log(
        `${unresolved.length} orders of rooms ended without an answer of the hotel: workbenches ${unresolved.map(({ workbenchId }) => workbenchId).join(', ')}. The same request again asks the hotel.`,
      )
  } catch (error) {
    console.error(error)
  }
}
