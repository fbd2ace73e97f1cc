import type { Card } from '../../payment/card-vault.ts'
import { maskCardNumber, passesLuhn } from '../../payment/card-vault.ts'

/** A card that was taken out of a body, and the place in the body that will hold its token. */
export interface FoundCard {
  readonly card: Card
  readonly place: Record<string, unknown>
}

const codeNames =
  /^(seriescode|cvv2?|cvc2?|cid|securitycode|cardsecuritycode|cardverification(value|code|number)?|magneticstripe)$/i
const numberNames = /^cardnumber$/i
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/**
 * 14 to 19 digits, single spaces or dashes between them; 13 digits are ticket numbers, and no card has been
 * that short for decades.
 */
const digitRuns = /(?<![\w-])\d(?:[ -]?\d){13,18}(?![\w-])/g

type Json = Record<string, unknown>

/**
 * A copy of a body without card numbers, security codes and magnetic stripes, and the cards that were in it.
 *
 * Where a client puts a card (`CardNumber` together with `SeriesCode`), the copy holds the masked number and
 * whether there was a code; the vault's token is added to that place later. A card number anywhere else (a
 * remark, a wrong member) is masked and not kept.
 */
export function scrubCards(body: unknown): { readonly body: unknown; readonly cards: readonly FoundCard[] } {
  const cards: FoundCard[] = []
  return { body: scrubValue(body, cards), cards }
}

function scrubValue(value: unknown, cards: FoundCard[]): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return scrubNumber(value)
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, cards))
  if (typeof value === 'object' && value !== null) return scrubObject(value as Json, cards)
  return value
}

function scrubObject(given: Json, cards: FoundCard[]): Json {
  const copy: Json = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === '__proto__' || codeNames.test(name)) continue
    copy[name] = numberNames.test(name) ? takeCard(value, given, cards) : scrubValue(value, cards)
  }
  return copy
}

function takeCard(value: unknown, around: Json, cards: FoundCard[]): unknown {
  const number = plainText(value)?.replace(/[ -]/g, '')
  if (number === undefined) return scrubValue(value, cards)
  const codeName = Object.keys(around).find(
    (name) => codeNames.test(name) && plainText(around[name]) !== undefined,
  )
  const code = codeName === undefined ? undefined : plainText(around[codeName])
  const place: Json = {
    '@type': 'CardNumber',
    mask: maskCardNumber(number),
    ...(code && { seriesCodeInd: true }),
  }
  if (passesLuhn(number)) cards.push({ card: { number, ...(code !== undefined && { code }) }, place })
  return place
}

/** The text of `"4111..."`, `4111...` or `{"PlainText": "4111..."}`. */
function plainText(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { PlainText, value: inner } = value as Json
  const text = PlainText ?? inner
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined
}

const scrubNumber = (value: number): unknown => {
  const masked = maskText(String(value))
  return masked === String(value) ? value : masked
}

function maskText(text: string): string {
  if (text.length < 14 || uuid.test(text)) return text
  return text.replace(digitRuns, (run) => {
    const number = run.replace(/[ -]/g, '')
    return /^[2-6]/.test(number) && passesLuhn(number) ? maskCardNumber(number) : run
  })
}
