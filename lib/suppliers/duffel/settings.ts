import type { HostContext } from '../host-context.ts'

/**
 * What rests on a guess about Duffel and touches money. Nobody could try it with an account: each is tried with a test
 * token and named in `DUFFEL_VERIFIED` before a live token is taken.
 */
export const guesses = {
  oneOrderPerSearch: 'a second order of an offer, or of another one of its search, is refused',
  laterOrders: 'an order that was answered with 200 or 202 is listed under its offer once it is made',
  absenceIsFinal: 'an order that is not listed under its offer 70 minutes after it was sent was not made',
  nothingAfter503: 'an order or payment that was answered with 503 was not made',
  voidWindow: '`void_window_ends_at`: until then a cancellation gives everything back',
  documents: '`documents` of an order name each ticket, perhaps some time after it was paid',
  metadata: '`metadata` of an order stay through hold, payment and change',
  signature: 'deliveries are signed as the service checks it',
  alreadyPaid: 'a second payment of an order is refused',
} as const
export type Guess = keyof typeof guesses

/** Settings of the adapter, beside its token. */
export interface DuffelSettings {
  /** Without a slash at its end. */
  readonly url: string
  readonly verified: ReadonlySet<Guess>
  /** Age of a child whose age the client did not send. Source: guess. */
  readonly childAge: number
}

/**
 * The secret is the token; after a space, the secret with which Duffel signs its deliveries, where there is a webhook.
 */
export const tokenOf = (secret: string): string => secret.trim().split(/\s+/)[0] ?? ''
export const webhookSecretOf = (secret: string): string | undefined => secret.trim().split(/\s+/)[1]

export const isLiveToken = (token: string): boolean => token.startsWith('duffel_live_')

/** @throws Error that says in one line which setting is wrong */
export function readSettings({ setting }: Pick<HostContext, 'setting'>): DuffelSettings {
  const url = (setting('URL') ?? 'https://api.duffel.com').replace(/\/$/, '')
  if (!URL.canParse(url)) throw new Error(`DUFFEL_URL is no URL: "${url}"`)
  const childAge = Number(setting('CHILD_AGE') ?? '8')
  if (!Number.isInteger(childAge) || childAge < 2 || childAge > 11)
    throw new Error('DUFFEL_CHILD_AGE must be a whole number from 2 to 11')
  return { url, verified: readVerified(setting('VERIFIED')), childAge }
}

const isGuess = (name: string): name is Guess => Object.hasOwn(guesses, name)

function readVerified(text = ''): ReadonlySet<Guess> {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const unknown = names.find((name) => !isGuess(name))
  if (unknown !== undefined)
    throw new Error(`DUFFEL_VERIFIED names "${unknown}"; it may name ${Object.keys(guesses).join(', ')}`)
  return new Set(names.filter(isGuess))
}

/**
 * A live token buys real tickets: it is taken when the operator says so, and has verified what is guessed.
 *
 * @throws Error that says in one line what is missing
 */
export function requireAllowed(token: string, { setting }: Pick<HostContext, 'setting'>): void {
  if (!token.startsWith('duffel_test_') && !isLiveToken(token))
    throw new Error('DUFFEL_TOKEN must begin with duffel_test_ or duffel_live_')
  if (!isLiveToken(token)) return
  if (setting('LIVE') !== 'on')
    throw new Error('DUFFEL_TOKEN is a live one: set DUFFEL_LIVE=on if real tickets are meant')
  const verified = readVerified(setting('VERIFIED'))
  const missing = Object.keys(guesses).filter((name) => isGuess(name) && !verified.has(name))
  if (missing.length > 0)
    throw new Error(
      `DUFFEL_VERIFIED must name what was verified with a test token; missing: ${missing.join(', ')}`,
    )
}
