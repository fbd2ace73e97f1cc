import { hash } from '../world/seed.ts'
import type { Brand } from './brands.ts'
import type { Destination, District } from './destinations.ts'
import { localNames } from './local-names-table.ts'

interface LocalNames {
  /** Patterns of 1 and 2 stars, of 3, of 4 and 5. */
  readonly patterns: readonly (readonly string[])[]
  readonly nouns: readonly string[]
}

let byCountry: ReadonlyMap<string, LocalNames> | undefined

function namesOf(country: string): LocalNames | undefined {
  byCountry ??= new Map(
    localNames
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [countries = '', patterns = '', nouns = ''] = line.split(': ')
        const names = {
          patterns: patterns.split('; ').map((level) => level.split('|')),
          nouns: nouns.split(', '),
        }
        return countries.split(' ').map((one) => [one, names] as const)
      }),
  )
  return byCountry.get(country) ?? byCountry.get('')
}

const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? ''

export interface House {
  readonly brand: Brand
  readonly stars: number
  readonly district: District
  readonly seed: number
}

/** `London Heathrow`: without the words that every airport has. */
const airportName = ({ airport }: District, city: string): string => {
  const short = (airport?.name ?? '')
    .replace(
      /\b(International|Intercontinental|Regional|Municipal|Metropolitan|Airport|Aéroport|Aeropuerto|Flughafen)\b/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/[-– ]+$/, '')
    .trim()
  return short.length > 2 && short.length < 26 ? short : city
}

/** The town of the address. */
export const townOf = ({ airports: [main] }: Destination, { town }: District): string =>
  town ?? main.cityName.replace(/^New York City$/, 'New York')

/** Destinations that are sold by another name than that of the town at their airport. */
const soldAs: Readonly<Record<string, string>> = {
  MLE: 'Maldives',
  DPS: 'Bali',
  USM: 'Koh Samui',
  TCI: 'Tenerife',
  LPA: 'Gran Canaria',
  PMI: 'Mallorca',
  MRU: 'Mauritius',
  SEZ: 'Seychelles',
  ZNZ: 'Zanzibar',
  OGG: 'Maui',
  JMK: 'Mykonos',
  JTR: 'Santorini',
  STS: 'Napa Valley',
}

/** `Malé` is Male. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** What the brand's houses add to the town: nothing where it has only one or two in a city. */
function chainName({ brand, district }: House, destination: Destination): string {
  const town = townOf(destination, district)
  if (district.kind === 'a') return `${brand.name} ${airportName(district, town)} Airport`
  const isOnly = brand.most <= 2 && brand.stars === 5
  if (isOnly) return `${brand.name} ${soldAs[destination.city] ?? town}`
  if (district.name === town) return `${brand.name} ${town}`
  return withoutAccents(district.name).includes(withoutAccents(town))
    ? `${brand.name} ${district.name}`
    : `${brand.name} ${town} ${district.name}`
}

function ownName({ stars, district, seed }: House, destination: Destination): string {
  const names = namesOf(destination.airports[0].country)
  const level = names?.patterns[stars <= 2 ? 0 : stars === 3 ? 1 : 2] ?? []
  return pick(level, hash(seed, 41))
    .replace('#', pick(names?.nouns ?? [], hash(seed, 42)))
    .replace('@', district.name)
    .replace('~', townOf(destination, district))
}

const distinctions: readonly string[] =
  'East West North South Park Plaza Garden Gate City Arena Square Bridge'.split(' ')

/**
 * The name of a house, different from all others in the destination.
 *
 * @param isTaken names of the destination so far
 */
export function nameOfHouse(
  house: House,
  destination: Destination,
  isTaken: (name: string) => boolean,
): string {
  const { brand, district, seed } = house
  const base = brand.naming === 'brand' ? chainName(house, destination) : ownName(house, destination)
  const full = (name: string): string => (brand.naming === 'collection' ? `${name}, ${brand.name}` : name)
  const town = townOf(destination, district)
  const variants = [
    base,
    ...(brand.naming === 'brand'
      ? [`${base} ${district.name === town ? 'Centre' : district.name}`.replace(/(\b.+\b) \1$/, '$1')]
      : [`${base} ${district.name === 'Centre' ? town : district.name}`, `${base} ${town}`]),
    ...distinctions.map((_, at) => `${base} ${pick(distinctions, hash(seed, 43) + at)}`),
  ].map(full)
  return variants.find((name) => !isTaken(name)) ?? full(`${base} ${(hash(seed, 44) % 900) + 100}`)
}
