import type { OrderContact, OrderTelephone } from '../../suppliers/order-traveler.ts'
import { objectsIn, present, type Sent, textIn, textsIn } from './sent.ts'

/**
 * Country codes after which a number keeps its leading zero; everywhere else it is a trunk prefix that is dialled
 * inside the country only.
 */
const keepLeadingZero: ReadonlySet<string> = new Set(['39', '225', '242', '378'])

const digitsOf = (text = ''): string => text.replace(/\D/g, '')

/**
 * `+442075550177`; undefined without a country code, or when the number is none.
 *
 * Source: ITU-T E.164; which countries keep the zero is a guess.
 */
export function toE164(countryCode: string | undefined, areaCode = '', number = ''): string | undefined {
  const country = digitsOf(countryCode)
  const national = `${digitsOf(areaCode)}${digitsOf(number)}`
  const dialled = keepLeadingZero.has(country) ? national : national.replace(/^0/, '')
  return /^[1-9]\d{6,14}$/.test(`${country}${dialled}`) && dialled !== '' && country !== ''
    ? `+${country}${dialled}`
    : undefined
}

/** A telephone as the client sent it; undefined without a number. */
export function toOrderTelephone(sent: Sent): OrderTelephone | undefined {
  const number = textIn(sent, 'phoneNumber')
  if (number === undefined || !/\d/.test(number)) return undefined
  const countryAccessCode = textIn(sent, 'countryAccessCode')
  const areaCode = textIn(sent, 'areaCityCode')
  return {
    number,
    ...present({
      countryCode: countryAccessCode === undefined ? undefined : digitsOf(countryAccessCode),
      areaCode,
      extension: textIn(sent, 'extension'),
      role: textIn(sent, 'role'),
      e164: toE164(countryAccessCode, areaCode, number),
    }),
  }
}

/**
 * The contact as a supplier may know it; undefined when the client shares it with the agency or the traveler only, or
 * with other carriers.
 *
 * @param carriers of the order
 * Source: docs/contract/booking.md 6.1; that a contact without `shareWith` is for suppliers too is a guess.
 */
export function toOrderContact(
  sent: Sent,
  carriers: readonly string[],
  travelerId?: string,
): OrderContact | undefined {
  const sharedWith = textIn(sent, 'shareWith')?.toLowerCase() ?? 'supplier'
  const suppliers = textsIn(sent, 'shareWithSupplier').map((code) => code.toUpperCase())
  if (sharedWith !== 'supplier') return undefined
  if (suppliers.length > 0 && !carriers.some((carrier) => suppliers.includes(carrier))) return undefined
  return {
    ...present({
      travelerId,
      telephone: toOrderTelephone(objectsIn(sent, 'Telephone')[0] ?? {}),
      email: textIn(objectsIn(sent, 'Email')[0] ?? {}, 'value'),
    }),
    isRefused: sent.contactInformationRefusedInd === true,
  }
}
