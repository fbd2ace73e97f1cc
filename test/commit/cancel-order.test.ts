import { afterEach, describe, expect, it } from 'vitest'
import { DeclaredFailure } from '../../functions/commit-steps/steps.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Answer, type Api, type Json, startApi } from '../support/api.ts'
import { requireBalance, silent, untilOver } from '../support/campaign.ts'
import { stoppingStore } from '../support/faulty-store.ts'
import { isFiling } from '../support/filing-steps.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { waitingOn } from '../support/queue.ts'
import { cardBody, client, documentsOf, errorOf, locatorOf } from '../support/trip.ts'
import {
  fullRefund,
  type WholeOrderSupplier,
  wholeOrderSupplier,
  withPenalty,
} from '../support/whole-order-host.ts'
import { wrapped } from '../support/wrapped.ts'

/** Orders that are cancelled as a whole, while processes stop, answers are lost and others book. */

let api: Api
let supplier: WholeOrderSupplier
async function start(options: LocalOptions = {}): Promise<void> {
  supplier = wholeOrderSupplier()
  api = await startApi({ withHosts: wrapped(supplier.wrap), log: silent, ...options })
}
afterEach(() => api.close())

/** However long the commit takes. */
async function committed(workbench: string): Promise<Json> {
  const { body } = await untilOver(api, () => client(api).commit(workbench))
  return body.ReservationResponse.Reservation
}
/** A workbench with an order to be ticketed. */
async function paid(): Promise<string> {
  const { workbench, offer } = await client(api).prepareNdc()
  await client(api).pay(workbench, offer, cardBody())
  return workbench
}
const ordered = async (): Promise<Json> => committed(await paid())
const cancel = (name: string): Promise<Answer> =>
  api.call('cancelReservation', { path: { ReservationResource_Identifier: name } })
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation

/** What is left of an order, and of what was paid for it. */
async function left(locator: string) {
  const reservation = await ledger(api).reservation(locator)
  const documents = (await ledger(api).documents()).filter((document) => document.locator === locator)
  const { chargeKey } = documents[0].payments[0]
  const charge = (await ledger(api).charges()).find(({ key }) => key === chargeKey)
  const refunds = refundsOf([charge])
  return {
    offers: reservation.offers.length,
    payments: reservation.payments.filter(({ settled }: Json) => !settled.isReturned).length,
    coupons: [...new Set(documents.flatMap(({ coupons }) => coupons.map(({ status }: Json) => status)))],
    keptMinor: charge.amount.minor - refunds.reduce((sum, minor) => sum + minor, 0),
    refunds: refunds.length,
    voided: reservation.events.flatMap(({ kind, documentIds }: Json) =>
      kind === 'voided' ? documentIds : [],
    ).length,
    cancellations: reservation.receipts.filter(({ kind }: Json) => kind === 'cancellation').length,
  }
}
const nothing = {
  offers: 0,
  payments: 0,
  coupons: ['Void'],
  keptMinor: 0,
  refunds: 1,
  voided: 1,
  cancellations: 1,
}

it('a process that stops at any write of a cancellation loses nothing and refunds nothing twice', async () => {
  const faults = stoppingStore()
  await start({ wrapStore: faults.wrap })
  const first = locatorOf(await ordered())
  faults.restart()
  await cancel(first)
  await api.service.idle()
  const writes = faults.writes()
  expect(await left(first)).toEqual(nothing)

  for (let write = 1; write <= writes; write++) {
    for (const when of write % 3 === 0 ? (['before', 'after'] as const) : (['before'] as const)) {
      const locator = locatorOf(await ordered())
      faults.stopAt(write, when)
      await cancel(locator)
      await api.service.idle()
      faults.restart()
      await untilOver(api, () => cancel(locator))

      expect(await left(locator), `${when} write ${write} of ${writes}`).toEqual(nothing)
      await requireBalance(api, `${when} write ${write}`)
    }
  }
}, 240_000)

