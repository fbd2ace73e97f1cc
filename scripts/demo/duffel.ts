import {
  type Client,
  createClient,
  type FlightBooking,
  identifierOf,
  readOffers,
  readReservation,
  select,
} from '../../lib/client/index.ts'
import { addDays } from '../../lib/kernel/instant.ts'
import { stage } from '../../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { startLocal } from '../../lib/platform/local/server.ts'
import { startDuffelDouble } from '../../test/doubles/duffel/duffel-double.ts'
import { card } from './card.ts'
import { bookBag, bookSeat } from './extras.ts'
import { firstOf, inDays, needed, say } from './say.ts'

/** A trip of an airline that Duffel sells, from its search to its cancellation; Duffel is the double of the tests. */
export async function tripOverDuffel(): Promise<void> {
  const double = await startDuffelDouble()
  const service = await startLocal({
    environment: {
      AIR_GDS: 'none',
      AIR_NDC: 'duffel',
      DUFFEL_URL: double.url,
      DUFFEL_TOKEN: double.token,
      SANDBOX_BESIDE_LIVE: 'on',
    },
    pendingMs: 1_000,
  })
  try {
    const origin = await service.gateway.listen({ port: 0, host: '127.0.0.1' })
    const { accessGroup, ...account } = sandboxAccount
    const access = { tokenUrl: `${origin}/oauth/token`, ...account }
    const trip = createClient({ baseUrl: `${origin}/${stage}`, access, accessGroup })
    say('service', `of ${origin}/${stage}, which sells what ${double.url} offers`)
    await cancel(trip, await book(trip, [(client, workbench) => bookBag(client, workbench, 'NDC'), bookSeat]))
    const sold = await book(trip, [])
    await change(trip, sold)
    await cancel(trip, sold)
    const { movements, balanceMinor, openingBalanceMinor } = double.ledger
    for (const { what, minor } of movements()) say('balance', `${what} ${(minor / 100).toFixed(2)}`)
    say('', `${(balanceMinor() / 100).toFixed(2)} of ${(openingBalanceMinor / 100).toFixed(2)} are left`)
  } finally {
    await service.close()
    await double.close()
  }
}

type Priced = Pick<FlightBooking['offer'], 'id'> & { readonly Price: { readonly TotalPrice: number } }

interface Sold {
  readonly locator: string
  readonly booking: FlightBooking
}

/** Searches, prices, adds what is wanted besides, pays and tickets. */
async function book(trip: Client, extras: readonly (typeof bookBag)[]): Promise<Sold> {
  const found = await trip.search({
    CatalogProductOfferingsRequest: {
      offersPerPage: 20,
      sortBy: 'Price-LowToHigh',
      contentSourceList: ['NDC'],
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: [
        { departureDate: inDays(60), From: { value: 'LHR' }, To: { value: 'JFK' } },
        { departureDate: inDays(67), From: { value: 'JFK' }, To: { value: 'LHR' } },
      ],
    },
  })
  const offers = readOffers(found)
  const chosen = needed(
    offers.find((offer) => JSON.stringify(offer).includes('"ZZ"')),
    'offer of Duffel Airways',
  )
  say(
    'search LHR-JFK-LHR',
    `${offers.length} offers; ${chosen.price.TotalPrice} ${chosen.price.CurrencyCode.value}`,
  )
  const options = chosen.legs.map((leg) => firstOf(leg.options, 'flights'))
  const selection = select(found.CatalogProductOfferings.Identifier, options)
  const priced = await trip.airPrice(selection)
  say('price', `${firstOf(priced.OfferID, 'priced offer').Price.TotalPrice}`)

  const workbench = identifierOf(await trip.newWorkbench())
  const { OfferID } = await trip.addOffer(workbench, select(priced.Identifier, options))
  const offer = firstOf(OfferID, 'offer')
  await trip.addTraveler(workbench, {
    Traveler: {
      passengerTypeCode: 'ADT',
      birthDate: '1988-04-12',
      gender: 'Female',
      PersonName: { Prefix: 'MS', Given: 'Isolde', Surname: 'Fenwright' },
      Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
      Email: [{ value: 'isolde@example.test' }],
    },
  })
  const paid: Priced[] = [offer]
  for (const add of extras) paid.push(await add(trip, workbench))
  const value = Number(paid.reduce((sum, { Price }) => sum + Price.TotalPrice, 0).toFixed(2))
  const code = offer.Price.CurrencyCode.value
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, card)
  await trip.addPayment(workbench, {
    Amount: { value, code },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: paid.map(({ id }) => ({ id })),
  })
  say('payment', `${value.toFixed(2)} ${code} by card`)
  const sold = readReservation(await trip.commitWorkbench(workbench))
  const number = needed(firstOf(sold.documents, 'ticket').Number, 'number of the ticket')
  const locator = needed(sold.locator, 'locator')
  say('commit', `locator ${locator}, ticket ${number}`)
  return { locator, booking: firstOf(sold.flights, 'flights') }
}

/** Moves the outbound flight by a day. */
async function change(trip: Client, { locator, booking }: Sold): Promise<void> {
  const workbench = identifierOf(await trip.postCommitWorkbench({ Locator: locator }))
  const { offer, flights } = booking
  const found = await trip.reshop({
    CatalogOfferingsAirChangeRequest: {
      SearchCriteriaFlight: [
        {
          departureDate: addDays(firstOf(flights, 'flight').Departure.date, 1),
          From: { value: 'LHR' },
          To: { value: 'JFK' },
        },
      ],
      BuildFromReservationWorkbench: {
        ReservationIdentifier: { Identifier: { value: workbench } },
        OfferIdentifier: { id: offer.id },
        ProductIdentifier: [{ id: firstOf(offer.Product, 'product').id }],
      },
    },
  })
  const { CatalogOffering, Identifier } = needed(found.CatalogOfferings, 'journeys')
  const cheapest = firstOf(CatalogOffering, 'journey')
  const { TotalFees, TotalPrice, CurrencyCode } = needed(cheapest.Price, 'price')
  say(
    'reshop',
    `${CatalogOffering.length} journeys; ${TotalPrice} ${CurrencyCode.value}, of which ${TotalFees} fee`,
  )
  const { OfferID } = await trip.reprice(workbench, {
    BuildFromCatalogOfferingsRequest: {
      CatalogOfferingsIdentifier: { Identifier },
      CatalogOfferingIdentifier: { id: cheapest.id },
    },
  })
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, card)
  await trip.addPayment(workbench, {
    Amount: { value: TotalPrice, code: CurrencyCode.value },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: [{ id: firstOf(OfferID, 'offer').id }],
  })
  const { documents } = readReservation(await trip.modify(workbench))
  const number = needed(documents.at(-1)?.Number, 'number of the ticket')
  say('change', `ticket ${number}`)
}

/** Cancels the order as a whole, for what a quote says. */
async function cancel(trip: Client, { locator }: Sold): Promise<void> {
  const { ReceiptID } = await trip.cancelReservation(locator)
  say('cancel', `${ReceiptID.length} receipts`)
}
