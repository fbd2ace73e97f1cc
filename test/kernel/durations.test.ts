import { expect, it } from 'vitest'
import { addDays, daysBetween, isCalendarDate, toDuration } from '../../lib/kernel/instant.ts'

it('a duration never has a day part', () => {
  expect([0, 59, 60, 390, 26 * 60].map(toDuration)).toEqual(['PT0M', 'PT59M', 'PT1H', 'PT6H30M', 'PT26H'])
})

it('knows which calendar dates exist', () => {
  expect(['2028-02-29', '2027-12-31'].map(isCalendarDate)).toEqual([true, true])
  expect(['2027-02-29', '2027-13-01', '2027-1-1', 'tomorrow', ''].map(isCalendarDate)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

it('counts days over months, years and changes of the clock', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
})
