import type { ContentSource } from '../../kernel/flight.ts'
import { carrierTable } from './carrier-table.ts'
import { requireEntry } from './require-entry.ts'

export type BrandFamily = 'european' | 'american' | 'gulf' | 'asian' | 'latin' | 'lowCost'

/** An airline that sells flights. Codes, hubs, fleets and alliances are real; schedules and fares are invented. */
export interface Carrier {
  /** Position in `carriers`, the largest first; the timetable names carriers by it. */
  readonly index: number
  /** IATA designator, two characters. */
  readonly code: string
  readonly name: string
  /** The three digits that its ticket numbers begin with, made up where none are published. */
  readonly accountingCode: string
  /** Countries whose domestic traffic it may carry, its own first. */
  readonly homes: readonly string[]
  readonly alliance: string
  readonly kind: 'network' | 'leisure' | 'lowCost'
  /** Sells every flight on its own: no connections, not even with itself. */
  readonly pointToPoint: boolean
  readonly sources: readonly ContentSource[]
  /** Airports with long-haul service. */
  readonly hubs: readonly string[]
  /** Further airports that it flies from, short and medium haul only. */
  readonly bases: readonly string[]
  /** Flights a day that it sells, those of regional operators among them (roughly). */
  readonly dailyFlights: number
  /** IATA aircraft types. */
  readonly fleet: readonly string[]
  readonly hasFirst: boolean
  readonly hasPremiumEconomy: boolean
  readonly brandFamily: BrandFamily
  /** Carriers outside its alliance that it sells connections with. */
  readonly interlines: readonly string[]
  /** Sells connections with every network carrier. */
  readonly interlinesWithAll: boolean
}

const words = (text: string | undefined): string[] => (text ? text.split(' ') : [])

function readRow(line: string): Omit<Carrier, 'index'> {
  const [codes, name = '', homes, alliance = '', family, size, hubs, bases, fleet, flags = '', interlines] =
    line.split(' | ').map((cell) => cell.trim())
  const [code = '', accountingCode = ''] = words(codes)
  return {
    code,
    name,
    accountingCode: accountingCode.slice(0, 3),
    homes: words(homes),
    alliance: alliance === '-' ? '' : alliance,
    kind: family === 'lowCost' ? 'lowCost' : flags.includes('L') ? 'leisure' : 'network',
    pointToPoint: flags.includes('P'),
    sources: flags.includes('N') ? ['GDS', 'NDC'] : ['GDS'],
    hubs: words(hubs),
    bases: bases === '-' ? [] : words(bases),
    dailyFlights: Number(size),
    fleet: words(fleet),
    hasFirst: flags.includes('F'),
    hasPremiumEconomy: flags.includes('W'),
    brandFamily: readFamily(family),
    interlines: interlines === '-' ? [] : words(interlines),
    interlinesWithAll: flags.includes('I'),
  }
}

function readFamily(text: string | undefined): BrandFamily {
  const families: readonly BrandFamily[] = ['european', 'american', 'gulf', 'asian', 'latin', 'lowCost']
  const family = families.find((known) => known === text)
  if (!family) throw new Error(`no brand family ${text}`)
  return family
}

export const carriers: readonly Carrier[] = carrierTable
  .trim()
  .split('\n')
  .map(readRow)
  .sort((a, b) => b.dailyFlights - a.dailyFlights || (a.code < b.code ? -1 : 1))
  .map((carrier, index) => ({ index, ...carrier }))

const byCode: ReadonlyMap<string, Carrier> = new Map(carriers.map((carrier) => [carrier.code, carrier]))

export const findCarrier = (code: string): Carrier | undefined => byCode.get(code)

export const requireCarrier = (code: string): Carrier => requireEntry(byCode, code, 'carrier')

const alliances: Readonly<Record<string, string>> = {
  '*A': 'Star Alliance',
  '*O': 'oneworld',
  '*S': 'SkyTeam',
}

/**
 * Positions of the carriers that codes stand for: `BA`, or `*O` for all of oneworld. Unknown codes stand for
 * none.
 */
export const carriersNamed = (codes: readonly string[]): Set<number> =>
  new Set(
    codes.flatMap((code) => {
      const alliance = alliances[code]
      return alliance
        ? carriers.filter((carrier) => carrier.alliance === alliance).map(({ index }) => index)
        : (findCarrier(code)?.index ?? [])
    }),
  )
