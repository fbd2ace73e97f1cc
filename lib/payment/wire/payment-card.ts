import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import type { BillingAddress, CardHolder } from '../../suppliers/payment-gateway.ts'
import type { CardReference, ThreeDSecureSent } from '../payment.ts'

const setByService = (what: string) =>
  z
    .boolean()
    .optional()
    .meta({ description: `Set by the service: ${what}.` })

/*
 * Nothing here is a loose object: what the interface has no name for may be a security code under an unusual name, so
 * it is neither kept nor returned.
 */

/** The masked form of a card number, or of a token. */
const cardNumber = z.object({
  '@type': z.string().optional(),
  PlainText: z
    .string()
    .optional()
    .meta({ description: 'In requests only: stored encrypted, never returned.' }),
  token: z.string().optional().meta({
    description:
      'In requests only, in place of the number: the token of a payment service provider; stored encrypted, never returned.',
  }),
  tokenProviderID: z.string().optional().meta({ description: 'The payment service provider.' }),
  mask: z.string().optional(),
  seriesCodeInd: setByService('the vault holds a security code; false: what was sent is none'),
  tokenizedInd: setByService("the vault holds a provider's token"),
  authenticationValueInd: setByService('the vault holds an authentication value'),
})

const threeDomainSecurity = z
  .object({
    '@type': z.string().optional(),
    ThreeDomainSecurityGateway: z
      .object({
        '@type': z.string().optional(),
        eCI: z.string().optional(),
        merchantID: z.string().optional(),
        processorID: z.string().optional().meta({ description: 'Who ran the authentication.' }),
        uRL: z.string().optional(),
      })
      .optional(),
    ThreeDomainSecurityResults: z
      .object({
        '@type': z.string().optional(),
        cAVV: z
          .string()
          .optional()
          .meta({ description: 'In requests only: stored encrypted until it was used, never returned.' }),
        eCI: z.string().optional(),
        pAResStatus: z.string().optional().meta({ description: 'Y, A, N, U, C or R.' }),
        signatureVerfication: z.string().optional(),
        transactionID: z
          .string()
          .optional()
          .meta({ description: "Of the directory server, or the provider's session." }),
        uCAFIndicator: z.string().optional(),
        xID: z.string().optional().meta({ description: 'Transaction of version 1.' }),
        messageVersion: z.string().optional().meta({ description: 'Version of the protocol, 2.2.0.' }),
      })
      .optional(),
  })
  .meta({ id: 'ThreeDomainSecurity', description: 'Result of a 3-D Secure authentication of the holder.' })

const named = z.union([
  z.string(),
  z.object({
    '@type': z.string().optional(),
    value: z.string().optional(),
    name: z.string().optional(),
  }),
])

const issuer = z.union([
  z.string(),
  z.object({
    '@type': z.string().optional(),
    value: z.string().optional(),
    issueNumber: z.int().optional(),
    paymentCardIssuersExtension: z.string().optional(),
  }),
])

const address = z.object({
  '@type': z.string().optional(),
  id: z.string().optional(),
  role: z.string().optional(),
  AddressLine: z.array(z.string()).optional(),
  BldgRoom: named.optional(),
  Number: named.optional(),
  Street: z.string().optional(),
  City: named.optional(),
  County: z.string().optional(),
  PostalCode: z.string().optional(),
  StateProv: named.optional(),
  Country: named.optional(),
})

const telephone = z.object({
  '@type': z.string().optional(),
  id: z.string().optional(),
  role: z.string().optional(),
  countryAccessCode: z.string().optional(),
  areaCityCode: z.string().optional(),
  phoneNumber: z.string().optional(),
  cityCode: z.string().optional(),
  extension: z.string().optional(),
})

const email = z.object({
  '@type': z.string().optional(),
  id: z.string().optional(),
  value: z.string().optional(),
  emailType: z.string().optional(),
})

export const paymentCard = z
  .object({
    '@type': z.string().optional(),
    id: z.string().optional(),
    CardType: z.string().optional(),
    CardCode: code(z.string()).optional(),
    CardBrand: issuer.optional(),
    CardIssuer: issuer.optional(),
    CardHolderName: z.string().optional(),
    PersonName: z
      .object({
        '@type': z.string().optional(),
        Prefix: z.string().optional(),
        Given: z.string().optional(),
        Middle: z.string().optional(),
        Surname: z.string().optional(),
        Suffix: z.string().optional(),
      })
      .optional(),
    Address: address.optional().meta({ description: 'Billing address.' }),
    Telephone: z.array(telephone).optional(),
    Email: z.array(email).optional(),
    CardNumber: cardNumber.optional(),
    SeriesCode: z
      .object({ '@type': z.string().optional(), PlainText: z.string().optional() })
      .optional()
      .meta({ description: 'In requests only: stored encrypted until it was used, never returned.' }),
    ThreeDomainSecurity: threeDomainSecurity.optional(),
    expireDate: z.string().optional().meta({ description: 'MMYY' }),
    effectiveDate: z.string().optional(),
    approvalCode: z.string().optional(),
    bankName: z.string().optional(),
    bankCountryCode: z.string().optional(),
    bankStateCode: z.string().optional(),
    companyCardReference: z.string().optional(),
    countryOfIssue: z.string().optional(),
    acceptanceOverrideInd: z.boolean().optional(),
    enettInd: z.boolean().optional(),
    extendedPaymentInd: z.boolean().optional(),
    secureInd: z.boolean().optional(),
    thirdPartyInd: z.boolean().optional(),
  })
  .meta({ id: 'PaymentCard' })

