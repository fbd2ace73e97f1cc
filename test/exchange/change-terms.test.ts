import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeRuleOf,
  changeTotals,
  type PermittedChange,
  travelerChange,
} from '../../lib/exchange/change-terms.ts'
import { decimalsOf } from '../../lib/kernel/money.ts'
import type { Penalty } from '../../lib/pricing/fare.ts'
import { type PriceParts, passengerTotals } from '../../lib/pricing/itinerary-price.ts'

const parts = (baseMinor: number, taxMinor: number, feeMinor = 0): PriceParts => ({
  baseMinor,
  taxes: [{ code: 'RN', minor: taxMinor }],
  fees: feeMinor === 0 ? [] : [{ code: 'OB', minor: feeMinor }],
})

const permitted = (feeMinor: number, forfeitsDecrease = false): PermittedChange => ({
  permitted: true,
  feeMinor,
  forfeitsDecrease,
})

const changed = (before: PriceParts, after: PriceParts, rule = permitted(50_00), ptc = 'ADT') =>
  travelerChange({ travelerId: 't1', ptc, before, after }, { rule })

describe('what a change costs a traveler', () => {
  it('is the differences of base and taxes and the fee: an add collect', () => {
    expect(changed(parts(300_00, 65_00), parts(360_00, 70_00))).toMatchObject({
      feeMinor: 50_00,
      forfeitedMinor: 0,
      collectMinor: 115_00,
      residualMinor: 0,
    })
  })

  it('nets the fee against a decrease of value: a residual', () => {
    expect(changed(parts(300_00, 65_00), parts(220_00, 60_00))).toMatchObject({
      collectMinor: 0,
      residualMinor: 35_00,
    })
  })

  it('is nothing when fee and decrease are equal: an even exchange', () => {
    expect(changed(parts(300_00, 65_00), parts(255_00, 60_00))).toMatchObject({
      collectMinor: 0,
      residualMinor: 0,
    })
  })

  it('is the whole fee and the whole decrease when the client does not net them', () => {
    const traveler = {
      travelerId: 't1',
      ptc: 'ADT',
      before: parts(300_00, 65_00),
      after: parts(220_00, 60_00),
    }

    expect(travelerChange(traveler, { rule: permitted(50_00), isNotNetted: true })).toMatchObject({
      collectMinor: 50_00,
      residualMinor: 85_00,
    })
  })

  it('loses the decrease of a non-refundable fare, while lower taxes still count', () => {
    expect(changed(parts(300_00, 65_00), parts(220_00, 60_00), permitted(50_00, true))).toMatchObject({
      forfeitedMinor: 80_00,
      collectMinor: 45_00,
      residualMinor: 0,
    })
  })

  it('does not return fees of the price, and counts them against those of the new one', () => {
    expect(changed(parts(300_00, 65_00, 9_00), parts(300_00, 65_00, 4_00), permitted(0))).toMatchObject({
      forfeitedMinor: 5_00,
      collectMinor: 0,
      residualMinor: 0,
    })
  })

  it('has no fee for an infant on a lap, nor with a waiver', () => {
    const same = parts(30_00, 5_00)

    expect(changed(same, same, permitted(50_00), 'INF').collectMinor).toBe(0)
    expect(
      travelerChange(
        { travelerId: 't1', ptc: 'ADT', before: same, after: same },
        { rule: permitted(50_00), isFeeWaived: true },
      ).collectMinor,
    ).toBe(0)
  })

  it('is nothing when the carrier waives the difference of price, but less is still returned', () => {
    const waived = (after: PriceParts, rule = permitted(0)) =>
      travelerChange(
        { travelerId: 't1', ptc: 'ADT', before: parts(300_00, 65_00), after },
        { rule, isDifferenceWaived: true },
      )

    expect(waived(parts(360_00, 70_00))).toMatchObject({ after: parts(295_00, 70_00), collectMinor: 0 })
    expect(waived(parts(280_00, 95_00), permitted(0, true))).toMatchObject({
      after: parts(250_00, 95_00),
      forfeitedMinor: 20_00,
      collectMinor: 0,
    })
    expect(waived(parts(220_00, 60_00))).toMatchObject({ after: parts(220_00, 60_00), residualMinor: 85_00 })
  })
})

