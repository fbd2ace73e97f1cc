import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { toFlightDetail } from '../../contract/flight-wire.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { localDate } from '../../kernel/instant.ts'
import type { Amounts, TravelerPrice } from '../../pricing/itinerary-price.ts'
import { toAmount, toCommission, toCurrencyCode, toFiledAmount } from '../../pricing/wire/price.ts'
import type { Coupon, DocumentPayment, Emd, Ticket, TravelDocument } from '../document.ts'
import {
  documentAt,
  emdTotalMinor,
  isExchanged,
  isFirst,
  isRefunded,
  isTicket,
  isVoid,
  refundOf,
} from '../document.ts'

/** A document in a receipt. */
export const toDocument = (document: TravelDocument) => ({
  ...documentKind(document),
  TravelerIdentifierRef: toTravelerRef(document),
  IssuingPCC: document.agency.pcc,
  IssuingIATA: document.agency.iataNumber,
  IssuingCity: document.agency.city,
  Amount:
    toRefundedAmount(document) ?? (isTicket(document) ? toTicketAmount(document) : toEmdAmount(document)),
  ...(isTicket(document) && document.commission && { Commission: toCommission(document.commission) }),
})

const toTravelerRef = ({ travelerRef, traveler }: TravelDocument) => ({
  id: travelerRef,
  value: traveler.id,
  passengerTypeCode: traveler.ptc,
})

/** Left out where the supplier is ticketless. */
const toNumber = ({ number }: TravelDocument) => (number === undefined ? {} : { Number: number })

function documentKind(document: TravelDocument) {
  if (refundOf(document)?.isForfeited)
    return { '@type': 'DocumentForfeit' as const, ...toNumber(document), forfeitInd: true }
  return isTicket(document) ? ticketKind(document) : emdKind(document)
}

function ticketKind(ticket: Ticket) {
  const number = toNumber(ticket)
  if (isVoid(ticket)) return { '@type': 'DocumentTicketVoid' as const, ...number, VoidInd: true }
  if (isRefunded(ticket)) return { '@type': 'DocumentTicketRefund' as const, ...number, ...toRefund(ticket) }
  if (isExchanged(ticket)) return { '@type': 'DocumentTicketExchange' as const, ...number, exchangeInd: true }
  if (ticket.retained)
    return { '@type': 'DocumentTicketRetained' as const, ...number, ValueRetainedInd: true }
  return { '@type': 'DocumentTicket' as const, ...number, ControlNumber: '1' }
}

/** How a ticket was refunded; one that its carrier refunded by itself has no number of ours. */
function toRefund(ticket: Ticket) {
  const refund = refundOf(ticket)
  if (!refund) return { ControlNumber: '1' }
  return {
    ControlNumber: refund.controlNumber ?? '1',
    refundGuaranteedInd: true,
    ...(ticket.coupons.some(({ status }) => status !== 'Refund') && { partialRefundInd: true }),
    ...(refund.isNotReported && { agencySettlementNotReportedInd: true }),
    ...(refund.waiverCode !== undefined && { WaiverCode: { value: refund.waiverCode } }),
  }
}

/** What was refunded of a document, or given up, on the first one of a conjunction; undefined: nothing was. */
function toRefundedAmount(document: TravelDocument) {
  const refund = refundOf(document)
  if (!refund) return undefined
  const { refunded, retained } = refund.refund
  const returned = refund.isForfeited ? retained : refunded
  return toAmount(isFirst(document) ? returned : { baseMinor: 0, taxes: [], fees: [] }, document.currency)
}

/** The residual that went back to the payments of an exchanged ticket. */
export function toReturnedResidual(document: TravelDocument) {
  const { events } = document
  const last = events.findLast(({ kind }) => kind === 'exchangedFor' || kind === 'reopened')
  if (last?.kind !== 'exchangedFor' || !last.returned) return []
  return [
    {
      '@type': 'DocumentTicketRefund' as const,
      ...toNumber(document),
      ControlNumber: '1',
      partialRefundInd: true,
      TravelerIdentifierRef: toTravelerRef(document),
      Amount: toAmount({ totalMinor: last.returned.minor }, last.returned.currency),
    },
  ]
}

const emdKind = (emd: Emd) =>
  isVoid(emd)
    ? { '@type': 'DocumentEMDVoid' as const, ...toNumber(emd), VoidInd: true }
    : {
        '@type': isRefunded(emd)
          ? ('DocumentEMDRefund' as const)
          : emd.isMco
            ? ('DocumentMCO' as const)
            : ('DocumentEMD' as const),
        ...toNumber(emd),
        ...(emd.coupons[0] && { EMDDescription: toEmdDescription(emd.coupons[0]) }),
      }

