import type { Answer, Api, Json } from './api.ts'
import { cashBody, client, type TripOptions } from './trip.ts'

/** Several travelers in one reservation, and the request that divides it. */

const names = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eli']

/** A workbench with an offer for as many adults as there are `people`, each with its details. */
export async function prepareParty(
  api: Api,
  people: readonly Json[],
  options: TripOptions = {},
): Promise<{ readonly workbench: string; readonly offer: Json }> {
  const agent = client(api)
  const counts = new Map<string, number>()
  for (const { passengerTypeCode = 'ADT' } of people)
    counts.set(passengerTypeCode, (counts.get(passengerTypeCode) ?? 0) + 1)
  const passengers = [...counts].map(([passengerTypeCode, number]) => ({ passengerTypeCode, number }))
  const workbench = await agent.openWorkbench()
  const offer = await agent.addOffer(workbench, { passengers, ...options })
  for (const [index, more] of people.entries()) {
    const PersonName = { '@type': 'PersonNameDetail', Given: names[index], Surname: 'Fenwright' }
    await agent.addTraveler(workbench, { PersonName, ...more })
  }
  return { workbench, offer }
}

export const adults = (count: number): Json[] => Array.from({ length: count }, () => ({}))

/** A held reservation of some adults. */
export async function holdParty(api: Api, count: number, options: TripOptions = {}): Promise<Json> {
  return client(api).committed((await prepareParty(api, adults(count), options)).workbench)
}

/** A ticketed one. */
export async function ticketParty(
  api: Api,
  count: number,
  formOfPayment: Json = cashBody,
  options: TripOptions = {},
): Promise<Json> {
  const { workbench, offer } = await prepareParty(api, adults(count), options)
  await client(api).pay(workbench, offer, formOfPayment)
  return client(api).committed(workbench)
}

/** Asks to divide: travelers by their number in the reservation. */
export const divide = (
  api: Api,
  reservation: string,
  travelers: readonly number[],
  more: object = {},
): Promise<Answer> =>
  api.call('divideReservation', {
    body: {
      ReservationQueryDivide: {
        ReservationIdentifier: { Identifier: { value: reservation } },
        TravelerIdentifier: travelers.map((number) => ({ id: `travelerRefId_${number}` })),
      },
    },
    ...more,
  })
