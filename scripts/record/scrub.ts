import { maskCardNumber } from '../../lib/payment/card-vault.ts'
import { maskText } from '../../lib/platform/vault/mask-text.ts'
import { pseudonyms } from './pseudonyms.ts'

/** What the name of a member says of the values in it; the first that fits counts. Names without what is no letter. */
const kinds = {
  secret:
    /^(seriescode|cvv2?|cvc2?|securitycode|cavv|aav|ucaf|authenticationvalue|magneticstripe(data)?|track[12](data)?|pinblock|password|clientsecret|clientid|username|(access|refresh|id)?token|authorization)$/,
  card: /^cardnumber$/,
  /** Says what the value is, and never whose. */
  plain: /^(type|role|code|countryaccesscode|prefix|suffix|doctype|issuecountry|nationality|supplier)$/,
  birthDate: /^(birthdate|dateofbirth)$/,
  name: /^(given|surname|middle|personname|cardholdername|holdername|firstname|lastname|travelername)$/,
  telephone: /^(phonenumber|fax(number)?|mobile(number)?)$/,
  /** In them every number is personal. */
  paper: /^(traveldocument|customerloyalty|raildiscountcard)$/,
  /** In them long numbers are hidden: a passport may stand anywhere in a text. */
  freeText: /^(freetext|comments?|remarks?|texts?|notification)$/,
  /** No person: addresses in it stay. */
  business: /^(property|vendor|travelagency|hotel)/,
  address: /^(addressline|street|postalcode|addressnumber|bldgroom)$/,
} as const

type Kind = keyof typeof kinds | 'other'

/** What is inside is of the same kind. */
const goesOn: ReadonlySet<Kind> = new Set([
  'secret',
  'card',
  'name',
  'paper',
  'freeText',
  'business',
  'address',
])

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

function kindWithin(around: Kind, member: string): Kind {
  if (around === 'secret') return 'secret'
  const name = member.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  const own = kindNames.find((kind) => kinds[kind].test(name))
  if (own === 'address' && around === 'business') return 'business'
  return own ?? (goesOn.has(around) ? around : 'other')
}

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const longNumber = /\d{5,}/g
const hidden = (text: string): string => 'X'.repeat(text.length)

/** Copies without what is personal or secret; members, lists and kinds of values stay. */
export interface Scrubber {
  readonly body: (value: unknown) => unknown
  readonly text: (text: string) => string
}

/** One for a recording: the same person has the same name in all of it. */
export function scrubber(): Scrubber {
  const known = pseudonyms()

  const text = (given: string): string =>
    maskText(known.inText(given.replace(email, (address) => known.of('email', address))))

  function scrubbed(value: string, kind: Kind): string {
    switch (kind) {
      case 'secret':
        return '***'
      case 'card':
        return value.replace(/\d{7,}/g, maskCardNumber)
      case 'plain':
        return value
      case 'birthDate':
        return '1980-01-01'
      case 'name':
      case 'address':
        return known.of('name', value)
      case 'telephone':
        return known.of('number', value)
      case 'paper':
        if (/^\d{4}-\d\d-\d\d/.test(value)) return '2030-01-01'
        return /\d/.test(value) ? known.of('number', value) : text(value)
      case 'freeText':
        return text(value).replace(longNumber, hidden)
      case 'business':
      case 'other':
        return text(value)
      default:
        return kind satisfies never
    }
  }

  function walk(value: unknown, kind: Kind): unknown {
    if (typeof value === 'string') return scrubbed(value, kind)
    if (typeof value === 'number') return ['secret', 'card', 'telephone', 'paper'].includes(kind) ? 0 : value
    if (Array.isArray(value)) return value.map((one) => walk(one, kind))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [text(name), walk(one, kindWithin(kind, name))]),
    )
  }

  return {
    text,
    body(value) {
      // The first walk learns the names that the second finds in other members.
      walk(value, 'other')
      return walk(value, 'other')
    },
  }
}
