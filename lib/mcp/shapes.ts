import * as z from 'zod'
import type { FlightDetail } from '../client/index.ts'
import { formatMoney, fromDecimal, type Money, toDecimal } from '../kernel/money.ts'

export const place = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('IATA code of an airport or a city: LHR, LON, JFK.')

export const date = z.iso.date().describe('YYYY-MM-DD')

export const locator = z
  .string()
  .regex(/^[A-Z0-9]{5,8}$/)
  .describe('Locator of a trip, as hold_trip answered it: 6 letters and digits.')

export const amount = z.object({ value: z.number(), currency: z.string() })

export type Amount = z.output<typeof amount>

export const toAmount = (money: Money): Amount => ({ value: toDecimal(money), currency: money.currency })

/** A price of the interface. */
interface WirePrice {
  readonly TotalPrice: number
  readonly CurrencyCode: { readonly value: string }
}

export const moneyOf = ({ TotalPrice, CurrencyCode }: WirePrice): Money =>
  fromDecimal(TotalPrice, CurrencyCode.value)

export const amountOf = (price: WirePrice): Amount => toAmount(moneyOf(price))

/** `292.57 GBP` */
export const amountText = ({ value, currency }: Amount): string => formatMoney(fromDecimal(value, currency))

export const flight = z.object({
  flight: z.string().describe('Carrier and number: BA117.'),
  from: z.string(),
  to: z.string(),
  departs: z.string().describe('Local time of the airport.'),
  arrives: z.string(),
  operated_by: z.string().optional(),
})

export type Flight = z.output<typeof flight>

const momentOf = ({ date: day, time }: { readonly date: string; readonly time: string }): string =>
  `${day}T${time.slice(0, 5)}`

export const toFlight = ({
  carrier,
  number,
  Departure,
  Arrival,
  operatingCarrier,
}: FlightDetail): Flight => ({
  flight: `${carrier}${number}`,
  from: Departure.location,
  to: Arrival.location,
  departs: momentOf(Departure),
  arrives: momentOf(Arrival),
  ...(operatingCarrier !== undefined && operatingCarrier !== carrier && { operated_by: operatingCarrier }),
})

/** `BA117 LHR-JFK 2027-01-20T08:45` */
export const flightText = ({ flight: name, from, to, departs }: Flight): string =>
  `${name} ${from}-${to} ${departs}`

/** `BA117 LHR-JFK 2027-01-20T08:45, ...` */
export const flightsText = (flights: readonly Flight[]): string => flights.map(flightText).join(', ')
