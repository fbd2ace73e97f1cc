import * as z from 'zod'
import { tableNames } from '../lib/kernel/store.ts'
import { accessGroupId, pcc } from '../lib/platform/agency-directory.ts'
import { oneLine } from '../lib/platform/one-line.ts'
import { longestRetention } from '../lib/platform/store/retention.ts'
import { type Adapters, adapters } from '../lib/suppliers/adapters.ts'
import { switchVariables } from '../lib/suppliers/supplier-configuration.ts'
import { type ConcurrencyParts, concurrencyParts } from './concurrency.ts'
import { type OwnFiles, readOwnFiles } from './own-files.ts'
import { readSupplierSettings, type SupplierSettings } from './supplier-settings.ts'
import { type EdgeLimits, edgeDefaults, requestsPerToken } from './throttles.ts'
import { webhookSettings } from './webhook-settings.ts'

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

/** A number that came as text or not. */
const count = z.coerce.number().int().min(1)
/** The firewall counts from ten on. */
const inFiveMinutes = z.coerce.number().int().min(10).max(2_000_000_000)

const context = z
  .object({
    stage: z.enum(['dev', 'prod']).default('dev'),
    agencies: z.string().optional(),
    profiles: z.string().optional(),
    requestsPerSecond: count.default(edgeDefaults.requestsPerSecond),
    burst: count.optional(),
    accessGroupRate: count.default(edgeDefaults.accessGroupRate),
    accessGroupRates: z.preprocess(fromText, z.record(accessGroupId, count)).default({}),
    requestsPerAddress: inFiveMinutes.default(edgeDefaults.requestsPerAddress),
    tokensPerAddress: inFiveMinutes.default(edgeDefaults.tokensPerAddress),
    concurrency: z.union([z.literal('off'), count]).optional(),
    alarmEmail: z.email().optional(),
    retention: count.max(longestRetention).optional(),
    restoredTables: z
      .preprocess(fromText, z.partialRecord(z.enum(tableNames).exclude(['cards']), z.string().min(3)))
      .default({}),
    reservationStream: z.string().startsWith('arn:').optional(),
    webhooks: z.preprocess(fromText, webhookSettings).default({}),
    sandboxClock: switchedOn.optional(),
    sandboxFaults: switchedOn.optional(),
    suppliers: z.preprocess(fromText, z.record(z.string(), variable)).default({}),
    machineClient: switchedOn.optional(),
    machineClients: z.preprocess(fromText, z.record(z.string().regex(/^\w+$/), machineClient)).default({}),
  })
  .refine(({ stage, alarmEmail }) => stage === 'dev' || alarmEmail !== undefined, {
    path: ['alarmEmail'],
    message: 'prod needs somebody who receives its alarms: -c alarmEmail=<address>',
  })
  .refine(
    ({ restoredTables, reservationStream }) =>
      (restoredTables.reservations === undefined) === (reservationStream === undefined),
    {
      path: ['reservationStream'],
      message: 'events come from the stream of the restored reservations: its ARN goes with their table',
    },
  )

type Context = z.output<typeof context>

/** Settings of a deployment; cdk/app.ts explains each. */
export interface DeploymentSettings
  extends Pick<
    Context,
    | 'stage'
    | 'alarmEmail'
    | 'retention'
    | 'machineClients'
    | 'restoredTables'
    | 'reservationStream'
    | 'webhooks'
  > {
  readonly limits: EdgeLimits
  readonly hasMachines: boolean
  readonly concurrency: ConcurrencyParts
  readonly suppliers: SupplierSettings
  readonly ownFiles: OwnFiles
  /** Ids of the access groups that it serves. */
  readonly accessGroups: readonly string[]
}

/** What an operator set, and cannot be deployed: its message is a line for the operator. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings'
}

/**
 * The settings of a deployment, checked with the files that they name.
 *
 * @param lookUp gives a context value
 * @param known the adapters that there are
 * @throws WrongSettings that names what is wrong, in one line
 */
export function readDeploymentSettings(
  lookUp: (name: string) => unknown,
  known: Adapters = adapters,
): DeploymentSettings {
  try {
    return settingsOf(readContext(lookUp), known)
  } catch (error) {
    throw new WrongSettings(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function readContext(lookUp: (name: string) => unknown): Context {
  const names = Object.keys(context.shape)
  const read = context.safeParse(Object.fromEntries(names.map((name) => [name, lookUp(name)])))
  if (!read.success) throw new Error(`context: ${oneLine(read.error)}`)
  return read.data
}

function settingsOf(
  { sandboxClock, sandboxFaults, suppliers, agencies, profiles, ...settings }: Context,
  known: Adapters,
): DeploymentSettings {
  const { stage, alarmEmail, retention, machineClients, restoredTables, reservationStream, webhooks } =
    settings
  const ownFiles = { agencies, profiles }
  const accessGroups = readOwnFiles(ownFiles).map(({ id }) => id)
  checkMachines(machineClients, accessGroups)
  const byStage = stage === 'dev' ? 'on' : 'off'
  const variables = {
    [switchVariables.sandboxClock]: sandboxClock ?? byStage,
    [switchVariables.sandboxFaults]: sandboxFaults ?? byStage,
    ...suppliers,
  }
  return {
    stage,
    alarmEmail,
    retention,
    machineClients,
    restoredTables,
    reservationStream,
    webhooks,
    hasMachines: settings.machineClient === 'on' || Object.keys(machineClients).length > 0,
    limits: limitsOf(settings, accessGroups),
    concurrency: concurrencyParts(settings.concurrency ?? (stage === 'prod' ? usualConcurrency : 'off')),
    ownFiles,
    accessGroups,
    suppliers: readSupplierSettings(variables, known),
  }
}

/** Functions at a time, of an account that was used for a while. */
const usualConcurrency = 1_000

type SetLimits = Omit<EdgeLimits, 'burst'> & { readonly burst?: number | undefined }

/** A limit above the one around it would never be reached. */
function limitsOf(
  {
    requestsPerSecond,
    burst,
    accessGroupRate,
    accessGroupRates,
    requestsPerAddress,
    tokensPerAddress,
  }: SetLimits,
  known: readonly string[],
): EdgeLimits {
  const unknown = Object.keys(accessGroupRates).find((group) => !known.includes(group))
  if (unknown !== undefined)
    throw new Error(`accessGroupRates: ${unknown} is no access group of this deployment`)
  for (const [name, rate] of Object.entries({ accessGroupRate, ...accessGroupRates }))
    if (rate > requestsPerSecond)
      throw new Error(`${name} may send ${rate} requests a second, and all together ${requestsPerSecond}`)
  const limits = {
    requestsPerSecond,
    burst: burst ?? 2 * requestsPerSecond,
    accessGroupRate,
    accessGroupRates,
    requestsPerAddress,
    tokensPerAddress,
  }
  if (requestsPerAddress < requestsPerToken(limits))
    throw new Error(
      `requestsPerAddress: ${requestsPerAddress} in five minutes is less than one token may send, ${requestsPerToken(limits)}`,
    )
  return limits
}

/** A client with a group that there is not would get tokens that open nothing. */
function checkMachines(machines: Context['machineClients'], known: readonly string[]): void {
  for (const [client, { accessGroups }] of Object.entries(machines)) {
    const unknown = accessGroups.split(',').find((group) => !known.includes(group))
    if (unknown !== undefined)
      throw new Error(`machineClients: ${client} has ${unknown}, which is no access group of this deployment`)
  }
}
