import { describe, expect, it } from 'vitest'
import { isOfAge } from '../../lib/kernel/passengers.ts'

describe('the age of a passenger type', () => {
  it.each<[string, string, number, number, boolean]>([
    ['an adult is 12', 'ADT', 12, 12, true],
    ['not 11', 'ADT', 11, 11, false],
    ['nor older than 120', 'ADT', 121, 121, false],
    ['a child is 2', 'CNN', 2, 2, true],
    ['or 11, also when 12 on the way back', 'CHD', 11, 12, true],
    ['not 12 when the journey begins', 'CNN', 12, 12, false],
    ['nor 1', 'CNN', 1, 1, false],
    ['but may turn 2 on the way', 'CNN', 1, 2, true],
    ['an infant is below 2', 'INF', 0, 1, true],
    ['on the last flight too', 'INF', 1, 2, false],
    ['with a seat as well', 'INS', 1, 2, false],
    ['an unknown type has any age', 'MIL', 3, 3, true],
  ])('%s', (_rule, ptc, first, last, is) => {
    expect(isOfAge(ptc, { first, last })).toBe(is)
  })
})
