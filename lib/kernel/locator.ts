import { createHash } from 'node:crypto'
import { derivedId } from './derived-id.ts'

/** Letters and digits that cannot be taken for one another when read out or written down. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Six characters made from a text: the same text gives the same locator.
 *
 * @param attempt another one, when the first is taken
 */
export function locatorFrom(text: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${text}#${attempt}`).digest()
  const characters = [...digest.subarray(0, 6)].map((byte) => alphabet[byte % alphabet.length])
  // A locator starts with a letter, so that it is not mistaken for a number.
  return [alphabet[8 + ((digest[6] ?? 0) % 24)], ...characters.slice(1)].join('')
}

/**
 * The id of the reservation that a locator leads to, in UUID form. Derived, so that a locator finds its
 * reservation in one consistent read and no two reservations of a tenant can have the same locator.
 */
export const reservationIdOf = (accessGroup: string, locator: string): string =>
  derivedId(`${accessGroup}#${locator}`)
