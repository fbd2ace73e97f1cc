import type { Cabin } from '../../kernel/flight.ts'
import type { BaggageAllowance, Brand, BrandService, Inclusion } from '../../pricing/fare.ts'
import { type BrandFamily, type Carrier, carriers } from './carriers.ts'
import { requireAt } from './require-entry.ts'

/** How freely a ticket can be changed: 0 basic, 1 standard, 2 flexible. Penalties and mark-ups follow it. */
export type BrandLevel = 0 | 1 | 2

/** Of its own brands the sandbox knows everything. */
export interface KnownBrand extends Brand {
  readonly name: string
  readonly id: string
  readonly tier: number
  readonly services: Readonly<Record<BrandService, Inclusion>>
}

/** A brand of one carrier with what the fare code and the penalties need to know of it. */
export interface CarrierBrand {
  readonly brand: KnownBrand
  readonly level: BrandLevel
  /** Two letters that end the fare basis. */
  readonly suffix: string
  readonly baggage: Required<BaggageAllowance>
}

interface Pattern {
  readonly code: string
  readonly suffix: string
  readonly cabin: Cabin
  readonly level: BrandLevel
  /**
   * Inclusions of carry-on, checked bag, seat, meals, rebooking, refund and WiFi: I included, C chargeable, N
   * not offered.
   */
  readonly services: string
  /** Priority boarding, lounge, mileage; priority at check-in, of baggage and at security; entertainment. */
  readonly extras: string
  /** Checked pieces, kilograms each, pieces of carry-on. */
  readonly bags: readonly [number, number, number]
}

const patterns: readonly Pattern[] = [
  {
    code: 'ECOLIGHT',
    suffix: 'LT',
    cabin: 'Economy',
    level: 0,
    services: 'ICCICNC',
    extras: 'CNCNNNI',
    bags: [0, 23, 1],
  },
  {
    code: 'ECOCLASS',
    suffix: 'CL',
    cabin: 'Economy',
    level: 1,
    services: 'IICICCC',
    extras: 'CNINNNI',
    bags: [1, 23, 1],
  },
  {
    code: 'ECOFLEX',
    suffix: 'FX',
    cabin: 'Economy',
    level: 2,
    services: 'IIIIIII',
    extras: 'INIINNI',
    bags: [1, 23, 1],
  },
  {
    code: 'PREMIUM',
    suffix: 'PE',
    cabin: 'PremiumEconomy',
    level: 1,
    services: 'IIIICCC',
    extras: 'INIINNI',
    bags: [2, 23, 1],
  },
  {
    code: 'BIZSAVER',
    suffix: 'BS',
    cabin: 'Business',
    level: 1,
    services: 'IIIICCI',
    extras: 'IIIIIII',
    bags: [2, 32, 2],
  },
  {
    code: 'BIZFLEX',
    suffix: 'BF',
    cabin: 'Business',
    level: 2,
    services: 'IIIIIII',
    extras: 'IIIIIII',
    bags: [2, 32, 2],
  },
  {
    code: 'FIRST',
    suffix: 'FS',
    cabin: 'First',
    level: 2,
    services: 'IIIIIII',
    extras: 'IIIIIII',
    bags: [3, 32, 2],
  },
]

const lowCostPatterns: readonly Pattern[] = [
  {
    code: 'BASIC',
    suffix: 'BA',
    cabin: 'Economy',
    level: 0,
    services: 'CCCCNNC',
    extras: 'CNNNNNN',
    bags: [0, 20, 0],
  },
  {
    code: 'PLUS',
    suffix: 'PL',
    cabin: 'Economy',
    level: 1,
    services: 'IIICCNC',
    extras: 'INNCNNN',
    bags: [1, 20, 1],
  },
  {
    code: 'MAX',
    suffix: 'MX',
    cabin: 'Economy',
    level: 2,
    services: 'IIIIICC',
    extras: 'INCICCN',
    bags: [1, 32, 1],
  },
]