describe('the rule of a change', () => {
  const fee = (minor: number): Penalty => ({ permitted: true, fee: { minor, currency: 'EUR' } })
  const fare = (before: Penalty, after: Penalty, refund: Penalty = { permitted: true }) => ({
    change: { beforeDeparture: before, afterDeparture: after },
    refund: { beforeDeparture: refund, afterDeparture: refund },
  })
  const departsAt = 1_000_000

  it('is that of the most restrictive fare, with the highest fee, before or after departure', () => {
    const fares = [fare(fee(50_00), fee(75_00)), fare(fee(90_00), fee(60_00), { permitted: false })]

    expect(changeRuleOf(fares, departsAt, departsAt - 1)).toEqual(permitted(90_00, true))
    expect(changeRuleOf(fares, departsAt, departsAt)).toEqual(permitted(75_00, true))
  })

  it('permits nothing when one fare does not, or does not say', () => {
    const strict = fare(fee(50_00), { permitted: false })

    expect(changeRuleOf([fare(fee(1), fee(1)), strict], departsAt, departsAt)).toEqual({ permitted: false })
    expect(changeRuleOf([{ change: {}, refund: {} }], departsAt, 0)).toEqual({ permitted: false })
  })
})

describe('for every pair of prices and every rule', () => {
  const currency = fc.constantFrom('JPY', 'EUR', 'KWD')
  const amount = (code: string) => fc.integer({ min: 0, max: 5_000 * 10 ** decimalsOf(code) })
  const price = (code: string) =>
    fc
      .tuple(amount(code), fc.array(amount(code), { maxLength: 3 }), fc.array(amount(code), { maxLength: 1 }))
      .map(
        ([baseMinor, taxes, fees]): PriceParts => ({
          baseMinor,
          taxes: taxes.map((minor, index) => ({ code: `T${index}`, minor })),
          fees: fees.map((minor) => ({ code: 'OB', minor })),
        }),
      )
  const cases = currency.chain((code) =>
    fc.record({
      travelers: fc.array(
        fc.record({
          travelerId: fc.uuid(),
          ptc: fc.constantFrom('ADT', 'CNN', 'INF'),
          before: price(code),
          after: price(code),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      charging: fc.record({
        rule: fc.record({
          permitted: fc.constant(true as const),
          feeMinor: amount(code),
          forfeitsDecrease: fc.boolean(),
        }),
        isFeeWaived: fc.boolean(),
        isDifferenceWaived: fc.boolean(),
        isNotNetted: fc.boolean(),
      }),
    }),
  )
  const total = (of: PriceParts): number => passengerTotals(of).totalMinor

  it('after + fee + forfeited = before + collect - residual: what is paid less what is returned is kept', () => {
    fc.assert(
      fc.property(cases, ({ travelers, charging }) => {
        const changes = travelers.map((traveler) => travelerChange(traveler, charging))
        for (const change of changes) {
          const { before, after, feeMinor, forfeitedMinor, collectMinor, residualMinor } = change
          expect(total(after) + feeMinor + forfeitedMinor).toBe(total(before) + collectMinor - residualMinor)
          for (const part of [feeMinor, forfeitedMinor, collectMinor, residualMinor])
            expect(Number.isSafeInteger(part) && part >= 0).toBe(true)
          if (!charging.isNotNetted) expect(Math.min(collectMinor, residualMinor)).toBe(0)
        }
        const sums = changeTotals({ travelers: changes })
        expect(sums.baseMinor + sums.taxesMinor + sums.feeMinor + sums.forfeitedMinor).toBe(sums.netMinor)
        expect(sums.netMinor).toBe(sums.collectMinor - sums.residualMinor)
      }),
    )
  })

  it('keeps for a ticket that is exchanged again and again what was charged less what was returned', () => {
    const chains = fc.record({
      sold: price('EUR'),
      steps: fc.array(
        fc.record({
          after: price('EUR'),
          feeMinor: amount('EUR'),
          forfeitsDecrease: fc.boolean(),
          isNotNetted: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
    })
    fc.assert(
      fc.property(chains, ({ sold, steps }) => {
        let before = sold
        let [charged, returned, keptBesides] = [total(sold), 0, 0]
        for (const { after, feeMinor, forfeitsDecrease, isNotNetted } of steps) {
          const traveler = { travelerId: 't1', ptc: 'ADT', before, after }
          const rule = { ...permitted(feeMinor), forfeitsDecrease }
          const change = travelerChange(traveler, { rule, isNotNetted })
          charged += change.collectMinor
          returned += change.residualMinor
          keptBesides += change.feeMinor + change.forfeitedMinor
          before = change.after
        }
        expect(charged - returned).toBe(total(before) + keptBesides)
      }),
    )
  })
})