type Sent = z.output<typeof paymentCard>

/**
 * A card, or the token by which a payment service provider knows it. Where the token stands (`CardNumber.token`,
 * its provider `tokenProviderID` as elsewhere), and the version of 3-D Secure (`messageVersion`, as EMVCo calls
 * it) are a guess: the interface documents no payment by token.
 */
export function readCard(sent: Sent, isNonStandard: boolean): CardReference {
  const { CardNumber, CardCode, expireDate, approvalCode } = sent
  const expires = expireDate === undefined ? undefined : readExpiry(expireDate)
  const holder = readHolder(sent)
  const threeDSecure = readThreeDSecure(sent)
  const facts = {
    mask: CardNumber?.mask ?? '',
    ...(CardNumber?.token !== undefined && { token: CardNumber.token }),
    ...(CardCode !== undefined && { cardCode: CardCode }),
    ...(expires !== undefined && { expireDate: expires }),
    ...(approvalCode !== undefined && { approvalCode }),
    ...(isNonStandard && { nonStandard: true as const }),
    ...(holder && { holder }),
    ...(threeDSecure && { threeDSecure }),
  }
  if (!CardNumber?.tokenizedInd)
    return { kind: 'card', ...facts, ...(CardNumber?.seriesCodeInd && { hasCode: true }) }
  const { tokenProviderID: provider } = CardNumber
  return { kind: 'pspToken', ...facts, ...(provider !== undefined && { provider }) }
}

/** The members that answers return; without card number, token and what only the vault may have. */
export function shownCard(sent: Sent, { expireDate }: CardReference) {
  const { CardNumber, SeriesCode: _code, ...said } = sent
  const { mask, tokenProviderID } = CardNumber ?? {}
  return {
    '@type': 'PaymentCard',
    ...said,
    ...(expireDate !== undefined && { expireDate }),
    ...(mask !== undefined && {
      CardNumber: {
        '@type': 'CardNumber',
        mask,
        ...(tokenProviderID !== undefined && { tokenProviderID }),
      },
    }),
  }
}

/** MMYY; some clients send YYYY-MM, MM/YY or MM/YYYY. */
function readExpiry(text: string): string {
  const [, ofYearFirst, monthLast] = /^\d{2}(\d{2})-(\d{2})/.exec(text) ?? []
  if (ofYearFirst !== undefined) return `${monthLast}${ofYearFirst}`
  return text.replace(/\D/g, '').replace(/^(\d{2})20(\d{2})$/, '$1$2')
}

/** Without what was not sent, or is blank. */
const present = <T extends Readonly<Record<string, string | undefined>>>(texts: T) =>
  Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined && text.trim() !== ''),
  ) as {
    readonly [Name in keyof T]?: string
  }

function readHolder({ CardHolderName, PersonName, Address }: Sent): CardHolder | undefined {
  const name = CardHolderName ?? [PersonName?.Given, PersonName?.Surname].filter(Boolean).join(' ')
  const billingAddress = Address && readAddress(Address)
  const holder = { ...present({ name }), ...(billingAddress && { billingAddress }) }
  return Object.keys(holder).length === 0 ? undefined : holder
}

const textOf = (sent: z.output<typeof named> | undefined): string | undefined =>
  typeof sent === 'object' ? (sent.value ?? sent.name) : sent

function readAddress(sent: z.output<typeof address>): BillingAddress {
  const street = [textOf(sent.Number), sent.Street].filter(Boolean).join(' ')
  return {
    lines: [street, ...(sent.AddressLine ?? [])].filter((line) => line !== ''),
    ...present({
      city: textOf(sent.City),
      postalCode: sent.PostalCode,
      stateOrProvince: textOf(sent.StateProv),
      country: textOf(sent.Country)?.toUpperCase(),
    }),
  }
}

function readThreeDSecure({ ThreeDomainSecurity, CardNumber }: Sent): ThreeDSecureSent | undefined {
  const { ThreeDomainSecurityResults: results, ThreeDomainSecurityGateway: gateway } =
    ThreeDomainSecurity ?? {}
  if (!results) return undefined
  return {
    ...present({
      eci: (results.eCI ?? gateway?.eCI)?.padStart(2, '0'),
      status: results.pAResStatus?.toUpperCase(),
      version: results.messageVersion,
      transactionId: results.transactionID ?? results.xID,
      merchantId: gateway?.merchantID,
      processorId: gateway?.processorID,
    }),
    ...(CardNumber?.authenticationValueInd && { hasValue: true }),
  }
}
