/** Change the flights of a ticket, then give it back: `node docs/guide/change-and-refund.ts`. */
import { type FlightOption, identifierOf, readReservation } from '../../lib/client/index.ts'
import { card, first, inDays, journey, traveler, trip } from './connect.ts'

/** Pays an amount for an offer of a workbench by the card. */
async function pay(workbench: string, offer: string, Amount: { value: number; code: string }): Promise<void> {
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, card())
  const to = { FormOfPaymentIdentifier: { id: FormOfPayment.id }, OfferIdentifier: [{ id: offer }] }
  await trip.addPayment(workbench, { Amount, ...to })
}

/** A fare whose tickets can be changed and given back before departure; the cheapest ones often cannot. */
const isFlexible = ({ penalties: { change, cancel } }: FlightOption): boolean =>
  [change, cancel].every(([before]) => before?.NotPermittedInd !== true)

// 1. A ticket, of a fare that can be changed.
const workbench = identifierOf(await trip.newWorkbench())
const added = first((await trip.addOffer(workbench, await journey(isFlexible))).OfferID)
await trip.addTraveler(workbench, traveler())
await pay(workbench, added.id, { value: added.Price.TotalPrice, code: added.Price.CurrencyCode.value })
const { locator = '', flights } = readReservation(await trip.commitWorkbench(workbench))
const { offer } = first(flights)

// 2. What else the ticket can be changed for, and what each change costs.
const change = identifierOf(await trip.postCommitWorkbench({ Locator: locator }))
const found = await trip.searchExchange({
  CatalogOfferingsAirChangeRequest: {
    SearchCriteriaFlight: [{ departureDate: inDays(62), From: { value: 'LHR' }, To: { value: 'JFK' } }],
    BuildFromReservationWorkbench: {
      ReservationIdentifier: { Identifier: { value: change } },
      OfferIdentifier: { id: offer.id },
      ProductIdentifier: [{ id: first(offer.Product).id }],
    },
  },
})
const chosen = first(found.CatalogOfferings?.CatalogOffering)
const due = chosen.ModifyPrice
if (due === undefined) throw new Error('a change has a price')
console.log(`fare ${due.Base}, taxes ${due.TotalTaxes}, fee ${due.TotalFees}: ${due.TotalPrice} more`)

// 3. Stage one, pay what is due (0 too, where something comes back), and commit: the ticket is exchanged.
const staged = await trip.addExchangeOffer(change, {
  BuildFromCatalogOfferingsRequest: {
    CatalogOfferingsIdentifier: { Identifier: found.CatalogOfferings?.Identifier },
    CatalogOfferingIdentifier: { id: chosen.id },
  },
})
const amount = { value: Math.max(0, due.TotalPrice), code: due.CurrencyCode.value }
await pay(change, first(staged.OfferID).id, amount)
const { documents } = readReservation(await trip.commitWorkbench(change))
const [ticket] = documents.flatMap((one) => (one['@type'] === 'DocumentTicket' ? (one.Number ?? []) : []))
console.log(`exchanged for ${ticket}`)

// 4. What a refund would return, good for 30 minutes; then the refund itself, to the card.
const quote = await trip.quoteDocumentRefund({ DocumentNumber: [{ value: ticket ?? '' }] })
const { ModifyPrice, SupplierRetainedPrice } = first(quote.OfferID)
console.log(`${ModifyPrice.TotalPrice} come back, ${SupplierRetainedPrice.TotalPrice} are kept`)
const { ReceiptID } = await trip.refundDocuments({
  BuildFromOfferList: { OfferListIdentifier: identifierOf(quote) },
})
console.log(`refund ${first(first(ReceiptID).Document).ControlNumber}`)
