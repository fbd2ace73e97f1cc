import type { AncillaryOffer, Client, SeatOffering } from '../../lib/client/index.ts'
import { drawSeatMap } from './draw-seat-map.ts'
import { firstOf, needed, say } from './say.ts'

const from = (workbench: string) => ({
  BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } } },
})

/** Another bag for the traveler of a workbench. @param source NDC carriers want it priced before, others refuse that */
export async function bookBag(
  trip: Client,
  workbench: string,
  source: 'GDS' | 'NDC' = 'GDS',
): Promise<AncillaryOffer> {
  const shop = await trip.shopAncillaries({ AncillaryOfferings: from(workbench) })
  const { id, TravelerIdentifierRef, CatalogOffering } = firstOf(shop.CatalogOfferingsID, 'shop')
  const offering = CatalogOffering.find(({ ProductOptions }) =>
    ProductOptions.some(({ Product }) => Product.some(({ Ancillary }) => Ancillary.BaggageType)),
  )
  const choice = {
    BuildAncillaryOffersFromCatalogOfferings: [
      {
        CatalogOfferingsIdentifier: { id, Identifier: needed(shop.Identifier, 'identifier of the shop') },
        CatalogOfferingIdentifier: { id: needed(offering, 'bag').id },
        TravelerIdentifierRef: firstOf(TravelerIdentifierRef, 'traveler'),
      },
    ],
  }
  if (source === 'NDC') await trip.priceAncillaries(choice)
  const booked = await trip.bookAncillaries(workbench, choice)
  const bag = firstOf(booked.OfferID, 'booked bag')
  say(
    'ancillary',
    `${CatalogOffering.length} offered; ${nameOf(bag)} for ${bag.Price.TotalPrice} ${bag.Price.CurrencyCode.value}`,
  )
  return bag
}

const ancillaryOf = ({ Product }: AncillaryOffer) => firstOf(Product, 'product').Ancillary
const nameOf = (offer: AncillaryOffer): string => firstOf(ancillaryOf(offer).Description, 'description').value

const freeSeats = ({ ProductOptions }: SeatOffering): readonly string[] =>
  ProductOptions.flatMap(({ Product }) => Product)
    .flatMap(({ SeatAvailability }) => SeatAvailability)
    .flatMap(({ seatAvailabilityStatus, value }) => (seatAvailabilityStatus === 'Available' ? value : []))

/** A seat on the first flight of a workbench, chosen from its map: the last one that costs the least. */
export async function bookSeat(trip: Client, workbench: string): Promise<AncillaryOffer> {
  const map = await trip.seatMap({ SeatAvailabilityOfferings: from(workbench) })
  const seats = firstOf(map.CatalogOfferingsID, 'seats of a flight')
  const chart = firstOf(firstOf(map.ReferenceList, 'list of charts').SeatingChart, 'chart')
  const { carrier, number, equipment, Departure, Arrival } = firstOf(seats.Flight, 'flight')
  say('seat map', `${carrier}${number} ${Departure.location}-${Arrival.location} on a ${equipment}`)
  for (const line of drawSeatMap(seats, chart)) say('', line)

  const cheapest = needed(
    seats.CatalogOffering.find((one) => freeSeats(one).length > 0),
    'free seat',
  )
  const booked = await trip.bookAncillaries(workbench, {
    BuildAncillaryOffersFromCatalogOfferings: [
      {
        CatalogOfferingsIdentifier: { Identifier: needed(map.Identifier, 'identifier of the map') },
        CatalogOfferingIdentifier: { Identifier: cheapest.Identifier },
        TravelerIdentifierRef: firstOf(seats.TravelerIdentifierRef, 'traveler'),
        SeatAssignment: needed(freeSeats(cheapest).at(-1), 'free seat'),
      },
    ],
  })
  const seat = firstOf(booked.OfferID, 'booked seat')
  say(
    'seat',
    `${ancillaryOf(seat).SeatAssignment?.Seat}, ${nameOf(seat)} for ${seat.Price.TotalPrice} ${seat.Price.CurrencyCode.value}`,
  )
  return seat
}
