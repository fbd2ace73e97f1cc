import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { accessGroupId, pcc, readAgencies } from '../lib/platform/agency-directory.ts'
import { type Adapters, adapters } from '../lib/suppliers/adapters.ts'
import { switchVariables } from '../lib/suppliers/supplier-configuration.ts'
import { readSupplierSettings, type SupplierSettings } from './supplier-settings.ts'

/** A value that came as text; what is no JSON is refused as text. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const switchedOn = z.enum(['on', 'off'])

const machineClient = z
  .strictObject({ accessGroups: z.array(accessGroupId).min(1), pccs: z.array(pcc).default([]) })
  .transform(({ accessGroups, pccs }) => ({ accessGroups: accessGroups.join(), pccs: pccs.join() }))

/** A variable of the suppliers; its value may be written as JSON. */
const variable = z.union([
  z.string(),
  z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value)),
])

const context = z.object({
  stage: z.enum(['dev', 'prod']).default('dev'),
  agencies: z.string().optional(),
  alarmEmail: z.email().optional(),
  sandboxClock: switchedOn.optional(),
  sandboxFaults: switchedOn.optional(),
  suppliers: z.preprocess(fromText, z.record(z.string(), variable)).default({}),
  machineClients: z.preprocess(fromText, z.record(z.string().regex(/^\w+$/), machineClient)).default({}),
})

type Context = z.output<typeof context>

/** Settings of a deployment; cdk/app.ts explains each. */
export interface DeploymentSettings
  extends Pick<Context, 'stage' | 'agencies' | 'alarmEmail' | 'machineClients'> {
  readonly suppliers: SupplierSettings
}

/**
 * @param lookUp gives a context value
 * @param known the adapters that there are
 * @throws Error that names what is wrong
 */
export function readDeploymentSettings(
  lookUp: (name: string) => unknown,
  known: Adapters = adapters,
): DeploymentSettings {
  const names = Object.keys(context.shape)
  const read = context.safeParse(Object.fromEntries(names.map((name) => [name, lookUp(name)])))
  if (!read.success) throw new Error(`context: ${z.prettifyError(read.error)}`)
  const { sandboxClock, sandboxFaults, suppliers, ...settings } = read.data
  if (settings.agencies !== undefined) checkAgencies(settings.agencies)
  const byStage = settings.stage === 'dev' ? 'on' : 'off'
  const variables = {
    [switchVariables.sandboxClock]: sandboxClock ?? byStage,
    [switchVariables.sandboxFaults]: sandboxFaults ?? byStage,
    ...suppliers,
  }
  return { ...settings, suppliers: readSupplierSettings(variables, known) }
}

function checkAgencies(path: string): void {
  try {
    readAgencies(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}
