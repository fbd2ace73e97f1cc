import type { CancelPenalty, RatePlan, RateSource, RoomType } from '../../hotel/hotel.ts'
import type { GuaranteeType } from '../../hotel/room-price.ts'
import { hash } from '../world/seed.ts'
import type { Property } from './properties.ts'

export interface RoomKind extends RoomType {
  readonly code: string
  readonly maxGuests: number
  readonly factor: number
  readonly fromStars: number
  readonly toStars: number
}

type Beds = NonNullable<RoomType['beds']>

const sizes: Readonly<Record<string, string>> = {
  Queen: '160 cm X 200 cm',
  King: '200 cm X 200 cm',
  Twin: '90 cm X 200 cm',
}

const room = (
  [code, typeCode]: readonly [code: string, typeCode: string],
  description: string,
  beds: Beds,
  maxGuests: number,
  factor: number,
  [fromStars, toStars = 5]: readonly [fromStars: number, toStars?: number],
): RoomKind => ({
  code,
  typeCode,
  description,
  beds,
  maxGuests,
  factor,
  fromStars,
  toStars,
  smokingAllowed: false,
  wifiIncluded: true,
})
const beds = (type: string, quantity = 1): Beds => [{ type, quantity, size: sizes[type] ?? '' }]

/** Kinds of rooms, those of a hotel by its stars. */
export const roomKinds: readonly RoomKind[] = [
  room(['S1Q', '75'], 'Standard room, 1 queen bed', beds('Queen'), 2, 1, [1]),
  room(['S2T', '76'], 'Standard room, 2 single beds', beds('Twin', 2), 2, 1.02, [1, 4]),
  room(['F2Q', '24'], 'Family room, 2 queen beds', beds('Queen', 2), 4, 1.3, [2, 4]),
  room(['D1K', '13'], 'Deluxe room, 1 king bed', beds('King'), 3, 1.28, [3]),
  room(['J1K', '31'], 'Junior suite, 1 king bed', beds('King'), 4, 1.75, [4]),
  room(['E1K', '19'], 'Executive suite, 1 king bed', beds('King'), 5, 2.5, [5]),
]

/** `[code, description, from how many stars, in one of so many rooms, included]` */
const roomAmenities: readonly (readonly [string, string, number, number, boolean])[] = [
  ['88', 'Private bathroom', 1, 1, true],
  ['251', 'Television', 1, 1, true],
  ['123', 'Wireless internet connection', 1, 1, true],
  ['50', 'Hairdryer', 2, 2, true],
  ['2', 'Air conditioning', 2, 2, true],
  ['28', 'Desk', 3, 1, true],
  ['19', 'Coffee maker', 3, 2, true],
  ['92', 'Safe', 3, 2, true],
  ['55', 'Iron', 3, 3, true],
  ['69', 'Minibar', 4, 1, false],
  ['85', 'Bathrobe', 4, 2, true],
  ['142', 'Separate shower', 5, 2, true],
]

const views: readonly string[] = ['CityView', 'CourtyardView', 'GardenView', 'StreetView', 'ParkView']

/** The room as this hotel has it: what is in it, and what it looks out on. */
export function roomTypeOf({ seed, stars }: Property, kind: RoomKind): RoomType {
  const { factor: _, fromStars: __, toStars: ___, ...type } = kind
  const position = roomKinds.indexOf(kind)
  const level = Math.max(stars, kind.fromStars)
  return {
    ...type,
    isAccessible: false,
    viewCode: views[hash(seed, position, 97) % views.length] ?? 'CityView',
    amenities: roomAmenities
      .filter(
        ([code, , from, oneIn]) => level >= from && hash(seed, position, Number(code), 98) % oneIn === 0,
      )
      .map(([code, description, , , isIncluded]) => ({ code, description, isIncluded })),
  }
}

