import { fraction } from '../seed.ts'

/** Bits of the week, Monday is bit 0. */
const everyDay = 0b1111111
const saturday = 1 << 5
const sunday = 1 << 6

const mask = (days: string): number => [...days].reduce((sum, day) => sum | (1 << (Number(day) - 1)), 0)

/** Days that flights of so many a week leave on, 1 is Monday. Source: common patterns of public timetables. */
const patterns: readonly (readonly string[])[] = [
  ['6', '7', '2', '4', '5', '1', '3'],
  ['14', '25', '36', '47', '15', '26', '37'],
  ['135', '246', '247', '146', '357', '136', '257'],
  ['1357', '2467', '1356', '1246', '2357', '1457'],
  ['13567', '12457', '13457', '24567'],
  ['134567', '124567', '123567'],
  ['1234567'],
]
/** Who travels on business wants no weekend. */
const businessPatterns: readonly (readonly string[])[] = [
  ['1', '5', '4'],
  ['14', '15', '25'],
  ['135', '125', '145'],
  ['1245', '1345', '1235'],
  ['12345'],
  ['123457'],
  ['1234567'],
]

function pattern(days: number, isBusiness: boolean, seed: number): number {
  const choices = (isBusiness ? businessPatterns : patterns)[days - 1] ?? ['1234567']
  return mask(choices[Math.floor(fraction(seed, 31) * choices.length)] ?? '1234567')
}

/** Flights of a shuttle: all run on weekdays, some not on Saturdays, fewer not on Sundays. */
function shuttle(flights: number, weeklyFlights: number): number[] {
  const masks = Array.from({ length: flights }, () => everyDay)
  let surplus = 7 * flights - weeklyFlights
  for (const day of [saturday, sunday]) {
    for (let step = 0; step < flights && surplus > 0; step++) {
      // From both ends of the day: the last flight, the first, the last but one ...
      const flight = step % 2 === 0 ? flights - 1 - step / 2 : (step - 1) / 2
      masks[flight] = (masks[flight] ?? 0) & ~day
      surplus--
    }
  }
  return masks
}

const shuttleFlightsAWeek = 21

/**
 * Days of operation of the flights of a route, one mask for each flight of a full day, bit 0 is Monday: together as many
 * as there are flights a week.
 */
export function operatingDays(weeklyFlights: number, isBusiness: boolean, seed: number): number[] {
  if (isBusiness && weeklyFlights >= shuttleFlightsAWeek)
    return shuttle(Math.ceil(weeklyFlights / 6.5), weeklyFlights)
  const flights = Math.ceil(weeklyFlights / 7)
  const rest = weeklyFlights - 7 * (flights - 1)
  return Array.from({ length: flights }, (_, flight) =>
    flight === flights - 1 ? pattern(rest, isBusiness, seed) : everyDay,
  )
}

/** Days without those on which the airport is closed at that minute: London City from Saturday noon to Sunday noon. */
export function openDays(days: number, airport: string, minute: number): number {
  if (airport !== 'LCY') return days
  return minute >= 12 * 60 + 30 ? days & ~saturday : days & ~sunday
}

/** The days of a flight that leaves so many days after another one that runs on those. */
export function laterDays(days: number, later: number): number {
  const shift = ((later % 7) + 7) % 7
  return ((days << shift) | (days >> (7 - shift))) & everyDay
}
