import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Store } from '../../../lib/kernel/store.ts'
import { type LocalDatabase, startDatabase } from '../../../lib/platform/local/database.ts'
import type { GateLimits } from '../../../lib/suppliers/gate/gate-limits.ts'
import { makeGate } from '../../../lib/suppliers/gate/make-gate.ts'
import { storedTokens } from '../../../lib/suppliers/gate/spent-tokens.ts'
import { SupplierBusy, type SupplierGate } from '../../../lib/suppliers/gate/supplier-gate.ts'
import { startOfTests } from '../../support/api.ts'
import { countingSupplier } from '../../support/counting-supplier.ts'
import { seeded } from '../../support/stops.ts'

let database: LocalDatabase
let increments = 0
const counting = (store: Store): Store => ({
  ...store,
  increment(...args) {
    increments++
    return store.increment(...args)
  },
})

beforeEach(async () => {
  database = await startDatabase()
  increments = 0
  vi.useFakeTimers({ now: startOfTests, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  return database.close()
})

/** Gates of four processes before the same credential. */
const fourGates = (limits: Partial<GateLimits>): SupplierGate[] =>
  Array.from({ length: 4 }, () =>
    makeGate({
      supplier: 'acme',
      limits: { inFlight: 1000, waiting: 1000, ...limits },
      spent: storedTokens(counting(database.store), 'acme'),
      now: Date.now,
      report: () => undefined,
    }),
  )

/** Calls at random moments, to random gates. @returns how many were answered and refused */
async function rush(gates: readonly SupplierGate[], { calls, overMs }: { calls: number; overMs: number }) {
  const random = seeded(7)
  const supplier = countingSupplier(() => 200 + random() * 2000)
  const outcome = { answered: 0, refused: 0, other: 0 }
  const moments = Array.from({ length: calls }, () => random() * overMs).sort((a, b) => a - b)
  for (const at of moments) {
    await vi.advanceTimersByTimeAsync(Math.max(0, startOfTests + Math.ceil(at) - Date.now()))
    const gate = gates[Math.floor(random() * gates.length)] ?? gates[0]
    gate?.call({ lane: 'search', deadlineMs: 20_000 }, supplier.send()).then(
      () => outcome.answered++,
      (error) => (error instanceof SupplierBusy ? outcome.refused++ : outcome.other++),
    )
  }
  await vi.advanceTimersByTimeAsync(60_000)
  return { supplier, outcome }
}

describe('a limit by the minute', () => {
  it.each([30, 60, 300, 3000])(
    'of %i is kept by four processes together, in any minute',
    async (perMinute) => {
      const { supplier, outcome } = await rush(fourGates({ searchesPerMinute: perMinute }), {
        calls: perMinute * 4,
        overMs: 120_000,
      })

      expect(supplier.mostWithin(60_000)).toBeLessThanOrEqual(perMinute)
      expect(supplier.names().length).toBeGreaterThan(perMinute * 1.4)
      expect(outcome.answered).toBe(supplier.names().length)
      expect(outcome).toMatchObject({ answered: supplier.names().length, other: 0 })
      expect(outcome.refused).toBe(perMinute * 4 - outcome.answered)
    },
  )

  it('of 3,000 is spread over the seconds, and costs a write for several calls', async () => {
    const { supplier } = await rush(fourGates({ searchesPerMinute: 3000 }), { calls: 6000, overMs: 20_000 })

    expect(supplier.mostWithin(1000)).toBeLessThanOrEqual(2 * 49)
    expect(supplier.names().length).toBeGreaterThan(900)
    expect(increments).toBeLessThan(supplier.names().length / 2)
  })
})

describe('a thousand searches a second before a supplier that allows 50', () => {
  it('leave the sales beside them as fast as without', async () => {
    const random = seeded(11)
    const supplier = countingSupplier(() => 1000)
    const gates = fourGates({ searchesPerMinute: 3000, callsPerMinute: 3000, inFlight: 40, waiting: 200 })
    const saleMs: number[] = []
    let refused = 0
    const send = (lane: 'search' | 'sale') =>
      gates[Math.floor(random() * gates.length)]?.call({ lane, deadlineMs: 20_000 }, supplier.send(lane))
    for (let tick = 0; tick < 1000; tick++) {
      for (let search = 0; search < 10; search++) send('search')?.catch(() => refused++)
      if (tick % 20 === 0) {
        const from = Date.now()
        void send('sale')?.then(() => saleMs.push(Date.now() - from))
      }
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(20_000)
    const searches = supplier.names().filter((name) => name === 'search').length

    expect(searches + refused).toBe(10_000)
    expect(searches).toBeGreaterThan(450)
    expect(supplier.mostInFlight()).toBeLessThanOrEqual(4 * 40)
    expect(saleMs).toHaveLength(50)
    expect(Math.max(...saleMs)).toBeLessThan(1100)
  })
})
