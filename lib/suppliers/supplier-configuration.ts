import { type Adapters, adapters, isSandbox, type SupplierKind, supplierKinds } from './adapters.ts'
import { type LimitsByAdapter, limitsVariable, readGateLimits } from './gate/gate-limits.ts'
import { type HostRules, readHostRules, rulesVariable } from './host-rules.ts'

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The variable that lists the adapters of each kind, the preferred first. */
export const hostVariables: Readonly<Record<SupplierKind, string>> = {
  GDS: 'AIR_GDS',
  NDC: 'AIR_NDC',
  hotels: 'HOTELS',
  cars: 'CARS',
  payment: 'PAYMENT',
}

/** Switches, `on` or `off`; absent: off. */
export const switchVariables = {
  /** Requests may move the clock. */
  sandboxClock: 'SANDBOX_CLOCK',
  /** Magic names, codes and cards force faults at the sandbox. */
  sandboxFaults: 'SANDBOX_FAULTS',
  /** The sandbox takes payments for live content, or live payments are taken for content of the sandbox. */
  sandboxBesideLive: 'SANDBOX_BESIDE_LIVE',
} as const

/** A host of this deployment, and whom it serves. */
export interface ConfiguredHost extends Pick<HostRules, 'carriers' | 'exceptCarriers' | 'pccs'> {
  /** Name of the host: the adapter's with the kind, `sandbox-gds`. */
  readonly name: string
  readonly adapter: string
  readonly kind: SupplierKind
  /** How long a search waits for it. */
  readonly searchMs: number
  /** The longest that one of its calls may take. */
  readonly slowestMs: number
}

/** Which hosts serve, and what of the sandbox is switched on. */
export interface SupplierConfiguration {
  /** By kind in the order of `supplierKinds`, within a kind the preferred first. */
  readonly hosts: readonly ConfiguredHost[]
  /** What the credential of each adapter may do. */
  readonly limits: LimitsByAdapter
  /** Requests may move the clock; never where a live host serves. */
  readonly sandboxClock: boolean
  /** Magic values force faults; never where a live host serves. */
  readonly sandboxFaults: boolean
}

/**
 * Reads which suppliers a deployment uses.
 *
 * @param known the adapters that there are
 * @throws Error that says in one line which variable is wrong, and what it may be
 */
export function readSupplierConfiguration(
  environment: Environment,
  known: Adapters = adapters,
): SupplierConfiguration {
  const listed = supplierKinds.flatMap((kind) => listedHosts(kind, environment, known))
  const rules = readHostRules(environment[rulesVariable], listed)
  const hosts = listed.map((host) => withRules(host, rules.get(host.name)))
  const isSandboxOnly = hosts.every(isSandbox)
  const isOn = (name: keyof typeof switchVariables): boolean => readSwitch(switchVariables[name], environment)
  const [sandboxClock, sandboxFaults] = [isOn('sandboxClock'), isOn('sandboxFaults')]
  if (!isOn('sandboxBesideLive')) requireMoneyOfOneKind(hosts)
  return {
    hosts,
    limits: readGateLimits(environment[limitsVariable], liveAdapters({ hosts })),
    sandboxClock: sandboxClock && isSandboxOnly,
    sandboxFaults: sandboxFaults && isSandboxOnly,
  }
}

/** Names of the adapters whose suppliers are real. */
export const liveAdapters = ({ hosts }: Pick<SupplierConfiguration, 'hosts'>): string[] => [
  ...new Set(hosts.filter((host) => !isSandbox(host)).map(({ adapter }) => adapter)),
]

/** A step of a commit has a moment more than its supplier, to file the answer. */
const filingMs = 4_000

/** How long a step of a commit may run: as long as the slowest host, and a little more. */
export const stepSeconds = ({ hosts }: Pick<SupplierConfiguration, 'hosts'>): number =>
  Math.ceil(
    (Math.max(...hosts.map(({ slowestMs }) => slowestMs), adapters.sandbox.slowestMs) + filingMs) / 1000,
  )

/** The hosts of a kind, the preferred first. */
export const hostsOfKind = (
  { hosts }: Pick<SupplierConfiguration, 'hosts'>,
  kind: SupplierKind,
): ConfiguredHost[] => hosts.filter((host) => host.kind === kind)

/** No adapter is called so: it stands for no host. */
const noHost = 'none'

function listedHosts(kind: SupplierKind, environment: Environment, known: Adapters): ConfiguredHost[] {
  const variable = hostVariables[kind]
  const names = (environment[variable] ?? 'sandbox').split(',').map((name) => name.trim())
  if (names.length === 1 && names[0] === noHost) return []
  if (kind === 'payment' && names.length > 1)
    throw new Error(`${variable} must name one adapter, or ${noHost}`)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new Error(`${variable} names "${repeated}" twice`)
  const serving = Object.entries(known).filter(([, { serves }]) => serves.includes(kind))
  return names.map((adapter) => {
    const facts = new Map(serving).get(adapter)
    if (!facts) {
      const choice = serving.map(([name]) => name).join(', ')
      throw new Error(`${variable} names "${adapter}"; it may name ${choice}, or be ${noHost}`)
    }
    const { searchMs, slowestMs } = facts
    return { name: `${adapter}-${kind.toLowerCase()}`, adapter, kind, searchMs, slowestMs }
  })
}

const withRules = (host: ConfiguredHost, rules: HostRules | undefined): ConfiguredHost => ({
  ...host,
  ...rules,
})

function readSwitch(variable: string, environment: Environment): boolean {
  const value = environment[variable] ?? 'off'
  if (value !== 'on' && value !== 'off') throw new Error(`${variable} must be on or off, not "${value}"`)
  return value === 'on'
}

/** @throws Error real tickets would be sold for play money, or invented ones for real money */
function requireMoneyOfOneKind(hosts: readonly ConfiguredHost[]): void {
  const cashiers = hosts.filter(({ kind }) => kind === 'payment')
  const sellers = hosts.filter(({ kind }) => kind !== 'payment')
  const pair = cashiers.flatMap((cashier) =>
    sellers
      .filter((seller) => isSandbox(seller) !== isSandbox(cashier))
      .map((seller) => ({ cashier, seller })),
  )[0]
  if (!pair) return
  const what = isSandbox(pair.cashier) ? 'real content for play money' : 'invented content for real money'
  throw new Error(
    `${pair.cashier.name} would be paid for ${pair.seller.name}: ${what}. Set ${hostVariables.payment}, or ${switchVariables.sandboxBesideLive}=on if that is meant`,
  )
}
