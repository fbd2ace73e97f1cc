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
 * @throws InvalidInput not JSON, nested too deeply, with too many members, or with more cards than a request may have
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
    requireModest(text)
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

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opening: ReadonlySet<number> = new Set([0x7b, 0x5b])
const closing: ReadonlySet<number> = new Set([0x7d, 0x5d])

/**
 * Counts brackets and commas outside strings, before anything is built of them: no deeper step can run out of stack,
 * or work for long.
 */
function requireModest(text: string): void {
  let [depth, members, inString] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (inString) {
      if (char === backslash) at++
      else if (char === quote) inString = false
    } else if (char === quote) inString = true
    else if (char === comma) members++
    else if (opening.has(char)) {
      depth++
      members++
    } else if (closing.has(char)) depth--
    if (depth > sizes.jsonDepth) throw tooMuch(`IS NESTED DEEPER THAN ${sizes.jsonDepth} LEVELS`)
    if (members > sizes.jsonMembers) throw tooMuch(`HAS MORE THAN ${sizes.jsonMembers} MEMBERS`)
  }
}

const tooMuch = (what: string): InvalidInput => new InvalidInput([{ path: '', problem: `BODY ${what}` }])