it('every step of a cancellation that is run twice has its effect once', async () => {
  await start({
    wrapSteps: (run) => async (input) => {
      await run(input)
      return run(input)
    },
  })
  const locator = locatorOf(await ordered())
  await cancel(locator)

  expect(await left(locator)).toEqual(nothing)
  expect(supplier.asked.cancel).toBe(1)
})

describe('an answer of the supplier that was lost', () => {
  it.each([{ quote: 1 }, { cancel: 1 }, { quote: 2, cancel: 1 }])('%j', async (lost) => {
    await start()
    const locator = locatorOf(await ordered())
    supplier.manners = { ...fullRefund, lost }
    const { body } = await cancel(locator)

    expect(body.ReceiptListResponse.Result.status).toBe('Complete')
    expect(await left(locator)).toEqual(nothing)
    expect(supplier.asked.cancel).toBe(1)
  })

  it('so often that the commit gives up is found by the repeated request', async () => {
    await start()
    const reservation = await ordered()
    supplier.manners = { ...fullRefund, lost: { quote: 5 } }
    const given = await cancel(locatorOf(reservation))
    const meanwhile = await retrieve(locatorOf(reservation))
    const again = await cancel(locatorOf(reservation))

    expect(errorOf(given.body).Message).toBe('COMMUNICATION ERROR. RETRY')
    expect(meanwhile).toEqual(reservation)
    expect(again.body.ReceiptListResponse.Result.status).toBe('Complete')
    expect(await left(locatorOf(reservation))).toEqual(nothing)
  })
})

it('a cancellation that the supplier decides later is pending until then, and nothing is refunded before', async () => {
  await start({ waitTimeoutMs: 200, pendingMs: 100 })
  const locator = locatorOf(await ordered())
  supplier.manners = { ...fullRefund, isUndecided: true }
  const { body } = await cancel(locator)
  await expect.poll(() => waitingOn(api, 1), { timeout: 20_000 }).toHaveLength(1)
  const meanwhile = await left(locator)
  supplier.manners = fullRefund
  await api.service.idle()

  expect(body.ReceiptListResponse.Result.status).toBe('Incomplete')
  expect(meanwhile).toMatchObject({ offers: 1, refunds: 0, coupons: ['OpenForUse'] })
  expect(await left(locator)).toEqual(nothing)
  expect(await waitingOn(api, 1)).toEqual([])
})

it('an order that was cancelled is not held again when another commit came between', async () => {
  let interfere: (() => Promise<unknown>) | undefined
  await start({
    wrapSteps: (run) => async (input) => {
      if (interfere && isFiling((input as { step: string }).step)) {
        const other = interfere
        interfere = undefined
        await other()
      }
      return run(input)
    },
  })
  const locator = locatorOf(await ordered())
  const other = await client(api).reopen(locator)
  interfere = () => client(api).commit(other)
  const { body } = await cancel(locator)

  expect(errorOf(body).SourceCode).toBe('4367')
  expect(await left(locator)).toEqual(nothing)
  expect((await retrieve(locator)).Offer).toBeUndefined()
  await requireBalance(api, 'a cancelled order of a changed reservation')
})

