import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import type { HotelRate, RateSource, RoomAmenity, RoomType } from '../hotel.ts'
import type { PropertyKey, PropertySummary } from '../property.ts'

export const propertyKey = z
  .looseObject({
    '@type': z.string().optional(),
    chainCode: z.string().meta({ description: 'Chain of the hotel.' }),
    propertyCode: z.string().meta({ description: 'The hotel, within its chain.' }),
  })
  .meta({ id: 'PropertyKey' })

/** Letter case counts: it is the supplier's. */
export const readPropertyKey = ({ chainCode, propertyCode }: z.output<typeof propertyKey>): PropertyKey => ({
  chainCode: chainCode.trim(),
  propertyCode: propertyCode.trim(),
})

const dateRange = z.looseObject({ start: z.string(), end: z.string() }).meta({ id: 'DateRange' })

export const productHospitality = z
  .looseObject({
    '@type': z.enum(['ProductHospitality', 'ProductHospitalityOffer']),
    id: z.string().optional(),
    bookingCode: z.string().optional(),
    Quantity: z.int().optional(),
    guests: z.int().optional(),
    propertyName: z.string().optional(),
    PropertyKey: propertyKey.optional(),
    DateRange: dateRange.optional(),
    RoomType: z
      .looseObject({
        '@type': z.string().optional(),
        value: z.string().optional(),
        Description: z.looseObject({ value: z.string() }).optional(),
      })
      .optional(),
  })
  .meta({ id: 'ProductHospitality', description: 'A room type of a property for some nights.' })

/** `authority` of a rate: who sells it. */
export const toRateAuthority = (source: RateSource): string => dialect.hotelSources[source].authority

export const toPropertyKey = ({ key }: Pick<PropertySummary, 'key'>) => ({
  '@type': 'PropertyKey' as const,
  ...key,
})

export const toDateRange = (checkIn: string, checkOut: string) => ({ start: checkIn, end: checkOut })

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const countryName = (country: string): string | undefined =>
  /^[A-Z]{2}$/.test(country) ? countryNames.of(country) : undefined

export const toPropertyAddress = ({
  lines,
  city,
  state,
  country,
  postalCode,
}: PropertySummary['address']) => ({
  '@type': 'Address' as const,
  AddressLine: [...lines],
  City: city,
  ...(state && { StateProv: { value: state.code, name: state.name } }),
  ...(country !== undefined && { Country: { value: country, name: countryName(country) } }),
  PostalCode: postalCode,
})

/** As one number, the way clients compare them: `+442075550142`. */
const toPropertyTelephone = ({ telephone, city }: PropertySummary) =>
  telephone !== undefined && {
    Telephone: {
      '@type': 'Telephone' as const,
      phoneNumber: telephone.replace(/[^+\d]/g, ''),
      cityCode: city,
    },
  }

const yesNo = (is: boolean | undefined) =>
  is === undefined ? undefined : is ? ('Yes' as const) : ('No' as const)

const toRoomAmenity = ({ code, description, isIncluded }: RoomAmenity) => ({
  '@type': 'RoomAmenity' as const,
  code,
  description,
  includedInd: isIncluded,
})

/** Amenities twice: some clients read them inside the characteristics, the model has them next to these. */
function toRoomType({ description, beds, amenities, ...room }: RoomType) {
  const RoomAmenity = amenities?.map(toRoomAmenity)
  return {
    '@type': 'RoomType' as const,
    value: description,
    Description: { value: description },
    RoomAmenity,
    RoomCharacteristics: {
      '@type': 'RoomCharacteristics' as const,
      BedConfiguration: beds?.map(({ type, quantity, size }) => ({ bedType: type, quantity, size })),
      smokingAllowed: yesNo(room.smokingAllowed),
      wifiIncluded: yesNo(room.wifiIncluded),
      accessibleRoom: yesNo(room.isAccessible),
      typeCode: room.typeCode,
      viewCode: room.viewCode,
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
  ...toPropertyTelephone(rate.property),
})
