import { addDays } from '../../lib/kernel/instant.ts'
import type { Answer, Api, Json } from './api.ts'
import { discrepancies, type OtherBooks } from './discrepancies.ts'
import { listOf } from './search.ts'
import { changeableFirst, client, locatorOf, pickOffers, selectionBody, ticketNumbersOf } from './trip.ts'

/** What campaigns of faults and rivals have in common. */

export type Picked = ReturnType<typeof pickOffers>

export const silent = { request: () => undefined, bug: () => undefined }

export const resultOf = (body: Json): Json => (Object.values(body)[0] as Json).Result

/** The locator of a reservation that an answer shows; undefined: it was refused. */
export const locatorIn = ({ body }: Answer): string | undefined => {
  const { Reservation } = body.ReservationResponse ?? {}
  return Reservation?.Receipt && locatorOf(Reservation)
}

/** Adds what was found before, so that a campaign need not search again and again. */
export async function addFound(api: Api, workbench: string, picked: Picked): Promise<Json> {
  const answer = await api.call('addOffer', {
    path: { ReservationResource_Identifier: workbench },
    body: selectionBody(picked),
  })
  return answer.body.OfferListResponse.OfferID[0]
}

export async function prepareFound(api: Api, picked: Picked, card?: Json): Promise<string> {
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const offer = await addFound(api, workbench, picked)
  await agent.addTraveler(workbench)
  if (card) await agent.pay(workbench, offer, card)
  return workbench
}

/** Asks until the work is over. */
export async function untilOver(api: Api, sendRequest: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await sendRequest()
    const isOver =
      answer.status === 200 && (resultOf(answer.body).status !== 'Incomplete' || resultOf(answer.body).Error)
    if (isOver || attempt === 20) return answer
    await api.service.idle()
  }
}

export async function requireBalance(api: Api, when: string, others?: OtherBooks): Promise<void> {
  await api.service.idle()
  const wrong = await discrepancies(api, others)
  if (wrong.length > 0) throw new Error(`${when}: ${wrong.join('; ')}`)
}

/**
 * The first nonstop flight, from a date on, if possible on a fare that can be changed for a fee, with as many seats in the class that a search finds as is
 * requested for.
 */
export async function withSeats(
  api: Api,
  from: string,
  least: number,
  most: number,
): Promise<{ readonly picked: Picked; readonly seats: number }> {
  for (let day = 0; day < 14; day++) {
    const found = await client(api).search({ date: addDays(from, day) })
    for (const offering of changeableFirst(found)) {
      const product = offering.ProductBrandOptions[0].ProductBrandOffering[0].Product[0].productRef
      const { Quantity: seats, FlightSegment } = listOf(found, 'Product').find(({ id }) => id === product)
      if (FlightSegment.length > 1 || seats < least || seats > most) continue
      return { picked: { ...pickOffers(found), picks: [{ offer: offering.id, product }] }, seats }
    }
  }
  throw new Error('no flight has so many seats')
}

export const isComplete = ({ body }: Answer): boolean => resultOf(body)?.status === 'Complete'
export const tickets = ({ body }: Answer): number =>
  ticketNumbersOf(body.ReservationResponse.Reservation).length

export async function holdFound(api: Api, picked: Picked): Promise<Json> {
  return client(api).committed(await prepareFound(api, picked))
}
