import type { HeaderMeaning } from '../contract/dialect.ts'
import { headerNames } from '../contract/dialect.ts'

export type Headers = (meaning: HeaderMeaning) => string | undefined

/** Reads request headers by meaning, whatever spelling and letter case the client chose; empty values count as absent. */
export function readHeaders(sent: Readonly<Record<string, string | undefined>> | null): Headers {
  const lowerCased = new Map(Object.entries(sent ?? {}).map(([name, value]) => [name.toLowerCase(), value?.trim()]))
  return (meaning) => headerNames[meaning].map((name) => lowerCased.get(name)).find(Boolean)
}
