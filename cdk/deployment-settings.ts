import { readFileSync } from 'node:fs'
import * as z from 'zod'

const accessGroupId = z.uuid().lowercase()
const pcc = z.string().regex(/^[0-9A-Z]{3,8}$/)

/** The file of agencies, as lib/platform/agencies.json has it. */
const agencyDirectory = z
  .array(
    z.strictObject({
      id: accessGroupId,
      agencies: z
        .array(
          z.strictObject({
            pcc,
            name: z.string().min(1),
            place: z.string().min(1),
            city: z.string().length(3),
            country: z.string().length(2),
            zone: z
              .string()
              .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no IANA time zone'),
            currency: z.string().length(3),
            iataNumber: z.string().regex(/^\d{8}$/),
          }),
        )
        .min(1),
    }),
  )
  .min(1)

const fromText = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)

const switchedOn = z.enum(['on', 'off']).transform((value) => value === 'on')

const machineClient = z
  .strictObject({ accessGroups: z.array(accessGroupId).min(1), pccs: z.array(pcc).default([]) })
  .transform(({ accessGroups, pccs }) => ({ accessGroups: accessGroups.join(), pccs: pccs.join() }))

const context = z
  .object({
    stage: z.enum(['dev', 'prod']).default('dev'),
    agencies: z.string().optional(),
    alarmEmail: z.email().optional(),
    sandboxClock: switchedOn.optional(),
    machineClients: z.preprocess(fromText, z.record(z.string().regex(/^\w+$/), machineClient)).default({}),
  })
  .transform(({ sandboxClock, ...rest }) => ({ ...rest, sandboxClock: sandboxClock ?? rest.stage === 'dev' }))

/** Settings of a deployment; cdk/app.ts explains each. */
export type DeploymentSettings = z.output<typeof context>

/** @param lookUp gives a context value @throws Error that names what is wrong */
export function readDeploymentSettings(lookUp: (name: string) => unknown): DeploymentSettings {
  const names = Object.keys(context.in.shape)
  const read = context.safeParse(Object.fromEntries(names.map((name) => [name, lookUp(name)])))
  if (!read.success) throw new Error(`context: ${z.prettifyError(read.error)}`)
  if (read.data.agencies !== undefined) checkAgencies(read.data.agencies)
  return read.data
}

function checkAgencies(path: string): void {
  const read = agencyDirectory.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`)
}
