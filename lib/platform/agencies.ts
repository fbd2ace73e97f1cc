import directory from '#agencies' with { type: 'json' }
import type { AgencyDirectory } from '../kernel/agency.ts'

/**
 * The agencies that this deployment serves. The sandbox's are two; a deployment replaces agencies.json by its
 * own.
 */
export const agencies = directory as unknown as AgencyDirectory
