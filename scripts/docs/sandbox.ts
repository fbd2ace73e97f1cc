import { agencies } from '../../lib/platform/agencies.ts'
import { sandboxAccounts } from '../../lib/platform/local/accounts.ts'
import { driverFaults } from '../../lib/sandbox/car/faults.ts'
import { accountCodeFaults } from '../../lib/sandbox/faults.ts'
import { guestFaults } from '../../lib/sandbox/hotel/faults.ts'
import { ndcCarriers, ndcFeatures, ndcSupport } from '../../lib/sandbox/ndc/carrier-support.ts'
import { magicCards, magicTokens } from '../../lib/sandbox/payment/magic-cards.ts'
import { travelerFaults } from '../../lib/sandbox/traveler-faults.ts'
import { agreements } from '../../lib/sandbox/world/fares/agreements.ts'
import { table } from './markdown.ts'

export const accountTable = (): string =>
  table(
    ['`client_id`', '`client_secret`', '`username`', '`password`', 'Access group', 'PCC'],
    sandboxAccounts.map(({ clientId, clientSecret, username, password, accessGroup, pcc }) =>
      [clientId, clientSecret, username, password, accessGroup, pcc].map((value) => `\`${value}\``),
    ),
  )

export const agencyTable = (): string =>
  table(
    ['PCC', 'Agency', 'City', 'Currency', 'Flexible search', 'Several GDS offers', 'Issues tickets'],
    agencies
      .flatMap((group) => group.agencies)
      .map(({ pcc, name, place, currency, ...may }) => [
        `\`${pcc}\``,
        name,
        place,
        currency,
        yesOrNo(may.flexibleSearch ?? false),
        yesOrNo(may.severalGdsOffers ?? false),
        yesOrNo(may.issuesTickets ?? true),
      ]),
  )

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')

const faultRows = (sent: string, faults: Readonly<Record<string, string>>): string[][] =>
  Object.entries(faults).map(([value, effect]) => [sent, `\`${value}\``, effect])

const effectsOf = (values: typeof magicCards): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([value, { does }]) => [value, does]))

export const faultTable = (): string =>
  table(
    ['Send as', 'Value', 'Effect'],
    [
      ...faultRows('traveler surname', travelerFaults),
      ...faultRows('account code', accountCodeFaults),
      ...faultRows('card number', effectsOf(magicCards)),
      ...faultRows('token in place of a card number', effectsOf(magicTokens)),
      ...faultRows('hotel guest, given name or surname', guestFaults),
      ...faultRows('driver surname', driverFaults),
    ],
  )

const bases = { account: 'account code', agency: 'as PCC', promotion: 'promotional code' } as const

/** Fares below the public ones, and who gets them. */
export const agreementTable = (): string =>
  table(
    ['Member', 'Value', 'Kind of fare', 'Of the public fare', 'Carriers'],
    agreements.map(({ basis, code, fareType, share, carriers }) => [
      bases[basis],
      `\`${code}\``,
      fareType,
      `${Math.round(share * 100)} %`,
      carriers.join(' '),
    ]),
  )

/** What NDC carriers of the sandbox support. */
export const ndcTable = (): string =>
  table(
    ['Carrier', 'Holds unpaid orders', 'Supports', 'Ancillaries'],
    ndcCarriers.map((carrier) => {
      const support = ndcSupport(carrier)
      return [
        carrier,
        support?.holdHours ? `${support.holdHours} h` : 'no: pays at once',
        [...(support?.capabilities ?? []), ...(support?.hasUpsells ? ['upsells'] : [])].join(' '),
        [...(support?.ancillaries ?? [])].join(' '),
      ]
    }),
  )

export const ndcFeatureTable = (): string =>
  table(
    ['Feature', 'The carrier'],
    Object.entries(ndcFeatures).map(([feature, meaning]) => [`\`${feature}\``, meaning]),
  )
