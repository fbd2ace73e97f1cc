import type { HeaderMeaning } from '../../contract/dialect.ts'
import { headerNames } from '../../contract/dialect.ts'
import type { Headers } from '../../contract/request-context.ts'
import { maskIdentifier } from '../vault/mask-text.ts'

/** Every spelling with what it means; the earlier spelling of two counts. */
const meanings: ReadonlyMap<string, { readonly meaning: HeaderMeaning; readonly rank: number }> = new Map(
  Object.entries(headerNames).flatMap(([meaning, names]) =>
    names.map((name, rank) => [name, { meaning: meaning as HeaderMeaning, rank }] as const),
  ),
)

/**
 * Reads request headers by meaning, whatever spelling and letter case the client chose; empty values count as
 * absent. Card numbers are masked: headers are logged, kept and returned.
 */
export function readHeaders(sent: Readonly<Record<string, string | undefined>> | null): Headers {
  const found = new Map<HeaderMeaning, { readonly value: string; readonly rank: number }>()
  for (const [name, text] of Object.entries(sent ?? {})) {
    const known = meanings.get(name) ?? meanings.get(name.toLowerCase())
    const value = known && text?.trim()
    if (known && value && known.rank <= (found.get(known.meaning)?.rank ?? known.rank))
      found.set(known.meaning, { value: maskIdentifier(value), rank: known.rank })
  }
  return (meaning) => found.get(meaning)?.value
}
