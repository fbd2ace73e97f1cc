/** What goes wrong with a card, besides a refusal of the issuer. */
export type CardFault = 'silent' | 'authorisationLost' | 'captureLost' | 'captureRefused' | 'refundLost'

/** How the sandbox's issuer treats a card. */
export interface CardBehaviour {
  /** The issuer refuses the authorisation with these words. */
  readonly declined?: string
  readonly fault?: CardFault
}

/** Card numbers of the sandbox that force a refusal or a fault; docs/sandbox.md prints what they do. */
export const magicCards: Readonly<Record<string, CardBehaviour & { readonly does: string }>> = {
  '4000000000000002': { declined: 'CARD DECLINED BY ISSUER', does: 'declined by the issuer: `Partial`' },
  '4000000000009995': { declined: 'INSUFFICIENT FUNDS', does: 'insufficient funds: `Partial`' },
  '4000000000000069': { declined: 'CARD HAS EXPIRED', does: 'the card has expired: `Partial`' },
  '4000000000000127': { declined: 'SECURITY CODE IS WRONG', does: 'the security code is wrong: `Partial`' },
  '4000000000000119': {
    fault: 'authorisationLost',
    does: 'authorised but the answer is lost; it is found and tickets are issued',
  },
  '4000000000000507': {
    fault: 'silent',
    does: 'the issuer never answers: `Partial`, booked but not ticketed',
  },
  '4000000000000259': {
    fault: 'captureLost',
    does: 'the answer to the capture is lost; it is found and tickets are issued',
  },
  '4000000000000341': {
    fault: 'captureRefused',
    does: 'the capture is refused; the tickets are voided: `Partial`',
  },
  '4000000000000424': {
    fault: 'refundLost',
    does: 'the answer to a refund is lost; it is found and not repeated',
  },
}

/**
 * @param card undefined: the vault no longer has it
 * @param magic the cards that force something, by number
 */
export const behaviourOf = (
  card: { readonly number: string } | undefined,
  magic: Readonly<Record<string, CardBehaviour>>,
): CardBehaviour => (card ? (magic[card.number] ?? {}) : { declined: 'CARD IS NO LONGER ON FILE' })
