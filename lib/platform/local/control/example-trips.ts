import type { FastifyInstance } from 'fastify'
import {
  type Client,
  createClient,
  identifierOf,
  readOffers,
  readReservation,
  select,
} from '../../../client/index.ts'
import { daysMs, type EpochMs } from '../../../kernel/instant.ts'
import { stage } from '../../http/base-url.ts'
import { sandboxAccount } from '../accounts.ts'

/** Sends requests of the client to the gateway in this process. */
const fetchFrom =
  (gateway: FastifyInstance): typeof fetch =>
  async (input, init = {}) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await gateway.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), 'user-agent': 'tripwright examples' },
      payload: await request.text(),
    })
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers,
    })
  }

type InDays = (days: number) => string

const first = <T>(list: readonly T[] | undefined, what: string): T => {
  const [found] = list ?? []
  if (found === undefined) throw new Error(`the sandbox offers no ${what} for an example`)
  return found
}

const card = {
  '@type': 'FormOfPaymentPaymentCard' as const,
  PaymentCard: {
    CardType: 'Credit',
    CardCode: 'VI',
    expireDate: '1231',
    CardNumber: { PlainText: '4111111111111111' },
    SeriesCode: { PlainText: '737' },
  },
}

interface Example {
  readonly places: readonly string[]
  readonly given: string
  readonly isPaid: boolean
}

const flights: readonly Example[] = [
  { places: ['LHR', 'JFK', 'LHR'], given: 'Isolde', isPaid: true },
  { places: ['CDG', 'NRT', 'CDG'], given: 'Ayo', isPaid: false },
  { places: ['AMS', 'LIS'], given: 'Marek', isPaid: true },
]

async function bookFlights(
  trip: Client,
  inDays: InDays,
  { places, given, isPaid }: Example,
): Promise<string> {
  const found = await trip.search({
    CatalogProductOfferingsRequest: {
      offersPerPage: 10,
      contentSourceList: ['GDS'],
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: places.slice(1).map((to, index) => ({
        departureDate: inDays(60 + 7 * index),
        From: { value: places[index] ?? '' },
        To: { value: to },
      })),
    },
  })
  const options = first(readOffers(found), 'flight').legs.map((leg) => first(leg.options, 'flight'))
  const workbench = identifierOf(await trip.newWorkbench())
  const { OfferID } = await trip.addOffer(
    workbench,
    select(found.CatalogProductOfferings.Identifier, options),
  )
  await trip.addTraveler(workbench, {
    Traveler: {
      passengerTypeCode: 'ADT',
      PersonName: { Given: given, Surname: 'Fenwright' },
      Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
    },
  })
  const offer = first(OfferID, 'offer')
  if (isPaid) {
    const { FormOfPayment } = await trip.addFormOfPayment(workbench, card)
    await trip.addPayment(workbench, {
      Amount: { value: offer.Price.TotalPrice, code: offer.Price.CurrencyCode.value },
      FormOfPaymentIdentifier: { id: FormOfPayment.id },
      OfferIdentifier: [{ id: offer.id }],
    })
  }
  return locatorOf(await trip.commitWorkbench(workbench))
}

const locatorOf = (answer: Parameters<typeof readReservation>[0]): string =>
  readReservation(answer).locator ?? ''

async function bookRoom(trip: Client, inDays: InDays): Promise<string> {
  const guests = { GuestCounts: { GuestCount: [{ count: 1, ageQualifyingCode: '10' as const }] } }
  const { Properties } = await trip.searchProperties({
    CheckInDate: inDays(60),
    CheckOutDate: inDays(62),
    returnOnlyAvailablePropertiesInd: true,
    SearchBy: {
      '@type': 'SearchByCity',
      SearchCity: 'NYC',
      SearchRadius: { value: 10, unitOfDistance: 'Kilometers' },
    },
    RoomStayCandidate: [guests],
  })
  const { Property } = first(Properties?.PropertyInfo, 'hotel')
  const { CatalogOfferings } = await trip.availability({
    CatalogOfferingsRequest: [
      {
        StayDates: { start: inDays(60), end: inDays(62) },
        HotelSearchCriterion: {
          PropertyRequest: [{ PropertyKey: Property.PropertyKey }],
          RoomStayCandidates: { RoomStayCandidate: [guests] },
        },
      },
    ],
  })
  const isGuaranteed = (guaranteeType: string | undefined): boolean => guaranteeType === 'GuaranteeRequired'
  const room = first(
    CatalogOfferings?.CatalogOffering.filter(({ TermsAndConditions }) =>
      TermsAndConditions.Guarantee?.some((one) => isGuaranteed(one.guaranteeType)),
    ),
    'room',
  )
  const { bookingCode = '' } = first(first(room.ProductOptions, 'room').Product, 'room')
  return locatorOf(
    await trip.createHotelReservation({
      Offer: [{ id: room.id, Product: [{ bookingCode, Quantity: 1, guests: 1 }], Price: room.Price }],
      Payment: [
        { Amount: { code: room.Price.CurrencyCode.value, value: room.Price.TotalPrice }, guaranteeInd: true },
      ],
      FormOfPayment: [{ PaymentCard: card.PaymentCard }],
      Traveler: [
        { PersonName: { Given: 'Noor', Surname: 'Fenwright' }, Email: [{ value: 'noor@example.test' }] },
      ],
    }),
  )
}

/**
 * Books what a newcomer wants to look at: paid and held flights, a hotel room. Through the interface, as a client does.
 *
 * @returns their locators
 */
export async function bookExamples(gateway: FastifyInstance, now: EpochMs): Promise<string[]> {
  const inDays = (days: number): string => new Date(now + daysMs(days)).toISOString().slice(0, 10)
  const { accessGroup, ...account } = sandboxAccount
  const origin = 'http://sandbox.invalid'
  const trip = createClient({
    baseUrl: `${origin}/${stage}`,
    access: { tokenUrl: `${origin}/oauth/token`, ...account },
    accessGroup,
    fetch: fetchFrom(gateway),
  })
  const locators: string[] = []
  for (const example of flights) locators.push(await bookFlights(trip, inDays, example))
  return [...locators, await bookRoom(trip, inDays)]
}
