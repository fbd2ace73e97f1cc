import { nameOfKey, type PropertyDetail, type PropertyKey } from '../../hotel/property.ts'
import { roomTotals } from '../../hotel/room-price.ts'
import { withCode } from '../../kernel/codes.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type {
  FoundProperty,
  HotelAggregator,
  HotelSearch,
  PropertySearch,
  SearchPlace,
} from '../../suppliers/hotel-aggregator.ts'
import { sandboxHotelsName } from '../host-names.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { airports, findAirport } from '../world/airports.ts'
import { hasRate, rateOfExchange } from '../world/currencies.ts'
import { type RoomInventory, roomInventoryOver } from './inventory.ts'
import type { Place } from './places.ts'
import type { Property } from './properties.ts'
import { centreOf, findProperty, propertiesAround } from './properties.ts'
import { amenitiesOf, emailOf, hoursOf, summaryOf } from './property-details.ts'
import { imagesOf } from './property-images.ts'
import { textsOf } from './property-texts.ts'
import { nightlyRange, ratesOf, roomsLeftOn } from './rates.ts'
import { sandboxHotelSales } from './selling.ts'

const found = new WeakMap<Property, PropertyDetail>()

/** What every search says of a hotel, made once for as long as the hotel is kept. */
function foundOf(property: Property): PropertyDetail {
  const known = found.get(property) ?? makeFound(property)
  found.set(property, known)
  return known
}

function makeFound(property: Property): PropertyDetail {
  const { stars, latitude, longitude } = property
  return {
    ...summaryOf(property),
    stars,
    position: { latitude, longitude },
    email: emailOf(property),
    amenities: amenitiesOf(property),
    hours: hoursOf(property),
    images: imagesOf(property),
  }
}

const sameName = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0

function placeOf(place: SearchPlace): Place {
  const found = (() => {
    switch (place.kind) {
      case 'point':
        return place
      case 'airport':
        return findAirport(place.code) ?? centreOf(place.code)
      case 'city':
        return centreOf(place.code)
      case 'address': {
        const airport = airports.find(
          ({ cityName, country }) =>
            sameName(cityName, place.city) && (place.country === undefined || country === place.country),
        )
        return airport && centreOf(airport.city)
      }
      default:
        return place satisfies never
    }
  })()
  if (!found) throw new Refusal(place.kind === 'address' ? 'hotelAddressUnknown' : 'hotelPlaceUnknown')
  return found
}

const hasCode = (codes: readonly string[], code: string): boolean => withCode(codes, code, String).length > 0

function fits(property: Property, { name, chains, amenities }: PropertySearch): boolean {
  if (chains.length > 0 && !hasCode(chains, property.key.chainCode)) return false
  if (amenities.length > 0) {
    const { amenities: has = [] } = foundOf(property)
    if (!amenities.every((amenity) => has.some(({ code }) => code === amenity))) return false
  }
  return name === undefined || property.name.toLowerCase().includes(name.toLowerCase())
}

/** What a search needs to know of sold rooms. */
export type SoldRoomsReader = Pick<RoomInventory, 'soldAt' | 'soldInCities'>

/** Finding hotels and rates: changes nothing. */
export function hotelSearch(inventory: SoldRoomsReader): HotelSearch {
  const known = (keys: readonly PropertyKey[]): Property[] => keys.flatMap((key) => findProperty(key) ?? [])

  async function withRates(
    found: readonly { readonly property: Property; readonly km?: number }[],
    ...[stay, filter, now]: [
      Parameters<HotelSearch['search']>[1],
      Parameters<HotelSearch['search']>[2],
      number,
    ]
  ): Promise<FoundProperty[]> {
    const cities = [...new Set(found.map(({ property }) => property.airport.city))]
    const soldOf = await inventory.soldInCities(cities, stay)
    return found.map(({ property, km }) => {
      const rates = nightlyRange({ property, stay, filter, sold: soldOf(nameOfKey(property.key)), now })
      return {
        property: foundOf(property),
        ...(km !== undefined && { distanceKm: km }),
        ...(rates && { rates }),
      }
    })
  }

  return {
    supplier: sandboxHotelsName,

    async search(search, stay, filter, { now }) {
      const around = propertiesAround(placeOf(search.place), search.radiusKm).filter(({ property }) =>
        fits(property, search),
      )
      return withRates(around, stay, filter, now)
    },

    lookUp: (keys, stay, filter, { now }) =>
      withRates(
        known(keys).map((property) => ({ property })),
        stay,
        filter,
        now,
      ),

    describe: async (keys) => known(keys).map((property) => ({ ...foundOf(property), ...textsOf(property) })),

    async rates(keys, stay, filter, { now }) {
      const rates = await Promise.all(
        known(keys).map(async (property) =>
          ratesOf({ property, stay, filter, sold: await inventory.soldAt(property, stay), now }),
        ),
      )
      return rates.flat().sort((a, b) => roomTotals(a.rooms).total - roomTotals(b.rooms).total)
    },

    rateOfExchange: (from, to) =>
      hasRate(from) && hasRate(to) ? rateOfExchange(to) / rateOfExchange(from) : undefined,
  }
}

/**
 * The sandbox's hotels: invented properties around real airports and cities, rooms that run out, and the faults
 * that the names of guests force.
 */
export const sandboxHotels = (context: SandboxContext): HotelAggregator => ({
  ...hotelSearch(roomInventoryOver(context.store, roomsLeftOn)),
  ...sandboxHotelSales(context),
})
