import { type Client, type FlightBooking, identifierOf, readReservation } from '../../lib/client/index.ts'
import { addDays } from '../../lib/kernel/instant.ts'
import { card } from './card.ts'
import { firstOf, needed, say } from './say.ts'

/** The coupons of a ticket as they are now. */
export async function coupons(trip: Client, number: string): Promise<string> {
  const { TicketID } = await trip.displayTicket(number)
  return firstOf(TicketID, 'ticket')
    .TicketSegment.map(
      ({ Departure, Arrival, Status }) => `${Departure?.location}-${Arrival?.location} ${Status}`,
    )
    .join(', ')
}

/** Voids the EMDs of a reservation, the ticket stays. */
export async function voidEmds(trip: Client, locator: string, ticket: string): Promise<void> {
  const { documentStatus } = await trip.voidDocuments({
    locator: { value: locator },
    documentVoid: [{ documentType: 'EMD' }],
  })
  const voided = needed(documentStatus, 'voided documents')
    .map(({ number, status }) => `${number} ${status}`)
    .join(', ')
  say('void', `${voided}: ${await coupons(trip, ticket)}`)
}

/** Exchanges the outbound flights for those of the next day. @returns the number of the new ticket */
export async function exchange(
  trip: Client,
  locator: string,
  { offer, flights }: FlightBooking,
): Promise<string> {
  const workbench = identifierOf(await trip.postCommitWorkbench({ Locator: locator }))
  const found = await trip.searchExchange({
    CatalogOfferingsAirChangeRequest: {
      SearchCriteriaFlight: [
        {
          departureDate: addDays(firstOf(flights, 'flight').Departure.date, 1),
          From: { value: 'LON' },
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
  const { CatalogOffering, Identifier, totalCatalogOffering } = needed(found.CatalogOfferings, 'journeys')
  const cheapest = firstOf(CatalogOffering, 'journey')
  const { Base, TotalTaxes, TotalFees, TotalPrice, CurrencyCode } = needed(cheapest.ModifyPrice, 'price')
  say(
    'exchange search',
    `${totalCatalogOffering} journeys; fare ${Base}, taxes ${TotalTaxes}, fee ${TotalFees}: ${TotalPrice} ${CurrencyCode.value}`,
  )
  const { OfferID } = await trip.addExchangeOffer(workbench, {
    BuildFromCatalogOfferingsRequest: {
      CatalogOfferingsIdentifier: { Identifier },
      CatalogOfferingIdentifier: { id: cheapest.id },
    },
  })
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, card)
  await trip.addPayment(workbench, {
    Amount: { value: 0, code: CurrencyCode.value },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: [{ id: firstOf(OfferID, 'offer').id }],
  })
  const { documents } = readReservation(await trip.commitWorkbench(workbench))
  const numbers = (kind: string) =>
    documents.flatMap((one) => (one['@type'] === kind ? (one.Number ?? []) : []))
  const ticket = firstOf(numbers('DocumentTicket'), 'ticket')
  say('exchange', `${numbers('DocumentTicketExchange')} for ${ticket}: ${await coupons(trip, ticket)}`)
  return ticket
}

/** The refund of a ticket: what it would return, and the refund itself. */
export async function refund(trip: Client, ticket: string): Promise<void> {
  const quote = await trip.quoteDocumentRefund({ DocumentNumber: [{ value: ticket }] })
  const { Price, ModifyPrice, SupplierRetainedPrice } = firstOf(quote.OfferID, 'quote')
  say(
    'refund quote',
    `of ${Price.TotalPrice} ${Price.CurrencyCode.value} paid ${ModifyPrice.TotalPrice} come back, ${SupplierRetainedPrice.TotalPrice} are kept`,
  )
  const { ReceiptID } = await trip.refundDocuments({
    BuildFromOfferList: { OfferListIdentifier: identifierOf(quote) },
  })
  const { ControlNumber, Amount } = firstOf(firstOf(ReceiptID, 'receipt').Document, 'document')
  say('refund', `${ControlNumber}, ${Amount.Total} to the card: ${await coupons(trip, ticket)}`)
}
