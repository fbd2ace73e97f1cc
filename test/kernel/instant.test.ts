import { expect, it } from 'vitest'
import { localDate, localTime, startOfLocalDay, yearsBetween } from '../../lib/kernel/instant.ts'

it.each([
  ['2027-03-01', 'Europe/London', '2027-03-01T00:00:00Z'],
  ['2027-07-01', 'Europe/London', '2027-06-30T23:00:00Z'],
  ['2027-03-01', 'Pacific/Kiritimati', '2027-02-28T10:00:00Z'],
  ['2027-03-01', 'Pacific/Pago_Pago', '2027-03-01T11:00:00Z'],
  ['2027-03-01', 'Asia/Kathmandu', '2027-02-28T18:15:00Z'],
  ['2027-09-05', 'America/Santiago', '2027-09-05T04:00:00Z'],
])('%s begins in %s at %s', (date, zone, at) => {
  expect(new Date(startOfLocalDay(date, zone))).toEqual(new Date(at))
  expect([localDate(Date.parse(at), zone), localDate(Date.parse(at) - 1, zone) < date]).toEqual([date, true])
})

it.each([
  ['2027-03-01T09:30:00', 'Asia/Kolkata', '2027-03-01T04:00:00Z'],
  ['2027-03-28T00:59:00', 'Europe/London', '2027-03-28T00:59:00Z'],
  ['2027-03-28T02:30:00', 'Europe/London', '2027-03-28T01:30:00Z'],
  ['2027-03-14T01:30:00', 'America/New_York', '2027-03-14T06:30:00Z'],
  ['2027-03-14T03:30:00', 'America/New_York', '2027-03-14T07:30:00Z'],
  ['2027-11-07T03:30:00', 'America/New_York', '2027-11-07T08:30:00Z'],
])('the clocks show %s in %s at %s', (dateTime, zone, at) => {
  expect(new Date(localTime(dateTime, zone))).toEqual(new Date(at))
})

it.each([
  ['2000-03-01', '2027-02-28', 26],
  ['2000-03-01', '2027-03-01', 27],
  ['2000-03-01', '2027-03-02', 27],
  ['2004-02-29', '2027-02-28', 22],
  ['2004-02-29', '2027-03-01', 23],
])('from %s to %s: %i years', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years)
})
