import type { AgencyDirectory } from '../kernel/agency.ts'
import directory from './agencies.json' with { type: 'json' }

/**
 * The agencies that this deployment serves. The sandbox's are two; a deployment replaces agencies.json by its
 * own.
 */
export const agencies = directory as unknown as AgencyDirectory
