import type { Brand, Inclusion } from '../../pricing/fare.ts'
import { brandsOf, type CarrierBrand, type KnownBrand } from '../world/brands.ts'
import { carriers } from '../world/carriers.ts'
import { sellsAncillary } from './carrier-support.ts'

/** A brand as the carrier sells it itself: one of its filed brands, perhaps with services bundled in. */
export interface NdcBrand {
  readonly brand: KnownBrand
  /** The filed brand whose seats, conditions and penalties it has. */
  readonly base: CarrierBrand
  readonly baggage: CarrierBrand['baggage']
  /** What the bundled services cost on one leg, in US dollars. */
  readonly bundleDollars: (miles: number) => number
  /** Ends the fare basis. */
  readonly suffix: string
}

const unbundled = (): number => 0
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

/** WiFi is charged, or included in the flexible and better brands; not every carrier has it. */
function servicesOf(carrier: string, { brand, level }: CarrierBrand): KnownBrand['services'] {
  const isIncluded = level === 2 || brand.cabin === 'Business' || brand.cabin === 'First'
  const WiFi = !sellsAncillary(carrier, 'wifi') ? 'Not Offered' : isIncluded ? 'Included' : 'Chargeable'
  return { ...brand.services, WiFi }
}

function withBag({ brand, base, baggage }: NdcBrand): NdcBrand {
  return {
    brand: {
      ...brand,
      code: `${brand.code}BAG`,
      name: `${brand.name} with Bag`,
      services: { ...brand.services, CheckedBag: 'Included' },
    },
    base,
    baggage: { ...baggage, checkedPieces: baggage.checkedPieces + 1 },
    bundleDollars: bagDollars,
    suffix: 'NB',
  }
}

const withLounge = ({ brand, base, baggage }: NdcBrand): NdcBrand => ({
  brand: {
    ...brand,
    code: `${brand.code}LNG`,
    name: `${brand.name} with Lounge`,
    extras: { ...brand.extras, 'Lounge Access': 'Included' },
  },
  base,
  baggage,
  bundleDollars: loungeDollars,
  suffix: 'NL',
})

/** The brand alone, then the bundles that the carrier makes of it. */
function soldAs(carrier: string, base: CarrierBrand): NdcBrand[] {
  const { brand, level, baggage } = base
  const plain: NdcBrand = {
    brand: { ...brand, services: servicesOf(carrier, base), extras: extrasOf(carrier, base) },
    base,
    baggage,
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

const brandSets = carriers.map(({ code, index, accountingCode }) =>
  brandsOf(index)
    .flatMap((base) => soldAs(code, base))
    .map((sold, index) => numbered(accountingCode, sold, index + 1)),
)

/** What a carrier (given by index) sells through NDC, the cheapest first. */
export const ndcBrandsOf = (carrier: number): readonly NdcBrand[] => brandSets[carrier] ?? []
