const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const letters = (count: number): string =>
  count < 26 ? String.fromCharCode(65 + count) : letters(Math.floor(count / 26) - 1) + letters(count % 26)

const made = {
  name: (count: number) => `NAME${letters(count)}`,
  number: (count: number) => `${5550100 + count}`,
  email: (count: number) => `person${count + 1}@example.test`,
}

export interface Pseudonyms {
  /** What stands for the text: the same each time, whatever its letter case. */
  readonly of: (kind: keyof typeof made, text: string) => string
  /** The text with what is known to be personal replaced wherever it is a word, with or without a title behind it. */
  readonly inText: (text: string) => string
}

/** Shorter words mean too many things. */
const leastLetters = 3

export function pseudonyms(): Pseudonyms {
  const known = new Map<string, string>()
  const counts = { name: 0, number: 0, email: 0 }
  let pattern: RegExp | undefined

  function patternOfWords(): RegExp {
    const words = [...known.keys()].filter((word) => word.length >= leastLetters)
    const anyOf = words.sort((a, b) => b.length - a.length).map(escaped)
    return new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${anyOf.join('|')})(?=(?:MRS?|MS|MISS|MSTR|DR)?(?![\\p{L}\\p{N}]))`,
      'giu',
    )
  }

  return {
    of(kind, text) {
      const key = text.toLowerCase()
      const given = known.get(key)
      if (given !== undefined) return given
      const pseudonym = made[kind](counts[kind]++)
      known.set(key, pseudonym)
      known.set(key.replaceAll(/[\s'-]/g, ''), pseudonym)
      pattern = undefined
      return pseudonym
    },
    inText(text) {
      if (known.size === 0) return text
      pattern ??= patternOfWords()
      return text.replace(pattern, (word) => known.get(word.toLowerCase()) ?? word)
    },
  }
}
