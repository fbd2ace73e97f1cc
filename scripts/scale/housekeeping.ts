import { timeouts } from '../../cdk/constructs/service-functions.ts'
import { expireHolds } from '../../functions/expire-holds/expire-holds.ts'
import { type EpochMs, hoursMs, minutesMs } from '../../lib/kernel/instant.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import { reservationIdOf } from '../../lib/kernel/locator.ts'
import type { Key, Store, TableName } from '../../lib/kernel/store.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { localSuppliers } from '../../lib/platform/local/local-suppliers.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import type { DueHold } from '../../lib/reservation/due-holds.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { unpaidHolds } from '../../lib/reservation/unpaid-holds.ts'
import { chooseAirHosts } from '../../lib/suppliers/registry.ts'
import { quietSupplierLog } from '../../lib/suppliers/supplier-log.ts'
import { memoryStore } from '../bench/memory-store.ts'
import { benchService, trip } from '../bench/service.ts'
import { seeded } from './commit-path.ts'
import { type JumpingTime, jumpingTime } from './jumping-time.ts'

export interface Lapse {
  readonly name: string
  /** Unpaid reservations whose time limit has passed. */
  readonly holds: number
  /** Their time limits are spread over so many hours. */
  readonly hours: number
  /** In which a supplier releases one. */
  readonly releaseSeconds: number
}

export interface LapseOutcome extends Lapse {
  /** How often a supplier released one. */
  readonly released: number
  /** Runs of the sweep. */
  readonly runs: number
  /** Until the last one is released. */
  readonly minutes: number
  /** How long the oldest one had been due at most, at the end of a run: what the alarm looks at. */
  readonly oldestMinutes: number
  readonly isOldestFirst: boolean
}

const { accessGroup } = sandboxAccount
const runMs = timeouts.holdExpiry.toMilliseconds()
/** As the function itself leaves some of its time. */
const leastMs = 30_000
const beforeCommit = new Set(['search', 'airPrice', 'newWorkbench', 'addOffer', 'addTraveler'])

/** The beginning of its hour: the outcome does not depend on when this runs. */
const hourOf = (at: EpochMs): EpochMs => at - (at % hoursMs(1))

/** A reservation as the service files it, held without a payment. */
async function heldReservation(): Promise<{ readonly reservation: Reservation; readonly until: EpochMs }> {
  const store = memoryStore()
  let locator = ''
  await trip(await benchService(store), async (name, run) => {
    if (beforeCommit.has(name)) await run()
    if (name !== 'commitWorkbench') return
    // biome-ignore lint/suspicious/noExplicitAny: read as a client does, by path
    const committed = (await run()) as any
    locator = committed.Reservation.Receipt[0].Confirmation.Locator.value
  })
  const { reservations } = storesOver(store)(accessGroup)
  const reservation = await reservations.findWritten(reservationIdOf(accessGroup, locator))
  const [hold] = reservation ? unpaidHolds(reservation) : []
  if (!reservation || !hold) throw new Error('nothing is held')
  return { reservation, until: hold.until }
}

/** The tables with many reservations like one of them: each is made when it is read, and kept when it was changed. */
function storeOfHolds(
  { reservation, until }: Awaited<ReturnType<typeof heldReservation>>,
  { holds, hours }: Lapse,
  { pause, random }: Pick<JumpingTime, 'pause'> & { readonly random: () => number },
) {
  const memory = memoryStore()
  const text = JSON.stringify(reservation)
  const limitOf = (index: number): EpochMs => hourOf(until) - hoursMs(index % hours)
  const idOf = (index: number): string => `r${index}`
  const indexes = new Map(
    Array.from({ length: holds }, (_, index) => [`${accessGroup}#${idOf(index)}`, index]),
  )
  const due = new Map<string, Map<string, DueHold>>()
  for (const index of indexes.values()) {
    const hour = new Date(limitOf(index)).toISOString().slice(0, 13)
    const entries = due.get(hour) ?? new Map<string, DueHold>()
    due.set(hour, entries)
    entries.set(`${accessGroup}#${idOf(index)}`, { hour, tenantId: accessGroup, reservationId: idOf(index) })
  }
  const ended: string[] = []
  const call = async <T>(result: () => Promise<T>): Promise<T> => {
    await pause(3 + random() * 9)
    return result()
  }
  const made = <T>(index: number): { readonly value: T; readonly version: number } => ({
    value: JSON.parse(
      text.replaceAll(reservation.id, idOf(index)).replaceAll(String(until), String(limitOf(index))),
    ),
    version: reservation.version,
  })
  const store: Store = {
    ...memory,
    read: <T>(table: TableName, key: Key) =>
      call(async () => {
        const changed = await memory.read<T>(table, key)
        const index = table === 'reservations' && typeof key === 'string' ? indexes.get(key) : undefined
        return changed ?? (index === undefined ? undefined : made<T>(index))
      }),
    list: <T>(_: TableName, partition: string) =>
      call(async () =>
        [...(due.get(partition) ?? [])].map(([sort, value]) => ({
          sort,
          value: structuredClone(value) as T,
        })),
      ),
    create: (table, key, value) => call(() => memory.create(table, key, value)),
    replace: (table, key, value) => call(() => memory.put(table, key, value)),
    remove: (table, key) =>
      call(async () => {
        if (typeof key !== 'string' && due.get(key.partition)?.delete(key.sort)) ended.push(key.partition)
        await memory.remove(table, key)
      }),
  }
  return { store, ended, isLeft: () => [...due.values()].some(({ size }) => size > 0) }
}

/**
 * Ends the holds of many reservations that lapse without being paid, by the code of the service, run as often and as long as the
 * schedule does. In time that does not pass by itself.
 */
export async function simulateLapse(lapse: Lapse, seed: number): Promise<LapseOutcome> {
  const held = await heldReservation()
  const start = hourOf(held.until) + lifetimes.expiryGraceMs + minutesMs(1)
  const { now, pause, waitUntil, run } = jumpingTime(start)
  const { store, ended, isLeft } = storeOfHolds(held, lapse, { pause, random: seeded(seed) })
  const suppliers = localSuppliers({}, quietSupplierLog)
  let [released, runs, oldestMs, minutes] = [0, 0, 0, 0]
  const release = async (): Promise<void> => {
    await pause(lapse.releaseSeconds * 1000)
    released++
  }
  const airHosts = chooseAirHosts({ ...suppliers, store }).map((serving) => ({
    ...serving,
    host: { ...serving.host, release },
  }))
  while (isLeft()) {
    const begun = start + runs++ * runMs
    waitUntil(begun)
    const hasTime = () => begun + runMs - now() > leastMs
    const outcome = await run(() => expireHolds(now(), { store, airHosts }, hasTime))
    oldestMs = Math.max(oldestMs, outcome.oldestMs)
    minutes = (now() - start) / 60_000
  }
  const isOldestFirst = ended.every((hour, at) => at === 0 || hour >= (ended[at - 1] ?? ''))
  return { ...lapse, released, runs, minutes, oldestMinutes: oldestMs / 60_000, isOldestFirst }
}

/** What is simulated. */
export const lapses: readonly Lapse[] = [
  { name: 'all in one hour, the sandbox’s hosts', holds: 50_000, hours: 1, releaseSeconds: 0.03 },
  { name: 'all in one hour, real suppliers', holds: 50_000, hours: 1, releaseSeconds: 1.5 },
  { name: 'after 30 hours without a sweep, real suppliers', holds: 10_000, hours: 30, releaseSeconds: 1.5 },
]
