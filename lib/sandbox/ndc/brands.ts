import type { BaggageAllowance, Brand, Inclusion } from '../../pricing/fare.ts'
import { brandsOf, type CarrierBrand, type KnownBrand } from '../world/brands.ts'
import { carriers } from '../world/carriers.ts'
import { sellsAncillary } from './carrier-support.ts'

/** A brand as the carrier sells it itself: one of its filed brands, perhaps with services bundled in. */
export interface NdcBrand {
  readonly brand: KnownBrand
  /** Code of the filed brand whose seats, conditions and penalties it has. */
  readonly base: string
  /** Its bags, where the filed brand has these. */
  readonly bags: (filed: BaggageAllowance) => BaggageAllowance
  /** What the bundled services cost on one leg, in US dollars. */
  readonly bundleDollars: (miles: number) => number
  /** Ends the fare basis: one letter. */
  readonly suffix: string
}

const unbundled = (): number => 0
const sameBags = (filed: BaggageAllowance): BaggageAllowance => filed
const bagDollars = (miles: number): number => 9 + 0.009 * miles
const loungeDollars = (): number => 45

const better = (own: Inclusion | undefined, offered: Inclusion): Inclusion =>
  own === undefined || own === 'Not Offered' ? offered : own

/** Ancillaries of the carrier are listed in all its brands. */
function extrasOf(carrier: string, { brand }: CarrierBrand): Brand['extras'] {
  return {
    ...brand.extras,
    ...(sellsAncillary(carrier, 'lounge') && {
      'Lounge Access': better(brand.extras['Lounge Access'], 'Chargeable'),
    }),
    ...(sellsAncillary(carrier, 'priority') && {
      'Priority Boarding': better(brand.extras['Priority Boarding'], 'Chargeable'),
    }),
  }
}

/** WiFi that is not included is sold by those carriers that list it. */
function servicesOf(carrier: string, { brand }: CarrierBrand): KnownBrand['services'] {
  if (brand.services.WiFi === 'Included') return brand.services
  return { ...brand.services, WiFi: sellsAncillary(carrier, 'wifi') ? 'Chargeable' : 'Not Offered' }
}

function withBag({ brand, base }: NdcBrand): NdcBrand {
  return {
    brand: {
      ...brand,
      code: `${brand.code}BAG`,
      name: `${brand.name} with Bag`,
      services: { ...brand.services, CheckedBag: 'Included' },
    },
    base,
    bags: (filed) => ({ ...filed, checkedPieces: (filed.checkedPieces ?? 0) + 1 }),
    bundleDollars: bagDollars,
    suffix: 'B',
  }
}

const withLounge = ({ brand, base, bags }: NdcBrand): NdcBrand => ({
  brand: {
    ...brand,
    code: `${brand.code}LNG`,
    name: `${brand.name} with Lounge`,
    extras: { ...brand.extras, 'Lounge Access': 'Included' },
  },
  base,
  bags,
  bundleDollars: loungeDollars,
  suffix: 'L',
})

/** The brand alone, then the bundles that the carrier makes of it. */
function soldAs(carrier: string, base: CarrierBrand): NdcBrand[] {
  const { brand, level } = base
  const plain: NdcBrand = {
    brand: { ...brand, services: servicesOf(carrier, base), extras: extrasOf(carrier, base) },
    base: brand.code,
    bags: sameBags,
    bundleDollars: unbundled,
    suffix: 'N',
  }
  const needsBag = brand.services.CheckedBag === 'Chargeable' && sellsAncillary(carrier, 'bag')
  const needsLounge = level === 2 && brand.cabin === 'Economy' && sellsAncillary(carrier, 'lounge')
  return [plain, ...(needsBag ? [withBag(plain)] : []), ...(needsLounge ? [withLounge(plain)] : [])]
}

/** The carrier numbers what it sells itself anew: tiers from 1, identifiers that begin with 5. */
function numbered(accountingCode: string, sold: NdcBrand, tier: number): NdcBrand {
  return { ...sold, brand: { ...sold.brand, tier, id: `5${accountingCode}${String(tier).padStart(2, '0')}` } }
}

const known: (readonly NdcBrand[])[] = []

/** What a carrier (given by index) sells through NDC: of each cabin the cheapest first. */
export function ndcBrandsOf(carrier: number): readonly NdcBrand[] {
  const { code = '', accountingCode = '' } = carriers[carrier] ?? {}
  known[carrier] ??= brandsOf(carrier)
    .flatMap((base) => soldAs(code, base))
    .map((sold, index) => numbered(accountingCode, sold, index + 1))
  return known[carrier]
}
