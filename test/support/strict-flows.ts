import type { Answer, Api, Json } from './api.ts'
import { isComplete, resultOf, tickets } from './campaign.ts'
import type { Flow } from './flows.ts'
import { cardBody, client, locatorOf } from './trip.ts'

/** What a client does with offers of the strict supplier, by one request. */

const market = { from: 'LHR', to: 'JFK' }

async function paid(api: Api, carrier: string): Promise<string> {
  const { workbench, offer } = await client(api).prepareNdc(market, carrier)
  await client(api).pay(workbench, offer, cardBody())
  return workbench
}

const isTicketed = (answer: Answer): boolean => isComplete(answer) && tickets(answer) === 1
const isCancelled = ({ body }: Answer): boolean => resultOf(body).Error?.[0].SourceCode === '4132'

/** A workbench that is committed, until everything is ticketed. */
const ticketing = (workbench: string, api: Api) => ({
  sendRequest: () => client(api).commit(workbench),
  isDone: isTicketed,
})

export const strictFlows: readonly Flow[] = [
  {
    name: 'an order is held by its supplier',
    async prepare(api) {
      const { workbench } = await client(api).prepareNdc(market, 'BA')
      return {
        sendRequest: () => client(api).commit(workbench),
        isDone: (answer) => isComplete(answer) && tickets(answer) === 0,
      }
    },
  },
  {
    name: 'an order is held, paid and ticketed by its supplier',
    prepare: async (api) => ticketing(await paid(api, 'BA'), api),
  },
  {
    name: 'an order that its supplier holds is paid and ticketed',
    async prepare(api) {
      const held: Json = await client(api).committed((await client(api).prepareNdc(market, 'BA')).workbench)
      const workbench = await client(api).reopen(locatorOf(held))
      await client(api).pay(workbench, held.Offer[0], cardBody())
      return ticketing(workbench, api)
    },
  },
  {
    name: 'an order is paid at its sale',
    prepare: async (api) => ticketing(await paid(api, '4Q'), api),
  },
  {
    name: 'an order without documents is paid at its sale',
    prepare: async (api) => ticketing(await paid(api, 'X9'), api),
  },
  {
    name: 'a ticketed order is cancelled as a whole',
    async prepare(api) {
      const locator = locatorOf(await client(api).committed(await paid(api, 'BA')))
      return {
        sendRequest: () =>
          api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } }),
        // A repetition after the end is answered that nothing is left.
        isDone: (answer) => isComplete(answer) || isCancelled(answer),
      }
    },
  },
]
