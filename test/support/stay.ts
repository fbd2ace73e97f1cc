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
