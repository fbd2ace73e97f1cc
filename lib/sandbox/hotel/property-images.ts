import type { PictureSubject, PropertyImage } from '../../hotel/property.ts'
import { hash } from '../world/seed.ts'
import type { Property } from './properties.ts'
import { hasAmenity } from './property-details.ts'

/** Drawings of each subject: scripts/draw-hotels.ts. */
const variants = 3

function facadeOf({ district, stars, brand, destination }: Property): string {
  if (destination.season === 'k') return 'facade-house'
  if (district.kind === 'w' || district.kind === 'r')
    return destination.city === 'LAS' ? 'facade-tower' : 'facade-resort'
  if (brand.name === '' && stars <= 3) return 'facade-house'
  return stars >= 4 && brand.naming === 'brand' ? 'facade-tower' : 'facade-city'
}

/** Pictures of a hotel, the facade first: drawings that this service has itself. */
export function imagesOf(property: Property): PropertyImage[] {
  const { stars, name, district, seed } = property
  const image = (pictureOf: PictureSubject, drawing: string, caption: string): PropertyImage => ({
    url: `/images/${drawing}-${1 + (hash(seed, drawing.length, 120) % variants)}.svg`,
    caption,
    pictureOf,
  })
  return [
    image('Exterior', facadeOf(property), name),
    ...(stars >= 3 ? [image('Lobby', 'lobby', 'Lobby')] : []),
    image('GuestRoom', 'room-queen', 'Standard room with a queen bed'),
    ...(stars <= 4 ? [image('GuestRoom', 'room-twin', 'Standard room with two single beds')] : []),
    ...(stars >= 3 ? [image('GuestRoom', 'room-king', 'Deluxe room with a king bed')] : []),
    ...(stars >= 4 ? [image('Suite', 'room-suite', 'Junior suite')] : []),
    ...(hasAmenity(property, '76') ? [image('Restaurant', 'restaurant', 'Restaurant')] : []),
    ...(hasAmenity(property, '71') ? [image('Pool', 'pool', 'Pool')] : []),
    ...(hasAmenity(property, '35') ? [image('HealthClub', 'gym', 'Gym')] : []),
    ...(hasAmenity(property, '84') ? [image('Spa', 'spa', 'Spa')] : []),
    ...(stars >= 4 ? [image('ConferenceRoom', 'meeting', 'Meeting room')] : []),
    ...(district.kind === 'w' && stars >= 3 ? [image('Beach', 'beach', 'Beach')] : []),
  ]
}
