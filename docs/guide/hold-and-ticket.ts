/** Hold a journey, pay for it later, void it the same day: `node docs/guide/hold-and-ticket.ts`. */
import { identifierOf, readReservation } from '../../lib/client/index.ts'
import { card, first, journey, traveler, trip } from './connect.ts'

// 1. A commit without a payment holds the flights.
const workbench = identifierOf(await trip.newWorkbench())
await trip.addOffer(workbench, await journey())
await trip.addTraveler(workbench, traveler())
const held = readReservation(await trip.commitWorkbench(workbench))
const { locator = '' } = held
console.log(`held as ${locator} until ${first(held.flights).holdUntil}`)

// 2. Later, by anybody of the agency: open it by its locator. Its offers have the ids of the reservation.
const again = identifierOf(await trip.postCommitWorkbench({ Locator: locator }))
const { offer } = first(held.flights)

// 3. Pay what the offer costs now, and commit: it is charged and ticketed, or nothing of it is.
const { FormOfPayment } = await trip.addFormOfPayment(again, card())
await trip.addPayment(again, {
  Amount: { value: offer.Price.TotalPrice, code: offer.Price.CurrencyCode.value },
  FormOfPaymentIdentifier: { id: FormOfPayment.id },
  OfferIdentifier: [{ id: offer.id }],
})
const ticketed = readReservation(await trip.commitWorkbench(again))
console.log(`ticket ${first(ticketed.documents).Number}`)

// 4. Until the end of the day of issue, at the agency's place, a void costs nothing.
const { documentStatus } = await trip.voidDocuments({
  locator: { value: locator },
  documentVoid: [{ documentType: 'Ticket' }],
})
console.log(`void: ${first(documentStatus).status}`)
