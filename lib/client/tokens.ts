import { isJson, parsed, textOf } from './json.ts'
import { errorsIn } from './notice.ts'
import { randomName } from './random-name.ts'
import { HostUnreachable, Refusal } from './refusal.ts'
import type { ClientSettings, PasswordGrant } from './settings.ts'
import { deliver } from './transport.ts'

interface Token {
  readonly value: string
  /** By the clock of `performance.now()`. */
  readonly usableUntilMs: number
}

/** A token is renewed so long before it expires. */
const reserveMs = 60_000

export interface Tokens {
  /** A token that the host should accept; of many callers one fetches it. */
  current(): Promise<string>
  /** The host refused this one: the next call fetches another. */
  reject(token: string): void
}

/**
 * Tokens of an account, kept until they expire.
 *
 * @throws Refusal the account is not accepted
 * @throws HostUnreachable
 */
export function tokensOf(settings: Pick<ClientSettings, 'access' | 'fetch' | 'retry'>): Tokens {
  let token: Promise<Token> | undefined
  let known: Token | undefined

  function renewed(): Promise<Token> {
    const fetched = fetchToken(settings)
    token = fetched
    fetched.then(
      (value) => {
        known = value
      },
      () => {
        if (token === fetched) token = undefined
      },
    )
    return fetched
  }

  return {
    async current() {
      if (known && known.usableUntilMs <= performance.now()) {
        known = undefined
        token = undefined
      }
      return (await (token ?? renewed())).value
    },
    reject(value) {
      if (known?.value !== value) return
      known = undefined
      token = undefined
    },
  }
}

async function fetchToken({
  access,
  ...settings
}: Pick<ClientSettings, 'access' | 'fetch' | 'retry'>): Promise<Token> {
  if ('token' in access) return { value: await access.token(), usableUntilMs: Number.POSITIVE_INFINITY }
  const traceId = randomName()
  const outcome = await deliver(
    {
      url: access.tokenUrl,
      method: 'POST',
      headers: { TraceId: traceId },
      body: formOf(access),
      repetition: 'safe',
    },
    settings,
  )
  if (outcome.kind === 'no answer')
    throw new HostUnreachable({ operation: 'token', traceId, idempotencyKey: undefined }, outcome.cause)
  const { status, text } = outcome.answer
  const answer = parsed(text)
  const value = isJson(answer) ? textOf(answer.access_token) : undefined
  if (value === undefined || !isJson(answer)) {
    const [first] = errorsIn(answer, '')
    const notice = first ?? {
      code: `${status}`,
      message: 'no token in the answer',
      category: '',
      details: {},
    }
    throw new Refusal([notice], { operation: 'token', status, traceId, transactionId: undefined, answer })
  }
  const lifetimeMs = Number(answer.expires_in ?? Number.POSITIVE_INFINITY) * 1000
  return { value, usableUntilMs: performance.now() + Math.max(lifetimeMs - reserveMs, lifetimeMs / 2) }
}

const formOf = ({ clientId, clientSecret, username, password }: PasswordGrant): URLSearchParams =>
  new URLSearchParams({
    grant_type: 'password',
    client_id: clientId,
    client_secret: clientSecret,
    username,
    password,
  })
