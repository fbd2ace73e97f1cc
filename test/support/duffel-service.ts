import type { LocalOptions } from '../../lib/platform/local/server.ts'
import type { Ask } from '../../lib/suppliers/duffel/client.ts'
import { duffelHostOver, duffelParts } from '../../lib/suppliers/duffel/host.ts'
import { searchOver } from '../../lib/suppliers/duffel/search.ts'
import { guesses } from '../../lib/suppliers/duffel/settings.ts'
import { type DuffelDouble, startDuffelDouble } from '../doubles/duffel/duffel-double.ts'
import { contextOf } from '../suppliers/duffel/duffel-under-test.ts'
import { startApi, startOfTests } from './api.ts'
import type { OtherBooks } from './discrepancies.ts'
import type { StoppingStore } from './faulty-store.ts'

/** What an operator has tried with an account, in tests of what the adapter does from then on. */
const settings = { VERIFIED: Object.keys(guesses).join() }

/** Duffel as the only host of air content. */
const duffelOnly =
  (double: DuffelDouble, wrapAsk: (ask: Ask) => Ask): NonNullable<LocalOptions['withHosts']> =>
  (_hosts, store) => {
    const context = contextOf(double, store, settings)
    const { parts, settings: read } = duffelParts(context)
    const wrapped = { ...parts, ask: wrapAsk(parts.ask) }
    const host = duffelHostOver(
      wrapped,
      searchOver({ ...wrapped, settings: read, searchMs: context.searchMs }),
    )
    return [{ host, searchMs: context.searchMs }]
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

/** The embedded service that sells what the double of Duffel offers, and nothing else in the air. */
export async function startDuffelService(
  options: LocalOptions = {},
  wrapAsk: (ask: Ask) => Ask = (ask) => ask,
) {
  const double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1_000_000 })
  const api = await startApi({ withHosts: duffelOnly(double, wrapAsk), ...options })
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
export const startStoppingDuffelService = (options: LocalOptions, faults: StoppingStore) =>
  startDuffelService(options, (ask) =>
    faults.wrapCalls(ask, ({ method, path }) => method === 'POST' && !path.startsWith('/air/offer_requests')),
  )
