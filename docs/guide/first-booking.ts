/**
 * A first booking: search, price, hold, pay and ticket, retrieve. `node docs/guide/first-booking.ts` books at a service that
 * `npm start` serves; `BASE` names another one.
 */
import { createClient, identifierOf, readOffers, readReservation, select } from '../../lib/client/index.ts'

const base = process.env.BASE ?? 'http://127.0.0.1:8011'
const trip = createClient({
  baseUrl: `${base}/11`,
  access: {
    tokenUrl: `${base}/oauth/token`,
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    username: 'sandbox-agent',
    password: 'sandbox-password',
  },
})

/** What the sandbox always has. */
function first<T>(list: readonly T[] | undefined): T {
  const [found] = list ?? []
  if (found === undefined) throw new Error('nothing was found')
  return found
}

// 1. Search. `offersPerPage` makes the service keep the result, so that its offers can be named later.
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const found = await trip.search({
  CatalogProductOfferingsRequest: {
    offersPerPage: 20,
    PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
    SearchCriteriaFlight: [
      { departureDate: inDays(60), From: { value: 'LHR' }, To: { value: 'JFK' } },
      { departureDate: inDays(67), From: { value: 'JFK' }, To: { value: 'LHR' } },
    ],
  },
})

// 2. Choose: an offer has a price for the whole trip, and the flights of each leg that can be flown at it.
const offer = first(readOffers(found))
const options = offer.legs.map((leg) => first(leg.options))
for (const { flights, brand } of options)
  console.log(flights.map(({ carrier, number }) => `${carrier}${number}`).join(', '), brand?.name ?? '')

// 3. Price: what the search showed may have changed. The identifier of the price keeps this one.
const priced = await trip.airPrice(select(found.CatalogProductOfferings.Identifier, options))
const { Price } = first(priced.OfferID)
console.log(`${Price.TotalPrice} ${Price.CurrencyCode.value}, of which ${Price.TotalTaxes} taxes`)

// 4. Build the booking in a workbench: the offer, and who travels. Nothing is booked yet.
const workbench = identifierOf(await trip.newWorkbench())
const added = first((await trip.addOffer(workbench, select(priced.Identifier, options))).OfferID)
await trip.addTraveler(workbench, {
  Traveler: {
    passengerTypeCode: 'ADT',
    PersonName: { Given: 'Isolde', Surname: 'Fenwright' },
    Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
  },
})

// 5. Pay, or leave it out: then the commit holds the flights until the time limit, and tickets nothing.
const { FormOfPayment } = await trip.addFormOfPayment(workbench, {
  '@type': 'FormOfPaymentPaymentCard',
  PaymentCard: {
    CardType: 'Credit',
    CardCode: 'VI',
    expireDate: '1231',
    CardNumber: { PlainText: '4111111111111111' },
    SeriesCode: { PlainText: '737' },
  },
})
await trip.addPayment(workbench, {
  Amount: { value: added.Price.TotalPrice, code: added.Price.CurrencyCode.value },
  FormOfPaymentIdentifier: { id: FormOfPayment.id },
  OfferIdentifier: [{ id: added.id }],
})

// 6. Commit: now it is sold, charged and ticketed, or nothing of it is.
const { locator = '', documents } = readReservation(await trip.commitWorkbench(workbench))
console.log(`${locator}, ticket ${documents.map(({ Number: number }) => number).join(', ')}`)

// 7. Find it again.
const again = readReservation(
  await trip.retrieveReservation(locator, { query: { identifierType: 'Locator' } }),
)
console.log(again.travelers.map(({ PersonName }) => `${PersonName.Surname}/${PersonName.Given}`).join(', '))
