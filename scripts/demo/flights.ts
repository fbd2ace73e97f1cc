import {
  type Client,
  type FlightBooking,
  type FlightOption,
  identifierOf,
  readOffers,
  readReservation,
  select,
} from '../../lib/client/index.ts'
import { coupons, exchange, refund, voidEmds } from './after-sale.ts'
import { card } from './card.ts'
import { bookBag, bookSeat } from './extras.ts'
import { firstOf, inDays, needed, say } from './say.ts'

/** A return journey: the first way to fly each leg of the cheapest offer, at the price of now. */
async function findOffer(trip: Client) {
  const found = await trip.search({
    CatalogProductOfferingsRequest: {
      offersPerPage: 20,
      sortBy: 'Price-LowToHigh',
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: [
        { departureDate: inDays(60), From: { value: 'LHR' }, To: { value: 'JFK' } },
        { departureDate: inDays(67), From: { value: 'JFK' }, To: { value: 'LHR' } },
      ],
    },
  })
  const offers = readOffers(found)
  const cheapest = firstOf(offers, 'offer')
  const { TotalPrice, CurrencyCode } = cheapest.price
  say('search LHR-JFK-LHR', `${offers.length} offers from ${TotalPrice} ${CurrencyCode.value}`)

  const options = cheapest.legs.map((leg): FlightOption => firstOf(leg.options, 'flights'))
  const priced = await trip.airPrice(select(found.CatalogProductOfferings.Identifier, options))
  const { Price } = firstOf(priced.OfferID, 'priced offer')
  const flights = options
    .flatMap((option) => option.flights)
    .map(({ carrier, number }) => `${carrier}${number}`)
  say('price', `${Price.TotalPrice} ${Price.CurrencyCode.value} on ${flights.join(', ')}`)
  return select(priced.Identifier, options)
}

/** Holds the offer for a traveler. */
async function hold(trip: Client): Promise<{ readonly locator: string; readonly booking: FlightBooking }> {
  const selection = await findOffer(trip)
  const workbench = identifierOf(await trip.newWorkbench())
  say('workbench', workbench)
  const { OfferID } = await trip.addOffer(workbench, selection)
  say('offer', firstOf(OfferID, 'offer').id)
  const { Traveler } = await trip.addTraveler(workbench, {
    Traveler: {
      passengerTypeCode: 'ADT',
      PersonName: { Prefix: 'MS', Given: 'Isolde', Surname: 'Fenwright' },
      Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
    },
  })
  say('traveler', `${Traveler.PersonName.Surname}/${Traveler.PersonName.Given} as ${Traveler.id}`)

  const held = readReservation(await trip.commitWorkbench(workbench))
  const [locator, booking] = [needed(held.locator, 'locator'), firstOf(held.flights, 'flights')]
  say('hold', `locator ${locator}, to be paid by ${booking.holdUntil}`)
  return { locator, booking }
}

/** Adds a bag and a seat to a reservation that is held, pays for everything and tickets it. */
async function ticket(trip: Client, locator: string, { offer }: FlightBooking): Promise<string> {
  const workbench = identifierOf(await trip.postCommitWorkbench({ Locator: locator }))
  const extras = [await bookBag(trip, workbench), await bookSeat(trip, workbench)]
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, card)
  const paid = [offer, ...extras.filter(({ Price }) => Price.TotalPrice > 0)]
  const value = Number(paid.reduce((sum, { Price }) => sum + Price.TotalPrice, 0).toFixed(2))
  const code = offer.Price.CurrencyCode.value
  await trip.addPayment(workbench, {
    Amount: { value, code },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: paid.map(({ id }) => ({ id })),
  })
  say('payment', `${value.toFixed(2)} ${code} by card`)

  const { documents } = readReservation(await trip.commitWorkbench(workbench))
  const number = needed(firstOf(documents, 'ticket').Number, 'number of the ticket')
  say('ticketing', `ticket ${number}`)
  for (const { Number: emd, EMDDescription } of documents.slice(1))
    say('', `EMD ${emd} for ${EMDDescription?.value}`)
  return number
}

/** A trip from its search to the refund of its ticket. */
export async function flyThereAndBack(trip: Client): Promise<void> {
  const { locator, booking } = await hold(trip)
  const number = await ticket(trip, locator, booking)
  const { travelers, flights } = readReservation(
    await trip.retrieveReservation(locator, { query: { identifierType: 'Locator' } }),
  )
  say('retrieve', `${firstOf(travelers, 'traveler').PersonName.Surname}: ${await coupons(trip, number)}`)
  await voidEmds(trip, locator, number)
  await refund(trip, await exchange(trip, locator, firstOf(flights, 'flights')))
}
