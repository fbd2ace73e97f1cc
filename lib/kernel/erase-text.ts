/** What stands where a traveler's data was. */
export const tombstone = 'ERASED'

/** Members that say what was sold and by whom: facts of suppliers and agencies, never of a traveler. */
const facts: ReadonlySet<string> = new Set([
  'itinerary',
  'property',
  'agency',
  'flight',
  'booking',
  'locator',
])
/** Members in which a text of one word is a name. */
const named = /^(given|surname|middle|name|\w*Name|value|text|\w*Text)$/i

/** A number or an address: nothing else is the same by chance. */
const isUnmistakable = (text: string): boolean => text.length > 5 && /[\d@]/.test(text)

const anyOf = (texts: readonly string[]): RegExp | undefined => {
  if (texts.length === 0) return undefined
  const words = texts.toSorted((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{N}])`, 'giu')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A value without some texts: wherever one stands as a word of its own, a tombstone stands. Codes and identifiers stay,
 * which are one word and no name; a number or an address goes from them, too.
 */
export function eraseTexts<T>(value: T, texts: readonly string[]): T {
  const [inTexts, anywhere] = [anyOf(texts), anyOf(texts.filter(isUnmistakable))]
  if (!inTexts) return value
  const walk = (one: unknown, key: string): unknown => {
    if (typeof one === 'string') {
      const isText = named.test(key) || /[^\p{L}\p{N}-]/u.test(one)
      const wanted = isText ? inTexts : anywhere
      return wanted ? one.replace(wanted, tombstone) : one
    }
    if (Array.isArray(one)) return one.map((entry) => walk(entry, key))
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one).map(([name, member]) => [name, facts.has(name) ? member : walk(member, name)]),
    )
  }
  return JSON.parse(JSON.stringify(walk(value, '')))
}
