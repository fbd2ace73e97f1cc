import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, toDate } from '../../lib/kernel/instant.ts'
import { guesses } from '../../lib/suppliers/duffel/settings.ts'
import { startDuffelDouble } from '../doubles/duffel/duffel-double.ts'
import { type Answer, type Json, startApi } from './api.ts'
import { locatorIn, requireBalance, resultOf, silent } from './campaign.ts'
import { duffelBooks, withDuffel } from './duffel-service.ts'
import { clientOf, GaveUp, overHttp, repeating } from './http-client.ts'
import { ledger } from './ledger.ts'
import { freePort, type ServiceProcess, startProcess } from './service-process.ts'
import { seeded } from './stops.ts'
import { cardBody, client } from './trip.ts'

const traveler = { birthDate: '1988-04-12', gender: 'Female' }

interface Sales {
  readonly origin: string
  readonly random: () => number
  /** Locators that clients were told. */
  readonly told: string[]
  isOver: boolean
}

/** Books again and again, until the last kill; one client in two repeats what gets no answer. */
async function book(sales: Sales, isPatient: boolean): Promise<void> {
  const send = overHttp(sales.origin, {})
  const api: Json = clientOf(isPatient ? repeating(send) : send)
  while (!sales.isOver) {
    try {
      const market = { from: 'LHR', to: 'JFK', date: addDays(toDate(Date.now()), 60) }
      const { workbench, offer } = await client(api).prepareNdc(
        market,
        sales.random() < 0.5 ? 'ZZ' : 'Q9',
        traveler,
      )
      await client(api).pay(workbench, offer, cardBody())
      const answer: Answer = await client(api).commit(workbench)
      const locator = resultOf(answer.body)?.Error ? undefined : locatorIn(answer)
      if (locator !== undefined) sales.told.push(locator)
    } catch (error) {
      if (!(error instanceof GaveUp) && !(error instanceof Error)) throw error
    }
    await pause(100)
  }
}

/**
 * A service that sells over Duffel is killed at random moments, while clients book. The double goes on, as Duffel would.
 * An hour and a half after the last kill everything is looked up: what was told is there, no order is alive that no
 * reservation has, and the money adds up.
 *
 * @throws Error with what was lost or left half-done
 */
export async function killOverDuffel({ seed, kills }: { readonly seed: number; readonly kills: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-duffel-kills-'))
  const double = await startDuffelDouble({ searchesPerMinute: 1_000_000 })
  const port = await freePort()
  const random = seeded(seed)
  const environment = {
    DATA_DIR: folder,
    PORT: String(port),
    AIR_GDS: 'none',
    AIR_NDC: 'duffel',
    DUFFEL_URL: double.url,
    DUFFEL_TOKEN: double.token,
    DUFFEL_VERIFIED: Object.keys(guesses).join(),
    SANDBOX_BESIDE_LIVE: 'on',
  }
  const sales: Sales = { origin: `http://127.0.0.1:${port}`, random, told: [], isOver: false }
  const working = [true, false, true, false].map((isPatient) => book(sales, isPatient))
  let service: ServiceProcess = await startProcess(environment)
  for (let kill = 0; kill < kills; kill++) {
    await pause(500 + random() * 2500)
    await service.end('SIGKILL')
    service = await startProcess(environment)
  }
  sales.isOver = true
  await Promise.all(working)
  await service.end('SIGKILL')
  double.advance(90 * 60_000)
  const api = await startApi({
    folder,
    log: silent,
    retryMs: 1,
    pendingMs: 20,
    withHosts: withDuffel(double, (ask) => ask),
  })
  try {
    api.setNow(Date.now())
    await api.service.resumeCommits(0)
    await api.service.idle()
    await requireBalance(api, `seed ${seed}`, duffelBooks(double))
    const there = new Set((await ledger(api).reservations()).map(({ locator }) => locator))
    const lost = sales.told.filter((locator) => !there.has(locator))
    if (lost.length > 0) throw new Error(`lost ${lost}`)
    return { kills, told: sales.told.length, orders: double.ledger.orders().length }
  } finally {
    await api.close()
    await double.close()
    rmSync(folder, { recursive: true })
  }
}
