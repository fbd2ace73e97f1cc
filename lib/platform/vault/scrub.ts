import { sizes } from '../../kernel/limits.ts'
import type { PaymentSecrets } from '../../payment/card-vault.ts'
import { maskCardNumber, maskToken, passesLuhn } from '../../payment/card-vault.ts'
import { paymentCard } from '../../payment/wire/payment-card.ts'
import { asciiDigits } from './ascii-digits.ts'
import { cardLengths } from './card-number.ts'
import { maskText } from './mask-text.ts'

/** A card, or its token, that was taken out of a body; the place in the body will hold the vault's token. */
export interface FoundCard {
  readonly secrets: PaymentSecrets
  readonly place: Record<string, unknown>
}

/*
 * Names of members, without what is no letter or digit in them: `Series_Code` and `Series Code` are `SeriesCode`.
 */
const codeNames =
  /^(seriescode|cvv2?|cvc2?|cvn2?|cvd|cid|(card)?(security|verification|validation)(value|code|number|no)?|cardcvv2?|cvvcode|cvccode|magneticstripe(data)?|track[12](data)?|pinblock)$/i
/** Of 3-D Secure: what proves the authentication of a holder. */
const authenticationNames = /^(cavv|aav|ucaf|authenticationvalue)$/i
/** Secrets that nothing here has a use for. */
const unusedNames = /^(authenticationverification|password)$/i
const numberNames = /^cardnumber$/i
/** At most the first six and last four digits. */
const cardMasks = /^\d{0,6}[X*]{4,16}\d{0,4}$/
/** What a card may consist of; the vault gets the code before. */
const cardMembers: ReadonlySet<string> = new Set(
  Object.keys(paymentCard.shape).map((name) => name.toLowerCase()),
)

type Json = Record<string, unknown>

/**
 * A copy of a body without card numbers, tokens of payment service providers, security codes, magnetic stripes
 * and authentication values of 3-D Secure, and the cards that were in it.
 *
 * Where a client puts a card (`CardNumber` together with `SeriesCode` and `ThreeDomainSecurity`), the copy holds
 * the masked number or token and what came with it; the vault's token is added to that place later. A card
 * number anywhere else (a remark, a wrong member) is masked and not kept.
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
  const isCard = Object.keys(given).some((name) => numberNames.test(name))
  for (const [name, value] of Object.entries(given)) {
    if (name === '__proto__' || isSecret(name) || (isCard && !cardMembers.has(name.toLowerCase()))) continue
    if (numberNames.test(name)) copy[name] = takeCard(value, given, cards)
    else copy[maskText(name)] = scrubValue(value, cards)
  }
  return copy
}

const matches = (name: string, names: RegExp): boolean => names.test(name.replace(/[^\p{L}\p{N}]/gu, ''))

/** Few names of a body sound like a secret; only those are looked at closely. */
const isSecret = (name: string): boolean =>
  /^\W*[acmpstuv]/i.test(name) &&
  [codeNames, authenticationNames, unusedNames].some((names) => matches(name, names))

function takeCard(value: unknown, around: Json, cards: FoundCard[]): unknown {
  const number = asciiDigits(plainText(value) ?? '').replace(/[^\p{L}\p{N}]/gu, '')
  if (!number) return takeToken(value, around, cards)
  const sentCode = textOf(around, codeNames)
  const code = isKeepable(sentCode) ? sentCode : undefined
  const authenticationValue = authenticationValueOf(around)
  const place: Json = {
    '@type': 'CardNumber',
    mask: maskCardNumber(number),
    ...(sentCode !== undefined && { seriesCodeInd: code !== undefined && /^\d{3,4}$/.test(code) }),
    ...(authenticationValue && { authenticationValueInd: true }),
  }
  if (passesLuhn(number))
    cards.push({ secrets: { number, ...(code !== undefined && { code }), ...authenticationValue }, place })
  return place
}

/** The token of a payment service provider, where the client sent that in place of a number. */
function takeToken(value: unknown, around: Json, cards: FoundCard[]): unknown {
  if (!isObject(value)) return scrubValue(value, cards)
  const { token, tokenProviderID: provider } = value
  const pspToken = typeof token === 'number' ? String(token) : token
  const mask = typeof value.mask === 'string' ? maskText(value.mask) : undefined
  if (!isKeepable(pspToken)) return { '@type': 'CardNumber', ...(mask !== undefined && { mask }) }
  const authenticationValue = authenticationValueOf(around)
  const place: Json = {
    '@type': 'CardNumber',
    mask: mask !== undefined && cardMasks.test(mask) ? mask.replaceAll('*', 'X') : maskToken(pspToken),
    tokenizedInd: true,
    ...(typeof provider === 'string' && { tokenProviderID: maskText(provider) }),
    ...(authenticationValue && { authenticationValueInd: true }),
  }
  cards.push({ secrets: { pspToken, ...authenticationValue }, place })
  return place
}

/** What the vault can keep: its cipher takes 4 KB. */
const isKeepable = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= sizes.secretLength && /^[\x21-\x7e]+$/.test(text)

function authenticationValueOf(around: Json): { authenticationValue: string } | undefined {
  const found = Object.entries(around).find(([name]) => /^threedomainsecurity$/i.test(name))
  const authenticationValue = found && findText(found[1], authenticationNames)
  return isKeepable(authenticationValue) ? { authenticationValue } : undefined
}

/** The text of the first member with such a name that has one. */
const textOf = (object: Json, names: RegExp): string | undefined =>
  Object.entries(object)
    .map(([name, value]) => (matches(name, names) ? plainText(value) : undefined))
    .find((text) => text !== undefined)

/** The same, also inside of members. */
function findText(value: unknown, names: RegExp): string | undefined {
  if (!isObject(value)) return undefined
  const here = textOf(value, names)
  if (here !== undefined) return here
  const inside = Object.values(value).map((inner) => findText(inner, names))
  return inside.find((text) => text !== undefined)
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of `"4111..."`, `4111...` or `{"PlainText": "4111..."}`. */
function plainText(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isObject(value)) return undefined
  const text = value.PlainText ?? value.value
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined
}

/** A number of more digits than JSON keeps exactly is masked by its form alone: no member has such numbers. */
function scrubNumber(value: number): unknown {
  if (!Number.isInteger(value) || Math.abs(value) < 1e13) return value
  const text = BigInt(value).toString()
  if (Number.isSafeInteger(value)) {
    const masked = maskText(text)
    return masked === text ? value : masked
  }
  return text.length <= cardLengths.most ? maskCardNumber(text) : value
}
