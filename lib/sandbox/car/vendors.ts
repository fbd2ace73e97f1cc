import type { Airport } from '../world/airports.ts'
import { fraction, hashText } from '../world/seed.ts'

/** A rental company. */
export interface Vendor {
  /** Two letters, as reservation hosts know it. */
  readonly code: string
  readonly name: string
  /** First parts of the IANA zones where it rents out, or `world`. */
  readonly regions: ReadonlySet<string>
  /** Its prices beside the usual ones. */
  readonly priceFactor: number
  readonly minimumAge: number
  /** The smallest airports (see `trafficTier`) at which it has a counter. */
  readonly smallestTier: number
  readonly hasCityOffices: boolean
}

/** `code name | regions | price factor | minimum age | smallest tier | city offices` */
const table = `
ZE Hertz      | world                            | 1.14 | 21 | 4 | yes
ZI Avis       | world                            | 1.10 | 21 | 4 | yes
ZD Budget     | world                            | 0.93 | 21 | 3 | no
SX Sixt       | Europe America Atlantic Africa   | 1.06 | 21 | 2 | yes
EP Europcar   | Europe Africa Asia Australia Atlantic Pacific | 1.00 | 21 | 3 | yes
ET Enterprise | America Europe                   | 1.00 | 21 | 3 | yes
ZL National   | America                          | 1.12 | 25 | 2 | no
AL Alamo      | America                          | 0.90 | 21 | 2 | no
ZR Dollar     | America                          | 0.86 | 21 | 2 | no
ZT Thrifty    | America Australia Pacific        | 0.88 | 23 | 3 | no`

function readRow(line: string): Vendor {
  const [head = '', regions = '', factor, age, tier, offices = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  return {
    code: head.slice(0, 2),
    name: head.slice(3).trim(),
    regions: new Set(regions.split(' ')),
    priceFactor: Number(factor),
    minimumAge: Number(age),
    smallestTier: Number(tier),
    hasCityOffices: offices === 'yes',
  }
}

export const vendors: readonly Vendor[] = table.trim().split('\n').map(readRow)

const regionOf = ({ zoneName }: Airport): string => zoneName.split('/')[0] ?? ''

/** Whether the vendor rents out at an airport: in its regions, at airports large enough, with a few gaps. */
export function isAt(vendor: Vendor, airport: Airport): boolean {
  if (!vendor.regions.has('world') && !vendor.regions.has(regionOf(airport))) return false
  if (airport.tier > vendor.smallestTier) return false
  return (
    airport.tier <= 1 ||
    vendor.smallestTier === 4 ||
    fraction(hashText(`${vendor.code}${airport.code}`)) > 0.25
  )
}
