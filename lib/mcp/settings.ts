import type { ClientSettings, PasswordGrant } from '../client/index.ts'
import { fromDecimal, type Money } from '../kernel/money.ts'

/** Variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What pays for tickets: never an argument of a tool, and in no answer. */
export interface Card {
  /** `VI`, `CA`, `AX` */
  readonly code: string
  readonly number: string
  /** MMYY */
  readonly expires: string
  readonly securityCode: string | undefined
}

export interface McpSettings {
  readonly client: ClientSettings
  /** Where people confirm: the console of the embedded service. */
  readonly origin: string
  /** Undefined: nothing may be spent. */
  readonly limit: Money | undefined
  /** Undefined: nothing can be paid. */
  readonly card: Card | undefined
}

/** What a service on this machine needs no setting for. */
export interface LocalDefaults {
  /** Version of the interface in its path: `11`. */
  readonly stage: string
  readonly account: Omit<PasswordGrant, 'tokenUrl'>
}

/** A card that every sandbox accepts. */
const sandboxCard = 'VI 4111111111111111 1231 737'

const isOnThisMachine = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/**
 * @throws Error a variable is missing or cannot be read; the text repeats no secret
 */
export function readSettings(environment: Environment, { stage, account }: LocalDefaults): McpSettings {
  const service = new URL(environment.TRIPWRIGHT_URL ?? 'http://127.0.0.1:8011')
  const isLocal = isOnThisMachine(service)
  const needed = (name: string, local: string): string => {
    const value = environment[name] ?? (isLocal ? local : undefined)
    if (value === undefined) throw new Error(`Set ${name}: ${service.origin} is not on this machine.`)
    return value
  }
  const card = environment.MCP_CARD ?? (isLocal ? sandboxCard : undefined)
  const [accessGroup, pcc] = [environment.TRIPWRIGHT_ACCESS_GROUP, environment.TRIPWRIGHT_PCC]
  return {
    client: {
      baseUrl: service.pathname === '/' ? `${service.origin}/${stage}` : service.href,
      access: {
        tokenUrl: needed('TRIPWRIGHT_TOKEN_URL', `${service.origin}/oauth/token`),
        clientId: needed('TRIPWRIGHT_CLIENT_ID', account.clientId),
        clientSecret: needed('TRIPWRIGHT_CLIENT_SECRET', account.clientSecret),
        username: needed('TRIPWRIGHT_USERNAME', account.username),
        password: needed('TRIPWRIGHT_PASSWORD', account.password),
      },
      headers: { 'User-Agent': 'tripwright-mcp' },
      ...(accessGroup !== undefined && { accessGroup }),
      ...(pcc !== undefined && { pcc }),
    },
    origin: service.origin,
    limit: environment.MCP_SPEND_LIMIT === undefined ? undefined : readLimit(environment.MCP_SPEND_LIMIT),
    card: card === undefined ? undefined : readCard(card),
  }
}

/** `1500 USD` */
function readLimit(text: string): Money {
  const [, amount, currency] = /^(\d{1,9}(?:\.\d{1,4})?) ([A-Z]{3})$/.exec(text.trim()) ?? []
  if (amount === undefined || currency === undefined)
    throw new Error(`MCP_SPEND_LIMIT is an amount and a currency, as "1500 USD"; it was "${text}".`)
  return fromDecimal(Number(amount), currency)
}

/** `VI 4111111111111111 1231 737`: the text of the error leaves out what was given. */
function readCard(text: string): Card {
  const [, code, number, expires, securityCode] =
    /^([A-Z]{2}) (\d{12,19}) (\d{4})(?: (\d{3,4}))?$/.exec(text.trim()) ?? []
  if (code === undefined || number === undefined || expires === undefined)
    throw new Error('MCP_CARD is type, number, expiry (MMYY) and security code, with spaces between them.')
  return { code, number, expires, securityCode }
}