export interface Plan {
  readonly code: string
  readonly name: string
  readonly category: string
  readonly breakfast: boolean
  readonly payment: NonNullable<RatePlan['payment']>
  readonly source: RateSource
  readonly factor: number
  readonly guarantee: GuaranteeType
  /** Days before arrival until which a cancellation is free, more or less by hotel; absent: never. */
  readonly freeDays?: number
  readonly penalty: CancelPenalty
  readonly isOffered: (property: Property, daysAhead: number) => boolean
  /** What the guest brings: a membership to book it, a card or an identification to check in. */
  readonly proof?: 'loyaltyNumber' | 'rateQualification'
}

const oneNight = { kind: 'nights', nights: 1 } as const
const everything = { kind: 'percent', percent: 100 } as const
/** Chains of the United States and Canada have rates for associations and seniors. */
const isInAmerica = ({ airport, brand }: Property): boolean =>
  (airport.country === 'US' || airport.country === 'CA') && brand.naming === 'brand' && brand.name !== ''
const isWithAggregator = ({ seed }: Property): boolean => hash(seed, 71) % 10 < 6

/** Rate plans, each sold by the hotel itself or by an aggregator. */
export const plans: readonly Plan[] = [
  {
    code: 'BAR',
    name: 'Best flexible rate',
    category: 'Standard',
    source: 'own',
    breakfast: false,
    payment: 'PostPay',
    factor: 1,
    guarantee: 'guarantee',
    freeDays: 2,
    penalty: oneNight,
    isOffered: () => true,
  },
  {
    code: 'BKF',
    name: 'Flexible rate with breakfast',
    category: 'Standard',
    source: 'own',
    breakfast: true,
    payment: 'PostPay',
    factor: 1,
    guarantee: 'guarantee',
    freeDays: 2,
    penalty: oneNight,
    isOffered: ({ stars }) => stars >= 2,
  },
  {
    code: 'DEP',
    name: 'Deposit rate',
    category: 'Standard',
    source: 'own',
    breakfast: false,
    payment: 'PostPay',
    factor: 0.94,
    guarantee: 'deposit',
    freeDays: 7,
    penalty: oneNight,
    isOffered: ({ stars, seed }) => stars === 5 || hash(seed, 72) % 3 === 0,
  },
  {
    code: 'ADV',
    name: 'Advance purchase rate',
    category: 'Promotional',
    source: 'own',
    breakfast: false,
    payment: 'PrePay',
    factor: 0.85,
    guarantee: 'prepay',
    penalty: everything,
    isOffered: (_, daysAhead) => daysAhead >= 14,
  },
  {
    code: 'MBR',
    name: 'Member rate',
    category: 'Club',
    source: 'own',
    breakfast: false,
    payment: 'PostPay',
    factor: 0.95,
    guarantee: 'guarantee',
    freeDays: 2,
    penalty: oneNight,
    isOffered: ({ brand }) => brand.naming !== 'representation',
    proof: 'loyaltyNumber',
  },
  {
    code: 'AAA',
    name: 'AAA and CAA rate',
    category: 'Association',
    source: 'own',
    breakfast: false,
    payment: 'PostPay',
    factor: 0.92,
    guarantee: 'guarantee',
    freeDays: 2,
    penalty: oneNight,
    isOffered: (property) => isInAmerica(property) && property.stars <= 4,
    proof: 'rateQualification',
  },
  {
    code: 'SNR',
    name: 'Senior rate, from 62 years',
    category: 'SeniorCitizen',
    source: 'own',
    breakfast: false,
    payment: 'PostPay',
    factor: 0.93,
    guarantee: 'guarantee',
    freeDays: 2,
    penalty: oneNight,
    isOffered: (property) => isInAmerica(property) && property.stars <= 3,
    proof: 'rateQualification',
  },
  {
    code: 'OTF',
    name: 'Partner rate, flexible',
    category: 'Standard',
    source: 'aggregator',
    breakfast: false,
    payment: 'PostPay',
    factor: 0.98,
    guarantee: 'guarantee',
    freeDays: 3,
    penalty: everything,
    isOffered: isWithAggregator,
  },
  {
    code: 'OTN',
    name: 'Partner rate, not refundable',
    category: 'Promotional',
    source: 'aggregator',
    breakfast: false,
    payment: 'PrePay',
    factor: 0.88,
    guarantee: 'prepay',
    penalty: everything,
    isOffered: isWithAggregator,
  },
]
