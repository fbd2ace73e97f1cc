import type { Api, Json } from './api.ts'
import { addBody, changeSearchBody, legTo } from './exchange.ts'
import { cardBody, client, documentsOf, locatorOf, outboundDate, testCard } from './trip.ts'

/** Exchanges of tickets as a client makes them; every step throws when the service refuses it. */

export interface ExchangeOptions {
  /** Date of the new outbound flight. */
  readonly date?: string
  readonly from?: string
  readonly to?: string
  /** Further members of the search. */
  readonly more?: Json
  /** Which of the journeys found: by its differences; absent: the first, which is the cheapest. */
  readonly choose?: (found: readonly Json[]) => Json | undefined
}

const succeeded = (step: string, { status, body }: { status: number; body: Json }): Json => {
  const root = Object.values(body ?? {})[0] as Json
  if (status !== 200 || root.Result?.Error) throw new Error(`${step}: ${status} ${JSON.stringify(body)}`)
  return root
}

/** The first leg changes; the others stay. */
const oneLeg: Json = { returnBrandedFaresInd: true, from: { ProductIdentifier: [{ id: 'product_1' }] } }

/** A card that the reservation does not have yet. */
export const newCard = (number = testCard): Json => cardBody(number, { id: 'formOfPayment_9' })

/** What is staged in a post-commit workbench. */
export interface StagedExchange {
  readonly workbench: string
  /** As the exchange search showed it. */
  readonly found: Json
  /** As it was added. */
  readonly offer: Json
}

/** Where the first product of a reservation begins and ends. */
export function endsOf(reservation: Json): readonly [from: string, to: string] {
  const flights = reservation.Offer[0].Product[0].FlightSegment.map(({ Flight }: Json) => Flight)
  return [flights[0].Departure.location, flights.at(-1).Arrival.location]
}

/** Searches and stages an exchange of the reservation's tickets. */
export async function stageExchange(
  api: Api,
  reservation: Json,
  options: ExchangeOptions = {},
): Promise<StagedExchange> {
  const [itsFrom, itsTo] = endsOf(reservation)
  const {
    date = outboundDate,
    from = itsFrom,
    to = itsTo,
    more = oneLeg,
    choose = ([first]) => first,
  } = options
  const workbench = await client(api).reopen(locatorOf(reservation))
  const { CatalogOfferings } = succeeded(
    'exchange search',
    await api.call('searchExchange', { body: changeSearchBody(workbench, [legTo(date, from, to)], more) }),
  )
  const found = choose(CatalogOfferings.CatalogOffering)
  if (!found) throw new Error('no journey is like that')
  const { OfferID } = succeeded(
    'add exchange offer',
    await api.call('addExchangeOffer', {
      path: { ReservationResource_Identifier: workbench },
      body: addBody(CatalogOfferings.Identifier.value, found.id),
    }),
  )
  return { workbench, found, offer: OfferID[0] }
}

/** Adds a payment of what is due, with a form of payment. @param isStored the reservation has it */
export async function payExchange(
  api: Api,
  { workbench, offer }: Pick<StagedExchange, 'workbench' | 'offer'>,
  formOfPayment?: Json,
  { isStored = false }: { readonly isStored?: boolean } = {},
): Promise<void> {
  const path = { ReservationResource_Identifier: workbench }
  if (formOfPayment && !isStored)
    succeeded('form of payment', await api.call('addFormOfPayment', { path, body: formOfPayment }))
  succeeded(
    'payment',
    await api.call('addPayment', {
      path,
      body: {
        Payment: {
          '@type': 'Payment',
          Amount: { value: 0, code: offer.ModifyPrice.CurrencyCode.value },
          ...(formOfPayment && { FormOfPaymentIdentifier: { id: formOfPayment.id } }),
          OfferIdentifier: [{ id: offer.id, Identifier: offer.Identifier }],
        },
      },
    }),
  )
}

/** Exchanges the tickets of a reservation, with a new card when something is due. @returns the committed reservation */
export async function exchange(api: Api, reservation: Json, options: ExchangeOptions = {}): Promise<Json> {
  const staged = await stageExchange(api, reservation, options)
  const due = staged.offer.ModifyPrice.TotalPrice
  if (due >= 0) await payExchange(api, staged, due > 0 ? newCard() : undefined)
  return client(api).committed(staged.workbench)
}

/** The documents of the last receipt of an exchange, by their kind. */
export const exchangedIn = (reservation: Json): Readonly<Record<string, readonly Json[]>> => {
  const receipt = reservation.Receipt.findLast(({ Document }: Json) =>
    Document?.some((document: Json) => document['@type'] === 'DocumentTicketExchange'),
  )
  return Object.groupBy(receipt?.Document ?? [], (document: Json) => document['@type']) as Readonly<
    Record<string, readonly Json[]>
  >
}

export const kindsOf = (reservation: Json): string[] =>
  documentsOf(reservation).map((document: Json) => document['@type'])
