import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { hostProfiles } from '../../lib/platform/profiles.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { linesToMove } from '../../lib/workbench/host-profile.ts'
import { readProfileMove, withProfileLines } from '../../lib/workbench/wire/client-profile.ts'

/** Profiles of the caller's office, or of another one that it may act for. */
export const moveHostProfile: Operation<typeof detailsRoutes.moveHostProfile> = changeWorkbench(
  ({ workbench, body }, { ids, tenant }) => {
    const pcc = body.ClientProfileMoveHeaderModifiers.ProfilePCC?.split('_')[0] ?? tenant.agency.pcc
    const profiles = tenant.offices.some((office) => office.pcc === pcc) ? (hostProfiles[pcc] ?? []) : []
    const lines = linesToMove(profiles, readProfileMove(body))
    return { workbench: withProfileLines(workbench, lines, body, ids.uuid) }
  },
  noContent,
)
