import directory from '#agencies' with { type: 'json' }
import type { AgencyDirectory } from '../kernel/agency.ts'

/**
 * The agencies that this deployment serves. The sandbox's are two; a deployment replaces agencies.json by its
 * own. The synthesis checks the file by agency-directory.ts, once, so that no start of a function has to.
 */
export const agencies = directory as unknown as AgencyDirectory
