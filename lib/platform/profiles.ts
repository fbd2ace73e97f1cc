import type { HostProfiles } from '../workbench/host-profile.ts'
import profiles from './profiles.json' with { type: 'json' }

/**
 * The client profiles of the agencies that this deployment serves. The sandbox's are three; a deployment
 * replaces profiles.json by its own.
 */
export const hostProfiles = profiles as unknown as HostProfiles
