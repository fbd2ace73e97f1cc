import type { Flight } from '../../kernel/flight.ts'
import { segmentsOf } from '../../pricing/fare.ts'
import type {
  NoSeatMap,
  Seat,
  SeatCabin,
  SeatColumn,
  SeatGroup,
  SeatMap,
  SeatRow,
} from '../../seat/seat-map.ts'
import type { AirSeats, SeatMapRequest } from '../air-seats.ts'
import type { Ask } from './client.ts'
import { passengersOf } from './people.ts'
import { readOffer } from './pricing.ts'
import type { DuffelElement, DuffelSeatMap } from './resources.ts'
import { mapsOf, segmentsOfOffer } from './services.ts'
import { cabinOf, moneyOf } from './values.ts'

/** Seats that are chosen with the order; afterwards none are shown, because none can be bought. */
export const seatsOver = (ask: Ask): AirSeats => ({
  async seatMaps({ itinerary, segments, saleKey, seekers }, call) {
    const flights = segmentsOf(itinerary).map(({ flight }) => flight)
    const wanted = segments.flatMap((number) => flights[number - 1] ?? [])
    const none = (flight: Flight): NoSeatMap => ({ flight, problem: 'seatMapUnavailable' })
    const { offerRef } = itinerary
    if (saleKey !== undefined || offerRef === undefined) return wanted.map(none)
    const offer = await readOffer(ask, offerRef, { signal: call.signal })
    if (offer === 'gone' || offer === 'unknown') return wanted.map(none)
    const maps = await mapsOf(ask, offerRef, call.signal)
    const people = passengersOf(offer, itinerary.passengers, seekers)
    const ids = segmentsOfOffer(offer).map(({ id }) => id)
    return segments.flatMap((number) => {
      const flight = flights[number - 1]
      if (!flight) return []
      const map = maps.find(({ segment_id }) => segment_id === ids[number - 1])
      const booked = segmentsOf(itinerary)[number - 1]?.cabin
      return [map ? toSeatMap(map, flight, { people, booked }) : none(flight)]
    })
  },
})

interface Seekers {
  readonly people: readonly { readonly id: string; readonly person: SeatMapRequest['seekers'][number] }[]
  readonly booked: SeatCabin['cabin'] | undefined
}

/** A seat of the aircraft: its row, its column, and what is said of it. */
interface Place {
  readonly row: number
  readonly column: string
  readonly element: DuffelElement
  /** Beside an aisle. */
  readonly isAtAisle: boolean
}

function placesOf({ rows }: DuffelSeatMap['cabins'][number]): Place[] {
  return rows.flatMap(({ sections }) =>
    sections.flatMap(({ elements }, section) =>
      elements.flatMap((element, index) => {
        const [, row, column] = /^(\d+)([A-Z]+)$/.exec(element.designator ?? '') ?? []
        if (row === undefined || column === undefined) return []
        const isFirst = index === 0 && section > 0
        const isLast = index === elements.length - 1 && section < sections.length - 1
        return [{ row: Number(row), column, element, isAtAisle: isFirst || isLast }]
      }),
    ),
  )
}

/** Source: columns are named in the order of the alphabet from left to right. */
function columnsOf(places: readonly Place[]): SeatColumn[] {
  const letters = [...new Set(places.map(({ column }) => column))].sort()
  const aisles = new Set(places.flatMap(({ isAtAisle, column }) => (isAtAisle ? column : [])))
  return letters.map((letter, index) => {
    if (index === 0 || index === letters.length - 1) return { letter, position: 'W' }
    return { letter, position: aisles.has(letter) ? 'A' : 'C' }
  })
}

const positionCodes = { W: 'W', A: 'A', C: '9' } as const

function toSeat(
  place: Place | undefined,
  { letter, position }: SeatColumn,
  passengers: ReadonlySet<string>,
): Seat {
  if (!place) return { column: letter, status: 'NoSeat', characteristics: [] }
  const { type, available_services } = place.element
  const services = (available_services ?? []).filter(({ passenger_id }) => passengers.has(passenger_id))
  const isPaid = services.some(({ total_amount }) => Number(total_amount) > 0)
  const free = services.length > 0 ? 'Available' : 'Reserved'
  return {
    column: letter,
    status: type === 'seat' ? free : 'Blocked',
    characteristics: [positionCodes[position], ...(isPaid ? ['CH'] : [])],
  }
}

function toCabin(cabin: DuffelSeatMap['cabins'][number], passengers: ReadonlySet<string>): SeatCabin {
  const places = placesOf(cabin)
  const columns = columnsOf(places)
  const numbers = [...new Set(places.map(({ row }) => row))].sort((a, b) => a - b)
  const rows: SeatRow[] = numbers.map((number) => ({
    number,
    seats: columns.map((column) =>
      toSeat(
        places.find((place) => place.row === number && place.column === column.letter),
        column,
        passengers,
      ),
    ),
  }))
  return { cabin: cabinOf(cabin.cabin_class), columns, rows }
}

/** Seats of one traveler at one price: each traveler has a service of their own for every seat. */
function groupsOf(map: DuffelSeatMap, people: Seekers['people']): SeatGroup[] {
  const offered = map.cabins.flatMap(placesOf).flatMap(({ element }) =>
    element.type === 'seat'
      ? (element.available_services ?? []).flatMap((service) => {
          const person = people.find(({ id }) => id === service.passenger_id)?.person
          return person ? [{ person, service, designator: element.designator ?? '', name: element.name }] : []
        })
      : [],
  )
  const groups = Map.groupBy(offered, ({ person, service, name }) =>
    [person.id, service.total_amount, service.total_currency, name].join('/'),
  )
  return [...groups.values()]
    .flatMap((seats) => {
      const [first] = seats
      if (!first) return []
      const { minor: totalMinor, currency } = moneyOf(
        first.service.total_amount,
        first.service.total_currency,
      )
      const group: SeatGroup = {
        service: {
          kind: 'seat',
          code: 'SEAT',
          name: first.name?.toUpperCase() || 'SEAT ASSIGNMENT',
          scope: 'segment',
          maximum: 1,
          isRefundable: false,
        },
        price: { currency, totalMinor },
        travelerIds: [first.person.id],
        seats: seats.map(({ designator, service }) => ({ designator, ref: service.id })),
      }
      return [{ group, totalMinor }]
    })
    .sort((a, b) => a.totalMinor - b.totalMinor)
    .map(({ group }) => group)
}

function toSeatMap(map: DuffelSeatMap, flight: Flight, { people, booked }: Seekers): SeatMap {
  const passengers = new Set(people.map(({ id }) => id))
  const cabins = map.cabins.map((cabin) => toCabin(cabin, passengers))
  return {
    flight,
    cabins: cabins.toSorted((a, b) => Number(b.cabin === booked) - Number(a.cabin === booked)),
    groups: groupsOf(map, people),
  }
}
