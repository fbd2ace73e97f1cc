import { describe, expect, it } from 'vitest'
import { hotelSearch } from '../../lib/sandbox/hotel/host.ts'
import { allProperties, type Property } from '../../lib/sandbox/hotel/properties.ts'
import type { FoundProperty } from '../../lib/suppliers/hotel-aggregator.ts'

const all = allProperties()
const byCity = Map.groupBy(all, ({ destination }) => destination.city)
const hotelsIn = (city: string): readonly Property[] => byCity.get(city) ?? []

const nothingSold = { soldAt: async () => () => 0, soldInCities: async () => () => () => 0 }
const now = Date.parse('2027-03-01T10:00:00Z')
const call = { tenantId: 'market', now }

async function found(city: string, checkIn: string, nights = 2): Promise<FoundProperty[]> {
  const checkOut = `${checkIn.slice(0, 8)}${String(Number(checkIn.slice(8)) + nights).padStart(2, '0')}`
  return hotelSearch(nothingSold).search(
    { place: { kind: 'city', code: city }, radiusKm: 40, chains: [], amenities: [] },
    { checkIn, checkOut, rooms: [2] },
    { sources: ['own'], plans: [], withoutPromotions: false },
    call,
  )
}

/** The middle of the lowest rates of a night, in units of the currency. */
function middleOf(hotels: readonly FoundProperty[], stars: number, decimals = 2): number {
  const rates = hotels
    .flatMap(({ property, rates }) => (rates && property.stars === stars ? [rates.lowestMinor] : []))
    .sort((a, b) => a - b)
  return (rates[Math.floor(rates.length / 2)] ?? Number.NaN) / 10 ** decimals
}

describe('hotels in proportion to cities', () => {
  const large =
    'LON PAR NYC TYO LAS ORL BKK DXB IST ROM BCN MAD BER MUC VIE AMS LIS MIL ATH PRG BUD HKG SIN KUL JKT SEL OSA SHA BJS CAN TPE DEL BOM SYD MEL LAX SFO CHI MIA WAS BOS SEA SAN DFW HOU ATL YTO MEX RIO SAO'
  const resorts = 'CUN PUJ MLE PMI TCI LPA DPS HKT HRG SSH AYT CPT'

  it.each(large.split(' '))('150 to 600 in %s', (city) => {
    expect(hotelsIn(city).length).toBeGreaterThanOrEqual(150)
    expect(hotelsIn(city).length).toBeLessThanOrEqual(600)
  })

  it.each(resorts.split(' '))('80 and more in the resort %s', (city) => {
    expect(hotelsIn(city).length).toBeGreaterThanOrEqual(80)
  })

  it.each(
    'PAR MLE ZRH LON ROM BER VIE OSL WAW CAI NBO LIM BOG DEL BJS CBR WLG WAS YOW BRN REK HEL LIS'.split(' '),
  )('five stars in %s', (city) => {
    const hotels = hotelsIn(city)
    if (hotels.length > 0) expect(hotels.some(({ stars }) => stars === 5)).toBe(true)
  })

  it('no two have one code, and none in a city has the name of another one', () => {
    expect(new Set(all.map(({ key }) => key.propertyCode)).size).toBe(all.length)
    for (const hotels of byCity.values())
      expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length)
  })
})

describe('chains where they are', () => {
  const countriesOf = (name: string): Set<string> =>
    new Set(all.filter(({ brand }) => brand.name === name).map(({ airport }) => airport.country))

  it.each([
    ['Motel 6', 'US CA'],
    ['Premier Inn', 'GB IE DE AE QA'],
    ['Motel One', 'DE AT GB BE NL CH CZ DK FR PL ES IE US HU'],
    ['Toyoko Inn', 'JP KR DE FR PH'],
    ['Scandic', 'SE NO FI DK DE PL'],
    ['The Oberoi', 'IN AE ID MU MA EG'],
    ['The Leela', 'IN'],
    ['APA Hotel', 'JP CA'],
    ['Rotana', 'AE QA SA JO LB BH EG OM IQ KW TZ TR'],
    ['Home Inn', 'CN'],
  ])('%s in no other country than %s', (name, countries) => {
    const seen = countriesOf(name)

    expect(seen.size).toBeGreaterThan(0)
    expect([...seen].filter((country) => !countries.split(' ').includes(country))).toEqual([])
  })

  it.each([
    ['The Peninsula', 'HKG SHA BJS TYO BKK MNL NYC CHI LAX PAR LON IST'],
    ['Four Seasons', 'NYC LON PAR BUE BOM SYD CPT'],
    ['Mandarin Oriental', 'HKG BKK LON PAR NYC TYO'],
    ['The Ritz-Carlton', 'BER VIE HKG TYO NYC DOH'],
  ])('%s in each of %s', (name, cities) => {
    for (const city of cities.split(' '))
      expect(
        hotelsIn(city).some(({ brand }) => brand.name === name),
        city,
      ).toBe(true)
  })

  it('a code is that of one company: two characters', () => {
    for (const { key } of all) expect(key.chainCode).toMatch(/^[A-Z][A-Z0-9]$/)
  })
})

