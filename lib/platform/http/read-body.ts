import { createHash } from 'node:crypto'
import type middy from '@middy/core'
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Ids } from '../../kernel/ids.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { scrubCards } from '../vault/scrub.ts'
import type { CallEvent } from './call.ts'
import { InvalidInput } from './invalid-input.ts'

/**
 * The body as JSON without card data: nothing behind this step sees a card number, a provider's token or a
 * security code, only masks and, on routes that take cards, the tokens under which the vault will keep them.
 *
 * @throws Refusal `bodyTooLarge`
 * @throws InvalidInput not JSON, nested too deeply, or with more cards than a request may have
 */
export const readBody = (
  platform: () => { readonly ids: Ids },
): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    const sent = event.isBase64Encoded
      ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
      : (event.body ?? '')
    // Some platforms write a byte order mark before what they send.
    const text = sent.replace(/^\uFEFF/, '')
    if (Buffer.byteLength(text) > sizes.bodyBytes)
      throw new Refusal('bodyTooLarge', { limit: String(sizes.bodyBytes) })
    requireShallow(text)
    const { call } = event
    const { body, cards } = scrubCards(parseJson(text))
    call.body = body
    if (call.headers('idempotencyKey') !== undefined) call.fingerprint = fingerprintOf(event)
    if (!call.route.takesCards) return
    if (cards.length > counts.formsOfPaymentPerList)
      throw new InvalidInput([
        {
          path: 'CardNumber',
          problem: `MUST NOT STAND MORE THAN ${counts.formsOfPaymentPerList} TIMES IN A REQUEST`,
        },
      ])
    call.cards = cards.map(({ secrets, place }) => {
      const token = platform().ids.uuid()
      place.token = token
      return { secrets, token }
    })
  },
})

/** Of the request as sent, before every card gets a new token. */
const fingerprintOf = ({ httpMethod, path, multiValueQueryStringParameters, call }: CallEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([httpMethod, path, multiValueQueryStringParameters ?? {}, call.body ?? null]))
    .digest('base64url')

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body, which may hold a card: it goes nowhere.
    throw new InvalidInput([{ path: '', problem: 'BODY IS NOT JSON' }])
  }
}

/** Counts brackets outside strings, so that no deeper step can run out of stack. */
function requireShallow(text: string): void {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') depth--
    if (depth > sizes.jsonDepth)
      throw new InvalidInput([{ path: '', problem: `BODY IS NESTED DEEPER THAN ${sizes.jsonDepth} LEVELS` }])
  }
}
