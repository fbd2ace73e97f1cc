import * as z from 'zod'
import { type Client, type Document, type ReservationView, readReservation } from '../client/index.ts'
import { type Money, sumMoney } from '../kernel/money.ts'
import { amount, amountText, flight, flightText, moneyOf, toAmount, toFlight } from './shapes.ts'

/** A trip as tools answer it. */
export const tripShape = z.object({
  locator: z.string(),
  status: z
    .enum(['held', 'ticketed', 'empty'])
    .describe('held: booked, not paid. empty: nothing is booked any more.'),
  pay_by: z.string().optional().describe('Then the seats go back.'),
  price: amount.optional(),
  travelers: z.array(z.object({ name: z.string(), type: z.string() })),
  flights: z.array(flight.extend({ status: z.string().optional().describe('HK: confirmed.') })),
  documents: z.array(
    z.object({
      kind: z.string().describe('Ticket, EMD; Void, Refund, Exchange: no longer good.'),
      number: z.string().optional(),
      amount,
    }),
  ),
  others: z.array(z.string()).describe('Hotels and cars.'),
})

export type Trip = z.output<typeof tripShape>

export const retrieve = async (trip: Client, locator: string): Promise<ReservationView> =>
  readReservation(await trip.retrieveReservation(locator, { query: { identifierType: 'Locator' } }))

/** Whether a document still has a value: it was not voided, refunded or exchanged. */
export const isGood = ({ '@type': kind }: Document): boolean => !/(Void|Refund|Exchange|Forfeit)$/.test(kind)

const isTicketed = ({ documents }: ReservationView): boolean =>
  documents.some((one) => one['@type'] === 'DocumentTicket')

/** Offers of flights and their services, with what they cost. */
const offersOf = ({ flights }: ReservationView) =>
  flights.flatMap(({ offer, services }) => [offer, ...services.map((service) => service.offer)])

/** What all offers cost; undefined: there are none, or in several currencies. */
function priceOf(view: ReservationView): Money | undefined {
  const prices = offersOf(view).map(({ Price }) => moneyOf(Price))
  const [currency, ...others] = new Set(prices.map((one) => one.currency))
  return currency === undefined || others.length > 0 ? undefined : sumMoney(prices, currency)
}

const nameOf = ({ PersonName: { Surname, Given = '' } }: ReservationView['travelers'][number]): string =>
  `${Surname}/${Given}`

export function toTrip(locator: string, view: ReservationView): Trip {
  const [price, until] = [priceOf(view), view.flights.find(({ holdUntil }) => holdUntil)?.holdUntil]
  const hasContent = view.flights.length + view.hotels.length + view.cars.length > 0
  const isPaid = isTicketed(view)
  return {
    locator,
    status: !hasContent ? 'empty' : isPaid ? 'ticketed' : 'held',
    ...(until !== undefined && !isPaid && { pay_by: until }),
    ...(price && { price: toAmount(price) }),
    travelers: view.travelers.map((one) => ({ name: nameOf(one), type: one.passengerTypeCode })),
    flights: view.flights.flatMap(({ flights }) =>
      flights.map((one) => ({ ...toFlight(one), ...(one.status && { status: one.status.code }) })),
    ),
    documents: view.documents.map(({ '@type': kind, Number: number, Amount }) => ({
      kind: kind.replace(/^Document/, ''),
      ...(number !== undefined && { number }),
      amount: { value: Amount.Total, currency: Amount.CurrencyCode.value },
    })),
    others: [
      ...view.hotels.map(({ offer, status = '' }) =>
        `hotel ${offer.Product[0]?.propertyName ?? ''} ${status}`.trim(),
      ),
      ...view.cars.map(({ status = '' }) => `car ${status}`.trim()),
    ],
  }
}

export const tripText = ({ locator, status, pay_by, price, travelers, flights, documents }: Trip): string =>
  [
    `${locator} ${status}${pay_by === undefined ? '' : `, to be paid by ${pay_by}`}${price ? `, ${amountText(price)}` : ''}`,
    ...travelers.map(({ name, type }) => `${name} ${type}`),
    ...flights.map((one) => `${flightText(one)} ${one.status ?? ''}`),
    ...documents.map(({ kind, number = 'without a number' }) => `${kind} ${number}`),
  ].join('\n')
