import { describe, expect, it } from 'vitest'
import { passengerTotals, priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import type { FareFilters, FareGroup, LegRequest, ShopRequest } from '../../../lib/shopping/shopping.ts'
import { pricesIn } from '../../support/prices.ts'
import { callAt } from '../../support/supplier-call.ts'
import {
  gdsShopping,
  london,
  nothingSold,
  now,
  oneWay,
  picked,
  roundTrip,
  shopping,
  withConstraints,
} from '../world/journeys.ts'

const { shop, price, options } = gdsShopping({ soldSeats: nothingSold })

const request = (fares: FareFilters, market = 'LON-NYC', other: Partial<ShopRequest> = {}): ShopRequest =>
  shopping(oneWay(market, 40), { fares, upsells: 5, maxOptions: 100, ...other })

/** What the search finds; there must be something. */
async function found(
  fares: FareFilters,
  market?: string,
  other?: Partial<ShopRequest>,
): Promise<FareGroup[]> {
  const groups = await shop(request(fares, market, other), callAt(now))
  expect(groups.length).toBeGreaterThan(0)
  return groups
}

const filed = (groups: readonly FareGroup[]) =>
  groups.flatMap(({ fares }) => fares.flatMap(({ legs }) => legs))
const brands = (groups: readonly FareGroup[]) => filed(groups).map(({ brand }) => brand)
const basesBy = (groups: readonly FareGroup[], carrier: string): Map<string, number> =>
  new Map(
    groups.flatMap(({ legs, fares, validatingCarrier }) =>
      validatingCarrier === carrier
        ? fares.map((fare, index): [string, number] => [
            `${fare.legs[0]?.brand.code} ${legs[0]?.options[0]?.classes[index]?.bookingClasses}`,
            pricesIn(fare)[0]?.baseMinor ?? 0,
          ])
        : [],
    ),
  )

/** With the filters the same brands and classes of a carrier are sold at a part of the price without them. */
const wholeUnit = 101

function expectShare(
  plain: readonly FareGroup[],
  withFilter: readonly FareGroup[],
  carrier: string,
  share: number,
): void {
  const [before, after] = [basesBy(plain, carrier), basesBy(withFilter, carrier)]
  const common = [...after].filter(([key]) => before.has(key))
  expect(common.length).toBeGreaterThan(0)
  // Fares are filed in whole units, which are more than a hundredth of the cheapest.
  for (const [key, base] of common) {
    const publicBase = before.get(key) ?? 0
    expect(Math.abs(base - share * publicBase)).toBeLessThan(Math.max(0.01 * publicBase, wholeUnit))
  }
}

describe('negotiated fares', () => {
  it("of an account code are its carriers' private fares, at a part of the public ones", async () => {
    const [plain, withFilter] = [await found({}), await found({ accountCodes: [{ code: 'tripcorp' }] })]
    expectShare(plain, withFilter, 'BA', 0.9)
    expectShare(plain, withFilter, 'DL', 1)
    for (const fare of filed(withFilter)) {
      const isPrivate = ['BA', 'IB', 'AY', 'AA'].includes(fare.carrier)
      expect([fare.fareType === 'AirlinePrivateFare', fare.accountCode]).toEqual(
        isPrivate ? [true, 'TRIPCORP'] : [false, undefined],
      )
    }
  })

  it('of an account code for one carrier are sold by that carrier only', async () => {
    const withFilter = filed(await found({ accountCodes: [{ code: 'TRIPCORP', carrier: 'AA' }] }))
    expect(
      new Set(withFilter.filter(({ accountCode }) => accountCode).map(({ carrier }) => carrier)),
    ).toEqual(new Set(['AA']))
    expect(withFilter.some(({ carrier }) => carrier === 'BA')).toBe(true)
  })

  it('of account codes only: no other fares, and none for an unknown code', async () => {
    const withFilter = filed(await found({ accountCodes: [{ code: 'GLOBEX' }], accountCodesOnly: true }))
    expect(new Set(withFilter.map(({ accountCode }) => accountCode))).toEqual(new Set(['GLOBEX']))
    expect(
      await shop(request({ accountCodes: [{ code: 'UNKNOWN' }], accountCodesOnly: true }), callAt(now)),
    ).toEqual([])
  })

  it('of a promotion are public fares of the carrier that runs it', async () => {
    const plain = await found({}, 'PAR-NYC')
    const withFilter = await found({ promotionalCodes: [{ carrier: 'AF', code: 'SPRING10' }] }, 'PAR-NYC')
    expectShare(plain, withFilter, 'AF', 0.9)
    const promoted = filed(withFilter).filter(({ promotionalCode }) => promotionalCode)
    expect(new Set(promoted.map(({ carrier, fareType }) => `${carrier} ${fareType}`))).toEqual(
      new Set(['AF PublicFare']),
    )
    const elsewhere = await found({ promotionalCodes: [{ carrier: 'BA', code: 'SPRING10' }] }, 'PAR-NYC')
    expect(filed(elsewhere).filter(({ promotionalCode }) => promotionalCode)).toEqual([])
    for (const carrier of ['AF', 'BA']) expectShare(plain, elsewhere, carrier, 1)
  })

  it('of an agency are sold to that agency only', async () => {
    const kinds = async (pcc: string): Promise<Set<string>> => {
      const groups = await found({}, 'LON-LIS', { pointOfSale: { ...london, pcc } })
      return new Set(filed(groups).flatMap(({ carrier, fareType }) => (carrier === 'TP' ? fareType : [])))
    }
    expect(await kinds('7N4Q')).toEqual(new Set(['AgencyPrivateFare']))
    expect(await kinds('0ZZZ')).toEqual(new Set(['PublicFare']))
  })

  it('are left out when only public fares are requested, and alone when only they are', async () => {
    expect(
      new Set(filed(await found({ types: ['PublicFare'] }, 'LON-LIS')).map(({ fareType }) => fareType)),
    ).toEqual(new Set(['PublicFare']))
    expect(
      new Set(filed(await found({ types: ['NetFare'] }, 'LON-SIN')).map(({ carrier }) => carrier)),
    ).toEqual(new Set(['SQ']))
  })
})

describe('conditions of fares', () => {
  it.each([
    ['Refundable', 'Included'],
    ['NonRefundable', 'Not Offered'],
    ['PartialRefund', 'Chargeable'],
  ] as const)('refundability %s: refund is %s', async (refundability, inclusion) => {
    const services = brands(await found({ refundability: [refundability] })).map(
      (brand) => brand.services.Refund,
    )
    expect(new Set(services)).toEqual(new Set([inclusion]))
  })

  it.each([
    ['Changeable', 'Included'],
    ['NonChangeable', 'Not Offered'],
    ['PenaltyToChange', 'Chargeable'],
  ] as const)('changeability %s: rebooking is %s', async (changeability, inclusion) => {
    const groups = await shop(request({ changeability: [changeability] }), callAt(now))
    const expected = brands(await found({})).some(({ services }) => services.Rebooking === inclusion)
    expect(new Set(brands(groups).map((brand) => brand.services.Rebooking))).toEqual(
      new Set(expected ? [inclusion] : []),
    )
  })

  it('any of several is enough', async () => {
    const services = brands(await found({ refundability: ['Refundable', 'PartialRefund'] })).map(
      (brand) => brand.services.Refund,
    )
    expect(new Set(services)).toEqual(new Set(['Included', 'Chargeable']))
  })

  const rules = async (fares: FareFilters) =>
    filed(await found(fares, undefined, { legs: roundTrip('LON-NYC', 40) })).map(({ rule }) => rule)

  it('without advance purchase: no fare must be bought early', async () => {
    expect((await rules({})).some(({ advancePurchaseDays }) => advancePurchaseDays)).toBe(true)
    expect(
      (await rules({ without: ['advancePurchase'] })).filter(
        ({ advancePurchaseDays }) => advancePurchaseDays,
      ),
    ).toEqual([])
  })

  it.each(['minimumStay', 'maximumStay'] as const)('without %s: no fare requires a stay', async (without) => {
    expect((await rules({})).some(({ minimumStay }) => minimumStay)).toBe(true)
    expect((await rules({ without: [without] })).filter(({ minimumStay }) => minimumStay)).toEqual([])
  })

  it('without unbundled fares: every brand includes something', async () => {
    const bare = (groups: readonly FareGroup[]) =>
      brands(groups).filter(({ services }) =>
        Object.values(services).every((inclusion) => inclusion !== 'Included'),
      )
    expect(bare(await found({}, 'STN-DUB')).length).toBeGreaterThan(0)
    expect(bare(await found({ without: ['unbundled'] }, 'STN-DUB'))).toEqual([])
  })

  it('all services that must be included are', async () => {
    for (const { services, extras } of brands(
      await found({ includedServices: ['CheckedBag', 'Refund', 'Lounge Access'] }),
    )) {
      expect([services.CheckedBag, services.Refund, extras['Lounge Access']]).toEqual([
        'Included',
        'Included',
        'Included',
      ])
    }
    expect(await shop(request({ includedServices: ['Jacuzzi'] }), callAt(now))).toEqual([])
  })

  it('only the requested validating carrier issues', async () => {
    const groups = await found({ validatingCarrier: 'VS' })
    expect(new Set(groups.map(({ validatingCarrier }) => validatingCarrier))).toEqual(new Set(['VS']))
  })
})

describe('passenger types', () => {
  const family = [
    { ptc: 'ADT', count: 1 },
    { ptc: 'YTH', count: 1 },
  ]

  it('for which a carrier files nothing pay as adults', async () => {
    const groups = await found({}, undefined, { passengers: family })
    const share = (carrier: string): number[] =>
      groups
        .filter(({ fares }) => fares[0]?.legs.every((one) => one.carrier === carrier))
        .map(({ fares }) => {
          const [adult, youth] = pricesIn(fares[0])
          return (youth?.baseMinor ?? 0) / (adult?.baseMinor ?? 1)
        })
    expect(share('AA').length).toBeGreaterThan(0)
    expect(new Set(share('AA'))).toEqual(new Set([1]))
    expect(share('AF').length).toBeGreaterThan(0)
    expect(Math.max(...share('AF'))).toBeLessThan(0.95)
  })

  it('that accept only fares filed for them get those of carriers that file them', async () => {
    const carriers = new Set(
      filed(await found({ onlyFiledFor: ['YTH'] }, undefined, { passengers: family })).map(
        ({ carrier }) => carrier,
      ),
    )
    expect(carriers.has('AF')).toBe(true)
    expect(carriers.has('BA') || carriers.has('AA') || carriers.has('DL') || carriers.has('UA')).toBe(false)
  })

  it('that are unknown find no fare filed for them', async () => {
    expect(
      await shop(
        request({ onlyFiledFor: ['QQQ'] }, undefined, { passengers: [{ ptc: 'QQQ', count: 1 }] }),
        callAt(now),
      ),
    ).toEqual([])
  })
})

describe('taxes and fees', () => {
  const cheapestOf = async (fares: FareFilters) => {
    const [group] = await found({ ...fares, validatingCarrier: 'BA' })
    const passenger = pricesIn(group?.fares[0])[0]
    if (!passenger) throw new Error('nothing found')
    return passenger
  }
  const carriersOwn = ['YQ', 'YR']

  it("exempt from all: every tax is zero and marked, the carrier's surcharge is kept", async () => {
    const [plain, exempt] = [await cheapestOf({}), await cheapestOf({ taxExemption: { all: true } })]
    expect(exempt.taxes.map(({ code }) => code)).toEqual(plain.taxes.map(({ code }) => code))
    for (const [at, { code = '', minor, exempt: isExempt }] of exempt.taxes.entries()) {
      if (carriersOwn.includes(code)) expect(minor).toBe(plain.taxes[at]?.minor)
      else expect([minor, isExempt]).toEqual([0, true])
    }
    const forgone = plain.taxes.reduce(
      (sum, { code = '', minor }) => sum + (carriersOwn.includes(code) ? 0 : minor),
      0,
    )
    expect(forgone).toBeGreaterThan(0)
    expect(passengerTotals(exempt).totalMinor).toBe(passengerTotals(plain).totalMinor - forgone)
    expect(exempt.baseMinor).toBe(plain.baseMinor)
  })

  it('exempt by country: those of that country only', async () => {
    const exempt = (await cheapestOf({ taxExemption: { countries: ['GB'], codes: [] } })).taxes
    const free = exempt.flatMap(({ code, exempt: isExempt }) => (isExempt ? code : []))
    expect(free).toEqual(expect.arrayContaining(['GB', 'UB']))
    expect(exempt.find(({ code }) => code === 'US')?.minor).toBeGreaterThan(0)
  })

  it('exempt by code: those only', async () => {
    const exempt = (await cheapestOf({ taxExemption: { countries: [], codes: ['UB'] } })).taxes
    expect(exempt.filter((tax) => tax.exempt)).toEqual([{ code: 'UB', minor: 0, exempt: true }])
  })

  it('the payment card adds a ticketing fee, less for cards that begin with 4 or 5', async () => {
    const fee = async (cardIssuer?: string) => (await cheapestOf(cardIssuer ? { cardIssuer } : {})).fees
    expect(await fee()).toEqual([])
    const [visa, other] = [await fee('4111'), await fee('3714')]
    expect([visa, other].map((fees) => fees.map(({ code }) => code))).toEqual([['OB'], ['OB']])
    expect(visa[0]?.minor).toBeLessThan(other[0]?.minor ?? 0)
    expect(visa[0]?.minor).toBeGreaterThan(0)
    expect(passengerTotals(await cheapestOf({ cardIssuer: '3714' })).totalMinor).toBe(
      passengerTotals(await cheapestOf({})).totalMinor + (other[0]?.minor ?? 0),
    )
  })
})

const filterSets: readonly [string, FareFilters][] = [
  ['an account code', { accountCodes: [{ code: 'TRIPCORP' }, { code: 'GLOBEX' }] }],
  ['account codes only', { accountCodes: [{ code: 'TRIPCORP' }], accountCodesOnly: true }],
  ['a promotion', { promotionalCodes: [{ carrier: 'BA', code: 'WELCOME5' }] }],
  ['public fares only', { types: ['PublicFare'] }],
  ['refundable fares', { refundability: ['Refundable'] }],
  ['fares without conditions', { without: ['advancePurchase', 'minimumStay', 'unbundled'] }],
  ['a validating carrier', { validatingCarrier: 'AA' }],
  ['included services', { includedServices: ['CheckedBag'] }],
  ['no taxes', { taxExemption: { all: true } }],
  ['a card', { cardIssuer: '5500' }],
]

describe('a selection that is priced with the filters of its search', () => {
  const passengers = [
    { ptc: 'ADT', count: 1 },
    { ptc: 'CNN', count: 1, age: 6 },
  ]

  it.each(filterSets)('costs the same: %s', async (_, fares) => {
    const searched = request(fares, undefined, {
      legs: roundTrip('LON-NYC', 40),
      passengers,
      upsells: 2,
      maxOptions: 30,
    })
    const groups = await shop(searched, callAt(now))
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups.slice(0, 5)) {
      for (const [at, fare] of group.fares.entries()) {
        const priced = await price(picked(group, at, [0, 1], searched), callAt(now))
        expect(priced.price).toEqual(fare.price)
        expect(priced.legs.map((leg) => leg.fare)).toEqual(fare.legs)
        expect(priced.validatingCarrier).toBe(group.validatingCarrier)
      }
    }
  })

  it('is refused when it does not pass the filters', async () => {
    const searched = request({}, undefined, { upsells: 0 })
    const group = (await shop(searched, callAt(now))).find(
      ({ fares }) => fares[0]?.legs[0]?.brand.services.Refund === 'Not Offered',
    )
    if (!group) throw new Error('nothing found')
    const pick = picked(group, 0, [], searched)
    const unwanted: FareFilters[] = [
      { refundability: ['Refundable'] },
      { validatingCarrier: group.validatingCarrier === 'BA' ? 'AA' : 'BA' },
      { accountCodesOnly: true },
      { onlyFiledFor: ['QQQ'] },
    ]
    for (const fares of unwanted) {
      await expect(price({ ...pick, fares }, callAt(now))).rejects.toMatchObject({
        name: 'Refusal',
        code: 'noFare',
      })
    }
  })
})

