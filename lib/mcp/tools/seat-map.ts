import * as z from 'zod'
import { type Client, identifierOf, type SeatOffering, type SeatsOfFlight } from '../../client/index.ts'
import { readOfferId } from '../offer-id.ts'
import { amount, amountOf, amountText, locator } from '../shapes.ts'
import { tool } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'

const mostSeats = 20

const freeIn = ({ ProductOptions }: SeatOffering): string[] =>
  ProductOptions.flatMap(({ Product }) => Product)
    .flatMap(({ SeatAvailability }) => SeatAvailability)
    .flatMap(({ seatAvailabilityStatus, value }) => (seatAvailabilityStatus === 'Available' ? value : []))

const output = z.object({
  flights: z.array(
    z.object({
      flight: z.string(),
      from: z.string(),
      to: z.string(),
      aircraft: z.string().optional(),
      columns: z.string().describe('From left to right, a space is an aisle: ABC DEF.'),
      free: z.int(),
      prices: z.array(
        z.object({ price: amount, count: z.int(), seats: z.array(z.string()).describe('The first 20.') }),
      ),
    }),
  ),
})

type Map = Awaited<ReturnType<Client['seatMap']>>

/** Seats of a booked trip, by a workbench that is given up again. */
async function mapOfTrip(trip: Client, name: string): Promise<Map> {
  const workbench = identifierOf(await trip.postCommitWorkbench({ Locator: name }))
  try {
    return await trip.seatMap({
      SeatAvailabilityOfferings: {
        BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } } },
      },
    })
  } finally {
    // It expires by itself where this fails.
    await trip.discardWorkbench(workbench).catch(() => undefined)
  }
}

/** Each flight has the chart of the same place in the list. */
function columnsOf({ ReferenceList }: Map, index: number): string {
  const charts = ReferenceList.flatMap(({ SeatingChart }) => SeatingChart)
  const columns = (charts[index]?.Cabin[0]?.Layout ?? []).flatMap((one) => ('position' in one ? one : []))
  return columns
    .map(({ value, position }, at) =>
      position.includes('A') && columns[at + 1]?.position.includes('A') ? `${value} ` : value,
    )
    .join('')
}

const toFlightSeats = ({ Flight, CatalogOffering }: SeatsOfFlight, columns: string) => {
  const prices = CatalogOffering.map((one) => ({ price: amountOf(one.Price), seats: freeIn(one) }))
    .filter(({ seats }) => seats.length > 0)
    .map(({ price, seats }) => ({ price, count: seats.length, seats: seats.slice(0, mostSeats) }))
  const [flight] = Flight
  return {
    flight: `${flight?.carrier ?? ''}${flight?.number ?? ''}`,
    from: flight?.Departure.location ?? '',
    to: flight?.Arrival.location ?? '',
    ...(flight?.equipment !== undefined && { aircraft: flight.equipment }),
    columns,
    free: prices.reduce((sum, { count }) => sum + count, 0),
    prices,
  }
}

export const seatMap = tool({
  name: 'seat_map',
  title: 'Seat map',
  description:
    'Free seats of each flight of an offer or of a trip, by price. Give offer_id or locator. It reserves nothing.',
  kind: 'reads',
  input: z.strictObject({ offer_id: z.string().max(1_000).optional(), locator: locator.optional() }),
  output,
  async run({ offer_id, locator: name }, { trip }) {
    if ((offer_id === undefined) === (name === undefined))
      throw new ToolRefusal('inputInvalid', 'Which flights?', 'Give either offer_id or locator.')
    const map =
      name === undefined
        ? await trip.seatMap({ SeatAvailabilityOfferings: readOfferId(offer_id ?? '') })
        : await mapOfTrip(trip, name)
    return {
      flights: map.CatalogOfferingsID.map((one, index) => toFlightSeats(one, columnsOf(map, index))),
    }
  },
  say: ({ flights }) =>
    flights
      .map(({ flight, from, to, free, columns, prices }) =>
        [
          `${flight} ${from}-${to}: ${free} seats are free (${columns})`,
          ...prices.map(({ price, count, seats }) => `${amountText(price)}: ${count}, ${seats.join(' ')}`),
        ].join('\n'),
      )
      .join('\n'),
})
