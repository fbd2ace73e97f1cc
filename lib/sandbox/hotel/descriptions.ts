import { hash } from '../world/seed.ts'
import { isResort, styleOf } from './house-styles.ts'
import { nearestAirport, placesNear } from './nearby.ts'
import type { Property } from './properties.ts'
import { amenitiesOf, hoursOf } from './property-details.ts'
import { townOf } from './property-names.ts'
import { roomsOf } from './stock.ts'

const pick = (list: readonly string[], ...seed: readonly number[]): string =>
  list[hash(...seed) % list.length] ?? ''

const inMiles = 'US GB PR VI GU LR'
const kmPerMile = 1.609344

/** `450 metres`, `2.4 km`, `14 miles`: as people of the country say it. */
export function distanceText(km: number, country: string): string {
  const isMiles = inMiles.includes(country)
  if (!isMiles && km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} metres`
  const value = isMiles ? km / kmPerMile : km
  const shown = value < 9.95 ? Math.max(0.1, Math.round(value * 10) / 10) : Math.round(value)
  return `${shown} ${isMiles ? (shown === 1 ? 'mile' : 'miles') : 'km'}`
}

/** Words for the house by the style of its rooms, otherwise by its stars. */
const nounsByStyle: Readonly<Record<string, readonly string[]>> = {
  apartment: ['aparthotel', 'hotel with studios and kitchens'],
  beach: ['beach hotel', 'holiday hotel'],
  island: ['island hotel', 'tropical resort'],
  lagoon: ['island resort', 'resort in the lagoon'],
  alpine: ['mountain hotel', 'holiday hotel'],
  casino: ['resort hotel', 'large resort hotel'],
  motel: ['economy hotel', 'simple hotel for a stop on the road'],
  budget: ['budget hotel', 'no-frills hotel'],
  ibis: ['economy hotel', 'budget hotel'],
}
const nounsByStars: readonly (readonly string[])[] = [
  [],
  ['simple guest house', 'plain hotel'],
  ['economy hotel', 'small hotel'],
  ['mid-range hotel', 'comfortable hotel'],
  ['full-service hotel', 'first-class hotel'],
  ['luxury hotel', 'grand hotel'],
]

function nounOf(property: Property): string {
  const { stars, brand, seed } = property
  const isOwn = brand.name === ''
  if (isOwn && stars <= 3 && roomsOf(property) <= 60)
    return pick(['privately run hotel', 'family-run hotel'], seed, 84)
  return pick(nounsByStyle[styleOf(property)] ?? nounsByStars[stars] ?? [], seed, 84)
}

/** Parts of towns that have no name of their own. */
const nameless = ['Centre', 'Beach', 'Pueblo']

/** The quarter of the house, or its town. */
export function placeOf({ district, destination }: Property): string {
  const town = townOf(destination, district)
  if (!nameless.includes(district.name)) return district.name
  return district.name === 'Centre' ? `the centre of ${town}` : town
}

/** Where the house stands, after `is`. */
function whereOf(property: Property): string {
  const { district, destination, airport, seed } = property
  const town = townOf(destination, district)
  const name = placeOf(property)
  const full = name.includes(town) ? name : `${name}, ${town}`
  const one = (...list: string[]): string => pick(list, seed, 81)
  switch (district.kind) {
    case 'a':
      return `${distanceText(nearestAirport(property).km, airport.country)} from ${airport.name}`
    case 's':
      return one(`near the trains in ${full}`, `a short walk from the station in ${full}`)
    case 'b':
      return one(`among offices in ${full}`, `in ${full}, near many companies`)
    case 'w':
      return isResort(property)
        ? one(`close to the beach in ${full}`, `by the sea in ${full}`)
        : one(`near the waterfront in ${full}`, `by the water in ${full}`)
    case 'r':
      return resortPlaceOf(property, full)
    case 'o':
      return one(`in ${full}, away from the busy centre`, `in ${full}`)
    case 'h':
      return one(`by the main road in ${full}`, `in ${full}, easy to reach by car`)
    default:
      return one(`in ${full}`, `on a street in ${full}`, `in ${full}, with shops and cafés around`)
  }
}

function resortPlaceOf({ destination, airport, seed }: Property, full: string): string {
  if (airport.country === 'MV') return `on an island in the area of ${full.replace(/, Male$/, '')}`
  if (destination.season === 'k')
    return pick([`in the mountain resort of ${full}`, `near the slopes of ${full}`], seed, 81)
  return pick([`in the resort area of ${full}`, `among the resorts of ${full}`], seed, 81)
}

const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
const numbers = ['', 'one', 'two', 'three', 'four', 'five']

function openingOf(property: Property): string {
  const { name, stars, seed } = property
  const noun = nounOf(property)
  const where = whereOf(property)
  return pick(
    [
      `${name} is ${withArticle(noun)} ${where}.`,
      `This ${numbers[stars]}-star house is ${withArticle(noun)} ${where}.`,
      `The ${noun} is ${where}.`,
    ],
    seed,
    80,
  )
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Amenities as a sentence says them. */
const words: Readonly<Record<string, string>> = {
  76: 'a restaurant',
  165: 'a bar',
  71: 'a pool',
  84: 'a spa',
  35: 'a gym',
  77: 'room service',
  22: 'a concierge',
  68: 'parking',
  41: 'a free shuttle to the airport',
}

function houseOf(property: Property): string {
  const { seed } = property
  const rooms = roomsOf(property)
  const offered = amenitiesOf(property).flatMap(({ code }) => words[code] ?? [])
  if (offered.length === 0) return `It has ${rooms} plain rooms, and wireless internet for all.`
  return pick(
    [
      `It has ${listed([`${rooms} rooms`, ...offered])}.`,
      `Guests of the ${rooms} rooms find ${listed(offered)}.`,
      `There are ${rooms} rooms; the house offers ${listed(offered)}.`,
    ],
    seed,
    85,
  )
}

/** A walk, or a short ride. */
const closeKm = 3

function nearOf(property: Property): string {
  const { airport: own, isAtAirport, seed } = property
  const told = ({ name, km }: { readonly name: string; readonly km: number }): string =>
    `${name} (${distanceText(km, own.country)})`
  const nearest = placesNear(property, 3)
  const close = nearest.filter(({ km }) => km <= closeKm)
  const places = close.length > 0 ? close : nearest.slice(0, 2)
  const { airport, km } = nearestAirport(property)
  const isClose = close.length > 0
  const label = pick(isClose ? ['Close by', 'Near the hotel'] : ['Within reach', 'For a day out'], seed, 83)
  return [
    ...(places.length > 0 ? [`${label}: ${places.map(told).join(', ')}.`] : []),
    ...(isAtAirport
      ? []
      : [
          `${pick(['Nearest airport', 'Airport', 'The next airport'], seed, 86)}: ${told({ name: airport.name, km })}.`,
        ]),
  ].join(' ')
}

function hoursText(property: Property): string {
  const { checkInTime, checkOutTime } = hoursOf(property)
  return pick(
    [
      `Check-in from ${checkInTime}, check-out until ${checkOutTime}.`,
      `Rooms are ready from ${checkInTime} and are given back by ${checkOutTime}.`,
      `Guests arrive from ${checkInTime} and leave by ${checkOutTime}.`,
    ],
    property.seed,
    87,
  )
}

/** What the hotel is and where, what it has, what is near, and its hours. */
export const describeProperty = (property: Property): string =>
  [openingOf(property), houseOf(property), nearOf(property), hoursText(property)]
    .filter((sentence) => sentence !== '')
    .join(' ')
