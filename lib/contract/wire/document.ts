import * as z from 'zod'
import type { Coupon, DocumentPayment, Ticket } from '../../domain/document.ts'
import { isVoid } from '../../domain/document.ts'
import { toDate } from '../../domain/instant.ts'
import { decimalsOf, toDecimal } from '../../domain/money.ts'
import { dialect } from '../dialect.ts'
import { answerSchema, identifier, toIdentifier } from './envelope.ts'
import { toFlightDetail } from './flight.ts'
import { toAmount, toCurrencyCode } from './price.ts'

/** A ticket as a receipt shows it. */
export const toDocument = (ticket: Ticket) => {
  const voided = isVoid(ticket)
  return {
    '@type': voided ? ('DocumentTicketVoid' as const) : ('DocumentTicket' as const),
    Number: ticket.number,
    ...(voided ? { VoidInd: true } : { ControlNumber: '1' }),
    TravelerIdentifierRef: { id: ticket.travelerRef, passengerTypeCode: ticket.traveler.ptc },
    IssuingPCC: ticket.agency.pcc,
    IssuingIATA: ticket.agency.iataNumber,
    IssuingCity: ticket.agency.city,
    Amount: toAmount(ticket.price, ticket.currency),
  }
}

const ticketSegment = z.looseObject({
  '@type': z.literal('TicketSegment'),
  sequence: z.int(),
  Carrier: z.string(),
  Number: z.string(),
  Status: z.string(),
  FlightStatusCode: z.string(),
})

const ticketSchema = z
  .looseObject({
    '@type': z.enum(['TicketDetail', 'TicketSummary']),
    Identifier: identifier,
    numberOfTicketsIssued: z.int(),
    PersonName: z.looseObject({ Surname: z.string() }),
    FormOfPayment: z.array(z.looseObject({ value: z.string() })),
    TicketSegment: z.array(ticketSegment),
    TicketPrice: z.looseObject({ CurrencyCode: z.looseObject({ value: z.string() }), Base: z.number(), Total: z.number() }),
  })
  .meta({ id: 'Ticket', description: 'An electronic ticket with its coupons.' })

export const ticketListResponse = answerSchema('TicketListResponse', { TicketID: z.array(ticketSchema) })

/** A ticket by itself, with its coupons. */
export function toTicket(ticket: Ticket, index: number, detail: boolean): z.input<typeof ticketSchema> {
  const { agency, traveler, currency, price } = ticket
  const amount = toAmount(price, currency)
  return {
    '@type': detail ? 'TicketDetail' : 'TicketSummary',
    objID: `ticket_${index + 1}`,
    TicketRef: `ticket_${index + 1}`,
    Identifier: toIdentifier(ticket.number),
    numberOfTicketsIssued: ticket.conjunction.length,
    PersonName: {
      '@type': 'PersonName',
      ...(traveler.prefix !== undefined && { Prefix: traveler.prefix.toUpperCase() }),
      ...(traveler.given !== '' && { Given: traveler.given.toUpperCase() }),
      Surname: traveler.surname.toUpperCase(),
    },
    PassengerTypeCode: traveler.ptc,
    ValidatingCarrier: ticket.validatingCarrier,
    PricingType: 'Auto Priced',
    ReservationLocator: { value: ticket.locator, supplierCode: dialect.recordSource },
    FormOfPayment: ticket.payments.map(toDocumentPayment),
    ...(ticket.endorsements.length > 0 && { Restrictions: [...ticket.endorsements] }),
    TicketSegment: ticket.coupons.map((coupon, at) => toTicketSegment(coupon, ticket.coupons[at + 1])),
    TicketPrice: {
      CurrencyCode: toCurrencyCode(currency),
      Base: amount.Base,
      Taxes: { '@type': 'PaidTaxesDetail', TotalTaxes: amount.Taxes.TotalTaxes, Tax: amount.Taxes.Tax },
      Fees: amount.Fees,
      Total: amount.Total,
      fareCalculation: price.fareCalculation,
      FiledAmount: { currencyCode: price.filed.currency, decimalPlace: decimalsOf(price.filed.currency), value: toDecimal(price.filed) },
    },
    AgencyInfo: {
      ticketedDate: toDate(ticket.issuedAt),
      name: agency.name,
      place: agency.place,
      code: agency.iataNumber,
      ticketingPCC: agency.pcc,
      ticketingCity: agency.city,
      ticketingCountry: agency.country,
    },
  }
}

/** The kind of form of payment, with the masked card or the number that it names. */
export const toDocumentPayment = ({ kind, mask, number }: DocumentPayment) => {
  const documentNumber = mask ?? number
  return { value: kind, ...(documentNumber !== undefined && { documentNumber }) }
}

function toTicketSegment({ number, flight, bookingClass, fareBasis, status, baggage }: Coupon, next: Coupon | undefined) {
  const { Departure, Arrival } = toFlightDetail(flight)
  return {
    '@type': 'TicketSegment' as const,
    sequence: number,
    Carrier: flight.carrier,
    Number: flight.number,
    ClassOfService: bookingClass,
    FareBasisCode: fareBasis,
    Departure,
    Arrival,
    Status: status,
    FlightStatusCode: 'HK',
    ValidDateRange: { start: flight.departure.date, end: flight.departure.date },
    TicketBaggage: { quantity: baggage.checkedPieces, soldByPieceInd: true },
    connectionInd: next !== undefined && (next.flight.departsAt - flight.arrivesAt) / 3_600_000 < 24,
  }
}
