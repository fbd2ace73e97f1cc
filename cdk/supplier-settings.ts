import type { Adapters, SupplierKind } from '../lib/suppliers/adapters.ts'
import { limitsVariable } from '../lib/suppliers/gate/gate-limits.ts'
import { adaptersWithSecret, prefixOf, secretVariables } from '../lib/suppliers/host-context.ts'
import { rulesVariable } from '../lib/suppliers/host-rules.ts'
import {
  hostsOfKind,
  hostVariables,
  readSupplierConfiguration,
  type SupplierConfiguration,
  switchVariables,
} from '../lib/suppliers/supplier-configuration.ts'

/** Which suppliers a deployment has, and what its functions must know of them. */
export interface SupplierSettings {
  readonly configuration: SupplierConfiguration
  /** Environment of every function that serves requests or commits: which hosts serve, and the switches. */
  readonly environment: Readonly<Record<string, string>>
  /** What is for the functions that use an adapter only, by its name. */
  readonly adapters: ReadonlyMap<string, AdapterSettings>
}

export interface AdapterSettings {
  readonly environment: Readonly<Record<string, string>>
  /** ARN or name of its secret in Secrets Manager; absent: it needs none. */
  readonly secretId?: string
}

type Variables = Readonly<Record<string, string>>

/** Variables that every function gets. */
const common: readonly string[] = [
  ...Object.values(hostVariables),
  ...Object.values(switchVariables),
  rulesVariable,
  limitsVariable,
]

/**
 * Reads the variables that the functions will read.
 *
 * @throws Error that names the variable that is wrong, missing, or of no use
 */
export function readSupplierSettings(variables: Variables, known: Adapters): SupplierSettings {
  const configuration = readSupplierConfiguration(variables, known)
  const names = [...new Set(configuration.hosts.map(({ adapter }) => adapter))]
  const secrets = new Set(adaptersWithSecret(configuration, known))
  const settings = new Map(
    names.map(
      (name) =>
        [
          name,
          adapterSettings(secretVariables(name, known), secrets.has(name), { adapter: name, variables }),
        ] as const,
    ),
  )
  const used = new Set([...common, ...[...settings.values()].flatMap((one) => Object.keys(one.environment))])
  const useless = Object.keys(variables).find((name) => !used.has(name))
  if (useless !== undefined) throw new Error(`suppliers: no host of this deployment reads ${useless}`)
  return { configuration, environment: pick(variables, (name) => common.includes(name)), adapters: settings }
}

function adapterSettings(
  { value, id }: ReturnType<typeof secretVariables>,
  needsSecret: boolean,
  { adapter, variables }: { readonly adapter: string; readonly variables: Variables },
): AdapterSettings {
  if (value in variables)
    throw new Error(
      `suppliers: ${value} would be readable in the template; put it into Secrets Manager, and its ARN or name into ${id}`,
    )
  const environment = pick(variables, (name) => name.startsWith(prefixOf(adapter)) && !common.includes(name))
  const secretId = environment[id]
  if (!needsSecret) return { environment }
  if (secretId === undefined)
    throw new Error(`suppliers: ${id} is missing: the ARN or name of the secret of ${adapter}`)
  return { environment, secretId }
}

const pick = (variables: Variables, isWanted: (name: string) => boolean): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => isWanted(name)))

/** Settings of the adapters that serve some kinds. */
export const settingsFor = (
  { configuration, adapters }: SupplierSettings,
  kinds: readonly SupplierKind[],
): AdapterSettings[] => {
  const names = new Set(
    kinds.flatMap((kind) => hostsOfKind(configuration, kind).map(({ adapter }) => adapter)),
  )
  return [...adapters].flatMap(([name, settings]) => (names.has(name) ? [settings] : []))
}
