import { nameOfKey, type PropertyDetail } from '../property.ts'
import { toPropertyAddress, toPropertyKey } from './hotel-rate.ts'
import { type ImageView, toImages } from './property-images.ts'
import { kmPerMile } from './search-place.ts'

export const toDistance = (km: number, inMiles: boolean) => ({
  value: Math.round((inMiles ? km / kmPerMile : km) * 10) / 10,
  unitOfDistance: inMiles ? ('Miles' as const) : ('Kilometers' as const),
})

/** A property as searches list it. */
export const toProperty = (shown: PropertyDetail, view: ImageView) => ({
  '@type': 'PropertyDetail' as const,
  id: nameOfKey(shown.key),
  PropertyKey: toPropertyKey(shown),
  name: shown.name,
  ...(shown.stars !== undefined && { Rating: [{ value: shown.stars, provider: 'NTM' }] }),
  GeoLocation: shown.position,
  Image: toImages(shown, view),
  Address: toPropertyAddress(shown.address),
  ...(shown.telephone !== undefined && { Telephone: [shown.telephone] }),
  ...(shown.email !== undefined && { Email: { value: shown.email } }),
  PropertyAmenity: shown.amenities?.map(({ code, description, category }) => ({
    '@type': 'PropertyAmenity' as const,
    code,
    description,
    category,
    includedInd: true,
  })),
})

/** OTA list "Guest Room Info": the number of all rooms. */
const totalRooms = '12'

/** A property with everything that its supplier tells, without rates. Source: docs/contract/hotel-car-platform.md 2.2. */
export const toPropertyInDetail = (shown: PropertyDetail, view: ImageView) => ({
  ...toProperty(shown, view),
  ...(shown.description !== undefined && {
    Description: [{ value: shown.description, languages: ['EN'], title: shown.name }],
  }),
  ...(shown.guestRooms !== undefined && {
    GuestRoomInfo: [
      {
        '@type': 'GuestRoomInfo' as const,
        code: totalRooms,
        number: shown.guestRooms,
        description: 'Total rooms',
      },
    ],
  }),
  AccessibilityFeature: shown.accessibility?.map(({ code, description }) => ({ value: code, description })),
  BusinessService: shown.businessServices?.map(({ code, description }) => ({ code, description })),
  Attraction: shown.attractions?.map(({ name, km }) => ({ name, Distance: toDistance(km, false) })),
  ...toText('DrivingDirections', shown.drivingDirections),
  ...toText('PetPolicy', shown.petPolicy),
  complimentaryParking: shown.freeParking,
  ...(shown.hours && { CheckInOutPolicy: { ...shown.hours, minimumAge: shown.minimumAge } }),
})

/** Source of the shape: guess. */
const toText = (name: 'DrivingDirections' | 'PetPolicy', text: string | undefined) =>
  text !== undefined && { [name]: { Description: [{ value: text, languages: ['EN'] }] } }
