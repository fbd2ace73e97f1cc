import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AirHost, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { ServingHost } from '../../lib/suppliers/hosts.ts'
import { type Api, startApi } from '../support/api.ts'
import { silent } from '../support/campaign.ts'
import {
  cardBody,
  client,
  locatorOf,
  priceSegmentsBody,
  ticketNumbersOf,
  unpricedBody,
} from '../support/trip.ts'

let api: Api
/** The hosts that serve, the preferred first. */
let serving: ServingHost[] = []
/** What sold and released at them: `second-gds sell`. */
let done: string[] = []

/** What goes wrong the next times that a host is asked for a sale. */
const mishaps: (() => void)[] = []

/** A host that notes what is sold and released there. */
function noting(host: AirHost, supplier: string): AirHost {
  const note = (what: string) => done.push(`${supplier} ${what}`)
  const { sellUnquotedSeats } = host
  return {
    ...host,
    supplier,
    price: async (request, call) => ({ ...(await host.price(request, call)), supplier }),
    ...(sellUnquotedSeats && {
      async sellUnquotedSeats(order, call) {
        note('sell unquoted')
        return sellUnquotedSeats(order, call)
      },
    }),
    async findSale(key, call) {
      mishaps.shift()?.()
      return host.findSale(key, call)
    },
    async sell(order, call) {
      note('sell')
      return host.sell(order, call)
    },
    async release(key, seats, call) {
      note('release')
      return host.release(key, seats, call)
    },
  }
}

beforeAll(async () => {
  api = await startApi({
    log: silent,
    withHosts(hosts) {
      const [gds] = hosts.filter(({ host }) => host.source === 'GDS')
      if (!gds) throw new Error('there is no GDS')
      const ofBritish = { host: noting(gds.host, 'second-gds'), searchMs: 5000, carriers: ['BA'] }
      serving = [{ ...gds, host: noting(gds.host, gds.host.supplier) }, ofBritish]
      return serving
    },
  })
})
afterAll(() => api.close())
beforeEach(() => {
  done = []
})

/** A reservation with a seat that has no price, held by whichever host is preferred. */
async function heldSeat(): Promise<string> {
  const agent = client(api)
  const workbench = await agent.openWorkbench()
  const path = { ReservationResource_Identifier: workbench }
  const added = await api.call('addUnpricedSegments', { path, body: unpricedBody() })
  expect(added.status).toBe(200)
  await agent.addTraveler(workbench)
  return locatorOf(await agent.committed(workbench))
}

it('seats without a price are priced and sold where they are held, whichever host is preferred by then', async () => {
  const locator = await heldSeat()
  const agent = client(api)
  const workbench = await agent.reopen(locator)
  serving.reverse()
  const { body } = await api.call('buildFromUnpricedSegments', {
    path: { ReservationResource_Identifier: workbench },
    body: priceSegmentsBody('unpricedSegment_1'),
  })
  await agent.pay(workbench, body.OfferListResponse.OfferID[0], cardBody())
  const ticketed = await agent.committed(workbench)
  serving.reverse()

  expect(ticketNumbersOf(ticketed)).toHaveLength(1)
  expect(done).toEqual(['sandbox-gds sell unquoted', 'sandbox-gds sell', 'sandbox-gds release'])
})

it('seats without a price are sold where the commit planned to, though the hosts change under way', async () => {
  mishaps.push(() => {
    serving.reverse()
    throw new SupplierUnavailable('no answer')
  })
  await heldSeat()
  serving.reverse()

  expect(done).toEqual(['sandbox-gds sell unquoted'])
})

it('seats without a price are held by a host that serves their carrier', async () => {
  const [first] = serving
  if (first) serving[0] = { ...first, exceptCarriers: ['BA'] }
  await heldSeat()
  if (first) serving[0] = first

  expect(done).toEqual(['second-gds sell unquoted'])
})
