import type { PropertyTexts } from '../../hotel/property.ts'
import { hash } from '../world/seed.ts'
import { kilometresBetween } from './places.ts'
import { centreOf, type Property } from './properties.ts'
import { amenitiesOf, hasAmenity } from './property-details.ts'
import { roomsOf } from './stock.ts'

const pick = (list: readonly string[], ...seed: readonly number[]): string =>
  list[hash(...seed) % list.length] ?? ''

const kinds: Readonly<Record<number, readonly string[]>> = {
  1: ['A simple place to sleep', 'A budget hotel', 'A hostel with private rooms'],
  2: ['A small hotel', 'An economy hotel', 'A no-frills hotel'],
  3: ['A comfortable hotel', 'A mid-range hotel', 'A friendly house'],
  4: ['A full-service hotel', 'An upscale hotel', 'A hotel for business and leisure'],
  5: ['A luxury hotel', 'A grand hotel', 'An elegant hotel'],
}
const surroundings =
  'on a quiet side street|close to shops and cafés|a short walk from public transport|next to a small park|among offices and restaurants|in a residential neighbourhood'.split(
    '|',
  )
const rooms =
  'Rooms were renewed in {year}.|All rooms have a desk and blackout curtains.|Most rooms look out on the courtyard.|Higher floors have a view of the city.|The house opened in {year} and is run by a local team.|Rooms are compact and quiet.'.split(
    '|',
  )
const endings =
  'Luggage can be stored before check-in.|The reception is staffed day and night.|Families can ask for connecting rooms.|Early check-in depends on availability.|Staff speak several languages.|Long-stay guests have a laundry.'.split(
    '|',
  )

/** Two or three sentences of what the hotel is, where, and what it offers. */
function describeProperty(property: Property): string {
  const { stars, isAtAirport, airport, seed } = property
  const where = isAtAirport
    ? `near ${airport.name}`
    : `in ${airport.cityName}, ${pick(surroundings, seed, 81)}`
  const offered = amenitiesOf(property)
    .slice(hash(seed, 82) % 2, 4 + (hash(seed, 83) % 3))
    .map(({ description }) => description.toLowerCase())
    .join(', ')
  return [
    `${pick(kinds[stars] ?? [], seed, 84)} with ${stars} ${stars === 1 ? 'star' : 'stars'} ${where}.`,
    pick(rooms, seed, 85).replace('{year}', String(1998 + (hash(seed, 86) % 27))),
    ...(offered === '' ? [] : [`Guests find ${offered}.`]),
    pick(endings, seed, 87),
  ].join(' ')
}

/** `code description, one hotel in so many, from so many stars`; codes are the sandbox's own except where known. */
type Feature = readonly [code: string, description: string, oneIn: number, fromStars: number]

const accessibility: readonly Feature[] = [
  ['110', 'Roll-in shower available', 2, 2],
  ['101', 'Wheelchair access to the entrance', 1, 2],
  ['28', 'Elevator with braille buttons', 2, 3],
  ['59', 'Visual fire alarm in accessible rooms', 3, 3],
  ['61', 'Accessible parking space', 2, 2],
  ['78', 'Grab bars in the bathroom', 2, 3],
]
const business: readonly Feature[] = [
  ['10', 'Meeting rooms', 1, 3],
  ['1', 'Audio and video equipment', 2, 4],
  ['15', 'Photocopies and printing', 1, 2],
  ['34', 'Video conferences', 2, 4],
  ['9', 'Secretarial service', 4, 5],
]

const featuresOf = (list: readonly Feature[], { seed, stars }: Property) =>
  list
    .filter(([code, , oneIn, from]) => stars >= from && hash(seed, 88, Number(code)) % oneIn === 0)
    .map(([code, description]) => ({ code, description }))

const pets: readonly string[] = [
  'Pets are welcome, one for each room, at 15 per cent of the room rate a night.',
  'Dogs of up to 10 kg are welcome, free of charge.',
  'Cats and dogs by arrangement; not in the restaurant.',
]

function directionsFor({ isAtAirport, airport, seed }: Property): string {
  const km = 1 + (hash(seed, 90) % 4)
  return isAtAirport
    ? `From ${airport.name}: follow the signs to the terminals' hotels for ${km} km; the entrance is on the ${pick(['left', 'right'], seed, 91)}.`
    : `From ${airport.name}: take the motorway to the centre of ${airport.cityName}, leave at exit ${1 + (hash(seed, 92) % 40)} and follow the signs for ${km} km.`
}

const kilometres = (value: number): number => Math.round(value * 10) / 10

/** The airport of the hotel's city, its centre where it is known, and places around. */
function attractionsOf(property: Property): PropertyTexts['attractions'] {
  const { airport, seed } = property
  const centre = centreOf(airport.city)
  const sights = [
    'City Museum',
    'Old Market',
    'Botanical Garden',
    'Convention Centre',
    'Concert Hall',
    'Stadium',
  ]
  return [
    { name: airport.name, km: kilometres(kilometresBetween(property, airport)) },
    ...(centre
      ? [{ name: `Centre of ${airport.cityName}`, km: kilometres(kilometresBetween(property, centre)) }]
      : []),
    {
      name: `${airport.cityName} ${pick(sights, seed, 93)}`,
      km: kilometres(0.3 + (hash(seed, 94) % 40) / 10),
    },
  ]
}

/** What only the detail of a hotel says. */
export const textsOf = (property: Property): PropertyTexts => ({
  description: describeProperty(property),
  accessibility: featuresOf(accessibility, property),
  businessServices: featuresOf(business, property),
  attractions: attractionsOf(property),
  drivingDirections: directionsFor(property),
  petPolicy: hasAmenity(property, '224')
    ? pick(pets, property.seed, 95)
    : 'Pets are not allowed, except assistance dogs.',
  minimumAge: property.airport.country === 'US' && property.stars >= 4 ? 21 : 18,
  guestRooms: roomsOf(property),
  ...(hasAmenity(property, '68') && { freeParking: hash(property.seed, 96) % 3 > 0 }),
})
