import { keptOffer } from './offers.ts'
import { list, type Route } from './route.ts'
import { flightKeyOf, pieceMinor, seated, soldSeats } from './services.ts'
import type { DuffelState, Resource } from './state.ts'
import { decimalsOf, money } from './world.ts'

const rows = Array.from({ length: 33 }, (_, index) => index + 1)
const exitRow = 12
const adultRow = 13
const lastRow = 33
/** Of 192 seats. */
const seatsForSale = 76

const designators = rows
  .filter((row) => row !== exitRow)
  .flatMap((row) => [...'ABCDEF'].map((letter) => `${row}${letter}`))

/** One map for each flight of ZZ; other airlines have none. */
function seatMaps(state: DuffelState, offer: Resource): Resource[] {
  if (offer.owner.iata_code !== 'ZZ') return []
  return offer.slices.flatMap((slice: Resource) =>
    slice.segments.map((one: Resource) => ({
      id: state.id('sea'),
      slice_id: slice.id,
      segment_id: one.id,
      cabins: [cabinOf(state, offer, one)],
    })),
  )
}

function cabinOf(state: DuffelState, offer: Resource, flight: Resource): Resource {
  const key = flightKeyOf(flight)
  const sold = soldSeats(state)
  const offered = designators
    .filter((seat) => !seat.startsWith(`${lastRow}`))
    .map((seat) => ({ seat, rank: state.pick(`${key}${seat}`, 1e9) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, seatsForSale)
    .map(({ seat }) => seat)
  const forSale = new Set(offered.filter((seat) => !sold.has(`${key}/${seat}`)))
  const elementOf = (designator: string, row: number): Resource => ({
    type: row === lastRow ? 'restricted_seat_general' : 'seat',
    designator,
    name: '',
    disclosures: row === adultRow ? ['adult only'] : [],
    available_services: forSale.has(designator)
      ? seated(offer).map(({ id }) => ({
          id: seatId(state, offer, `${id}/${flight.id}/${designator}`),
          passenger_id: id,
          total_amount: money(pieceMinor, decimalsOf(offer.total_amount)),
          total_currency: offer.total_currency,
        }))
      : [],
  })
  return {
    deck: 0,
    cabin_class: flight.passengers[0].cabin_class,
    aisles: 1,
    wings: { first_row_index: 10, last_row_index: 16 },
    rows: rows.map((row) => ({
      sections: ['ABC', 'DEF'].map((letters) => ({
        elements:
          row === exitRow
            ? [{ type: state.odd.unknownValues ? 'piano_bar' : 'exit_row' }]
            : [...letters].map((letter) => elementOf(`${row}${letter}`, row)),
      })),
    })),
  }
}

/** The id under which a seat is sold to a passenger, the same each time. */
function seatId(state: DuffelState, offer: Resource, name: string): string {
  const seats: Map<string, string> = offer._.seats
  const known = [...seats].find(([, value]) => value === name)?.[0]
  const id = known ?? state.id('ase')
  seats.set(id, name)
  return id
}

export const seatMapRoutes: readonly Route[] = [
  list('/air/seat_maps', ({ state, query }) =>
    seatMaps(state, keptOffer(state, query.get('offer_id') ?? '')),
  ),
]
