/**
 * Letters whose transliteration is not the letter without its marks. Those of the Latin and Cyrillic alphabets are of
 * ICAO Doc 9303, part 3, section 6; Greek letters of ELOT 743, which Greek passports follow.
 */
const letters = readLetters(`
  Ä AE Å AA Æ AE Ö OE Ø OE Ü UE Œ OE ẞ SS Þ TH Ð D Đ D Ł L Ħ H Ŋ N Ŧ T Ə E
  А A Б B В V Г G Ґ G Ѓ G Д D Ђ D Е E Ё E Є IE Ж ZH З Z Ѕ DZ И I І I Ї I Й I Ј J К K Ќ K Л L Љ LJ М M Н N Њ NJ О O П P
  Р R С S Т T Ћ C У U Ў U Ф F Х KH Ц TS Ч CH Џ DZ Ш SH Щ SHCH Ъ IE Ы Y Ь - Ѣ IE Э E Ю IU Я IA
  Α A Β V Γ G Δ D Ε E Ζ Z Η I Θ TH Ι I Κ K Λ L Μ M Ν N Ξ X Ο O Π P Ρ R Σ S Τ T Υ Y Φ F Χ CH Ψ PS Ω O
`)

function readLetters(table: string): ReadonlyMap<string, string> {
  const words = table.trim().split(/\s+/)
  const pairs = words.flatMap((letter, index): [string, string][] =>
    index % 2 === 0 ? [[letter, (words[index + 1] ?? '').replace('-', '')]] : [],
  )
  return new Map(pairs)
}

const apostrophes = /['’‘‛`´′ʹʻʼʾʿ＇]/g
const separators = /[\p{Pd}.·\s]+/gu
const vowelOrVoiced = '[ΑΕΗΙΟΥΩΒΓΔΖΛΜΝΡ]'

/**
 * Pairs of Greek letters that are transliterated together. A diaeresis on the second letter separates them.
 */
const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/ΟΥ(?!\u0308)/g, 'OU'],
  [new RegExp(`([ΑΕΗ])Υ(?!\u0308)(?=${vowelOrVoiced})`, 'g'), '$1V'],
  [/([ΑΕΗ])Υ(?!\u0308)/g, '$1F'],
  [/(^|\s)ΜΠ/g, '$1B'],
  [/Γ(?=[ΓΞΧ])/g, 'N'],
]

/**
 * A name in the capitals A to Z and spaces, as machine-readable lines of passports, tickets and suppliers have it: `Zoë
 * O’Grødahl-Петров` is `ZOE OGROEDAHL PETROV`. Apostrophes are dropped, hyphens and periods separate. Characters of other
 * scripts, digits and signs stay as they are: `isLatinName` is then false.
 *
 * No library does it: those for text romanise by sound (`Я` becomes `YA`, `Ü` becomes `U`), and not as passports do.
 *
 * Source: ICAO Doc 9303, part 3; umlauts in the manner of German passports (`UE`) in all languages are a guess.
 */
export function latinName(name: string): string {
  const capitals = name.replace(apostrophes, '').normalize('NFKC').toUpperCase().replace(apostrophes, '')
  const latin = Array.from(capitals, (letter) =>
    /\p{Script=Greek}/u.test(letter) ? letter : toLatin(letter),
  )
  return Array.from(greekToLatin(latin.join('').normalize('NFD')), toLatin)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(separators, ' ')
    .trim()
}

const toLatin = (letter: string): string => letters.get(letter) ?? letter

const greekToLatin = (text: string): string =>
  greekPairs.reduce(
    (changed, [pair, latin]) => changed.replace(pair, latin),
    text.replace(/(?!\u0308)\p{M}/gu, ''),
  )

/** Whether a name as `latinName` makes it has A to Z only. */
export const isLatinName = (name: string): boolean => /^[A-Z]+( [A-Z]+)*$/.test(name)

/** Whether a name as `latinName` makes it has letters that it cannot write in A to Z. */
export const hasOtherScript = (name: string): boolean => /[^\P{L}A-Z]/u.test(name)
