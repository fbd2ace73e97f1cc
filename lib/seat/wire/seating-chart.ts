import * as z from 'zod'
import type { Cabin } from '../../kernel/flight.ts'
import type { Seat, SeatCabin, SeatMap } from '../seat-map.ts'

const space = z.looseObject({
  '@type': z.literal('Space'),
  location: z.string(),
  Characteristic: z.array(z.string()).optional().meta({ description: 'IATA PADIS 9825.' }),
})

export const seatingChart = z
  .looseObject({
    '@type': z.literal('SeatingChart'),
    id: z.string(),
    Cabin: z.array(
      z.looseObject({
        '@type': z.literal('Cabin'),
        name: z.enum(['FIRST', 'BUSINESS', 'PREMIUM ECONOMY', 'ECONOMY']),
        Layout: z
          .array(
            z.union([
              z.looseObject({ startRow: z.int(), endRow: z.int() }),
              z.looseObject({ position: z.array(z.enum(['W', 'A', 'C'])), value: z.string() }),
            ]),
          )
          .meta({
            description: 'The rows, then the columns from left to right; an aisle is between two `A`.',
          }),
        Row: z.array(z.looseObject({ '@type': z.literal('Row'), label: z.string(), Space: z.array(space) })),
      }),
    ),
  })
  .meta({ id: 'SeatingChart', description: 'The cabins of a flight, the booked one first.' })

/** Id of the chart of a flight; flights count from 1. */
export const chartId = (flight: number): string => `seatingChart_${flight}`

const cabinNames = {
  First: 'FIRST',
  Business: 'BUSINESS',
  PremiumEconomy: 'PREMIUM ECONOMY',
  Economy: 'ECONOMY',
} as const satisfies Record<Cabin, string>

/** The cabins of a flight, rows and columns. Source: docs/contract/servicing.md 2. */
export const toSeatingChart = ({ cabins }: SeatMap, id: string): z.input<typeof seatingChart> => ({
  '@type': 'SeatingChart',
  id,
  Cabin: cabins.map(toCabin),
})

const toCabin = ({ cabin, columns, rows }: SeatCabin) => ({
  '@type': 'Cabin' as const,
  name: cabinNames[cabin],
  Layout: [
    { startRow: rows[0]?.number ?? 0, endRow: rows.at(-1)?.number ?? 0 },
    ...columns.map(({ letter, position }) => ({ position: [position], value: letter })),
  ],
  Row: rows.map(({ number, seats }) => ({
    '@type': 'Row' as const,
    label: String(number),
    Space: seats.map(toSpace),
  })),
})

function toSpace(seat: Seat) {
  const characteristics = characteristicsOf(seat)
  return {
    '@type': 'Space' as const,
    location: seat.column,
    ...(characteristics.length > 0 && { Characteristic: characteristics }),
  }
}

/** `BK` is on blocked seats and on no others: clients disable them. */
function characteristicsOf({ status, characteristics }: Seat): string[] {
  const others = characteristics.filter((one) => one !== 'BK')
  return status === 'Blocked' ? [...others, 'BK'] : others
}
