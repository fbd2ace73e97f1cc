import { allProperties } from '../../lib/sandbox/hotel/properties.ts'
import { airports } from '../../lib/sandbox/world/airports.ts'
import type { BenchService } from '../bench/service.ts'
import { hotelCities } from './hotel-cities-table.ts'
import { countMeasure, type Measure, medianOf, numberMeasure } from './measure.ts'
import { answerTo, inDays, type Json } from './service.ts'

const wantedProperties = 12_000
const wantedPerCity = 150
const area = 'hotels and cars' as const

const searchHotels = (service: BenchService, city: string): Promise<Json> =>
  answerTo(service, 'searchProperties', {
    body: {
      PropertiesQuerySearch: {
        '@type': 'PropertiesQuerySearch',
        CheckInDate: inDays(60),
        CheckOutDate: inDays(62),
        SearchBy: { '@type': 'SearchByCity', SearchCity: city },
        RoomStayCandidate: [{ GuestCounts: { GuestCount: [{ count: 2, ageQualifyingCode: '10' }] } }],
        ImageSize: 'Medium',
      },
    },
  })

interface City {
  readonly city: string
  readonly hotels: number
  readonly pages: number
  readonly shown: number
  readonly withImages: number
  readonly open: number
}

async function look(service: BenchService, city: string): Promise<City> {
  const { Properties } = await searchHotels(service, city)
  const infos: Json[] = Properties?.PropertyInfo ?? []
  return {
    city,
    hotels: Properties?.totalProperties ?? 0,
    pages: Properties?.numberOfPages ?? 0,
    shown: infos.length,
    withImages: infos.filter(({ Property }) => Property.Image?.length > 0).length,
    open: infos.filter(({ availability }) => availability === 'Open').length,
  }
}

/** How many hotels, where, and what a list of them shows. */
export async function hotels(service: BenchService): Promise<Measure[]> {
  const cities: City[] = []
  for (const city of hotelCities) cities.push(await look(service, city))
  const few = cities.filter(({ hotels: count }) => count < wantedPerCity)
  const shown = cities.reduce((sum, city) => sum + city.shown, 0)
  const pictured = cities.reduce((sum, city) => sum + city.withImages, 0)
  return [
    numberMeasure({ area, name: 'hotels' }, allProperties().length, { atLeast: wantedProperties }),
    countMeasure(
      { area, name: `of fifty large cities, those with ${wantedPerCity} hotels` },
      {
        found: cities.length - few.length,
        all: cities.length,
        missing: few.map(({ city, hotels: count }) => `${city} ${count}`),
      },
      100,
    ),
    numberMeasure(
      { area, name: 'pages of a large city, median' },
      medianOf(cities.map(({ pages }) => pages)),
      { atLeast: 2 },
    ),
    countMeasure(
      { area, name: 'hotels of a list that have images' },
      { found: pictured, all: shown, missing: [] },
      100,
    ),
  ]
}

const everyNth = 40

/** Whether cars are rented where flights arrive. */
export async function cars(service: BenchService): Promise<Measure> {
  const sample = airports.filter(({ index }) => index % Math.ceil(airports.length / everyNth) === 0)
  const without: string[] = []
  for (const { code } of sample) {
    const answer = await answerTo(service, 'searchVehicles', {
      body: {
        CatalogOfferingsQueryRequest: {
          CatalogOfferingsRequest: [
            {
              '@type': 'CatalogOfferingsRequestVehicle',
              VehicleTravelCriteria: {
                DriverInfo: { age: 41, countryOfDocIssue: 'PT' },
                VehicleDateLocation: {
                  RentalPickup: { date: inDays(60), time: '12:00:00', VendorLocation: { code } },
                  RentalReturn: { date: inDays(63), time: '12:00:00', VendorLocation: { code } },
                },
              },
            },
          ],
        },
      },
    })
    if (!answer.CatalogOfferings?.CatalogOffering?.length) without.push(code)
  }
  return countMeasure(
    { area, name: 'airports with cars, sample' },
    { found: sample.length - without.length, all: sample.length, missing: without },
    // Where there are no roads nobody hires cars out (GAN), and in a few villages (TLA).
    90,
  )
}