const names: Readonly<Record<BrandFamily, readonly string[]>> = {
  european: [
    'Economy Light',
    'Economy Classic',
    'Economy Flex',
    'Premium Economy',
    'Business Saver',
    'Business Flex',
    'First',
  ],
  american: [
    'Basic Economy',
    'Main Cabin',
    'Main Flexible',
    'Premium Economy',
    'Business',
    'Business Flexible',
    'First',
  ],
  gulf: [
    'Economy Saver',
    'Economy Flex',
    'Economy Flex Plus',
    'Premium Economy',
    'Business Saver',
    'Business Flex',
    'First Class',
  ],
  asian: [
    'Economy Lite',
    'Economy Value',
    'Economy Standard',
    'Premium Economy',
    'Business Value',
    'Business Standard',
    'First Suites',
  ],
  latin: [
    'Economy Light',
    'Economy Plus',
    'Economy Top',
    'Premium Economy',
    'Business',
    'Business Full',
    'First',
  ],
  lowCost: ['Basic', 'Plus', 'Max'],
}

const extraNames = [
  'Priority Boarding',
  'Lounge Access',
  'Mileage Accrual',
  'Priority CheckIn',
  'Priority Baggage',
  'Priority Security',
  'In Flight Entertainment',
]
const inclusions: Readonly<Record<string, Inclusion>> = { I: 'Included', C: 'Chargeable', N: 'Not Offered' }

const inclusionAt = (letters: string, index: number): Inclusion =>
  inclusions[letters.charAt(index)] ?? 'Not Offered'

const servicesOf = (letters: string): Record<BrandService, Inclusion> => ({
  CarryOn: inclusionAt(letters, 0),
  CheckedBag: inclusionAt(letters, 1),
  SeatAssignment: inclusionAt(letters, 2),
  Meals: inclusionAt(letters, 3),
  Rebooking: inclusionAt(letters, 4),
  Refund: inclusionAt(letters, 5),
  WiFi: inclusionAt(letters, 6),
})

const flies = ({ hasFirst, hasPremiumEconomy }: Carrier, cabin: Cabin): boolean =>
  (cabin !== 'First' || hasFirst) && (cabin !== 'PremiumEconomy' || hasPremiumEconomy)

/** Network carriers whose basic fares cannot be changed. */
const unchangeableBasics = new Set(['AS', 'UA', 'WS', 'HA'])

function servicesIn(pattern: Pattern, { code }: Carrier): Record<BrandService, Inclusion> {
  const services = servicesOf(pattern.services)
  const isBasic = unchangeableBasics.has(code) && pattern.level === 0
  return isBasic ? { ...services, Rebooking: 'Not Offered' } : services
}

function toBrand(carrier: Carrier, pattern: Pattern, name: string, tier: number): CarrierBrand {
  const [checkedPieces, checkedKilograms, carryOnPieces] = pattern.bags
  return {
    brand: {
      code: pattern.code,
      name,
      id: `4${carrier.accountingCode}${String(tier).padStart(2, '0')}`,
      tier,
      cabin: pattern.cabin,
      services: servicesIn(pattern, carrier),
      extras: Object.fromEntries(
        extraNames.map((extra, index) => [extra, inclusionAt(pattern.extras, index)]),
      ),
    },
    level: pattern.level,
    suffix: pattern.suffix,
    baggage: { checkedPieces, checkedKilograms, carryOnPieces, carryOnKilograms: 8 },
  }
}

function brandsFor(carrier: Carrier): CarrierBrand[] {
  const set = carrier.kind === 'lowCost' ? lowCostPatterns : patterns
  return set
    .map((pattern, index) => ({ pattern, name: requireAt(names[carrier.brandFamily], index, 'brand name') }))
    .filter(({ pattern }) => flies(carrier, pattern.cabin))
    .map(({ pattern, name }, index) => toBrand(carrier, pattern, name, index + 1))
}

const brandSets: readonly (readonly CarrierBrand[])[] = carriers.map(brandsFor)

/** All brands of a carrier (given by index), the cheapest first. */
export const brandsOf = (carrier: number): readonly CarrierBrand[] => brandSets[carrier] ?? []
