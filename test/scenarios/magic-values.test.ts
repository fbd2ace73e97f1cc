import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireCarrier } from '../../lib/sandbox/world/carriers.ts'
import type { FareFilters, FareGroup } from '../../lib/shopping/shopping.ts'
import {
  gdsShopping,
  london,
  nothingSold,
  now,
  oneWay,
  shopping,
  withConstraints,
} from '../sandbox/world/journeys.ts'
import { type Api, startApi } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import { pricesIn } from '../support/prices.ts'
import { faresOf } from '../support/search.ts'
import { callAt } from '../support/supplier-call.ts'
import {
  cardBody,
  client,
  documentsOf,
  errorOf,
  offeringsOf,
  searchBody,
  tokenBody,
} from '../support/trip.ts'

/** What docs/sandbox.md promises, read from its tables. */
const rows = readFileSync('docs/sandbox.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

interface PromisedFare {
  readonly pcc: string
  readonly carrier: string
  readonly percent: number
  readonly filters: FareFilters
}

/** How a fare is asked for: by whom, and with what. */
const requestFor = (kind: string, value: string, carrier: string): Pick<PromisedFare, 'pcc' | 'filters'> => {
  if (kind === 'as PCC') return { pcc: value, filters: {} }
  const filters =
    kind === 'account code'
      ? { accountCodes: [{ code: value }] }
      : { promotionalCodes: [{ carrier, code: value }] }
  return { pcc: '0ZZZ', filters }
}

const promisedFares = rows.flatMap(
  ([, kind = '', value = '', , share = '', carriers = '']): PromisedFare[] => {
    const percent = Number(/^(\d+) %$/.exec(share)?.[1])
    if (!percent) return []
    return carriers.split(' ').map((carrier) => ({ carrier, percent, ...requestFor(kind, value, carrier) }))
  },
)

const { shop } = gdsShopping({ soldSeats: nothingSold })
const base = ([group]: readonly FareGroup[]): number => pricesIn(group?.fares[0])[0]?.baseMinor ?? Number.NaN

/**
 * Share of the public fare that is charged. Amounts are rounded in the currency of the country where the
 * journey begins.
 */
async function shareOf({ pcc, carrier, filters }: PromisedFare): Promise<number> {
  const home = requireCarrier(carrier).hubs[0] ?? ''
  const search = (to: string, fares: FareFilters, seller: string) => {
    const legs = withConstraints({ carriers: { permitted: [carrier] } }, oneWay(`${home}-${to}`, 40))
    return shop(
      shopping(legs, { fares, pointOfSale: { ...london, pcc: seller }, currency: 'USD' }),
      callAt(now),
    )
  }
  // Of small amounts the rounding counts.
  for (const to of ['NYC', 'LON', 'LAX', 'SYD', 'TYO']) {
    const publicFare = base(await search(to, { types: ['PublicFare'] }, '0ZZZ'))
    if (publicFare >= 10_000) return base(await search(to, filters, pcc)) / publicFare
  }
  return Number.NaN
}

const shares = await Promise.all(
  promisedFares.map(async (promised) => ({
    ...promised,
    share: await shareOf(promised),
  })),
)

describe('private and promotional fares of docs/sandbox.md', () => {
  it('are of three accounts, two promotions and two agencies', () => {
    expect(promisedFares).toHaveLength(17 + 8 + 6)
  })

  it.each(shares)('$carrier: $percent % of the public fare for $pcc', ({ share, percent }) => {
    expect(Math.abs(share - percent / 100)).toBeLessThan(0.02)
  })
})

describe('failures on demand', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi({ log: silent })
  })
  afterAll(() => api.close())

  const reasons = [
    'CARD DECLINED BY ISSUER',
    'INSUFFICIENT FUNDS',
    'CARD HAS EXPIRED',
    'SECURITY CODE IS WRONG',
  ]
  const refused = [
    'declined by the issuer',
    'insufficient funds',
    'the card has expired',
    'the security code',
  ]

  it('cards that are refused: each for its reason, and the booking stays', async () => {
    const numbers = rows.flatMap(([, kind, value = '', text = '']) =>
      kind === 'card number' && refused.some((reason) => text.startsWith(reason)) ? [value] : [],
    )
    expect(numbers).toHaveLength(reasons.length)
    for (const [at, number] of numbers.entries()) {
      const { workbench, offer } = await client(api).prepare()
      await client(api).pay(workbench, offer, cardBody(number))
      const { body } = await client(api).commit(workbench)
      expect(body.ReservationResponse.reservationStatus, number).toBe('Partial')
      expect(errorOf(body).Message, number).toContain(reasons[at])
    }
  })

  it('tokens in place of a card number: each does what its row says, and any other one pays', async () => {
    const tokens = rows.flatMap(([, sent, value = '', effect = '']) =>
      sent === 'token in place of a card number' ? [{ value, effect }] : [],
    )
    expect(tokens).toHaveLength(9)
    for (const { value, effect } of [...tokens, { value: 'tokOfAnyOtherCard', effect: 'pays' }]) {
      const { workbench, offer } = await client(api).prepare()
      await client(api).pay(workbench, offer, tokenBody(value))
      const { ReservationResponse } = (await client(api).commit(workbench)).body
      const isPaid = documentsOf(ReservationResponse.Reservation).length === 1

      expect([value, ReservationResponse.reservationStatus === 'Partial']).toEqual([value, !isPaid])
      expect([value, isPaid]).toEqual([value, !effect.includes('Partial')])
    }
  })

  it.each([
    ['GDSDOWN', 'NDC'],
    ['NDCDOWN', 'GDS'],
  ])('account code %s: only %s content is in the answer, and it says so', async (value, left) => {
    const PricingModifiersAir = {
      OrganizationInformation: { OrganizationIdentifier: [{ value, organizationCodeType: 'Account' }] },
    }
    const search = (contentSourceList: string[]) =>
      api.call('search', { body: searchBody({}, { contentSourceList, PricingModifiersAir }) })
    const both = await search(['GDS', 'NDC'])
    const none = await search([value.slice(0, 3)])

    expect(
      new Set(offeringsOf(both.body).flatMap((one) => faresOf(one).map((fare) => fare.ContentSource))),
    ).toEqual(new Set([left]))
    expect(both.body.CatalogProductOfferingsResponse.Result.Warning[0].Message).toContain(value.slice(0, 3))
    expect(errorOf(none.body)).toBeDefined()
  })
})
