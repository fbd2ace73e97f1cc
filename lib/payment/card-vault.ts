import type { EpochMs } from '../kernel/instant.ts'

/**
 * A payment card in clear text. It exists only between the edge and the vault, and between the vault and the
 * payment gateway.
 */
export interface Card {
  /** Digits only. */
  readonly number: string
  /** Security code; deleted from the vault after the authorisation. */
  readonly code?: string
}

/**
 * Keeps payment cards encrypted, per tenant, under tokens that reveal nothing about them. Everything outside
 * the vault and the payment gateway works with tokens and masks.
 */
export interface CardVault {
  /** @param token new, and revealing nothing about the card */
  keep(tenantId: string, token: string, card: Card, now: EpochMs): Promise<void>
  /** The card, or undefined when the token is unknown, another tenant's, or has expired. */
  open(tenantId: string, token: string, now: EpochMs): Promise<Card | undefined>
  /** Deletes the security code, which must not be stored after the authorisation. */
  forgetCode(tenantId: string, token: string): Promise<void>
}

/** `411111XXXXXX1111`: the maximum of a card number that an answer or a log may contain. */
export const maskCardNumber = (number: string): string =>
  number.length < 13
    ? 'X'.repeat(number.length)
    : `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`

/** Check digit of a card number (Luhn). */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
