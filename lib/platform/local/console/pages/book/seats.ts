import type { Payable } from './booking.ts'
import { trip } from './trip-client.ts'

export interface Seat {
  readonly status: string
  readonly price: number
  readonly currency: string
  /** Sells the seat. */
  readonly take: () => Promise<Payable>
}

export interface SeatMap {
  readonly flight: string
  readonly rows: readonly string[]
  readonly columns: readonly { readonly letter: string; readonly isAtAisle: boolean }[]
  /** By name, `14C`. */
  readonly seats: ReadonlyMap<string, Seat>
}

/** The map of the first flight of a workbench, from which its first traveler may take a seat. */
export async function seatMap(workbench: string): Promise<SeatMap> {
  const map = await trip.seatMap({
    SeatAvailabilityOfferings: {
      BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } } },
    },
  })
  const [offerings] = map.CatalogOfferingsID
  const [cabin] = map.ReferenceList?.[0]?.SeatingChart[0]?.Cabin ?? []
  const [flight] = offerings?.Flight ?? []
  const [traveler] = offerings?.TravelerIdentifierRef ?? []
  const identifier = map.Identifier
  if (!offerings || !cabin || !flight || !traveler || !identifier) throw new Error('There is no seat map.')
  const take = (group: object, seat: string) => async (): Promise<Payable> => {
    const { OfferID } = await trip.bookAncillaries(workbench, {
      BuildAncillaryOffersFromCatalogOfferings: [
        {
          CatalogOfferingsIdentifier: { Identifier: identifier },
          CatalogOfferingIdentifier: { Identifier: group },
          TravelerIdentifierRef: traveler,
          SeatAssignment: seat,
        },
      ],
    })
    const [offer] = OfferID
    if (!offer) throw new Error('The seat was not added.')
    return offer
  }
  const columns = cabin.Layout.flatMap((one) => ('position' in one ? one : []))
  return {
    flight: `${flight.carrier}${Number(flight.number)} ${flight.Departure.location}–${flight.Arrival.location} ${flight.equipment ?? ''}`,
    rows: cabin.Row.map(({ label }) => label),
    columns: columns.map(({ value, position }, index) => ({
      letter: value,
      isAtAisle: position.includes('A') && columns[index + 1]?.position.includes('A') === true,
    })),
    seats: new Map(
      offerings.CatalogOffering.flatMap(({ Identifier, Price, ProductOptions }) =>
        ProductOptions.flatMap(({ Product }) => Product)
          .flatMap(({ SeatAvailability }) => SeatAvailability)
          .flatMap(({ seatAvailabilityStatus: status, value }) =>
            value.map((name): [string, Seat] => [
              name,
              {
                status,
                price: Price.TotalPrice,
                currency: Price.CurrencyCode.value,
                take: take(Identifier, name),
              },
            ]),
          ),
      ),
    ),
  }
}
