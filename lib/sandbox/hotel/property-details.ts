import { nameOfKey, type PropertySummary, type StayHours } from '../../hotel/property.ts'
import { sandboxHotelsName } from '../host-names.ts'
import { hash } from '../world/seed.ts'
import type { Property } from './properties.ts'

const districts =
  `Central|Old Town|Riverside|Station|Park|Market|Museum|Opera|Cathedral|Harbour|University|Garden|North|South|East|West|Plaza
Exchange|Theatre|Bridge|Hill|Court|Arcade|Canal|Palace|Mill|Tower|Square|Exhibition|Gate|Terrace|Observatory|Lake|Grove|Quarter|Embassy
Arena|Parade|Library|Town Hall|Orchard|Fountain|Lantern|Boulevard|Crescent|Wharf|Foundry|Heights`
    .split(/[|\n]/)
    .map((name) => name.trim())

const qualities =
  'Amber Blue Copper Green Hidden Ivory Little Old Quiet Red Silver Tall White Winter Golden Northern'.split(
    ' ',
  )
const things =
  'Anchor Bell Compass Dove Elm Falcon Fountain Heron Key Lantern Mill Orchard Rose Sail Stag Willow'.split(
    ' ',
  )

const pick = (list: readonly string[], ...seed: readonly number[]): string =>
  list[hash(...seed) % list.length] ?? ''

/** `Harbour Street 12` in the manner of the country. */
const streets: Readonly<Record<string, readonly string[]>> = {
  FR: ['{n} Rue de la Gare', '{n} Rue des Lilas', '{n} Avenue du Parc', '{n} Quai Nord'],
  DE: ['Bahnhofstraße {n}', 'Lindenallee {n}', 'Am Markt {n}', 'Uferweg {n}'],
  ES: ['Calle Mayor {n}', 'Avenida del Puerto {n}', 'Calle del Olmo {n}', 'Plaza Nueva {n}'],
  IT: ['Via Roma {n}', 'Via dei Tigli {n}', 'Corso Vecchio {n}', 'Piazza Nuova {n}'],
  PT: ['{n} Rua das Velas', '{n} Avenida do Parque', '{n} Rua da Ponte', '{n} Largo Novo'],
  XX: [
    '{n} Station Road',
    '{n} Market Street',
    '{n} Park Avenue',
    '{n} Bridge Street',
    '{n} Mill Lane',
    '{n} Harbour Street',
  ],
}
const streetsOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'FR BE LU MC MA TN SN CI RE GP MQ PF NC'.split(' ').map((country) => [country, 'FR']),
  ),
  ...Object.fromEntries('DE AT CH LI'.split(' ').map((country) => [country, 'DE'])),
  ...Object.fromEntries(
    'ES MX AR CO CL PE UY EC VE BO PY CR PA GT CU DO'.split(' ').map((country) => [country, 'ES']),
  ),
  IT: 'IT',
  ...Object.fromEntries('PT BR MZ AO'.split(' ').map((country) => [country, 'PT'])),
}

function addressOf({ airport, seed }: Property): PropertySummary['address'] {
  const street = pick(streets[streetsOf[airport.country] ?? 'XX'] ?? [], seed, 21)
  return {
    lines: [street.replace('{n}', String(1 + (hash(seed, 22) % 190)))],
    city: airport.cityName,
    country: airport.country,
    postalCode: String(10_000 + (hash(seed, 23) % 89_000)),
  }
}

function nameOf({ chain, airport, isAtAirport, number, seed }: Property): string {
  const district = isAtAirport
    ? `${airport.code} Airport ${number + 1}`
    : (districts[number % districts.length] ?? '')
  if (chain.brand === '')
    return `The ${pick(qualities, seed, 31)} ${pick(things, seed, 32)} ${airport.cityName} ${district}`
  return `${chain.brand} ${airport.cityName} ${district}`
}

/** Country calling codes of the larger destinations. */
const callingCodes: Readonly<Record<string, string>> = Object.fromEntries(
  `AE971 AR54 AT43 AU61 BE32 BR55 CA1 CH41 CL56 CN86 CO57 CZ420 DE49 DK45 EG20 ES34 FI358 FR33 GB44 GR30 HK852 HU36 ID62 IE353 IL972 IN91
IS354 IT39 JP81 KE254 KR82 MA212 MX52 MY60 NG234 NL31 NO47 NZ64 PE51 PH63 PL48 PT351 QA974 RO40 RU7 SA966 SE46 SG65 TH66 TR90 TW886
UA380 US1 VN84 ZA27`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)

/**
 * Amenity codes as travel companies use them (OTA list "Hotel Amenity Code"); the stars that a hotel has them
 * from.
 */
const amenities: readonly (readonly [code: string, description: string, fromStars: number, oneIn: number])[] =
  [
    ['179', 'Wireless internet connection', 1, 1],
    ['33', 'Elevators', 2, 1],
    ['5', 'Air conditioning', 2, 1],
    ['68', 'Parking', 2, 2],
    ['76', 'Restaurant', 3, 1],
    ['35', 'Exercise gym', 3, 2],
    ['77', 'Room service', 4, 1],
    ['22', 'Concierge desk', 4, 2],
    ['71', 'Pool', 4, 2],
    ['84', 'Spa', 5, 1],
    ['101', 'Wheelchair access', 2, 2],
    ['224', 'Pets allowed', 1, 4],
    ['165', 'Lounges and bars', 3, 1],
  ]

export interface Amenity {
  readonly code: string
  readonly description: string
}

export const amenitiesOf = ({ stars, seed, isAtAirport }: Property): Amenity[] =>
  [
    ...amenities.filter(([code, , from, oneIn]) => stars >= from && hash(seed, Number(code)) % oneIn === 0),
    ...(isAtAirport ? [['41', 'Free airport shuttle'] as const] : []),
  ].map(([code, description]) => ({ code, description }))

export const summaryOf = (property: Property): PropertySummary => ({
  supplier: sandboxHotelsName,
  key: property.key,
  name: nameOf(property),
  city: property.airport.city,
  airport: property.airport.code,
  address: addressOf(property),
})

export const telephoneOf = ({ airport, seed }: Property): string =>
  `${callingCodes[airport.country] ?? '00'} ${20 + (hash(seed, 41) % 70)} 555 ${String(hash(seed, 42) % 10_000).padStart(4, '0')}`

export const emailOf = ({ key }: Property): string => `stay@${nameOfKey(key).toLowerCase()}.example`

export const describeProperty = (property: Property): string => {
  const { stars, isAtAirport, airport } = property
  const where = isAtAirport ? `near ${airport.name}` : `in ${airport.cityName}`
  const offered = amenitiesOf(property)
    .slice(0, 5)
    .map(({ description }) => description.toLowerCase())
    .join(', ')
  return `A hotel with ${stars} ${stars === 1 ? 'star' : 'stars'} ${where}. It offers ${offered}.`
}

/** Local check-in and check-out times. */
export const hoursOf = ({ stars, seed }: Property): StayHours => ({
  checkInTime: stars >= 4 || seed % 2 ? '15:00' : '14:00',
  checkOutTime: stars >= 4 ? '12:00' : '11:00',
})
