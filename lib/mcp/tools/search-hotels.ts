import * as z from 'zod'
import type { PropertyInfo } from '../../client/index.ts'
import { amount, amountText, date, place } from '../shapes.ts'
import { tool } from '../tool.ts'

const mostHotels = 10

/** Members that hosts answer beside the documented ones. */
const undocumented = z.object({
  Distance: z.object({ value: z.number() }).optional().catch(undefined),
  Property: z.object({
    Rating: z
      .array(z.object({ value: z.number() }))
      .optional()
      .catch(undefined),
    Address: z.object({ AddressLine: z.array(z.string()).default([]), City: z.string().default('') }),
  }),
})

const hotel = z.object({
  hotel_id: z.string().describe('Chain and property: TI-NYCPD.'),
  name: z.string(),
  stars: z.number().optional(),
  address: z.string(),
  kilometers: z.number().optional().describe('From the place that was asked for.'),
  from_price: amount.optional().describe('The lowest rate of a night.'),
})

function toHotel(info: PropertyInfo): z.output<typeof hotel> {
  const {
    LowestAvailableRate: rate,
    Property: { name, PropertyKey },
  } = info
  const { Distance, Property } = undocumented.parse(info)
  const stars = Property.Rating?.[0]?.value
  return {
    hotel_id: `${PropertyKey.chainCode}-${PropertyKey.propertyCode}`,
    name,
    ...(stars !== undefined && { stars }),
    address: [...Property.Address.AddressLine, Property.Address.City].join(', '),
    ...(Distance && { kilometers: Distance.value }),
    ...(rate && { from_price: { value: rate.value, currency: rate.code } }),
  }
}

export const searchHotels = tool({
  name: 'search_hotels',
  title: 'Search hotels',
  description:
    'Hotels with a free room near a city or an airport: at most 10, the nearest first, each with its lowest rate of a night. Narrow it by name or radius. Nothing is booked, and no tool books hotels.',
  kind: 'reads',
  input: z.strictObject({
    near: place,
    check_in: date,
    check_out: date,
    adults: z.int().min(1).max(9).default(1).describe('In one room.'),
    radius_kilometers: z.int().min(1).max(50).default(10),
    name: z.string().min(2).max(60).optional().describe('A part of the name.'),
  }),
  output: z.object({ hotels: z.array(hotel), found: z.int() }),
  async run({ near, check_in, check_out, adults, radius_kilometers, name }, { trip }) {
    const { Properties } = await trip.searchProperties({
      CheckInDate: check_in,
      CheckOutDate: check_out,
      returnOnlyAvailablePropertiesInd: true,
      SearchBy: {
        '@type': 'SearchByCity',
        SearchCity: near,
        SearchRadius: { value: radius_kilometers, unitOfDistance: 'Kilometers' },
      },
      RoomStayCandidate: [{ GuestCounts: { GuestCount: [{ count: adults, ageQualifyingCode: '10' }] } }],
      ...(name !== undefined && { HotelName: name }),
    })
    const found = Properties?.PropertyInfo ?? []
    return {
      hotels: found.slice(0, mostHotels).map(toHotel),
      found: Properties?.totalProperties ?? found.length,
    }
  },
  say: ({ hotels, found }) =>
    [
      `${found} hotels; the nearest ${hotels.length}:`,
      ...hotels.map(
        ({ hotel_id, name, stars, kilometers, from_price }) =>
          `${name}, ${stars ?? '?'} stars, ${kilometers ?? '?'} km${from_price ? `, from ${amountText(from_price)}` : ''} [${hotel_id}]`,
      ),
    ].join('\n'),
})
