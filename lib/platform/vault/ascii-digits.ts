// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
const otherThanAscii = /[^\x00-\x7f]/

export const isAscii = (text: string): boolean => !otherThanAscii.test(text)

/** Digits of any script, in circles, raised and the like as ASCII digits; other characters as they are. */
export const asciiDigits = (text: string): string =>
  isAscii(text) ? text : text.replace(/[\p{Nd}\p{No}]/gu, (char) => String(digitOf(char) ?? char))

const known = new Map<string, number | undefined>()

/** The value of a digit; undefined: a numeral that is no digit, such as a half. */
function digitOf(char: string): number | undefined {
  if (!known.has(char)) known.set(char, /\p{Nd}/u.test(char) ? placeInBlock(char) : plainDigit(char))
  return known.get(char)
}

/** Decimal digits of a script are ten characters in a row; some scripts follow another directly. */
function placeInBlock(char: string): number {
  const code = char.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

function plainDigit(char: string): number | undefined {
  const plain = char.normalize('NFKC')
  return /^\d$/.test(plain) ? Number(plain) : undefined
}
