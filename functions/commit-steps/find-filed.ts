import type { HotelCommit, Planned } from '../../lib/commit/commit.ts'
import type { EffectsSoFar } from '../../lib/commit/commit-effects.ts'
import { soldOf } from '../../lib/commit/commit-effects.ts'
import { hasEventOf, isFiledBy } from '../../lib/commit/commit-history.ts'
import { recordName, roomsByRecord, roomsOfSales } from '../../lib/hotel/hotel-order.ts'
import { roomsOfOrder } from '../../lib/hotel/reserved-rooms.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { freeLocator } from '../../lib/reservation/free-locator.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { Filed } from './filed.ts'
import type { PlannedWorkbench } from './step.ts'

/** A reservation that a commit makes or changes. */
interface Filing {
  readonly reservationId: string
  readonly isFiled: (reservation: Reservation) => boolean
}

/** The reservations that the commit filed; undefined: not all of what it makes or changes is filed. */
export async function findFiled(
  workbench: PlannedWorkbench,
  effects: EffectsSoFar,
  stores: Stores,
): Promise<Filed | undefined> {
  const filings = await filingsOf(workbench, effects, stores)
  const found = await Promise.all(
    filings.map(async ({ reservationId, isFiled }) => {
      const reservation = await stores.reservations.findWritten(reservationId)
      return reservation !== undefined && isFiled(reservation)
    }),
  )
  return filings.length > 0 && found.every(Boolean) ? filedIn(filings) : undefined
}

/**
 * Forbids the commit to file anything from now on, unless it has: a filing that is under way is refused by the table.
 *
 * @returns as `findFiled`
 */
export async function forbidFiling(
  workbench: PlannedWorkbench,
  effects: EffectsSoFar,
  stores: Stores,
): Promise<Filed | undefined> {
  const { commit } = workbench
  // What is void or refunded is filed whenever that comes.
  if (commit.kind === 'void' || commit.kind === 'refund') return findFiled(workbench, effects, stores)
  const filings = await filingsOf(workbench, effects, stores)
  let isFiled = filings.length > 0
  for (const filing of filings) if (!(await stores.reservations.forbidFiling(filing, commit))) isFiled = false
  return isFiled ? filedIn(filings) : undefined
}

const filedIn = (filings: readonly Filing[]): Filed => ({
  reservationIds: filings.map(({ reservationId }) => reservationId),
})

async function filingsOf(
  { commit, call }: PlannedWorkbench,
  effects: EffectsSoFar,
  stores: Stores,
): Promise<Filing[]> {
  if (commit.kind === 'hotel') return filingsOfRooms(commit, effects, { stores, tenantId: call.tenantId })
  const { reservationId } = commit.plan
  const isFiled =
    commit.kind === 'void' || commit.kind === 'refund'
      ? (reservation: Reservation) => hasEventOf(reservation, commit.id)
      : (reservation: Reservation) => isFiledBy(reservation, commit.id)
  return [{ reservationId, isFiled }]
}

async function filingsOfRooms(
  commit: Planned<HotelCommit>,
  { sold = [], soldPaid = [] }: EffectsSoFar,
  { stores, tenantId }: { readonly stores: Stores; readonly tenantId: string },
): Promise<Filing[]> {
  const { request } = commit
  if (request.kind === 'cancel' || request.kind === 'change')
    return [
      {
        reservationId: request.reservationId,
        isFiled: (reservation) => isFiledBy(reservation, commit.id),
      },
    ]
  const { order } = request
  const rooms =
    request.kind === 'record' ? request.rooms : roomsOfSales(soldOf([...sold, ...soldPaid], 'rooms'))
  const { reservationId } = order
  const isFiled = (reservation: Reservation): boolean => roomsOfOrder(order, reservation).length > 0
  if (rooms.length === 0) return []
  if (reservationId !== undefined) return [{ reservationId, isFiled }]
  const records = roomsByRecord(order, rooms).map((ofRecord) => recordName(order, ofRecord))
  const names = await Promise.all(records.map((name) => freeLocator(name, tenantId, stores)))
  return names.map((name) => ({ reservationId: name.reservationId, isFiled }))
}
