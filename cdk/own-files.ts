import { readFileSync } from 'node:fs'
import type { AgencyDirectory } from '../lib/kernel/agency.ts'
import { readAgencies } from '../lib/platform/agency-directory.ts'
import { readProfiles } from '../lib/platform/profile-directory.ts'

const shippedAgencies = new URL('../lib/platform/agencies.json', import.meta.url)

/** Files of a deployment in place of the sandbox's, by their paths. */
export interface OwnFiles {
  readonly agencies?: string | undefined
  readonly profiles?: string | undefined
}

/**
 * The agencies that a deployment serves: those of its own file, or the sandbox's.
 *
 * @throws Error that begins with the file and says in one line what is wrong with it
 */
export function readOwnFiles({ agencies, profiles }: OwnFiles): AgencyDirectory {
  const directory = readJson(agencies ?? shippedAgencies, readAgencies)
  if (profiles !== undefined) readJson(profiles, (content) => readProfiles(content, directory))
  return directory
}

function readJson<Content>(path: string | URL, read: (content: unknown) => Content): Content {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
