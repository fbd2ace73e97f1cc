/** What goes wrong with a card, besides a refusal of the issuer. */
export type CardFault = 'silent' | 'authorisationLost' | 'captureLost' | 'captureRefused' | 'refundLost'

/** How the sandbox's issuer treats a card. */
export interface CardBehaviour {
  /** The issuer refuses the authorisation with these words. */
  readonly declined?: string
  readonly fault?: CardFault
}

/** Card numbers of the sandbox that force a refusal or a fault. */
const magicCards: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': { declined: 'CARD DECLINED BY ISSUER' },
  '4000000000009995': { declined: 'INSUFFICIENT FUNDS' },
  '4000000000000069': { declined: 'CARD HAS EXPIRED' },
  '4000000000000127': { declined: 'SECURITY CODE IS WRONG' },
  // The authorisation takes effect, but its answer is lost.
  '4000000000000119': { fault: 'authorisationLost' },
  // The issuer never answers.
  '4000000000000507': { fault: 'silent' },
  // Authorised as any other card; then the capture or the refund takes effect and its answer is lost, or the
  // capture is refused.
  '4000000000000259': { fault: 'captureLost' },
  '4000000000000341': { fault: 'captureRefused' },
  '4000000000000424': { fault: 'refundLost' },
}

/** @param card undefined: the vault no longer has it */
export const behaviourOf = (card: { readonly number: string } | undefined): CardBehaviour =>
  card ? (magicCards[card.number] ?? {}) : { declined: 'CARD IS NO LONGER ON FILE' }
