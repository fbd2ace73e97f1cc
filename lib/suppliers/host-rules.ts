import { supplierWaitMs } from '../kernel/limits.ts'
import type { SupplierKind } from './adapters.ts'
import { isObject, parseJson } from './json-setting.ts'

/** What a rule of the configuration sets for one host; an absent member leaves its default. */
export interface HostRules {
  readonly carriers?: readonly string[]
  readonly exceptCarriers?: readonly string[]
  readonly pccs?: readonly string[]
  readonly searchMs?: number
  readonly slowestMs?: number
}

/** The environment variable of the rules: JSON, an object of rules by the name of the host. */
export const rulesVariable = 'SUPPLIER_RULES'

/** What a member of a rule must be. */
interface Form {
  /** As an error names it. */
  readonly text: string
  readonly fits: (value: unknown) => boolean
}

const codes = (text: string, pattern: RegExp): Form => ({
  text,
  fits: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((code) => typeof code === 'string' && pattern.test(code)),
})

const milliseconds = (from: number, to: number): Form => ({
  text: `a whole number from ${from} to ${to}`,
  fits: (value) => Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
})

const carriers = codes('a list of two-letter carrier codes', /^[0-9A-Z]{2}$/)

/** A function of AWS runs for 15 minutes at most. */
const forms: Readonly<Record<keyof HostRules, Form>> = {
  carriers,
  exceptCarriers: carriers,
  pccs: codes('a list of PCCs', /^[0-9A-Z]{3,8}$/),
  searchMs: milliseconds(100, supplierWaitMs),
  slowestMs: milliseconds(1_000, 840_000),
}

/** Members that choose by carrier are for air hosts. */
const formsFor = (kind: SupplierKind): ReadonlyMap<string, Form> => {
  const isAir = kind === 'GDS' || kind === 'NDC'
  return new Map(Object.entries(forms).filter(([, form]) => isAir || form !== carriers))
}

function fail(problem: string): never {
  throw new Error(`${rulesVariable}: ${problem}`)
}

/**
 * Reads the rules of the hosts.
 *
 * @param text content of the variable
 * @param hosts the hosts of the configuration
 * @returns rules by the name of the host
 * @throws Error that names the wrong member in one line
 */
export function readHostRules(
  text: string | undefined,
  hosts: readonly { readonly name: string; readonly kind: SupplierKind }[],
): ReadonlyMap<string, HostRules> {
  if (text === undefined) return new Map()
  const rules = parse(text)
  return new Map(
    Object.entries(rules).map(([name, rule]) => {
      const host = hosts.find((one) => one.name === name)
      if (!host) fail(`there is no host "${name}"; there are ${hosts.map((one) => one.name).join(', ')}`)
      return [name, readRule(rule, host)]
    }),
  )
}

function parse(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(text)
  if (!isObject(value)) fail('must be a JSON object of rules by the name of the host')
  return value
}

function readRule(
  rule: unknown,
  { name, kind }: { readonly name: string; readonly kind: SupplierKind },
): HostRules {
  if (!isObject(rule)) fail(`"${name}" must be an object`)
  const allowed = formsFor(kind)
  for (const [member, value] of Object.entries(rule)) {
    const form = allowed.get(member)
    if (!form) fail(`"${name}" has no member "${member}"; it may have ${[...allowed.keys()].join(', ')}`)
    if (!form.fits(value)) fail(`"${member}" of "${name}" must be ${form.text}`)
  }
  return rule
}