describe('brand options of selected flights', () => {
  const legs: LegRequest[] = withConstraints(
    { carriers: { permitted: ['BA'] }, connections: { maxConnections: 0 } },
    roundTrip('LON-NYC', 40),
  )
  const searched = shopping(legs, { maxOptions: 10 })
  const pick = async () => {
    const [group] = await shop(searched, callAt(now))
    if (!group) throw new Error('nothing found')
    const { legs: chosenLegs, ...other } = picked(group, 0, [], searched)
    const free = chosenLegs.map(({ flights }) => ({
      flights: flights.map(({ bookingClass: _class, ...flight }) => flight),
    }))
    return { ...other, legs: free }
  }

  it('are all brands with seats, the cheapest first, on the very flights', async () => {
    const requested = await pick()
    const group = await options(requested, 20, callAt(now))
    expect(
      group.legs.map(({ options: found }) => found.map(({ flights }) => flights.map(({ number }) => number))),
    ).toEqual(requested.legs.map(({ flights }) => [flights.map(({ number }) => number)]))
    const codes = group.fares.map(({ legs: [first] }) => first?.brand.code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThan(3)
    const totals = group.fares.map((fare) => priceTotals(fare.price).totalMinor)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  it('are the requested number in addition to the cheapest', async () => {
    expect((await options(await pick(), 1, callAt(now))).fares.length).toBe(2)
    expect((await options(await pick(), 0, callAt(now))).fares.length).toBe(1)
  })

  it('cost what they are priced at', async () => {
    const requested = await pick()
    const group = await options(requested, 20, callAt(now))
    for (const [at, fare] of group.fares.entries()) {
      expect(
        (await price(picked(group, at, [], { ...searched, ...requested, legs }), callAt(now))).price,
      ).toEqual(fare.price)
    }
  })

  it('begin with the named brand', async () => {
    const requested = await pick()
    const all = (await options(requested, 20, callAt(now))).fares.map(({ legs: [first] }) => first?.brand)
    const middle = all[Math.floor(all.length / 2)]
    const named = { ...requested, legs: requested.legs.map((one) => ({ ...one, brand: middle?.code ?? '' })) }
    const codes = (await options(named, 20, callAt(now))).fares.map(({ legs: [first] }) => first?.brand.code)
    const lower = all.filter((one) => (one?.tier ?? 0) < (middle?.tier ?? 0))
    expect(lower.length).toBeGreaterThan(0)
    expect(codes).toContain(middle?.code)
    for (const brand of lower) expect(codes).not.toContain(brand?.code)
  })

  it('pass the filters, and are refused when there are none', async () => {
    const requested = await pick()
    const refundable = await options(
      { ...requested, fares: { refundability: ['Refundable'] } },
      20,
      callAt(now),
    )
    expect(new Set(brands([refundable]).map(({ services }) => services.Refund))).toEqual(
      new Set(['Included']),
    )
    await expect(
      options({ ...requested, fares: { includedServices: ['Jacuzzi'] } }, 20, callAt(now)),
    ).rejects.toMatchObject({ code: 'noFare' })
  })
})
