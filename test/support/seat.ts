import { bookBody } from './ancillary.ts'
import type { Api, CallOptions, Json } from './api.ts'
import type { pickOffers } from './trip.ts'

/** Requests for seats, as a client sends them. */

export const ofWorkbench = (workbench: string, more: Json = {}): Json => ({
  '@type': 'SeatAvailabilityOfferingsBuildFromReservationWorkbench',
  BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } }, ...more },
})

type Picked = ReturnType<typeof pickOffers>

export const selectionsOf = ({ picks }: Picked, more: Json = {}): Json[] =>
  picks.map(({ offer, product }) => ({
    CatalogProductOfferingIdentifier: { id: offer },
    ProductIdentifier: [{ id: product }],
    ...more,
  }))

/** A request for what was picked of a search. */
export const ofSearch = (picked: Picked, selections = selectionsOf(picked)): Json => ({
  '@type': 'SeatAvailabilityOfferingsBuildFromCatalogProductOfferings',
  BuildFromCatalogProductOfferingsRequest: {
    CatalogProductOfferingsIdentifier: { Identifier: { value: picked.identifier } },
    CatalogProductOfferingSelection: selections,
  },
})

/** What the service answers to a request for seats. */
export async function seatMap(api: Api, offerings: Json, options: CallOptions = {}): Promise<Json> {
  const body = {
    '@type': 'CatalogOfferingsQuerySeatAvailability',
    SeatAvailabilityOfferings: offerings,
  }
  return (await api.call('seatMap', { body, ...options })).body.CatalogOfferingsAncillaryListResponse
}

export const chartsIn = (map: Json): Json[] => map.ReferenceList[0].SeatingChart
export const productIn = (group: Json): Json => group.ProductOptions[0].Product[0]

/** Seats of a price group with a status. */
export const seatsIn = (group: Json, status = 'Available'): string[] =>
  productIn(group).SeatAvailability.find(
    ({ seatAvailabilityStatus }: Json) => seatAvailabilityStatus === status,
  )?.value ?? []

/** Characteristics by seat, of the booked cabin. */
export const codesIn = (chart: Json): Map<string, string[]> =>
  new Map(
    chart.Cabin[0].Row.flatMap(({ label, Space }: Json) =>
      Space.map(({ location, Characteristic = [] }: Json) => [`${label}${location}`, Characteristic]),
    ),
  )

const isFree = ({ Price }: Json): boolean => Price.TotalPrice === 0

/** Price groups of a flight that have seats, free or paid. */
export const groupsIn = (flight: Json, kind: 'free' | 'paid'): Json[] =>
  flight.CatalogOffering.filter(
    (group: Json) => isFree(group) === (kind === 'free') && seatsIn(group).length > 0,
  )

/** Seats of a flight that cost something, or nothing, outside exit rows. */
export function seatsOf(map: Json, kind: 'free' | 'paid', flight = 0): string[] {
  const codes = codesIn(chartsIn(map)[flight])
  return groupsIn(map.CatalogOfferingsID[flight], kind)
    .flatMap((group) => seatsIn(group))
    .filter((seat) => !codes.get(seat)?.includes('E'))
}

/** A seat of a flight, as a client books it. */
export const seatItem = (map: Json, seat: string, more: Json = {}, flight = 0): Json => ({
  '@type': 'BuildAncillaryOffersFromCatalogOfferingsAirSeat',
  CatalogOfferingsIdentifier: { Identifier: map.Identifier },
  CatalogOfferingIdentifier: { Identifier: map.CatalogOfferingsID[flight].Identifier },
  TravelerIdentifierRef: { id: 'travelerRefId_1' },
  SeatAssignment: seat,
  ...more,
})

export const bookSeats = async (api: Api, workbench: string, ...items: Json[]): Promise<Json> =>
  (
    await api.call('bookAncillaries', {
      path: { ReservationResource_Identifier: workbench },
      body: bookBody(...items),
    })
  ).body.OfferListResponse

/** Asks for the seats of a workbench and books the first one of a kind. @returns the seat's offer */
export async function addSeat(api: Api, workbench: string, kind: 'free' | 'paid'): Promise<Json> {
  const map = await seatMap(api, ofWorkbench(workbench))
  const [seat = `no ${kind} seat`] = seatsOf(map, kind)
  const answer = await bookSeats(api, workbench, seatItem(map, seat))
  if (!answer.OfferID) throw new Error(JSON.stringify(answer))
  return answer.OfferID[0]
}
