import type { EpochMs } from '../kernel/instant.ts'

/**
 * A payment card in clear text. It exists only between the edge and the vault, and between the vault and the
 * payment gateway.
 */
export interface Card {
  /** Digits only. */
  readonly number: string
  /** Security code; in the vault for minutes at most, and deleted after the authorisation. */
  readonly code?: string
}

/** The token by which a payment service provider knows a card. As confidential here as a card. */
export interface ProviderToken {
  readonly pspToken: string
}

/** The confidential part of a means of payment: kept under one token of the vault. */
export type PaymentSecrets = (Card | ProviderToken) & {
  /**
   * Authentication value of 3-D Secure (CAVV, AAV), good for one payment; in the vault as long as a security
   * code.
   */
  readonly authenticationValue?: string
}

/** The secrets that a payment gateway gets in the clear. */
export interface OrderSecrets {
  readonly pspToken?: string
  readonly authenticationValue?: string
}

/**
 * Keeps payment cards, and tokens of payment service providers, encrypted, per tenant, under tokens that
 * reveal nothing about them. Everything outside the vault and the payment gateway works with tokens and masks.
 */
export interface CardVault extends CardRemoval {
  /**
   * Keeps a card for a day, for the commit that may come; security code and authentication value for half an hour.
   *
   * @param token new, and revealing nothing about the card
   */
  keep(tenantId: string, token: string, secrets: PaymentSecrets, now: EpochMs): Promise<void>
  /** Keeps the card for 30 days from now, because a commit uses it. A no-op for an unknown token. */
  retain(tenantId: string, token: string, now: EpochMs): Promise<void>
  /**
   * The card, or undefined when the token is unknown, another tenant's, or has expired, or stands for no card.
   */
  open(tenantId: string, token: string, now: EpochMs): Promise<Card | undefined>
  /** What is there beside a card; nothing of a card is decrypted. */
  openOrderSecrets(tenantId: string, token: string, now: EpochMs): Promise<OrderSecrets>
  /**
   * Deletes security code and authentication value, which must not be stored after the authorisation.
   */
  forgetAuthenticationData(tenantId: string, token: string): Promise<void>
}

/** Deletes cards. */
export interface CardRemoval {
  /** Deletes all that is kept under the token. A no-op for an unknown one. */
  forget(tenantId: string, token: string): Promise<void>
}

/** `411111XXXXXX1111`: the maximum of a card number that an answer or a log may contain. */
export const maskCardNumber = (number: string): string =>
  number.length < 13
    ? 'X'.repeat(number.length)
    : `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`

const tokenMaskLength = 16

/**
 * `XXXXXXXXXXXX4242`: of a provider's token its end. Of one with fewer than 13 characters nothing is shown.
 */
export const maskToken = (token: string): string =>
  token.length < 13 ? 'X'.repeat(tokenMaskLength) : token.slice(-4).padStart(tokenMaskLength, 'X')

/** Check digit of a card number (Luhn). */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  let sum = 0
  for (let at = 0; at < number.length; at++) {
    const digit = Number(number[number.length - 1 - at])
    const value = at % 2 === 0 ? digit : digit * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
