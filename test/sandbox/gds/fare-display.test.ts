import { describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/kernel/instant.ts'
import { gdsFares } from '../../../lib/sandbox/gds/pricing.ts'
import type { DisplayedFare, FareDisplayRequest } from '../../../lib/shopping/shopping.ts'
import { pricesIn } from '../../support/prices.ts'
import { callAt } from '../../support/supplier-call.ts'
import { gdsShopping, london, nothingSold, now, roundTrip, shopping, today } from '../world/journeys.ts'

const { fareDisplay } = gdsFares({ soldSeats: nothingSold })
const { shop } = gdsShopping({ soldSeats: nothingSold })

const display = (other: Partial<FareDisplayRequest> = {}): Promise<DisplayedFare[]> =>
  fareDisplay(
    {
      from: 'LHR',
      to: 'NYC',
      date: addDays(today, 40),
      carriers: [],
      pointOfSale: london,
      currency: 'GBP',
      ...other,
    },
    callAt(now),
  )

describe('a fare display', async () => {
  const fares = await display()
  const british = await display({ carriers: ['BA'] })

  it('lists one-way and round-trip fares of several carriers between the cities, the cheapest first', () => {
    expect(new Set(fares.map(({ fare }) => fare.carrier)).size).toBeGreaterThan(3)
    expect(new Set(fares.map(({ fare }) => fare.halfRoundTrip))).toEqual(new Set([true, false]))
    expect(new Set(fares.map(({ from, to }) => `${from}-${to}`))).toEqual(new Set(['LON-NYC']))
    expect(fares.map(({ amount }) => amount.minor)).toEqual(
      fares.map(({ amount }) => amount.minor).toSorted((a, b) => a - b),
    )
  })

  it('is of the requested carriers', () => {
    expect(new Set(british.map(({ fare }) => fare.carrier))).toEqual(new Set(['BA']))
  })

  it('lists each class and brand once for each direction of travel, under its own fare basis', () => {
    const bases = british.map(({ fare }) => fare.fareBasis)
    expect(new Set(bases).size).toBe(bases.length)
    for (const { fare, bookingClass } of british) expect(fare.fareBasis?.startsWith(bookingClass)).toBe(true)
  })

  it('returns the amount that a journey on a public fare costs before taxes', async () => {
    const request = shopping(roundTrip('LON-NYC', 40), { maxOptions: 100 })
    const filed = await display({
      date: request.legs[0]?.date ?? '',
      returnDate: request.legs[1]?.date ?? '',
    })
    const symmetric = (await shop(request, callAt(now))).filter(({ fares: [fare] }) => {
      const [there, back] = fare?.legs ?? []
      const isPublic = there?.fareType === 'PublicFare'
      return isPublic && there.carrier === back?.carrier && there.fareBasis === back.fareBasis
    })
    expect(symmetric.length).toBeGreaterThan(0)
    for (const {
      fares: [sold],
    } of symmetric) {
      const line = filed.find(
        ({ fare }) => fare.fareBasis === sold?.legs[0]?.fareBasis && fare.carrier === sold?.legs[0]?.carrier,
      )
      expect(line?.amount).toEqual({ minor: pricesIn(sold)[0]?.baseMinor, currency: 'GBP' })
      const { checkedBagFees: _ofFlights, ...fare } = sold?.legs[0] ?? {}
      expect(line?.fare).toEqual(fare)
    }
  })

  it('leaves out fares whose advance purchase or stay the dates do not meet', async () => {
    const soon = await display({ date: addDays(today, 5) })
    expect(Math.max(...soon.map(({ fare }) => fare.rule.advancePurchaseDays ?? 0))).toBeLessThanOrEqual(5)
    expect(fares.some(({ fare }) => fare.rule.minimumStay !== undefined)).toBe(true)
    const dayReturn = await display({ returnDate: addDays(today, 40) })
    expect(dayReturn.every(({ fare }) => fare.rule.minimumStay === undefined)).toBe(true)
  })

  it.each<[string, Partial<FareDisplayRequest>]>([
    ['unknown cities', { to: 'QQQ' }],
    ['one city', { to: 'LGW' }],
    ['a date that is past', { date: addDays(today, -3) }],
    ['a date that is not on sale yet', { date: addDays(today, 340) }],
    ['a carrier that does not fly there', { carriers: ['NZ', 'ZZ'] }],
  ])('is empty for %s', async (_, other) => {
    expect(await display(other)).toEqual([])
  })
})
