import type { DuffelState, Resource } from './state.ts'
import { money } from './world.ts'

/** How a room of the test hotel ends, by its name. The names are ours: Duffel's are not public. */
export const scenarios = {
  'Double Room': 'bookable',
  'Family Room': 'bookable',
  'Room Gone At Quote': 'goneAtQuote',
  'Room Gone At Booking': 'goneAtBooking',
  'Room Confirmed Later': 'later',
  'Room Refused Later': 'refusedLater',
} as const

const island = { latitude: -24.38, longitude: -128.32 }

/** The test hotel of Duffel on Henderson Island. */
const testHotel: Resource = {
  id: 'acc_0000AWr2VsUNIF1Vl91xg0',
  name: 'Duffel Test Hotel',
  location: {
    address: {
      line_one: '1 Beach Road',
      city_name: 'Henderson Island',
      postal_code: 'PCRN 1ZZ',
      country_code: 'PN',
    },
    geographic_coordinates: island,
  },
  rating: 4,
  ratings: [{ source: 'duffel', value: 4 }],
  review_score: 8.4,
  review_count: 12,
  chain: { id: 'chn_0000DuffelHotelGroup000', name: 'Duffel Hotel Group' },
  brand: null,
  amenities: [{ type: 'wifi', description: 'Wi-Fi' }],
  check_in_information: { check_in_after_time: '15:00', check_out_before_time: '11:00' },
  supported_loyalty_programme: 'duffel_hotel_group_rewards',
  photos: [],
  description: 'A hotel to try bookings with.',
  phone_number: null,
  email: null,
  key_collection: null,
}

/** A house of which little is known. */
const guestHouse: Resource = {
  ...testHotel,
  id: 'acc_0000DoubleGuestHouse0a1',
  name: 'Guest House at the Lagoon',
  location: {
    address: { line_one: 'Lagoon', city_name: 'Henderson Island', postal_code: '', country_code: 'PN' },
    geographic_coordinates: null,
  },
  rating: null,
  ratings: null,
  review_score: null,
  review_count: null,
  chain: null,
  amenities: null,
  check_in_information: null,
  supported_loyalty_programme: null,
}

export const hotels: readonly Resource[] = [testHotel, guestHouse]

/** Kilometres from the island, roughly: the double has no other hotels. */
export const kilometresFromIsland = ({ latitude, longitude }: Resource): number =>
  111 *
  Math.hypot(
    latitude - island.latitude,
    (longitude - island.longitude) * Math.cos((island.latitude * Math.PI) / 180),
  )

interface Stay {
  readonly hotel: Resource
  readonly checkIn: string
  readonly nights: number
  readonly rooms: number
}

const day = 86_400_000
const rateLifeMs = 30 * 60_000

/** Rooms with two rates each: one that can be cancelled in two steps, and one that cannot. */
export function roomsOf(state: DuffelState, stay: Stay): Resource[] {
  const names = stay.hotel === testHotel ? Object.keys(scenarios) : ['Double Room']
  return names.map((name) => ({
    name,
    beds: [{ type: 'double', count: 1 }],
    photos: [],
    rates: [true, false].map((isRefundable) => rateOf(state, { ...stay, name, isRefundable })),
  }))
}

function rateOf(
  state: DuffelState,
  stay: Stay & { readonly name: string; readonly isRefundable: boolean },
): Resource {
  const { hotel, checkIn, nights, rooms, name, isRefundable } = stay
  const { currency = 'GBP', decimals = 2 } = state.odd
  const nightly = 9_000 + state.pick(`${hotel.id}${name}${checkIn}`, 6_000) + (isRefundable ? 1_500 : 0)
  const base = nightly * nights * rooms
  const tax = Math.round(base * 0.15)
  const amount = (minor: number): string => money(minor, decimals)
  const before = (days: number): string =>
    new Date(Date.parse(`${checkIn}T12:00:00Z`) - days * day).toISOString()
  return {
    id: state.id('rat'),
    total_amount: amount(base + tax),
    total_currency: currency,
    base_amount: amount(base),
    base_currency: currency,
    tax_amount: state.odd.noTax ? null : amount(tax),
    tax_currency: currency,
    fee_amount: null,
    fee_currency: currency,
    due_at_accommodation_amount: hotel === testHotel ? '12.50' : null,
    due_at_accommodation_currency: 'NZD',
    board_type: isRefundable ? 'breakfast' : 'room_only',
    payment_type: 'pay_now',
    available_payment_methods: ['balance'],
    quantity_available: hotel === testHotel ? 3 : null,
    cancellation_timeline: isRefundable
      ? [
          { before: before(7), refund_amount: amount(base + tax), currency },
          { before: before(2), refund_amount: amount(Math.round((base + tax) / 2)), currency },
        ]
      : [],
    conditions: [{ title: 'House rules', description: 'No smoking.' }],
    supported_loyalty_programme: hotel.supported_loyalty_programme,
    loyalty_programme_required: false,
    code: null,
    name: null,
    description: null,
    source: 'duffel_hotel_group',
    expires_at: state.iso(rateLifeMs),
    estimated_commission_amount: null,
    estimated_commission_currency: null,
    negotiated_rate_id: null,
  }
}