describe('the undo of a commit whose payment was refused after the tickets were issued', () => {
  const capture: { fails: boolean } = { fails: true }
  const failingCapture: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
    if ((input as { step: string }).step === 'capturePayment' && capture.fails)
      throw new DeclaredFailure(JSON.stringify({ code: 'cardDeclined', details: { reason: 'EXPIRED' } }))
    return run(input)
  }
  const options = { wrapSteps: failingCapture, waitTimeoutMs: 200, pendingMs: 100 }
  const statuses = async (): Promise<string[]> =>
    (await ledger(api).charges()).map(({ status }: Json) => status)

  it('cancels the order, if all of the money comes back, and files nothing', async () => {
    await start(options)
    const workbench = await paid()
    const { body } = await untilOver(api, () => client(api).commit(workbench))

    expect(errorOf(body)).toBeDefined()
    expect(await ledger(api).reservations()).toEqual([])
    expect(await statuses()).toEqual(['reversed'])
    await requireBalance(api, 'an undone order')
  })

  it('waits, with order and payment as they are, if not; and goes on once it does', async () => {
    await start(options)
    supplier.manners = withPenalty
    const workbench = await paid()
    const pending = await client(api).commit(workbench)
    await expect.poll(() => waitingOn(api, 1), { timeout: 20_000 }).toHaveLength(1)
    const meanwhile = [await statuses(), (await ledger(api).issuances()).map(({ status }) => status)]
    supplier.manners = fullRefund
    await api.service.idle()

    expect(pending.body.ReservationResponse.reservationStatus).toBe('Pending')
    expect(meanwhile).toEqual([['authorised'], ['issued']])
    expect(await statuses()).toEqual(['reversed'])
    expect(await waitingOn(api, 1)).toEqual([])
  })

  it('takes an order that was held before out of its reservation', async () => {
    await start(options)
    const { workbench: holding } = await client(api).prepareNdc()
    const held = await committed(holding)
    const workbench = await client(api).reopen(locatorOf(held))
    await client(api).pay(workbench, held.Offer[0], cardBody())
    const { body } = await untilOver(api, () => client(api).commit(workbench))
    const after = await retrieve(locatorOf(held))

    expect(body.ReservationResponse).toMatchObject({
      reservationStatus: 'Partial',
      Result: { Error: [{ Message: 'FORM OF PAYMENT DECLINED. EXPIRED' }] },
    })
    expect(after.Offer).toBeUndefined()
    expect(after.Receipt.map((receipt: Json) => receipt['@type'])).toContain('ReceiptCancellation')
    expect(documentsOf(after)).toEqual([])
    await requireBalance(api, 'an undone order of a reservation')
  })
})

it('tickets that the supplier refuses leave the order held', async () => {
  await start({
    wrapSteps: (run) => async (input) => {
      if ((input as { step: string }).step === 'issueDocuments')
        throw new DeclaredFailure(JSON.stringify({ code: 'issuanceFailed' }))
      return run(input)
    },
  })
  const { workbench, offer } = await client(api).prepareNdc()
  await client(api).pay(workbench, offer, cardBody())
  const { body } = await client(api).commit(workbench)

  expect(body.ReservationResponse.reservationStatus).toBe('Partial')
  expect(body.ReservationResponse.Reservation.Offer).toHaveLength(1)
  await requireBalance(api, 'a held order')
})

describe('an order that its supplier refunds in part', () => {
  const inWorkbench = async (locator: string) => ({
    ReservationResource_Identifier: await client(api).reopen(locator),
  })
  const quoteIn = (path: Record<string, string>, id: string): Promise<Answer> =>
    api.call('cancelOffer', { path, body: { BuildFromOffer: { OfferIdentifier: { id } } } })

  it('is cancelled for what was quoted, of which only the total is known', async () => {
    await start()
    const reservation = await ordered()
    const locator = locatorOf(reservation)
    supplier.manners = withPenalty
    const path = await inWorkbench(locator)
    const quoted = (await quoteIn(path, reservation.Offer[0].id)).body.OfferListResponse.OfferID[0]
    const { body } = await api.call('cancelReservation', { path })

    expect(quoted.Price.TotalPrice - quoted.ModifyPrice.TotalPrice).toBeCloseTo(40)
    expect(quoted.ModifyPrice).not.toHaveProperty('Base')
    expect(body.ReceiptListResponse.Result.status).toBe('Complete')
    expect(JSON.stringify(body)).toContain('DocumentTicketRefund')
    expect(await left(locator)).toMatchObject({ offers: 0, coupons: ['Refund'], keptMinor: 4000, refunds: 1 })
  })

  it('is not cancelled when the supplier changes its mind, and nothing is returned', async () => {
    await start()
    const reservation = await ordered()
    supplier.manners = { ...withPenalty, changesItsMind: true }
    const path = await inWorkbench(locatorOf(reservation))
    await quoteIn(path, reservation.Offer[0].id)
    const { body } = await api.call('cancelReservation', { path })

    expect(errorOf(body).SourceCode).toBe('4151')
    expect(await left(locatorOf(reservation))).toMatchObject({ offers: 1, refunds: 0 })
  })
})
