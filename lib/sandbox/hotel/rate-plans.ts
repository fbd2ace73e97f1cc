import type { CancelPenalty, RatePlan, RateSource } from '../../hotel/hotel.ts'
import type { GuaranteeType } from '../../hotel/room-price.ts'
import { hash } from '../world/seed.ts'
import type { Property } from './properties.ts'

export interface Plan {
  readonly code: string
  readonly name: string
  readonly category: string
  readonly breakfast: boolean
  readonly payment: NonNullable<RatePlan['payment']>
  readonly source: RateSource
  readonly factor: number
  readonly guarantee: GuaranteeType
  /** Past the house's own deadline, or from the booking on. */
  readonly cancellation: PlanCancellation
  readonly isOffered: (property: Property, daysAhead: number) => boolean
  /** What the guest brings: a membership to book it, a card or an identification to check in. */
  readonly proof?: 'loyaltyNumber' | 'rateQualification'
  /** Shown only to a search that names its code. */
  readonly isByCodeOnly?: true
}

/** Free until so many days before the deadline of the house's flexible rates, then its penalty or all; or never free. */
export type PlanCancellation =
  | { readonly kind: 'house'; readonly daysBefore: number; readonly penalty?: CancelPenalty }
  | { readonly kind: 'never'; readonly penalty: CancelPenalty }

const everything = { kind: 'percent', percent: 100 } as const
const never = { kind: 'never', penalty: everything } as const
/** Chains of the United States and Canada have rates for associations and seniors. */
const isInAmerica = ({ airport, brand }: Property): boolean =>
  (airport.country === 'US' || airport.country === 'CA') && brand.naming === 'brand' && brand.name !== ''
const isWithAggregator = ({ seed }: Property): boolean => hash(seed, 71) % 10 < 6

/** What the hotel's flexible rates have in common. */
const flexible = {
  source: 'own',
  breakfast: false,
  payment: 'PostPay',
  factor: 1,
  guarantee: 'guarantee',
  cancellation: { kind: 'house', daysBefore: 0 },
} as const

/** Rate plans, each sold by the hotel itself or by an aggregator. */
export const plans: readonly Plan[] = [
  { ...flexible, code: 'BAR', name: 'Best flexible rate', category: 'Standard', isOffered: () => true },
  {
    ...flexible,
    code: 'BKF',
    name: 'Flexible rate with breakfast',
    category: 'Standard',
    breakfast: true,
    isOffered: ({ stars }) => stars >= 2,
  },
  {
    ...flexible,
    code: 'DEP',
    name: 'Deposit rate',
    category: 'Standard',
    factor: 0.94,
    guarantee: 'deposit',
    cancellation: { kind: 'house', daysBefore: 5 },
    isOffered: ({ stars, seed }) => stars === 5 || hash(seed, 72) % 3 === 0,
  },
  {
    ...flexible,
    code: 'PKG',
    name: 'Bed and breakfast package, with late check-out',
    category: 'Package',
    breakfast: true,
    factor: 1.03,
    guarantee: 'deposit',
    cancellation: { kind: 'house', daysBefore: 1 },
    isOffered: ({ stars, seed }) => stars >= 3 && hash(seed, 73) % 2 === 0,
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
    cancellation: never,
    isOffered: (_, daysAhead) => daysAhead >= 14,
  },
  {
    ...flexible,
    code: 'MBR',
    name: 'Member rate',
    category: 'Club',
    factor: 0.95,
    isOffered: ({ brand }) => brand.naming !== 'representation',
    proof: 'loyaltyNumber',
  },
  {
    ...flexible,
    code: 'AAA',
    name: 'AAA and CAA rate',
    category: 'Association',
    factor: 0.92,
    isOffered: (property) => isInAmerica(property) && property.stars <= 4,
    proof: 'rateQualification',
  },
  {
    ...flexible,
    code: 'SNR',
    name: 'Senior rate, from 62 years',
    category: 'SeniorCitizen',
    factor: 0.93,
    isOffered: (property) => isInAmerica(property) && property.stars <= 3,
    proof: 'rateQualification',
  },
  {
    ...flexible,
    code: 'GOV',
    name: 'Government and military rate',
    category: 'Government',
    factor: 0.9,
    isOffered: (property) => isInAmerica(property) && property.stars <= 4,
    proof: 'rateQualification',
  },
  {
    ...flexible,
    code: 'COR',
    name: 'Negotiated company rate',
    category: 'Corporate',
    factor: 0.89,
    isOffered: ({ brand, stars }) => stars >= 3 && brand.naming === 'brand' && brand.name !== '',
    proof: 'rateQualification',
    isByCodeOnly: true,
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
    cancellation: { kind: 'house', daysBefore: 1, penalty: everything },
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
    cancellation: never,
    isOffered: isWithAggregator,
  },
]
