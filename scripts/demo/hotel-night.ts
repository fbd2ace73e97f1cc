import { type Client, type PropertyInfo, readReservation } from '../../lib/client/index.ts'
import { card } from './card.ts'
import { firstOf, inDays, needed, say } from './say.ts'

const stay = { start: inDays(61), end: inDays(62) }
const guests = { GuestCounts: { GuestCount: [{ count: 1, ageQualifyingCode: '10' as const }] } }

async function nearestHotel(trip: Client): Promise<PropertyInfo> {
  const { Properties } = await trip.searchProperties({
    CheckInDate: stay.start,
    CheckOutDate: stay.end,
    returnOnlyAvailablePropertiesInd: true,
    SearchBy: {
      '@type': 'SearchByCity',
      SearchCity: 'NYC',
      SearchRadius: { value: 10, unitOfDistance: 'Kilometers' },
    },
    RoomStayCandidate: [guests],
  })
  const { PropertyInfo, totalProperties } = needed(Properties, 'hotels')
  const nearest = firstOf(PropertyInfo, 'hotel')
  const { value, code } = needed(nearest.LowestAvailableRate, 'rate')
  say('hotels in New York', `${totalProperties}; ${nearest.Property.name} from ${value} ${code}`)
  return nearest
}

/** A room that a card guarantees. */
async function guaranteedRoom(trip: Client, { Property }: PropertyInfo) {
  const { CatalogOfferings } = await trip.availability({
    CatalogOfferingsRequest: [
      {
        StayDates: stay,
        HotelSearchCriterion: {
          PropertyRequest: [{ PropertyKey: Property.PropertyKey }],
          RoomStayCandidates: { RoomStayCandidate: [guests] },
        },
      },
    ],
  })
  const offerings = needed(CatalogOfferings, 'rates').CatalogOffering
  const room = needed(
    offerings.find(({ TermsAndConditions }) =>
      TermsAndConditions.Guarantee?.some(({ guaranteeType }) => guaranteeType === 'GuaranteeRequired'),
    ),
    'rate with a guarantee',
  )
  const product = firstOf(firstOf(room.ProductOptions, 'room').Product, 'room')
  say(
    'availability',
    `${offerings.length} rates; ${product.bookingCode}: ${product.RoomType?.Description?.value}`,
  )
  return { id: room.id, price: room.Price, bookingCode: needed(product.bookingCode, 'booking code') }
}

/** A hotel night where the trip goes: searched, compared, booked, retrieved and cancelled. */
export async function hotelNight(trip: Client): Promise<void> {
  const { id, price, bookingCode } = await guaranteedRoom(trip, await nearestHotel(trip))
  const currency = price.CurrencyCode.value
  const booked = readReservation(
    await trip.createHotelReservation({
      Offer: [{ id, Product: [{ bookingCode, Quantity: 1, guests: 1 }], Price: price }],
      Payment: [{ Amount: { code: currency, value: price.TotalPrice }, guaranteeInd: true }],
      FormOfPayment: [{ PaymentCard: card.PaymentCard }],
      Traveler: [
        {
          PersonName: { Given: 'Isolde', Surname: 'Fenwright' },
          Email: [{ value: 'isolde@example.test' }],
        },
      ],
    }),
  )
  const locator = needed(booked.locator, 'locator')
  const confirmation = needed(firstOf(booked.hotels, 'room').confirmation, 'confirmation').value
  say('hotel booked', `locator ${locator}, confirmation ${confirmation}, ${price.TotalPrice} ${currency}`)

  const again = firstOf(readReservation(await trip.retrieveHotelReservation(locator)).hotels, 'room')
  const { DateRange, propertyName } = firstOf(again.offer.Product, 'room')
  say('hotel retrieved', `${propertyName}, ${DateRange?.start} to ${DateRange?.end}`)

  const cancelled = await trip.cancelHotelOffer(locator, { query: { supplierLocator: confirmation } })
  const room = firstOf(readReservation(cancelled).hotels, 'room')
  say('hotel cancelled', `${room.status}, cancellation number ${room.confirmation?.value}`)
}
