import profiles from '#profiles' with { type: 'json' }
import type { HostProfiles } from '../workbench/host-profile.ts'

/**
 * The client profiles of the agencies that this deployment serves. The sandbox's are three; a deployment
 * replaces profiles.json by its own. The synthesis checks the file by profile-directory.ts.
 */
export const hostProfiles = profiles as unknown as HostProfiles
