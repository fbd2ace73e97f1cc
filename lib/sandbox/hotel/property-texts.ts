import type { PropertyTexts } from '../../hotel/property.ts'
import { hash } from '../world/seed.ts'
import { describeProperty, distanceText, placeOf } from './descriptions.ts'
import { nearestAirport, placesNear } from './nearby.ts'
import { bearingTo, kilometresBetween } from './places.ts'
import type { Property } from './properties.ts'
import { hasAmenity } from './property-details.ts'
import { roomsOf } from './stock.ts'

const pick = (list: readonly string[], ...seed: readonly number[]): string =>
  list[hash(...seed) % list.length] ?? ''

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

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** The roads of the Maldives end here. */
const roadKm = 8

/** The direction from the airport, and what to look for. */
function directionsFor(property: Property): string {
  const { airport, km } = nearestAirport(property)
  const turns = bearingTo(airport, property) / (2 * Math.PI)
  const towards = compass[Math.round(turns * 8 + 8) % 8] ?? ''
  const way = `From the airport (${airport.name}): ${distanceText(km, airport.country)} to the ${towards} as the crow flies`
  if (property.isAtAirport) return `${way}; the hotel's shuttle stops at the terminals.`
  const isByBoat = airport.country === 'MV' && km > roadKm
  return isByBoat ? `${way}, by speedboat.` : `${way}; follow the signs to ${placeOf(property)}.`
}

const kilometres = (value: number): number => Math.round(value * 10) / 10

/** Hotels farther away are not in the city. */
const cityKm = 40

/** The nearest airport, the centre of the city, and places around. */
function attractionsOf(property: Property): PropertyTexts['attractions'] {
  const { airport: nearest, km } = nearestAirport(property)
  const { airport, destination } = property
  const centre = {
    name: `Centre of ${airport.cityName}`,
    km: kilometresBetween(property, destination.centre),
  }
  const isCity = destination.districts[0]?.kind === 'c' && centre.km <= cityKm
  const places = placesNear(property, 4).filter(({ name }) => name !== centre.name)
  return [{ name: nearest.name, km }, ...(isCity ? [centre] : []), ...places].map(({ name, km }) => ({
    name,
    km: kilometres(km),
  }))
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
