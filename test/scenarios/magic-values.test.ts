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
import { faresOf } from '../support/search.ts'
import { cardBody, client, errorOf, offeringsOf, searchBody } from '../support/trip.ts'

/** What the README promises, read from its tables. */
const rows = readFileSync('README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const carriersIn = (text: string): string[] => text.match(/\b(?:[A-Z]{2}|[A-Z]\d)\b/g) ?? []

interface PromisedFare {
  readonly pcc: string
  readonly carrier: string
  readonly percentOff: number
  readonly wish: FareFilters
}

const accounts = rows.flatMap(([, requested = '', text = '']): PromisedFare[] => {
  const code = /^account code `([A-Z0-9]+)`$/.exec(requested)?.[1]
  const percentOff = Number(/(\d+) % below/.exec(text)?.[1])
  if (!code || !percentOff) return []
  return carriersIn(text).map((carrier) => ({
    pcc: '0ZZZ',
    carrier,
    percentOff,
    wish: { accountCodes: [{ code }] },
  }))
})
const promotions = rows.flatMap(([, requested = '', text = '']): PromisedFare[] => {
  const [, code, suppliers = ''] = /^promotional code `([A-Z0-9]+)` with supplier (.*)$/.exec(requested) ?? []
  if (!code) return []
  const percentOff = Number(/(\d+) % lower/.exec(text)?.[1])
  return carriersIn(suppliers).map((carrier) => ({
    pcc: '0ZZZ',
    carrier,
    percentOff,
    wish: { promotionalCodes: [{ carrier, code }] },
  }))
})
const agencies = rows.flatMap(([, requested = '', text = '']): PromisedFare[] => {
  const pcc = /^nothing, as PCC `(\w+)`$/.exec(requested)?.[1]
  if (!pcc) return []
  return [...text.matchAll(/fares of ([^(]+) \((\d+) % below\)/g)].flatMap(([, names = '', percent]) =>
    carriersIn(names).map((carrier) => ({ pcc, carrier, percentOff: Number(percent), wish: {} })),
  )
})

const { shop } = gdsShopping({ soldSeats: nothingSold })
const base = ([group]: readonly FareGroup[]): number =>
  group?.fares[0]?.price.passengers[0]?.baseMinor ?? Number.NaN

/**
 * Share of the public fare that is charged. Amounts are rounded in the currency of the country where the
 * journey begins.
 */
async function shareOf({ pcc, carrier, wish }: PromisedFare): Promise<number> {
  const home = requireCarrier(carrier).hubs[0] ?? ''
  const search = (to: string, fares: FareFilters, seller: string) => {
    const legs = withConstraints({ carriers: { permitted: [carrier] } }, oneWay(`${home}-${to}`, 40))
    return shop(shopping(legs, { fares, pointOfSale: { ...london, pcc: seller }, currency: 'USD' }), now)
  }
  for (const to of ['NYC', 'LON', 'LAX']) {
    const publicFare = base(await search(to, { types: ['PublicFare'] }, '0ZZZ'))
    if (Number.isFinite(publicFare)) return base(await search(to, wish, pcc)) / publicFare
  }
  return Number.NaN
}

const shares = await Promise.all(
  [...accounts, ...promotions, ...agencies].map(async (promised) => ({
    ...promised,
    share: await shareOf(promised),
  })),
)

describe('fares that the README promises', () => {
  it('are of three accounts, two promotions and two agencies', () => {
    expect([accounts.length, promotions.length, agencies.length]).toEqual([17, 8, 6])
  })

  it.each(shares)('$carrier: $percentOff % off for $pcc', ({ share, percentOff }) => {
    expect(Math.abs(share - (1 - percentOff / 100))).toBeLessThan(0.02)
  })
})

describe('failures on demand', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.close())

  const reasons = [
    'CARD DECLINED BY ISSUER',
    'INSUFFICIENT FUNDS',
    'CARD HAS EXPIRED',
    'SECURITY CODE IS WRONG',
  ]
  const cards =
    rows.find(
      ([, sent, text]) => sent?.startsWith('card ') && text?.startsWith('declined, no funds, expired'),
    )?.[1] ?? ''

  it('cards that are refused: each for its reason, and the booking is kept', async () => {
    const numbers = cards.match(/\d{16}/g) ?? []
    expect(numbers).toHaveLength(reasons.length)
    for (const [at, number] of numbers.entries()) {
      const { workbench, offer } = await client(api).prepare()
      await client(api).pay(workbench, offer, cardBody(number))
      const { body } = await client(api).commit(workbench)
      expect(body.ReservationResponse.reservationStatus, number).toBe('Partial')
      expect(errorOf(body).Message, number).toContain(reasons[at])
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
