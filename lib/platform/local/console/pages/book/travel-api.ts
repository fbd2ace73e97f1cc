import type { Catalog, OfferList, PricedOffer, Reservation } from './wire.ts'

/** Tokens and headers of the sandbox's own agent: public, and good for this sandbox alone. */
const account = {
  client_id: 'sandbox-client',
  client_secret: 'sandbox-secret',
  username: 'sandbox-agent',
  password: 'sandbox-password',
  grant_type: 'password',
} as const
const base = '/11'

/** The service refused; the message is its own. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

let token: Promise<string> | undefined

async function fetchToken(): Promise<string> {
  const answer = await fetch('/oauth/token', { method: 'POST', body: new URLSearchParams(account) })
  return (await answer.json()).access_token
}

interface Root {
  readonly Result?: {
    readonly Error?: readonly { readonly SourceCode?: string; readonly Message?: string }[]
  }
}

/** The content of the root member of an answer. @throws Refused */
export async function send<T>(method: string, path: string, body?: object): Promise<T> {
  token ??= fetchToken()
  const answer = await fetch(base + path, {
    method,
    headers: { Authorization: `Bearer ${await token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status === 204) return undefined as T
  const [root] = Object.values((await answer.json()) as Readonly<Record<string, Root>>)
  const [error] = root?.Result?.Error ?? []
  if (answer.status === 401) token = undefined
  if (error || !answer.ok)
    throw new Refused(error?.SourceCode ?? `${answer.status}`, error?.Message ?? 'No answer.')
  return root as T
}

export interface TripRequest {
  readonly from: string
  readonly to: string
  readonly out: string
  /** None: one way. */
  readonly back: string
  readonly adults: number
  readonly children: number
}

/** A product of an offering of a search. */
export interface Pick {
  readonly offering: string
  readonly product: string
}

const leg = (departureDate: string, from: string, to: string): object => ({
  departureDate,
  From: { value: from },
  To: { value: to },
})

const passengersOf = ({ adults, children }: TripRequest): object[] => [
  { number: adults, passengerTypeCode: 'ADT' },
  ...(children > 0 ? [{ number: children, passengerTypeCode: 'CNN', age: 8 }] : []),
]

export const search = (trip: TripRequest): Promise<Catalog> =>
  send('POST', '/air/catalog/search/catalogproductofferings', {
    CatalogProductOfferingsRequest: {
      offersPerPage: 60,
      maxNumberOfUpsellsToReturn: 4,
      PassengerCriteria: passengersOf(trip),
      SearchCriteriaFlight: [
        leg(trip.out, trip.from, trip.to),
        ...(trip.back === '' ? [] : [leg(trip.back, trip.to, trip.from)]),
      ],
    },
  })

const selection = (identifier: string, picks: readonly Pick[]): object => ({
  BuildFromCatalogProductOfferingsRequest: {
    CatalogProductOfferingsIdentifier: { Identifier: { value: identifier } },
    CatalogProductOfferingSelection: picks.map(({ offering, product }) => ({
      CatalogProductOfferingIdentifier: { Identifier: { value: offering } },
      ProductIdentifier: [{ Identifier: { value: product } }],
    })),
  },
})

export const price = (identifier: string, picks: readonly Pick[]): Promise<OfferList> =>
  send('POST', '/air/price/offers/buildfromcatalogproductofferings', selection(identifier, picks))

interface Opened {
  readonly Identifier: { readonly value: string }
}

export interface Person {
  readonly given: string
  readonly surname: string
  readonly type: 'ADT' | 'CNN'
}

/** A workbench with the offer and its travelers. @returns its id, and the offer as it is in it */
export async function build(
  { identifier, picks }: { readonly identifier: string; readonly picks: readonly Pick[] },
  people: readonly Person[],
): Promise<{ readonly workbench: string; readonly offer: PricedOffer }> {
  const { Identifier } = await send<Opened>('POST', '/air/book/session/reservationworkbench', {})
  const workbench = Identifier.value
  const { OfferID } = await send<OfferList>(
    'POST',
    `/air/book/airoffer/reservationworkbench/${workbench}/offers/buildfromcatalogproductofferings`,
    selection(identifier, picks),
  )
  for (const { given, surname, type } of people)
    await send('POST', `/air/book/traveler/reservationworkbench/${workbench}/travelers`, {
      passengerTypeCode: type,
      ...(type === 'CNN' && { age: 8 }),
      PersonName: { Given: given, Surname: surname },
      Telephone: [{ countryAccessCode: '44', phoneNumber: '2075550100' }],
    })
  const [offer] = OfferID
  if (!offer) throw new Refused('', 'The workbench has no offer.')
  return { workbench, offer }
}

export async function reopen(locator: string): Promise<string> {
  const path = `/air/book/session/reservationworkbench/buildfromlocator?Locator=${locator}`
  return (await send<Opened>('POST', path, {})).Identifier.value
}

/** Pays offers of a workbench by card; the commit tickets them. */
export async function pay(
  workbench: string,
  offers: readonly PricedOffer[],
  card: { readonly number: string; readonly holder: string },
): Promise<void> {
  const { FormOfPayment } = await send<{ FormOfPayment: { id: string } }>(
    'POST',
    `/air/payment/reservationworkbench/${workbench}/formofpayment`,
    {
      '@type': 'FormOfPaymentPaymentCard',
      PaymentCard: {
        CardType: 'Credit',
        CardCode: cardCodeOf(card.number),
        CardHolderName: card.holder,
        expireDate: '1231',
        CardNumber: { PlainText: card.number },
        SeriesCode: { PlainText: '737' },
      },
    },
  )
  const value = Number(offers.reduce((sum, { Price }) => sum + Price.TotalPrice, 0).toFixed(2))
  await send('POST', `/air/paymentoffer/reservationworkbench/${workbench}/payments`, {
    Amount: { value, code: offers[0]?.Price.CurrencyCode.value },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: offers.map(({ id }) => ({ id })),
  })
}

const cardCodeOf = (number: string): string => ({ '3': 'AX', '5': 'CA' })[number[0] ?? ''] ?? 'VI'

export const commit = async (workbench: string): Promise<Reservation> =>
  (await send<{ Reservation: Reservation }>('POST', `/air/book/reservation/reservations/${workbench}`, {}))
    .Reservation

export const retrieve = async (locator: string): Promise<Reservation> =>
  (
    await send<{ Reservation: Reservation }>(
      'GET',
      `/air/book/reservation/reservations/${locator}?identifierType=Locator`,
    )
  ).Reservation

export const locatorOf = ({ Receipt = [] }: Reservation): string =>
  Receipt.flatMap(({ Confirmation }) => Confirmation?.Locator?.value ?? [])[0] ?? ''

/** @returns what became of each document */
export async function voidDocuments(locator: string): Promise<string> {
  const { documentStatus = [] } = await send<{
    documentStatus?: readonly { number?: string; status?: string }[]
  }>('POST', '/documents/void', { locator: { value: locator } })
  return documentStatus.map(({ number, status }) => `${number} ${status}`).join(', ')
}

/** @returns how much comes back */
export async function refund(number: string): Promise<string> {
  const quote = await send<OfferList>('POST', '/air/book/airoffer/offers/documentrefundquote', {
    DocumentNumber: [{ value: number }],
  })
  const { ReceiptID } = await send<{
    ReceiptID: readonly { Document: readonly { Amount: { Total: number } }[] }[]
  }>('POST', '/air/receipt/receipts/documentrefundfromofferlist', {
    BuildFromOfferList: { OfferListIdentifier: quote.Identifier.value },
  })
  const currency = quote.OfferID[0]?.Price.CurrencyCode.value ?? ''
  return `${ReceiptID[0]?.Document[0]?.Amount.Total} ${currency} come back for ${number}`
}

/** @returns that it is done */
export async function cancelAll(locator: string): Promise<string> {
  const workbench = await reopen(locator)
  await send('POST', `/book/reservationworkbench/${workbench}/reservations/cancelitems`, {
    '@type': 'CancelRequest',
    cancelAllInd: true,
  })
  await commit(workbench)
  return 'Cancelled.'
}
