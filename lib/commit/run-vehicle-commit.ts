import { isLiveVehicle } from '../car/vehicle.ts'
import { derivedId } from '../kernel/derived-id.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Context } from '../platform/http/serve-family.ts'
import { requireReservation } from '../reservation/require-reservation.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import { toReservationAnswer } from '../reservation/wire/reservation.ts'
import type { ClosedWorkbench, OpenWorkbench } from '../workbench/workbench.ts'
import { committedReservation } from './answer-commit.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { committing, createCommit, runCommit } from './run-commit.ts'
import { toPendingAnswer } from './wire/commit.ts'

/** The car that a workbench was made to book. */
export const vehicleIdIn = (workbenchId: string): string => derivedId(`${workbenchId}#vehicle`)

/**
 * Names of a request's attempts: the same for the same request, unless an Idempotency-Key tells that it is
 * another one.
 */
export const attemptsOf =
  (context: Context, ...parts: readonly unknown[]) =>
  (attempt: number): string =>
    derivedId(JSON.stringify(['vehicle', context.headers('idempotencyKey') ?? '', ...parts, attempt]))

/** What is to be committed, and under which names. */
interface VehicleWork {
  readonly nameOf: (attempt: number) => string
  /** Makes the workbench; only called when the request was not seen before. */
  readonly workbenchOf: (id: string) => Promise<OpenWorkbench>
  /** Whether what an earlier attempt did is still what the request asks for. */
  readonly stillStands: (reservation: Reservation, workbenchId: string) => boolean
}

/**
 * Commits a workbench that is made for it. A repetition of the request joins the commit or gets its end
 * again, for as long as what it booked stands; after a refusal it is tried anew.
 */
export async function runVehicleCommit(
  { nameOf, workbenchOf, stillStands }: VehicleWork,
  context: Context,
  workflow: CommitWorkflow,
): Promise<ReservationAnswer> {
  for (let attempt = 0; ; attempt++) {
    const id = nameOf(attempt)
    const known = await context.stores.workbenches.find(id)
    const begun =
      known && known.status !== 'open'
        ? known
        : await createCommit(committing(await workbenchOf(id), { twoStep: false }, context, id), context)
    if (begun.status === 'closed' && !(await hasEndedWell(begun, stillStands, context))) continue
    const end = await runCommit(begun, context, workflow)
    if (end.kind !== 'over') return toPendingAnswer(id)
    return answerVehicles(await inWordsOfCars(() => committedReservation(end.outcome, context)), context)
  }
}

async function hasEndedWell(
  { id, outcome }: ClosedWorkbench,
  stillStands: VehicleWork['stillStands'],
  { stores, now }: Context,
): Promise<boolean> {
  if (outcome.kind !== 'committed') return false
  const reservation = await stores.reservations.find(outcome.reservationId, now)
  return reservation !== undefined && stillStands(reservation, id)
}

/** Whether the car that a workbench booked is not cancelled since. */
export const hasCarOf = ({ vehicles = [] }: Reservation, workbenchId: string): boolean =>
  vehicles.some((vehicle) => vehicle.id === vehicleIdIn(workbenchId) && isLiveVehicle(vehicle))

/** The whole reservation, as clients of hotels and cars read it. */
export const answerVehicles = async (
  reservation: Reservation,
  { stores }: Context,
): Promise<ReservationAnswer> =>
  toReservationAnswer(reservation, await stores.documents.findMany(reservation.documentNumbers), {
    detail: true,
    byLocator: true,
  })

/** Cars are refused with a status of their own, air reservations with 200. */
const codesOfCars: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  locatorUnknown: 'rentalReservationUnknown',
  reservationUnknown: 'rentalReservationUnknown',
  reservationChanged: 'rentalReservationUnknown',
  rentalUnderWay: 'rentalBegun',
  commitFailed: 'supplierUnavailable',
}

async function inWordsOfCars<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Refusal ? codesOfCars[error.code] : undefined
    throw code ? new Refusal(code, {}, { cause: error }) : error
  }
}

/** @throws Refusal `rentalReservationUnknown` */
export const requireReservationOfCar = (name: string, context: Context): Promise<Reservation> =>
  inWordsOfCars(() => requireReservation(context, name))
