import { type Cabin, cabins } from '../../kernel/flight.ts'
import type { BaggageAllowance, Brand, BrandService, Inclusion } from '../../pricing/fare.ts'
import { type BrandFamily, type BrandRow, familyOf, isSoldIn, termIn } from './brand-families.ts'
import { hasBeds } from './cabins/comfort.ts'
import { type Carrier, carriers } from './carriers.ts'
import { classesOf } from './fares/booking-classes.ts'
import { type SaleZone, saleZones } from './sale-zone.ts'

/** How freely a ticket can be changed: 0 basic, 1 standard, 2 flexible. Penalties follow it. */
export type BrandLevel = 0 | 1 | 2

/** Of its own brands the sandbox knows everything. */
export interface KnownBrand extends Brand {
  readonly name: string
  readonly id: string
  readonly tier: number
  readonly services: Readonly<Record<BrandService, Inclusion>>
}

/** A brand of one carrier in one zone, with what fares and penalties need to know of it. */
export interface CarrierBrand {
  /** By index. */
  readonly carrier: number
  readonly brand: KnownBrand
  readonly level: BrandLevel
  /** What it costs beyond the cheapest brand of the cabin, in parts of what the carrier takes for a better one. */
  readonly markUp: number
  /** Two letters of the fare basis. */
  readonly suffix: string
  readonly baggage: BaggageAllowance & { readonly carryOnPieces: number; readonly checkedKilograms: number }
}

const inclusions: Readonly<Record<string, Inclusion>> = {
  '+': 'Included',
  $: 'Chargeable',
  '-': 'Not Offered',
}
const inclusionAt = (marks: string, index: number): Inclusion =>
  inclusions[marks.charAt(index)] ?? 'Not Offered'

const extraNames = [
  'Priority Boarding',
  'Lounge Access',
  'Mileage Accrual',
  'Priority CheckIn',
  'Priority Baggage',
  'Priority Security',
  'In Flight Entertainment',
]
/** Letters of the table, at the places of what they deviate from. */
const extraLetters = 'BLMC  E'

/** What comes with a cabin, and in economy class with a flexible brand. */
function usualExtras({ kind }: Carrier, cabin: Cabin, level: BrandLevel): string {
  if (cabin === 'Business' || cabin === 'First') return '+++++++'
  if (kind === 'lowCost') return '$------'
  return cabin === 'PremiumEconomy' || level === 2 ? '+-++--+' : '$-+---+'
}

function extrasOf(usual: string, deviations: readonly string[]): Brand['extras'] {
  return Object.fromEntries(
    extraNames.map((name, index) => {
      const own = deviations.find((one) => one.startsWith(extraLetters.charAt(index)))
      return [name, own ? inclusionAt(own.charAt(1) || '+', 0) : inclusionAt(usual, index)]
    }),
  )
}

type CheckedBags = Pick<CarrierBrand['baggage'], 'checkedPieces' | 'checkedKilograms'>

/** Pieces that carriers give to and from the Americas in place of a weight. */
function piecesFor(kilograms: number, heavy: number): CheckedBags {
  if (kilograms <= 25) return { checkedPieces: 1, checkedKilograms: 23 }
  return { checkedPieces: 2, checkedKilograms: kilograms < 40 ? 23 : heavy }
}

/** `1`, `2x32` pieces, `w30` a weight in all. */
function checkedBags(term: string, cabin: Cabin, zone: SaleZone): CheckedBags {
  const heavy = cabin === 'Business' || cabin === 'First' ? 32 : 23
  if (term.startsWith('w')) {
    const kilograms = Number(term.slice(1))
    return zone === 'americas' ? piecesFor(kilograms, heavy) : { checkedKilograms: kilograms }
  }
  const [pieces, kilograms] = term.split('x')
  return { checkedPieces: Number(pieces), checkedKilograms: kilograms ? Number(kilograms) : heavy }
}

const levelOf = (term: string): BrandLevel => (term === '2' ? 2 : term === '1' ? 1 : 0)

/** What a brand says of itself, and its place among the brands of its cabin that are sold in the zone. */
interface PlacedRow {
  readonly row: BrandRow
  readonly tier: number
  readonly place: number
  readonly places: number
}

