/** First digits of the numbers of a scheme, by its two-letter code. Source: the ranges that the schemes publish. */
const firstDigits: Readonly<Record<string, RegExp>> = {
  VI: /^4/,
  CA: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  AX: /^3[47]/,
  DC: /^(30[0-59]|3[689])/,
  DS: /^(6011|62|64[4-9]|65)/,
  JC: /^(352[89]|35[3-8])/,
  TP: /^1/,
  UP: /^(62|81)/,
}

/** Two codes of one scheme that clients send. */
const sameScheme: Readonly<Record<string, string>> = { MC: 'CA', JB: 'JC', DI: 'DS', CU: 'UP' }

/** The code of a card's scheme: Mastercard is `CA`, whether the client sends that or `MC`. */
export const schemeOf = (cardCode: string): string => sameScheme[cardCode] ?? cardCode

/**
 * Whether a card number can be one of the scheme that came with it.
 *
 * @param mask as `maskCardNumber` makes it; one that hides the first digits says nothing
 * @returns true for a scheme that is not known here
 */
export function fitsScheme(mask: string, cardCode: string): boolean {
  const digits = firstDigits[schemeOf(cardCode)]
  return !digits || !/^\d{4}/.test(mask) || digits.test(mask)
}
