import { readFileSync } from 'node:fs'
import { refusals } from '../../../lib/kernel/refusal-table.ts'

/*
 * What a method may refuse with is what its docstring in the port names. The suites read it there, so that the text
 * and what they accept are the same.
 */

const textOf = (file: string): string =>
  readFileSync(new URL(`../../../lib/suppliers/${file}`, import.meta.url), 'utf8')
const ports = {
  air: textOf('air-host.ts'),
  ancillaries: textOf('air-ancillaries.ts'),
  changes: textOf('air-changes.ts'),
  orders: textOf('air-orders.ts'),
  refunds: textOf('air-refunds.ts'),
}
export type AirPort = keyof typeof ports

/** The docstring before a member of an interface; empty: it has none. */
function docstring(source: string, member: string): string {
  const [, text = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s+(?:readonly )?${member}\\??[(:<]`).exec(source) ?? []
  return text
}

/** Codes of the refusals that the port documents for a method. */
export function documentedRefusals(port: AirPort, method: string): string[] {
  const [, ...thrown] = docstring(ports[port], method).split('@throws Refusal')
  const named = [...thrown.join().matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => name)
  return named.flatMap((name) => {
    if (Object.hasOwn(refusals, name)) return name
    return name !== method && docstring(ports[port], name) ? documentedRefusals(port, name) : []
  })
}
