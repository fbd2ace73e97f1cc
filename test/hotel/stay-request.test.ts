import { expect, it } from 'vitest'
import { type NightsRequest, planStay, type RoomsRequest } from '../../lib/hotel/stay-request.ts'

const now = Date.UTC(2027, 2, 4, 11)
const nights = { checkIn: '2027-03-04', checkOut: '2027-03-06' }

it.each<[string, RoomsRequest, readonly number[]]>([
  ['no guests: one adult', { guests: [] }, [1]],
  ['a room for each that is described', { guests: [2, 1] }, [2, 1]],
  ['more rooms than described are like the last', { guests: [2, 1], rooms: 4 }, [2, 1, 1, 1]],
  ['fewer rooms than described say nothing', { guests: [2, 1], rooms: 1 }, [2, 1]],
  ['guests of every room', { guests: [], rooms: 2, guestsPerRoom: 3 }, [3, 3]],
])('rooms: %s', (_rule, rooms, expected) => {
  expect(planStay({ ...nights, rooms }, now).rooms).toEqual(expected)
})

it.each<RoomsRequest>([
  { guests: [], rooms: 0 },
  { guests: [], rooms: 10 },
  { guests: [0] },
  { guests: [10] },
])('refuses rooms %j', (rooms) => {
  expect(() => planStay({ ...nights, rooms }, now)).toThrow(
    expect.objectContaining({ code: 'hotelRoomsInvalid' }),
  )
})

it('accepts yesterday while it is still yesterday in some time zone', () => {
  const yesterday = { checkIn: '2027-03-03', checkOut: '2027-03-05', rooms: { guests: [] } }
  expect(planStay(yesterday, now)).toMatchObject({ checkIn: '2027-03-03' })
  expect(() => planStay(yesterday, now + 3_600_000)).toThrow(
    expect.objectContaining({ code: 'hotelCheckInInvalid' }),
  )
})

it.each<[NightsRequest, string]>([
  [{}, 'hotelCheckInInvalid'],
  [{ checkIn: '2027-02-30' }, 'hotelCheckInInvalid'],
  [{ checkIn: '2027-03-04', checkOut: '2027-03-04' }, 'hotelDatesInvalid'],
  [{ checkIn: '2027-03-04', checkOut: 'later' }, 'hotelDatesInvalid'],
  [{ checkIn: '2027-03-04', checkOut: '2027-05-04' }, 'hotelDatesInvalid'],
])('refuses nights %j', (dates, code) => {
  expect(() => planStay({ ...dates, rooms: { guests: [] } }, now)).toThrow(expect.objectContaining({ code }))
})
