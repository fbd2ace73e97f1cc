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

const room = (
  code: string,
  description: string,
  beds: NonNullable<RoomType['beds']>,
  maxGuests: number,
  factor: number,
  fromStars: number,
  toStars = 5,
): RoomKind => ({
  code,
  description,
  beds,
  maxGuests,
  factor,
  fromStars,
  toStars,
  smokingAllowed: false,
  wifiIncluded: true,
  amenities: [
    'Private bathroom',
    'Television',
    ...(fromStars >= 3 ? ['Desk', 'Coffee maker'] : []),
    ...(fromStars >= 4 ? ['Minibar'] : []),
  ],
})
const beds = (type: string, quantity = 1) => [{ type, quantity }]

/** Kinds of rooms, those of a hotel by its stars. */
export const roomKinds: readonly RoomKind[] = [
  room('S1Q', 'Standard room, 1 queen bed', beds('Queen'), 2, 1, 1),
  room('S2T', 'Standard room, 2 single beds', beds('Twin', 2), 2, 1.02, 1, 4),
  room('F2Q', 'Family room, 2 queen beds', beds('Queen', 2), 4, 1.3, 2, 4),
  room('D1K', 'Deluxe room, 1 king bed', beds('King'), 3, 1.28, 3),
  room('J1K', 'Junior suite, 1 king bed', beds('King'), 4, 1.75, 4),
  room('E1K', 'Executive suite, 1 king bed', beds('King'), 5, 2.5, 5),
]

export interface Plan {
  readonly code: string
  readonly name: string
  readonly category: string
  readonly breakfast: boolean
  readonly payment: NonNullable<RatePlan['payment']>
  readonly source: RateSource
  readonly factor: number
  readonly guarantee: GuaranteeType
  /** Days before arrival until which a cancellation is free; absent: never. */
  readonly freeDays?: number
  readonly penalty: CancelPenalty
  readonly isOffered: (property: Property, daysAhead: number) => boolean
}

const oneNight = { kind: 'nights', nights: 1 } as const
const everything = { kind: 'percent', percent: 100 } as const
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
