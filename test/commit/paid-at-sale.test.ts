import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { type AirHost, OutcomePending } from '../../lib/suppliers/air-host.ts'
import type { SellOrder } from '../../lib/suppliers/seat-orders.ts'
import { type Api, startApi } from '../support/api.ts'
import { silent, untilOver } from '../support/campaign.ts'
import { snapshotOf } from '../support/ledger.ts'
import { waitingOn } from '../support/queue.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** What a supplier that decides later will say. */
type Decision = 'sold' | 'refused' | undefined

let sold: SellOrder[] = []
let decidesLater = false
let decision: Decision
/** NDC carriers of the sandbox that hold nothing unpaid, and that take their time when they are told to. */
const paidAtSale = (host: AirHost): AirHost => {
  if (host.source !== 'NDC') return host
  return {
    ...host,
    async price(request, call) {
      const priced = await host.price(request, call)
      return { ...priced, capabilities: priced.capabilities.filter((one) => one !== 'hold') }
    },
    async findSale(key, call) {
      if (decidesLater && decision === undefined && sold.some((order) => order.key === key))
        throw new OutcomePending('not decided yet')
      return host.findSale(key, call)
    },
    async sell(order, call) {
      sold.push(order)
      if (decidesLater && decision === undefined) {
        // It is taken, and confirmed later.
        throw new OutcomePending('not decided yet')
      }
      if (decision === 'refused') throw new Refusal('segmentsCannotBeBooked')
      return host.sell(order, call)
    },
    async release(key, seats, call) {
      if (decidesLater && decision === undefined) throw new OutcomePending('not decided yet')
      return host.release(key, seats, call)
    },
  }
}

let api: Api
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(paidAtSale), log: silent, waitTimeoutMs: 200, pendingMs: 100 })
})
afterAll(() => api.close())
beforeEach(() => {
  sold = []
  decidesLater = false
  decision = undefined
})

const market = { from: 'SYD', to: 'MEL' }

async function prepared(card = cardBody()): Promise<string> {
  const { workbench, offer } = await client(api).prepareNdc(market)
  await client(api).pay(workbench, offer, card)
  return workbench
}

const commit = (workbench: string) => untilOver(api, () => client(api).commit(workbench))
const committed = async (workbench: string) => (await commit(workbench)).body.ReservationResponse.Reservation

const chargesOf = async () =>
  (await snapshotOf(api).charges()).filter(({ status }) => status !== 'reversed' && status !== 'declined')

it('an offer that is paid at its sale is not sold when its payment names less than is due', async () => {
  const { workbench, offer } = await client(api).prepareNdc(market)
  const { Price } = offer
  await client(api).pay(workbench, { ...offer, Price: { ...Price, TotalPrice: Price.TotalPrice - 1 } })
  const { body } = await commit(workbench)

  expect(errorOf(body)).toMatchObject({ SourceCode: '4201' })
  expect(sold).toEqual([])
  expect(await chargesOf()).toEqual([])
})

describe('an offer that is paid at its sale', () => {
  it('is sold, ticketed and charged in one commit', async () => {
    const reservation = await committed(await prepared())

    expect(documentsOf(reservation)).toHaveLength(1)
    expect(sold.map(({ isPaid }) => isPaid)).toEqual([true])
  })

  it('is not sold when the card is declined', async () => {
    const workbench = await prepared(cardBody('4000000000000002'))
    const { body } = await commit(workbench)

    expect(errorOf(body)).toBeDefined()
    expect(sold).toEqual([])
  })

  it('is not added to a reservation unpaid', async () => {
    const { workbench } = await client(api).prepareNdc(market)

    expect(errorOf((await commit(workbench)).body)).toBeDefined()
    expect(sold).toEqual([])
  })
})

describe('an outcome that the supplier decides later', () => {
  const whenPending = async () => {
    decidesLater = true
    const workbench = await prepared()
    const { body } = await client(api).commit(workbench)
    await expect.poll(() => waitingOn(api, 1), { timeout: 20_000 }).toHaveLength(1)
    return { workbench, body }
  }
  const shown = async (workbench: string) =>
    (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse

  it('is pending to whoever asks, and waits on a queue of the office', async () => {
    const { workbench, body } = await whenPending()
    const [item] = await waitingOn(api, 1)

    expect(body.ReservationResponse).toMatchObject({
      reservationStatus: 'Pending',
      Result: { status: 'Incomplete' },
    })
    expect((await shown(workbench)).reservationStatus).toBe('Pending')
    expect(JSON.stringify(item)).toContain(workbench)
    decision = 'sold'
    await api.service.idle()
  })

  it('goes on when it was sold, and leaves the queue', async () => {
    const { workbench } = await whenPending()
    decision = 'sold'
    await api.service.idle()
    const reservation = await committed(workbench)

    expect(documentsOf(reservation)).toHaveLength(1)
    expect(locatorOf(reservation)).toMatch(/^[A-Z0-9]{6}$/)
    expect(await waitingOn(api, 1)).toEqual([])
  })

  it('is undone when it was refused: nothing is filed or charged, and it leaves the queue', async () => {
    const before = (await chargesOf()).length
    const { workbench } = await whenPending()
    decision = 'refused'
    await api.service.idle()
    const { body } = await commit(workbench)

    expect(errorOf(body).SourceCode).toBe('4012')
    expect(await chargesOf()).toHaveLength(before)
    expect(await waitingOn(api, 1)).toEqual([])
  })

  it('charges nothing while it is open, and keeps the authorisation', async () => {
    const before = (await chargesOf()).length
    await whenPending()
    const open = await chargesOf()

    expect(open).toHaveLength(before + 1)
    expect(open.some(({ status }) => status === 'authorised')).toBe(true)
    decision = 'sold'
    await api.service.idle()
  })
})
