import type { LocalOptions } from '../../lib/platform/local/server.ts'
import type { Ask, DuffelRequest } from '../../lib/suppliers/duffel/client.ts'
import { duffelHostOver, duffelParts } from '../../lib/suppliers/duffel/host.ts'
import { searchOver } from '../../lib/suppliers/duffel/search.ts'
import { guesses } from '../../lib/suppliers/duffel/settings.ts'
import type { SupplierGate } from '../../lib/suppliers/gate/supplier-gate.ts'
import { type DuffelDouble, startDuffelDouble } from '../doubles/duffel/duffel-double.ts'
import { contextOf } from '../suppliers/duffel/duffel-under-test.ts'
import { startApi, startOfTests } from './api.ts'
import type { OtherBooks } from './discrepancies.ts'
import type { StoppingStore } from './faulty-store.ts'

/** What an operator has tried with an account, in tests of what the adapter does from then on. */
const settings = { VERIFIED: Object.keys(guesses).join() }

/** Lets everything through: calls that fail would close the real one for seconds. */
const openGate: SupplierGate = {
  call: ({ deadlineMs }, send) => send(AbortSignal.timeout(deadlineMs)),
  limited: () => undefined,
}

/** Duffel beside the hosts of the sandbox. */
export const withDuffel =
  (double: DuffelDouble, wrapAsk: (ask: Ask) => Ask): NonNullable<LocalOptions['withHosts']> =>
  (hosts, store) => {
    const context = { ...contextOf(double, store, settings), gate: openGate }
    const { parts, settings: read } = duffelParts(context)
    const wrapped = { ...parts, ask: wrapAsk(parts.ask) }
    const host = duffelHostOver(
      wrapped,
      searchOver({ ...wrapped, settings: read, searchMs: context.searchMs }),
    )
    return [...hosts, { host, searchMs: context.searchMs }]
  }

/** What the double has in its books. */
export const duffelBooks = ({ ledger }: DuffelDouble): OtherBooks => {
  const alive = ledger.orders().filter(({ isAlive }) => isAlive)
  return {
    saleKeys: alive.flatMap(({ saleKey }) => saleKey ?? []),
    documentNumbers: alive.flatMap(({ documentNumbers }) => documentNumbers),
    keptMinor: ledger.openingBalanceMinor - ledger.balanceMinor(),
  }
}

/** The embedded service that sells what the double of Duffel offers, too. */
export async function startDuffelService(
  options: LocalOptions = {},
  wrapAsk: (ask: Ask) => Ask = (ask) => ask,
) {
  const double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1_000_000 })
  const api = await startApi({ withHosts: withDuffel(double, wrapAsk), ...options })
  return {
    double,
    api: {
      ...api,
      async close() {
        await api.close()
        await double.close()
      },
    },
  }
}

/** The same over a store that stops: the process stops at what it changes at Duffel, too. */
export async function startStoppingDuffelService(options: LocalOptions, faults: StoppingStore) {
  const isChange = ({ method, path }: DuffelRequest): boolean =>
    method === 'POST' && !path.startsWith('/air/offer_requests')
  const { api, double } = await startDuffelService(
    { retryMs: 1, pendingMs: 5, waitTimeoutMs: 400, ...options },
    (ask) => faults.wrapCalls(ask, isChange),
  )
  return {
    api,
    booksOfOthers: () => duffelBooks(double),
    letTimePass: () => double.advance(90 * 60_000),
  }
}