function markUpOf({ row, place, places }: PlacedRow, level: BrandLevel): number {
  if (row.cabin !== 'Economy') return places > 2 ? (1.7 * place) / (places - 1) : place
  if (places === 1) return 0.5
  if (places === 2) return place * (level === 2 ? 2.2 : 1)
  return places === 3 ? ([0, 1, 2.8][place] ?? 0) : (3.2 * place) / (places - 1)
}

const isLong = (zone: SaleZone): boolean => zone === 'long' || zone === 'americas'

function toBrand(carrier: Carrier, placed: PlacedRow, family: BrandFamily, zone: SaleZone): CarrierBrand {
  const { row, tier } = placed
  const [levelTerm = '', penalties = '', bags = '', marks = '', ...deviations] = row.terms.map((term) =>
    termIn(term, zone),
  )
  const level = levelOf(levelTerm)
  const { carryOnKilograms } = family
  const carryOnPieces = Number(deviations.find((one) => one.startsWith('c'))?.slice(1) ?? 1)
  const checked = checkedBags(bags, row.cabin, zone)
  return {
    carrier: carrier.index,
    brand: {
      code: row.code,
      name: row.name,
      id: `4${carrier.accountingCode}${String(tier).padStart(2, '0')}`,
      tier,
      cabin: row.cabin,
      services: {
        CarryOn: carryOnPieces > 0 ? 'Included' : 'Chargeable',
        CheckedBag: checked.checkedPieces === 0 ? 'Chargeable' : 'Included',
        SeatAssignment: inclusionAt(marks, 0),
        Meals: inclusionAt(marks, 1),
        Rebooking: inclusionAt(penalties, 0),
        Refund: inclusionAt(penalties, 1),
        WiFi: inclusionAt(marks, 2),
        LieFlatSeat: isLong(zone) && hasBeds(carrier, row.cabin) ? 'Included' : 'Not Offered',
      },
      extras: extrasOf(usualExtras(carrier, row.cabin, level), deviations),
    },
    level,
    markUp: markUpOf(placed, level),
    suffix: row.suffix,
    baggage: { ...checked, carryOnPieces, ...(carryOnKilograms !== undefined && { carryOnKilograms }) },
  }
}

/** Whether the carrier sells the cabin on any aircraft. */
const flies = ({ index, kind, hasFirst, hasPremiumEconomy }: Carrier, cabin: Cabin): boolean =>
  classesOf(index, cabin).length > 0 &&
  (kind === 'network' || cabin === 'Economy') &&
  (cabin !== 'First' || hasFirst) &&
  (cabin !== 'PremiumEconomy' || hasPremiumEconomy)

type BrandsByZone = Readonly<Record<SaleZone, readonly CarrierBrand[]>>

function brandsByZone(carrier: Carrier): BrandsByZone {
  const family = familyOf(carrier)
  const rows = cabins.flatMap((cabin) =>
    flies(carrier, cabin) ? family.rows.filter((row) => row.cabin === cabin) : [],
  )
  const inZone = (zone: SaleZone): CarrierBrand[] => {
    const sold = rows.filter((row) => isSoldIn(row, zone))
    return sold.map((row) => {
      const ofCabin = sold.filter(({ cabin }) => cabin === row.cabin)
      const placed = { row, tier: rows.indexOf(row) + 1, place: ofCabin.indexOf(row), places: ofCabin.length }
      return toBrand(carrier, placed, family, zone)
    })
  }
  return {
    domestic: inZone('domestic'),
    short: inZone('short'),
    long: inZone('long'),
    americas: inZone('americas'),
  }
}

const none: BrandsByZone = { domestic: [], short: [], long: [], americas: [] }
const known: BrandsByZone[] = []

/** Brands of a carrier (by index) that are sold in a zone: of each cabin the cheapest first. */
export function brandsIn(carrier: number, zone: SaleZone): readonly CarrierBrand[] {
  const found = carriers[carrier]
  known[carrier] ??= found ? brandsByZone(found) : none
  return known[carrier][zone]
}

/** All brands of a carrier by tier, each as in the first zone that it is sold in. */
export const brandsOf = (carrier: number): CarrierBrand[] =>
  [
    ...new Map(
      saleZones
        .toReversed()
        .flatMap((zone) => brandsIn(carrier, zone).map((one) => [one.brand.code, one] as const)),
    ).values(),
  ].sort((a, b) => a.brand.tier - b.brand.tier)
