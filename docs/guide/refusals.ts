/** What to do when something is refused: `node docs/guide/refusals.ts`. */
import { identifierOf, Refusal, readReservation } from '../../lib/client/index.ts'
import { card, first, journey, traveler, trip } from './connect.ts'

/** The refusal that a request ends with. */
async function refusalOf(request: Promise<unknown>): Promise<Refusal> {
  try {
    await request
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it was not refused')
}

/** A workbench with a journey and a traveler, whose surname tells the sandbox what goes wrong. */
async function prepared(surname?: string) {
  const workbench = identifierOf(await trip.newWorkbench())
  const { OfferID } = await trip.addOffer(workbench, await journey())
  await trip.addTraveler(workbench, traveler(surname))
  return { workbench, offer: first(OfferID) }
}

// 1. A refusal names its rule, says it in words, and knows a cure.
const soldOut = await refusalOf(trip.commitWorkbench((await prepared('Soldout')).workbench))
console.log(`${soldOut.code} ${soldOut.message}: ${soldOut.cure}`)

// 2. A card that is declined: nothing was charged. The commit has used its workbench up; another one takes another card.
const { workbench, offer } = await prepared()
const { FormOfPayment } = await trip.addFormOfPayment(workbench, card('4000000000000002'))
await trip.addPayment(workbench, {
  Amount: { value: offer.Price.TotalPrice, code: offer.Price.CurrencyCode.value },
  FormOfPaymentIdentifier: { id: FormOfPayment.id },
  OfferIdentifier: [{ id: offer.id }],
})
const declined = await refusalOf(trip.commitWorkbench(workbench))
console.log(`${declined.rule}: ${declined.message}`)

// 3. No answer came? The same request asks what became of it: a commit is done once, however often it is sent.
const other = await prepared()
const once = readReservation(await trip.commitWorkbench(other.workbench))
const twice = readReservation(await trip.commitWorkbench(other.workbench))
console.log(`${once.locator} and again ${twice.locator}`)
