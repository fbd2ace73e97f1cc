import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { Platform } from '../../lib/platform/platform.ts'
import { hostProfiles } from '../../lib/platform/profiles.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { linesToMove } from '../../lib/workbench/host-profile.ts'
import { readProfileMove, withProfileLines } from '../../lib/workbench/wire/client-profile.ts'

/** Profiles of the caller's office, or of another one of the same access group. */
export const moveHostProfile: Operation<
  typeof detailsRoutes.moveHostProfile,
  Pick<Platform, 'agencies'>
> = changeWorkbench(({ workbench, body }, { ids, tenant }, { agencies }) => {
  const pcc = body.ClientProfileMoveHeaderModifiers.ProfilePCC?.split('_')[0] ?? tenant.agency.pcc
  const offices = agencies.find(({ id }) => id === tenant.accessGroup)?.agencies ?? []
  const profiles = offices.some((office) => office.pcc === pcc) ? (hostProfiles[pcc] ?? []) : []
  const lines = linesToMove(profiles, readProfileMove(body))
  return { workbench: withProfileLines(workbench, lines, body, ids.uuid) }
}, noContent)
