import { daysMs, type EpochMs } from '../../../kernel/instant.ts'
import type { Reservation } from '../../../reservation/reservation.ts'
import type { AirHosts } from '../../../suppliers/hosts.ts'
import type { Snapshot } from '../../store/sqlite-snapshots.ts'
import type { LocalDatabase } from '../database.ts'
import { Webhooks } from '../events/webhooks.ts'
import type { LocalParts } from '../functions.ts'
import { AirlineChanges } from './airline-changes.ts'
import { Confirmations } from './confirmations.ts'
import { ControlClock } from './control-clock.ts'
import { Recorder } from './recorder.ts'
import { ReservationVersions } from './reservation-versions.ts'
import { Scenarios } from './scenarios.ts'

/** What a person at this machine sees of the sandbox, and changes in it. */
export interface SandboxControl {
  /** The air hosts of the service, once it has been made. */
  airHosts: AirHosts
  readonly airlineChanges: AirlineChanges
  readonly clock: ControlClock
  readonly confirmations: Confirmations
  readonly recorder: Recorder
  readonly scenarios: Scenarios
  readonly webhooks: Webhooks
  readonly versions: ReservationVersions
  /** By name. */
  readonly snapshots: Map<string, KeptSnapshot>
}

export interface KeptSnapshot {
  /** ISO, by the real clock. */
  readonly takenAt: string
  readonly rows: Snapshot
}

/**
 * @param realNow the clock that the sandbox's is so much ahead of, or behind
 * @param retryPausesMs before a webhook is called again that did not take an event; absent: seconds, then minutes
 */
export const sandboxControl = (
  realNow: () => EpochMs = Date.now,
  retryPausesMs?: readonly number[],
): SandboxControl => ({
  airHosts: [],
  airlineChanges: new AirlineChanges(),
  clock: new ControlClock(realNow),
  confirmations: new Confirmations(realNow),
  recorder: new Recorder(),
  scenarios: new Scenarios(),
  webhooks: new Webhooks(retryPausesMs),
  snapshots: new Map(),
  versions: new ReservationVersions(),
})

type Parts = Pick<LocalParts, 'clock' | 'log' | 'wrapSteps' | 'withHosts' | 'supplierInboxes' | 'suppliers'>

/** The parts of a service that is seen and steered. */
export const controlled = <P extends Parts>(parts: P, control: SandboxControl): P => ({
  ...parts,
  clock: control.clock,
  log: control.recorder.log(parts.log),
  supplierInboxes: new Map([
    ...control.airlineChanges.inboxes(parts.suppliers.configuration.hosts.map(({ name }) => name)),
    ...parts.supplierInboxes,
  ]),
  wrapSteps: (run) => control.recorder.steps(parts.wrapSteps(run)),
  withHosts(hosts, store) {
    control.airHosts = parts.withHosts(hosts, store)
    return control.scenarios.hosts(control.airHosts)
  },
})

/** Who hears of reservations that are written. */
export const listenersOf = ({ webhooks, versions, clock }: SandboxControl) => ({
  publish: webhooks.publish,
  keep: (key: string, reservation: Reservation): void => versions.add(key, reservation, clock.now()),
})

/** What the routes of the control work on. */
export interface ControlledService {
  readonly control: SandboxControl
  readonly database: LocalDatabase
  /** Runs what is due by the clock. */
  runDueWork(): Promise<DueWork>
  idle(): Promise<void>
}

export interface DueWork {
  /** Reservations that lost unpaid offers. */
  readonly expired: number
  /** Orders that suppliers changed, and that are filed as they have them now. */
  readonly orders: number
}

export const noWork: DueWork = { expired: 0, orders: 0 }

/** Schedules look back a week at most. */
const stepMs = daysMs(6)

/** Moves the clock as time would pass: what becomes due on the way happens. Nothing happens on the way back. */
export async function moveTo(
  target: EpochMs,
  { control: { clock }, runDueWork }: ControlledService,
): Promise<DueWork> {
  let ran = noWork
  for (let at = Math.min(clock.now() + stepMs, target); ; at = Math.min(at + stepMs, target)) {
    clock.put(at)
    const { expired, orders } = await runDueWork()
    ran = { expired: ran.expired + expired, orders: ran.orders + orders }
    if (at === target) return ran
  }
}

/** Everything as at the start: no data, the real time, nothing that goes wrong. */
export async function reset({ control, database, idle }: ControlledService): Promise<void> {
  await idle()
  await database.snapshots?.restore()
  control.clock.reset()
  control.scenarios.clear()
  control.recorder.clear()
  control.webhooks.clear()
  control.airlineChanges.clear()
  control.versions.clear()
  control.confirmations.clear()
}
