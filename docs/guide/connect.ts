/** What the programs of these guides have in common: the client, a card that the sandbox accepts, a journey. */
import { createClient, type FlightOption, readOffers, select } from '../../lib/client/index.ts'

const base = process.env.BASE ?? 'http://127.0.0.1:8011'
export const trip = createClient({
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
export function first<T>(list: readonly T[] | undefined): T {
  const [found] = list ?? []
  if (found === undefined) throw new Error('nothing was found')
  return found
}

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const card = (number = '4111111111111111') => ({
  '@type': 'FormOfPaymentPaymentCard' as const,
  PaymentCard: {
    CardType: 'Credit',
    CardCode: 'VI',
    expireDate: '1231',
    CardNumber: { PlainText: number },
    SeriesCode: { PlainText: '737' },
  },
})

export const traveler = (surname = 'Fenwright') => ({
  Traveler: {
    passengerTypeCode: 'ADT',
    PersonName: { Given: 'Isolde', Surname: surname },
    Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
  },
})

/** A journey from London to New York in two months, priced: what `addOffer` takes. @param fits which fare is wanted */
export async function journey(fits: (option: FlightOption) => boolean = () => true) {
  const found = await trip.search({
    CatalogProductOfferingsRequest: {
      offersPerPage: 20,
      contentSourceList: ['GDS'],
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: [{ departureDate: inDays(60), From: { value: 'LHR' }, To: { value: 'JFK' } }],
    },
  })
  const all = readOffers(found).flatMap(({ legs }) => legs.flatMap(({ options }) => options))
  const options = [first(all.filter(fits))]
  const priced = await trip.airPrice(select(found.CatalogProductOfferings.Identifier, options))
  return select(priced.Identifier, options)
}
