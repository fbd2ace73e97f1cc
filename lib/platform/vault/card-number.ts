import { passesLuhn } from '../../payment/card-vault.ts'

/**
 * First digits of card numbers by their length. Source: the ranges that the schemes publish (Visa, Mastercard,
 * Maestro, American Express, Diners Club, Discover, JCB, UnionPay, Mir, RuPay, Troy).
 */
const ranges: Readonly<Record<number, RegExp>> = {
  14: /^(30[0-59]|3[689])/,
  15: /^(3[47]|2131|1800)/,
  16: /^(4|5[0-8]|6|8[12]|9792|30[0-59]|3[689]|352[89]|35[3-8]|220[0-4]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  17: /^(5[06-8]|6|8[12]|352[89]|35[3-8]|220[0-4])/,
  18: /^(5[06-8]|6|8[12]|352[89]|35[3-8]|220[0-4])/,
  19: /^(4|5[06-8]|6|8[12]|352[89]|35[3-8]|220[0-4])/,
}

/** Lengths that the search for card numbers has to look at; 13: the first numbers of Visa. */
export const cardLengths = { least: 13, most: 19 } as const

/**
 * Whether digits are a card number, by length, issuer and check digit. Numbers of UATP (15 digits that begin with 1)
 * count in one piece or as 4-5-6 only, because other numbers look like them.
 *
 * @param groups lengths of the groups in which the digits are written, `[4, 4, 4, 4]`
 */
export function isCardNumber(digits: string, groups: readonly number[]): boolean {
  if (digits.length === 15 && digits.startsWith('1') && !digits.startsWith('1800'))
    return (groups.length === 1 || String(groups) === '4,5,6') && passesLuhn(digits)
  return (ranges[digits.length]?.test(digits) ?? false) && passesLuhn(digits)
}

/**
 * Whether 13 digits are a card number of Visa, which has not issued any for decades: ticket numbers have as many, so
 * they only count behind `VI` or `VISA`.
 *
 * @param before the text directly before them
 */
export const isShortCardNumber = (digits: string, before: string): boolean =>
  digits.startsWith('4') && /VI(SA)?[^\p{L}\p{N}]{0,3}$/iu.test(before) && passesLuhn(digits)
