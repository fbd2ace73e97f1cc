import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import type { HotelRate, RateSource, RoomType } from '../hotel.ts'
import type { PropertySummary } from '../property.ts'

export const propertyKey = z
  .looseObject({
    '@type': z.string().optional(),
    chainCode: z.string().meta({ description: 'Chain of the hotel.' }),
    propertyCode: z.string().meta({ description: 'The hotel, within its chain.' }),
  })
  .meta({ id: 'PropertyKey' })

const dateRange = z.looseObject({ start: z.string(), end: z.string() }).meta({ id: 'DateRange' })

export const productHospitality = z
  .looseObject({
    '@type': z.enum(['ProductHospitality', 'ProductHospitalityOffer']),
    bookingCode: z.string().optional(),
    Quantity: z.int().optional(),
    guests: z.int().optional(),
    PropertyKey: propertyKey.optional(),
    DateRange: dateRange.optional(),
  })
  .meta({ id: 'ProductHospitality', description: 'A room type of a property for some nights.' })

/** `authority` of a rate: who sells it. */
export const toRateAuthority = (source: RateSource): string => dialect.hotelSources[source].authority

export const toPropertyKey = ({ key }: Pick<PropertySummary, 'key'>) => ({
  '@type': 'PropertyKey' as const,
  ...key,
})

export const toDateRange = (checkIn: string, checkOut: string) => ({ start: checkIn, end: checkOut })

export const toPropertyAddress = ({ lines, city, country, postalCode }: PropertySummary['address']) => ({
  '@type': 'Address' as const,
  AddressLine: [...lines],
  City: city,
  ...(country !== undefined && { Country: { value: country } }),
  PostalCode: postalCode,
})

const yesNo = (is: boolean | undefined) =>
  is === undefined ? undefined : is ? ('Yes' as const) : ('No' as const)

/** Amenities twice: some clients read them inside the characteristics, the model has them next to these. */
function toRoomType({ description, beds, amenities, smokingAllowed, wifiIncluded }: RoomType) {
  const RoomAmenity = amenities?.map((text) => ({ description: text }))
  return {
    '@type': 'RoomType' as const,
    value: description,
    Description: { value: description },
    RoomAmenity,
    RoomCharacteristics: {
      '@type': 'RoomCharacteristics' as const,
      BedConfiguration: beds?.map(({ type, quantity }) => ({ bedType: type, quantity })),
      smokingAllowed: yesNo(smokingAllowed),
      wifiIncluded: yesNo(wifiIncluded),
      RoomAmenity,
    },
  }
}

/**
 * The product of a rate; `Quantity` and `guests` depend on the answer: rooms available, or the one room sold.
 */
export const toProductHospitality = (
  rate: HotelRate,
  count: { readonly quantity: number; readonly guests: number },
) => ({
  '@type': 'ProductHospitality' as const,
  id: 'product_1',
  bookingCode: rate.bookingCode,
  Quantity: count.quantity,
  guests: count.guests,
  propertyName: rate.property.name,
  associatedCityCode: rate.property.city,
  associatedAirportCode: rate.property.airport,
  PropertyKey: toPropertyKey(rate.property),
  DateRange: toDateRange(rate.checkIn, rate.checkOut),
  RoomType: toRoomType(rate.room),
  PropertyAddress: toPropertyAddress(rate.property.address),
})
