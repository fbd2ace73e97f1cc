import { isObject, parseJson } from '../json-setting.ts'

/** What a supplier lets one credential do. */
export interface GateLimits {
  /** Searches a minute, of all processes together; absent: the supplier alone tells when it is too much. */
  readonly searchesPerMinute?: number
  /** Other calls a minute, of all processes together. */
  readonly callsPerMinute?: number
  /** Calls at the same time, of a process. */
  readonly inFlight: number
  /** Calls of a lane that may wait for their turn, in a process. */
  readonly waiting: number
}

export const defaultLimits: GateLimits = { inFlight: 50, waiting: 200 }

/** The environment variable of the limits: JSON, an object of limits by the name of the adapter. */
export const limitsVariable = 'SUPPLIER_LIMITS'

/** The smallest and the largest value of each. With fewer calls a minute the windows they are counted in are too long. */
const ranges: Readonly<Record<keyof GateLimits, readonly [number, number]>> = {
  searchesPerMinute: [10, 1_000_000],
  callsPerMinute: [10, 1_000_000],
  inFlight: [1, 10_000],
  waiting: [1, 10_000],
}

export type LimitsByAdapter = ReadonlyMap<string, GateLimits>

/**
 * Reads the limits of the credentials.
 *
 * @param text content of the variable
 * @param adapters names of the adapters of live suppliers; what the sandbox sells is in this process
 * @returns limits by the name of the adapter, with defaults for what is not set
 * @throws Error that names the wrong member in one line
 */
export function readGateLimits(text: string | undefined, adapters: readonly string[]): LimitsByAdapter {
  const given = text === undefined ? {} : readObject(text)
  const unknown = Object.keys(given).find((name) => !adapters.includes(name))
  if (unknown !== undefined)
    fail(`there is no live supplier "${unknown}" here; there are ${adapters.join(', ') || 'none'}`)
  return new Map(adapters.map((name) => [name, { ...defaultLimits, ...readLimits(name, given[name] ?? {}) }]))
}

function fail(problem: string): never {
  throw new Error(`${limitsVariable}: ${problem}`)
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(text)
  if (!isObject(value)) fail('must be a JSON object of limits by the name of the adapter')
  return value
}

function readLimits(name: string, limits: unknown): Partial<GateLimits> {
  if (!isObject(limits)) fail(`"${name}" must be an object`)
  const known = new Map<string, readonly [number, number]>(Object.entries(ranges))
  for (const [member, value] of Object.entries(limits)) {
    const range = known.get(member)
    if (!range) fail(`"${name}" has no member "${member}"; it may have ${[...known.keys()].join(', ')}`)
    const [from, to] = range
    if (!Number.isInteger(value) || Number(value) < from || Number(value) > to)
      fail(`"${member}" of "${name}" must be a whole number from ${from} to ${to}`)
  }
  return limits
}
