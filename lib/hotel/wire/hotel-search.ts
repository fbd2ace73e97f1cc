import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import type { RateSource } from '../hotel.ts'
import type { PageNumbers } from '../hotel-page.ts'
import { nameOfKey, type PropertyDetail } from '../property.ts'
import { propertyKey, toRateAuthority } from './hotel-rate.ts'
import { toDistance, toProperty, toPropertyInDetail } from './property-detail.ts'
import { type ImageView, propertyImage } from './property-images.ts'
import { toPagination } from './stay-criteria.ts'

const rate = z.looseObject({ value: z.number(), code: z.string() })

const property = z
  .looseObject({
    '@type': z.literal('PropertyDetail'),
    id: z.string(),
    name: z.string(),
    PropertyKey: propertyKey,
    Telephone: z.array(z.string()).optional(),
    Address: z.looseObject({ City: z.string() }),
    Image: z.array(propertyImage).optional(),
  })
  .meta({ id: 'PropertyDetail' })

export const propertiesResponse = answerSchema('PropertiesResponse', {
  Properties: z
    .looseObject({
      '@type': z.literal('Properties'),
      Identifier: identifier.optional(),
      totalProperties: z.int(),
      propertiesPerPage: z.int(),
      numberOfPages: z.int(),
      PropertyInfo: z.array(
        z.looseObject({
          '@type': z.literal('PropertyInfo'),
          id: z.string(),
          availability: z.enum(['Open', 'Close']).optional(),
          LowestAvailableRate: rate.optional(),
          MaximumAvailableRate: rate.optional(),
          Property: property,
        }),
      ),
    })
    .optional(),
})

export interface PropertyEntry {
  readonly property: PropertyDetail
  readonly km?: number | undefined
  readonly rates?:
    | {
        readonly source: RateSource
        readonly lowestMinor: number
        readonly highestMinor?: number
        readonly currency: string
      }
    | undefined
}

/** Distance and rates are left out where there are none: a closed property is listed without. */
function toPropertyInfo({ property: shown, km, rates }: PropertyEntry, inMiles: boolean, view: ImageView) {
  const toRate = (minor: number, currency: string) => ({
    value: toDecimal({ minor, currency }),
    code: currency,
    minorUnit: decimalsOf(currency),
    approximateInd: false,
  })
  return {
    '@type': 'PropertyInfo' as const,
    id: nameOfKey(shown.key),
    availability: rates ? ('Open' as const) : ('Close' as const),
    ...(rates && { Identifier: { value: nameOfKey(shown.key), authority: toRateAuthority(rates.source) } }),
    ...(km !== undefined && { Distance: toDistance(km, inMiles) }),
    ...(rates && {
      LowestAvailableRate: toRate(rates.lowestMinor, rates.currency),
      ...(rates.highestMinor !== undefined && {
        MaximumAvailableRate: toRate(rates.highestMinor, rates.currency),
      }),
    }),
    Property: toProperty(shown, view),
  }
}

/** One page of a property search. Totals and page count are the same on every page. */
export function toPropertiesAnswer(
  id: string,
  shown: {
    readonly entries: readonly PropertyEntry[]
    readonly page: PageNumbers
    readonly inMiles: boolean
    readonly view: ImageView
  },
  more: object,
): z.input<typeof propertiesResponse> {
  const { entries, page, inMiles, view } = shown
  return {
    PropertiesResponse: {
      '@type': 'response',
      Properties: {
        '@type': 'Properties',
        Identifier: { value: id, authority: toRateAuthority('own') },
        totalProperties: page.totalItems,
        propertiesPerPage: page.pageSize,
        numberOfPages: page.totalPages,
        PropertyInfo: entries.map((entry) => toPropertyInfo(entry, inMiles, view)),
      },
      Pagination: toPagination(page),
      ...more,
    },
  }
}

/** Full description of one property, without rates. */
export function toPropertyDetailAnswer(
  id: string,
  shown: PropertyDetail,
  view: ImageView,
): z.input<typeof propertiesResponse> {
  return {
    PropertiesResponse: {
      '@type': 'response',
      Properties: {
        '@type': 'Properties',
        Identifier: { value: id, authority: toRateAuthority('own') },
        totalProperties: 1,
        propertiesPerPage: 1,
        numberOfPages: 1,
        PropertyInfo: [
          {
            '@type': 'PropertyInfo',
            id: nameOfKey(shown.key),
            availability: 'Open',
            Property: toPropertyInDetail(shown, view),
          },
        ],
      },
    },
  }
}
