import directory from '#agencies' with { type: 'json' }
import { readAgencies } from './agency-directory.ts'

/**
 * The agencies that this deployment serves. The sandbox's are two; a deployment replaces agencies.json by its
 * own.
 */
export const agencies = readAgencies(directory)