export const toEmdDescription = ({ rfic, rfisc, description }: Emd['coupons'][number]) => ({
  ...(rfic !== undefined && { code: rfic }),
  ...(rfisc !== undefined && { subCode: rfisc }),
  ...(rfic !== undefined && { codeContext: 'IATA' }),
  value: description,
})

/** Amounts are on the first document of a conjunction, so that the sum over documents is the amount paid. */
export const toTicketAmount = (ticket: Ticket) =>
  toAmount(isFirst(ticket) ? ticket.price : nothing(ticket.price), ticket.currency)

const nothing = (price: TravelerPrice): Amounts =>
  'totalMinor' in price ? { totalMinor: 0 } : { baseMinor: 0, taxes: [], fees: [] }

export const toEmdAmount = ({ coupons, taxes, currency }: Emd) => {
  const totalMinor = emdTotalMinor({ coupons })
  return toAmount(taxes ? { baseMinor: totalMinor, taxes, fees: [] } : { totalMinor }, currency)
}

const ticketPoint = z.looseObject({ location: z.string(), date: z.string(), time: z.string() })

const ticketSegment = z.looseObject({
  '@type': z.literal('TicketSegment'),
  sequence: z.int(),
  Carrier: z.string(),
  Number: z.string(),
  ClassOfService: z.string().optional(),
  FareBasisCode: z.string().optional(),
  Departure: ticketPoint.optional(),
  Arrival: ticketPoint.optional(),
  Status: z.string(),
  FlightStatusCode: z.string(),
})

const ticketSchema = z
  .looseObject({
    '@type': z.enum(['TicketDetail', 'TicketSummary']),
    Identifier: identifier.optional(),
    numberOfTicketsIssued: z.int(),
    PersonName: z.looseObject({ Surname: z.string() }),
    FormOfPayment: z.array(z.looseObject({ value: z.string() })),
    TicketSegment: z.array(ticketSegment),
    TicketPrice: z.looseObject({
      CurrencyCode: z.looseObject({ value: z.string() }),
      Base: z.number(),
      Total: z.number(),
    }),
  })
  .meta({ id: 'Ticket', description: 'An electronic ticket with its coupons.' })

export const ticketListResponse = answerSchema('TicketListResponse', {
  TicketID: z.array(ticketSchema),
  SettlementAuthorizationCode: z.string().optional(),
})

/** Tickets with their current status, and the authorisation of the latest change to one of them. */
export function toTicketListAnswer(
  tickets: readonly Ticket[],
  detail: boolean,
  now: EpochMs,
): z.input<typeof ticketListResponse> {
  const changed = tickets.filter((ticket) => settlementCodeOf(ticket) !== undefined)
  const latest = changed.toSorted((a, b) => (a.events.at(-1)?.at ?? 0) - (b.events.at(-1)?.at ?? 0)).at(-1)
  return {
    TicketListResponse: {
      TicketID: tickets.map((ticket, index) => toTicket(ticket, index, detail, now)),
      ...(latest && { SettlementAuthorizationCode: settlementCodeOf(latest) }),
    },
  }
}

/**
 * A single ticket with its current coupon statuses; a summary leaves out fare calculation, tax breakdown,
 * endorsements and baggage. A ticket must have a base: where only the total is known it is the base, with the
 * taxes in it (guess).
 */
