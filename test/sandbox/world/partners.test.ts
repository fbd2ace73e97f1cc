import { describe, expect, it } from 'vitest'
import { carriers, findCarrier } from '../../../lib/sandbox/world/carriers.ts'
import {
  combineFares,
  haveThroughFares,
  onlyInterline,
  priceLeader,
  sellTogether,
} from '../../../lib/sandbox/world/partners.ts'

const index = (code: string): number => findCarrier(code)?.index ?? -1

describe('half fares of a round trip', () => {
  it.each(['AA BA', 'LH UA', 'LX OS', 'AF DL', 'EI IB', 'QF EK', 'QR VA', 'SQ NZ', 'JL QF', 'DL LA'])(
    'combine in a joint venture, a group or an alliance: %s',
    (pair) => {
      const [one = '', other = ''] = pair.split(' ')
      expect(combineFares(index(one), index(other))).toBe(true)
    },
  )

  it.each([
    'BA VS',
    'AF BA',
    'LY AA',
    'EI AF',
    'LH LA',
    'DL BA',
    'EK UA',
    'VY IB',
    '6E TK',
    'FR EI',
    'U2 BA',
  ])('do not where there is a codeshare or interline agreement or none: %s', (pair) => {
    const [one = '', other = ''] = pair.split(' ')
    expect(combineFares(index(one), index(other))).toBe(false)
  })

  it('of a low-cost carrier combine with its own alone', () => {
    for (const { index: one } of carriers.filter(({ kind }) => kind === 'lowCost'))
      expect(carriers.filter((other) => combineFares(one, other.index)).map((other) => other.index)).toEqual([
        one,
      ])
  })
})

describe('connections', () => {
  it('have through fares only where fares combine, and none of point-to-point carriers', () => {
    for (const one of carriers) {
      for (const other of carriers) {
        const has = haveThroughFares(one.index, other.index)
        if (has)
          expect(combineFares(one.index, other.index) && sellTogether(one.index, other.index)).toBe(true)
        if (one.pointToPoint || other.pointToPoint) expect(has, `${one.code} ${other.code}`).toBe(false)
      }
    }
  })

  it('cost an extra charge between carriers without codeshares', () => {
    expect(onlyInterline(index('LH'), index('EK'))).toBe(true)
    expect(onlyInterline(index('AF'), index('QF'))).toBe(false)
  })
})

it('a joint venture has one price level between the homes of its members, elsewhere each its own', () => {
  const [aa, ba, iberia] = [index('AA'), index('BA'), index('IB')]
  expect(new Set([aa, ba, iberia].map((one) => priceLeader(one, 'GB', 'US'))).size).toBe(1)
  expect(priceLeader(ba, 'GB', 'IN')).toBe(ba)
})
