import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../../lib/kernel/refusals.ts'
import { OutcomePending, SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { defaultLimits, type GateLimits } from '../../../lib/suppliers/gate/gate-limits.ts'
import { makeGate } from '../../../lib/suppliers/gate/make-gate.ts'
import { type GateLane, SupplierBusy } from '../../../lib/suppliers/gate/supplier-gate.ts'
import type { GatedCall } from '../../../lib/suppliers/supplier-log.ts'
import { startOfTests } from '../../support/api.ts'
import { countingSupplier } from '../../support/counting-supplier.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: startOfTests, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** A gate, a supplier behind it that takes a second, and what the operator is told. */
function gateWith(limits: Partial<GateLimits> = {}, takesMs = 1000) {
  const counts = new Map<string, number>()
  const reported: GatedCall[] = []
  const supplier = countingSupplier(() => takesMs)
  const gate = makeGate({
    supplier: 'acme',
    limits: { ...defaultLimits, ...limits },
    spent: {
      async add(window, count) {
        const sum = (counts.get(window) ?? 0) + count
        counts.set(window, sum)
        return sum
      },
    },
    now: Date.now,
    report: (call) => reported.push(call),
  })
  /** What comes of a call: its answer, or the error. */
  const call = (lane: GateLane, send = supplier.send(lane), deadlineMs = 20_000): Promise<unknown> =>
    gate.call({ lane, deadlineMs }, send).catch((error) => error)
  const fail = (lane: GateLane = 'sale') =>
    call(lane, async () => {
      throw new SupplierUnavailable('no answer')
    })
  return { gate, supplier, reported, call, fail }
}

const isNotSent = (error: unknown): boolean => error instanceof SupplierBusy && error.sent === false

describe('calls at the same time', () => {
  it('are never more than the limit, and searches leave some of it to sales', async () => {
    const { supplier, call } = gateWith({ inFlight: 4 })
    const searches = Array.from({ length: 10 }, () => call('search'))
    await seconds(0.5)
    const beside = supplier.mostInFlight()
    const sales = Array.from({ length: 5 }, () => call('sale'))
    await seconds(10)

    expect([beside, supplier.mostInFlight()]).toEqual([3, 4])
    expect(await Promise.all([...searches, ...sales])).toHaveLength(15)
    expect(supplier.names()).toHaveLength(15)
  })

  it('sales overtake what is read, and both overtake searches; what became of a sale is asked first', async () => {
    const { supplier, call } = gateWith({ inFlight: 1 })
    for (const lane of ['search', 'search', 'read', 'sale', 'outcome'] as const) void call(lane)
    await seconds(10)

    expect(supplier.names()).toEqual(['search', 'outcome', 'sale', 'read', 'search'])
  })

  it('only so many wait; the next one is refused and not sent', async () => {
    const { supplier, call, reported } = gateWith({ inFlight: 1, waiting: 2 })
    const calls = Array.from({ length: 4 }, () => call('search'))
    const sale = call('sale')
    await seconds(10)

    expect((await Promise.all(calls)).map(isNotSent)).toEqual([false, false, false, true])
    expect(await sale).toBe('sale')
    expect(supplier.names()).toEqual(['search', 'sale', 'search', 'search'])
    expect(reported.filter(({ result }) => result === 'refused')).toHaveLength(1)
  })

  it('one whose turn does not come in half of its time is not sent', async () => {
    const { supplier, call } = gateWith({ inFlight: 1 }, 5000)
    void call('sale')
    const late = call('sale', supplier.send('late'), 8000)
    await seconds(10)

    expect(isNotSent(await late)).toBe(true)
    expect(supplier.names()).toEqual(['sale'])
  })
})

describe('the time of a call', () => {
  it('ends it: the supplier sees the signal, the caller that the outcome is unknown', async () => {
    const { supplier, call } = gateWith({}, 30_000)
    const late = call('sale', supplier.send(), 2000)
    await seconds(3)
    const error = await late

    expect(error).toBeInstanceOf(SupplierUnavailable)
    expect([isNotSent(error), supplier.givenUp()]).toEqual([false, 1])
  })

  it('ends with the patience of its caller, sent or not', async () => {
    const { gate, supplier } = gateWith({ inFlight: 1 }, 30_000)
    const caller = new AbortController()
    const both = [1, 2].map(() =>
      gate
        .call({ lane: 'sale', deadlineMs: 60_000, signal: caller.signal }, supplier.send())
        .catch((error) => error),
    )
    await seconds(1)
    caller.abort()

    expect((await Promise.all(both)).map(isNotSent)).toEqual([false, true])
    expect(supplier.names()).toHaveLength(1)
  })
})

describe('a supplier that says that it takes no more calls', () => {
  it('gets none before the moment that it named, of that lane', async () => {
    const { gate, supplier, call } = gateWith()
    gate.limited('search', startOfTests + 5000)
    const search = call('search')
    await seconds(4)
    const sale = call('sale')
    await seconds(0.5)

    expect(supplier.names()).toEqual(['sale'])
    await seconds(2)
    expect([await search, await sale]).toEqual(['search', 'sale'])
  })

  it('gets none from other processes either, where the limit is counted', async () => {
    const counts = new Map<string, number>()
    const add = async (window: string, count: number) => {
      counts.set(window, (counts.get(window) ?? 0) + count)
      return counts.get(window) ?? 0
    }
    const supplier = countingSupplier(() => 10)
    const [one, other] = [1, 2].map(() =>
      makeGate({
        supplier: 'acme',
        limits: { ...defaultLimits, searchesPerMinute: 300 },
        spent: { add },
        now: Date.now,
        report: () => undefined,
      }),
    )
    one?.limited('search', startOfTests + 8000)
    void other?.call({ lane: 'search', deadlineMs: 20_000 }, supplier.send())
    await seconds(7)
    const before = supplier.names().length
    await seconds(2)

    expect([before, supplier.names().length]).toEqual([0, 1])
  })

  it.each([
    ['over already', -60_000, 1],
    ['a day away', 86_400_000, 600],
  ])('and whose moment is %s is asked again all the same', async (_, inMs, pause) => {
    const { gate, supplier, call } = gateWith()
    gate.limited('search', startOfTests + inMs)
    await seconds(pause - 0.5)
    const search = call('search')
    await seconds(0.4)
    const before = supplier.names().length
    await seconds(2)

    expect([before, await search]).toEqual([0, 'search'])
  })

  it('refuses at once who would not wait for it, with the moment', async () => {
    const { gate, call } = gateWith()
    gate.limited('sale', startOfTests + 60_000)
    const refused = await call('sale')

    expect(isNotSent(refused)).toBe(true)
    expect(refused).toMatchObject({ retryAt: startOfTests + 60_000 })
  })
})

describe('a supplier that does not answer', () => {
  it('gets no more calls after five failures in a row, one after a while, and all once that one is answered', async () => {
    const { supplier, call, fail } = gateWith({}, 10)
    for (let count = 0; count < 5; count++) await fail()
    expect(isNotSent(await call('sale'))).toBe(true)

    await seconds(11)
    const [probe, beside] = [call('sale'), call('sale')]
    await seconds(1)
    expect([await probe, isNotSent(await beside)]).toEqual(['sale', true])

    const [next, after] = [call('sale'), call('read')]
    await seconds(1)
    expect([await next, await after]).toEqual(['sale', 'read'])
    expect(supplier.names()).toEqual(['sale', 'sale', 'read'])
  })

  it('gets none for as long again when the probe fails', async () => {
    const { call, fail } = gateWith({}, 10)
    for (let count = 0; count < 5; count++) await fail()
    await seconds(11)
    await fail()

    expect(isNotSent(await call('read'))).toBe(true)
    await seconds(9)
    expect(isNotSent(await call('read'))).toBe(true)
    await seconds(2)
    const answered = call('read')
    await seconds(1)
    expect(await answered).toBe('read')
  })

  it('gets none when half of its calls fail', async () => {
    const { call, fail } = gateWith({}, 0)
    for (let count = 0; count < 10; count++) {
      const answered = call('sale')
      await vi.advanceTimersByTimeAsync(1)
      await answered
      await fail()
    }

    expect(isNotSent(await call('sale'))).toBe(true)
  })

  it('is still asked what became of a sale, and an answer lets the others through', async () => {
    const { call, fail } = gateWith({}, 10)
    for (let count = 0; count < 5; count++) await fail()
    const asked = call('outcome')
    await seconds(1)
    const sale = call('sale')
    await seconds(1)

    expect([await asked, await sale]).toEqual(['outcome', 'sale'])
  })

  it('in searches still gets sales', async () => {
    const { call, fail } = gateWith({}, 10)
    for (let count = 0; count < 5; count++) await fail('search')
    const sale = call('sale')
    await seconds(1)

    expect([isNotSent(await call('search')), await sale]).toEqual([true, 'sale'])
  })

  it.each([
    ['a refusal', () => new Refusal('segmentsCannotBeBooked')],
    ['an outcome that follows', () => new OutcomePending('later')],
    ['a call turned away', () => new SupplierBusy('429')],
  ])('is another one than one that answers with %s', async (_, error) => {
    const { call, supplier } = gateWith({}, 10)
    for (let count = 0; count < 30; count++)
      await call('sale', async () => {
        throw error()
      })
    const next = call('sale', supplier.send('next'))
    await seconds(1)

    expect(await next).toBe('next')
  })
})

describe('the operator', () => {
  it('is told of each call: what came of it, how long it took, how many were under way', async () => {
    const { call, fail, reported } = gateWith()
    const both = [call('search'), call('sale')]
    await seconds(2)
    await Promise.all(both)
    for (let count = 0; count < 5; count++) await fail()
    await call('sale')

    const facts = reported.map(({ lane, result, milliseconds, inFlight, isStopped }) =>
      [lane, result, milliseconds, inFlight, isStopped].join(' '),
    )
    expect(facts).toEqual([
      'search answered 1000 1 false',
      'sale answered 1000 2 false',
      ...Array.from({ length: 4 }, () => 'sale failed 0 1 false'),
      'sale failed 0 1 true',
      'sale refused 0 0 true',
    ])
  })
})
