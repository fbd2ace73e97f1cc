import * as z from 'zod'
import type { AgencyDirectory } from '../kernel/agency.ts'
import type { HostProfile, HostProfiles, ProfileLine } from '../workbench/host-profile.ts'
import { pcc } from './agency-directory.ts'
import { oneLine } from './one-line.ts'

/** A line of a profile, as lib/workbench/host-profile.ts explains its members. */
const line = z.strictObject({
  number: z.int().positive(),
  transfer: z.enum(['always', 'optional']),
  kind: z.enum(['remark', 'telephone', 'email', 'service', 'accounting']),
  name: z.string().min(1).optional(),
  text: z.string(),
} satisfies Record<keyof ProfileLine, z.ZodType>)

const title = z.string().min(1)
const lines = z.array(line)

const profile = z.strictObject({
  title,
  lines,
  personal: z.array(z.strictObject({ title, lines })),
} satisfies Record<keyof HostProfile, z.ZodType>)

/** The file of client profiles, as lib/platform/profiles.json has it: by the office that keeps them. */
const profileDirectory = z.record(pcc, z.array(profile))

/**
 * The client profiles of a deployment, from the content of their file.
 *
 * @throws Error that names what is wrong, in one line: an office that is no agency of the deployment, too
 */
export function readProfiles(content: unknown, agencies: AgencyDirectory): HostProfiles {
  const read = profileDirectory.safeParse(content)
  if (!read.success) throw new Error(oneLine(read.error))
  const offices = new Set(agencies.flatMap((group) => group.agencies.map((agency) => agency.pcc)))
  const unknown = Object.keys(read.data).find((office) => !offices.has(office))
  if (unknown !== undefined) throw new Error(`${unknown}: is no agency of this deployment`)
  return read.data
}