function toTicket(held: Ticket, index: number, detail: boolean, now: EpochMs): z.input<typeof ticketSchema> {
  const ticket = documentAt(held, now)
  const { currency, price } = ticket
  const amount = toTicketAmount(ticket)
  const settlementCode = settlementCodeOf(ticket)
  return {
    '@type': detail ? 'TicketDetail' : 'TicketSummary',
    objID: `ticket_${index + 1}`,
    TicketRef: `ticket_${index + 1}`,
    ...(ticket.number !== undefined && { Identifier: toIdentifier(ticket.number) }),
    numberOfTicketsIssued: ticket.conjunction.length,
    ...(settlementCode !== undefined && { settlementAuthorizationCode: settlementCode }),
    PersonName: toDocumentName(ticket),
    PassengerTypeCode: ticket.traveler.ptc,
    ValidatingCarrier: ticket.validatingCarrier,
    PricingType: 'Auto Priced',
    ReservationLocator: { value: ticket.locator, supplierCode: dialect.recordSource },
    FormOfPayment: toFormsOfPayment(ticket),
    ...(ticket.tourCode !== undefined && { tourCode: ticket.tourCode }),
    ...(ticket.accountCode !== undefined && { accountCode: ticket.accountCode }),
    ...(ticket.ticketDesignator !== undefined && { ticketDesignator: ticket.ticketDesignator }),
    ...(detail && ticket.endorsements.length > 0 && { Restrictions: [...ticket.endorsements] }),
    TicketSegment: ticket.coupons.map((coupon, index) =>
      toTicketSegment(coupon, ticket.coupons[index + 1], detail),
    ),
    TicketPrice: {
      CurrencyCode: toCurrencyCode(currency),
      Base: amount.Base ?? amount.Total,
      ...(amount.Taxes && {
        Taxes: {
          '@type': 'TaxesDetail',
          TotalTaxes: amount.Taxes.TotalTaxes,
          ...(detail && amount.Taxes.Tax && { Tax: amount.Taxes.Tax }),
        },
      }),
      ...(amount.Fees && { Fees: amount.Fees }),
      Total: amount.Total,
      ...(ticket.commission && { Commission: toCommission(ticket.commission) }),
      ...(detail && price.fareCalculation !== undefined && { fareCalculation: price.fareCalculation }),
      ...(detail && price.filed && isFirst(ticket) && { FiledAmount: toFiledAmount(price.filed) }),
    },
    AgencyInfo: toAgencyInfo(ticket),
  }
}

export const toDocumentName = ({ traveler }: TravelDocument) => ({
  '@type': 'PersonName' as const,
  ...(traveler.prefix !== undefined && { Prefix: traveler.prefix.toUpperCase() }),
  ...(traveler.given !== '' && { Given: traveler.given.toUpperCase() }),
  Surname: traveler.surname.toUpperCase(),
})

/** The issuing agency, and the day of issue in its time zone. */
export const toAgencyInfo = ({ agency, issuedAt }: TravelDocument) => ({
  ticketedDate: localDate(issuedAt, agency.zone),
  name: agency.name,
  place: agency.place,
  code: agency.iataNumber,
  ticketingPCC: agency.pcc,
  ticketingCity: agency.city,
  ticketingCountry: agency.country,
})

/** Settlement code of the latest change that the carrier authorised. */
export const settlementCodeOf = ({ events }: TravelDocument): string | undefined =>
  events
    .map((event) => ('settlementCode' in event ? event.settlementCode : undefined))
    .findLast((code) => code !== undefined)

/** What was paid for an exchanged ticket is shown as that ticket. */
function toFormsOfPayment({ payments, exchangeOf }: Ticket) {
  const [former] = exchangeOf?.documents ?? []
  const exchanged = former && {
    value: 'Document' as const,
    ...(former.number !== undefined && { documentNumber: former.number }),
  }
  return [
    ...(exchanged ? [exchanged] : []),
    ...payments.filter(({ isInherited }) => !isInherited).map(toDocumentPayment),
  ]
}

/** The kind of form of payment, with the masked card or the number that it names. */
export const toDocumentPayment = ({ kind, mask, number }: DocumentPayment) => {
  const documentNumber = mask ?? number
  return { value: kind, ...(documentNumber !== undefined && { documentNumber }) }
}

export function toTicketSegment(
  { number, flight, bookingClass, fareBasis, status, baggage }: Coupon,
  next: Coupon | undefined,
  detail = true,
) {
  const { Departure, Arrival } = toFlightDetail(flight)
  return {
    '@type': 'TicketSegment' as const,
    sequence: number,
    Carrier: flight.carrier,
    Number: flight.number,
    ClassOfService: bookingClass,
    ...(fareBasis !== undefined && { FareBasisCode: fareBasis }),
    Departure,
    Arrival,
    Status: status,
    FlightStatusCode: 'HK',
    ValidDateRange: { start: flight.departure.date, end: flight.departure.date },
    ...(detail && toTicketBaggage(baggage)),
    connectionInd: next !== undefined && (next.flight.departsAt - flight.arrivesAt) / 3_600_000 < 24,
  }
}

/** Without a number of pieces only their weight is limited. */
function toTicketBaggage({ checkedPieces, checkedKilograms }: Coupon['baggage']) {
  if (checkedPieces === undefined && checkedKilograms === undefined) return {}
  return {
    TicketBaggage: {
      ...(checkedPieces !== undefined && { quantity: checkedPieces }),
      ...(checkedPieces !== 0 &&
        checkedKilograms !== undefined && {
          Measurement: [
            { measurementType: 'Weight' as const, unit: 'Kilograms' as const, value: checkedKilograms },
          ],
        }),
      soldByPieceInd: checkedPieces !== undefined,
    },
  }
}
