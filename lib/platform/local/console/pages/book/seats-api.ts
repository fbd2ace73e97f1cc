import { Refused, send } from './travel-api.ts'
import type { Amount, FlightDetail, OfferList, PricedOffer } from './wire.ts'

interface WireMap {
  readonly Identifier: object
  readonly CatalogOfferingsID: readonly {
    readonly Flight: readonly FlightDetail[]
    readonly TravelerIdentifierRef: readonly object[]
    readonly CatalogOffering: readonly {
      readonly Identifier: { readonly value: string }
      readonly Price: Amount
      readonly ProductOptions: readonly {
        readonly Product: readonly {
          readonly SeatAvailability: readonly {
            readonly seatAvailabilityStatus: string
            readonly value: readonly string[]
          }[]
        }[]
      }[]
    }[]
  }[]
  readonly ReferenceList: readonly {
    readonly SeatingChart: readonly {
      readonly Cabin: readonly {
        readonly Row: readonly { readonly label: string }[]
        readonly Layout: readonly { readonly value: string; readonly position: readonly string[] }[]
      }[]
    }[]
  }[]
}

export interface Seat {
  readonly status: string
  readonly price: number
  readonly currency: string
  /** The offering that it is sold by. */
  readonly group: string
}

export interface SeatMap {
  readonly flight: string
  readonly rows: readonly string[]
  readonly columns: readonly { readonly letter: string; readonly isAtAisle: boolean }[]
  /** By name, `14C`. */
  readonly seats: ReadonlyMap<string, Seat>
  readonly identifier: object
  readonly traveler: object
}

const ofWorkbench = (workbench: string): object => ({
  BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } } },
})

/** The map of the first flight of a workbench, for its first traveler. */
export async function seatMap(workbench: string): Promise<SeatMap> {
  const map = await send<WireMap>('POST', '/air/search/seat/catalogofferingsancillaries/seatavailabilities', {
    SeatAvailabilityOfferings: ofWorkbench(workbench),
  })
  const [offerings] = map.CatalogOfferingsID
  const [cabin] = map.ReferenceList[0]?.SeatingChart[0]?.Cabin ?? []
  const [flight] = offerings?.Flight ?? []
  const [traveler] = offerings?.TravelerIdentifierRef ?? []
  if (!offerings || !cabin || !flight || !traveler) throw new Refused('', 'There is no seat map.')
  const [, ...columns] = cabin.Layout
  return {
    flight: `${flight.carrier}${Number(flight.number)} ${flight.Departure.location}–${flight.Arrival.location} ${flight.equipment ?? ''}`,
    rows: cabin.Row.map(({ label }) => label),
    columns: columns.map(({ value, position }, index) => ({
      letter: value,
      isAtAisle: position.includes('A') && columns[index + 1]?.position.includes('A') === true,
    })),
    seats: new Map(
      offerings.CatalogOffering.flatMap(({ Identifier, Price, ProductOptions }) =>
        (ProductOptions[0]?.Product[0]?.SeatAvailability ?? []).flatMap(
          ({ seatAvailabilityStatus: status, value }) =>
            value.map((name): [string, Seat] => [
              name,
              {
                status,
                price: Price.TotalPrice,
                currency: Price.CurrencyCode.value,
                group: Identifier.value,
              },
            ]),
        ),
      ),
    ),
    identifier: map.Identifier,
    traveler,
  }
}

/** The seat as an offer of the workbench. */
export async function bookSeat(
  workbench: string,
  map: SeatMap,
  { seat, group }: { readonly seat: string; readonly group: string },
): Promise<PricedOffer> {
  const path = `/air/book/airoffer/reservationworkbench/${workbench}/offers/buildancillaryoffersfromcatalogofferings`
  const item = {
    CatalogOfferingsIdentifier: { Identifier: map.identifier },
    CatalogOfferingIdentifier: { Identifier: { value: group } },
    TravelerIdentifierRef: map.traveler,
    SeatAssignment: seat,
  }
  const { OfferID } = await send<OfferList>('POST', path, {
    BuildAncillaryOffersFromCatalogOfferings: [item],
  })
  const [offer] = OfferID
  if (!offer) throw new Refused('', 'The seat was not added.')
  return offer
}
