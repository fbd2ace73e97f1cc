/** First digits of the card numbers of each brand, by its two-letter code. Source: ISO/IEC 7812 ranges of the brands. */
const numbersByBrand: Readonly<Record<string, RegExp>> = {
  VI: /^4/,
  CA: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  AX: /^3[47]/,
  DC: /^3(0[0-5]|[689])/,
  JC: /^35/,
  DS: /^6(011|4[4-9]|5)/,
}

/** Two codes of one brand: hotels and airlines name it differently. */
const sameBrands: Readonly<Record<string, string>> = { MC: 'CA' }

/** The brand that a code means: `MC` is `CA`. */
export const brandOf = (code: string): string => {
  const upper = code.toUpperCase()
  return sameBrands[upper] ?? upper
}

/** Whether a card may have the number. @param number its first digits suffice; a code that is not listed has any number */
export const isNumberOfBrand = (number: string, code: string): boolean =>
  numbersByBrand[brandOf(code)]?.test(number) ?? true
