import type { ThreeDSecure } from '../../suppliers/payment-gateway.ts'

/** What goes wrong with a card, besides a refusal of the issuer. */
export type CardFault = 'silent' | 'authorisationLost' | 'captureLost' | 'captureRefused' | 'refundLost'

/** How the sandbox's issuer treats a card. */
export type CardBehaviour =
  | { readonly kind: 'approved' }
  /** The issuer refuses the authorisation with these words. */
  | { readonly kind: 'declined'; readonly reason: string }
  /** The issuer wants the holder authenticated; approved when an authentication comes with the payment. */
  | { readonly kind: 'challenged' }
  | { readonly kind: 'faulty'; readonly fault: CardFault }

type MagicValues = Readonly<Record<string, CardBehaviour & { readonly does: string }>>

const declined = (reason: string, does: string) => ({ kind: 'declined', reason, does }) as const
const faulty = (fault: CardFault, does: string) => ({ kind: 'faulty', fault, does }) as const

const notAuthenticated = {
  kind: 'challenged',
  does: 'refused without a 3-D Secure authentication, 4188 and `Partial`; approved with one',
} as const
const unanswered = faulty('silent', 'the issuer never answers: `Partial`, booked but not ticketed')
const authorisationLost = faulty(
  'authorisationLost',
  'authorised but the answer is lost; it is found and tickets are issued',
)
const captureLost = faulty(
  'captureLost',
  'the answer to the capture is lost; it is found and tickets are issued',
)
const captureRefused = faulty('captureRefused', 'the capture is refused; the tickets are voided: `Partial`')
const refundLost = faulty('refundLost', 'the answer to a refund is lost; it is found and not repeated')

/** Card numbers of the sandbox that force a refusal or a fault; docs/sandbox.md prints what they do. */
export const magicCards: MagicValues = {
  '4000000000000002': declined('CARD DECLINED BY ISSUER', 'declined by the issuer: `Partial`'),
  '4000000000009995': declined('INSUFFICIENT FUNDS', 'insufficient funds: `Partial`'),
  '4000000000000069': declined('CARD HAS EXPIRED', 'the card has expired: `Partial`'),
  '4000000000000127': declined('SECURITY CODE IS WRONG', 'the security code is wrong: `Partial`'),
  '4000000000003220': notAuthenticated,
  '4000000000000119': authorisationLost,
  '4000000000000507': unanswered,
  '4000000000000259': captureLost,
  '4000000000000341': captureRefused,
  '4000000000000424': refundLost,
}

/** The same for tokens of a payment service provider. Letters and digits, as a strict client sends them. */
export const magicTokens: MagicValues = {
  tokDeclined: declined('CARD DECLINED BY ISSUER', 'declined by the issuer: `Partial`'),
  tokNoFunds: declined('INSUFFICIENT FUNDS', 'insufficient funds: `Partial`'),
  tokUnknown: declined('TOKEN IS UNKNOWN', 'the provider does not know the token: `Partial`'),
  tokChallenge: notAuthenticated,
  tokAnswerLost: authorisationLost,
  tokSilent: unanswered,
  tokCaptureLost: captureLost,
  tokCaptureRefused: captureRefused,
  tokRefundLost: refundLost,
}

const behaviourIn = (values: MagicValues, value: string): CardBehaviour =>
  Object.hasOwn(values, value) ? (values[value] ?? approved) : approved
const approved: CardBehaviour = { kind: 'approved' }

/**
 * @param card undefined: the vault no longer has it
 * @param values the numbers that force something
 */
export const behaviourOfCard = (
  card: { readonly number: string } | undefined,
  values: MagicValues,
): CardBehaviour =>
  card ? behaviourIn(values, card.number) : { kind: 'declined', reason: 'CARD IS NO LONGER ON FILE' }

export const behaviourOfToken = (token: string, values: MagicValues): CardBehaviour =>
  behaviourIn(values, token)

/** ECI of a holder who was not authenticated. */
const unauthenticated: ReadonlySet<string> = new Set(['00', '07'])

/** Whether the issuer is content with an authentication: it succeeded or was attempted, and proves so. */
export const isAuthenticated = ({
  status = 'Y',
  eci = '',
  authenticationValue,
  transactionId,
}: ThreeDSecure = {}): boolean =>
  ['Y', 'A'].includes(status) &&
  !unauthenticated.has(eci) &&
  (authenticationValue !== undefined || transactionId !== undefined)
