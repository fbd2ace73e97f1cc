import type { Airport } from '../world/airports.ts'
import { fraction, hashText } from '../world/seed.ts'
import { vendorRows, vendorsByCountry, withoutRentalCars } from './vendors-table.ts'

/** A rental company. */
export interface Vendor {
  /** Two letters, as reservation hosts know it. */
  readonly code: string
  readonly name: string
  /** Its prices beside the usual ones. */
  readonly priceFactor: number
  readonly minimumAge: number
  /** The smallest airports (see `trafficTier`) at which it has a counter, where it is not the country's widest network. */
  readonly smallestTier: number
  readonly hasCityOffices: boolean
}

function readRow(line: string): Vendor {
  const [head = '', factor, age, tier, offices = ''] = line.split('|').map((cell) => cell.trim())
  return {
    code: head.slice(0, 2),
    name: head.slice(3).trim(),
    priceFactor: Number(factor),
    minimumAge: Number(age),
    smallestTier: Number(tier),
    hasCityOffices: offices === 'yes',
  }
}

const vendors: readonly Vendor[] = vendorRows.trim().split('\n').map(readRow)
const byCode: ReadonlyMap<string, Vendor> = new Map(vendors.map((vendor) => [vendor.code, vendor]))

export const findVendor = (code: string): Vendor | undefined => byCode.get(code)

const byCountry: ReadonlyMap<string, readonly Vendor[]> = new Map(
  vendorsByCountry
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [countries = '', codes = ''] = line.split(': ')
      const sellers = codes.split(' ').flatMap((code) => byCode.get(code) ?? [])
      return countries.split(' ').map((country) => [country, sellers] as const)
    }),
)

/** Companies of a country, that with the most counters first; none where nobody rents out. */
export const vendorsIn = (country: string): readonly Vendor[] => byCountry.get(country) ?? []

/** Whether the vendor rents out at an airport: in its countries, at airports large enough, with a few gaps at small ones. */
export function isAt(vendor: Vendor, airport: Airport): boolean {
  const { code, country, tier } = airport
  const sellers = vendorsIn(country)
  if (!sellers.includes(vendor) || withoutRentalCars.has(code)) return false
  if (sellers[0] === vendor) return true
  if (tier > vendor.smallestTier) return false
  return tier <= 3 || fraction(hashText(`${vendor.code}${code}`)) > 0.6
}