describe('the lowest rate of a night in the middle of a city’s hotels', () => {
  it.each([
    ['ZRH', 3, 'CHF', 150, 250],
    ['ZRH', 5, 'CHF', 550, 1100],
    ['LON', 4, 'GBP', 165, 300],
    ['LON', 5, 'GBP', 400, 900],
    ['BKK', 4, 'THB', 2300, 4500],
    ['BKK', 5, 'THB', 6000, 13000],
    ['NYC', 3, 'USD', 180, 320],
    ['NYC', 4, 'USD', 260, 480],
    ['PAR', 3, 'EUR', 110, 210],
    ['PAR', 5, 'EUR', 550, 1300],
    ['TYO', 3, 'JPY', 12000, 24000],
    ['LAS', 3, 'USD', 65, 150],
    ['ORL', 3, 'USD', 90, 180],
    ['DXB', 4, 'AED', 300, 700],
    ['IST', 4, 'TRY', 4000, 8500],
    ['ROM', 4, 'EUR', 180, 340],
    ['BCN', 3, 'EUR', 110, 190],
    ['MAD', 4, 'EUR', 140, 260],
    ['BER', 3, 'EUR', 75, 140],
    ['AMS', 4, 'EUR', 180, 330],
    ['VIE', 4, 'EUR', 130, 230],
    ['CPH', 3, 'DKK', 900, 1600],
    ['OSL', 4, 'NOK', 1600, 2800],
    ['PRG', 4, 'CZK', 2400, 4800],
    ['HKG', 4, 'HKD', 1000, 2000],
    ['SIN', 4, 'SGD', 220, 420],
    ['DEL', 5, 'INR', 9000, 22000],
    ['SYD', 4, 'AUD', 200, 360],
    ['MEX', 4, 'MXN', 2000, 4200],
    ['SAO', 4, 'BRL', 380, 750],
    ['CPT', 4, 'ZAR', 1800, 4000],
    ['CAI', 4, 'EGP', 3200, 6500],
    ['MLE', 5, 'USD', 450, 1300],
  ] as const)('%s with %i stars: %s %i to %i', async (city, stars, currency, from, to) => {
    const hotels = await found(city, '2027-05-18')

    expect(new Set(hotels.flatMap(({ rates }) => rates?.currency ?? []))).toContain(currency)
    const middle = middleOf(hotels, stars, currency === 'JPY' ? 0 : 2)
    expect(middle).toBeGreaterThanOrEqual(from)
    expect(middle).toBeLessThanOrEqual(to)
  })

  const ratio = async (city: string, dates: readonly [string, string], stars = 4): Promise<number> => {
    const [one, other] = await Promise.all(dates.map((date) => found(city, date, 1)))
    return middleOf(one ?? [], stars) / middleOf(other ?? [], stars)
  }

  it('is higher midweek in business cities, at weekends in leisure cities', async () => {
    expect(await ratio('FRA', ['2027-06-08', '2027-06-13'])).toBeGreaterThan(1.1)
    expect(await ratio('LAS', ['2027-06-12', '2027-06-08'])).toBeGreaterThan(1.08)
  })

  it('follows the season of the place, and is highest at its large events', async () => {
    expect(await ratio('PMI', ['2027-08-10', '2027-12-07'])).toBeGreaterThan(1.7)
    expect(await ratio('CUN', ['2028-02-08', '2027-09-14'])).toBeGreaterThan(1.2)
    expect(await ratio('SPK', ['2028-02-08', '2027-05-11'])).toBeGreaterThan(1.5)
    expect(await ratio('MUC', ['2027-09-22', '2027-07-21'])).toBeGreaterThan(1.5)
  })
})
