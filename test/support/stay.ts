import { type Api, type Json, startOfTests } from './api.ts'

export const stayDates = { checkIn: '2027-05-11', checkOut: '2027-05-13' }

/** Requests of a hotel stay, as a client sends them. */

export const propertySearchBody = (more: object = {}): Json => ({
  PropertiesQuerySearch: {
    '@type': 'PropertiesQuerySearch',
    CheckInDate: stayDates.checkIn,
    CheckOutDate: stayDates.checkOut,
    SearchBy: { '@type': 'SearchByCity', SearchCity: 'LIS' },
    RoomStayCandidate: [{ GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] } }],
    ...more,
  },
})

/** The hotels of an answer. */
export const propertiesOf = (body: Json): Json[] => body.PropertiesResponse.Properties.PropertyInfo

export async function searchProperties(api: Api, more: object = {}): Promise<Json> {
  const answer = await api.call('searchProperties', { body: propertySearchBody(more) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export const isOpen = ({ availability }: Json): boolean => availability === 'Open'

/** A second before the end of the 30 minutes that a hotel answer can be referred to. */
export const lastMoment = startOfTests + 30 * 60_000 - 1000

export interface StayOptions {
  /** Guests of each room. */
  readonly rooms?: readonly number[]
  readonly sources?: readonly string[]
  readonly city?: string
  readonly checkIn?: string
  readonly checkOut?: string
}

export const availabilityBody = (keys: readonly Json[], options: StayOptions = {}, more: object = {}, criterion: object = {}): Json => {
  const { rooms = [2], sources, checkIn = stayDates.checkIn, checkOut = stayDates.checkOut } = options
  return {
    CatalogOfferingsQueryRequest: {
      CatalogOfferingsRequest: [
        {
          '@type': 'CatalogOfferingsRequestHospitality',
          verboseResponseInd: true,
          StayDates: { start: checkIn, end: checkOut },
          HotelSearchCriterion: {
            '@type': 'HotelSearchCriterion',
            numberOfRooms: rooms.length,
            PropertyRequest: keys.map(({ chainCode, propertyCode }) => ({ PropertyKey: { chainCode, propertyCode } })),
            RoomStayCandidates: {
              RoomStayCandidate: rooms.map((count) => ({ GuestCounts: { GuestCount: [{ count, ageQualifyingCode: '10' }] } })),
            },
            ...(sources && { AggregatorList: sources }),
            ...criterion,
          },
          ...more,
        },
      ],
    },
  }
}

/** The offers of an availability. */
export const hotelOffersOf = (body: Json): Json[] => body.CatalogOfferingsHospitalityResponse.CatalogOfferings.CatalogOffering

export const bookingCodeOf = (offering: Json): string => offering.ProductOptions[0].Product[0].bookingCode

/** Keys of hotels around a city that are open for the stay. */
export async function openHotels(api: Api, city = 'LIS'): Promise<Json[]> {
  const found = await searchProperties(api, { SearchBy: { SearchCity: city }, returnOnlyAvailablePropertiesInd: true })
  return propertiesOf(found).map(({ Property }) => Property.PropertyKey)
}
