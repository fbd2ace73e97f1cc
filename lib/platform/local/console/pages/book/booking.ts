import {
  type FlightOffer,
  identifierOf,
  type Offer,
  readOffers,
  readReservation,
  select,
} from '../../../../../client/index.ts'
import type { Fare } from './journeys.ts'
import { trip } from './trip-client.ts'

export interface TripRequest {
  readonly from: string
  readonly to: string
  readonly out: string
  /** Empty: one way. */
  readonly back: string
  readonly adults: number
  readonly children: number
}

/** What a search found. */
export interface Found {
  readonly trip: TripRequest
  readonly identifier: { readonly value: string } | undefined
  readonly offers: readonly FlightOffer[]
  readonly milliseconds: number
}

/** Something with a price and an id, in a workbench or a reservation. */
export interface Payable {
  readonly id: string
  readonly Price: { readonly TotalPrice: number; readonly CurrencyCode: { readonly value: string } }
}

export interface Person {
  readonly given: string
  readonly surname: string
  readonly type: 'ADT' | 'CNN'
}

const ageOfChildren = 8

const leg = (departureDate: string, from: string, to: string) => ({
  departureDate,
  From: { value: from },
  To: { value: to },
})

const passengersOf = ({ adults, children }: TripRequest) => [
  { number: adults, passengerTypeCode: 'ADT' },
  ...(children > 0 ? [{ number: children, passengerTypeCode: 'CNN', age: ageOfChildren }] : []),
]

export async function search(request: TripRequest): Promise<Found> {
  const { from, to, out, back } = request
  const startedAt = performance.now()
  const answer = await trip.search({
    CatalogProductOfferingsRequest: {
      offersPerPage: 60,
      maxNumberOfUpsellsToReturn: 4,
      PassengerCriteria: passengersOf(request),
      SearchCriteriaFlight: [leg(out, from, to), ...(back === '' ? [] : [leg(back, to, from)])],
    },
  })
  return {
    trip: request,
    identifier: answer.CatalogProductOfferings.Identifier,
    offers: readOffers(answer),
    milliseconds: Math.round(performance.now() - startedAt),
  }
}

/** Chosen flights at the price of now. */
export interface Quote {
  /** Name of the price, under which its rules are found. */
  readonly price: string | undefined
  readonly selection: ReturnType<typeof select>
  readonly offer: Offer
}

export async function price({ identifier }: Found, fares: readonly Fare[]): Promise<Quote> {
  const options = fares.map(({ option }) => option)
  const priced = await trip.airPrice(select(identifier, options))
  const [offer] = priced.OfferID
  if (!offer) throw new Error('There is no price.')
  return { price: priced.Identifier?.value, selection: select(priced.Identifier, options), offer }
}

/** A workbench with the offer and its travelers. */
export async function build(
  { selection }: Quote,
  people: readonly Person[],
): Promise<{ workbench: string; offer: Payable }> {
  const workbench = identifierOf(await trip.newWorkbench())
  const { OfferID } = await trip.addOffer(workbench, selection)
  for (const { given, surname, type } of people)
    await trip.addTraveler(workbench, {
      Traveler: {
        passengerTypeCode: type,
        ...(type === 'CNN' && { age: ageOfChildren }),
        PersonName: { Given: given, Surname: surname },
        Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
      },
    })
  const [offer] = OfferID
  if (!offer) throw new Error('The workbench has no offer.')
  return { workbench, offer }
}

export const reopen = async (locator: string): Promise<string> =>
  identifierOf(await trip.postCommitWorkbench({ Locator: locator }))

export interface Card {
  readonly number: string
  readonly holder: string
}

export const paymentCard = ({ number, holder }: Card) => ({
  CardType: 'Credit',
  CardCode: { '3': 'AX', '5': 'CA' }[number[0] ?? ''] ?? 'VI',
  CardHolderName: holder,
  expireDate: '1231',
  CardNumber: { PlainText: number },
  SeriesCode: { PlainText: '737' },
})

/** Pays offers of a workbench by card; the commit tickets them. */
export async function pay(workbench: string, offers: readonly Payable[], card: Card): Promise<void> {
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, {
    '@type': 'FormOfPaymentPaymentCard',
    PaymentCard: paymentCard(card),
  })
  const [first] = offers
  await trip.addPayment(workbench, {
    Amount: { value: totalOf(offers), code: first?.Price.CurrencyCode.value ?? '' },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: offers.map(({ id }) => ({ id })),
  })
}

export const totalOf = (offers: readonly Payable[]): number =>
  Number(offers.reduce((sum, { Price }) => sum + Price.TotalPrice, 0).toFixed(2))

/** @returns the locator */
export async function commit(workbench: string): Promise<string> {
  const { locator } = readReservation(await trip.commitWorkbench(workbench))
  if (locator === undefined) throw new Error('The reservation has no locator.')
  return locator
}

export const retrieve = async (locator: string) =>
  readReservation(await trip.retrieveReservation(locator, { query: { identifierType: 'Locator' } }))

/** @returns what became of each document */
export async function voidDocuments(locator: string, types: readonly ('Ticket' | 'EMD')[]): Promise<string> {
  const { documentStatus = [] } = await trip.voidDocuments({
    locator: { value: locator },
    documentVoid: types.map((documentType) => ({ documentType })),
  })
  return documentStatus.map(({ number, status }) => `${number} ${status}`).join(', ')
}

/** @returns how much comes back */
export async function refund(number: string): Promise<string> {
  const quote = await trip.quoteDocumentRefund({ DocumentNumber: [{ value: number }] })
  const { ReceiptID } = await trip.refundDocuments({
    BuildFromOfferList: { OfferListIdentifier: identifierOf(quote) },
  })
  const currency = quote.OfferID?.[0]?.Price.CurrencyCode.value ?? ''
  return `${ReceiptID[0]?.Document?.[0]?.Amount.Total} ${currency} come back for ${number}`
}

/** @returns that it is done */
export async function cancelAll(locator: string): Promise<string> {
  const workbench = await reopen(locator)
  await trip.cancelItems(workbench, { cancelAllInd: true })
  await trip.commitWorkbench(workbench)
  return 'Cancelled.'
}
