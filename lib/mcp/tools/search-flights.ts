import * as z from 'zod'
import {
  type CatalogProductOfferingsQueryRequest,
  type FlightOffer,
  type FlightOption,
  readOffers,
} from '../../client/index.ts'
import { offerId } from '../offer-id.ts'
import { amount, amountOf, amountText, date, flight, flightsText, place, toFlight } from '../shapes.ts'
import { tool } from '../tool.ts'

/** As many as a model is shown; the rest is found by narrower searches. */
const mostOffers = 10

const input = z.strictObject({
  from: place,
  to: place,
  departure_date: date,
  return_date: date.optional().describe('Leave it out for one way.'),
  adults: z.int().min(1).max(9).default(1),
  children_ages: z.array(z.int().min(2).max(11)).max(8).default([]).describe('One age for each child.'),
  infants: z.int().min(0).max(4).default(0).describe('Below 2 years, on the lap of an adult.'),
  cabin: z.enum(['Economy', 'PremiumEconomy', 'Business', 'First']).optional(),
  carriers: z
    .array(z.string().regex(/^[A-Z0-9]{2}$/))
    .max(10)
    .default([])
    .describe('Only these carriers, by IATA code: BA.'),
  nonstop_only: z.boolean().default(false),
  only_these_airports: z
    .boolean()
    .default(false)
    .describe('Leaves out other airports of the same cities, which are found too otherwise.'),
})

type Given = z.output<typeof input>

const passengersOf = ({ adults, children_ages, infants }: Given) => [
  { number: adults, passengerTypeCode: 'ADT' },
  ...children_ages.map((age) => ({ number: 1, passengerTypeCode: 'CNN', age })),
  ...(infants > 0 ? [{ number: infants, passengerTypeCode: 'INF', age: 1 }] : []),
]

const modifiersOf = ({ cabin, carriers, nonstop_only }: Given) => ({
  ...(cabin && { CabinPreference: [{ preferenceType: 'Permitted', cabins: [cabin] }] }),
  ...(carriers.length > 0 && { CarrierPreference: [{ preferenceType: 'Permitted', carriers }] }),
  ...(nonstop_only && { ConnectionPreferences: [{ FlightType: { connectionType: 'NonStopDirect' } }] }),
})

const leg = (departureDate: string, [from, to]: readonly [string, string], isOnly: boolean) => {
  const at = (value: string) => ({ value, ...(isOnly && { cityOrAirport: 'Airport Only' as const }) })
  return { departureDate, From: at(from), To: at(to) }
}

const queryOf = (given: Given): CatalogProductOfferingsQueryRequest => ({
  CatalogProductOfferingsRequest: {
    offersPerPage: 60,
    sortBy: 'Price-LowToHigh',
    PassengerCriteria: passengersOf(given),
    SearchCriteriaFlight: [
      leg(given.departure_date, [given.from, given.to], given.only_these_airports),
      ...(given.return_date === undefined
        ? []
        : [leg(given.return_date, [given.to, given.from], given.only_these_airports)]),
    ],
    SearchModifiersAir: modifiersOf(given),
  },
})

/** One option of each leg, in every way; the first is the first option of each. */
const combinations = ({ legs }: FlightOffer): FlightOption[][] =>
  legs.reduce<FlightOption[][]>(
    (chosen, { options }) => options.flatMap((option) => chosen.map((before) => [...before, option])),
    [[]],
  )

interface Found {
  readonly offer: FlightOffer
  readonly options: readonly FlightOption[]
}

/** Each offer with its first flights, the cheapest first; then the offers again with further flights. */
function rows(offers: readonly FlightOffer[]): Found[] {
  const byPrice = offers.toSorted((a, b) => a.price.TotalPrice - b.price.TotalPrice)
  const all = byPrice.map((offer) => combinations(offer).map((options): Found => ({ offer, options })))
  return [...all.flatMap((ways) => ways.slice(0, 1)), ...all.flatMap((ways) => ways.slice(1))]
}

const output = z.object({
  offers: z.array(
    z.object({
      offer_id: z.string().describe('For price_offer, hold_trip and seat_map; good for 30 minutes.'),
      price: amount.describe('Of all travelers, with taxes.'),
      brand: z.string().optional(),
      cabin: z.string().optional(),
      checked_bags: z.int().optional().describe('In the price, for each traveler.'),
      seats_left: z.int().optional(),
      legs: z.array(z.object({ duration: z.string().describe('ISO: PT8H5M'), flights: z.array(flight) })),
    }),
  ),
  found: z.int().describe('Ways to fly that the search found; the cheapest are listed.'),
})

const bagsOf = ({ bags }: FlightOption): number | undefined => {
  const first = bags.find(({ baggageType }) => baggageType === 'FirstCheckedBag')?.BaggageItem[0]
  return first && (first.includedInOfferPrice === 'Yes' ? (first.quantity ?? 1) : 0)
}

export const searchFlights = tool({
  name: 'search_flights',
  title: 'Search flights',
  description:
    'Searches flights, one way or there and back, with prices for all travelers. Answers at most 10 offers, the cheapest first. Narrow it with cabin, carriers or nonstop_only. Nothing is booked.',
  kind: 'reads',
  input,
  output,
  async run(given, { trip }) {
    const answer = await trip.search(queryOf(given))
    const found = rows(readOffers(answer))
    return {
      offers: found.slice(0, mostOffers).map(({ offer, options }) => {
        const [first] = options
        const [brand, cabin] = [first?.brand?.name, first?.flights[0]?.fares[0]?.cabin]
        const bags = first && bagsOf(first)
        return {
          offer_id: offerId(answer.CatalogProductOfferings.Identifier, options),
          price: amountOf(offer.price),
          ...(brand !== undefined && { brand }),
          ...(cabin !== undefined && { cabin }),
          ...(bags !== undefined && { checked_bags: bags }),
          ...(first?.seatsLeft !== undefined && { seats_left: first.seatsLeft }),
          legs: options.map(({ totalDuration, flights }) => ({
            duration: totalDuration,
            flights: flights.map(toFlight),
          })),
        }
      }),
      found: found.length,
    }
  },
  say: ({ offers, found }) =>
    [
      `${found} ways to fly; the first ${offers.length}:`,
      ...offers.map(
        ({ offer_id, price, brand = '', legs }) =>
          `${amountText(price)} ${brand} ${legs.map(({ flights }) => flightsText(flights)).join(' / ')} [${offer_id}]`,
      ),
    ].join('\n'),
})
